import Itinerary
import Screen

/// A cell for each day with a dot for every game and a dash for every leg. A long trip shows the days around the visible one.
struct TripLine {
  let layout: TripLineLayout
  let state: EditorState
  let row: Int

  func paint(on frame: inout Frame) {
    let (lines, current) = (state.displaySettings.lines, state.currentDay)
    for day in layout.days { paint(day, isCurrent: day == current, lines, on: &frame) }
    let text = layout.columns
    if layout.hasMoreBefore {
      frame.put(String(lines.moreBefore), column: text.lowerBound, row: row, style: Style(.dayRule))
    }
    if layout.hasMoreAfter {
      frame.put(String(lines.moreAfter), column: text.upperBound - 1, row: row, style: Style(.dayRule))
    }
  }

  private func paint(_ day: Int, isCurrent: Bool, _ lines: LineSet, on frame: inout Frame) {
    let (cell, problem) = (layout.columns(ofDay: day), state.shown.problem(onDay: day))
    // Mark the day by brackets, because the mark of the cursor belongs to the selected row.
    var column = frame.put(
      isCurrent ? "[\(day)]" : " \(day) ", column: cell.lowerBound, row: row,
      style: Style(isCurrent ? .dayHeader : problem?.role ?? .gameDetail, isCurrent ? .selected : []))
    func put(_ mark: Unicode.Scalar, _ role: Style.Role) {
      frame.fill(columns: column..<column + 1, row: row, with: mark, style: Style(role))
      column += 1
    }
    let room = max(1, cell.upperBound - 1 - (problem == nil ? 0 : 1) - column)
    for (mark, role) in marks(ofDay: day, lines).prefix(room) { put(mark, role) }
    if let problem { put(lines.sign(of: problem), problem.role) }
  }

  /// A mark for each game and leg, in list order, or that of a day with neither.
  private func marks(ofDay day: Int, _ lines: LineSet) -> [(Unicode.Scalar, Style.Role)] {
    let itinerary = state.shown.itinerary
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
}
