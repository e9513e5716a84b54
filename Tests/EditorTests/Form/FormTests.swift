import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// The form of a custom item on a trip of two days.
enum FormSketch {
  static let items = "@Chicago Dinner | Museum"

  static func robot(_ keys: String) -> Robot { Robot(items).pressing("j j \(keys)") }

  /// The keys that go on by so many fields.
  static func tabs(_ count: Int) -> String { Array(repeating: "Tab", count: count).joined(separator: " ") }
}

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

  @Test func `the form names the key that moves an item to its time`() {
    var robot = Robot("@Chicago Dinner")
    robot.press("+ \"9pm show\" Enter", .status("Added show at the end of Day 1. Space picks it up."))
    robot.press("o \"8am breakfast\" Enter")
    let messages = "Added breakfast on Day 1, below show. s moves it to its time. This causes a problem: "
    #expect(robot.status.hasPrefix(messages))
    robot.press("s")
    expect(robot.trip.itinerary.items.compactMap(\.custom?.title), ["breakfast", "Dinner", "show"])
  }

  @Test func `optional fields can stay empty`() throws {
    try expect(added("\"Lunch\""), CustomItem(title: "Lunch", category: .restaurant))
    let typed = try added("\"  Rest \" Tab \" \" Tab \"  \" Tab \" \"")
    expect(typed, CustomItem(title: "Rest", category: .activity))
  }

  @Test func `Tab and the arrows cycle through fields and buttons`() {
    var robot = FormSketch.robot("+")
    var seen: [ItemForm.Field] = []
    for key in [
      "Tab", "Down", "Tab", "Tab", "Down", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab",
      "Shift-Tab", "Up", "Left", "Right",
    ] {
      robot.press(key)
      seen.append(robot.form?.focus ?? .title)
    }
    expect(
      seen,
      [
        .time, .duration, .location, .notes, .link, .icon, .day, .cost, .reference, .phone, .deadline, .save, .cancel,
        .category, .title, .category, .cancel, .save, .cancel,
      ])
  }

  @Test func `arrows cycle through categories, and a letter selects one`() throws {
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
    ("\"L\" Tab Tab \"soon\"", .duration, "\"soon\" is not a duration. Use 90, 1h30 or 45 min; a week at most."),
    (
      "\"L\" \(FormSketch.tabs(5)) \"example.com\"", .link,
      "\"example.com\" is not a link. Use https://, then the address."
    ),
    ("\"L\" \(FormSketch.tabs(6)) \"ab\"", .icon, "Invalid icon. Use one character."),
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
}

extension ItemForm.Field {
  fileprivate static let (duration, icon, cost) = (item(.durationMinutes), item(.icon), item(.cost))
  fileprivate static let (reference, phone, deadline) = (item(.reference), item(.phone), item(.deadline))
}
