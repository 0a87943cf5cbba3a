extension BuiltInTexts {
  static let xcTest: StaticString = #"""
    //: framework XCTest, prefix XC, tests

    class XCTest: NSObject {}
    class XCTestCase: XCTest {}  //: makes test
    class XCTestExpectation: NSObject {}  //: glue testing
    func XCTUnwrap<T>(_ expression: T?, _ message: String = 0, file: String = 0, line: Int = 0) throws -> T
    func XCTAssertEqual<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertEqual<T>(_ a: T, _ b: T, accuracy: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertNotEqual<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertIdentical<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertGreaterThan<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertGreaterThanOrEqual<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertLessThan<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertLessThanOrEqual<T>(_ a: T, _ b: T, _ message: String = 0, file: String = 0, line: Int = 0)
    func XCTAssertThrowsError<T>(_ expression: T, _ message: String = 0, file: String = 0, line: Int = 0, _ handler: ((any Error) -> Void)? = nil)

    //: XCUIApplication  glue testing
    """#
}
