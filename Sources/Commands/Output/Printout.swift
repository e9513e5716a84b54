import ItineraryCore

/// A trip as readable text, day by day.
struct Printout {
  private let trip: Trip
  private let wording: Wording
  private let ids: ShortIDs
  private let separator: String

  init(of trip: Trip, wording: Wording) {
    self.trip = trip
    self.wording = wording
    separator = wording.separator
    ids = ShortIDs(trip.itinerary.items.map(\.id.text))
  }

  var lines: [String] {
    let rows = Table.lines(trip.itinerary.items.map(row), indent: 2)
    let days = trip.itinerary.days.flatMap { day in
      let range = trip.itinerary.range(ofDay: day)
      return ["", wording.dayTitle(day, of: trip)]
        + (range.isEmpty ? ["  No items yet"] : range.map { rows[$0.rawValue] })
    }
    return title + days
  }

  private var title: [String] {
    let parts = [wording.dates(of: trip), wording.dayCount(of: trip), wording.gameCount(of: trip)]
    return [trip.name, parts.joined(by: separator)]
  }

  /// The start of the id, the time, and what it is.
  private func row(_ item: Item) -> [String] {
    [ids.short(item.id.text), time(of: item), text(of: item)]
  }

  private func time(of item: Item) -> String {
    switch item.kind {
    case .game(let game): wording.startOrStatus(of: game, in: trip, onDay: item.position.day)
    case .travel: ""
    case .custom(let custom): custom.time.map(wording.text) ?? ""
    }
  }

  private func text(of item: Item) -> String {
    switch item.kind {
    case .game(let game):
      joined([game.matchup, game.league, wording.place(of: game)])
    case .travel(let leg):
      wording.line(of: leg)
    case .custom(let custom):
      joined([custom.title, custom.category.label, custom.location?.formText, custom.notes])
    }
  }

  private func joined(_ parts: [String?]) -> String {
    var present: [String] = []
    for case let part? in parts where !part.isEmpty { present.append(part) }
    return present.joined(by: separator)
  }
}
