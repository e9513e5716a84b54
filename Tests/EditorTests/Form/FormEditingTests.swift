import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Editing and deleting custom items by the form, also while other programs change them.
@Suite struct FormEditingTests {
  @Test func `editing without a change writes nothing`() {
    var robot = FormSketch.robot("e")
    let before = robot.trip
    expect(robot.status, "Editing: Enter saves, Esc cancels.")
    robot.press("Enter", .browses, .holdsTrip(before), .saves(0), .status("Nothing changed."))
  }

  @Test func `editing changes only the edited fields and the modification time`() throws {
    var robot = FormSketch.robot("e")
    robot.press("Ctrl-U \"Supper\" Tab \"7pm\" Enter")
    let item = try #require(robot.trip.item("Dinner"))
    expect(item.custom, CustomItem(title: "Supper", category: .activity, time: ClockTime(hour: 19, minute: 0)))
    #expect(item.modifiedAt > TripSketch.made)
    expect(item.position, Position(day: 1, sortOrder: 2))
    #expect(robot.effects.contains(.save))
    expect(robot.status, "Saved Supper.")
    expect(robot.selected, "Dinner")
  }

  /// Items as other programs write them. Each must survive a form that is opened and saved.
  static let unusual: [CustomItem] = {
    let extra = ExtraFields([.init(name: "mood", json: "5")])
    return [
      CustomItem(title: "A", category: .restaurant, notes: "", extra: extra),
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

  @Test(arguments: unusual) func `editing without a change keeps every field as it was`(custom: CustomItem) {
    var robot = Robot(TripSketch.trip(FormSketch.items).changing("Dinner") { $0.kind = .custom(custom) })
    let before = robot.trip
    robot.press("j j e Enter")
    #expect(robot.isBrowsing, "\(robot.status)")
    expect(robot.saves, 0)
    expect(robot.trip, before)
  }

  @Test(arguments: unusual) func `editing the notes keeps the other fields as they were`(custom: CustomItem) {
    var robot = Robot(TripSketch.trip(FormSketch.items).changing("Dinner") { $0.kind = .custom(custom) })
    robot.press("j j e Tab Tab Tab Tab Ctrl-U Backspace Ctrl-U \"new\" Ctrl-S")
    var expected = custom
    expected.notes = "new"
    expect(robot.trip.item("Dinner")?.custom, expected)
  }

  // MARK: Deleting

  @Test func `No to deleting returns to the form with everything typed`() {
    var robot = FormSketch.robot("e \" late\" Tab \"9pm\" \(FormSketch.tabs(12))")
    let typed = robot.form
    robot.press("Enter", .status("Delete \"Dinner\"? y/N"))
    robot.press("n")
    expect(robot.form, typed)
    expect(robot.typed(.title), "Dinner late")
    expect(robot.status, "Kept: Dinner was not deleted.")
    robot.press("Enter y", .browses)
    #expect(robot.trip.item("Dinner") == nil)
    expect(robot.saves, 1)
  }

  // MARK: Changes from outside

  @Test func `an item deleted outside can be saved as a new one`() {
    var robot = FormSketch.robot("e \" late\"")
    robot.find(onDisk: robot.trip.removing("Dinner"), .types(.title, "Dinner late"))
    expect(robot.status, "Another program deleted this item. Saving adds it again.")
    robot.press("Enter", .saves(1))
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
    #expect(robot.trip.item("Dinner") == nil)
  }

  @Test func `an item deleted by another program during the question loses nothing typed`() {
    var robot = FormSketch.robot("e \" late\" \(FormSketch.tabs(CustomField.allCases.count)) Enter")
    robot.find(onDisk: robot.trip.removing("Dinner"), .types(.title, "Dinner late"))
  }

  @Test func `changes by someone else are not overwritten`() {
    var robot = FormSketch.robot("e")
    let time = ClockTime(hour: 20, minute: 0)
    robot.find(
      onDisk: robot.trip.changing("Dinner") {
        $0.kind = .custom(CustomItem(title: "Dinner", category: .hotel, time: time))
      })
    robot.press("Enter", .saves(0))
    robot.press("e \" late\"")
    robot.find(
      onDisk: robot.trip.changing("Dinner") {
        $0.kind = .custom(CustomItem(title: "Other", category: .hotel, notes: "n"))
      })
    robot.press("Enter")
    expect(robot.trip.item("Dinner")?.custom, CustomItem(title: "Dinner late", category: .hotel, notes: "n"))
  }

  @Test func `a removed day leaves the new item on the last`() {
    var robot = Robot(FormSketch.items).pressing("G + \"Lunch\"")
    robot.find(onDisk: TripSketch.trip("@Chicago"))
    robot.press("Enter")
    expect(robot.trip.itinerary.items.last?.custom?.title, "Lunch")
    expect(robot.trip.itinerary.items.last?.position.day, 1)
  }
}

@Suite struct FormLeavingTests {
  static let waysOut =
    ["Esc", "Ctrl-C"] + ["Enter", "Space"].map { "\(FormSketch.tabs(CustomField.allCases.count)) \($0)" }

  @Test(arguments: waysOut) func `canceling a changed form asks, and No returns to the input`(keys: String) {
    var robot = FormSketch.robot("+ \"Lunch\"")
    let before = robot.trip
    robot.press(keys, .status("Discard your changes? y/N"), .tone(.question), .shows("Lunch"))
    for key in ["n", "Esc", "Enter", "x"] {
      robot.press(key)
      expect(robot.typed(.title), "Lunch", "\(key)")
      expect(robot.status, "Still in the form: Enter on a field saves.")
      robot.press(robot.form?.focus == .cancel ? "Enter" : "Esc")
      #expect(robot.form == nil)
    }
    robot.press("y", .browses, .holdsTrip(before), .saves(0), .status("Cancelled: nothing was added."))
  }

  @Test(arguments: waysOut) func `leaving an unchanged form closes it at once`(keys: String) {
    var robot = FormSketch.robot("+")
    robot.press(keys, .browses, .status("Cancelled: nothing was added."))
    robot.press("j j e \"x\" Backspace Esc", .browses, .status("Cancelled: the item is unchanged."))
  }

  @Test(arguments: [
    "\"x\"", "Tab \"7pm\"", "Tab Tab \"2h\"", "Tab Tab Tab \"x\"", "Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab \"x\"",
    "Tab Tab Tab Tab Tab Tab \"x\"", "Tab Tab Tab Tab Tab Tab Tab Right", "Shift-Tab h", "Ctrl-U",
  ])
  func `each field counts as a change`(keys: String) {
    let robot = FormSketch.robot("e \(keys) Esc")
    expect(robot.status, "Discard your changes? y/N")
  }

  @Test func `a click outside a changed form asks too`() throws {
    var robot = FormSketch.robot("+ \"Lunch\"")
    let row = robot.line(showing: "Cancel")
    let before = try #require(robot.frame.text(ofRow: row).split(separator: "Cancel").first)
    robot.point(.press, column: before.count, line: row, .status("Discard your changes? y/N"))
  }

  @Test func `a question about a form stays while others change the trip`() {
    var robot = FormSketch.robot("e \" late\" Esc")
    robot.find(onDisk: robot.trip.removing("Dinner"), .status("Discard your changes? y/N"))
    robot.press("n Enter")
    #expect(robot.trip.itinerary.items.contains { $0.custom?.title == "Dinner late" })
  }
}
