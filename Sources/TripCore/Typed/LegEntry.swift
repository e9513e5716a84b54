import Base

/// The content of a leg, or of the ticket to a game, as typed, with a text for each field. A nil field leaves the leg
/// or ticket unchanged; an empty text clears the field.
package struct LegEntry: Equatable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case mode, departs, arrives, duration, distance, carrier, reference, seat, cost, notes
  }

  /// A field that cannot be read, with the reason.
  package struct Problem: Error, Equatable, Sendable {
    package let field: Field
    package let sentence: String
  }

  /// Information that is needed to interpret the texts.
  package struct LegContext: Equatable, Sendable {
    /// The date of the leg's day.
    package var date: CivilDate
    /// The rules of the zones at both ends; nil if they are unknown.
    package var fromZone: ZoneRules?
    package var toZone: ZoneRules?
    /// The unit of a distance that is typed without one.
    package var unit: Wording.Distance

    package init(date: CivilDate, fromZone: ZoneRules?, toZone: ZoneRules?, unit: Wording.Distance) {
      (self.date, self.fromZone, self.toZone, self.unit) = (date, fromZone, toZone, unit)
    }
  }

  private var texts: [String?] = Array(repeating: nil, count: Field.allCases.count)

  package init() {}

  package subscript(field: Field) -> String? {
    get { texts[field.index] }
    set { texts[field.index] = newValue }
  }

  package var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

  /// Returns a leg with the typed fields.
  ///
  /// Estimated figures of a drive are removed if the means of travel changes. If both times are known, the duration
  /// follows from them unless it was typed.
  package func applied(to leg: Leg, _ around: LegContext) throws(Problem) -> Leg {
    var new = leg
    if let text = text(.mode) { new.mode = try mode(text) }
    if new.means != leg.means, leg.estimated == true {
      (new.distanceMeters, new.durationSeconds, new.estimated) = (nil, nil, nil)
    }
    if let text = text(.departs) { new.departs = try moment(text, .departs, leg.from, around.fromZone, around) }
    if let text = text(.arrives) {
      var later = around
      later.date = new.departs?.date ?? around.date
      new.arrives = try moment(text, .arrives, leg.to, around.toZone, later)
      if let start = new.departs?.time?.unixSeconds, let end = new.arrives?.time?.unixSeconds, end < start,
        !hasDate(text, around)
      {
        later.date = later.date.adding(days: 1)
        new.arrives = try moment(text, .arrives, leg.to, around.toZone, later)
      }
    }
    try applyFigures(to: &new)
    if let text = text(.distance) { new.distanceMeters = try text.isEmpty ? nil : meters(text, around.unit) }
    if let text = text(.carrier) { new.carrier = text.nonEmpty }
    if let text = text(.reference) { new.reference = text.nonEmpty }
    if let text = text(.seat) { new.seat = text.nonEmpty }
    if let text = text(.cost) { new.cost = try text.isEmpty ? nil : cost(text) }
    if let text = self[.notes] { new.notes = text.trimmed.nonEmpty }
    let content = new
    return leg.edited { old in
      let estimated = old.estimated
      old = content
      if (content.distanceMeters, content.durationSeconds) == (leg.distanceMeters, leg.durationSeconds) {
        old.estimated = estimated
      }
    }
  }

  /// The fields of a ticket.
  package static let ticketFields: [Field] = [.seat, .reference, .cost, .notes]

  /// Returns a ticket with the typed fields; nil if nothing is left in it.
  package func applied(to ticket: Ticket?) throws(Problem) -> Ticket? {
    var new = ticket ?? Ticket()
    if let text = text(.seat) { new.seat = text.nonEmpty }
    if let text = text(.reference) { new.reference = text.nonEmpty }
    if let text = text(.cost) { new.cost = try text.isEmpty ? nil : cost(text) }
    if let text = text(.notes) { new.notes = text.nonEmpty }
    return new.isEmpty ? nil : new
  }

  private func text(_ field: Field) -> String? { self[field]?.trimmed }

  private func applyFigures(to leg: inout Leg) throws(Problem) {
    if let start = leg.departs?.time?.unixSeconds, let end = leg.arrives?.time?.unixSeconds {
      if end < start { throw Problem(field: .arrives, sentence: "The leg would arrive before it departs.") }
      if self[.departs] != nil || self[.arrives] != nil { leg.durationSeconds = Double(end - start) }
    }
    guard let text = text(.duration) else { return }
    if text.isEmpty {
      leg.durationSeconds = nil
    } else if let duration = TypedDuration(text) {
      leg.durationSeconds = Double(duration.minutes * 60)
    } else {
      throw Problem(field: .duration, sentence: "\(Excerpt.quoted(text)) is not a duration. Use 4h30m or 4:30.")
    }
  }

  // MARK: Reading

  private func mode(_ text: String) throws(Problem) -> Leg.Mode? {
    if text.isEmpty { return nil }
    let names = Leg.Mode.allCases.map(\.rawValue)
    let folded = text.lowercased()
    let meant = names.filter { $0.hasPrefix(folded) }
    guard let name = names.first(where: { $0 == folded }) ?? (meant.count == 1 ? meant.first : nil),
      let mode = Leg.Mode(rawValue: name)
    else {
      let near = NearMiss.nearest(to: text, among: names).map { [Excerpt.quoted($0)] } ?? []
      let end = ". Use \(NearMiss.choice(of: names))."
      throw Problem(
        field: .mode,
        sentence: "\(Excerpt.quoted(text)) is not a mode of travel\(NearMiss.question(near, else: end))")
    }
    return mode == .drive ? nil : mode
  }

  private func moment(
    _ text: String, _ field: Field, _ city: String, _ zone: ZoneRules?, _ around: LegContext
  ) throws(Problem) -> PlannedMoment? {
    if text.isEmpty { return nil }
    guard let typed = TypedMoment(text, date: { CivilDate($0, near: around.date) }) else {
      throw Problem(
        field: field, sentence: "\(Excerpt.quoted(text)) is not a time. Use 10:40am, jul 5 10:40 or a date.")
    }
    let date = typed.date ?? around.date
    guard let clock = typed.clock else { return .on(date) }
    if let offset = typed.offsetSeconds {
      return .at(OffsetDateTime(date: date, secondOfDay: clock.minutes * 60, offsetSeconds: offset))
    }
    guard let zone else {
      throw Problem(
        field: field,
        sentence: "Unknown time zone of \(city). Add the offset: 10:40 -05:00.")
    }
    return .at(zone.moment(of: date, secondOfDay: clock.minutes * 60))
  }

  private func cost(_ text: String) throws(Problem) -> Money {
    if let cost = Money(text) { return cost }
    throw Problem(field: .cost, sentence: Wording.problem(withCost: text) ?? "")
  }

  private func hasDate(_ text: String, _ around: LegContext) -> Bool {
    TypedMoment(text) { CivilDate($0, near: around.date) }?.date != nil
  }

  private func meters(_ text: String, _ unit: Wording.Distance) throws(Problem) -> Double {
    var number = text.lowercased().filter { $0 != "," && !$0.isWhitespace }
    var unit = unit
    for (name, named) in [("miles", Wording.Distance.miles), ("mi", .miles), ("km", .kilometers)]
    where number.hasSuffix(name) {
      number.removeLast(name.count)
      unit = named
      break
    }
    let isPlain = !number.isEmpty && number.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, let value = Double(number), value < 50_000 else {
      throw Problem(field: .distance, sentence: "\(Excerpt.quoted(text)) is not a distance. Use 280 or 450 km.")
    }
    return value * (unit == .miles ? 1609.344 : 1000)
  }
}

extension LegEntry.Field {
  fileprivate var index: Int { LegEntry.Field.allCases.firstIndex(of: self) ?? 0 }
}

extension Trip {
  /// The IANA name of a city's zone, taken from the games there, if any.
  package func timeZone(ofCity city: String) -> String? {
    let key = CityKey(city)
    for item in itinerary.items { if let game = item.game, CityKey(game.city) == key { return game.timeZone } }
    return nil
  }
}
