import ItineraryCore
import Screen

/// The page that explains a game or a leg: its times, why it cannot move or where it may go, and its advisories.
struct CardPage {
  let shown: ShownTrip
  let isReadOnly: Bool
  private var wording: Wording { shown.wording }

  func lines(explainingItemAt index: ItemIndex) -> [PageLine] {
    let item = shown.itinerary[index]
    var lines: [PageLine]
    switch item.kind {
    case .game(let game): lines = self.lines(game, item)
    case .travel(let leg): lines = self.lines(leg, at: index)
    case .custom: lines = []
    }
    for advisory in shown.advisories.advisories(on: item.id) {
      let role: Style.Role = advisory.severity == .error ? .error : .warning
      lines += [.blank, PageLine(text: wording.statement(advisory), role: role)]
    }
    return lines
  }

  private func lines(_ game: Game, _ item: Item) -> [PageLine] {
    [
      PageLine(label: "League", text: game.league ?? "not given"),
      PageLine(label: "Venue", text: game.venue ?? "not given"),
      PageLine(label: "City", text: game.city),
      PageLine(label: "Day", text: wording.dayTitle(item.position.day, of: shown.trip)),
      PageLine(label: "Start", text: startText(of: game)),
      PageLine(label: "Status", text: statusText(of: game)),
      .blank,
      PageLine(text: wording.sentence(Refusal.gameIsFixed(item))),
    ] + heldLegs(by: item)
  }

  private func startText(of game: Game) -> String {
    guard game.knownStart != nil else { return "to be determined" }
    return "\(wording.startTime(of: game))\(game.timeZone.map { ", \($0)" } ?? "")"
  }

  private func statusText(of game: Game) -> String {
    switch game.status {
    case .scheduled: "scheduled"
    case .timeTBD: "scheduled, time to be determined"
    case .postponed: "postponed; it holds no leg"
    case .cancelled: "cancelled; it holds no leg"
    }
  }

  /// The legs that a game bounds.
  private func heldLegs(by game: Item) -> [PageLine] {
    let held = shown.itinerary.items.filter { item in
      shown.constraints.barrierGames(for: item).contains { $0.id == game.id }
    }
    guard !held.isEmpty else { return [] }
    return [PageLine(text: "It holds \(held.map(wording.name).joined(separator: " and ")).")]
  }

  private func lines(_ leg: Leg, at index: ItemIndex) -> [PageLine] {
    let estimate = leg.estimated == true ? ", estimated from the map" : ""
    return [
      PageLine(label: "From", text: leg.from),
      PageLine(label: "To", text: leg.to),
      PageLine(
        label: "Distance", text: leg.distanceMeters.map { wording.distanceText(meters: $0) + estimate } ?? "not given"),
      PageLine(
        label: "Driving time",
        text: leg.durationSeconds.map { wording.durationText(seconds: $0) + estimate } ?? "not given"),
      PageLine(label: "Day", text: wording.dayTitle(shown.itinerary[index].position.day, of: shown.trip)),
      .blank,
    ] + reach(ofItemAt: index) + wayOut(ofLegAt: index)
  }

  private func reach(ofItemAt index: ItemIndex) -> [PageLine] {
    let item = shown.itinerary[index]
    if let refusal = shown.constraints.refusalToMove(item) {
      return [PageLine(text: "It cannot move. \(wording.sentence(refusal))")]
    }
    if let reason = shown.standsFast(at: index) { return [PageLine(text: "It \(reason)")] }
    guard let zone = shown.constraints.validDropZones(for: item).first else { return [] }
    var lines = [PageLine(label: "May stand on", text: Wording.text(zone.days))]
    if let game = zone.after { lines.append(PageLine(label: "After", text: wording.withDayAndTime(game))) }
    if let game = zone.before { lines.append(PageLine(label: "Before", text: wording.withDayAndTime(game))) }
    return lines
  }

  private func wayOut(ofLegAt index: ItemIndex) -> [PageLine] {
    guard shown.refusalToDelete(itemAt: index) == nil else { return [] }
    let key = isReadOnly ? "." : ": d in the list deletes it."
    return [.blank, PageLine(text: "The trip's games do not need this leg\(key)")]
  }
}
