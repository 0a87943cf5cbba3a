import DigraphPictures

extension CommandContext {
  /// How pictures look: the theme that was asked for, with the colours that the configuration sets.
  ///
  /// - Parameter root: the folder of the code; absolute.
  func pictureStyle(root: String) throws(CommandError) -> PictureStyle {
    let file = try ConfigurationFile.chosen(by: settings, root: root, in: environment)
    return PictureStyle(settings.theme, own: file?.configuration.themes ?? [:])
  }
}
