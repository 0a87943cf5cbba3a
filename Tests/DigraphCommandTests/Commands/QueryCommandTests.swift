import DigraphCommand
import DigraphReporting
import Foundation
import Testing

/// `why`, `cycles`, `depth` and the flags that look at a part of the graph.
@Suite struct QueryCommandTests {
  static let shop = "Samples/SandwichShop/Before"

  @Test func answersWhy() {
    let page = RealProgram.output(["why", "A", "F", "Samples/SixTypes", "--all", "5"])
    #expect(page.hasPrefix("A depends on F through 3 edges.\n"))
    #expect(page.contains("\n\n  A -> B  construct  Samples/SixTypes/Sources/SixTypes/A.swift:3:19\n"))
    #expect(page.components(separatedBy: "E -> F").count == 3)
    let reverse = RealProgram.output(["why", "F", "A", "Samples/SixTypes"])
    #expect(reverse.hasPrefix("F does not depend on A"))
    #expect(reverse.contains("A depends on F"))
  }

  @Test func answersWhyAnEffect() throws {
    let page = RealProgram.output(["why", "LoginViewModel", "--effect", "network", Self.shop])
    #expect(page.hasPrefix("LoginViewModel reaches the group 'network', and no test can intercept it."))
    #expect(page.hasSuffix("  → OrderingAPI.send()\n  → URLSession.shared\n"))
    let after = RealProgram.output(["why", "LoginViewModel", "--effect", "network", "Samples/SandwichShop/After"])
    #expect(after.contains("but a test can intercept a call on the way."))
    let none = RealProgram.output(["why", "Account", "--effect", "network", Self.shop])
    #expect(none.hasPrefix("Account does not reach the group 'network'"))
    let json = RealProgram.output(["why", "LoginViewModel", "--effect", "network", Self.shop, "--format", "json"])
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let types = try #require(answer["types"] as? [[String: Any]])
    #expect(types.first?["hidden"] as? Bool == true)
    #expect((types.first?["chain"] as? [String])?.last == "URLSession.shared")
  }

  @Test(arguments: [
    (["why", "LoginViewModl", "Session"], "no type is named 'LoginViewModl'; did you mean 'LoginViewModel'"),
    (["why", "--effect", "clock"], "'why --effect' needs a type: digraph why A --effect clock"),
    (["why", "Session"], "'why' needs two types: digraph why A B"),
    (["why", "/(/", "Session"], "'/(/' is not a valid regular expression"),
    (["depth", "--focus", "A", "--reaches", "B"], "'depth' accepts --focus or --reaches, not both"),
    (["depth", "--modules", "SandwichShp"], "no module is named 'SandwichShp'; did you mean 'SandwichShop'?"),
    (["metrics", "--sort", "fanin"], "unknown metric 'fanin' for --sort; did you mean 'fan-in'?"),
    (["cycles", "--format", "csv"], "no format 'csv' for --format; here it is one of: text, json"),
    (["graph", "--focus", "Sesion"], "no type is named 'Sesion'; did you mean 'Session'?"),
    (["why", "A", "B", "--all", "0"], "--all needs a number from 1 to 10000, not '0'"),
  ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: "\(RealProgram.root)/\(Self.shop)", standardOutput: output,
        standardError: errors, now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    #expect(code == .failure)
    #expect(errors.text.hasPrefix("digraph: \(message)"), "\(errors.text)")
    #expect(output.text.isEmpty)
  }

  /// Names in the JSON of a graph.
  func nodes(_ arguments: [String]) throws -> Set<String> {
    let json = RealProgram.output(["graph", Self.shop, "--format", "json"] + arguments)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let nodes = try #require(report["nodes"] as? [[String: Any]])
    #expect(nodes.enumerated().allSatisfy { $0.offset == $0.element["id"] as? Int })
    for edge in report["edges"] as? [[String: Any]] ?? [] {
      #expect(
        nodes.indices.contains(edge["source"] as? Int ?? -1) && nodes.indices.contains(edge["target"] as? Int ?? -1))
    }
    return Set(nodes.compactMap { $0["name"] as? String })
  }

  @Test func looksAtAPart() throws {
    #expect(
      try nodes(["--focus", "OrderingAPI"]) == [
        "ChooseCardViewModel", "ChooseSandwichViewModel", "LoginViewModel", "OrderingAPI", "URLSession",
      ])
    let reaching = try nodes(["--reaches", "URLSession"])
    #expect(reaching.isSuperset(of: ["LoginViewController", "LoginViewModel", "OrderingAPI", "URLSession"]))
    #expect(!reaching.contains("Session"))
    #expect(try nodes(["--reaches", "URLSession", "--focus-depth", "1"]) == ["OrderingAPI", "URLSession"])
    #expect(try nodes(["--modules", "ScreenKit"]) == ["NavigationController", "ViewController"])
    #expect(
      try nodes(["--reaches", "URLSession", "--focus", "LoginViewModel"]) == [
        "LoginViewModel", "LoginViewController", "OrderingAPI",
      ])
    let whole = try nodes(["--focus", "/^LoginViewModel$/", "--focus-depth", "0"])
    #expect(whole.isSuperset(of: ["LoginViewController", "URLSession"]))
    #expect(try nodes(["--cycles-only"]).isEmpty)
  }

  @Test func drawsAPart() {
    let dot = RealProgram.output(["graph", Self.shop, "--focus", "OrderingAPI"])
    #expect(dot.contains("OrderingAPI") && dot.contains("URLSession"))
    #expect(!dot.contains("NavigationController"))
    let modules = RealProgram.output(["graph", Self.shop, "--collapse", "module"])
    #expect(!modules.contains("LoginViewModel ->"))
  }

  @Test func answersInEveryFormatItNames() throws {
    // Those that ask about commits are asked in repositories of their own.
    for command in Commands.all where !["affected", "diff", "history"].contains(command.name) {
      for format in command.formats ?? [] {
        let operands =
          command.operands.hasPrefix("A [B]")
          ? ["Log*Model", "Session"] : command.operands.hasPrefix("TYPE") ? ["Session"] : []
        let output = RealProgram.output([command.name] + operands + [Self.shop, "--format", format.rawValue])
        #expect(!output.isEmpty && output.utf8.last == UInt8(ascii: "\n"), "\(command.name) \(format)")
        if format == .json { _ = try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        let other = RealProgram.output(
          [command.name, "-j", "1"] + operands + [Self.shop, "--format", format.rawValue])
        #expect(output == other)
      }
    }
  }
}
