import DigraphReport
import Testing

/// Code that nobody has finished is linked as far as it goes, and never ends the program.
@Suite struct UnfinishedCodeTests {
  @Test(arguments: [
    "await = [:]", "try = 1", "_ = (= 1)", "= 1", "a = = 1", "a as", "a is", "? 1 : 2", "a ? : 2", "?? 1", "a ??",
    "== 1", "a ==", "a += ", ".. < 3",
  ])
  func isLinked(statement: String) {
    let report = SmallProgram("final class A { var a = 1; func f() { \(statement) } }\nfinal class B { let a = A() }")
      .report()
    #expect(report.nodes.contains { $0.name == "B" })
  }

  @Test(arguments: ["() ->", "(Int) ->", "-> Int", "() async", "[", "[Int:", "some", "any", "(", "() -> ~", "`"])
  func isResolved(type: String) {
    let report = SmallProgram("final class B { let a = 1 }\nclass A { var a: \(type)\n var b: Int }").report()
    #expect(report.nodes.contains { $0.name == "B" })
  }
}
