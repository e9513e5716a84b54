/// The content of a leg or a ticket as typed, a text for each field: nil leaves it unchanged, an empty one clears it.
package struct LegEntry: Equatable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case mode, departs, arrives, duration, distance, carrier, reference, seat, cost, notes, parts
  }

  package struct Problem: Error, Equatable, Sendable {
    package let field: Field
    package let sentence: String
  }

  package struct LegContext: Sendable {
    package var date: CivilDate
    /// The rules of the zones at both ends; nil if they are unknown.
    package var fromZone: ZoneRules?
    package var toZone: ZoneRules?
    package var unit: Wording.Distance
    /// The order of day and month, and the sign before a fraction.
    package var order: Wording.Dates
    package var decimal: Character
    package var trip: ClosedRange<CivilDate>?
    fileprivate let currency: String?
    fileprivate let ends: (from: GeoPoint, to: GeoPoint)?
    /// The zones of the machine, for the times of parts.
    fileprivate let zones: Zones

    package init(_ leg: Leg, onDay day: Int, of trip: Trip, _ wording: Wording, zone: (String) -> ZoneRules?) {
      (date, fromZone, toZone, zones) = (trip.date(ofDay: day), zone(leg.from), zone(leg.to), wording.zones)
      (unit, order, decimal) = (wording.distance, wording.dates, wording.numbers.decimal)
      (self.trip, currency) = (trip.dates, trip.currency)
      ends = ItemLocations(trip).ends(ofEstimateOf: leg, in: trip)
    }

    fileprivate func estimate(of leg: Leg) -> LegEstimate? {
      ends.flatMap { LegEstimate(from: $0.from, to: $0.to, by: leg.means) }
    }

    fileprivate func isEstimate(_ leg: Leg) -> Bool {
      estimate(of: leg).map { ($0.distanceMeters, $0.durationSeconds) == (leg.distanceMeters, leg.durationSeconds) }
        ?? false
    }

    var points: [GeoPoint] { ends.map { [$0.from, $0.to] } ?? [] }

    /// The rules of the zone of a place on the way, from the tables; of an end from the trip.
    func zone(of place: String, by mode: Leg.Mode, _ leg: Leg) -> ZoneRules? {
      if CityKey(place) == CityKey(leg.from) { return fromZone }
      if CityKey(place) == CityKey(leg.to) { return toZone }
      if let known = Gazetteer.shared.place(named: place, near: points, by: mode) {
        return zones.rules(of: known.timeZone)
      }
      // Both ends have one clock, and so has what is between.
      guard let fromZone, let toZone else { return nil }
      let noon = Int64(date.dayNumber) * 86_400 + 43_200
      return fromZone.reading(at: noon).offsetSeconds == toZone.reading(at: noon).offsetSeconds ? toZone : nil
    }

    func date(_ text: String) -> CivilDate? {
      CivilDate(typed: text, in: order, near: date, within: trip)
    }
  }

  private var texts: [Field: String] = [:]

  package init() {}

  package subscript(field: Field) -> String? {
    get { texts[field] }
    set { texts[field] = newValue }
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// Returns a leg with the typed fields. Estimates change with the means of travel; a leg of which only that changes stays
  /// ``Leg/generated``. If both times are known, the duration follows from them unless it was typed.
  package func applied(to leg: Leg, _ context: LegContext) throws(Problem) -> Leg {
    var new = leg
    if try applyMode(to: &new, context) {
      new.generated = true
      return new
    }
    if let text = text(.parts) { new = new.parted(into: try parts(text, of: leg, context)) }
    try applyTimes(to: &new, context)
    let estimate = new.estimated == true ? (new.distanceMeters, new.durationSeconds) : (nil, nil)
    try applyFigures(to: &new, context)
    if let text = text(.distance) {
      new.distanceMeters = try text.isEmpty ? context.estimate(of: new)?.distanceMeters : meters(text, context)
    }
    let isEstimate = [text(.duration), text(.distance)].contains("") && context.isEstimate(new)
    for field in Field.allCases {
      if let path = field.row.path, let text = text(field) { new[keyPath: path] = text.nonEmpty }
    }
    if let text = text(.cost) { new.cost = try text.isEmpty ? nil : cost(text, context.currency) }
    let content = new
    var edited = leg.edited { $0 = content }
    // Figures that are still the estimates of the means of travel.
    if isEstimate || content.estimated == true && estimate == (content.distanceMeters, content.durationSeconds) {
      edited.estimated = true
    }
    return edited
  }

  /// Changes the means of travel and its estimate; returns whether nothing else of a leg of the program changes.
  private func applyMode(to leg: inout Leg, _ context: LegContext) throws(Problem) -> Bool {
    guard let text = text(.mode) else { return false }
    let mode = try LegEntry.mode(text)
    if mode == leg.means { return false }
    let isGenerated = leg.isGenerated
    leg.mode = mode
    leg.setMeans(mode, context.estimate(of: leg))
    return isGenerated && texts.count == 1
  }

  private func applyTimes(to leg: inout Leg, _ context: LegContext) throws(Problem) {
    if let text = text(.departs) { leg.departs = try moment(text, .departs, leg.from, context.fromZone, context) }
    guard let text = text(.arrives) else { return }
    var later = context
    later.date = leg.departs?.date ?? context.date
    leg.arrives = try moment(text, .arrives, leg.to, context.toZone, later)
    if let start = leg.departs?.time?.unixSeconds, let end = leg.arrives?.time?.unixSeconds, end < start,
      TypedMoment(text, date: context.date)?.date == nil
    {
      later.date = later.date.adding(days: 1)
      leg.arrives = try moment(text, .arrives, leg.to, context.toZone, later)
    }
  }

  /// Returns a ticket with the typed fields; nil if nothing is left in it.
  package func applied(to ticket: Ticket?, currency: String?) throws(Problem) -> Ticket? {
    var new = ticket ?? Ticket()
    for field in Field.allCases {
      if let path = field.row.ticketPath, let text = text(field) { new[keyPath: path] = text.nonEmpty }
    }
    if let text = text(.cost) { new.cost = try text.isEmpty ? nil : cost(text, currency) }
    return new.isEmpty ? nil : new
  }

  private func text(_ field: Field) -> String? { self[field]?.trimmed }

  private func applyFigures(to leg: inout Leg, _ context: LegContext) throws(Problem) {
    if let start = leg.departs?.time?.unixSeconds, let end = leg.arrives?.time?.unixSeconds {
      if end < start { throw Problem(field: .arrives, sentence: "The leg would arrive before it departs.") }
      if [.departs, .arrives, .duration].contains(where: { self[$0] != nil }) {
        leg.durationSeconds = Double(end - start)
      }
    }
    guard let text = text(.duration) else { return }
    if text.isEmpty {
      leg.durationSeconds = nil
      leg.durationSeconds = leg.travelSeconds.map(Double.init) ?? context.estimate(of: leg)?.durationSeconds
    } else if let duration = TypedDuration(text) {
      leg.durationSeconds = Double(duration.minutes * 60)
    } else {
      throw Problem(field: .duration, sentence: "\(Excerpt.quoted(text)) is not a duration. Use 4h30m or 4:30.")
    }
  }

  // MARK: Times as text

  /// The departure or arrival of a leg as people write it, `Jul 5 10:40 AM`, or if that is ambiguous with date or offset.
  package static func typed(
    _ end: Field, of leg: Leg, _ context: LegContext, _ wording: Wording
  ) -> String {
    let isArrival = end == .arrives
    guard let moment = isArrival ? leg.arrives : leg.departs else { return "" }
    guard let time = moment.time else { return moment.date.description }
    var context = context
    if isArrival { context.date = leg.departs?.date ?? context.date }
    let (city, zone) = isArrival ? (leg.to, context.toZone) : (leg.from, context.fromZone)
    let clock = wording.text(time.clockTime)
    let texts = [clock, "\(wording.dayOfMonth(time.date)) \(clock)", "\(time.date) \(time.clockTime)"]
    return texts.first { text in (try? LegEntry().moment(text, end, city, zone, context)) == moment }
      ?? "\(time.date) \(time.clockTime) \(time.description.suffix(6))"
  }

  // MARK: Reading

  package static func mode(_ text: String) throws(Problem) -> Leg.Mode {
    if text.isEmpty { return .drive }
    if let mode = WordList.travelMode[text.lowercased()].flatMap(Leg.Mode.init) { return mode }
    let names = Leg.Mode.allCases.map(\.rawValue)
    let folded = text.lowercased()
    let candidates = names.filter { $0.hasPrefix(folded) }
    guard let name = names.first(where: { $0 == folded }) ?? (candidates.count == 1 ? candidates.first : nil),
      let mode = Leg.Mode(rawValue: name)
    else {
      let near = NearMiss.nearest(to: text, among: names).map { [Excerpt.quoted($0)] } ?? []
      let end = ". Use \(NearMiss.choice(of: names))."
      throw Problem(
        field: .mode,
        sentence: "\(Excerpt.quoted(text)) is not a mode of travel\(NearMiss.question(near, else: end))")
    }
    return mode
  }

  func moment(
    _ text: String, _ field: Field, _ city: String, _ zone: ZoneRules?, _ context: LegContext
  ) throws(Problem) -> PlannedMoment? {
    if text.isEmpty { return nil }
    guard let typed = TypedMoment(text, date: context.date) else {
      throw Problem(
        field: field, sentence: "\(Excerpt.quoted(text)) is not a time. Use 10:40am, jul 5 10:40 or a date.")
    }
    let date = typed.date ?? context.date
    guard let clock = typed.clock else { return .on(date) }
    if let offset = typed.offsetSeconds {
      return .at(OffsetDateTime(date: date, secondOfDay: clock.minutes * 60, offsetSeconds: offset))
    }
    guard let zone else {
      throw Problem(field: field, sentence: "Unknown time zone of \(city). Add the offset: 10:40 -05:00.")
    }
    return .at(zone.moment(of: date, secondOfDay: clock.minutes * 60))
  }

  private func cost(_ text: String, _ currency: String?) throws(Problem) -> Money {
    if let cost = Money(text, in: currency) { return cost }
    throw Problem(field: .cost, sentence: Wording.problem(withCost: text, in: currency) ?? "")
  }

  private func meters(_ text: String, _ context: LegContext) throws(Problem) -> Double {
    var number = text.lowercased()
    var unit = context.unit
    for (name, named) in [("miles", Wording.Distance.miles), ("mi", .miles), ("km", .kilometers)]
    where number.hasSuffix(name) {
      number.removeLast(name.count)
      unit = named
      break
    }
    let digits: String?
    switch TypedNumber(number.trimmed) {
    case .number(let number): digits = number
    case .ambiguous(let thousands, let fraction, let separator) where context.decimal == ".":
      digits = separator == "," ? thousands : fraction
    case .ambiguous(let thousands, _, _):
      throw Problem(
        field: .distance,
        sentence: "\(Excerpt.quoted(text)) is ambiguous. Use \(thousands), or another number of decimals.")
    case nil: digits = nil
    }
    guard let value = digits.flatMap(Double.init), value < 50_000 else {
      throw Problem(field: .distance, sentence: "\(Excerpt.quoted(text)) is not a distance. Use 280 or 450 km.")
    }
    return value * (unit == .miles ? 1609.344 : 1000)
  }
}

extension LegEntry {
  package static let ticketFields: [Field] = [.seat, .reference, .cost, .notes]
}

extension LegEntry.Field {
  package typealias Path<Object> = any WritableKeyPath<Object, String?> & Sendable

  /// What forms, cards and options of commands need to know of a field: its name, the values that it accepts, the
  /// placeholder and the help of the option, and where it is a text in a leg and in the ticket to a game.
  package typealias Row = (
    label: String, hint: String, value: String, help: String, path: Path<Leg>?, ticketPath: Path<Ticket>?
  )

  package var row: Row {
    switch self {
    case .mode: ("Mode", NearMiss.choice(of: Leg.Mode.allCases.map(\.rawValue)), "mode", "Mode of travel.", nil, nil)
    case .parts:
      (
        "Parts", "mode, place reached, times, carrier: ferry Holyhead 8:05-11:30 Stena", "P",
        "Parts of a journey with changes: 'ferry Holyhead 8:05-11:30; train 12:15-15:55'.", nil, nil
      )
    case .departs:
      (
        "Departs", "local time: 10:40am, jul 5 10:40, or a date", "T",
        "Departure in local time: 10:40am, 'jul 5 10:40', or a date.", nil, nil
      )
    case .arrives: ("Arrives", "local time: 1:05pm", "T", "Arrival in local time.", nil, nil)
    case .duration:
      (
        "Duration", "4h30m or 4:30; empty: by the times, or the estimate", "4h30m",
        "Duration, if the times are unknown.", nil, nil
      )
    case .distance:
      ("Distance", "280, or 450 km; empty: the estimate", "MI", "Distance in miles or your units; or 450km.", nil, nil)
    case .carrier:
      ("Carrier", "carrier and number, such as AA 1234", "C", "Carrier and number: 'AA 1234'.", \Leg.carrier, nil)
    case .reference: ("Reference", "booking reference", "R", "Booking reference.", \Leg.reference, \Ticket.reference)
    case .seat: ("Seat", "14C, or section, row and number", "S", "Seat.", \Leg.seat, \Ticket.seat)
    case .cost:
      ("Cost", "amount and currency, such as 129.00 USD", "129.00 USD", "Cost: an amount and a currency.", nil, nil)
    case .notes: ("Notes", "your own notes", "N", "Notes.", \Leg.notes, \Ticket.notes)
    }
  }

  /// The value of a leg as it can be typed; empty for those that depend on its context.
  package func text(of leg: Leg, in wording: Wording) -> String {
    switch self {
    case .mode: leg.means.rawValue
    case .duration: leg.durationSeconds.map(wording.durationText) ?? ""
    case .distance: leg.distanceMeters.map(wording.distanceText) ?? ""
    case .cost: leg.cost.map(wording.text) ?? ""
    default: row.path.flatMap { leg[keyPath: $0] } ?? ""
    }
  }

  package func text(of ticket: Ticket, in wording: Wording) -> String {
    (self == .cost ? ticket.cost.map(wording.text) : row.ticketPath.flatMap { ticket[keyPath: $0] }) ?? ""
  }
}
