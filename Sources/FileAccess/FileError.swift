/// Why a file or folder cannot be read.
package struct FileError: Error, Sendable {
  /// The reason, worded to follow a colon.
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// The error of the last call to the operating system.
  package static var last: FileError { FileError(SystemError.last.reason) }

  package static let isLink = FileError("it is a symbolic link, and links are not followed")
  package static let notFound = FileError("no such file or directory")
  package static let notRegular = FileError("it is not a regular file")

  /// - Parameter limit: the most bytes that are read.
  package static func tooLarge(limit: Int) -> FileError { FileError("it is larger than \(limit >> 20) MB") }
}
