import ItineraryCore
import Screen

extension EditorState {
  /// The sentence of the status line, or the line being typed there.
  var statusText: String {
    if case .find(let query, _) = mode { return "/\(query.text)" }
    return status.text
  }

  /// What is selected, in a sentence, with its advisories.
  var selectionStatus: Status {
    switch rows[selection] {
    case .day(let day): return Status(describe(day: day))
    case .item(let index):
      let item = shown.itinerary[index]
      let advisories = shown.advisories.advisories(on: item.id)
      guard !advisories.isEmpty else { return Status(describe(item, at: index)) }
      let isError = advisories.contains { $0.severity == .error }
      let sentences = advisories.map(shown.wording.statement) + [wayOut(ofLegAt: index)].compactMap { $0 }
      return Status(sentences.joined(separator: " "), isError ? .refusal : .warning)
    }
  }

  /// That a leg can be deleted; nil where it cannot, and for what is no leg.
  func wayOut(ofLegAt index: ItemIndex) -> String? {
    guard readOnlyReason == nil, shown.itinerary[index].leg != nil, shown.trip.refusalToDelete(at: index) == nil else {
      return nil
    }
    return "d deletes it."
  }

  private func describe(day: Int) -> String {
    let count = shown.itinerary.range(ofDay: day).count
    let items = count == 1 ? "one item" : "\(count == 0 ? "no" : String(count)) items"
    return "\(shown.wording.dayTitle(day, of: shown.trip)): \(items).\(readOnlyReason == nil ? " + adds one." : "")"
  }

  private func describe(_ item: Item, at index: ItemIndex) -> String {
    let wording = shown.wording
    let isWritable = readOnlyReason == nil
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: shown.trip, onDay: item.position.day)
      return "Game: \(game.matchup), \(start), \(game.venue ?? wording.cities.shown(game.city))."
    case .travel(let leg):
      let canMove = shown.canMove(itemAt: index)
      return "Leg: \(wording.line(of: leg)).\(!canMove ? " It cannot move." : isWritable ? " Space picks it up." : "")"
    case .custom(let custom):
      let time = custom.time.map { ", \(wording.text($0))" } ?? ""
      return "\(custom.category.label): \(custom.title)\(time)."
        + (isWritable ? " Space picks it up, Enter edits it." : "")
    }
  }
}
