import ChildProcesses

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lays DOT out by libgraphviz, behind a shield: the library can crash or run for hours on some graphs, so that it works
/// in a process of its own wherever an executable for that is known.
package enum GraphvizLayout {
  /// The first argument that makes this program a layout process; the main function then calls `runAsChild`.
  package static let childArgument = "--internal-layout"

  /// Graphviz's names of layouts.
  package enum Engine: String, Sendable, CaseIterable {
    /// In layers.
    case dot
    /// By springs; for graphs that layers would take too long for.
    case sfdp
    /// By springs, for small graphs; for such with frames; in circles; around a centre.
    case neato, fdp, circo, twopi
    /// As it is told where everything stands.
    case rows = "nop"
  }

  /// Why there is no layout. The text completes "the layout …".
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// What went wrong, in a few words.
    package var description: String

    package init(_ description: String) { self.description = description }
  }

  /// The picture in one of Graphviz's own formats: `svg`, `png`, `pdf`.
  ///
  /// - Throws: `Failure` if the library refuses the graph, crashes, or takes longer than allowed.
  package static func render(
    dot: [UInt8], engine: Engine, format: String = "svg", _ options: LayoutOptions
  ) throws(Failure) -> [UInt8] {
    guard let executable = options.executable else { return try GraphvizLibrary.render(dot, engine, format) }
    let arguments = [childArgument, engine.rawValue, format]
    do {
      return try ChildProcess.output(executable, arguments, input: dot, seconds: options.timeout)
    } catch {
      throw Failure(error.description)
    }
  }

  /// What the layout process does: reads DOT from standard input, writes the picture to standard output.
  ///
  /// - Parameter arguments: those after `childArgument`: the engine and the format.
  /// - Returns: the exit code: 0, or 1 where there is no layout.
  package static func runAsChild(_ arguments: [String]) -> Int32 {
    guard arguments.count == 2, let engine = Engine(rawValue: arguments[0]) else { return 2 }
    // A crash is expected now and then, and nobody wants its core.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
    guard let picture = try? GraphvizLibrary.render(readAll(), engine, arguments[1]) else { return 1 }
    return writeAll(picture) ? 0 : 1
  }

  private static func readAll() -> [UInt8] {
    var (input, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return input }
      input += chunk[..<count]
    }
  }

  private static func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
