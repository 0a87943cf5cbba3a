/// Which files a scan may want to read, or to say that it does not, by their names.
package enum ReadableFile {
  package static func mayBeRead(_ path: String) -> Bool {
    if path.hasSuffix(".swift") { return true }
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[bytes.index(after: $0)...]) } ?? path
    return SourceFinder.isSwift(name) || name == ".gitignore" || Licence.isLicence(name)
      || BazelPackage.isBuildFile(name)
      || endings.contains { name.hasSuffix($0) }
  }

  /// Headers, and what says which targets there are.
  private static let endings = [".h", ".pbxproj", ".podspec", ".xcconfig", ".yaml", ".yml"]
}
