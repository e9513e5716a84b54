import Itinerary
import TestSupport
import Testing

/// Places by the beginning of their names.
@Suite struct PlaceSearchTests {
  private static let chicago = GeoPoint(latitude: 41.88, longitude: -87.63)
  private static let boston = GeoPoint(latitude: 42.36, longitude: -71.06)

  private static func names(_ text: String, near: GeoPoint? = nil, own: [UserPlace] = [], limit: Int = 5) -> [String] {
    PlaceSearch(own: own, near: near).matches(text, limit: limit).map { $0.kind == .city ? $0.city : $0.name }
  }

  @Test(arguments: [
    ("wrig", "Wrigley Field"), ("san d", "San Diego, CA"), ("chicago", "Chicago, IL"),
    ("field wrigley", "Wrigley Field"),
    ("wrigley chicago", "Wrigley Field"), ("portland me", "Portland, ME"), ("miller park", "American Family Field"),
    ("st louis", "St. Louis, MO"), ("saint louis", "St. Louis, MO"), ("münch", "Munich, Germany"),
    ("muench", "Munich, Germany"),
    ("wien", "Vienna, Austria"), ("nyc", "New York, NY"), ("köln", "Köln, Germany"), ("KOELN", "Köln, Germany"),
    ("cologne", "Köln, Germany"),
    ("zuri", "Zürich, Switzerland"),
  ])
  func `the best match comes first`(text: String, name: String) {
    expect(Self.names(text).first, name)
  }

  @Test func `a nearer place comes before a larger one`() {
    expect(Self.names("portland").first, "Portland, OR")
    expect(Self.names("portland", near: Self.boston).first, "Portland, ME")
    expect(Self.names("springfield", near: Self.chicago).first, "Springfield, IL")
    expect(Self.names("springfield", near: Self.boston).first, "Springfield, MA")
  }

  @Test func `names that begin with the text come before names with a word that does`() throws {
    let names = Self.names("field", limit: 10)
    let word = try #require(names.firstIndex { !$0.lowercased().hasPrefix("field") })
    #expect(word > 0)
    #expect(names[word...].allSatisfy { !$0.lowercased().hasPrefix("field") })
  }

  @Test func `lists each place once, and the user's places first within their rank`() {
    let own = [
      UserPlace(name: "Wright's Café", point: Self.chicago), UserPlace(name: "Old Wrigley Bar", point: Self.chicago),
    ]
    expect(Self.names("wri", own: own).prefix(2), ["Wright's Café", "Wrigley Field"])
    expect(Self.names("wrigley", own: own).prefix(2), ["Wrigley Field", "Old Wrigley Bar"])
    let all = PlaceSearch().matches("american family field", limit: 20)
    expect(all.count { $0.name == "American Family Field" }, 1)
  }

  @Test func `a match has its city, its point and its zone`() throws {
    let venue = try #require(PlaceSearch().matches("wrigley field", limit: 1).first)
    expect(venue.kind, .venue)
    #expect((venue.city, venue.timeZone) == ("Chicago, IL", "America/Chicago"))
    #expect(venue.point.miles(to: GeoPoint(latitude: 41.948, longitude: -87.656)) < 0.5)
    expect(venue.location.name, "Wrigley Field")
    let city = try #require(PlaceSearch().matches("detroit", limit: 1).first)
    #expect((city.name, city.city, city.timeZone, city.kind) == ("Detroit", "Detroit, MI", "America/Detroit", .city))
    expect(city.location.name, "Detroit, MI")
    let own = try #require(
      PlaceSearch(own: [UserPlace(name: "Joe's", point: Self.boston)]).matches("joe", limit: 1).first)
    #expect((own.city, own.timeZone, own.kind) == ("Boston, MA", "America/New_York", .own))
  }

  @Test(arguments: ["", " ", "…", "!?", "zzzzzz", String(repeating: "a", count: 5_000)])
  func `finds nothing in text that is not a place`(text: String) {
    #expect(PlaceSearch().matches(text, limit: 5).isEmpty)
  }

  @Test func `finds cities of the tables by their full names`() {
    let cities = Array(Gazetteer.shared.allCities)
    for index in Portion.cases(of: stride(from: 0, to: cities.count, by: 97).map { $0 }) {
      let city = cities[index]
      let found = PlaceSearch(near: city.place.point).matches(city.place.city, limit: 3)
      #expect(found.contains { $0.city == city.place.city }, "\(city.place.city): \(found.map(\.city))")
    }
  }

  @Test func `any text gives at most the requested number of places`() {
    var random = SplitMix64(seed: 7)
    let letters = Array("aeioust nrlß'é.-&1界\u{301}")
    for _ in Portion.rounds(300) {
      let text = String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in letters[Int.random(in: letters.indices, using: &random)]
        })
      #expect(PlaceSearch(near: Self.chicago).matches(text, limit: 4).count <= 4)
    }
  }
}
