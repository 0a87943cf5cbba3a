/// How much of one file a scan reads at most. Whatever is larger was not written by hand, and is left out as a whole.
package enum ReadLimit {
  /// In bytes, by the file's name.
  package static func bytes(of path: String) -> Int {
    if path.hasSuffix(".gitignore") { return 16 << 20 }
    // Those of the largest applications have 20 MB.
    return path.hasSuffix(".pbxproj") ? 256 << 20 : 64 << 20
  }
}
