import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct SuggestionTests {
  private static func robot(_ keys: String, size: Size = Size(columns: 80, rows: 24)) -> Robot {
    Robot("@Chicago Dinner | Museum", size: size).pressing("j j e Tab Tab Tab \(keys)")
  }

  private static func place(_ robot: Robot) -> CustomItem.Location? { robot.trip.item("Dinner")?.custom?.location }

  @Test func `suggests places, and Enter accepts the selected one with its coordinates`() throws {
    var robot = Self.robot("\"wrigley f\"")
    #expect(robot.frame.text.contains("Wrigley Field · Chicago, IL"))
    robot.press("Down", .status("Enter uses this place, Esc keeps what you typed."))
    robot.press("Enter")
    expect(robot.form?.focus, .location)
    expect(robot.typed(.location), "Wrigley Field")
    expect(robot.status, "Using Wrigley Field with its coordinates; Enter saves, Esc cancels.")
    robot.press("Enter")
    let place = try #require(Self.place(robot))
    expect(place.name, "Wrigley Field")
    #expect(abs((place.latitude ?? 0) - 41.948) < 0.01)
  }

  @Test func `Enter without a selection keeps the typed text`() {
    var robot = Self.robot("\"wrigley f\" Enter")
    expect(Self.place(robot), .init(name: "wrigley f"))
    robot = Self.robot("\"wrigley f\" Down Esc Enter")
    expect(Self.place(robot), .init(name: "wrigley f"))
    robot = Self.robot("\"wrigley f\" Down Up Enter")
    expect(Self.place(robot), .init(name: "wrigley f"))
  }

  @Test func `Tab accepts the place and continues`() {
    var robot = Self.robot("\"detroit\" Down Tab")
    expect(robot.form?.focus, .notes)
    robot.press("Ctrl-S")
    expect(Self.place(robot)?.name, "Detroit, MI")
  }

  @Test func `a place of the trip is suggested before others`() {
    var trip = TripSketch.trip("@Chicago Dinner | Museum")
    trip = trip.changing("Museum") { item in
      item.kind = .custom(
        CustomItem(
          title: "Museum", category: .activity, location: .init(name: "Wriggle Room", latitude: 41.8, longitude: -87.6))
      )
    }
    let robot = Robot(trip).pressing("j j e Tab Tab Tab \"wri\"")
    expect(robot.form?.suggestions.places.first?.name, "Wriggle Room")
    #expect(robot.frame.text.contains("Wriggle Room · yours"))
  }

  @Test func `places of other trips are requested once, and suggested when they arrive`() {
    var robot = Self.robot("")
    expect(robot.effects, [.outside(.readPlaces)])
    robot.press("\"wri\"")
    expect(robot.form?.suggestions.places.contains { $0.kind == .own }, false)
    let place = UserPlace(name: "Wriggle Room", point: GeoPoint(latitude: 41.8, longitude: -87.6))
    robot.happen(.placesRead([place]))
    expect(robot.form?.suggestions.places.first?.name, "Wriggle Room")
    robot.press("Down")
    // They come under the choice without moving it.
    robot.happen(.placesRead([UserPlace(name: "Wrong Turn", point: place.point), place]))
    expect(robot.form?.suggestions.chosen?.name, "Wriggle Room")
    robot.press("Enter Ctrl-U \"wro\"")
    expect(robot.form?.suggestions.places.first?.name, "Wrong Turn")
    #expect(robot.effects.isEmpty)
  }

  @Test func `Enter runs the geocoder once, and its result belongs to the place`() throws {
    var robot = Self.robot("\"Q39\" Enter")
    expect(Self.place(robot), .init(name: "Q39"), "without a geocoder it is saved")
    robot = Robot(TripSketch.trip("@Chicago Dinner | Museum"), hasGeocoder: true)
    robot.press("j j e Tab Tab Tab \"Q39\" Enter", .status("Looking up Q39… Enter saves it without coordinates."))
    guard case .outside(.lookUpPlace("Q39", let near)) = robot.effects.last else {
      Issue.record("not looked up: \(robot.effects)")
      return
    }
    #expect(near != nil)
    robot.happen(.placeLookedUp("Q40", GeoPoint(latitude: 1, longitude: 2)))
    #expect(robot.form?.coordinates == nil, "the answer to another question")
    robot.happen(.placeLookedUp("Q39", nil, reason: "Not looked up: no network"))
    expect(robot.status, "Not looked up: no network. Enter saves it without coordinates.")
    robot.happen(.placeLookedUp("Q39", GeoPoint(latitude: 39.05, longitude: -94.59)))
    expect(robot.status, "Found Q39 at 39.05, -94.59; Enter saves, Esc cancels.")
    robot.press("Enter")
    expect(Self.place(robot), .init(name: "Q39", latitude: 39.05, longitude: -94.59))
    robot.press("e Tab Tab Tab End \" bar\" Ctrl-S")
    expect(Self.place(robot)?.name, "Q39 bar")
    robot = Robot(TripSketch.trip("@Chicago Dinner | Museum"), hasGeocoder: true)
    robot.press("j j e Tab Tab Tab \"Q39\" Enter Enter")
    expect(Self.place(robot), .init(name: "Q39"), "a second Enter does not wait")
  }

  @Test func `a pasted text is previewed before it is accepted`() {
    var robot = Self.robot("")
    robot.happen(.input(.paste("https://www.openstreetmap.org/?mlat=41.9484&mlon=-87.6553#map=17/41.95/-87.65")))
    #expect(robot.frame.text.contains("on the map at 41.9484, -87.6553"))
    robot.press("Enter")
    expect(Self.place(robot), .init(latitude: 41.9484, longitude: -87.6553))
    robot = Self.robot("\"maps.app.goo.gl/x\"")
    #expect(robot.frame.text.contains("Short link without coordinates"))
  }

  @Test func `an accepted place loses its coordinates with its last letter`() {
    let robot = Self.robot("\"detroit\" Down Enter Ctrl-U Enter")
    #expect(Self.place(robot) == nil)
  }

  @Test(arguments: [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24)])
  func `the selected place is visible at every size`(size: Size) {
    var robot = Self.robot("\"san\"", size: size)
    for _ in 0..<5 {
      robot.press("Down")
      let name = robot.form?.suggestions.chosen.map { $0.kind == .city ? $0.city : $0.name } ?? "?"
      #expect(robot.frame.text.contains("> \(name.prefix(14))"))
    }
  }

  @Test func `all suggested places are visible where there is room`() {
    let robot = Self.robot("\"wri\" Down", size: Size(columns: 40, rows: 10))
    let places = robot.form?.suggestions.places ?? []
    #expect(places.count > 1)
    for place in places { #expect(robot.frame.text.contains(String(place.name.prefix(10))), "\(place.name)") }
  }

  // MARK: The mouse

  @Test func `a click accepts a suggested place`() {
    var robot = Self.robot("\"wrigley f\"")
    robot.point(.press, column: 24, line: robot.line(showing: "Wrigley Field"), .types(.location, "Wrigley Field"))
  }

  @Test func `a click chooses a category`() throws {
    var robot = Robot(TripSketch.trip("@Chicago Dinner | Museum")).pressing("j j e")
    let row = robot.line(showing: "Category")
    let form = try #require(robot.form)
    let hotel = try #require(robot.state.layout(of: form).categories.first { $0.category == .hotel })
    robot.point(.press, column: hotel.columns.lowerBound + 2, line: row)
    expect(robot.form?.category, .hotel)
  }

  @Test func `notes have several lines, and arrows go between them`() {
    var robot = Robot(TripSketch.trip("@Chicago Dinner | Museum"))
    robot.press("j j e Tab Tab Tab Tab \"one\" Enter \"two\" Enter \"three\" Up Home \"x\" Ctrl-S")
    expect(robot.trip.item("Dinner")?.custom?.notes, "one\nxtwo\nthree")
    robot.press("e Tab Tab Tab Tab Down")
    expect(robot.form?.focus, .link)
    robot.point(.wheelUp, line: 3)
    robot.happen(.input(.paste("four\r\nfive")))
    robot.press("Ctrl-S")
    expect(robot.trip.item("Dinner")?.custom?.notes, "one\nxtwo\nthreefour\nfive")
  }
}

@Suite struct FormCoordinatesTests {
  /// The form of an item at a place with a name and coordinates, with the field of the place in focus.
  private static func atPlace(_ keys: String = "") -> Robot {
    let custom = CustomItem(
      title: "A", category: .activity,
      location: .init(name: "Bar", latitude: 39.2855, longitude: -76.6306, extra: extra))
    return Robot(TripSketch.trip(FormSketch.items).changing("Dinner") { $0.kind = .custom(custom) })
      .pressing("j j e Tab Tab Tab \(keys)")
  }

  private static func place(after keys: String) -> CustomItem.Location? {
    let robot = atPlace(keys).pressing("Enter", .browses)
    return robot.trip.item("Dinner")?.custom?.location
  }

  private static let extra = ExtraFields([.init(name: "placeId", json: "\"x\"")])

  @Test(arguments: [
    ("End \" on Main\"", "Bar on Main", nil), ("\"bar\"", "bar", GeoPoint(latitude: 39.2855, longitude: -76.6306)),
    ("\"Wrigley Field\"", "Wrigley Field", GeoPoint(latitude: 41.9483, longitude: -87.6556)),
  ])
  func `a new name replaces the coordinates and keeps unknown fields`(keys: String, name: String, at: GeoPoint?) {
    expect(
      Self.place(after: keys), .init(name: name, latitude: at?.latitude, longitude: at?.longitude, extra: Self.extra))
  }

  @Test(arguments: [
    ("\"Pub\"", "not on the map"), ("\"Chicago\"", "on the map at 41.85, -87.65"),
    ("\"1 Main St, Chicago, IL 60602\"", "near Chicago, IL"), ("\"1, 2\"", "on the map at 1.0, 2.0"),
  ])
  func `shows whether the typed location is on the map`(keys: String, line: String) {
    let robot = Self.atPlace(keys)
    #expect(robot.frame.text.contains(line), "\(robot.frame.text)")
  }

  @Test func `the field contains the name, and shows where the place is`() {
    var robot = Self.atPlace()
    expect(robot.typed(.location), "Bar")
    expect(robot.status, "Ctrl-X removes the coordinates 39.2855, -76.6306.")
    let row = robot.line(showing: "Location")
    #expect(robot.frame.text(ofRow: row).contains("Bar"))
    #expect(robot.frame.text(ofRow: row + 1).contains("on the map at 39.2855, -76.6306"))
    robot.happen(.input(.resized(Size(columns: 40, rows: 10))), .shows("Ctrl-X removes the coordinates"))
  }

  @Test func `coordinates are removed only on request, and restored`() {
    expect(Self.place(after: "Ctrl-X"), .init(name: "Bar", extra: Self.extra))
    expect(Self.place(after: "Ctrl-X Ctrl-X")?.latitude, 39.2855)
    #expect(Self.place(after: "Ctrl-X Ctrl-U") == nil)
    var robot = Self.atPlace("Ctrl-X")
    expect(robot.status, "Ctrl-X keeps the coordinates 39.2855, -76.6306, otherwise removed when you save.")
    #expect(!robot.frame.text.contains("at 39.2855, -76.6306 "))
    robot.press("Esc", .status("Discard your changes? y/N"))
  }

  @Test func `typed coordinates replace the earlier ones`() {
    expect(Self.place(after: "Ctrl-U \"Pub (1, 2)\""), .init(name: "Pub", latitude: 1, longitude: 2, extra: Self.extra))
    expect(Self.place(after: "Ctrl-U \"1, 2\""), .init(latitude: 1, longitude: 2, extra: Self.extra))
    expect(Self.place(after: "Ctrl-U"), nil)
  }
}
