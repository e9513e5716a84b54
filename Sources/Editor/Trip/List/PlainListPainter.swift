import ItineraryCore
import Screen

/// The list in words: one line for every row, no boxes, what colours say said in words, and the cursor on the row.
extension Painter {
  mutating func paintPlain(_ row: ListRow, _ seen: SeenRow) {
    let line = seen.lines.lowerBound
    let isSelected = seen.look.traits.contains(.selected)
    let text = plainText(of: row, seen)
    put((isSelected ? "> " : "  ") + text, column: 0, line: line, style: Style(.plain), limit: width)
    if isSelected, frame.cursor == nil { placeCursor(at: line) }
  }

  mutating func paintPlainGap(at line: Int) {
    guard let drag = state.drag else { return }
    let mark = drag.isOverValidSlot ? "> Drop here: " : "x Can't go here: "
    put(mark + drag.name(in: wording), column: 0, line: line, style: Style(.plain), limit: width)
    placeCursor(at: line)
  }

  /// A screen reader reads the line with the cursor.
  private mutating func placeCursor(at line: Int) {
    if areas.list.contains(line) { frame.cursor = (left, line) }
  }

  /// What colours say elsewhere comes first, where a narrow screen does not cut it.
  private func plainText(of row: ListRow, _ seen: SeenRow) -> String {
    switch row {
    case .day(let day):
      let title = wording.dayTitle(day, of: state.shown.trip)
      return dimmedText(seen) + title + (seen.look.isEmptyDay ? ". No items yet, tap + to add" : "")
    case .item(let index):
      let item = state.shown.itinerary[index]
      return advisoryText(item) + barrierText(item, seen) + plainText(of: item)
    }
  }

  private func plainText(of item: Item) -> String {
    switch item.kind {
    case .game(let game):
      [game.league ?? "Game", ": ", game.matchup, ", ", start(of: game, item), ", ", wording.place(of: game)].joined()
    case .travel(let leg): "Leg: \(wording.line(of: leg))"
    case .custom(let custom):
      "\(custom.category.label): \(custom.title)\(custom.time.map { ", \(wording.text($0))" } ?? "")"
    }
  }

  private func barrierText(_ item: Item, _ seen: SeenRow) -> String {
    if let caption = barrierCaption(of: item) { return "The leg goes \(caption): " }
    return dimmedText(seen)
  }

  private func dimmedText(_ seen: SeenRow) -> String {
    seen.look.traits.contains(.dimmed) ? "Not here: " : ""
  }

  private func advisoryText(_ item: Item) -> String {
    let advisories = state.shown.advisories.advisories(on: item.id)
    if advisories.isEmpty { return "" }
    return advisories.contains { $0.severity == .error } ? "Problem! " : "Advisory! "
  }
}
