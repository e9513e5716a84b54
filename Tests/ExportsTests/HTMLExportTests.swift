import Exports
import Itinerary
import TestSupport
import Testing

/// The page by a reader of the tests' own: what it has and says, and that no text of a trip becomes anything else.
struct HTMLExportTests {
  private func page(_ trip: Trip) throws -> MarkupElement { try MarkupElement(page: trip.exported(.html)) }

  @Test func `writes a section for each day, then its rows`() throws {
    let page = try page(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit!"))
    #expect(page.all("h1").map(\.text) == ["Test Swing"])
    #expect(page.all("title").first?.text == "Test Swing")
    #expect(
      page.all("h2").map(\.text) == [
        "Day 1 Friday, July 3", "Day 2 Saturday, July 4", "Day 3 Sunday, July 5", "Day 4 Monday, July 6",
      ])
    let sections = page.all("section")
    #expect(
      sections.map { $0.all("h3").map(\.text) } == [
        ["Guests @ Chicago", "Dinner"], ["Chicago → Detroit"], [], ["Guests @ Detroit"],
      ])
    #expect(page.all("p", class: "time").map(\.text) == ["1:20\u{A0}PM CDT", "~9:00\u{A0}AM CDT"])
    #expect(page.all("p", class: "label").map(\.text) == ["MLB", "Activity", "MLB"])
    #expect(page.all("p", class: "figures").map(\.text) == ["283 mi 4h 30m arrives ~1:30 PM"])
    #expect(sections[2].all("p", class: "none").map(\.text) == ["free"])
    #expect(sections[3].all("p", class: "status").map(\.text) == ["POSTPONED"])
    #expect(sections[3].all("s").map(\.text) == ["Guests @ Detroit"])
    #expect(sections[3].all("p", class: "advice").map(\.text) == ["⚠\u{A0}Guests @ Detroit is postponed."])
  }

  @Test func `names the night of a day unless the hotel is one of its rows`() throws {
    let trip = TripSketch.trip("Loews | Dinner | Museum | ").changing("Loews") {
      $0.kind = .custom(CustomItem(title: "Loews", category: .hotel, nights: 2))
    }
    let nights = try page(trip).all("section").map { $0.all("p", class: "none").map(\.text) }
    #expect(nights == [[], ["Tonight: Loews"], ["Tonight: no bed yet"], ["free"]])
  }

  @Test func `links to each day, and to a map of its route`() throws {
    let page = try page(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"))
    let targets = page.all("nav").flatMap { $0.all("a") }.map { $0.attributes["href"] }
    #expect(targets == ["#day1", "#day2", "#day3"])
    #expect(page.all("section").map { "#" + ($0.attributes["id"] ?? "") } == targets)
    #expect(page.all("p", class: "way").map(\.text) == ["Directions"])
  }

  @Test func `puts places, notes and links below their row`() throws {
    let custom = CustomItem(
      title: "Lunch", category: .restaurant, time: ClockTime(hour: 12, minute: 0),
      location: CustomItem.Location(name: "Lou’s"), url: "https://www.example.com/a b/", notes: "cash\nonly")
    let bad = CustomItem(title: "Bad", category: .note, url: "javascript:alert(1)")
    let items = [custom, bad].enumerated().map { TripSketch.item("\($0)", order: Double($0), .custom($1)) }
    let rows = try page(TripSketch.trip(days: 1, items)).all("li")
    #expect(rows.map(\.classes) == [["restaurant"], ["note"]])
    #expect(rows[0].all("p", class: "notes").map(\.text) == ["cash\nonly"])
    #expect(
      rows[0].all("a").map { $0.attributes["href"] } == [
        "https://www.google.com/maps/search/?api=1&query=Lou%E2%80%99s", "https://www.example.com/a%20b/",
      ])
    #expect(rows[0].all("p", class: "link").map(\.text) == ["example.com/a b"])
    #expect(rows[1].all("a").isEmpty && rows[1].text.contains("javascript:alert(1)"))
  }

  @Test func `the map fits narrow and wide screens, and is left out without places`() throws {
    let map = try page(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"))
    #expect(map.all("figure").map(\.classes) == [["narrow"], ["wide"]])
    #expect(map.all("svg").allSatisfy { $0.all("title").map(\.text) == ["Map of the route: Chicago, Detroit"] })
    #expect(try page(TripSketch.trip("Dinner")).all("figure").isEmpty)
  }

  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "main", "section", "nav", "figure", "figcaption", "div",
    "h1", "h2", "h3", "p", "ol", "li", "a", "s", "span", "small", "svg", "path", "rect", "circle", "text",
  ]

  @Test(arguments: Portion.seeds(60))
  func `escapes text that looks like an element`(seed: UInt64) throws {
    let trip = HostileTrip.make(seed)
    let page = try page(trip)
    let document = trip.document()
    #expect(page.all("section").map { $0.all("h3").map(\.text) } == document.days.map { $0.rows.map(\.title) })
    #expect(page.all("h1").map(\.text) == [document.name])
    for element in page.all {
      #expect(Self.elements.contains(element.name), "\(element.name)")
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on") && !["src", "srcset", "style", "xlink:href"].contains(name), "\(name)")
        if name == "href" {
          #expect(element.name == "a" && (value.hasPrefix("#day") || value.hasPrefix("http")), "\(value)")
        }
      }
    }
    #expect(page.all("style").count == 1 && page.all("head").count == 1)
    let style = page.all("style").map(\.text).joined()
    for word in ["url(", "@import", "expression"] { #expect(!style.contains(word)) }
    let rows = page.all("ol", class: "rows").flatMap(\.children)
    #expect(rows.count == document.rows.count)
    for (row, told) in zip(rows, document.rows) {
      let words = Set(row.text.split { $0.isWhitespace }.map(String.init))
      for text in [told.time, told.title, told.place?.name ?? ""] + told.labels {
        for word in text.split(whereSeparator: \.isWhitespace) where word != "·" {
          #expect(words.contains(String(word)) || row.text.contains(word), "\(word) in \(row.text)")
        }
      }
    }
  }
}
