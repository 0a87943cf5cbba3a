#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs something on a thread of its own and tells how deep its stack became.
enum PaintedStack {
  private static let paint: UInt8 = 0xA5

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let work else { return nil }
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  }

  /// The bytes of stack that `body` touched, of at most `limit`.
  static func bytesUsed(limit: Int, _ body: @escaping () -> Void) -> Int {
    let stack = UnsafeMutableRawPointer.allocate(byteCount: limit, alignment: 1 << 16)
    defer { stack.deallocate() }
    memset(stack, Int32(paint), limit)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstack(&attributes, stack, limit)
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    start(&attributes, work)
    pthread_attr_destroy(&attributes)
    // A block is untouched where each of its bytes equals the next: `memcmp` is fast in builds without optimization too.
    let block = 1 << 12
    var untouched = 0
    while untouched + block < limit, stack.load(fromByteOffset: untouched, as: UInt8.self) == paint,
      memcmp(stack + untouched, stack + untouched + 1, block) == 0
    {
      untouched += block
    }
    while untouched < limit, stack.load(fromByteOffset: untouched, as: UInt8.self) == paint { untouched += 1 }
    return limit - untouched
  }

  #if canImport(Darwin)
    private static func start(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) {
      var thread: pthread_t?
      pthread_create(&thread, &attributes, { Work.run($0) }, work)
      if let thread { pthread_join(thread, nil) }
    }
  #else
    private static func start(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) {
      var thread = pthread_t()
      pthread_create(&thread, &attributes, { Work.run($0) }, work)
      pthread_join(thread, nil)
    }
  #endif
}
