import EditorTestSupport
import Itinerary
import Screen
import Store
import TestSupport

@testable import Editor
@testable import Program

/// What a user reads on the screen, row by row, as plain letters and digits.
enum ScreenReading {
  /// The rows that the whole list should show, in words. A plain screen has no arrow.
  static func expected(_ rows: [Item], dayCount: Int, isPlain: Bool) -> [String] {
    var words: [String] = []
    for day in 1...dayCount {
      words.append("Day \(day)")
      for row in rows where row.position.day == day {
        switch row.kind {
        case .game(let game): words.append("\(game.away) @ \(game.home)")
        case .travel(let leg): words.append("\(leg.from) \(isPlain ? "to" : "→") \(leg.to)")
        case .custom(let custom): words.append(custom.title)
        }
      }
    }
    return words.map { String(plain($0).prefix(24)) }
  }

  /// The first of the rows that a screen tall enough for all does not show, each below the one before; nil where all are
  /// there, and no grip is there for more.
  static func violation(about state: EditorState, _ rows: [Item], dayCount: Int) -> String? {
    var home = state
    guard home.goHome(at: Timestamp(microseconds: 0)) else { return "Escape does not lead home" }
    _ = home.apply(
      .input(.resized(Size(columns: 120, rows: 12 + 5 * rows.count + 4 * dayCount))), at: Timestamp(microseconds: 0))
    _ = home.apply(.input(.key(.home)), at: Timestamp(microseconds: 0))
    let frame = home.painted()
    let lines = (1..<frame.size.rows - 4).map { plain(frame.text(ofRow: $0)) }
    var line = 0
    for row in expected(rows, dayCount: dayCount, isPlain: home.isPlain) {
      guard let found = lines[line...].firstIndex(where: { $0.contains(row) }) else {
        return "the screen lacks “\(row)”"
      }
      line = found + 1
    }
    if home.isPlain { return nil }
    let grips = (1..<frame.size.rows - 4).count { frame.text(ofRow: $0).prefix(24).contains("≡") }
    let moving = rows.count { $0.game == nil }
    return grips == moving ? nil : "\(grips) grips for \(moving) rows"
  }

  private static func plain(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }.map(
        Character.init))
  }
}
