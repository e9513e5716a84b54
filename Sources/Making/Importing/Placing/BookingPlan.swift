import Itinerary

/// What a booking adds to a row that the trip has: a journey to its leg, and a ticket to its game.
package struct Booking: Equatable, Sendable {
  /// The change of the row, and for a leg the move to the day on which it leaves.
  package let edits: [Edit]
  /// The row, and what the booking says otherwise about it: `Chicago → Pittsburgh · seat 14C`.
  package let title: String
}

/// A journey that was booked, with the names of its ends as the carrier writes them.
package struct ImportedJourney: Equatable, Sendable {
  package var mode: Leg.Mode
  package var from: String
  package var to: String
  package var carrier: String?
}

/// Finds the rows of bookings: the leg between the same cities, or a part of it, and the game of the same teams or venue.
struct BookingPlacer {
  private(set) var trip: Trip
  private let wording: Wording
  private var zones: ZoneNames

  init(_ trip: Trip, wording: Wording, zones: @escaping ZoneSource) {
    (self.trip, self.wording, self.zones) = (trip, wording, ZoneNames(zones))
  }

  /// Returns what a found item adds to a row; nil if it is an item of its own. Without an edit, the trip has it already.
  mutating func booking(_ found: ImportedItem) -> Booking? {
    if let journey = found.journey { return journeyBooking(journey, found) }
    return ticket(found)
  }

  private mutating func take(_ edit: Edit, _ title: String, _ id: ItemID) -> Booking? {
    var edited = EditedTrip(trip)
    guard let outcome = try? edited.apply(edit, at: trip.modifiedAt) else { return nil }
    if outcome == .unchanged { return Booking(edits: [], title: title) }
    var edits = [edit]
    if let move = BookingPlacer.move(id, in: edited, wording.zones) {
      if (try? edited.apply(move, at: trip.modifiedAt)) != nil { edits.append(move) }
    }
    let known = labels(of: id)
    trip = edited.trip
    let words = [title] + labels(of: id).filter { !known.contains($0) }
    return Booking(edits: edits, title: words.joined(separator: wording.separator))
  }

  private func labels(of id: ItemID) -> [String] {
    guard let item = trip.itinerary.item(id) else { return [] }
    let departs = item.leg?.departs?.time.map { "departs \(wording.text($0.clockTime))" }
    return [departs].compactMap { $0 } + wording.labels(of: item, in: trip)
  }

  /// Returns the move of a leg to the day of its departure, below what begins before; nil if it is there, or can't be.
  private static func move(_ id: ItemID, in edited: EditedTrip, _ zones: Zones) -> Edit? {
    guard let index = edited.itinerary.index(of: id), let departs = edited.itinerary[index].leg?.departs else {
      return nil
    }
    guard let day = edited.trip.day(of: departs.date), day != edited.itinerary[index].position.day else { return nil }
    let timeline = Timeline(of: edited.trip, zones: zones)
    let slots = Slots(in: edited.itinerary, carrying: index)
    let valid = slots.valid(under: edited.constraints).filter { slots[$0].day == day }
    let moment = departs.time?.unixSeconds ?? .max
    let slot = valid.last { slot in
      guard let row = slots[slot].after.flatMap({ edited.itinerary.index(of: $0.id) }) else { return true }
      return timeline[row].start ?? .min <= moment
    }
    return (slot ?? valid.last).map { .move(id, to: $0) }
  }

  // MARK: Journeys

  private mutating func journeyBooking(_ journey: ImportedJourney, _ found: ImportedItem) -> Booking? {
    guard let date = found.start?.dates.first else { return nil }
    let legs = trip.itinerary.items.filter { item in
      guard item.leg != nil else { return false }
      let day = trip.date(ofDay: item.position.day).dayNumber
      return abs(day - date.dayNumber) < 3
    }
    for isComplete in [true, false] {
      let item = legs.first { item in item.leg.map { fits(journey, found, $0, isComplete: isComplete) } ?? false }
      guard let item, let leg = item.leg else { continue }
      guard let part = part(of: journey, found, leg) else { return nil }
      let changed = booked(leg, part, found, isComplete: isComplete)
      return take(.changeLeg(item.id, to: changed), wording.title(of: item), item.id)
    }
    return nil
  }

  /// Returns a leg with the booking of it or of a part. What the booking does not say stays as the user has it.
  private func booked(_ leg: Leg, _ part: LegPart, _ found: ImportedItem, isComplete: Bool) -> Leg {
    var (part, changed) = (part, leg)
    let isAlone = isComplete && leg.parts?.count ?? 1 < 2
    let old = leg.parts?.first { isSame($0, part) }
    let known = isAlone ? (leg.seat, leg.reference) : (old?.seat, old?.reference)
    (part.seat, part.reference) = (found.seat ?? known.0, found.reference ?? known.1)
    // Another traveler on the same train or flight.
    if let old, old.carrier == part.carrier, let reference = old.reference, let own = found.reference, reference != own
    {
      part.reference = Self.joined(reference, own)
      part.seat = Self.joined(old.seat, found.seat)
    }
    if isAlone {
      changed = leg.parted(into: [part])
      (changed.carrier, changed.reference) = (part.carrier ?? leg.carrier, part.reference)
      (changed.seat, changed.cost) = (part.seat, cost(of: found) ?? leg.cost)
    } else {
      let others = (leg.parts ?? []).filter { !isSame($0, part) }
      changed = leg.parted(into: (others + [part]).sorted { moment($0) < moment($1) })
      changed.cost = leg.cost ?? cost(of: found)
    }
    changed.notes = notes(of: found, after: leg.notes)
    changed.generated = nil
    return changed
  }

  private static func joined(_ old: String?, _ new: String?) -> String? {
    var all: [String] = []
    for text in [old, new].compactMap(\.self).joined(separator: ",").split(separator: ",") {
      if !all.contains(String(text).trimmed) { all.append(String(text).trimmed) }
    }
    return all.joined(separator: ", ").nonEmpty
  }

  private func moment(_ part: LegPart) -> Int64 {
    part.departs?.time?.unixSeconds ?? Int64((part.departs?.date.dayNumber ?? 0) * 86_400)
  }

  private func isSame(_ a: LegPart, _ b: LegPart) -> Bool {
    a.departs?.date == b.departs?.date && NameKey(a.from) == NameKey(b.from) && NameKey(a.to) == NameKey(b.to)
  }

  /// Whether a journey joins the cities of a leg, or begins or ends in one of them, or at the end of another part.
  private func fits(_ journey: ImportedJourney, _ found: ImportedItem, _ leg: Leg, isComplete: Bool) -> Bool {
    let leaves = isAt(journey.from, by: journey.mode, found.place, leg.from)
    let reaches = isAt(journey.to, by: journey.mode, found.endPlace, leg.to)
    if isComplete { return leaves && reaches }
    let joins = (leg.parts ?? []).contains {
      NameKey($0.to) == NameKey(journey.from) || NameKey($0.from) == NameKey(journey.to)
    }
    return leaves && isOnTheWay(journey.to, by: journey.mode, found.endPlace, of: leg)
      || reaches && isOnTheWay(journey.from, by: journey.mode, found.place, of: leg) || joins
  }

  /// Whether the way of a leg over a place is at most a third longer.
  private func isOnTheWay(
    _ name: String, by mode: Leg.Mode, _ place: CustomItem.Location?, of leg: Leg
  ) -> Bool {
    let point = place?.point ?? (Gazetteer.shared.station(named: name, by: mode) ?? Gazetteer.shared.city(name))?.point
    guard let point, let ends = ItemLocations(trip).ends(of: leg) else { return false }
    return ends.from.kilometers(to: point) + point.kilometers(to: ends.to) < ends.from.kilometers(to: ends.to) * 4 / 3
  }

  private func isAt(_ name: String, by mode: Leg.Mode, _ place: CustomItem.Location?, _ city: String) -> Bool {
    let home = trip.name(ofCity: city)
    let middle = Gazetteer.shared.city(home)?.point
    if let middle, let point = place?.point ?? Gazetteer.shared.station(named: name, by: mode)?.point {
      return point.kilometers(to: middle) < BookingPlacer.nearKilometers
    }
    var words = NameKey(name).text.split(separator: " ")
    let key = NameKey(String(home.prefix { $0 != "," })).text
    if " \(words.joined(separator: " ")) ".contains(" \(key) ") { return true }
    while !words.isEmpty {
      let found = Gazetteer.shared.cities(named: words.joined(separator: " "), in: nil).map(\.place.point)
      if let middle, found.contains(where: { $0.kilometers(to: middle) < BookingPlacer.nearKilometers }) { return true }
      words.removeLast()
    }
    return false
  }

  /// Airports are up to this far from their cities.
  private static let nearKilometers = 60.0

  private mutating func part(of journey: ImportedJourney, _ found: ImportedItem, _ leg: Leg) -> LegPart? {
    var part = LegPart(mode: journey.mode, from: journey.from, to: journey.to, carrier: journey.carrier)
    part.departs = found.start.flatMap { moment($0, at: journey.from, by: journey.mode, found.place, leg.from) }
    part.arrives = found.end.flatMap { moment($0, at: journey.to, by: journey.mode, found.endPlace, leg.to) }
    return part.departs == nil ? nil : part
  }

  /// A moment by the clock of a place: that of its coordinates, of its city, or of an end of the leg.
  private mutating func moment(
    _ found: FoundMoment, at name: String, by mode: Leg.Mode, _ place: CustomItem.Location?, _ city: String
  ) -> PlannedMoment? {
    guard let date = found.dates.first else { return nil }
    guard let second = found.secondOfDay else { return .on(date) }
    let home = trip.name(ofCity: city)
    let zone =
      place?.point.flatMap(Gazetteer.shared.timeZone) ?? Gazetteer.shared.station(named: name, by: mode)?.timeZone
      ?? Gazetteer.shared.city(name)?.timeZone ?? trip.timeZone(ofCity: home)
      ?? Gazetteer.shared.city(home)?.timeZone
    guard let zone, let rules = zones.zone(named: zone)?.rules else { return .on(date) }
    return .at(found.instant(on: date).map(rules.reading) ?? rules.moment(of: date, secondOfDay: second))
  }

  // MARK: Tickets

  private mutating func ticket(_ found: ImportedItem) -> Booking? {
    guard let start = found.start else { return nil }
    let games = trip.itinerary.items.compactMap { item -> (item: Item, game: Game, seconds: Int64)? in
      guard let game = item.game, game.isPlayed, let seconds = seconds(from: start, to: game) else { return nil }
      let isNamed = BookingPlacer.names(found.title, game)
      guard isNamed || found.isReservation && isAtVenue(found, of: game) else { return nil }
      // Tickets keep the time at which they were bought.
      let limit = isNamed && found.isReservation ? BookingPlacer.maxSecondsOfTicket : BookingPlacer.maxSeconds
      return seconds <= limit ? (item, game, seconds) : nil
    }
    guard let (item, game, _) = games.min(by: { $0.seconds < $1.seconds }) else { return nil }
    var ticket = game.ticket ?? Ticket()
    ticket.reference = found.reference ?? ticket.reference
    ticket.seat = found.seat ?? ticket.seat
    ticket.cost = cost(of: found) ?? ticket.cost
    ticket.notes = notes(of: found, after: ticket.notes)
    return take(.setTicket(item.id, ticket), "Ticket: \(game.matchup)", item.id)
  }

  private func cost(of found: ImportedItem) -> Money? {
    found.cost ?? found.amount.flatMap { Money($0, in: trip.currency) }
  }

  /// The notes of a row with the lines of a booking that it does not have yet, and that no field has.
  private func notes(of found: ImportedItem, after notes: String?) -> String? {
    guard found.isReservation else { return notes }
    let known = (notes ?? "").lines.map(String.init)
    let new = found.notes.filter { !known.contains($0) && !found.saysSeat($0) }
    return (known.filter { !$0.isEmpty } + new).joined(separator: "\n").nonEmpty
  }

  /// The seconds between a moment and the start of a game; nil if they are on other days.
  private func seconds(from found: FoundMoment, to game: Game) -> Int64? {
    guard
      let date = found.dates.min(by: {
        abs($0.dayNumber - game.start.date.dayNumber) < abs($1.dayNumber - game.start.date.dayNumber)
      })
    else { return nil }
    guard let second = found.secondOfDay, let start = game.knownStart else {
      let days = abs(date.dayNumber - game.start.date.dayNumber)
      return days <= (found.offset == nil || found.secondOfDay == nil ? 0 : 1) ? 0 : nil
    }
    if let instant = found.instant(on: date) { return abs(instant - start.unixSeconds) }
    return abs(Int64((date.dayNumber - game.start.date.dayNumber) * 86_400 + second - start.secondOfDay))
  }

  private func isAtVenue(_ found: ImportedItem, of game: Game) -> Bool {
    game.venue.map { " \(NameKey(found.place?.name ?? "").text) ".contains(" \(NameKey($0).text) ") } ?? false
  }

  /// The gates open before a game.
  private static let maxSeconds: Int64 = 2 * 3600
  private static let maxSecondsOfTicket: Int64 = 8 * 3600

  /// Whether a text names both teams of a game, at least by a word of each that the other lacks.
  private static func names(_ text: String, _ game: Game) -> Bool {
    let words = Set(NameKey(text).text.split(separator: " "))
    let (home, away) = (NameKey(game.home).text.split(separator: " "), NameKey(game.away).text.split(separator: " "))
    let own = { (name: [Substring], other: [Substring]) in
      name.filter { $0.count > 2 && !other.contains($0) }.contains(where: words.contains)
    }
    return own(home, away) && own(away, home)
  }
}
