import Editor
import Screen

/// The state of a screen with a list: moving, searching and clicking are the same on all of them.
protocol ListScreenState: ScreenState {
  associatedtype Layout

  var list: ListState { get set }
  var count: Int { get }
  var page: Int { get }
  var layout: Layout { get }
  var sentence: Status { get }

  func entry(atRow row: Int, column: Int) -> Int?
  mutating func choose() -> [Effect]
  mutating func showMatches()
}

extension ListScreenState where Layout == FullScreenLayout {
  var page: Int { max(1, layout.capacity) }

  func entry(atRow row: Int, column: Int) -> Int? { layout.lines.entry(atRow: row) }
}

extension ListScreenState {
  var status: Status { list.reply ?? sentence }
  var isTyping: Bool { !list.query.text.isEmpty }

  mutating func select(_ number: Int) { list.select(number, of: count) }

  @discardableResult
  mutating func move(_ step: ListStep) -> Bool { list.move(step, of: count, page: page) }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect] {
    list.turnWheel(by: rows, of: count)
    return []
  }

  mutating func point(atRow row: Int, column: Int) -> [Effect] { click(entry(atRow: row, column: column)) }

  mutating func click(_ entry: Int?) -> [Effect] {
    guard let entry, list.click(entry, of: count) else { return [] }
    return choose()
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [Effect] { narrow(by: change) }

  mutating func narrow(by change: (inout TextInput) -> Bool) -> [Effect] {
    let (isUsed, isNew) = list.type(change)
    if isNew { showMatches() }
    return isUsed ? [] : [.bell]
  }

  mutating func report(_ sentence: String) { list.reply = Status(sentence, .refusal) }
  mutating func showMatches() { select(0) }

  mutating func clearQuery() {
    list.query = TextInput("")
    showMatches()
  }
}

/// The rows of a screen with a list, from the top: title, rows above the list, list, status, keys. All count from 0.
struct FullScreenLayout: Equatable {
  /// The usual least number of rows of a screen with blank rows around the list.
  static let roomy = 16

  let above: Range<Int>
  let list: Range<Int>
  let lines: ListWindow
  /// The most lines in sight.
  let capacity: Int

  /// The list has blank rows around it on a screen of `roomy` rows or more. Each of its lines takes `lineRows` rows.
  init(
    size: Size, above rows: Int, count: Int = 0, selection: Int? = nil, roomy: Int = FullScreenLayout.roomy,
    lineRows: Int = 1, startsBlank: Bool = true, endsBlank: Bool = true
  ) {
    let (gap, end) = (size.rows >= roomy ? 1 : 0, size.statusRows.lowerBound)
    above = 1 + gap..<1 + gap + rows
    let start = min(above.upperBound + (startsBlank ? gap : 0), end)
    list = start..<max(start, end - (endsBlank ? gap : 0))
    lines = ListWindow(of: count, around: selection ?? 0, in: list) { _ in lineRows }
    capacity = list.count / lineRows
  }
}

extension MouseEvent {
  func key(in hints: [KeyHint], on size: Size) -> Key? {
    action == .press && row == size.keyRow ? HintRow(hints, on: size).key(atColumn: column) : nil
  }
}

extension Size {
  var keyRow: Int { max(0, rows - 1) }
  var statusRows: Range<Int> { max(0, keyRow - 2)..<keyRow }
}
