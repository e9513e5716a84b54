import Testing

@testable import Curses

struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("é→", "w6nihpI="),
  ])
  func `a text is sent as in RFC 4648`(text: String, encoded: String) {
    #expect(Terminal.base64(Array(text.utf8)) == encoded)
  }
}
