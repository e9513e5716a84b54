import Base
import Screen
import TripCore

/// Paints a row of the list in words, for a screen reader: one line without boxes, and with words in place of colors.
struct PlainRowPainter {
  let setting: ListSetting
  private var wording: Wording { setting.wording }

  /// - Parameter row: the row of the screen.
  func paint(_ content: RowContent, _ state: RowState, row: Int, on canvas: inout ListCanvas) {
    let columns = setting.columns.all
    canvas.put(
      (state.isSelected ? "> " : "  ") + text(of: content, state), column: columns.lowerBound, row: row, style: .plain,
      limit: columns.count)
  }

  /// The words of a row. Those in place of colors come first, since a narrow screen cuts the end.
  private func text(of content: RowContent, _ state: RowState) -> String {
    let dimmed = state.isDimmed ? "Not here: " : ""
    switch content {
    case .day(let day, let totals):
      let sum = [wording.line(of: state.day ?? totals)].filter { !$0.isEmpty }
      return dimmed + ([setting.title(ofDay: day)] + sum).joined(separator: ", ")
        + (state.isEmpty ? ". No items yet, tap + to add" : "")
    case .item(let item, let mark, let times):
      let barrier = state.barrier.map { "The leg goes \($0.caption): " }
      return text(of: mark) + (barrier ?? dimmed) + text(of: item, times)
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
