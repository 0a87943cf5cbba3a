import ChildProcesses
import DigraphReport
import WorkerThreads

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

extension Environment {
  /// What the program reaches when it runs for real.
  package static func build() -> Environment {
    ProcessCleanup.leaveNothingBehind()
    Allocator.keepFreedMemory()
    // Writing to a pipe nobody reads, or past a limit, is then an error of the call instead of the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The absolute path of this program; nil where the system does not say.
    #if canImport(Darwin)
      let executable = Bundle.main.executablePath
    #else
      let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
    var environment = Environment(
      variables: ProcessInfo.processInfo.environment,
      workingFolder: FileManager.default.currentDirectoryPath,
      standardOutput: FileDescriptorSink(STDOUT_FILENO),
      standardError: FileDescriptorSink(STDERR_FILENO),
      now: { ContinuousClock.now },
      processorCount: Workers.processorCount,
      pipeline: .build(),
      executable: executable,
      peakMemory: peakMemory)
    environment.standardInput = FileDescriptorSource(STDIN_FILENO)
    environment.pause = { time in
      // A signal may end it early, which is no harm.
      usleep(UInt32(time / .microseconds(1)))
      return true
    }
    environment.keep = { _ = Unmanaged.passRetained(Kept($0)) }
    return environment
  }

  /// Holds a report that nobody lets go of.
  private final class Kept: Sendable {
    let report: Report

    init(_ report: Report) { self.report = report }
  }

  /// Source: getrusage(2), whose unit is the kilobyte on Linux and the byte on Darwin.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      let isKnown = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0
    #else
      let isKnown = getrusage(RUSAGE_SELF, &usage) == 0
    #endif
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return isKnown ? usage.ru_maxrss * unit : 0
  }
}
