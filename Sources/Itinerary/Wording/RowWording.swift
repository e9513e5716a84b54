extension Wording {
  /// The text in the column of times: of a game, a departure or a custom item, or that a game is not played.
  package func time(of item: Item, in trip: Trip) -> String {
    switch item.kind {
    case .game(let game): startOrStatus(of: game, in: trip, onDay: item.position.day)
    case .travel(let leg): leg.departs?.time.map { text($0.clockTime) } ?? ""
    case .custom(let custom): custom.time.map(text) ?? ""
    }
  }

  /// The title of a row: its name without the number in a double header.
  package func title(of item: Item) -> String { item.game?.matchup ?? name(of: item) }

  /// The texts of a row between its title and its place: the league; figures and means; the category and duration.
  package func labels(of item: Item, in trip: Trip) -> [String] {
    switch item.kind {
    case .game(let game): [game.badge, Wording.neutral(game)].compactMap { $0 } + booking(of: item)
    case .travel(let leg):
      figures(of: leg) + travel(by: leg, on: trip.date(ofDay: item.position.day)) + booking(of: item)
    case .custom(let custom):
      [
        custom.category.label, custom.durationMinutes.map { durationText(seconds: Double($0) * 60) },
        nights(of: custom, onDay: item.position.day, of: trip), custom.isDone ? "done" : nil,
      ].compactMap { $0 } + booking(of: item)
    }
  }

  /// The texts after a custom item's title: its place if the title does not name it, nights, cost and reference.
  package func details(of custom: CustomItem) -> [String] {
    let place = custom.location?.name?.split(separator: ",").first.flatMap { String($0).trimmed.nonEmpty }
    let (key, title) = (NameKey(place ?? "").text, NameKey(custom.title).text)
    let isNamed = key.isEmpty || title.range(of: key) != nil || key.range(of: title) != nil
    return [
      isNamed ? nil : place,
      custom.category == .hotel && custom.nightCount > 1 ? Self.counted(custom.nightCount, "night") : nil,
      custom.cost.map(text), custom.reference.map { "reference \($0)" },
    ].compactMap { $0 }
  }

  /// The nights of a hotel with more than one: `3 nights`, `3 nights, 2 after the trip`.
  package func nights(of custom: CustomItem, onDay day: Int, of trip: Trip) -> String? {
    guard custom.category == .hotel, custom.nightCount > 1 else { return nil }
    let inside = max(0, trip.dayCount - day)
    let after = custom.nightCount > inside ? custom.nightCount - inside : 0
    return Self.counted(custom.nightCount, "night") + (after > 0 ? ", \(after) after the trip" : "")
  }

  /// What one needs at a counter: `seat 23 F`, `reference HX4W2`, a telephone number, and the cost.
  package func booking(of item: Item) -> [String] {
    [
      item.seat.map { "seat \($0)" }, item.reference.map { "reference \($0)" }, item.custom?.phone?.nonEmpty,
      item.cost.map(text),
    ].compactMap { $0 }
  }

  /// Costs by currency: `129.00 USD, 80 EUR`.
  package func text(_ costs: [Money]) -> String { costs.map(text).joined(separator: ", ") }

  /// An amount and its currency: `129.00 USD`, or `129,00 USD`.
  package func text(_ cost: Money) -> String {
    String(cost.description.map { $0 == "." ? numbers.decimal : $0 })
  }

  /// The means of travel other than a drive, the carrier, and the timetable without the time of departure.
  private func travel(by leg: Leg, on date: CivilDate) -> [String] {
    if let parts = leg.parts, parts.count > 1 {
      return parts.map { text($0, on: date) } + [leg.carrier?.nonEmpty].compactMap { $0 }
    }
    let means = leg.means == .drive || leg.means == .other ? nil : leg.means.label
    let departs = leg.departs.flatMap { moment in
      moment.time == nil || moment.date != date ? "departs \(shortDate(moment.date))" : nil
    }
    let arrives = leg.arrives.map { moment in
      let isThatDay = moment.date == leg.departs?.date ?? date
      return "arrives " + (moment.time.flatMap { isThatDay ? text($0.clockTime) : nil } ?? text(moment))
    }
    return [means, leg.carrier?.nonEmpty, departs, arrives].compactMap { $0 }
  }

  /// A part of a leg: `Ferry Dublin → Holyhead, 8:05 AM – 11:30 AM, Stena`, with all dates but the given one.
  package func text(_ part: LegPart, on date: CivilDate?) -> String {
    let times = [part.departs, part.arrives].compactMap { $0 }.map { moment in
      if let time = moment.time, let date { text(time, on: date) } else { text(moment) }
    }
    return [
      "\(part.means.label) \(cities.displayed(part.from)) \(arrow) \(cities.displayed(part.to))",
      times.joined(separator: " \(dash) "), part.carrier ?? "", part.seat.map { "seat \($0)" } ?? "",
      part.reference.map { "reference \($0)" } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The total length and duration of the legs of a trip: `~1,930 mi`, `~33h 5m`; empty if no leg has figures.
  package func travel(of trip: Trip) -> [String] {
    let legs = trip.itinerary.items.compactMap(\.leg)
    let meters = legs.compactMap(\.distanceMeters)
    let seconds = legs.compactMap(\.travelSeconds)
    let isEstimated = legs.contains { $0.estimated == true }
    let whole = Leg(
      from: "", to: "", distanceMeters: meters.isEmpty ? nil : meters.reduce(0, +),
      durationSeconds: seconds.isEmpty ? nil : Double(seconds.reduce(0, +)), estimated: isEstimated)
    let isDriven = legs.allSatisfy { $0.means == .drive }
    return figures(of: whole).enumerated().map {
      $0 == (meters.isEmpty ? 0 : 1) ? "\($1) \(isDriven ? "driving" : "under way")" : $1
    }
  }
}
