import ItineraryCore
import Screen

/// Where things stand on the screen of the picker: title, search, list, status, keys, from top to bottom.
struct PickerLayout: Equatable {
  enum Line: Equatable {
    case day(CivilDate)
    /// The place of a game among those shown.
    case game(Int)
  }

  let searchRow = 1
  let list: Range<Int>
  let status: Range<Int>
  let keyRow: Int
  /// What the rows of the list show, from the top.
  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - days: of the games shown, rising.
  ///   - selection: the place of the selected one, kept near the middle.
  init(size: Size, days: [CivilDate], selection: Int) {
    keyRow = max(0, size.rows - 1)
    status = max(0, keyRow - 2)..<keyRow
    list = min(2, status.lowerBound)..<status.lowerBound
    guard days.indices.contains(selection), !list.isEmpty else { return }
    lines = PickerLayout.window(days, around: selection, rows: list.count)
  }

  /// The line of the day stands above its first game, and above the first line where the list begins within a day.
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
    // A short screen: the day of the top game is told above it rather than the row before.
    if case .game(let place)? = shown.first, place != selection { shown[0] = .day(days[place]) }
    return shown
  }

  /// The place of the game on a row of the screen.
  func game(atRow row: Int) -> Int? {
    let index = row - list.lowerBound
    guard lines.indices.contains(index), case .game(let place) = lines[index] else { return nil }
    return place
  }
}
