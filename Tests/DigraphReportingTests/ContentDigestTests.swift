import TextOutput
import Testing

/// The digests by which a page names its script.
@Suite struct ContentDigestTests {
  /// Examples of FIPS 180-4; the last spans two blocks.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func isThatOfTheStandard(_ text: String, _ digest: String) {
    #expect(ContentDigest.source(of: text) == "sha256-\(digest)")
  }
}
