import Itinerary
import Screen

/// The line of the trip: each day with a dot for a game and a dash for a leg; of a long trip, the days around the visible one.
struct TripLineLayout {
  private let row: Int
  private let columns: Range<Int>
  private let days: ClosedRange<Int>
  private let dayCount: Int
  private let width: Int

  private static let widest = 14

  init?(of state: EditorState, in areas: ScreenAreas) {
    guard let row = areas.tripLine, !areas.isTooSmall else { return nil }
    self.row = row
    columns = areas.columns
    dayCount = state.displayed.trip.dayCount
    let room = columns.count - 2
    // The number in brackets or spaces, two marks, the sign of a problem, and a space.
    let least = String(dayCount).utf8.count + 6
    width = max(least, min(room / dayCount, Self.widest))
    // Scroll by whole pages, so that the line stays the same during most steps. The last one is full.
    let count = max(1, room / width)
    let first = max(1, min((state.currentDay - 1) / count * count, dayCount - count) + 1)
    days = first...min(dayCount, first + count - 1)
  }

  private func columns(ofDay day: Int) -> Range<Int> {
    let start = columns.lowerBound + 1 + (day - days.lowerBound) * width
    return start..<start + width
  }

  func day(atColumn column: Int) -> Int? { days.first { columns(ofDay: $0).contains(column) } }

  // MARK: Painting

  func paint(of state: EditorState, on frame: inout Frame) {
    let lines = state.displaySettings.lines
    for day in days { paint(day, of: state, lines, on: &frame) }
    if days.lowerBound > 1 {
      frame.put(String(lines.moreBefore), column: columns.lowerBound, row: row, style: Style(.dayRule))
    }
    if days.upperBound < dayCount {
      frame.put(String(lines.moreAfter), column: columns.upperBound - 1, row: row, style: Style(.dayRule))
    }
  }

  private func paint(_ day: Int, of state: EditorState, _ lines: LineSet, on frame: inout Frame) {
    let (cell, problem) = (columns(ofDay: day), state.displayed.problem(onDay: day))
    let isCurrent = day == state.currentDay
    // Mark the day by brackets, because the mark of the cursor belongs to the selected row.
    var column = frame.put(
      isCurrent ? "[\(day)]" : " \(day) ", column: cell.lowerBound, row: row,
      style: Style(isCurrent ? .dayHeader : problem?.role ?? .gameDetail, isCurrent ? .selected : []))
    func put(_ mark: Unicode.Scalar, _ role: Style.Role) {
      frame.fill(columns: column..<column + 1, row: row, with: mark, style: Style(role))
      column += 1
    }
    let room = max(1, cell.upperBound - 1 - (problem == nil ? 0 : 1) - column)
    for (mark, role) in marks(ofDay: day, in: state.displayed.itinerary, lines).prefix(room) { put(mark, role) }
    if let problem { put(lines.sign(of: problem), problem.role) }
  }

  /// A mark for each game and leg, in list order, or that of a day with neither.
  private func marks(ofDay day: Int, in itinerary: ItemList, _ lines: LineSet) -> [(Unicode.Scalar, Style.Role)] {
    let marks = itinerary.range(ofDay: day).compactMap { index -> (Unicode.Scalar, Style.Role)? in
      switch itinerary[index].kind {
      case .game(let game) where game.isPlayed: (lines.game, .gameTime)
      case .game: (lines.openGame, .gameDetail)
      case .travel: (lines.leg, .legAccent)
      case .custom: nil
      }
    }
    return marks.isEmpty ? [(lines.empty, .dayRule)] : marks
  }
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
}
