import Editor
import EditorTestSupport
import ItineraryCore
import Screen
import TestSupport
import Testing

/// Adding and editing custom items.
@Suite struct FormTests {
  static let sketch = "@Chicago Dinner | Museum"

  private func form(_ keys: String) -> Robot {
    var robot = Robot(Self.sketch)
    robot.press("j j \(keys)")
    return robot
  }

  private func added(_ keys: String) throws -> CustomItem {
    let robot = form("+ \(keys) Enter")
    #expect(robot.saves == 1, "\(robot.status)")
    #expect(robot.isBrowsing)
    return try #require(robot.trip.itinerary.items.first { $0.custom != nil && $0.id.text.count == 36 }?.custom)
  }

  // MARK: Adding

  @Test func `A new item goes to the end of its day and is selected`() throws {
    let robot = form("+ \"Post-game dinner\" Tab \"22:30\" Tab Tab \"Lafayette, 42\" Tab \"window seat\" Ctrl-S")
    let index = try #require(
      robot.trip.itinerary.indices.first { robot.trip.itinerary[$0].custom?.title == "Post-game dinner" })
    let item = robot.trip.itinerary[index]
    #expect(index == 2)
    #expect(item.position == Position(day: 1, sortOrder: 3))
    #expect(
      item.custom
        == CustomItem(
          title: "Post-game dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30),
          location: .init(name: "Lafayette, 42"), notes: "window seat"))
    #expect(robot.effects.contains(.save))
    #expect(robot.status == "Added Post-game dinner at the end of Day 1. Space picks it up.")
    #expect(robot.selected == item.id.text)
    #expect(item.id.text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
  }

  @Test func `An item whose time belongs elsewhere on its day says what puts it there`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("+ \"9pm show\" Enter")
    #expect(robot.status == "Added show at the end of Day 1. Space picks it up.")
    robot.press("+ \"8am breakfast\" Enter")
    let said = "Added breakfast at the end of Day 1. s puts it where its time belongs. That causes a problem: "
    #expect(robot.status.hasPrefix(said))
    robot.press("s")
    #expect(robot.trip.itinerary.items.compactMap(\.custom?.title) == ["breakfast", "Dinner", "show"])
  }

  @Test func `The form starts at the title and says how to leave`() {
    let robot = form("+")
    #expect(robot.form?.focus == .title)
    #expect(robot.status == "A title, or a line such as 7:30pm dinner @ Q39. Enter saves, Esc leaves.")
  }

  /// Goes on by so many fields.
  private static func tabs(_ count: Int) -> String { Array(repeating: "Tab", count: count).joined(separator: " ") }

  static let waysOut = ["Esc", "Ctrl-C", "\(tabs(9)) Enter", "\(tabs(9)) Space"]

  @Test(arguments: waysOut) func `Leaving a changed form asks, and No goes back to all that was typed`(keys: String) {
    var robot = form("+ \"Lunch\"")
    let before = robot.trip
    robot.press(keys)
    #expect(robot.status == "Leave without saving? y/N")
    #expect(robot.state.status.tone == .question)
    #expect(robot.frame.text.contains("Lunch"))
    for key in ["n", "Esc", "Enter", "x"] {
      robot.press(key)
      #expect(robot.typed(.title) == "Lunch", "\(key)")
      #expect(robot.status == "Still in the form: Enter on a field saves.")
      robot.press(robot.form?.focus == .cancel ? "Enter" : "Esc")
      #expect(robot.form == nil)
    }
    robot.press("y")
    #expect(robot.isBrowsing)
    #expect(robot.trip == before)
    #expect(robot.saves == 0)
    #expect(robot.status == "Cancelled: nothing was added.")
  }

  @Test(arguments: waysOut) func `Leaving an unchanged form closes it at once`(keys: String) {
    var robot = form("+")
    robot.press(keys)
    #expect(robot.isBrowsing)
    #expect(robot.status == "Cancelled: nothing was added.")
    robot.press("j j e \"x\" Backspace Esc")
    #expect(robot.isBrowsing)
    #expect(robot.status == "Cancelled: the item stays as it was.")
  }

  @Test(arguments: [
    "\"x\"", "Tab \"7pm\"", "Tab Tab \"2h\"", "Tab Tab Tab \"x\"", "Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab \"x\"",
    "Tab Tab Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab Tab Tab Right", "Shift-Tab h", "Ctrl-U",
  ])
  func `Each field counts as a change`(keys: String) {
    let robot = form("e \(keys) Esc")
    #expect(robot.status == "Leave without saving? y/N")
  }

  @Test func `The mouse leaves a changed form no sooner`() throws {
    var robot = form("+ \"Lunch\"")
    let row = try #require((0..<24).first { robot.frame.text(ofRow: $0).contains("Cancel") })
    let text = robot.frame.text(ofRow: row)
    let before = try #require(text.firstRange(of: "Cancel")).lowerBound
    let column = text[..<before].count
    robot.happen(.mouse(MouseEvent(.press, column: column, row: row)))
    #expect(robot.status == "Leave without saving? y/N")
  }

  @Test func `A question about a form stays with what others change`() {
    var robot = form("e \" late\" Esc")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.status == "Leave without saving? y/N")
    robot.press("n Enter")
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
  }

  @Test func `Optional fields may stay empty`() throws {
    #expect(try added("\"Lunch\"") == CustomItem(title: "Lunch", category: .restaurant))
    let typed = try added("\"  Rest \" Tab \" \" Tab \"  \" Tab \" \"")
    #expect(typed == CustomItem(title: "Rest", category: .activity))
  }

  @Test func `Tab and the arrows go round the fields and buttons`() {
    var robot = form("+")
    var seen: [ItemForm.Field] = []
    for key in [
      "Tab", "Down", "Tab", "Tab", "Down", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Shift-Tab", "Up", "Left", "Right",
    ] {
      robot.press(key)
      seen.append(robot.form?.focus ?? .title)
    }
    #expect(
      seen == [
        .time, .duration, .location, .notes, .link, .icon, .day, .save, .cancel, .category, .title, .category, .cancel,
        .save, .cancel,
      ])
  }

  @Test func `Editing has a button to delete`() {
    var robot = form("e \(Self.tabs(9))")
    #expect(robot.form?.focus == .delete)
    robot.press("Tab")
    #expect(robot.form?.focus == .cancel)
  }

  @Test func `Categories go round, and a letter names one`() throws {
    var robot = form("+ Shift-Tab")
    var seen: [CustomItem.Category?] = []
    for key in ["Right", "Right", "Space", "Right", "Left", "Left", "h", "R", "n", "a", "z"] {
      robot.press(key)
      seen.append(robot.form?.category)
    }
    #expect(
      seen == [
        .note, .restaurant, .hotel, .activity, .hotel, .restaurant, .hotel, .restaurant, .note, .activity, .activity,
      ])
    #expect(try added("\"X\" Shift-Tab h").category == .hotel)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("\" \"", ItemForm.Field.title, "A title is needed."),
    ("\"L\" Tab \"25:00\"", .time, "'25:00' is not a time: write 22:30, 10:30pm or noon."),
    ("\"L\" Tab Tab Tab \"91, 0\"", .location, "Degrees run to 90 and 180 at the most."),
    ("\"L\" Tab Tab Tab \"0, -181\"", .location, "Degrees run to 90 and 180 at the most."),
    ("\"L\" Tab Tab \"soon\"", .duration, "'soon' is not a duration: write 90, 1h30 or 45 min; a week at most."),
    ("\"L\" \(tabs(5)) \"example.com\"", .link, "'example.com' is not a link: write https://, then the address."),
    ("\"L\" \(tabs(6)) \"ab\"", .icon, "An icon is one character."),
    (
      "\"L\" Tab Tab Tab \"maps.app.goo.gl/x\"", .location,
      "A short link tells no place by itself: open it and paste the long one."
    ),
    ("\"L\" Tab Tab Tab \"Bar (95, 0)\"", .location, "Degrees run to 90 and 180 at the most."),
  ])
  func `A mistake is told at its field and nothing typed is lost`(keys: String, field: ItemForm.Field, problem: String)
  {
    var robot = form("+ \(keys) Tab")
    let inputs = robot.form?.inputs
    let before = robot.trip
    robot.press("Ctrl-S")
    #expect(robot.form?.problems == [field: problem])
    #expect(robot.form?.focus == field)
    #expect(robot.form?.inputs == inputs)
    #expect(robot.status == problem)
    #expect(robot.state.status.tone == .refusal)
    #expect(robot.trip == before)
    #expect(robot.saves == 0)
    #expect(robot.frame.text.contains(problem))
    robot.press("\"x\"")
    #expect(robot.form?.problems.isEmpty == true)
  }

  @Test func `Several mistakes are told at once, the first in focus`() {
    let robot = form("+ Tab \"soon\" Tab Tab \"91,0\" Enter")
    #expect(robot.form?.problems.keys.sorted { $0.rawValue < $1.rawValue } == [.title, .time, .location])
    #expect(robot.form?.focus == .title)
  }

  @Test func `A mistake can be mended`() {
    var robot = form("+ \"Lunch\" Tab \"25:00\" Enter")
    robot.press("Ctrl-U \"12:30\" Enter")
    #expect(robot.isBrowsing)
    #expect(robot.saves == 1)
  }

  // MARK: Times and places

  @Test(arguments: [
    ("22:30", "22:30"), ("10:30 PM", "22:30"), ("7pm", "19:00"), ("7 p.m.", "19:00"), ("9:05", "09:05"),
    ("12am", "00:00"), ("12:30 pm", "12:30"), ("0:00", "00:00"), (" 23:59 ", "23:59"),
  ])
  func `Times are read as people write them`(typed: String, time: String) throws {
    #expect(try added("\"L\" Tab \"\(typed)\"").time?.description == time)
  }

  @Test(arguments: ["24:00", "12:60", "13pm", "0pm", "7", "soon", "7:5", "-1:00", "1:2:3", "22.3", "٧:٠٠", ":30"])
  func `What is no time is refused`(typed: String) {
    let robot = form("+ \"L\" Tab \"\(typed)\" Enter")
    #expect(robot.form?.problems[.time] != nil)
  }

  @Test func `Places are names, coordinates, or both`() throws {
    func location(_ typed: String) throws -> CustomItem.Location? {
      try added("\"L\" Tab Tab Tab \"\(typed)\"").location
    }
    #expect(try location("Lou Malnati's") == .init(name: "Lou Malnati's"))
    #expect(try location("42.33, -83.05") == .init(latitude: 42.33, longitude: -83.05))
    #expect(try location(" -90,180 ") == .init(latitude: -90, longitude: 180))
    #expect(
      try location("Coney Island (42.33, -83.05)") == .init(name: "Coney Island", latitude: 42.33, longitude: -83.05))
    #expect(try location("Bar 42, Chicago") == .init(name: "Bar 42, Chicago"))
  }

  // MARK: Editing

  @Test func `Editing without a change writes nothing`() {
    var robot = form("e")
    let before = robot.trip
    #expect(robot.status == "Editing: Enter saves, Esc leaves it as it was.")
    robot.press("Enter")
    #expect(robot.isBrowsing)
    #expect(robot.trip == before)
    #expect(robot.saves == 0)
    #expect(robot.status == "Nothing changed.")
  }

  @Test func `Editing changes what was changed and the time of it`() throws {
    var robot = form("e")
    robot.press("Ctrl-U \"Supper\" Tab \"7pm\" Enter")
    let item = try #require(robot.trip.item("Dinner"))
    #expect(item.custom == CustomItem(title: "Supper", category: .activity, time: ClockTime(hour: 19, minute: 0)))
    #expect(item.modifiedAt > TripSketch.made)
    #expect(item.position == Position(day: 1, sortOrder: 2))
    #expect(robot.effects.contains(.save))
    #expect(robot.status == "Saved Supper.")
    #expect(robot.selected == "Dinner")
  }

  /// Items as other programs write them. Each must survive a form that is opened and saved.
  static let unusual: [CustomItem] = {
    let extra = ExtraFields([.init(name: "rating", json: "5")])
    return [
      CustomItem(title: "A", category: .hotel, notes: "", extra: extra),
      CustomItem(title: " spaced  out ", category: .note, notes: "  two\nlines  "),
      CustomItem(title: "A", category: .note, location: .init(name: " Bar ", extra: extra)),
      CustomItem(title: "A", category: .note, location: .init(extra: extra)),
      CustomItem(title: "A", category: .note, location: .init(latitude: 42.123456789, longitude: -83)),
      CustomItem(title: "A", category: .note, location: .init(latitude: 42)),
      CustomItem(title: "A", category: .note, location: .init(name: "42, 42")),
      CustomItem(title: "A", category: .note, location: .init(name: "Far", latitude: 1e-7, longitude: 1e-5)),
      CustomItem(title: "A\u{1B}[31mB\u{7}", category: .note, time: ClockTime(hour: 0, minute: 0)),
    ]
  }()

  @Test(arguments: unusual) func `Editing without a change keeps every field as it was`(custom: CustomItem) {
    var robot = Robot(TripSketch.trip(Self.sketch).changing("Dinner") { $0.kind = .custom(custom) })
    let before = robot.trip
    robot.press("j j e Enter")
    #expect(robot.isBrowsing, "\(robot.status)")
    #expect(robot.saves == 0)
    #expect(robot.trip == before)
  }

  @Test(arguments: unusual) func `Editing the notes keeps the other fields as they were`(custom: CustomItem) {
    var robot = Robot(TripSketch.trip(Self.sketch).changing("Dinner") { $0.kind = .custom(custom) })
    robot.press("j j e Tab Tab Tab Tab Ctrl-U Backspace Ctrl-U \"new\" Ctrl-S")
    var expected = custom
    expected.notes = "new"
    #expect(robot.trip.item("Dinner")?.custom == expected)
  }

  // MARK: Coordinates

  /// The form of an item at a place with a name and coordinates, with the field of the place in focus.
  private static func atPlace(_ keys: String = "") -> Robot {
    let extra = ExtraFields([.init(name: "placeId", json: "\"x\"")])
    let custom = CustomItem(
      title: "A", category: .note, location: .init(name: "Bar", latitude: 39.2855, longitude: -76.6306, extra: extra))
    var robot = Robot(TripSketch.trip(sketch).changing("Dinner") { $0.kind = .custom(custom) })
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

  @Test(arguments: [("\" on Main\"", "Bar on Main"), ("Ctrl-U \"Pub\"", "Pub")])
  func `Another name keeps the coordinates and the unknown fields`(keys: String, name: String) {
    #expect(
      Self.place(after: keys) == .init(name: name, latitude: 39.2855, longitude: -76.6306, extra: Self.extra))
  }

  @Test func `The field holds the name, and says where the place is`() {
    var robot = Self.atPlace()
    #expect(robot.typed(.location) == "Bar")
    #expect(
      robot.status == "Ctrl-X takes away the coordinates 39.2855, -76.6306, which stay whatever the name.")
    let row = robot.line(showing: "Location")
    #expect(robot.frame.text(ofRow: row).contains("Bar"))
    #expect(robot.frame.text(ofRow: row + 1).contains(" at 39.2855, -76.6306"))
    robot.happen(.screenResized(Size(columns: 40, rows: 10)))
    #expect(robot.frame.text.contains("Ctrl-X takes away the coordinates"))
  }

  @Test func `Coordinates are taken away deliberately, and kept again`() {
    #expect(Self.place(after: "Ctrl-X") == .init(name: "Bar", extra: Self.extra))
    #expect(Self.place(after: "Ctrl-X Ctrl-X")?.latitude == 39.2855)
    #expect(Self.place(after: "Ctrl-X Ctrl-U") == nil)
    var robot = Self.atPlace("Ctrl-X")
    #expect(robot.status == "Ctrl-X keeps the coordinates 39.2855, -76.6306, which go when you save.")
    #expect(!robot.frame.text.contains("at 39.2855, -76.6306 "))
    robot.press("Esc")
    #expect(robot.status == "Leave without saving? y/N")
  }

  @Test func `Coordinates typed take the place of those there were`() {
    #expect(
      Self.place(after: "Ctrl-U \"Pub (1, 2)\"") == .init(name: "Pub", latitude: 1, longitude: 2, extra: Self.extra))
    #expect(Self.place(after: "Ctrl-U \"1, 2\"") == .init(latitude: 1, longitude: 2, extra: Self.extra))
    #expect(Self.place(after: "Ctrl-U") == .init(latitude: 39.2855, longitude: -76.6306, extra: Self.extra))
  }

  @Test func `The buttons and the status fit on the smallest screen`() {
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 40, rows: 10))
    for keys in ["j j e", "Esc Home +"] {
      robot.press(keys)
      let text = robot.frame.text
      #expect(text.contains("Save") && text.contains("Cancel  "))
      #expect(text.contains("Delete") == keys.hasSuffix("e"))
      #expect(text.contains("\n \(robot.status.prefix(20))"))
    }
  }

  // MARK: Deleting

  @Test func `A No to deleting goes back to the form with everything typed`() {
    var robot = form("e \" late\" Tab \"9pm\" \(Self.tabs(8))")
    let typed = robot.form
    robot.press("Enter")
    #expect(robot.status == "Delete \"Dinner\"? y/N")
    robot.press("n")
    #expect(robot.form == typed)
    #expect(robot.typed(.title) == "Dinner late")
    #expect(robot.status == "Kept: Dinner was not deleted.")
    robot.press("Enter y")
    #expect(robot.isBrowsing)
    #expect(robot.trip.item("Dinner") == nil)
    #expect(robot.saves == 1)
  }

  // MARK: Changes from outside

  @Test func `An item deleted outside can be saved as a new one`() {
    var robot = form("e \" late\"")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.typed(.title) == "Dinner late")
    #expect(robot.status == "The item was deleted outside; saving the form adds it anew.")
    robot.press("Enter")
    #expect(robot.saves == 1)
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
    #expect(robot.trip.item("Dinner") == nil)
  }

  @Test func `An item deleted outside while the form asks to delete it loses nothing typed`() {
    var robot = form("e \" late\" \(Self.tabs(9)) Enter")
    robot.find(onDisk: robot.trip.removing("Dinner"))
    #expect(robot.typed(.title) == "Dinner late")
  }

  @Test func `What someone else changed meanwhile is not written back`() {
    var robot = form("e")
    let time = ClockTime(hour: 20, minute: 0)
    robot.find(
      onDisk: robot.trip.changing("Dinner") {
        $0.kind = .custom(CustomItem(title: "Dinner", category: .hotel, time: time))
      })
    robot.press("Enter")
    #expect(robot.saves == 0)
    robot.press("e \" late\"")
    robot.find(
      onDisk: robot.trip.changing("Dinner") {
        $0.kind = .custom(CustomItem(title: "Other", category: .hotel, notes: "n"))
      })
    robot.press("Enter")
    #expect(robot.trip.item("Dinner")?.custom == CustomItem(title: "Dinner late", category: .hotel, notes: "n"))
  }

  @Test func `A day that is gone leaves the new item on the last`() {
    var robot = Robot(Self.sketch)
    robot.press("G + \"Lunch\"")
    robot.find(onDisk: TripSketch.trip("@Chicago"))
    robot.press("Enter")
    #expect(robot.trip.itinerary.items.last?.custom?.title == "Lunch")
    #expect(robot.trip.itinerary.items.last?.position.day == 1)
  }
}
