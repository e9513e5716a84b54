import Files
import TestSupport
import Testing

/// Texts that are addresses, and those that are not taken.
@Suite struct WebAddressTests {
  @Test func `calendars are asked over https`() throws {
    for (text, url) in [
      ("webcal://example.com/a.ics", "https://example.com/a.ics"),
      ("WEBCAL://Example.com/a.ics?x=1&y=2", "https://Example.com/a.ics?x=1&y=2"),
      ("http://localhost:8080/a.ics", "http://localhost:8080/a.ics"),
      ("https://example.com/a b/é.ics#today", "https://example.com/a%20b/%C3%A9.ics"),
      ("https://[::1]:80/{a}[1-3]", "https://[::1]:80/{a}[1-3]"), ("https://example.com", "https://example.com"),
    ] {
      #expect(WebAddress.isMeant(by: text))
      try expect(WebAddress(text).url, url)
    }
  }

  @Test func `other texts are none`() {
    for text in ["games.csv", "file:///a.ics", "ftp://example.com/a", "https", "", "./https://x", "mailto:a@b.c"] {
      #expect(!WebAddress.isMeant(by: text))
    }
  }

  @Test func `what would harm is refused`() {
    for (text, refusal) in [
      ("https://me:secret@example.com/a", .hasPassword), ("https://me@example.com", .hasPassword),
      ("https:///", .noHost), ("https:", .noHost), ("http://:80/", .noHost), ("http://a:99999/", .noPort),
      ("http://a:0", .noPort), ("http://a:b/", .noPort), ("http://[::1]x/", .noPort), ("https://a b/", .noHost),
      ("https://example.com/a\nurl = x", .controlCharacter), ("https://example.com/\u{7F}", .controlCharacter),
      ("https://example.com/" + String(repeating: "a", count: 8000), .tooLong),
    ] as [(String, WebAddress.Refusal)] {
      #expect(throws: refusal) { try WebAddress(text) }
    }
  }

  @Test func `a part behind a number sign is not sent and not kept`() throws {
    #expect(try WebAddress("https://example.com/a@b.ics#c").text == "https://example.com/a@b.ics")
  }
}
