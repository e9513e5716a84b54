import Almanac
import TestSupport
import Testing
import XML

@testable import Sharing

@Suite struct DAVXMLTests {
  private static let response = Array(
    """
    <?xml version="1.0" encoding="utf-8"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">\
    <D:response><D:href>/a/b.ics</D:href><D:propstat><D:prop><D:getetag>"1"</D:getetag><C:calendar-data>BEGIN:VCALENDAR&#13;
    SUMMARY:&amp;</C:calendar-data></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response></D:multistatus>
    """.utf8)

  private func failure(_ text: String) -> XMLFailure? { failure(Array(text.utf8)) }

  private func failure(_ bytes: [UInt8]) -> XMLFailure? {
    do throws(XMLFailure) {
      _ = try DescribedResource.all(in: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `rejects pages, portals, errors and empty responses`() {
    #expect(
      failure("<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>Pay here</body></html>") == .otherDocument("html"))
    expect(failure("<!DOCTYPE html>\n<html><body><p>Pay here</body></html>"), .documentType)
    expect(failure("<error xmlns=\"DAV:\"/>"), .otherDocument("DAV: error"))
    expect(failure("<multistatus/>"), .otherDocument("multistatus"))
    expect(failure(""), .malformed(line: 1))
    expect(failure("{\"error\": 1}"), .malformed(line: 1))
    expect(failure([0, 1, 2, 0xFF]), .malformed(line: 1))
  }

  @Test func `every prefix of a response is truncated`() {
    for count in 0..<Self.response.count {
      guard case .malformed? = failure(Array(Self.response.prefix(count))) else {
        return fail("the first \(count) bytes were taken for a whole answer")
      }
    }
    #expect(failure(Self.response) == nil)
    expect(failure(Self.response + Array("<more/>".utf8)), .malformed(line: 2))
  }

  @Test func `entities are refused before they can grow`() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><multistatus xmlns="DAV:">&c;</multistatus>
      """
    expect(failure(bomb), .documentType)
    let file = #"<!DOCTYPE m [<!ENTITY f SYSTEM "file:///etc/passwd">]><m>&f;</m>"#
    expect(failure(file), .documentType)
    #expect(failure(#"<!DOCTYPE m SYSTEM "http://127.0.0.1/x.dtd"><m/>"#) == .documentType)
    expect(failure("<multistatus xmlns=\"DAV:\">&nbsp;</multistatus>"), .malformed(line: 1))
  }

  @Test func `limits depth and number of elements`() {
    let deep = String(repeating: "<a>", count: 100_000)
    expect(failure(deep), .otherDocument("a"))
    expect(failure("<multistatus xmlns='DAV:'>" + deep), .tooDeep)
    let many = String(repeating: "<response/>", count: 500_001)
    expect(failure("<multistatus xmlns='DAV:'>\(many)</multistatus>"), .tooManyElements)
  }

  @Test func `a million unknown properties use no memory`() throws {
    let many = String(repeating: "<x/>", count: 1_000_000)
    let text =
      "<multistatus xmlns='DAV:'><response><href>/a</href><propstat><prop>\(many)</prop></propstat></response></multistatus>"
    try expect(XMLReader.dav.read(Array(text.utf8)).children.count, 1)
  }

  @Test func `reading ends for any altered response`() {
    var random = SplitMix64(seed: 17)
    for _ in Portion.rounds(3000) {
      var bytes = Self.response
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[..<place].suffix(9), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      // What is still well formed names no more than it did.
      if let response = try? DescribedResource.all(in: bytes) { #expect(response.count <= 8) }
    }
  }
}
