/// A stand-in for a SwiftUI view: it owns its model and shows what the model knows.
struct ShareSheetView {
  private let model: ShareSheetModel

  init(post: Post) {
    model = ShareSheetModel(post: post)
  }

  var body: String {
    model.failure ?? model.friends.map(\.name).joined(separator: "\n")
  }
}
