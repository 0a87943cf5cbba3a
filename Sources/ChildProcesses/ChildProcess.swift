#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
package enum ChildProcess {
  /// What a process that ended by itself left behind.
  package struct Answer: Sendable {
    /// Its exit code.
    package let code: Int32
    package let output: [UInt8]
    package let errors: [UInt8]
  }

  /// Why there is no answer. The text completes "the layout …".
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case cannotStart(Int32)
    case tooSlow(Double)
    case crashed(signal: Int32)
    case failed(code: Int32)

    package var description: String {
      switch self {
      case .cannotStart(let code): "cannot be started (\(String(cString: strerror(code))))"
      case .tooSlow(let seconds): "took longer than \(Int(seconds.rounded(.up))) s"
      case .crashed(let signal): "crashed (signal \(signal))"
      case .failed: "failed"
      }
    }
  }

  /// Starts the program, writes the input to its standard input, and reads its standard output to the end.
  package static func output(
    _ executable: String, _ arguments: [String], input: [UInt8], seconds: Double
  ) throws(Failure) -> [UInt8] {
    let answer = try run(executable, arguments, environment: nil, input: input, seconds: seconds)
    guard answer.code == 0 else { throw .failed(code: answer.code) }
    return answer.output
  }

  /// Starts the program, writes the input to its standard input, and reads all it says.
  ///
  /// - Parameter environment: nil gives it the one of this process.
  package static func run(
    _ executable: String, _ arguments: [String], environment: [String: String]?, input: [UInt8], seconds: Double
  ) throws(Failure) -> Answer {
    let deadline = ContinuousClock.now + .seconds(seconds)
    // A socket rather than a pipe: writing to it can be kept from raising SIGPIPE.
    var (sockets, pipes, complaints): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    guard socketpair(AF_UNIX, streamType, 0, &sockets) == 0 else { throw .cannotStart(errno) }
    defer { sockets.forEach { if $0 >= 0 { close($0) } } }
    guard pipe(&pipes) == 0 else { throw .cannotStart(errno) }
    defer { pipes.forEach { if $0 >= 0 { close($0) } } }
    guard pipe(&complaints) == 0 else { throw .cannotStart(errno) }
    defer { complaints.forEach { if $0 >= 0 { close($0) } } }
    for descriptor in sockets + pipes + complaints { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif

    let process = try start(
      executable, arguments, environment, input: sockets[1], output: pipes[1], errors: complaints[1])
    // The other ends belong to the child now: without this, its end would not be seen.
    close(sockets[1])
    sockets[1] = -1
    close(pipes[1])
    pipes[1] = -1
    close(complaints[1])
    complaints[1] = -1
    let said = exchange(input, sockets[0], [pipes[0], complaints[0]], until: deadline)
    guard let status = wait(for: process, until: said == nil ? .now : deadline), let said else {
      throw .tooSlow(seconds)
    }
    if status & 0x7F != 0 { throw .crashed(signal: status & 0x7F) }
    return Answer(code: status >> 8 & 0xFF, output: said[0], errors: said[1])
  }

  private static func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String]?, input: Int32, output: Int32,
    errors: Int32
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
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = ProcessCleanup.unblockedMask()
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let variables = environment ?? ProcessInfo.processInfo.environment
    var texts = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { texts.forEach { free($0) } }
    let started = ProcessCleanup.start { posix_spawn(&$0, executable, &actions, &attributes, &words, &texts) }
    guard started.code == 0 else { throw .cannotStart(started.code) }
    return started.process
  }

  /// Writes and reads at once, as either side may be waiting for the other.
  ///
  /// - Returns: what was read from each source up to its end, nil if time ran out.
  private static func exchange(
    _ input: [UInt8], _ sink: Int32, _ sources: [Int32], until deadline: ContinuousClock.Instant
  ) -> [[UInt8]]? {
    var (rest, chunk) = (input[...], [UInt8](repeating: 0, count: 1 << 16))
    var outputs = [[UInt8]](repeating: [], count: sources.count)
    var open = Array(sources.indices)
    while !open.isEmpty {
      let left = deadline - .now
      guard left > .zero else { return nil }
      if rest.isEmpty { shutdown(sink, writing) }
      var waiting = open.map { pollfd(fd: sources[$0], events: Int16(POLLIN), revents: 0) }
      if !rest.isEmpty { waiting.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
      let milliseconds = Int32(clamping: left.components.seconds * 1000 + 50)
      if poll(&waiting, nfds_t(waiting.count), min(milliseconds, 1000)) <= 0 { continue }
      if waiting.count > open.count, waiting[open.count].revents != 0 {
        let count = rest.withUnsafeBytes { send(sink, $0.baseAddress, $0.count, quietly) }
        // A child that reads no more has said all it will say.
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN && errno != EINTR { rest = [] }
      }
      for (place, source) in open.enumerated() where waiting[place].revents != 0 {
        let count = read(sources[source], &chunk, chunk.count)
        if count > 0 { outputs[source] += chunk[..<count] }
        if count == 0 || (count < 0 && errno != EINTR) { open.removeAll { $0 == source } }
      }
    }
    return outputs
  }

  /// Waits for the process to end, and ends it at the deadline.
  ///
  /// - Returns: its status, nil if it had to be ended.
  private static func wait(for process: pid_t, until deadline: ContinuousClock.Instant) -> Int32? {
    var isEnded = false
    while true {
      let (found, status) = ProcessCleanup.poll(process)
      if found == process { return isEnded ? nil : status }
      if found < 0, errno != EINTR { return nil }
      if found == 0, !isEnded, ContinuousClock.now >= deadline {
        kill(process, SIGKILL)
        isEnded = true
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
