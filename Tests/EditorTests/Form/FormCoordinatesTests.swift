import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The coordinates of a place in the form.
@Suite struct FormCoordinatesTests {
  /// The form of an item at a place with a name and coordinates, with the field of the place in focus.
  private static func atPlace(_ keys: String = "") -> Robot {
    let extra = ExtraFields([.init(name: "placeId", json: "\"x\"")])
    let custom = CustomItem(
      title: "A", category: .activity,
      location: .init(name: "Bar", latitude: 39.2855, longitude: -76.6306, extra: extra))
    var robot = Robot(TripSketch.trip(FormSketch.items).changing("Dinner") { $0.kind = .custom(custom) })
    robot.press("j j e Tab Tab Tab \(keys)")
    return robot
  }

  private static func place(after keys: String) -> CustomItem.Location? {
    var robot = atPlace(keys)
    robot.press("Enter")
    #expect(robot.isBrowsing, "\(robot.status)")
    return robot.trip.item("Dinner")?.custom?.location
  }

  private static let extra = ExtraFields([.init(name: "placeId", json: "\"x\"")])

  @Test(arguments: [
    ("End \" on Main\"", "Bar on Main", nil), ("\"bar\"", "bar", GeoPoint(latitude: 39.2855, longitude: -76.6306)),
    ("\"Wrigley Field\"", "Wrigley Field", GeoPoint(latitude: 41.9483, longitude: -87.6556)),
  ])
  func `a new name brings its own coordinates and keeps the unknown fields`(keys: String, name: String, at: GeoPoint?) {
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
    robot.happen(.input(.resized(Size(columns: 40, rows: 10))))
    #expect(robot.frame.text.contains("Ctrl-X removes the coordinates"))
  }

  @Test func `coordinates are removed on purpose, and restored`() {
    expect(Self.place(after: "Ctrl-X"), .init(name: "Bar", extra: Self.extra))
    expect(Self.place(after: "Ctrl-X Ctrl-X")?.latitude, 39.2855)
    #expect(Self.place(after: "Ctrl-X Ctrl-U") == nil)
    var robot = Self.atPlace("Ctrl-X")
    expect(robot.status, "Ctrl-X keeps the coordinates 39.2855, -76.6306, otherwise removed when you save.")
    #expect(!robot.frame.text.contains("at 39.2855, -76.6306 "))
    robot.press("Esc")
    expect(robot.status, "Discard your changes? y/N")
  }

  @Test func `coordinates typed take the place of those there were`() {
    expect(Self.place(after: "Ctrl-U \"Pub (1, 2)\""), .init(name: "Pub", latitude: 1, longitude: 2, extra: Self.extra))
    expect(Self.place(after: "Ctrl-U \"1, 2\""), .init(latitude: 1, longitude: 2, extra: Self.extra))
    expect(Self.place(after: "Ctrl-U"), nil)
  }
}
