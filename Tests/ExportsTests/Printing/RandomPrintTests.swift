import Itinerary
import TestSupport
import Testing

@testable import Exports

/// Trips of anything at all, which must become files that a strict reader takes.
struct RandomPrintTests {
  private static let scraps = [
    "Game", "—", "(", ")", "\\", "<<", ">>", "endstream", "endobj", "%%EOF", "\u{0}", "\u{7}", "\n", "\r\n", "\u{202E}",
    "\u{200B}", "é", "e\u{301}", "שלום", "مرحبا", "لا", "東京ドーム", "서울", "🍴", "👨‍👩‍👧", "12:30", "3–4", "\u{A0}", "\t",
    "AV", "To", "https://example.org/?q=(a)&b=<c>", "javascript:x", String(repeating: "W", count: 400), " ", "\u{FEFF}",
    "\u{E000}", "⚠", "−", "\u{300}", "ไทย", "[0] TJ", "BT", "Q", "\u{1D11E}", "\u{10FFFF}",
  ]

  private struct Maker {
    var random: SplitMix64

    mutating func text(_ most: Int = 6) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        (RandomPrintTests.scraps.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }.joined()
    }

    mutating func row() -> SampleRow {
      let kinds: [DocumentRow.Kind] = [
        .game, .leg(.drive), .custom(.restaurant), .custom(.hotel), .custom(.activity), .custom(.note),
      ]
      var row = SampleRow(kinds.randomElement(using: &random) ?? .game, title: text())
      row.clock = ["", "TBD", "7:10 PM", "19:10", text(2)].randomElement(using: &random) ?? ""
      row.status = Bool.random(using: &random) ? text(2) : ""
      row.zone = Bool.random(using: &random) ? text(1) : nil
      row.labels = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(2) }
      row.place = Bool.random(using: &random) ? text() : nil
      row.address = text()
      row.notes = Bool.random(using: &random) ? text(40) : nil
      row.link = Bool.random(using: &random) ? "https://example.org/" + text() : nil
      row.hint = Bool.random(using: &random) ? [text()] : []
      row.isPlayed = Bool.random(using: &random)
      return row
    }

    mutating func trip() -> PrintedTrip {
      var days: [DocumentDay] = []
      for number in 0..<Int.random(in: 0...6, using: &random) {
        var rows = (0..<Int.random(in: 0...12, using: &random)).map { _ in row() }
        for index in rows.indices where rows[index].kind.isLeg {
          (rows[index].towns, rows[index].location) = ([text(2), text(2)], .between(from: point(), to: point()))
        }
        days.append(DocumentDay(number, longDate: text(), rows))
      }
      return PrintedTrip(TripDocument(name: text(), dates: text(), counts: [text(), text()], days: days))
    }

    private mutating func point() -> GeoPoint {
      GeoPoint(
        latitude: Double.random(in: -90...90, using: &random), longitude: Double.random(in: -180...180, using: &random))
    }
  }

  @Test(arguments: Portion.seeds(24)) func `every random trip becomes a valid PDF`(seed: UInt64) throws {
    var maker = Maker(random: SplitMix64(seed: seed))
    let trip = maker.trip()
    let file = trip.file(on: seed % 2 == 0 ? .letter : .a4)
    let inspection = try PDFInspection(file.bytes)
    expect(inspection.pageCount, file.pageCount)
    // Days without rows that follow each other share a heading.
    let days = trip.document.days
    let headings = days.indices.count { $0 == 0 || !days[$0].rows.isEmpty || !days[$0 - 1].rows.isEmpty }
    expect(inspection.bookmarks.count, headings)
    expect(inspection.lines.count { $0.hasPrefix("H2 ") }, headings)
    #expect(inspection.links.allSatisfy { $0.hasPrefix("https://example.org/") || $0.hasPrefix(MapLinks.searchStart) })
  }
}
