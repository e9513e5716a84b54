import TestSupport
import Testing

@testable import Itinerary

@Suite struct ItemLocationTests {
  private let camdenYards = GeoPoint(latitude: 39.2839, longitude: -76.6217)

  @Test(arguments: [
    ("Heathrow", 52.48, -1.9, 51.47, -0.45), ("Union Station", 41.88, -87.63, 41.88, -87.64),
    ("LHR", 52.48, -1.9, 51.47, -0.45), ("O'Hare", 43.04, -87.91, 41.98, -87.91),
    ("Kings Cross", 52.48, -1.9, 51.53, -0.12),
  ])
  func `a short name means the station or airport near the trip`(
    name: String, latitude: Double, longitude: Double, itsLatitude: Double, itsLongitude: Double
  ) throws {
    let look = PlaceLookUp(near: GeoPoint(latitude: latitude, longitude: longitude))
    let found = try #require(look.location(name, of: .activity))
    #expect(abs((found.latitude ?? 0) - itsLatitude) < 0.02 && abs((found.longitude ?? 0) - itsLongitude) < 0.02)
    #expect(found.name == name && found.approximate == nil)
  }

  @Test func `a bar, and a name far from all stations that have it, is not at a station`() {
    let birmingham = PlaceLookUp(near: GeoPoint(latitude: 52.48, longitude: -1.9))
    #expect(birmingham.location("Union Station", of: .activity)?.latitude == nil)
    #expect(birmingham.location("Heathrow", of: .restaurant)?.latitude == nil)
  }

  // MARK: Games

  @Test func `a game is at its venue`() {
    let game = Self.game("Oriole Park at Camden Yards", "Baltimore, MD")
    expect(Self.locations().coordinate(of: game), Coordinate(point: camdenYards, precision: .venue))
  }

  @Test func `a venue is found by former names, and from the cities around it`() {
    expect(Self.locations().coordinate(of: Self.game("Camden Yards", "Baltimore"))?.point, camdenYards)
    let suburb = Self.locations().coordinate(of: Self.game("Gillette Stadium", "Boston, MA"))
    expect(suburb?.precision, .venue)
  }

  @Test func `a game at an unknown venue is in its city`() throws {
    let game = Self.game("The Backyard", "Baltimore, MD")
    let place = try #require(Self.locations().coordinate(of: game))
    expect(place.precision, .city)
    #expect(place.point.kilometers(to: camdenYards) < 10)
    expect(Self.locations().coordinate(of: Self.game(nil, "Baltimore, MD")), place)
  }

  @Test func `a venue of the same name in another city is another venue`() {
    let place = Self.locations().coordinate(of: Self.game("Wrigley Field", "Los Angeles, CA"))
    expect(place?.precision, .city)
    expect(place.map { Int($0.point.longitude) }, -118)
  }

  @Test func `an unknown city is where a known venue of the trip is`() {
    let known = Self.game("Oriole Park at Camden Yards", "Birdland")
    #expect(Self.locations(known).coordinate(of: Self.game("The Backyard", "Birdland")) == nil)
    let nowhere = Self.game("The Backyard", "Nowhere")
    #expect(Self.locations(nowhere).coordinate(of: nowhere) == nil)
  }

  // MARK: Legs

  @Test func `a leg leads from the middle of a city to that of another`() throws {
    let ends = try #require(Self.locations().ends(of: Leg(from: "Baltimore, MD", to: "Chicago, IL")))
    #expect(ends.from.kilometers(to: camdenYards) < 10)
    #expect((960...985).contains(ends.from.kilometers(to: ends.to)))
    #expect(Self.locations().ends(of: Leg(from: "Baltimore, MD", to: "Nowhere")) == nil)
  }

  @Test func `Home is the city where the trip starts`() {
    let leg = Leg(from: "Home", to: "Chicago, IL")
    #expect(Self.locations(home: "Baltimore, MD").ends(of: leg)?.from.kilometers(to: camdenYards) ?? 99 < 10)
    #expect(Self.locations().ends(of: leg) == nil)
  }

  @Test func `a place is looked up near rows of the days before and after`() {
    let trip = TripSketch.trip("| @Chicago | |")
    #expect((1...4).allSatisfy { trip.likelyPoint(onDay: $0) != nil })
    let nap = TripSketch.trip("Nap | @Chicago | @Gary")
    expect(nap.item("Nap").flatMap { nap.city(of: $0) }, "Chicago")
  }

  // MARK: What the user added

  @Test func `an item with coordinates is there`() {
    let place = Self.coordinate(of: .init(name: "Camden Yards", latitude: 1, longitude: 2))
    expect(place, Coordinate(point: GeoPoint(latitude: 1, longitude: 2), precision: .exact))
  }

  @Test(arguments: [
    ("Camden Yards", Coordinate.Precision.venue), ("Boog's BBQ, 333 W Camden St, Baltimore, MD 21201, USA", .city),
    ("Boog's - Baltimore, Maryland", .city), ("Boog's, Baltimore", .city),
    ("Wrigley Field, 1060 W Addison St, Chicago, IL 60613, USA", .venue),
  ])
  func `an address that ends with a city is in it`(name: String, precision: Coordinate.Precision) {
    expect(Self.coordinate(of: .init(name: name))?.precision, precision)
  }

  @Test(arguments: ["Phoenix", "Lou Mitchell’s", "BWI Rental Car Facility", "1200 Market St", "Inn, Springfield", ""])
  func `an ambiguous name has no location`(name: String) {
    #expect(Self.coordinate(of: .init(name: name)) == nil)
  }

  @Test func `an item without a place, or with half a coordinate, has no location`() {
    #expect(Self.coordinate(of: nil) == nil)
    #expect(Self.coordinate(of: .init(latitude: 1)) == nil)
  }

  // MARK: Trips

  @Test func `every item of the sample trip that has a place has a coordinate`() throws {
    let trip = try Trip(json: EmbeddedFile.sampleTrip.bytes)
    let locations = ItemLocations(trip)
    for item in trip.itinerary.items {
      switch locations.location(of: item) {
      case .at(let coordinate): expect(coordinate.precision, (item.game == nil ? .exact : .venue))
      case .between(let from, let to): #expect(item.leg != nil && (50...1000).contains(from.kilometers(to: to)))
      case nil: #expect(item.custom?.category == .note, "\(item.id)")
      }
    }
    #expect(trip.itinerary.items.count > 30)
  }

  private static func game(_ venue: String?, _ city: String) -> Game {
    Game(gameID: "1", away: "A", home: "B", venue: venue, city: city, start: .on(CivilDate(dayNumber: 20_000)))
  }

  private static func locations(_ game: Game? = nil, home: String? = nil) -> ItemLocations {
    var trip = TripSketch.trip(days: 1, game.map { [TripSketch.item("1", .game($0))] } ?? [])
    trip.schedule = ScheduleLink(home: home)
    return ItemLocations(trip)
  }

  private static func coordinate(of place: CustomItem.Location?) -> Coordinate? {
    let custom = CustomItem(title: "A", category: .activity, location: place)
    guard case .at(let coordinate) = locations().location(of: TripSketch.item("1", .custom(custom))) else { return nil }
    return coordinate
  }
}
