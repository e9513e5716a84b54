import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Adding custom items: the fields of the form, and mistakes in them.
@Suite struct FormTests {
  private func added(_ keys: String) throws -> CustomItem {
    let robot = FormSketch.robot("+ \(keys) Enter")
    expect(robot.saves, 1, "\(robot.status)")
    #expect(robot.isBrowsing)
    return try #require(robot.trip.itinerary.items.first { $0.custom != nil && $0.id.text.count == 36 }?.custom)
  }

  // MARK: Adding

  @Test func `a new item goes to the end of its day and is selected`() throws {
    let robot = FormSketch.robot(
      "+ \"Post-game dinner\" Tab \"22:30\" Tab Tab \"Lafayette, 42\" Tab \"window seat\" Ctrl-S")
    let index = try #require(
      robot.trip.itinerary.indices.first { robot.trip.itinerary[$0].custom?.title == "Post-game dinner" })
    let item = robot.trip.itinerary[index]
    expect(index, 2)
    expect(item.position, Position(day: 1, sortOrder: 3))
    expect(
      item.custom,
      CustomItem(
        title: "Post-game dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30),
        location: .init(name: "Lafayette, 42"), notes: "window seat"))
    #expect(robot.effects.contains(.save))
    expect(robot.status, "Added Post-game dinner at the end of Day 1. Space picks it up.")
    expect(robot.selected, item.id.text)
    expect(item.id.text.split(separator: "-").map(\.count), [8, 4, 4, 4, 12])
  }

  @Test func `a problem of a new item takes the place of advice`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("+ \"2pm lunch\" Enter")
    #expect(robot.status.contains(". This causes a problem: "), "\(robot.status)")
  }

  @Test func `an item whose time belongs elsewhere on its day names the key that moves it there`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("+ \"9pm show\" Enter")
    expect(robot.status, "Added show at the end of Day 1. Space picks it up.")
    robot.press("o \"8am breakfast\" Enter")
    let said = "Added breakfast on Day 1, below show. s moves it to its time. This causes a problem: "
    #expect(robot.status.hasPrefix(said))
    robot.press("s")
    expect(robot.trip.itinerary.items.compactMap(\.custom?.title), ["breakfast", "Dinner", "show"])
  }

  @Test func `the form starts at the title and names the key to cancel`() {
    let robot = FormSketch.robot("+")
    expect(robot.form?.focus, .title)
    expect(robot.status, "A title, or a line such as 7:30pm dinner @ Q39. Enter saves, Esc cancels.")
  }

  @Test func `optional fields can stay empty`() throws {
    try expect(added("\"Lunch\""), CustomItem(title: "Lunch", category: .restaurant))
    let typed = try added("\"  Rest \" Tab \" \" Tab \"  \" Tab \" \"")
    expect(typed, CustomItem(title: "Rest", category: .activity))
  }

  @Test func `Tab and the arrows go round the fields and buttons`() {
    var robot = FormSketch.robot("+")
    var seen: [ItemForm.Field] = []
    for key in [
      "Tab", "Down", "Tab", "Tab", "Down", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab",
      "Shift-Tab",
      "Up", "Left", "Right",
    ] {
      robot.press(key)
      seen.append(robot.form?.focus ?? .title)
    }
    expect(
      seen,
      [
        .time, .duration, .location, .notes, .link, .icon, .day, .cost, .reference, .phone, .deadline, .save, .cancel,
        .category, .title, .category, .cancel,
        .save, .cancel,
      ])
  }

  @Test func `editing has a button to delete`() {
    var robot = FormSketch.robot("e \(FormSketch.tabs(13))")
    expect(robot.form?.focus, .delete)
    robot.press("Tab")
    expect(robot.form?.focus, .cancel)
  }

  @Test func `categories go round, and a letter names one`() throws {
    var robot = FormSketch.robot("+ Shift-Tab")
    var seen: [CustomItem.Category?] = []
    for key in ["Right", "Right", "Space", "Right", "Left", "Left", "h", "R", "n", "a", "z"] {
      robot.press(key)
      seen.append(robot.form?.category)
    }
    expect(
      seen,
      [
        .note, .restaurant, .hotel, .activity, .hotel, .restaurant, .hotel, .restaurant, .note, .activity, .activity,
      ])
    try expect(added("\"X\" Shift-Tab h").category, .hotel)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("\" \"", ItemForm.Field.title, "A title is needed."),
    ("\"L\" Tab \"25:00\"", .time, "\"25:00\" is not a time. Use 22:30, 10:30pm or noon."),
    ("\"L\" Tab Tab Tab \"91, 0\"", .location, "Coordinates out of range: at most 90 and 180 degrees."),
    ("\"L\" Tab Tab Tab \"0, -181\"", .location, "Coordinates out of range: at most 90 and 180 degrees."),
    ("\"L\" Tab Tab \"soon\"", .duration, "\"soon\" is not a duration. Use 90, 1h30 or 45 min; a week at most."),
    (
      "\"L\" \(FormSketch.tabs(5)) \"example.com\"", .link,
      "\"example.com\" is not a link. Use https://, then the address."
    ),
    ("\"L\" \(FormSketch.tabs(6)) \"ab\"", .icon, "Invalid icon. Use one character."),
    (
      "\"L\" Tab Tab Tab \"maps.app.goo.gl/x\"", .location,
      "Short link without coordinates: open it and paste the long address."
    ),
    ("\"L\" Tab Tab Tab \"Bar (95, 0)\"", .location, "Coordinates out of range: at most 90 and 180 degrees."),
  ])
  func `reports a mistake at its field and loses nothing typed`(keys: String, field: ItemForm.Field, problem: String) {
    var robot = FormSketch.robot("+ \(keys) Tab")
    let inputs = robot.form?.inputs
    let before = robot.trip
    robot.press("Ctrl-S")
    expect(robot.form?.problems, [field: problem])
    expect(robot.form?.focus, field)
    expect(robot.form?.inputs, inputs)
    expect(robot.status, problem)
    expect(robot.state.status.tone, .refusal)
    expect(robot.trip, before)
    expect(robot.saves, 0)
    #expect(robot.frame.text.contains(problem))
    robot.press("\"x\"")
    expect(robot.form?.problems.isEmpty, true)
  }

  @Test func `reports several mistakes at once, with the first in focus`() {
    let robot = FormSketch.robot("+ Tab \"soon\" Tab Tab \"91,0\" Enter")
    expect(robot.form.map { Set($0.problems.keys) }, [.title, .time, .location])
    expect(robot.form?.focus, .title)
  }

  @Test func `a mistake can be fixed`() {
    var robot = FormSketch.robot("+ \"Lunch\" Tab \"25:00\" Enter")
    robot.press("Ctrl-U \"12:30\" Enter")
    #expect(robot.isBrowsing)
    expect(robot.saves, 1)
  }

  // MARK: Times and places

  @Test(arguments: [
    ("22:30", "22:30"), ("10:30 PM", "22:30"), ("7pm", "19:00"), ("7 p.m.", "19:00"), ("9:05", "09:05"),
    ("12am", "00:00"), ("12:30 pm", "12:30"), ("0:00", "00:00"), (" 23:59 ", "23:59"),
  ])
  func `times are read as people write them`(typed: String, time: String) throws {
    try expect(added("\"L\" Tab \"\(typed)\"").time?.description, time)
  }

  @Test(arguments: ["24:00", "12:60", "13pm", "0pm", "7", "soon", "7:5", "-1:00", "1:2:3", "22.3", "٧:٠٠", ":30"])
  func `refuses invalid times`(typed: String) {
    let robot = FormSketch.robot("+ \"L\" Tab \"\(typed)\" Enter")
    #expect(robot.form?.problems[.time] != nil)
  }

  @Test func `places are names, coordinates, or both`() throws {
    func location(_ typed: String) throws -> CustomItem.Location? {
      try added("\"L\" Tab Tab Tab \"\(typed)\"").location
    }
    try expect(location("Lou Malnati's"), .init(name: "Lou Malnati's"))
    try expect(location("42.33, -83.05"), .init(latitude: 42.33, longitude: -83.05))
    try expect(location(" -90,180 "), .init(latitude: -90, longitude: 180))
    try expect(
      location("Coney Island (42.33, -83.05)"), .init(name: "Coney Island", latitude: 42.33, longitude: -83.05))
    try expect(
      location("Bar 42, Chicago"),
      .init(name: "Bar 42, Chicago", latitude: 41.85, longitude: -87.65, approximate: true))
  }

  @Test func `the buttons and the status fit on the smallest screen`() {
    var robot = Robot(TripSketch.trip(FormSketch.items), size: Size(columns: 40, rows: 10))
    for keys in ["j j e", "Esc Home +"] {
      robot.press(keys)
      let text = robot.frame.text
      #expect(text.contains("Save") && text.contains("Cancel  "))
      expect(text.contains("Delete"), keys.hasSuffix("e"))
      #expect(text.contains("\n \(robot.status.prefix(20))"))
    }
  }
}

extension ItemForm.Field {
  fileprivate static let (duration, icon, cost) = (item(.duration), item(.icon), item(.cost))
  fileprivate static let (reference, phone, deadline) = (item(.reference), item(.phone), item(.deadline))
}
