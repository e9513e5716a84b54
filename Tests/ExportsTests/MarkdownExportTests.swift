import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct MarkdownExportTests {
  @Test func `writes a heading for each day, then its rows`() {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit!")
    #expect(
      trip.exported(.md) == """
        # Test Swing

        Fri, Jul 3 – Mon, Jul 6, 2026 · 4 days · 1 game · 283 mi · 4h 30m driving

        ## Day 1 - Friday, July 3

        - 1:20 PM CDT · **Guests @ Chicago** · MLB · Chicago Park · Chicago
        - **Dinner** · Activity

        ## Day 2 - Saturday, July 4

        - ~9:00 AM CDT · **Chicago → Detroit** · 283 mi · 4h 30m · arrives ~1:30 PM

        ## Day 3 - Sunday, July 5

        *No items yet*

        ## Day 4 - Monday, July 6

        - POSTPONED · ~~**Guests @ Detroit**~~ · MLB · Detroit Park · Detroit\\
          ⚠ *Guests @ Detroit is postponed.*

        """)
  }

  @Test func `places and links become Markdown links, with notes below`() {
    let custom = CustomItem(
      title: "Lunch", category: .restaurant, time: ClockTime(hour: 12, minute: 0),
      location: CustomItem.Location(name: "Lou [M]", latitude: 41.88, longitude: -87.64),
      url: "https://example.com/a b", notes: "- cash\n1. only\n\n*now*")
    let item = TripSketch.item("l", .custom(custom))
    let lines = TripSketch.trip(days: 1, [item]).exported(.md).split(separator: "\n").suffix(4).map(String.init)
    #expect(
      lines == [
        #"- 12:00 PM CDT · **Lunch** · Restaurant · [Lou \[M\]](https://www.google.com/maps/search/?api=1&query=41.88,-87.64) · <https://example.com/a%20b>\"#,
        #"  \- cash\"#, #"  1\. only\"#, #"  \*now\*"#,
      ])
  }

  @Test(arguments: Portion.seeds(60))
  func `escapes text that looks like markup`(seed: UInt64) {
    let trip = HostileTrip.make(seed)
    let text = trip.exported(.md)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count { $0.hasPrefix("# ") } == 1)
    #expect(lines.count { $0.hasPrefix("## ") } == trip.dayCount)
    #expect(lines.count { $0.hasPrefix("- ") } == trip.itinerary.count)
    for line in lines where line.hasPrefix("  ") {
      #expect(!["-", "+", "#", ">", "*", "|", "`"].contains(String(line.dropFirst(2).prefix(1))), "\(line)")
    }
    for line in lines {
      let bare = Self.unescaped(line)
      for mark in "`_{}|$^" { #expect(!bare.contains(mark), "\(line)") }
      #expect(bare.split(separator: "<").dropFirst().allSatisfy { $0.lowercased().hasPrefix("http") }, "\(line)")
      #expect(
        bare.split(separator: "](", omittingEmptySubsequences: false).dropFirst().allSatisfy {
          $0.hasPrefix("https://www.google.com/maps/search/?api=1&query=")
        })
    }
  }

  private static func unescaped(_ line: String) -> String {
    var (bare, isEscaped) = ("", false)
    for character in line {
      if !isEscaped, character != "\\" { bare.append(character) }
      isEscaped = !isEscaped && character == "\\"
    }
    return bare
  }
}
