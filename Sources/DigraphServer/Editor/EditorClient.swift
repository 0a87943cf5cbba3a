/// What the editor at the other end can do. Source: Language Server Protocol 3.17, "Initialize Request".
struct EditorClient {
  var encoding = TextDocument.Encoding.utf16
  /// It shows actions that cannot be taken, with the reason.
  var showsDisabledActions = false
  /// It takes edits with the documents they are for, and files that are made.
  var editsDocuments = false
  var createsFiles = false
  var showsMarkdown = false

  init() {}

  init(_ capabilities: JSONValue) {
    let documents = capabilities["textDocument"]
    let workspace = capabilities["workspace"]?["workspaceEdit"]
    if capabilities["general"]?["positionEncodings"]?.texts?.contains("utf-8") == true { encoding = .utf8 }
    showsDisabledActions = documents?["codeAction"]?["disabledSupport"]?.flag ?? false
    editsDocuments = workspace?["documentChanges"]?.flag ?? false
    createsFiles = editsDocuments && workspace?["resourceOperations"]?.texts?.contains("create") == true
    showsMarkdown = documents?["hover"]?["contentFormat"]?.texts?.contains("markdown") ?? false
  }
}
