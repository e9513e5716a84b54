import Almanac
import Itinerary
import Screen

/// The details of a row of the list: times, place, notes, problems, why a game cannot move, where a leg can go, and the
/// totals of its day. The pane next to the list and the page over it show the same lines.
struct CardPage {
  let shown: ShownTrip
  let isReadOnly: Bool
  var wording: Wording { shown.wording }

  func lines(explainingItemAt index: ItemIndex) -> [PageLine] {
    let item = shown.itinerary[index]
    let advisories = advisories(on: item)
    switch item.kind {
    case .game(let game):
      return facts(of: game, at: index) + booking(of: item) + advisories + held(game, item) + notes(game.ticket?.notes)
        + day(of: item)
    case .travel(let leg):
      let date = shown.trip.date(ofDay: item.position.day)
      return facts(of: leg, on: date) + booking(of: item) + advisories + way(ofLegAt: index, leg) + notes(leg.notes)
        + day(of: item)
    case .custom(let custom):
      return facts(of: custom, onDay: item.position.day) + booking(of: item) + advisories + notes(custom.notes)
        + day(of: item)
    }
  }

  private func advisories(on item: Item) -> [PageLine] {
    shown.advisories.advisories(on: item.id).flatMap { [.blank, line($0)] }
  }

  func line(_ advisory: Advisory) -> PageLine {
    PageLine(text: wording.statement(advisory), role: advisory.severity == .error ? .error : .warning)
  }

  // MARK: Games

  private func facts(of game: Game, at index: ItemIndex) -> [PageLine] {
    let window = wording.window(of: shown.timeline[index], on: game.start.date)
    return [
      PageLine(label: "League", text: game.competition ?? game.badge ?? "not given"),
      PageLine(label: "Venue", text: (game.venue ?? "not given") + (game.neutral == true ? ", neutral" : "")),
      PageLine(label: "City", text: game.city),
      PageLine(label: "Start", text: window.map { "TBD, \($0)" } ?? startText(of: game)),
      PageLine(label: "Status", text: statusText(of: game)),
    ]
  }

  private func startText(of game: Game) -> String {
    guard game.knownStart != nil else { return "TBD" }
    return "\(wording.startTime(of: game))\(game.timeZone.map { ", \($0)" } ?? "")"
  }

  private func statusText(of game: Game) -> String {
    switch game.status {
    case .scheduled: "scheduled"
    case .timeTBD: "scheduled, time TBD"
    case .postponed: "postponed; ties no leg"
    case .cancelled: "cancelled; ties no leg"
    }
  }

  /// The reason why a game does not move, and the legs that it limits.
  private func held(_ game: Game, _ item: Item) -> [PageLine] {
    [.blank, PageLine(text: wording.sentence(Refusal.gameIsFixed(item)))] + heldLegs(by: item)
  }

  /// The number of rows around a game that are searched for legs that it limits. It is bounded because the pane is
  /// rebuilt at every step.
  private static let reach = 100

  private func heldLegs(by game: Item) -> [PageLine] {
    guard
      let index = shown.itinerary.range(ofDay: game.position.day).first(where: { shown.itinerary[$0].id == game.id })
    else { return [] }
    let around = max(0, index.rawValue - Self.reach)..<min(shown.itinerary.count, index.rawValue + Self.reach)
    let held = shown.itinerary.items[around].filter { item in
      shown.constraints.barrierGames(for: item).contains { $0.id == game.id }
    }
    guard !held.isEmpty else { return [] }
    return [PageLine(text: "Holds \(held.map(wording.name).joined(separator: " and ")).")]
  }

  // MARK: Legs

  private func facts(of leg: Leg, on date: CivilDate) -> [PageLine] {
    let estimate = leg.estimated == true ? ", estimated from the map" : ""
    var lines = [
      PageLine(label: "From", text: wording.cities.whole(leg.from)),
      PageLine(label: "To", text: wording.cities.whole(leg.to)),
      PageLine(label: "By", text: leg.means.label),
    ]
    lines += (leg.parts ?? []).map { PageLine(label: "Part", text: wording.text($0, on: date)) }
    if let departs = leg.departs { lines.append(PageLine(label: "Departs", text: wording.text(departs))) }
    if let arrives = leg.arrives { lines.append(PageLine(label: "Arrives", text: wording.text(arrives))) }
    if let carrier = leg.carrier { lines.append(PageLine(label: "Carrier", text: carrier)) }
    return lines + [
      PageLine(
        label: "Distance", text: leg.distanceMeters.map { wording.distanceText(meters: $0) + estimate } ?? "not given"),
      PageLine(
        label: leg.means == .drive ? "Driving time" : "Time",
        text: leg.durationSeconds.map { wording.durationText(seconds: $0) + estimate } ?? "not given"),
    ]
  }

  private func way(ofLegAt index: ItemIndex, _ leg: Leg) -> [PageLine] {
    times(ofLegAt: index) + [.blank]
      + reach(of: shown.itinerary[index], immovableReason: shown.immovableReason(at: index))
      + hint(ofLegAt: index, leg)
  }

  /// The times of a leg as the timeline has them: when it leaves and arrives, where it pauses, the latest departure, and
  /// how much later it could arrive.
  func times(ofLegAt index: ItemIndex) -> [PageLine] {
    let (row, date) = (shown.timeline[index], shown.trip.date(ofDay: shown.itinerary[index].position.day))
    var lines: [PageLine] = []
    if row.basis == .computed {
      if let start = wording.start(of: row, on: date) { lines.append(PageLine(label: "Leaves", text: start)) }
      if let arrival = wording.arrival(of: row, on: date) { lines.append(PageLine(label: "Arrives", text: arrival)) }
    }
    lines += wording.stops(of: row).map { PageLine(label: "Stops", text: String($0.dropFirst("stops ".count))) }
    if let latest = row.localLeaveBy, latest.date == row.localStart?.date {
      lines.append(PageLine(label: "Leave by", text: wording.text(latest, on: date)))
    }
    if let slack = wording.slack(of: row) {
      lines.append(PageLine(label: "Slack", text: slack, role: row.isShort ? .error : .dialog))
    }
    return lines.isEmpty ? [] : [.blank] + lines
  }

  /// The days on which an item may be, and the games that limit it.
  func reach(of item: Item, immovableReason: String? = nil) -> [PageLine] {
    if let refusal = shown.constraints.refusalToMove(item) {
      return [PageLine(text: "Can't be moved. \(wording.sentence(refusal))")]
    }
    if let immovableReason { return [PageLine(text: "It \(immovableReason)")] }
    guard let zone = shown.constraints.validDropZones(for: item).first else { return [] }
    var lines = [PageLine(label: "Can go on", text: Wording.text(zone.days))]
    if let game = zone.after { lines.append(PageLine(label: "After", text: wording.withDayAndTime(game))) }
    if let game = zone.before { lines.append(PageLine(label: "Before", text: wording.withDayAndTime(game))) }
    return lines
  }

  private func hint(ofLegAt index: ItemIndex, _ leg: Leg) -> [PageLine] {
    // The way from and to home belongs to no change of city, and is needed.
    guard shown.refusalToDelete(itemAt: index) == nil, !shown.trip.isHome(leg.from), !shown.trip.isHome(leg.to) else {
      return []
    }
    let key = isReadOnly ? "." : ": d in the list deletes it."
    return [.blank, PageLine(text: "The trip's games do not need this leg\(key)")]
  }
}
