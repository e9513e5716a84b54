import Itinerary
import Screen

/// The overview line of the trip below the title: a cell for each day with a dot for every game and a dash for every
/// leg. The visible day and days with problems are marked. A long trip shows only the days around the visible one.
struct TripLine {
  private struct Day {
    let number: Int
    /// A letter for each game and leg, in list order: see ``sign(of:)``.
    let marks: String
    let problem: AdvisoryMark?
  }

  private let row: Int
  private let layout: TripLineLayout
  private let current: Int
  private let days: [Day]

  /// - Returns: nil on a screen that has no room for it.
  init?(of state: EditorState, in areas: ScreenAreas) {
    guard let row = areas.tripLine, let layout = TripLineLayout(of: state, in: areas) else { return nil }
    (self.row, self.layout, current) = (row, layout, state.currentDay)
    var days: [Day] = []
    for number in layout.days {
      let marks = Self.marks(ofDay: number, in: state.shown.itinerary)
      days.append(Day(number: number, marks: marks, problem: state.shown.problem(onDay: number)))
    }
    self.days = days
  }

  private static func marks(ofDay day: Int, in itinerary: ItemList) -> String {
    var marks = ""
    for index in itinerary.range(ofDay: day) {
      switch itinerary.sort(at: index) {
      case .game(let isPlayed): marks.append(isPlayed ? "g" : "x")
      case .leg: marks.append("l")
      case .custom: break
      }
    }
    return marks
  }

  func paint(lines: LineSet, on frame: inout Frame) {
    for day in days { paint(day, lines: lines, on: &frame) }
    let text = layout.columns
    if layout.hasMoreBefore {
      frame.put(String(lines.moreBefore), column: text.lowerBound, row: row, style: Style(.dayRule))
    }
    if layout.hasMoreAfter {
      frame.put(String(lines.moreAfter), column: text.upperBound - 1, row: row, style: Style(.dayRule))
    }
  }

  private func paint(_ day: Day, lines: LineSet, on frame: inout Frame) {
    let cell = layout.columns(ofDay: day.number)
    let isCurrent = day.number == current
    let role: Style.Role = isCurrent ? .dayHeader : day.problem?.role ?? .gameDetail
    // Mark the day by brackets, because the mark of the cursor belongs to the selected row.
    var column = frame.put(
      isCurrent ? "[\(day.number)]" : " \(day.number) ", column: cell.lowerBound, row: row,
      style: Style(role, isCurrent ? .selected : []))
    let end = cell.upperBound - 1 - (day.problem == nil ? 0 : 1)
    let signs = day.marks.isEmpty ? "e" : day.marks
    for sign in signs.utf8.prefix(max(1, end - column)) {
      let (mark, role) = lines.tripMark(sign)
      frame.fill(columns: column..<column + 1, row: row, with: mark, style: Style(role))
      column += 1
    }
    if let problem = day.problem {
      frame.fill(columns: column..<column + 1, row: row, with: lines.sign(of: problem), style: Style(problem.role))
    }
  }
}

/// The columns of the days on the overview line, read by its painter and by the mouse.
struct TripLineLayout {
  let columns: Range<Int>
  let days: ClosedRange<Int>
  private let dayCount: Int
  private let width: Int

  private static let widest = 14

  init?(of state: EditorState, in areas: ScreenAreas) {
    guard areas.tripLine != nil, !areas.isTooSmall else { return nil }
    columns = areas.columns
    dayCount = state.shown.trip.dayCount
    let room = columns.count - 2
    // The number in brackets or spaces, two marks, the sign of a problem, and a space.
    let least = String(dayCount).utf8.count + 6
    width = max(least, min(room / dayCount, Self.widest))
    // Scroll by whole pages, so that the line stays the same during most steps. The last one is full.
    let count = max(1, room / width)
    let first = max(1, min((state.currentDay - 1) / count * count, dayCount - count) + 1)
    days = first...min(dayCount, first + count - 1)
  }

  var hasMoreBefore: Bool { days.lowerBound > 1 }
  var hasMoreAfter: Bool { days.upperBound < dayCount }

  func columns(ofDay day: Int) -> Range<Int> {
    let start = columns.lowerBound + 1 + (day - days.lowerBound) * width
    return start..<start + width
  }

  func day(atColumn column: Int) -> Int? { days.first { columns(ofDay: $0).contains(column) } }
}

extension AdvisoryMark {
  var role: Style.Role {
    switch self {
    case .warning: .warning
    case .error: .error
    case .changed: .gameTime
    }
  }
}

extension LineSet {
  func sign(of mark: AdvisoryMark) -> Unicode.Scalar {
    switch mark {
    case .warning: warning
    case .error: error
    case .changed: changed
    }
  }

  /// The mark for a letter of the line: a game, a game that is not played, a leg, a day without either.
  fileprivate func tripMark(_ letter: UInt8) -> (Unicode.Scalar, Style.Role) {
    switch letter {
    case UInt8(ascii: "g"): (game, .gameTime)
    case UInt8(ascii: "x"): (openGame, .gameDetail)
    case UInt8(ascii: "l"): (leg, .legAccent)
    default: (empty, .dayRule)
    }
  }
}
