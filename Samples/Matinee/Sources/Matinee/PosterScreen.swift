import Foundation

/// A stand-in for a view controller that a storyboard creates. Its property is typed by a protocol and can be set, yet
/// unless somebody does, the screen makes what it needs itself.
final class PosterScreen {
  var source: RowSource = Programme()
  private(set) var lines: [String] = []

  func viewWillAppear() {
    lines = source.rows()
  }

  /// Downcast and swap: the screen knows which type stands behind the protocol, and what that one holds.
  func goOffline() {
    guard let programme = source as? Programme else { return }
    programme.source.connection = FolderConnection(files: FileManager.default)
  }
}
