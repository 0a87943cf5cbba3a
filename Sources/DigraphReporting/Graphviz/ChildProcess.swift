import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another process that gets bytes and gives bytes, and is ended if it takes too long.
///
/// Foundation's `Process` is not used: writing to one that has died would end this process by SIGPIPE, unless signals
/// are changed for everybody.
enum ChildProcess {
  /// Why there is no answer. The text completes "the layout …".
  enum Failure: Error, Equatable, CustomStringConvertible {
    case cannotStart(Int32)
    case tooSlow(Double)
    case crashed(signal: Int32)
    case failed(code: Int32)

    var description: String {
      switch self {
      case .cannotStart(let code): "cannot be started (\(String(cString: strerror(code))))"
      case .tooSlow(let seconds): "took longer than \(Int(seconds.rounded(.up))) s"
      case .crashed(let signal): "crashed (signal \(signal))"
      case .failed: "failed"
      }
    }
  }

  /// Starts the program, writes the input to its standard input, and reads its standard output to the end.
  static func run(
    _ executable: String, _ arguments: [String], input: [UInt8], seconds: Double
  ) throws(Failure) -> [UInt8] {
    let deadline = ContinuousClock.now + .seconds(seconds)
    // A socket rather than a pipe: writing to it can be kept from raising SIGPIPE.
    var (sockets, pipes): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard socketpair(AF_UNIX, streamType, 0, &sockets) == 0 else { throw .cannotStart(errno) }
    defer { sockets.forEach { if $0 >= 0 { close($0) } } }
    guard pipe(&pipes) == 0 else { throw .cannotStart(errno) }
    defer { pipes.forEach { if $0 >= 0 { close($0) } } }
    for descriptor in sockets + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif

    let process = try start(executable, arguments, input: sockets[1], output: pipes[1])
    // The other ends belong to the child now: without this, its end would not be seen.
    for (keep, descriptor) in [sockets[1], pipes[1]].enumerated() {
      close(descriptor)
      if keep == 0 { sockets[1] = -1 } else { pipes[1] = -1 }
    }
    let output = exchange(input, sockets[0], pipes[0], until: deadline)
    guard let status = wait(for: process, until: output == nil ? .now : deadline), let output else {
      throw .tooSlow(seconds)
    }
    if status & 0x7F != 0 { throw .crashed(signal: status & 0x7F) }
    guard status >> 8 & 0xFF == 0 else { throw .failed(code: status >> 8 & 0xFF) }
    return output
  }

  private static func start(
    _ executable: String, _ arguments: [String], input: Int32, output: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, executable, &actions, nil, &words, &variables)
    guard code == 0 else { throw .cannotStart(code) }
    return process
  }

  /// Writes and reads at once, as either side may be waiting for the other.
  ///
  /// - Returns: what was read up to the end, nil if time ran out.
  private static func exchange(
    _ input: [UInt8], _ sink: Int32, _ source: Int32, until deadline: ContinuousClock.Instant
  ) -> [UInt8]? {
    var (rest, output, chunk) = (input[...], [UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let left = deadline - .now
      guard left > .zero else { return nil }
      if rest.isEmpty { shutdown(sink, writing) }
      var waiting = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
      if !rest.isEmpty { waiting.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
      let milliseconds = Int32(clamping: left.components.seconds * 1000 + 50)
      if poll(&waiting, nfds_t(waiting.count), min(milliseconds, 1000)) <= 0 { continue }
      if waiting.count > 1, waiting[1].revents != 0 {
        let count = rest.withUnsafeBytes { send(sink, $0.baseAddress, $0.count, quietly) }
        // A child that reads no more has said all it will say.
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN && errno != EINTR { rest = [] }
      }
      if waiting[0].revents != 0 {
        let count = read(source, &chunk, chunk.count)
        if count == 0 { return output }
        if count > 0 { output += chunk[..<count] } else if errno != EINTR { return output }
      }
    }
  }

  /// Waits for the process to end, and ends it at the deadline.
  ///
  /// - Returns: its status, nil if it had to be ended.
  private static func wait(for process: pid_t, until deadline: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { return status }
      if found < 0, errno != EINTR { return nil }
      if found == 0, ContinuousClock.now >= deadline {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return nil
      }
      usleep(500)
    }
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
    private static let writing = SHUT_WR
    private static let quietly = MSG_DONTWAIT
  #else
    private static let streamType = Int32(SOCK_STREAM.rawValue)
    private static let writing = Int32(SHUT_WR)
    private static let quietly = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
  #endif
}
