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
      let item = plan.itinerary[index]
      let advisories = plan.advisories.advisories(on: item.id)
      guard !advisories.isEmpty else { return Status(describe(item)) }
      let isError = advisories.contains { $0.severity == .error }
      return Status(advisories.map(plan.wording.sentence).joined(separator: " "), isError ? .refusal : .warning)
    }
  }

  private func describe(day: Int) -> String {
    let count = plan.itinerary.range(ofDay: day).count
    let items = count == 1 ? "one item" : "\(count == 0 ? "no" : String(count)) items"
    return "\(plan.wording.dayTitle(day, of: plan.trip)): \(items). + adds one."
  }

  private func describe(_ item: Item) -> String {
    let wording = plan.wording
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: plan.trip, onDay: item.position.day)
      return "Game: \(game.matchup), \(start), \(game.venue ?? wording.cities.shown(game.city))."
    case .travel(let leg):
      return "Leg: \(wording.line(of: leg)). Space picks it up."
    case .custom(let custom):
      let time = custom.time.map { ", \(wording.text($0))" } ?? ""
      return "\(custom.category.label): \(custom.title)\(time). Space picks it up, Enter edits it."
    }
  }
}
