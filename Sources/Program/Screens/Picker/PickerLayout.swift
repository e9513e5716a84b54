import Almanac
import Screen

/// The rows of the parts of the picker's screen, from the top: title, search, list, status, keys. All rows count from 0.
struct PickerLayout: Equatable {
  /// The content of a row of the list.
  enum Line: Equatable {
    case day(CivilDate)
    /// A game, by its index among the games shown.
    case game(Int)
  }

  let searchRow = 1
  let list: Range<Int>
  /// The content of the rows of the list, from the top; fewer than the rows if the list is short.
  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - days: the days of the games shown, in rising order.
  ///   - selection: the index of the selected game among them, kept near the middle of the list.
  init(size: Size, days: [CivilDate], selection: Int) {
    let end = size.statusRows.lowerBound
    list = min(2, end)..<end
    guard days.indices.contains(selection), !list.isEmpty else { return }
    lines = PickerLayout.window(days, around: selection, rows: list.count)
  }

  /// Returns the lines in sight. The heading of a day is above its first game, and at the top of the list if the list
  /// begins within a day.
  private static func window(_ days: [CivilDate], around selection: Int, rows: Int) -> [Line] {
    // No more games than rows are shown on either side.
    let first = max(0, selection - rows)
    let part = first..<min(days.count, selection + rows + 1)
    var lines: [Line] = []
    var row = 0
    for place in part {
      if place == part.lowerBound || days[place - 1] != days[place] { lines.append(.day(days[place])) }
      if place == selection { row = lines.count }
      lines.append(.game(place))
    }
    let start = max(0, min(row - rows / 2, lines.count - rows))
    var shown = Array(lines[start..<min(lines.count, start + rows)])
    // The list begins within a day: the heading of the day takes the place of the first game.
    if case .game(let place)? = shown.first, place != selection { shown[0] = .day(days[place]) }
    return shown
  }

  /// The index, among the games shown, of the game in a row of the screen; nil for any other row.
  func game(atRow row: Int) -> Int? {
    let index = row - list.lowerBound
    guard lines.indices.contains(index), case .game(let place) = lines[index] else { return nil }
    return place
  }
}
