/// The content of a leg or a ticket as typed, a text for each field: nil leaves it unchanged, an empty one clears it.
package struct LegEntry: Equatable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case mode, departs, arrives, durationSeconds, distanceMeters, carrier, reference, seat, cost, notes, parts
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

    package init(_ leg: Leg, onDay day: Int, of trip: Trip, _ wording: Wording) {
      let zone = { trip.timeZone(ofLegEnd: $0).flatMap(wording.zones.rules) }
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

  package var texts: [Field: String]

  package init(_ texts: [Field: String] = [:]) { self.texts = texts }

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
    if let text = text(.distanceMeters) {
      new.distanceMeters = try text.isEmpty ? context.estimate(of: new)?.distanceMeters : meters(text, context)
    }
    let isEstimate = [text(.durationSeconds), text(.distanceMeters)].contains("") && context.isEstimate(new)
    try apply(to: &new, context.currency)
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
    leg.arrives = try moment(text, .arrives, leg.to, context.toZone, later, after: leg.departs)
  }

  /// Returns a ticket with the typed fields; nil if nothing is left in it.
  package func applied(to ticket: Ticket?, currency: String?) throws(Problem) -> Ticket? {
    var leg = Leg(from: "", to: "")
    leg.booking = ticket ?? Ticket()
    try apply(to: &leg, currency)
    var new = leg.booking
    new.extra = ticket?.extra ?? .none
    return new.isEmpty ? nil : new
  }

  /// Sets the fields that need no more than their own text.
  private func apply(to leg: inout Leg, _ currency: String?) throws(Problem) {
    for field in Field.allCases {
      guard let sentence = texts[field].flatMap({ field.row.take($0, into: &leg, in: currency) }) else { continue }
      throw Problem(field: field, sentence: sentence)
    }
  }

  private func text(_ field: Field) -> String? { texts[field]?.trimmed }

  private func applyFigures(to leg: inout Leg, _ context: LegContext) throws(Problem) {
    if let start = leg.departs?.time?.unixSeconds, let end = leg.arrives?.time?.unixSeconds {
      if end < start { throw Problem(field: .arrives, sentence: "The leg would arrive before it departs.") }
      if [.departs, .arrives, .durationSeconds].contains(where: { texts[$0] != nil }) {
        leg.durationSeconds = Double(end - start)
      }
    }
    guard let text = text(.durationSeconds) else { return }
    if text.isEmpty {
      leg.durationSeconds = nil
      leg.durationSeconds = leg.travelSeconds.map(Double.init) ?? context.estimate(of: leg)?.durationSeconds
    } else if let duration = TypedDuration(text) {
      leg.durationSeconds = Double(duration.minutes * 60)
    } else {
      throw Problem(
        field: .durationSeconds, sentence: "\(Excerpt.quoted(text)) is not a duration. Use 4h30m or 4:30.")
    }
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
        sentence: "\(Excerpt.quoted(text)) is not a mode of travel\(NearMiss.suggestion(near, else: end))")
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

  /// The moment of a text, which is on the next day without a date if it would be before another.
  func moment(
    _ text: String, _ field: Field, _ city: String, _ zone: ZoneRules?, _ context: LegContext,
    after earlier: PlannedMoment?
  ) throws(Problem) -> PlannedMoment? {
    let moment = try moment(text, field, city, zone, context)
    guard let start = earlier?.time?.unixSeconds, let own = moment?.time?.unixSeconds, own < start,
      TypedMoment(text, date: context.date)?.date == nil
    else { return moment }
    var context = context
    context.date = context.date.adding(days: 1)
    return try self.moment(text, field, city, zone, context)
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
        field: .distanceMeters,
        sentence: "\(Excerpt.quoted(text)) is ambiguous. Use \(thousands), or another number of decimals.")
    case nil: digits = nil
    }
    guard let value = digits.flatMap(Double.init), value < 50_000 else {
      throw Problem(
        field: .distanceMeters, sentence: "\(Excerpt.quoted(text)) is not a distance. Use 280 or 450 km.")
    }
    return value * (unit == .miles ? 1609.344 : 1000)
  }
}

extension LegEntry.Field {
  /// The fields that the ticket to a game has too.
  package static let ofTickets: [LegEntry.Field] = [.seat, .reference, .cost, .notes]

  package var row: FieldRow<Leg> {
    switch self {
    case .mode:
      FieldRow(
        "Mode", NearMiss.choice(of: Leg.Mode.allCases.map(\.rawValue)), "mode", "Mode of travel.",
        file: { .optional($0, \.mode, .word(), group: "figures") }, text: { leg, _ in leg.means.rawValue })
    case .parts:
      FieldRow(
        "Parts", "mode, place reached, times, carrier: ferry Holyhead 8:05-11:30 Stena", "P",
        "Parts of a journey with changes: 'ferry Holyhead 8:05-11:30; train 12:15-15:55'.",
        \.parts, .list(LegPart.fields), group: "times")
    case .departs:
      FieldRow(
        "Departs", "local time: 10:40am, jul 5 10:40, or a date", "T",
        "Departure in local time: 10:40am, 'jul 5 10:40', or a date.", \.departs, .moment("departure"), group: "times")
    case .arrives:
      FieldRow(
        "Arrives", "local time: 1:05pm", "T", "Arrival in local time.",
        \.arrives, .moment("time of arrival"), group: "times")
    case .durationSeconds:
      FieldRow(
        "Duration", "4h30m or 4:30; empty: by the times, or the estimate", "4h30m",
        "Duration, if the times are unknown.", \.durationSeconds, .size, group: "figures",
        text: { $1.durationText(seconds: $0) })
    case .distanceMeters:
      FieldRow(
        "Distance", "280, or 450 km; empty: the estimate", "MI", "Distance in miles or your units; or 450km.",
        \.distanceMeters, .size, group: "figures", text: { $1.distanceText(meters: $0) })
    case .carrier:
      FieldRow("Carrier", "carrier and number, such as AA 1234", "C", "Carrier and number: 'AA 1234'.", \.carrier)
    case .reference:
      FieldRow("Reference", "booking reference", "R", CustomField.reference.row.help, hasColumn: true, \.reference)
    case .seat: FieldRow("Seat", "14C, or section, row and number", "S", "Seat.", hasColumn: true, \.seat)
    case .cost:
      FieldRow(
        "Cost", "amount and currency, such as 129.00 USD", "129.00 USD", "Cost: an amount and a currency.", \.cost)
    case .notes: FieldRow("Notes", "your own notes", "N", "Notes.", \.notes)
    }
  }

  /// The value in a ticket or a leg, or in the field of a custom item with this name, as it can be typed; nil if it is empty.
  package func text(of item: Item, in wording: Wording) -> String? {
    var leg = item.leg ?? Leg(from: "", to: "")
    leg.booking = item.booking ?? Ticket()
    return row.text(leg, wording)?.nonEmpty
  }

  /// The value of a leg as it can be typed: a departure or arrival as people write it, `Jul 5 10:40 AM`, or if that is
  /// ambiguous with date or offset.
  package func text(of leg: Leg, _ context: LegEntry.LegContext, _ wording: Wording) -> String {
    let isArrival = self == .arrives
    guard isArrival || self == .departs else { return row.text(leg, wording) ?? "" }
    guard let moment = isArrival ? leg.arrives : leg.departs else { return "" }
    guard let time = moment.time else { return moment.date.description }
    var context = context
    if isArrival { context.date = leg.departs?.date ?? context.date }
    let (city, zone) = isArrival ? (leg.to, context.toZone) : (leg.from, context.fromZone)
    let clock = wording.text(time.clockTime)
    let texts = [clock, "\(wording.dayOfMonth(time.date)) \(clock)", "\(time.date) \(time.clockTime)"]
    return texts.first { text in (try? LegEntry().moment(text, self, city, zone, context)) == moment }
      ?? "\(time.date) \(time.clockTime) \(time.description.suffix(6))"
  }
}
