import TestSupport
import Testing

@testable import Store

@Suite struct WebAddressTests {
  @Test func `normalizes addresses, with https for webcal`() throws {
    for (text, url) in [
      ("webcal://example.com/a.ics", "https://example.com/a.ics"),
      ("WEBCAL://Example.com/a.ics?x=1&y=2", "https://example.com/a.ics?x=1&y=2"),
      ("http://localhost:8080/a.ics", "http://localhost:8080/a.ics"),
      ("https://example.com/a%20b/é.ics#today", "https://example.com/a%20b/%C3%A9.ics"),
      ("https://[::1]:80/{a}[1-3]", "https://[::1]:80/{a}[1-3]"), ("https://example.com", "https://example.com"),
      ("http://[0:0::1]:80?a#b", "http://[::1]/?a"), ("https://a:443/", "https://a/"),
      ("https://a:00081", "https://a:81"), ("https://_x-1.a/", "https://_x-1.a/"),
      ("https://XN--bcher-kva.example/", "https://xn--bcher-kva.example/"),
    ] {
      #expect(WebAddress.isAddress(by: text))
      try expect(WebAddress(text).url, url)
    }
  }

  @Test func `rejects text that is not a web address`() {
    for text in ["games.csv", "file:///a.ics", "ftp://example.com/a", "https", "", "./https://x", "mailto:a@b.c"] {
      #expect(!WebAddress.isAddress(by: text))
    }
  }

  @Test func `refuses harmful addresses`() {
    for (text, refusal) in [
      ("https://me:secret@example.com/a", .hasPassword), ("https://me@example.com", .hasPassword),
      ("https:///", .noHost), ("https:", .noHost), ("http://:80/", .noHost), ("http://a:99999/", .noPort),
      ("http://a:0", .noPort), ("http://a:b/", .noPort), ("http://[::1]x/", .noPort),
      ("http://a:+80/", .noPort), ("http://127.0.0.1\\@127.0.0.2/", .backslash), ("https://a/b\\c", .backslash),
      ("https:a", .noHost), ("https:/a", .noHost), ("https:///a", .noHost), ("https://a@", .hasPassword),
      ("https://a#@b/\\", .backslash), ("https://a/\u{202E}", .controlCharacter), ("https://a..b", .ambiguousHost),
      ("https://.a", .ambiguousHost), ("https://a.", .ambiguousHost), ("http://127.1/", .ambiguousHost),
      ("http://0x7f.0.0.1", .ambiguousHost), ("http://0177.0.0.1", .ambiguousHost),
      ("http://2130706433", .ambiguousHost),
      ("http://1.2.3.256", .ambiguousHost), ("http://a%2eb", .ambiguousHost), ("https://a．b", .ambiguousHost),
      ("https://ﬁ.a", .ambiguousHost), ("https://bücher.example", .ambiguousHost),
      ("https://[::1%25eth0]", .ambiguousHost),
      ("https://[a.b]", .ambiguousHost), ("https://a^b/", .ambiguousHost), ("https://e\u{301}.a", .ambiguousHost),
      ("https://a b/", .blank), ("https://a/b c", .blank), ("https://a/\u{A0}", .blank),
      ("https://example.com/a\nurl = x", .controlCharacter), ("https://example.com/\u{7F}", .controlCharacter),
      ("https://example.com/" + String(repeating: "a", count: 8000), .tooLong),
    ] as [(String, Failure)] {
      #expect(throws: refusal) { try WebAddress(text) }
    }
  }

  @Test func `a fragment is not sent and not stored`() throws {
    #expect(try WebAddress("https://example.com/a@b.ics#c").text == "https://example.com/a@b.ics")
  }
}
