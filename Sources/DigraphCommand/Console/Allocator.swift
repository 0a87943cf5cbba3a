#if canImport(Glibc)
  import CAllocator
#endif

/// The C library's memory.
enum Allocator {
  /// Has what is freed kept for what is needed next, where the GNU C library would give it back and have the system
  /// clear it again page by page: a twentieth of a scan. Large arrays go back at once: what a large file leaves behind
  /// would stand beside what comes next. Darwin's and musl's allocators are as they are.
  ///
  /// Source: mallopt(3).
  static func keepFreedMemory() {
    #if canImport(Glibc)
      _ = mallopt(M_MMAP_THRESHOLD, 4 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 16 << 20)
      _ = mallopt(M_TOP_PAD, 1 << 20)
    #endif
  }
}
