import Almanac
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

/// The table of keys, and the help and the key lines made from it.
@Suite struct KeyTableTests {
  @Test(arguments: KeyContext.allCases) func `no key is bound twice in one context, and Ctrl-J nowhere`(
    context: KeyContext
  ) {
    let keys = context.bindings.flatMap(\.keys)
    expect(Set(keys).count, keys.count)
    #expect(!keys.contains(.control("j")))
    #expect(context.bindings.count { $0.acceptsText } <= 1)
  }

  @Test func `actions and rows of the table match`() {
    let names = KeyContext.allCases.flatMap(\.named).map(\.name)
    expect(names, Table(.keys).map { $0.text(0) })
    expect(Table(.keys).map { $0.text(7) }.filter { !$0.isEmpty && Need(rawValue: $0) == nil }, [])
    expect(Set(NormalAction.allCases.filter { $0.binding.hint != nil }), Set(NormalMode.named))
    expect(Set(NormalAction.allCases.filter { $0.binding.menuLabel != nil }), Set(RowMenu.ofDay + RowMenu.ofItem))
    #expect(KeyContext.allCases.flatMap(\.bindings).allSatisfy { $0.acceptsText || !$0.keys.isEmpty })
  }

  /// The page of keys follows the table of keys, and so would not show that one was lost.
  @Test func `every key of the contract is bound`() throws {
    let normal = """
      ↑ ↓ j k PgUp PgDn Ctrl-U Ctrl-D g G Home End ← → [ ] Space Enter e + a d x Delete Shift-↑ Shift-↓ K J / n N ! r ? q
      """
    let carry = "↑ ↓ j k ← → [ ] Tab Shift-Tab Home End PgUp PgDn Space Enter Esc Backspace q"
    for key in try KeyScript(normal).keys { #expect(NormalAction.bindings.flatMap(\.keys).contains(key), "\(key)") }
    for key in try KeyScript(carry).keys { #expect(CarryAction.bindings.flatMap(\.keys).contains(key), "\(key)") }
  }

  @Test func `a key that works everywhere has no other action`() {
    let everywhere = EverywhereAction.bindings.flatMap(\.keys)
    for context in KeyContext.allCases where context != .everywhere {
      #expect(!context.bindings.flatMap(\.keys).contains(where: everywhere.contains), "\(context)")
    }
  }

  // MARK: Help, page of keys, manual

  @Test(arguments: KeyContext.allCases) func `every key of a context is in one row of its help`(context: KeyContext) {
    let described = context.rows(in: .unicode).flatMap(\.keys)
    let bound = context.bindings.flatMap { $0.names(in: .unicode) }
    expect(described, bound)
    #expect(!described.contains(""))
  }

  @Test func `help has every context of the trip screen once`() {
    let others: [KeyContext] = [.chooser, .newTrip, .reading, .picker, .planForm, .plan, .rescue, .waiting]
    expect(KeyContext.ofTrip + others, KeyContext.allCases)
  }

  @Test(arguments: [CharacterSupport.unicode, .ascii]) func `help lists every binding exactly once`(
    characterSupport: CharacterSupport
  ) {
    var robot = Robot(TripSketch.trip("Dinner"), size: Size(columns: 90, rows: 300), characterSupport: characterSupport)
    robot.press("?")
    var wanted: [String: Int] = [:]
    for row in KeyContext.ofTrip.flatMap({ $0.rows(in: characterSupport) }) {
      let entry = "\(row.keys.joined(separator: " ")) \(row.help)"
      wanted[DisplayText.fitted(entry, to: 200, characterSupport: characterSupport), default: 0] += 1
    }
    let displayed = Self.entries(of: robot.frame)
    for (line, count) in wanted { expect(displayed.count { $0 == line }, count, "\(line)") }
  }

  @Test(arguments: KeyContext.allCases) func `the page of keys has every context`(context: KeyContext) throws {
    let table = Self.table(of: context)
    #expect(try Golden.text(ofProjectFile: "docs/keys.md").contains(table), "docs/keys.md lacks this table:\n\(table)")
  }

  private static func table(of context: KeyContext) -> String {
    let rows = context.rows(in: .unicode).map { row in
      "| \(row.keys.map { "`\($0)`" }.joined(separator: " ")) | \(row.help) |\n"
    }
    return "| \(context.title) | |\n|---|---|\n" + rows.joined()
  }

  /// The labels of a page with their texts, however they are broken into lines.
  private static func entries(of frame: Frame) -> [String] {
    var entries: [(label: String, text: String)] = []
    for row in 0..<frame.size.rows {
      let (label, text) = (words(.label, in: frame.row(row)), words(.dialog, in: frame.row(row)))
      if label.isEmpty || text.isEmpty, !entries.isEmpty, label + text != "" {
        entries[entries.count - 1].label += label.isEmpty ? "" : " \(label)"
        entries[entries.count - 1].text += text.isEmpty ? "" : " \(text)"
      } else {
        entries.append((label, text))
      }
    }
    return entries.map { "\($0.label) \($0.text)" }
  }

  private static func words(_ role: Style.Role, in cells: ArraySlice<Cell>) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells where cell.width > 0 { text.append(cell.style.role == role ? cell.base : " ") }
    return String(text).split(separator: " ").joined(separator: " ")
  }

  // MARK: Every key works

  /// A way into each context of the trip screen, to a place from which every key leads somewhere.
  private static let ways: [(context: KeyContext, keys: String)] = [
    (.list, "j j"), (.everywhere, "j j"), (.carrying, "j j Space j j"), (.help, "? PgDn"), (.page, "j j j v Down Down"),
    (.places, "j j m Down Down"),
    (.review, "p Down"),
    (.finding, "/ \"day\""), (.typing, "/ \"din ner\" Left Left Left"), (.typing, "j j e End Left Left"),
    (.menu, "j j . Down Down"), (.form, "j j e \"x\""), (.category, "j j e Shift-Tab"),
    (.button, "j j e Shift-Tab Shift-Tab"), (.suggestions, "j j e Tab Tab Tab \"chi\" Down Down"),
    (.notes, "j j e Tab Tab Tab Tab \"a\" Enter \"b\" Up"), (.path, "q s \"~/x\""),
    (.export, "E Down"), (.map, "M Down +"), (.trip, "j j T j j"), (.tripLine, "T a"), (.tripPreview, "T x"),
    (.sharing, "T y"),
  ]

  @Test func `every context has a way into it`() {
    // Repairs come from outside; their keys have a suite of their own.
    let contexts = Self.ways.map(\.context) + [.question, .repairs]
    #expect(KeyContext.ofTrip.allSatisfy(contexts.contains))
  }

  @Test(arguments: ways) func `every key of a context does something`(context: KeyContext, keys: String) {
    for binding in context.bindings {
      // The loop performs the actions that work everywhere.
      for key in binding.acceptsText ? [.character("h")] : binding.keys where EverywhereAction.action(for: key) == nil {
        var robot = Robot(
          context == .review
            ? "@Chicago! @Gary! @Detroit!"
            : context == .map || context == .page
              ? "@Chicago | Chicago>Detroit | Dinner | Detroit>Boston"
              : "@Chicago Dinner Lunch Tea | Museum | Bar | Zoo Park")
        robot.looksAtScreen = false
        if context == .page { robot.happen(.input(.resized(Size(columns: 40, rows: 10)))) }
        if context == .path { robot.happen(.file(.notSaved(reason: "full"))) }
        robot.press(keys)
        robot.looksAtScreen = true
        let before = robot.state
        robot.press(key)
        #expect(robot.state != before || !robot.effects.isEmpty, "\(keys) then \(key)")
        #expect(!robot.status.contains("does nothing"), "\(keys) then \(key)")
      }
    }
  }

  /// The events and keys that lead to each question.
  private static let questions: [(events: [EditorEvent], keys: String, question: ConfirmationPrompt)] = [
    ([], "j j x", .delete(ItemID("Dinner"))), ([.file(.notSaved(reason: "full"))], "q", .quitUnsaved),
    ([.quitWaits], "", .quitWhileSaving), ([.file(.missing(isUnsaved: true))], "r", .recreate),
    ([.file(.replaced(by: "Other", isUnsaved: false))], "r", .otherTrip),
    ([.file(.replaced(by: "Other", isUnsaved: true))], "r o", .openOther),
  ]

  private static func robot(events: [EditorEvent], keys: String) -> Robot {
    events.reduce(Robot("@Chicago Dinner")) { $0.happening($1) }.pressing(keys)
  }

  @Test func `each answer to a question has its own effect`() {
    for (events, keys, question) in Self.questions {
      let requested = Self.robot(events: events, keys: keys)
      expect(requested.state.mode, .confirmation(question))
      let outcomes = question.offer.map { offer in
        offer.answer.binding.keys.map { key in
          var robot = requested
          robot.press(key)
          #expect(robot.state.mode != requested.state.mode, "\(question): \(key)")
          return "\(robot.state.mode) \(robot.effects)"
        }
      }
      #expect(outcomes.allSatisfy { Set($0).count == 1 }, "the keys of an answer differ")
      expect(Set(outcomes.joined()).count, outcomes.count, "two answers to \(question) are one")
    }
  }

  @Test func `a key that a question does not offer means No`() {
    for (events, keys, question) in Self.questions {
      let requested = Self.robot(events: events, keys: keys)
      var declined = requested
      declined.press(.character("N"))
      let offered = question.offer.flatMap { $0.answer.binding.keys }
      for key in EveryInput.keys where !offered.contains(key) {
        var robot = requested
        robot.looksAtScreen = false
        robot.press(key)
        #expect(robot.state == declined.state && robot.effects == declined.effects, "\(question): \(key)")
      }
    }
  }

  // MARK: Help

  @Test(arguments: [("j Space", "Moving an item"), ("M", "Map"), ("T", "Trip menu"), ("j .", "Row menu")])
  func `the first section is about the mode`(keys: String, title: String) {
    var robot = Robot(TripSketch.trip("@Chicago Dinner | @Detroit"), size: Size(columns: 120, rows: 24))
    robot.press(keys == "j Space" ? "j j Space ?" : "\(keys) ?")
    #expect(robot.frame.text(ofRow: robot.line(showing: "─ Keys ─") + 1).contains("│ \(title) "))
  }

  @Test func `help can be searched, and Tab moves between sections`() {
    var robot = Robot(TripSketch.trip("Dinner")).pressing("? \"/dense\"")
    #expect(robot.frame.text.contains("dense view") && !robot.frame.text.contains("row up"))
    robot.press("Esc Esc ? \"nothing like it\"", .shows("No key matches."))
    robot.press("Esc", .shows("row up"))
    robot.press("Tab")
    #expect(robot.frame.text(ofRow: robot.line(showing: "─ Keys ─") + 1).contains("│ List "))
    robot.press("Shift-Tab")
    #expect(robot.frame.text(ofRow: robot.line(showing: "─ Keys ─") + 1).contains("│ First keys "))
  }

  /// What is found is run in the mode under the help: a row, the text, and what results.
  @Test(arguments: [
    ("Dinner", "lst slots", "moveTo", ""), ("Dinner", "undo", "browse", "Nothing to undo."),
    ("Dinner", "pick up", "carry", "Picked up Dinner."), ("@Chicago", "delete custom", "browse", "Can't delete"),
    ("Dinner", "trip menu", "tripMenu", ""), ("Dinner", "map route", "map", ""),
    ("Dinner", "drop", "page", "Can't run it here. Space Enter works only in: Moving an item."),
    ("Dinner", "suspend", "page", "Can't run it here. Close the help, then type it."),
  ])
  func `Enter in the help runs the found action`(row: String, text: String, mode: String, status: String) {
    var robot = Robot(TripSketch.trip("@Chicago Dinner Lunch | Museum"))
    robot.select(row)
    robot.press("? \"\(text)\"", .begins("1 of "))
    robot.press("Enter", .mode(mode), .begins(status))
  }

  @Test func `lists actions of the row first, and arrows select`() {
    var robot = Robot(TripSketch.trip("@Chicago Dinner Lunch | Museum")).pressing("? \"mv day\"", on: "Dinner")
    #expect(
      robot.status.hasSuffix("move the row to the same slot on the previous day. Enter runs it."), "\(robot.status)")
    robot.press("Down Enter")
    expect(robot.trip.item("Dinner")?.position.day, 2)
    robot.press("? \"zzz\" Enter", .status("No key matches."))
    robot.press("Esc")
    robot.press("?", .browses)
  }

  @Test(arguments: [CharacterSupport.unicode, .ascii]) func `help and documentation list the signs`(
    characterSupport: CharacterSupport
  ) throws {
    var robot = Robot(TripSketch.trip("Dinner"), size: Size(columns: 90, rows: 300), characterSupport: characterSupport)
    robot.press("?")
    let page = try Golden.text(ofProjectFile: "docs/editor.md")
    for (sign, meaning) in KeyHelp.signs(in: characterSupport) {
      #expect(Self.entries(of: robot.frame).contains("\(sign) \(meaning)"), "\(meaning)")
      if characterSupport == .unicode { #expect(page.contains("| `\(sign)` | \(meaning) |\n"), "\(meaning)") }
    }
  }

  @Test(arguments: [Size(columns: 99, rows: 30), Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)])
  func `a narrow screen shows help in one column, all of it`(size: Size) {
    var robot = Robot(TripSketch.trip("Dinner"), size: size).pressing("?")
    var seen = ""
    while !seen.hasSuffix(robot.frame.text) {
      seen += robot.frame.text
      robot.press("PgDn")
    }
    let words = seen.split { " \n│".contains($0) }.joined(separator: " ")
    for heading in ["List", "Moving an item", "Form", "Help", "Details", "Signs"] {
      #expect(words.contains(heading))
    }
  }

  // MARK: The key line

  private static func keyLine(_ robot: Robot) -> String {
    robot.frame.text(ofRow: robot.frame.size.rows - 1).split(separator: " ").joined(separator: " ")
  }

  @Test func `the key line offers what works on the row`() {
    let size = Size(columns: 200, rows: 30)
    let end = "p problems E export z dense ? help q quit"
    var robot = Robot(TripSketch.trip("@Chicago Dinner Chicago>Detroit | @Detroit Detroit>Boston"), size: size)
    expect(Self.keyLine(robot), "↑↓ row + add / find T trip M map \(end)")
    robot.press("j")
    expect(Self.keyLine(robot), "↑↓ row Enter ticket + add / find T trip M map \(end)")
    robot.press("j")
    let movable = "↑↓ row Space pick up Enter edit + add"
    expect(Self.keyLine(robot), "\(movable) d delete / find T trip M map m move to \(end)")
    robot.press("j")
    expect(Self.keyLine(robot), "\(movable) / find T trip M map m move to \(end)")
    robot.press("G")
    expect(Self.keyLine(robot), "↑↓ row Enter edit + add d delete / find T trip M map \(end)")
    let narrow = Robot(TripSketch.trip("@Chicago Dinner"), size: Size(columns: 80, rows: 24)).pressing("j")
    expect(Self.keyLine(narrow), "↑↓ row Enter details + add / find T trip M map p problems ? help q quit")
    var reader = Robot(TripSketch.trip("@Chicago Dinner Chicago>Detroit | @Detroit"), size: size, readOnly: "no.")
    for (key, line) in [("g", ""), ("j", "Enter details "), ("j", ""), ("j", "Enter details ")] {
      reader.press(key)
      expect(Self.keyLine(reader), "↑↓ row \(line)/ find M map \(end)")
    }
    let single = Robot(TripSketch.trip("Dinner"), size: size).pressing("j")
    expect(Self.keyLine(single), "↑↓ row Enter edit + add d delete / find T trip M map \(end)")
    let twins = TripSketch.trip("@Chicago Chicago>Detroit Chicago>Detroit+2 | @Detroit")
    #expect(Self.keyLine(Robot(twins, size: size).pressing("j j")).contains("+ add d delete /"))
  }

  @Test func `the key line offers the actions for a carried row`() {
    let size = Size(columns: 200, rows: 30)
    var robot = Robot(TripSketch.trip("@Chicago Dinner Chicago>Detroit | @Detroit"), size: size)
    robot.press("Space", on: "Chicago>Detroit")
    expect(Self.keyLine(robot), "↑↓ move Space drop ←→ day Tab next valid Esc cancel ? help")
    robot.press("End")
    expect(Self.keyLine(robot), "↑↓ move Space drop ←→ day Shift-Tab previous valid Esc cancel ? help")
    robot.press("j")
    expect(Self.keyLine(robot), "Shift-Tab to valid ↑↓ move ←→ day Esc cancel ? help")
    robot.press("Home k")
    expect(Self.keyLine(robot), "Tab to valid ↑↓ move ←→ day Esc cancel ? help")
    robot.press("?")
    expect(Self.keyLine(robot), "↑↓ scroll a-z find Esc continue")
    var small = Robot("@Chicago Dinner Chicago>Detroit | @Detroit", size: Size(columns: 40, rows: 10))
    small.press("Space", on: "Chicago>Detroit")
    expect(Self.keyLine(small), "↑↓ move Space drop Esc cancel ? help")
    small.press("k k")
    expect(Self.keyLine(small), "Tab to valid Esc cancel ? help")
    small.press("End j")
    expect(Self.keyLine(small), "Shift-Tab to valid Esc cancel ? help")
    let single = Robot(TripSketch.trip("Dinner"), size: size).pressing("Space", on: "Dinner")
    expect(Self.keyLine(single), "Esc cancel ? help")
  }
}
