import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct ScrollTests {
  /// Days of 0 to 5 rows, games among them.
  static let sketch = (1...30).map { day in
    (0..<day * 7 % 6).map { row in row == 1 ? "@City\(day)" : "Row\(day).\(row)" }.joined(separator: " ")
  }
  .joined(separator: " | ")

  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 120, rows: 50), Size(columns: 60, rows: 19),
  ]

  /// The lines of the screen that mark the selected row, at the left edge.
  private static func marked(_ frame: Frame) -> [Int] {
    (0..<frame.size.rows).filter { row in frame.row(row).first { $0.base != " " }?.base == "▌" }
  }

  @Test(arguments: sizes) func `the selected row is completely visible after every key`(size: Size) {
    var robot = Robot(TripSketch.trip(Self.sketch), size: size)
    robot.looksAtScreen = false
    var dice = SplitMix64(seed: 11)
    for _ in 0..<60 {
      robot.press(dice.pick(["j", "j", "j", "k", "k", "PgDn", "PgUp", "Ctrl-D", "Ctrl-U", "]", "[", "G", "g", "!"]))
      let isGame = robot.selected.hasPrefix("@")
      let lines = Self.marked(robot.frame)
      expect(lines.count, (isGame ? (size.rows < 20 ? 3 : 4) : 1), "\(robot.selected)")
      if robot.state.selection > 0 { #expect(lines.first != 1, "\(robot.selected) at the top edge") }
    }
  }

  @Test func `a screen tall enough shows every row of the trip once`() {
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 80, rows: 400))
    for keys in ["g", "G", "j Space j j"] {
      robot.press(keys)
      let lines = robot.frame.text.split(separator: "\n").map(String.init)
      for item in robot.trip.itinerary.items {
        let words = item.custom?.title ?? item.game.map { "\($0.away) @ \($0.home)" } ?? ""
        let displayed = lines.count { line in
          line.split { " :│┃▌┊≡".contains($0) }.joined(separator: " ").contains(words) && !line.hasPrefix(" Act")
        }
        #expect(displayed >= 1, "\(words)")
      }
      for day in robot.trip.itinerary.days {
        expect(lines.count { $0.contains("Day \(day) - ") && $0.contains("[+]") }, 1, "day \(day)")
      }
      robot.press("Esc")
    }
  }

  @Test(arguments: 1...4) func `resizing keeps selection and drag`(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    var robot = Robot(TripSketch.trip(Self.sketch), size: Size(columns: 80, rows: 24))
    robot.select("Row5.3")
    if seed % 2 == 0 { robot.press("Space j j j j j j j j") }
    let (selected, held) = (robot.selected, robot.held)
    for number in 0..<50 {
      let size = number == 25 ? Size(columns: 1, rows: 1) : Size(columns: dice.roll(1...160), rows: dice.roll(1...60))
      robot.happen(.input(.resized(size)))
      expect(robot.frame.size, size)
      expect(robot.selected, selected)
      expect(robot.held, held)
      if size.columns >= 40, size.rows >= 10, held == nil {
        expect(Self.marked(robot.frame).count, 1, "seed \(seed), \(size)")
      }
    }
    robot.happen(.input(.resized(Size(columns: 80, rows: 24))))
    expect(robot.held, held)
  }

  // MARK: The wheel

  @Test func `after the wheel, a change from outside leaves no empty screen`() {
    var robot = Robot(Self.sketch)
    for _ in 0..<100 { robot.happen(.input(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))) }
    #expect(robot.state.top.entry > 50)
    robot.find(onDisk: TripSketch.trip("Dinner | Museum"), .shows("Dinner"))
    robot = Robot(Self.sketch)
    for _ in 0..<100 { robot.happen(.input(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))) }
    let top = robot.state.top.entry
    robot.happen(.input(.resized(Size(columns: 80, rows: 60))))
    #expect(robot.state.top.entry < top)
  }
}

/// Compares the scrolling of entries with a reference that lays out every line. The entries are not part of what the
/// module offers, hence the testable import.
@Suite struct AnchorTests {
  /// The entry of every line of a list, from top to bottom.
  private static func lines(of entries: ListEntries) -> [EntryNumber] {
    entries.numbers.flatMap { Array(repeating: $0, count: entries.height(of: $0)) }
  }

  /// The line of the whole list at which an anchor begins.
  private static func start(of anchor: ScrollAnchor, _ entries: ListEntries) -> Int {
    (EntryNumber(0)..<anchor.entry).reduce(anchor.skippedLines) { $0 + entries.height(of: $1) }
  }

  private static func entries(_ dice: inout SplitMix64) -> ListEntries {
    let sketch = (1...dice.roll(1...12)).map { day in
      (0..<dice.roll(0...4)).map { dice.roll(0...2) == 0 ? "@C+\(day).\($0)" : "R\(day).\($0)" }.joined(separator: " ")
    }
    .joined(separator: " | ")
    let displayed = DisplayedTrip(TripSketch.trip(sketch), zones: TestZones.all, wording: Wording())
    let metrics = RowMetrics(
      size: Size(columns: 80, rows: dice.roll(0...1) == 0 ? 10 : 24), isPlain: dice.roll(0...3) == 0,
      isPointing: dice.roll(0...3) == 0)
    let setting = ListSetting(
      columns: RowColumns(in: 0..<80), metrics: metrics,
      displaySettings: DisplaySettings(size: Size(columns: 80, rows: 24)), displayed: displayed)
    let customs = displayed.itinerary.indices.filter { displayed.itinerary[$0].custom != nil }
    guard dice.roll(0...1) == 0, !customs.isEmpty,
      var drag = try? Drag(liftingItemAt: dice.pick(customs), of: displayed)
    else { return ListEntries(of: displayed, drag: nil, setting: setting) }
    _ = drag.move(to: drag.target + dice.roll(-9...9), in: displayed)
    return ListEntries(of: displayed, drag: drag, setting: setting)
  }

  @Test(arguments: Portion.seeds(60)) func `random walks match the reference`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let entries = Self.entries(&dice)
    let lines = Self.lines(of: entries)
    let height = dice.roll(5...30)
    let context = min(height / 4, 4)
    var anchor = ScrollAnchor()
    for _ in 0..<40 {
      let entry = EntryNumber(dice.roll(0...entries.numbers.count - 1))
      let before = Self.start(of: anchor, entries)
      anchor = entries.anchor(anchor, showing: entry, height: height, context: context)
      let start = Self.start(of: anchor, entries)
      #expect(anchor.skippedLines < max(1, entries.height(of: anchor.entry)), "seed \(seed)")
      #expect(start >= 0 && start <= max(0, lines.count - height), "seed \(seed)")
      expect(start, Self.wanted(entry, lines, from: before, height: height, context: context), "seed \(seed)")
    }
  }

  /// The line at which the view has to begin: the nearest to the one before that shows the entry with its context.
  private static func wanted(_ entry: EntryNumber, _ lines: [EntryNumber], from start: Int, height: Int, context: Int)
    -> Int
  {
    let end = max(0, lines.count - height)
    let start = min(start, end)
    let first = lines.firstIndex(of: entry) ?? 0
    let last = lines.lastIndex(of: entry) ?? 0
    let top = max(0, first - context)
    let bottom = min(lines.count - 1, last + context)
    if top < start { return top }
    if bottom >= start + height { return min(max(0, bottom + 1 - height), end) }
    return start
  }

  @Test(arguments: Portion.seeds(40)) func `the wheel goes line by line and stops at the ends`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let entries = Self.entries(&dice)
    let end = Self.lines(of: entries).count
    let height = dice.roll(5...30)
    var anchor = ScrollAnchor()
    for _ in 0..<60 {
      let count = dice.roll(-7...7)
      let before = Self.start(of: anchor, entries)
      anchor = entries.anchor(anchor, scrolledBy: count, height: height)
      expect(Self.start(of: anchor, entries), min(max(0, before + count), max(0, end - height)), "seed \(seed)")
    }
  }

  @Test(arguments: Portion.seeds(20)) func `the visible rows match the painted lines`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let entries = Self.entries(&dice)
    let lines = Self.lines(of: entries)
    let height = dice.roll(5...30)
    let anchor = entries.anchor(ScrollAnchor(), scrolledBy: dice.roll(0...60), height: height)
    let start = Self.start(of: anchor, entries)
    let displayed = Array(lines.dropFirst(start).prefix(height))
    let distinct: [EntryNumber] = displayed.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    let seen = entries.visible(from: anchor, in: 0..<height)
    expect(seen.map(\.entry), distinct, "seed \(seed)")
    for visible in seen {
      expect(visible.rows.lowerBound, (lines.firstIndex(of: visible.entry) ?? 0) - start, "seed \(seed)")
      expect(visible.rows.count, lines.count { $0 == visible.entry }, "seed \(seed)")
    }
  }
}
