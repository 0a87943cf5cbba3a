import DigraphCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

exit(run(arguments: Array(CommandLine.arguments.dropFirst()), in: .build()).rawValue)
