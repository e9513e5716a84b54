import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct MapLinksTests {
  private func day(_ count: Int, flightAfter: Int? = nil) throws -> RouteDay {
    var items = (0..<count).map { index in
      let location = CustomItem.Location(latitude: Double(index), longitude: 1)
      let custom = CustomItem(title: "T\(index)", category: .note, location: location)
      return TripSketch.item("i\(index)", order: Double(index), .custom(custom))
    }
    if let flightAfter {
      let flight = Leg(from: "Chicago, IL", to: "Detroit, MI", mode: .flight)
      items.append(TripSketch.item("f", order: Double(flightAfter) + 0.5, .travel(flight)))
    }
    return try #require(TripRoute(TripSketch.trip(days: 1, items).document()).days.first)
  }

  @Test func `one place becomes a search link, two become a route`() throws {
    try expect(MapLinks(day(0)).links, [])
    #expect(try MapLinks(day(1)).links == ["https://www.google.com/maps/search/?api=1&query=0,1"])
    #expect(
      try MapLinks(day(3)).links == [
        "https://www.google.com/maps/dir/?api=1&travelmode=driving&origin=0,1&destination=2,1&waypoints=1,1"
      ])
  }

  @Test(arguments: 2..<40)
  func `no link has more points than programs take, and each begins where the one before ends`(count: Int) throws {
    let links = try MapLinks(day(count))
    for (all, limit) in [(links.links, 11), (links.phoneLinks, 5)] {
      var waypoints: [String] = []
      for link in all {
        let parts = link.split(separator: "&").map(String.init)
        let value = { (name: String) in parts.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) } }
        let between =
          value("waypoints=").map { $0.split(separator: "%7C", omittingEmptySubsequences: false).map(String.init) }
          ?? []
        let points = [value("origin=") ?? ""] + between + [value("destination=") ?? ""]
        #expect(points.count <= limit && points.count >= 2)
        if let last = waypoints.last { expect(points.first, last) }
        waypoints += waypoints.isEmpty ? points : Array(points.dropFirst())
      }
      expect(waypoints, (0..<count).map { "\($0),1" })
    }
  }

  @Test func `directions leave out flights`() throws {
    let links = try MapLinks(day(4, flightAfter: 1)).links
    expect(links.count, 2)
    #expect(links[0].contains("origin=0,1&destination=1,1") && links[1].contains("origin=2,1&destination=3,1"))
  }

  @Test func `a venue is searched by its name and city`() throws {
    let game = Game(
      gameID: "g", away: "A", home: "B", venue: "Wrigley Field", city: "Chicago, IL", start: .on(TripSketch.firstDay))
    let item = TripSketch.item("g", .game(game))
    let day = try #require(TripRoute(TripSketch.trip(days: 1, [item]).document()).days.first)
    #expect(MapLinks(day).links == ["https://www.google.com/maps/search/?api=1&query=Wrigley+Field,+Chicago,+IL"])
  }

  @Test(arguments: Portion.seeds(40))
  func `links are ASCII without spaces and of bounded length, whatever the trip contains`(seed: UInt64) {
    for day in TripRoute(HostileTrip.make(seed).document()).days {
      for link in MapLinks(day).links + MapLinks(day).phoneLinks {
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>'\\`{}".utf8.contains($0) })
        #expect(link.utf8.count <= 2000)
      }
    }
  }
}
