import DigraphCommand
import FileAccess
import Foundation
import Testing

@Suite struct FileDescriptorSinkTests {
  @Test func takesAReaderThatWentAwayForOneThatHasReadEnough() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    let sink = FileDescriptorSink(pipe.fileHandleForWriting.fileDescriptor)
    try sink.write(Array("heard".utf8))
    #expect(pipe.fileHandleForReading.availableData == Data("heard".utf8))
    try pipe.fileHandleForReading.close()
    try sink.write(Array("unheard".utf8))
    #expect(!sink.isTerminal)
    #expect(sink.columns == nil)
  }

  @Test func waitsForAReaderThatIsSlow() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 65, count: 1 << 20)
    async let heard = Task.detached { try pipe.fileHandleForReading.readToEnd() }.value
    try FileDescriptorSink(descriptor).write(bytes)
    try pipe.fileHandleForWriting.close()
    #expect(try await heard == Data(bytes))
  }

  @Test func saysThatADiskIsFull() throws {
    let full = FileHandle(forWritingAtPath: "/dev/full")
    // There is no such device but on Linux.
    guard let full else { return }
    #expect(throws: SystemError(code: ENOSPC)) { try FileDescriptorSink(full.fileDescriptor).write([1]) }
  }
}
