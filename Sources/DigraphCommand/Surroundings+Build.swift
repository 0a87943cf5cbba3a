import Foundation

extension Surroundings {
  /// What the program reaches when it runs for real.
  package static func build() -> Surroundings {
    // Writing to a pipe nobody reads, or past a limit, is then an error of the call instead of the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Surroundings(
      environment: ProcessInfo.processInfo.environment,
      workingFolder: FileManager.default.currentDirectoryPath,
      standardOutput: FileDescriptorSink(STDOUT_FILENO),
      standardError: FileDescriptorSink(STDERR_FILENO),
      now: { ContinuousClock.now },
      pipeline: .build(),
      executable: Bundle.main.executablePath)
  }
}
