import Itinerary
import Screen

/// The lines about a row of the list, the same in the pane next to it and on the page over it.
struct DetailsPage {
  let displayed: DisplayedTrip
  let deletionKey: String?
  var wording: Wording { displayed.wording }

  func lines(explainingItemAt index: ItemIndex) -> [PageLine] {
    let item = displayed.itinerary[index]
    let (details, reasons): ([PageLine], [PageLine]) =
      switch item.kind {
      case .game(let game): (summary(of: game, at: index), limits(ofGameAt: index))
      case .travel(let leg):
        (summary(of: leg, on: displayed.trip.date(ofDay: item.position.day)), limits(ofLegAt: index))
      case .custom(let custom): (summary(of: custom, onDay: item.position.day), [])
      }
    let advisories: [PageLine] = displayed.advisories.advisories(on: item.id).flatMap { [.blank, line($0)] }
    return details + booking(of: item) + advisories + reasons + notes(item.booking?.notes) + day(of: item)
  }

  private func summary(_ summary: [(label: String, text: String?)]) -> [PageLine] {
    summary.compactMap { fact in fact.text.map { PageLine(label: fact.label, text: $0) } }
  }

  func line(_ advisory: Advisory) -> PageLine {
    PageLine(text: wording.statement(advisory), role: advisory.severity == .error ? .error : .warning)
  }

  // MARK: Games

  private func summary(of game: Game, at index: ItemIndex) -> [PageLine] {
    let window = wording.window(of: displayed.timeline[index], on: game.start.date)
    let start = game.knownStart.map { _ in wording.startTime(of: game) + (game.timeZone.map { ", \($0)" } ?? "") }
    return summary([
      ("League", game.competition ?? game.badge ?? "not given"),
      ("Venue", (game.venue ?? "not given") + (game.neutral == true ? ", neutral" : "")), ("City", game.city),
      ("Start", window.map { "TBD, \($0)" } ?? start ?? "TBD"), ("Status", statusText(of: game)),
    ])
  }

  private func statusText(of game: Game) -> String {
    switch game.status {
    case .scheduled: "scheduled"
    case .timeTBD: "scheduled, time TBD"
    case .postponed: "postponed; ties no leg"
    case .cancelled: "cancelled; ties no leg"
    }
  }

  /// The rows around a game that are searched for legs that it limits: few, because the pane is rebuilt at every step.
  private static let reach = 100

  private func limits(ofGameAt index: ItemIndex) -> [PageLine] {
    let game = displayed.itinerary[index]
    let lines: [PageLine] = [.blank, PageLine(text: wording.sentence(Refusal.gameIsFixed(game)))]
    let nearby = max(0, index.rawValue - Self.reach)..<min(displayed.itinerary.count, index.rawValue + Self.reach)
    let held = displayed.itinerary.items[nearby].filter { item in
      displayed.constraints.barrierGames(for: item).contains { $0.id == game.id }
    }
    if held.isEmpty { return lines }
    return lines + [PageLine(text: "Holds \(held.map(wording.name).joined(separator: " and ")).")]
  }

  // MARK: Legs

  private func summary(of leg: Leg, on date: CivilDate) -> [PageLine] {
    let estimate = leg.estimated == true ? ", estimated from the map" : ""
    let others: [LegEntry.Field] = [.mode, .departs, .arrives, .durationSeconds, .distanceMeters, .parts]
    let details = LegEntry.Field.allCases.filter { !(others + LegEntry.Field.ofTickets).contains($0) }.map(\.row)
    let parts = (leg.parts ?? []).map { PageLine(label: "Part", text: wording.text($0, on: date)) }
    let duration = leg.durationSeconds.map { wording.durationText(seconds: $0) + estimate }
    return summary([
      ("From", wording.cities.fullName(leg.from)), ("To", wording.cities.fullName(leg.to)), ("By", leg.means.label),
    ]) + parts
      + summary([
        ("Departs", leg.departs.map { wording.text($0) }), ("Arrives", leg.arrives.map { wording.text($0) }),
      ]) + summary(details.map { ($0.label, $0.text(leg, wording)?.nonEmpty) })
      + summary([
        ("Distance", leg.distanceMeters.map { wording.distanceText(meters: $0) + estimate } ?? "not given"),
        (leg.means == .drive ? "Driving time" : "Time", duration ?? "not given"),
      ])
  }

  private func limits(ofLegAt index: ItemIndex) -> [PageLine] {
    let lines =
      times(ofLegAt: index) + [.blank]
      + reach(of: displayed.itinerary[index], immovableReason: displayed.immovableReason(at: index))
    guard displayed.isUnneededLeg(itemAt: index) else { return lines }
    let key = deletionKey.map { ": \($0) in the list deletes it." } ?? "."
    return lines + [.blank, PageLine(text: "The trip's games do not need this leg\(key)")]
  }

  func times(ofLegAt index: ItemIndex) -> [PageLine] {
    let (row, date) = (displayed.timeline[index], displayed.trip.date(ofDay: displayed.itinerary[index].position.day))
    let isComputed = row.basis == .computed
    var lines = summary([
      ("Leaves", isComputed ? wording.start(of: row, on: date) : nil),
      ("Arrives", isComputed ? wording.arrival(of: row, on: date) : nil),
    ])
    lines += wording.stops(of: row).map { PageLine(label: "Stops", text: String($0.dropFirst("stops ".count))) }
    if let latest = row.localLeaveBy, latest.date == row.localStart?.date {
      lines.append(PageLine(label: "Leave by", text: wording.text(latest, on: date)))
    }
    if let slack = wording.slack(of: row) {
      lines.append(PageLine(label: "Slack", text: slack, role: row.isShort ? .error : .dialog))
    }
    return lines.isEmpty ? [] : [.blank] + lines
  }

  func reach(of item: Item, immovableReason: String? = nil) -> [PageLine] {
    if let refusal = displayed.constraints.refusalToMove(item) {
      return [PageLine(text: "Can't be moved. \(wording.sentence(refusal))")]
    }
    if let immovableReason { return [PageLine(text: "It \(immovableReason)")] }
    guard let zone = displayed.constraints.validDropZones(for: item).first else { return [] }
    return summary([
      ("Can go on", Wording.text(zone.days)), ("After", zone.after.map(wording.withDayAndTime)),
      ("Before", zone.before.map(wording.withDayAndTime)),
    ])
  }

  // MARK: Custom items

  func summary(of custom: CustomItem, onDay day: Int) -> [PageLine] {
    let place = custom.location
    let coordinates = place?.latitude.flatMap { latitude in place?.longitude.map { "\(latitude), \($0)" } }
    let details = CustomField.booking.filter { ![.nights, .cost, .reference, .deadline].contains($0) }.map(\.row)
    return summary(
      [
        ("Category", custom.category.label), ("Time", custom.time.map { wording.text($0) }),
        ("Takes", custom.durationMinutes.map { wording.durationText(seconds: Double($0) * 60) }),
        ("Place", place?.name), ("Coordinates", coordinates),
        ("Stay", wording.nights(of: custom, onDay: day, of: displayed.trip)),
      ] + details.map { ($0.label, $0.text(custom, wording)) } + [
        ("Deadline", custom.deadline.map { wording.fullDate($0) }), ("Done", custom.isDone ? "yes" : nil),
        ("Link", custom.url),
      ])
  }

  func booking(of item: Item) -> [PageLine] {
    summary(LegEntry.Field.ofTickets.filter { $0 != .notes }.map { ($0.row.label, $0.text(of: item, in: wording)) })
  }

  func notes(_ notes: String?) -> [PageLine] {
    guard let notes, !notes.isEmpty else { return [] }
    return [.blank]
      + notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { PageLine(text: String($0)) }
  }

  // MARK: Days

  func day(of item: Item) -> [PageLine] {
    let day = item.position.day
    return [.blank, .heading(wording.dayTitle(day, of: displayed.trip))] + figures(ofDay: day)
  }

  func lines(ofDay day: Int) -> [PageLine] {
    let advisories = displayed.itinerary.range(ofDay: day).flatMap { index in
      displayed.advisories.advisories(on: displayed.itinerary[index].id)
    }
    return figures(ofDay: day) + advisories.flatMap { [.blank, line($0)] }
  }

  private func figures(ofDay day: Int, days: [TimelineDay]? = nil) -> [PageLine] {
    let range = displayed.itinerary.range(ofDay: day)
    let count = range.count == 0 ? "No items." : range.count == 1 ? "1 item." : "\(range.count) items."
    let costs = wording.text(displayed.trip.costs(ofDay: day)).nonEmpty.map { "Costs: \($0)." }
    return [wording.line(of: (days ?? displayed.timeline.days)[day - 1]).nonEmpty, count, costs, night(ofDay: day)]
      .compactMap { $0.map { PageLine(text: $0) } }
  }

  /// The place of the night after a day: `Tonight: Loews Philadelphia`; nil after the last day.
  private func night(ofDay day: Int) -> String? {
    let nights = displayed.timeline.nights
    return nights.indices.contains(day - 1) ? wording.text(nights[day - 1], in: displayed.trip) + "." : nil
  }

  // MARK: What is carried

  func lines(carrying drag: Drag) -> [PageLine] {
    let slots = drag.slots(of: displayed)
    let slot = slots[drag.target]
    var lines: [PageLine] = []
    if let refusal = slots.refusal(at: drag.target, under: displayed.constraints) {
      lines += [PageLine(text: "Can't go here.", role: .error), PageLine(text: wording.sentence(refusal))]
    } else {
      let place = wording.place(of: slot)
      lines.append(PageLine(text: "\(place)\(drag.isAtOrigin(of: displayed) ? ", where it was" : "")."))
    }
    if let item = drag.item {
      lines += [.blank] + (item.leg == nil ? [PageLine(text: "Can go anywhere.")] : reach(of: item))
    }
    return lines + [.blank, .heading(wording.dayTitle(slot.day, of: displayed.trip))]
      + figures(ofDay: slot.day, days: drag.days)
  }
}
