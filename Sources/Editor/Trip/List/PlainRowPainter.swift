import Base
import Screen
import TripCore

/// Paints a row of the list in words, for a screen reader: one line without boxes, and with words in place of colors.
struct PlainRowPainter {
  let setting: ListSetting
  private var wording: Wording { setting.wording }

  /// - Parameter line: the row of the screen.
  func paint(_ row: ListRow, of shown: ShownTrip, _ state: RowState, in line: Int, on canvas: inout ListCanvas) {
    let columns = setting.columns.all
    canvas.put(
      (state.isSelected ? "> " : "  ") + text(of: row, of: shown, state), column: columns.lowerBound, row: line,
      style: .plain, limit: columns.count)
  }

  /// The words of a row. Those in place of colors come first, since a narrow screen cuts the end.
  private func text(of row: ListRow, of shown: ShownTrip, _ state: RowState) -> String {
    let dimmed = state.isDimmed ? "Not here: " : ""
    switch row {
    case .day(let day):
      let sum = [state.day.map { wording.line(of: $0) } ?? ""].filter { !$0.isEmpty }
      return dimmed + ([setting.title(ofDay: day)] + sum).joined(separator: ", ")
        + (state.isEmpty ? ". No items yet, tap + to add" : "")
    case .item(let index):
      let barrier = state.barrier.map { "The leg goes \($0.caption): " }
      return text(of: state.mark) + (barrier ?? dimmed) + text(of: shown.itinerary[index], shown.timeline[index])
    }
  }

  private func text(of item: Item, _ times: TimelineRow) -> String {
    switch item.kind {
    case .game(let game):
      let start = setting.start(of: game, onDay: item.position.day)
      return "\(game.badge ?? "Game"): \(game.matchup), \(start), \(wording.place(of: game))"
    case .travel(let leg):
      let day = item.position.day
      let start = setting.start(of: times, onDay: day)
      let notes = [
        start.isEmpty ? "" : "leaves \(start)", setting.notes(on: times, onDay: day).joined(separator: ", "),
      ]
      return (["Leg: \(wording.line(of: leg))"] + notes.filter { !$0.isEmpty }).joined(separator: ", ")
    case .custom(let custom):
      let time = custom.time.map { ", \(wording.text($0))" } ?? ""
      return "\(custom.isDone ? "Done: " : "")\(custom.category.label): \(custom.title)\(time)"
    }
  }

  private func text(of mark: AdvisoryMark?) -> String {
    switch mark {
    case nil: ""
    case .warning: "Advisory! "
    case .error: "Problem! "
    case .changed: "Changed! "
    }
  }
}
