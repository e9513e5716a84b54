import Editor
import Screen

/// The state of a screen with a list: moving, searching and clicking are the same on all of them.
protocol ListScreenState: ScreenState {
  var list: ListState { get set }
  var count: Int { get }
  var page: Int { get }
  var layout: FullScreenLayout { get }
  var sentence: Status { get }

  func entry(atRow row: Int) -> Int?
  mutating func select(_ number: Int)
  mutating func choose() -> [Effect]
  mutating func showMatches()
}

extension ListScreenState {
  var page: Int { max(1, layout.capacity) }
  var status: Status { list.reply ?? sentence }
  var isTyping: Bool { !list.query.text.isEmpty }

  func entry(atRow row: Int) -> Int? { layout.line(atRow: row) }

  mutating func select(_ number: Int) {
    list.select(number, of: count)
    list.reply = nil
  }

  mutating func move(_ step: ListStep) { select(step.index(from: list.selection ?? -1, page: page)) }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect] {
    select((list.selection ?? -1) + rows)
    return []
  }

  /// Selects the entry that was clicked; a second click chooses it.
  mutating func point(atRow row: Int, column: Int) -> [Effect] {
    guard let entry = entry(atRow: row) else { return [] }
    if entry == list.selection { return choose() }
    select(entry)
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [Effect] { narrow(by: change) }

  mutating func narrow(by change: (inout TextInput) -> Bool) -> [Effect] {
    let before = list.query.text
    let isUsed = change(&list.query)
    if list.query.text != before { showMatches() }
    return isUsed ? [] : [.bell]
  }

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
  private let lineRows: Int
  let capacity: Int
  let lines: Range<Int>

  /// The list has blank rows around it on a screen of `roomy` rows or more. Each of its lines takes `lineRows` rows.
  init(
    size: Size, above rows: Int, count: Int = 0, selection: Int? = nil, roomy: Int = FullScreenLayout.roomy,
    lineRows: Int = 1, startsBlank: Bool = true, endsBlank: Bool = true
  ) {
    let (gap, end) = (size.rows >= roomy ? 1 : 0, size.statusRows.lowerBound)
    above = 1 + gap..<1 + gap + rows
    let start = min(above.upperBound + (startsBlank ? gap : 0), end)
    list = start..<max(start, end - (endsBlank ? gap : 0))
    self.lineRows = lineRows
    capacity = lineRows == 1 ? list.count : max(1, list.count / lineRows)
    lines = .window(of: count, around: selection ?? 0, rows: capacity)
  }

  var displayed: [(line: Int, row: Int)] { lines.map { ($0, list.lowerBound + ($0 - lines.lowerBound) * lineRows) } }

  func line(atRow row: Int) -> Int? {
    guard row >= list.lowerBound else { return nil }
    let number = lines.lowerBound + (row - list.lowerBound) / lineRows
    return lines.contains(number) ? number : nil
  }
}

extension Range<Int> {
  /// The entries in sight, with one of them in the middle but for the ends of the list.
  static func window(of count: Int, around number: Int, rows: Int) -> Range<Int> {
    let first = Swift.max(0, Swift.min(number - rows / 2, count - rows))
    return first..<Swift.max(first, Swift.min(count, first + rows))
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
