import Almanac
import TestSupport
import Testing

struct HyperlinkTests {
  @Test(arguments: [
    ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"), ("HTTP://example.org", "HTTP://example.org"),
    ("https://example.org/ä b", "https://example.org/%C3%A4%20b"), ("https://x.org/%20", "https://x.org/%20"),
    ("tel:+13139624000", "tel:+13139624000"), ("geo:42.3,-83.1", "geo:42.3,-83.1"),
    ("mailto:a@b.org", "mailto:a@b.org"),
    ("https://x.org/\u{1B}]8;;\u{7}", "https://x.org/%1B]8;;%07"), ("javascript:alert(1)", nil),
    ("file:///etc/passwd", nil),
    ("data:text/html,x", nil), ("ssh://host", nil), ("example.org", nil), ("https:", nil), ("", nil),
    ("https://x.org/" + String(repeating: "a", count: 2000), nil),
  ])
  func `links have known schemes and printable ASCII only`(address: String, expected: String?) {
    expect(Hyperlink("text", to: address)?.address, expected)
    #expect(Hyperlink("", to: address) == nil)
  }

  @Test(arguments: [
    ("+1 (313) 962-4000", "tel:+13139624000"), ("313 962 4000", "tel:3139624000"), ("112", nil), ("ask Tom", nil),
  ])
  func `a telephone number becomes a tel: link`(text: String, address: String?) {
    expect(Hyperlink(phone: text)?.address, address)
  }

  @Test func `finds web addresses in a text`() {
    let found = Hyperlink.found(
      in: "See (https://a.org/x), http://b.org/?q=1. Not ftp://c.org nor httpx, <https://d.org>")
    expect(found.map(\.text), ["https://a.org/x", "http://b.org/?q=1", "https://d.org"])
  }
}
