import Itinerary
import Screen

/// Paints a row of the list in words, for a screen reader: one line without boxes, and with words in place of colors.
struct PlainRowPainter {
  let setting: ListSetting
  private var displayed: DisplayedTrip { setting.displayed }
  private var wording: Wording { setting.wording }

  func paint(_ row: ListRow, _ state: RowState, in line: Int, on canvas: inout ListCanvas) {
    let columns = setting.columns.all
    canvas.put(
      (state.isSelected ? "> " : "  ") + text(of: row, state), column: columns.lowerBound, row: line,
      style: .plain, limit: columns.count)
  }

  /// The words of a row. Those in place of colors come first, since a narrow screen cuts the end.
  private func text(of row: ListRow, _ state: RowState) -> String {
    let dimmed = state.isDimmed ? "Not here: " : ""
    switch row {
    case .day(let day):
      let sum = [state.day.map { wording.line(of: $0) } ?? ""].filter { !$0.isEmpty }
      return dimmed + ([wording.dayTitle(day, of: displayed.trip)] + sum).joined(separator: ", ")
        + (state.isEmpty ? ". No items yet, tap + to add" : "")
    case .item(let index):
      let barrier = state.barrier.map { "The leg goes \($0.caption): " }
      return text(of: state.mark) + (barrier ?? dimmed)
        + text(of: displayed.itinerary[index], displayed.timeline[index])
    }
  }

  private func text(of item: Item, _ times: TimelineRow) -> String {
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: displayed.trip, onDay: item.position.day)
      return "\(game.badge ?? "Game"): \(game.matchup), \(start), \(wording.place(of: game))"
    case .travel(let leg):
      let date = displayed.trip.date(ofDay: item.position.day)
      let notes = [
        wording.start(of: times, on: date).map { "leaves \($0)" },
        wording.arrival(of: times, on: date).map { "arrives \($0)" },
        wording.leaveBy(of: times, on: date),
      ]
      return (["Leg: \(wording.line(of: leg))"] + notes.compactMap { $0 } + wording.stops(of: times)).joined(
        separator: ", ")
    case .custom(let custom):
      let time = custom.time.map { ", \(wording.text($0))" } ?? ""
      let details = wording.details(of: custom).map { ", \($0)" }.joined()
      return "\(custom.isDone ? "Done: " : "")\(custom.category.label): \(custom.title)\(time)\(details)"
    }
  }

  private func text(of mark: AdvisoryMark?) -> String {
    switch mark {
    case nil: ""
    case .warning: "Warning! "
    case .error: "Error! "
    case .changed: "Changed! "
    }
  }
}
