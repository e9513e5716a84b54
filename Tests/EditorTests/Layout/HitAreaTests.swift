import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

/// Compares what is painted at a cell with what a press there reaches. The targets are not part of what the module
/// offers, hence the testable import.
@Suite struct HitAreaTests {
  private static let sizes =
    [Size(columns: 40, rows: 10), Size(columns: 60, rows: 20), Size(columns: 121, rows: 30)]
    + (Portion.isComplete
      ? [Size(columns: 59, rows: 19), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)] : [])

  /// Calls a closure with cells of a frame: every third, in another column for each row, or those of the rows that are tried.
  private static func forEachCell(
    of frame: Frame, where isTried: ((_ row: Int) -> Bool)? = nil, _ body: (_ column: Int, _ row: Int, Cell) -> Void
  ) {
    for row in 0..<frame.size.rows where isTried?(row) ?? true {
      for (column, cell) in frame.row(row).enumerated() where isTried != nil || Portion.hasThird(column + row) {
        body(column, row, cell)
      }
    }
  }

  private static func dayNumber(in text: String) -> Int? {
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(of: "Day"), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }

  // MARK: The list

  /// Compares each cell of the list with the target there, in the rows whose turn it is.
  private static func checkList(_ robot: Robot, turn: Int, _ comment: String) {
    let (frame, size) = (robot.frame, robot.state.size)
    forEachCell(of: frame, where: { Portion.has($0 + turn) }) { column, row, cell in
      let target = robot.state.target(atColumn: column, row: row)
      if cell.style.role == .addButton {
        expect(
          target, dayNumber(in: frame.text(ofRow: row)).map { ScreenTarget.addButton(day: $0) },
          "\(comment) \(column),\(row)")
      } else if cell.base == "≡" {
        guard case .dragHandle(let number) = target, case .item(let index) = robot.rows[number] else {
          return fail("a grip at \(column),\(row) hits \(String(describing: target)), \(comment)")
        }
        let item = robot.trip.itinerary[index]
        let name = item.custom?.title ?? robot.state.displayed.wording.name(of: item)
        #expect(frame.text(ofRow: row).contains(name.prefix(8)), "\(comment) \(column),\(row)")
      } else {
        switch target {
        case .row, nil: break
        case .pane: #expect(column > size.columns / 2, "\(comment) \(column),\(row)")
        case .key: expect(row, size.rows - 1, "\(comment) \(column),\(row)")
        case .day(let day): #expect(row == 1 && robot.trip.itinerary.days.contains(day), "\(comment) \(column),\(row)")
        default:
          Issue.record("\(column),\(row) shows nothing to press, but hits \(String(describing: target)), \(comment)")
        }
      }
    }
  }

  @Test(arguments: sizes)
  func `buttons and grips of the list respond only where they are painted`(size: Size) {
    for trip in [SampleTrips.rustBelt, TripSketch.trip("Dinner @Chicago | | Chicago>Detroit Zoo | @Detroit Museum |")] {
      var robot = Robot(trip, size: size)
      robot.looksAtScreen = false
      checkListAfterKeys(&robot)
    }
  }

  private func checkListAfterKeys(_ robot: inout Robot) {
    Self.checkList(robot, turn: 0, "at the start")
    for (turn, key) in ["j", "j", "j", "j", "PgDn", "]", "G", "k", "["].enumerated() {
      robot.press(key)
      Self.checkList(robot, turn: turn + 1, "after \(key)")
    }
    for _ in 0..<6 { robot.happen(.input(.mouse(MouseEvent(.wheelUp, column: 5, row: 4)))) }
    Self.checkList(robot, turn: 10, "after the wheel")
    robot.press("g j J")
    Self.checkList(robot, turn: 11, "after a nudge")
  }

  @Test(arguments: sizes)
  func `every line of a row responds for that row, and the list reaches all rows in order`(size: Size) {
    var robot = Robot(SampleTrips.rustBelt, size: size)
    for key in ["g", "PgDn", "G"] {
      robot.press(key)
      var numbers: [RowNumber] = []
      for row in 0..<size.rows - 1 {
        let columns = (0..<size.columns).filter { Portion.hasThird($0 + row) && !robot.state.areas.isPane(column: $0) }
        let targets = columns.map { robot.state.target(atColumn: $0, row: row) }
        let hit = targets.map { Self.number(of: $0, in: robot) }
        #expect(hit.allSatisfy { $0 == hit[0] }, "row \(row)")
        if let number = hit[0], number != numbers.last { numbers.append(number) }
      }
      expect(numbers, Array((numbers.first ?? 0)...(numbers.last ?? 0)))
      #expect(numbers.contains(robot.state.selection))
    }
  }

  private static func number(of target: ScreenTarget?, in robot: Robot) -> RowNumber? {
    switch target {
    case .row(let number), .dragHandle(let number): number
    case .addButton(let day): robot.rows.number(ofDay: day)
    default: nil
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 30), Size(columns: 121, rows: 30), Size(columns: 200, rows: 60)])
  func `a press on the number of a day in the trip line selects the day`(size: Size) {
    let days = (1...40).map { _ in "Dinner" }.joined(separator: " | ")
    for trip in [SampleTrips.rustBelt, TripSketch.trip(days)] {
      var robot = Robot(trip, size: size).pressing("G")
      for day in [1, 5, 8] where !robot.frame.text(ofRow: 1).contains("‹") || day > 30 {
        let cells = Array(robot.frame.row(1))
        let start = (1..<cells.count - 1).first {
          Self.text(of: cells[$0..<$0 + 2]).hasPrefix("\(day) ") && cells[$0 - 1].base == " "
        }
        guard let start else {
          Issue.record("no Day \(day) on \(robot.frame.text(ofRow: 1))")
          continue
        }
        expect(robot.state.target(atColumn: start, row: 1), .day(day))
        robot.click(line: 1, column: start, .selects("Day \(day)"))
      }
    }
  }

  @Test func `a press on the pane shows all of the row`() {
    var robot = Robot(SampleTrips.rustBelt, size: Size(columns: 130, rows: 30)).pressing("j j j")
    robot.click(line: 8, column: 120)
    expect(robot.state.mode, .page(TextPage(.details(ItemID("dinner")))))
  }

  @Test func `plain mode has neither buttons nor grips, and a press selects the row`() {
    var robot = Robot(SampleTrips.rustBelt, isPlain: true)
    Self.forEachCell(of: robot.frame) { column, row, _ in
      switch robot.state.target(atColumn: column, row: row) {
      case .row, .key, nil: break
      case let target: Issue.record("\(column),\(row) hits \(String(describing: target))")
      }
    }
    robot.press("j j")
    robot.click(line: 1, column: 76)
    #expect(robot.isBrowsing && robot.selected == "Day 1")
  }

  @Test(arguments: ["] j Space", "x", "/ \"dinn\"", "j j j J"])
  func `no area responds while the keys carry a row`(keys: String) {
    var robot = Robot(SampleTrips.rustBelt).pressing("j j j \(keys)")
    if keys == "j j j J" {
      robot.happen(.file(.notSaved(reason: "No space left on device")))
      robot.press("q")
    }
    guard !robot.isBrowsing else { return }
    Self.forEachCell(of: robot.frame) { column, row, _ in
      if row == robot.state.areas.keyRow { return }
      #expect(robot.state.target(atColumn: column, row: row) == nil, "\(column),\(row)")
    }
  }

  // MARK: The menu of a row

  @Test(arguments: sizes, ["j .", "j j .", "] j .", "."])
  func `lines of the menu respond where they are painted, and a press elsewhere closes it`(size: Size, keys: String) {
    let robot = Robot(SampleTrips.rustBelt, size: size).pressing(keys)
    guard case .menu(let menu) = robot.state.mode else { return fail("\(keys) open no menu") }
    let frame = robot.frame
    let bindings =
      menu.actions(in: robot.state).map(\.binding) + menu.hands(in: robot.state).map(\.binding)
    Self.forEachCell(of: frame) { column, row, _ in
      switch robot.state.target(atColumn: column, row: row) {
      case .entry(let number):
        let name = bindings[number].keys[0].notation(in: .unicode)
        #expect(frame.text(ofRow: row).contains(" \(name) "), "\(column),\(row) of \(size)")
      case .outsideMenu, .key: break
      case let target: Issue.record("\(column),\(row) hits \(String(describing: target))")
      }
    }
  }

  // MARK: Dialogs

  /// The field or button painted at each cell, read from the frame alone: a field takes the row of its label between the
  /// borders of the box, a button the cells of its style.
  private static func fields(on frame: Frame, of form: ItemForm) -> [[ItemForm.Field?]] {
    (0..<frame.size.rows).map { row in
      let cells = Array(frame.row(row))
      var fields = [ItemForm.Field?](repeating: nil, count: cells.count)
      let borders = cells.indices.filter { cells[$0].style.role == .dialogBorder }
      guard borders.count == 2 else { return fields }
      for field in form.fields {
        if field.isButton {
          for run in buttons(cells, labelled: field.label) { fields.replaceSubrange(run, with: run.map { _ in field }) }
        } else if text(of: cells[borders[0] + 1..<borders[1]].prefix(11)).contains(field.label) {
          fields.replaceSubrange(borders[0] + 1..<borders[1], with: (borders[0] + 1..<borders[1]).map { _ in field })
        }
      }
      return fields
    }
  }

  private static func field(_ target: ScreenTarget?, of form: ItemForm) -> ItemForm.Field? {
    switch target {
    case .entry(let number): form.fields[number]
    case .form(.category): .category
    case .form(.suggestion): .location
    default: nil
    }
  }

  private static func text(of cells: ArraySlice<Cell>) -> String {
    String(String.UnicodeScalarView(cells.map(\.base)))
  }

  private static func buttons(_ cells: [Cell], labelled label: String) -> [Range<Int>] {
    cells.indices.split { ![.button, .activeButton].contains(cells[$0].style.role) }
      .filter { text(of: cells[$0]).contains(label) }.map { $0.startIndex..<$0.endIndex }
  }

  @Test(
    arguments: sizes, ["+", "j j j e", "+ Tab \"soonish\" Enter", "j j j e Tab Tab Tab", "j j j e Shift-Tab Shift-Tab"])
  func `fields and buttons of the form respond only where they are painted`(size: Size, keys: String) {
    let robot = Robot(SampleTrips.rustBelt, size: size).pressing(keys)
    guard let form = robot.form else { return fail("\(keys) open no form") }
    let fields = Self.fields(on: robot.frame, of: form)
    if size.rows > 20 { expect(Set(fields.flatMap { $0 }.compactMap { $0 }), Set(form.fields), "\(keys)") }
    Self.forEachCell(of: robot.frame) { column, row, cell in
      if row == robot.state.areas.keyRow { return }
      let hit = Self.field(robot.state.target(atColumn: column, row: row), of: form)
      if let wanted = fields[row][column] {
        expect(hit, wanted, "\(column),\(row) of \(size), \(keys)")
      } else if hit != nil {
        // A line without a label belongs to the field above it.
        #expect(![.dialogBorder, .plain].contains(cell.style.role), "\(column),\(row) of \(size), \(keys)")
      }
    }
  }

  @Test func `a press anywhere closes a page`() {
    for line in 0..<20 {
      var robot = Robot(SampleTrips.rustBelt).pressing("?")
      robot.click(line: line, column: 4 * line, .browses)
    }
  }
}
