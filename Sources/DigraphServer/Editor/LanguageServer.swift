import DigraphReport

/// Answers an editor: findings as somebody types, what a type is, who depends on whom, and changes that hand a consumer
/// what it gets itself.
///
/// Source: Language Server Protocol 3.17.
package struct LanguageServer {
  /// How a conversation ended.
  package enum End: Sendable {
    case asked
    /// The editor went away without a word.
    case cutOff
  }

  /// Longer than between two letters that somebody types.
  private static let pause = Duration.milliseconds(700)

  private enum State {
    case new, running, shutDown
  }

  private var stream: MessageStream
  private let send: (JSONValue) -> Void
  private let open: (String) throws(SessionError) -> any CodeSession
  private let version: String
  private var state = State.new
  private var client = EditorClient()
  private var folders: [EditorFolder] = []
  /// What the editor was told last, by path of the file.
  private var told: [String: JSONValue] = [:]

  /// - Parameters:
  ///   - send: takes each message to the editor.
  ///   - open: gives the code of a folder by its absolute path.
  package init(
    _ source: any ByteSource, version: String, send: @escaping (JSONValue) -> Void,
    open: @escaping (String) throws(SessionError) -> any CodeSession
  ) {
    stream = MessageStream(source, .headers)
    self.version = version
    self.send = send
    self.open = open
  }

  /// Answers until the editor leaves.
  package mutating func run() throws(MessageStream.Failure) -> End {
    while let message = try stream.next() {
      switch RemoteCall.message(message) {
      case .answer: break
      case .malformed(let error, let id): send(RemoteCall.answer(id, .failure(error)))
      case .call(let call):
        if call.method == "exit" { return state == .shutDown ? .asked : .cutOff }
        take(call)
      }
      // What somebody types while a report is made is read first.
      if state == .running, !stream.hasMore(within: .zero) { publish() }
      // What other programs have written is looked for when somebody pauses.
      if state == .running, folders.contains(where: \.isOutdated), !stream.hasMore(within: Self.pause) {
        for index in folders.indices where folders[index].isOutdated { folders[index].expectChanges() }
        publish()
      }
    }
    return state == .shutDown ? .asked : .cutOff
  }

  private mutating func take(_ call: RemoteCall) {
    guard let id = call.id else {
      if state == .running { note(call) }
      return
    }
    do throws(RemoteError) {
      send(RemoteCall.answer(id, .success(try answer(call))))
    } catch {
      send(RemoteCall.answer(id, .failure(error)))
    }
  }

  // MARK: Requests

  private mutating func answer(_ call: RemoteCall) throws(RemoteError) -> JSONValue {
    switch (call.method, state) {
    case ("initialize", .new): return try initialize(call.parameters)
    case ("initialize", _): throw RemoteError(.invalidRequest, "the server is initialized already")
    case (_, .new): throw RemoteError(.notInitialized, "the server is not initialized yet")
    case (_, .shutDown): throw RemoteError(.invalidRequest, "the server has shut down")
    case ("shutdown", _):
      state = .shutDown
      return .null
    case ("textDocument/hover", _): return try hover(call.parameters)
    case ("textDocument/definition", _): return try definition(call.parameters)
    case ("textDocument/references", _): return try references(call.parameters)
    case ("textDocument/codeAction", _): return try codeActions(call.parameters)
    case ("workspace/executeCommand", _): return try execute(call.parameters)
    default: throw RemoteError(.methodNotFound, "no method \(call.method)")
    }
  }

  private mutating func initialize(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    client = EditorClient(parameters["capabilities"] ?? .null)
    let named = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.text } ?? []
    let roots = named.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : named
    let paths = roots.compactMap(FileAddress.path) + (roots.isEmpty ? [parameters["rootPath"]?.text ?? ""] : [])
    paths.filter { !$0.isEmpty }.forEach { addFolder($0) }
    state = .running
    return [
      "capabilities": [
        "positionEncoding": .text(client.encoding.rawValue),
        // Changes come as what was typed.
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "executeCommandProvider": ["commands": [.text(Self.picture)]],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
      "serverInfo": ["name": "digraph", "version": .text(version)],
    ]
  }

  private mutating func addFolder(_ path: String) {
    do throws(SessionError) {
      folders.append(EditorFolder(typedPath: path, session: try open(path)))
    } catch {
      show(error.message)
    }
  }

  /// A file that somebody asks about, in the folder it belongs to.
  private mutating func file(_ parameters: JSONValue) throws(RemoteError) -> (folder: Int, path: String) {
    guard let address = parameters["textDocument"]?["uri"]?.text else {
      throw RemoteError(.invalidParameters, "no textDocument.uri")
    }
    guard let found = place(of: address) else {
      throw RemoteError(.requestFailed, "the file lies in no folder of the workspace")
    }
    return found
  }

  private func place(of address: String) -> (folder: Int, path: String)? {
    guard let path = FileAddress.path(address) else { return nil }
    // The innermost of several folders.
    return folders.indices.compactMap { index in folders[index].relative(path).map { (index, $0) } }
      .min { $0.1.utf8.count < $1.1.utf8.count }
  }

  /// The type whose name stands where somebody points.
  private mutating func named(
    _ parameters: JSONValue
  ) throws(RemoteError) -> (type: NamedType, report: Report, folder: EditorFolder, document: TextDocument)? {
    let (index, path) = try file(parameters)
    let report = folders[index].report()
    let folder = folders[index]
    let document = folder.document(path)
    guard let offset = parameters["position"].flatMap({ document.offset(of: $0, client.encoding) }) else {
      throw RemoteError(.invalidParameters, "no position")
    }
    guard let report, let type = NamedType(at: offset, in: document, path: path, report: report) else { return nil }
    return (type, report, folder, document)
  }

  private mutating func hover(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    guard let (type, report, _, document) = try named(parameters) else { return .null }
    return [
      "contents": [
        "kind": client.showsMarkdown ? "markdown" : "plaintext",
        "value": .text(TypeCard(report: report, node: type.node, isMarkdown: client.showsMarkdown).text),
      ],
      "range": [
        "start": document.position(of: type.range.lowerBound, client.encoding),
        "end": document.position(of: type.range.upperBound, client.encoding),
      ],
    ]
  }

  private mutating func definition(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    guard let (type, _, folder, _) = try named(parameters), let site = type.node.site else { return .null }
    let document = folder.document(site.file)
    let line = document.range(ofLine: site.line - 1)
    // The report knows where the declaration begins; its name stands behind that.
    let name = Array(NamedType.lastName(type.node.name).utf8)
    var place = site
    for start in line
    where line.upperBound - start >= name.count && document.word(at: start) == start..<start + name.count
      && document.bytes[start..<start + name.count].elementsEqual(name)
    {
      place.column = start - line.lowerBound + 1
      break
    }
    return folder.location(place, client.encoding)
  }

  /// Who depends on a type, and where each gets it.
  private mutating func references(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    guard let (type, report, folder, _) = try named(parameters) else { return [] }
    let sites = report.edges.filter { $0.target == type.node.id }.flatMap(\.sites)
    return .array(Set(sites).sorted().map { folder.location($0, client.encoding) })
  }

  private mutating func codeActions(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    let (index, path) = try file(parameters)
    guard let start = parameters["range"]?["start"]?["line"]?.integer,
      let end = parameters["range"]?["end"]?["line"]?.integer, start <= end
    else { throw RemoteError(.invalidParameters, "no range") }
    folders[index].update()
    let findings = folders[index].findings(in: path)
    return CodeActions(folder: folders[index], findings: findings, client: client)
      .all(in: path, lines: start...end, kinds: parameters["context"]?["only"]?.texts)
  }

  /// The command that draws a type and what touches it, or the whole; it answers with SVG.
  private static let picture = "digraph.picture"

  private mutating func execute(_ parameters: JSONValue) throws(RemoteError) -> JSONValue {
    guard parameters["command"]?.text == Self.picture else {
      throw RemoteError(.invalidParameters, "no command \(parameters["command"]?.text ?? "")")
    }
    guard !folders.isEmpty else { throw RemoteError(.requestFailed, "no folder is open") }
    let arguments = parameters["arguments"]?.array ?? []
    folders[0].update()
    do throws(SessionError) {
      return .text(try folders[0].session.picture(of: arguments.first?.text))
    } catch {
      throw RemoteError(.requestFailed, error.message)
    }
  }

  // MARK: Notifications

  private mutating func note(_ call: RemoteCall) {
    let parameters = call.parameters
    switch call.method {
    case "textDocument/didOpen":
      guard let document = parameters["textDocument"], let address = document["uri"]?.text,
        let text = document["text"]?.text, let (index, path) = place(of: address)
      else { return }
      folders[index].openFile(path, address, text)
    case "textDocument/didChange":
      guard let (index, path) = try? file(parameters) else { return }
      let changes = parameters["contentChanges"]?.array ?? []
      if !folders[index].changeFile(path, changes, client.encoding) {
        show("a change to \(path) makes no sense; close the file and open it again")
      }
    case "textDocument/didClose":
      guard let (index, path) = try? file(parameters) else { return }
      let address = folders[index].address(of: path)
      folders[index].closeFile(path)
      tell(address, [])
      told[address] = nil
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      for index in folders.indices { folders[index].expectChanges() }
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters["event"]
      let removed = (event?["removed"]?.array ?? []).compactMap { $0["uri"]?.text }.compactMap(FileAddress.path)
      folders.removeAll { removed.contains($0.typedPath) }
      for added in event?["added"]?.array ?? [] {
        if let path = added["uri"]?.text.flatMap(FileAddress.path) { addFolder(path) }
      }
    default: break
    }
  }

  // MARK: Telling

  /// Judges what has changed and tells the editor of the findings in open files.
  private mutating func publish() {
    for index in folders.indices where folders[index].isDirty {
      let failure = folders[index].failure
      folders[index].update()
      if let now = folders[index].failure, now != failure { show(now) }
      for (path, file) in folders[index].open.sorted(by: { $0.key < $1.key }) {
        let findings = folders[index].findings(in: path)
        let diagnostics = Diagnostics(folder: folders[index], all: findings, encoding: client.encoding)
        tell(file.address, diagnostics.messages(in: path))
      }
    }
  }

  private mutating func tell(_ address: String, _ diagnostics: JSONValue) {
    guard told.updateValue(diagnostics, forKey: address) != diagnostics else { return }
    send(
      RemoteCall.notification(
        "textDocument/publishDiagnostics", ["uri": .text(address), "diagnostics": diagnostics]))
  }

  private func show(_ message: String) {
    send(RemoteCall.notification("window/showMessage", ["type": 2, "message": .text("digraph: \(message)")]))
  }
}
