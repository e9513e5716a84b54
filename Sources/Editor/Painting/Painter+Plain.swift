import ItineraryCore
import Screen

/// The list in words: one line for every row, no boxes, what colours say said in words, and the cursor on the row.
extension Painter {
  mutating func paintPlain(_ entry: ListEntries.Entry, of entries: ListEntries, at line: Int) {
    switch entry {
    case .gap: paintPlainGap(at: line)
    case .row(let row, let number):
      let isSelected = state.drag == nil && number == state.selection
      let text = plainText(of: row, number: number, entries)
      put((isSelected ? "> " : "  ") + text, column: 0, line: line, style: Style(.plain), limit: width)
      if isSelected, frame.cursor == nil { placeCursor(at: line) }
    }
  }

  private mutating func paintPlainGap(at line: Int) {
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
  private func plainText(of row: ListRow, number: Int, _ entries: ListEntries) -> String {
    switch row {
    case .day(let day):
      let title = wording.dayTitle(day, of: state.plan.trip)
      return dimmedText(number) + title + (entries.isShownEmpty(day) ? ". No items yet, tap + to add" : "")
    case .item(let index):
      let item = state.plan.itinerary[index]
      return advisoryText(item) + barrierText(item, number) + plainText(of: item)
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

  private func barrierText(_ item: Item, _ number: Int) -> String {
    if let caption = barrierCaption(of: item) { return "The leg goes \(caption): " }
    return dimmedText(number)
  }

  private func dimmedText(_ number: Int) -> String {
    state.drag?.dims(row: number) == true ? "Not here: " : ""
  }

  private func advisoryText(_ item: Item) -> String {
    let advisories = state.plan.advisories.advisories(on: item.id)
    if advisories.isEmpty { return "" }
    return advisories.contains { $0.severity == .error } ? "Problem! " : "Advisory! "
  }
}
