import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What must not outlive this process: files that are not whole yet, and other processes that work for it.
///
/// The one place with state of the whole process, because a signal is sent to the whole process and carries nothing
/// that would lead to a value handed in. Signals are waited for by a thread of their own instead of being handled in the
/// middle of anything, so that locks and memory may be used as anywhere else.
package enum ProcessCleanup {
  private struct State {
    var files: Set<String> = []
    var children: Set<pid_t> = []
  }

  private static let state = Mutex(State())

  /// The signals that ask a program to end.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  // MARK: Files

  /// Makes a file that is removed when a signal ends the process; never at the same time as that.
  package static func make<Value: Sendable, Failure: Error>(
    _ path: String, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in
      let value = try make()
      state.files.insert(path)
      return value
    }
  }

  /// Removes or moves such a file, after which it is left alone.
  package static func settle(_ path: String, _ settle: () -> Bool) -> Bool {
    state.withLock { state in
      let isSettled = settle()
      if isSettled { state.files.remove(path) }
      return isSettled
    }
  }

  // MARK: Other processes

  /// Starts a process that is ended when a signal ends this one.
  static func start(_ start: (inout pid_t) -> Int32) -> (code: Int32, process: pid_t) {
    state.withLock { state in
      var process = pid_t()
      let code = start(&process)
      if code == 0 { state.children.insert(process) }
      return (code, process)
    }
  }

  /// Looks whether such a process has ended. Its number may belong to another one from then on.
  /// - Returns: as waitpid(2) does.
  static func poll(_ process: pid_t) -> (found: pid_t, status: Int32) {
    state.withLock { state in
      var status: Int32 = 0
      let found = waitpid(process, &status, WNOHANG)
      if found == process || (found < 0 && errno != EINTR) { state.children.remove(process) }
      return (found, status)
    }
  }

  // MARK: Signals

  /// From now on nothing is left behind when a signal ends this process, which still ends by that signal, as its parent
  /// expects. To be called before other threads are started, since they take over which signals they leave to this one.
  package static func leaveNothingBehind() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in signals {
      // What is ignored was meant to be, as by nohup.
      let before = signal(number, SIG_DFL)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        sigaddset(&watched, number)
      }
    }
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    let set = watched
    detach {
      var (set, number) = (set, Int32(0))
      while sigwait(&set, &number) != 0 {}
      end(by: number)
    }
  }

  private static func end(by number: Int32) {
    // Never let go of: nothing new may be made.
    state.withLock { state in
      for path in state.files { unlink(path) }
      for child in state.children { kill(child, SIGTERM) }
      signal(number, SIG_DFL)
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, number)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      kill(getpid(), number)
      _exit(128 + number)
    }
  }

  /// The signals that a new process must not have blocked only because this one waits for them.
  static func unblockedMask() -> sigset_t {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    for number in signals { sigdelset(&mask, number) }
    return mask
  }

  // MARK: Parents

  /// Ends this process when the one that started it is gone, in whatever way it ended: nobody waits for the answer.
  package static func endWithParent() {
    let parent = getppid()
    detach {
      while getppid() == parent { usleep(200_000) }
      _exit(1)
    }
  }

  // MARK: Threads

  /// Runs `body` on a thread of its own that nobody waits for. Where none can be started it is not run.
  private static func detach(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(ThreadBody(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failed = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, box.toOpaque())
      if failed == 0, let thread { pthread_detach(thread) } else { box.release() }
    #else
      var thread = pthread_t()
      let failed = pthread_create(
        &thread, nil,
        { argument in
          if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, box.toOpaque())
      if failed == 0 { pthread_detach(thread) } else { box.release() }
    #endif
  }

  /// Carries a closure through a C pointer.
  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
