import Testing

@testable import Matinee

@Suite struct PosterScreenTests {
  @Test func showsWhatTheConnectionHas() {
    let screen = PosterScreen()
    let archive = FilmArchive(withConnection: StubConnection(text: "1927 Metropolis\nno film\n1926 The General"))
    screen.source = Programme(source: archive)
    screen.viewWillAppear()
    #expect(screen.lines == ["Metropolis (1927)", "The General (1926)"])
  }

  @Test func swapsTheConnection() {
    let archive = FilmArchive(withConnection: StubConnection(text: ""))
    let screen = PosterScreen()
    screen.source = Programme(source: archive)
    screen.goOffline()
    #expect(archive.connection is FolderConnection)
  }
}

struct StubConnection: Connection {
  let text: String

  func text(named name: String) throws -> String { text }
}
