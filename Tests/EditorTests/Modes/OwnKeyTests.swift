import EditorTestSupport
import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Editor

@Suite struct OwnKeyTests {
  private static func lines(_ section: String) -> [ConfigLine] {
    UserSettings(file: Array("[keys]\n\(section)".utf8), environment: { _ in nil }).keyLines
  }

  @Test(arguments: [
    ("undo = Z", "u", NormalAction?.none), ("undo = Z", "Z", .undo), ("undo = Z u", "u", .undo),
    ("UNDO = ctrl-r F5", "Ctrl-R", .undo), ("undo = ctrl-r F5", "F5", .undo), ("undo = Shift-Tab", "Tab", nil),
    ("map = none", "M", nil), ("map = none\nundo = M", "M", .undo), ("undo = Z\nundo = Y", "Z", nil),
    ("undo = Y\nundo = r", "Y", .undo),
    ("undo = r\nreload = u", "u", .reload), ("undo = r\nreload = u", "r", .undo), ("quit = Q", "Ctrl-C", .quit),
    ("quit = none", "q", nil), ("quit = none", "Ctrl-C", .quit), ("day = none\nmap = 5", "5", .map),
    ("row_up = i k ↑", "↑", .rowUp), ("delete = D", "Delete", nil), ("undo = :\nmove_to = m", ":", .undo),
  ])
  func `a key acts as the settings define`(section: String, key: String, action: NormalAction?) throws {
    let keys = OwnKeys(Self.lines(section))
    expect(keys.action(for: try #require(Key(notation: key))), action)
    expect(keys.mistakes.count, section.contains("undo = Y") ? 1 : 0, "\(keys.mistakes)")
  }

  @Test(arguments: [
    ("undoo = Z", ["2: undoo: unknown action. Did you mean undo?"]), ("xyzzy = Z", ["2: xyzzy: unknown action"]),
    ("undo = r", ["2: undo: r is bound to reload"]), ("undo = Z\nredo = Z", ["3: redo: Z is bound to undo"]),
    ("undo = Ctrl-L", ["2: undo: Ctrl-L is bound to redraw"]), ("undo = F1", ["2: undo: F1 is bound to help"]),
    ("undo = 7", ["2: undo: 7 is bound to day"]),
    ("delete = W", ["2: delete: W is bound to copy_link in the row menu"]),
    ("quit = none\ndelete = q", ["3: delete: q is bound to leave in the row menu"]),
    ("undo = Ctrl-C", ["2: undo: Ctrl-C can't be bound"]), ("undo = Ctrl-Z", ["2: undo: Ctrl-Z can't be bound"]),
    ("undo = Ctrl-J", ["2: undo: terminals send another key for Ctrl-J"]),
    ("undo = Ctrl-", ["2: undo: \"Ctrl-\" is not a key such as Z, Ctrl-U, PgUp or F2"]),
    ("undo =", ["2: undo: no key; use `none` to bind it to nothing"]),
    ("day = X", ["2: day: its keys are the digits; only `none` can replace them"]),
    ("carrying.dropp = x", ["2: carrying.dropp: unknown action. Did you mean carrying.drop?"]),
    ("carrying.drop = j", ["2: carrying.drop: j is bound to carrying.slot_down"]),
    ("chooser.open = x", ["2: chooser.open: x edits text there"]),
    ("export.write = Ctrl-U", ["2: export.write: Ctrl-U edits text there"]),
    ("plan.map = F1", ["2: plan.map: F1 is bound to help"]), ("question.yes = x", ["2: question.yes: unknown action"]),
    ("menu.down = d", ["2: menu.down: d is bound to delete in the list"]),
    ("menu.choose = W", ["2: menu.choose: W is bound to menu.copy_link"]),
    ("row_down = n\nfind_next = j\nmenu.down = n\nedit = n", ["5: edit: n is bound to row_down"]),
    ("help.run = x", ["2: help.run: x edits text there"]),
    ("trip_preview.leave = y", ["2: trip_preview.leave: y is bound to trip_preview.accept"]),
    // Reload gets its key back, so undo can't keep it.
    ("undo = r\nreload = q", ["3: reload: q is bound to quit", "2: undo: r is bound to reload"]),
  ])
  func `refuses an unusable line with the reason`(section: String, refusals: [String]) {
    let keys = OwnKeys(Self.lines(section))
    expect(keys.mistakes.map { "\($0.line.number): \($0.line.key): \($0.reason ?? "set twice")" }, refusals)
    let undo = keys.binding(of: NormalAction.undo).keys
    expect(undo, [.character(section.hasPrefix("undo = Z") ? "Z" : "u")])
  }

  /// Whatever lines there are, a key has one action, and every action not refused has the keys of its line.
  @Test func `no two actions share a key`() throws {
    var random = SplitMix64(seed: 58)
    let names = ["r", "u", "q", "Z", "M", "5", "Tab", "W", "none", "Ctrl-R", "j", "x"]
    for _ in Portion.rounds(300) {
      let section = try (0..<6).map { _ in
        let action = try #require(NormalAction.allCases.randomElement(using: &random))
        return "\(action.settingName) = \(try #require(names.randomElement(using: &random)))"
      }
      let keys = OwnKeys(Self.lines(section.joined(separator: "\n")))
      let bound = NormalAction.allCases.flatMap { keys.binding(of: $0).keys }
      expect(Set(bound).count, bound.count, "\(section)")
      for action in NormalAction.allCases {
        for key in keys.binding(of: action).keys { expect(keys.action(for: key), action, "\(section)") }
      }
    }
  }

  @Test func `help, key line, menu, status and palette show the effective keys`() throws {
    let size = Size(columns: 200, rows: 60)
    var robot = Robot(
      TripSketch.trip("@Chicago Dinner Lunch"), size: size,
      keyLines: Self.lines("undo = Z\nmap = none\nadd = A\nview = V"))
    let keyLine = robot.frame.text(ofRow: 59)
    #expect(keyLine.contains("A add") && !keyLine.contains("map"))
    expect(robot.status, "Day 1 - Friday, July 3: 3 items. A adds one.")
    robot.press("j j d y Z")
    #expect(robot.trip.item("Dinner") != nil)
    robot.press("u", .begins("u does nothing here"))
    robot.press(".", .shows("V         show details"))
    robot.press("V", .mode("page"))
    robot.press("Esc ? \"undo the\"")
    #expect(robot.frame.text.contains("Z") && robot.frame.text.contains("undo the last edit"))
    robot.press("Esc \"map of the\"", .shows("none"))
    robot.press("Enter", .mode("map"))
  }

  @Test(arguments: [
    ("carrying.drop = F5", "F5", "Space"), ("carrying.drop = F5", "Space", nil), ("carrying.drop = F5", "Enter", nil),
    ("carrying.cancel = none", "q", nil), ("carrying.cancel = none", "Esc", "Esc"),
    ("carrying.slot_up = i\ncarrying.slot_down = k", "k", "Down"),
    ("carrying.slot_up = i\ncarrying.slot_down = k", "i", "Up"), ("carrying.drop = F5", "j", "j"),
    ("undo = F5", "u", "u"), ("", "Space", "Space"),
  ])
  func `a key keeps its usual meaning if the settings bind it in another context`(
    section: String, key: String, usual: String?
  ) throws {
    let keys = OwnKeys(Self.lines(section))
    expect(keys.mistakes.count, 0, "\(keys.mistakes)")
    expect(
      keys.usual(for: try #require(Key(notation: key)), in: .carrying),
      try usual.map { try #require(Key(notation: $0)) })
  }

  /// Keys of the list work in the row menu as well.
  @Test func `the row menu and the help follow the settings`() {
    var robot = Robot(
      TripSketch.trip("@Chicago Dinner"), size: Size(columns: 120, rows: 50),
      keyLines: Self.lines("menu.choose = F5\nmenu.leave = F6\nhelp.run = F7\nhelp.leave = F8\nadd_below = F9"))
    robot.press("j j .", .shows("F9        add an item below it"))
    #expect(robot.frame.text(ofRow: 49).contains("F5 run") && robot.frame.text(ofRow: 49).contains("F6 back"))
    robot.press("n", .mentions("F6 closes"))
    robot.press("Enter", .mode("form"))
    robot.press("Esc . F5", .mode("carry"))
    robot.press("Esc ?")
    #expect(robot.frame.text(ofRow: 49).contains("F8 close"))
    robot.press("\"add an item below\"", .ends("F7 runs it."))
    robot.press("Enter", .effects([.bell]))
    robot.press("F7", .mode("form"))
    robot.press("Esc . ? \"back to the list\" F7", .mode("browse"))
  }

  @Test(arguments: [
    ("form.press = F6\nform.leave = F7", "+", "F6 saves, F7 cancels."),
    ("trip.press = F6\ntrip.leave = F7", "T", "F6 continues, F7 goes back"),
    ("trip_preview.accept = F6\ntrip_preview.leave = F7", "T i z", "F6 applies it, F7 cancels."),
    ("trip_line.leave = F6\ntrip.insert_day = F7", "T s", "F6, F7."),
    ("places.move = F6", "m", "F6 moves it there."), ("export.write = F6", "E", "F6 writes the file."),
    ("page.close = F6", "v z", "F6 closes the page."), ("open = F6", "s", "F6 gives it one."),
  ])
  func `a sentence names the keys of the settings`(section: String, keys: String, words: String) {
    var robot = Robot(
      TripSketch.trip("Dinner | Lunch"), size: Size(columns: 120, rows: 30), keyLines: Self.lines(section))
    robot.press("j \(keys)", .mentions(words))
  }

  @Test func `every action has a unique name of letters`() {
    let names = OwnKeys.exampleFile.filter { $0.hasPrefix("; ") }.dropFirst().compactMap {
      $0.dropFirst(2).split(separator: " ").first
    }
    expect(Set(names).count, names.count)
    expect(names.filter { !$0.allSatisfy { $0.isLetter || "._".contains($0) } }, [])
  }

  @Test func `user-defined keys work in dispatch, key line and help while carrying`() {
    var robot = Robot(
      TripSketch.trip("Dinner | "), size: Size(columns: 200, rows: 60),
      keyLines: Self.lines("carrying.drop = F5\ncarrying.next_valid = n"))
    robot.press("j Space")
    let keyLine = robot.frame.text(ofRow: 59)
    #expect(keyLine.contains("F5 drop") && keyLine.contains("n next valid"))
    #expect(robot.status.contains("F5"))
    robot.press("n Space", .effects([.bell]), .mode("carry"))
    robot.press("F5", .outlines(" | Dinner"))
    robot.press("? \"next valid\"")
    #expect(robot.frame.text.split(separator: "\n").contains { $0.contains("n  ") && $0.contains("next valid slot") })
  }
}

/// Characters that may be what is left of a slow key.
@Suite struct DoubtTests {
  static let sketch = "@Chicago Dinner | Museum | @Detroit"

  @Test(arguments: ["H", "J", "K", "L"])
  func `a nudge by an uncertain key is refused, and done when pressed again`(key: String) throws {
    var robot = Robot(Self.sketch)
    robot.select("Museum")
    let before = robot.trip
    let key = try #require(Key(notation: key))
    robot.happen(.input(.ambiguousKey(key)), .holdsTrip(before), .saves(0))
    expect(
      robot.status, "Ignored \(key.notation) right after Esc (may be part of a slow key sequence). Press it again.")
    robot.press(key, .saves(1))
  }

  @Test func `an uncertain key still navigates and types`() {
    var robot = Robot(Self.sketch)
    robot.happen(.input(.ambiguousKey(.character("]"))), .selects("Day 2"))
    robot.happen(.input(.ambiguousKey(.character("a"))))
    robot.happen(.input(.ambiguousKey(.character("H"))), .types(.title, "H"))
  }

  @Test func `a key that may be half a sequence answers no question`() {
    var robot = Robot(Self.sketch).pressing("d", on: "Dinner")
    robot.happen(.input(.ambiguousKey(.character("y"))), .saves(0), .tone(.question))
  }
}
