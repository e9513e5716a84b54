import Itinerary

extension TripDocument {
  /// Makes the document of a trip for people only, as `show` prints it: without coordinates and spans, which take
  /// longer to compute, and with texts that are made safe when they are printed.
  package init(printing trip: Trip, wording: Wording, timeline: Timeline, with extras: ExportFormat.Extras = []) {
    let constraints = ItineraryConstraints(trip.itinerary)
    self.init(RowMaker(trip, constraints, wording, nil, timeline, extras))
  }

  /// Makes the document of a trip for files, which are UTF-8 whatever the terminal can show.
  package init(filing trip: Trip, wording: Wording, rules: TravelRules, with extras: ExportFormat.Extras = []) {
    var wording = wording
    wording.typography = .unicode
    let constraints = ItineraryConstraints(trip.itinerary)
    let timeline = Timeline(of: trip, under: constraints, rules: rules, zones: wording.zones)
    self.init(RowMaker(trip, constraints, wording, ItemLocations(trip), timeline, extras))
  }

  private init(_ maker: RowMaker) {
    let (trip, wording) = (maker.trip, maker.wording)
    id = maker.text(trip.id)
    name = maker.text(trip.name)
    dates = wording.dates(of: trip)
    counts = [wording.dayCount(of: trip), wording.gameCount(of: trip)] + trip.costs.map(wording.text)
    travel = maker.isForFiles ? wording.travel(of: trip) : []
    changedAt = trip.newestChange
    (separator, distance, numbers) = (wording.separator, wording.distance, wording.numbers)
    let (totals, hasHotel) = (maker.timeline.days, trip.hasHotel)
    var days: [DocumentDay] = []
    for day in 1...trip.dayCount {
      let costs = trip.costs(ofDay: day).map(wording.text)
      days.append(
        DocumentDay(
          number: day, label: "Day \(day)", date: trip.date(ofDay: day), title: wording.dayTitle(day, of: trip),
          longDate: wording.longDate(trip.date(ofDay: day)),
          sum: ([wording.line(of: totals[day - 1])] + costs)
            .filter { !$0.isEmpty }.joined(separator: wording.separator),
          costs: costs.joined(separator: wording.separator),
          rows: maker.rows(ofDay: day), night: hasHotel ? maker.night(ofDay: day) : nil))
    }
    self.days = days
    bookings = maker.extras.contains(.bookings) ? DocumentDay(bookingsOf: days, wording) : nil
  }
}

extension DocumentDay {
  fileprivate init(bookingsOf days: [DocumentDay], _ wording: Wording) {
    var rows: [DocumentRow] = []
    for day in days {
      for var row in day.rows where row.booking.isAny {
        (row.clock, row.zone, row.notes, row.hint) = (wording.shortDate(day.date), nil, nil, [])
        rows.append(row)
      }
    }
    self.init(
      number: 0, label: "Bookings", date: days[0].date, title: "Bookings", longDate: "", sum: "", costs: "", rows: rows,
      night: nil)
  }
}

extension Trip {
  /// Never decreases.
  fileprivate var newestChange: Timestamp {
    (itinerary.items.map(\.modifiedAt) + deleted.map(\.deletedAt)).reduce(modifiedAt, max)
  }
}

private struct RowMaker {
  let trip: Trip
  let wording: Wording
  /// The places of the rows; nil if the document is for people only.
  let places: ItemLocations?
  let timeline: Timeline
  let advisories: Advisories
  let extras: ExportFormat.Extras

  init(
    _ trip: Trip, _ constraints: ItineraryConstraints, _ wording: Wording, _ places: ItemLocations?,
    _ timeline: Timeline,
    _ extras: ExportFormat.Extras
  ) {
    (self.trip, self.wording, self.places, self.timeline, self.extras) = (trip, wording, places, timeline, extras)
    advisories = Advisories(of: trip, under: constraints, zones: wording.zones, timeline: timeline)
  }

  var isForFiles: Bool { places != nil }

  func text(_ text: String) -> String { isForFiles ? InertText.line(text) : text }

  /// The place of the night after a day; nil after the last day, and if it is a hotel that is a row of the day.
  func night(ofDay day: Int) -> String? {
    guard timeline.nights.indices.contains(day - 1) else { return nil }
    let night = timeline.nights[day - 1]
    if case .hotel(let index) = night.lodging, trip.itinerary[index].position.day == day { return nil }
    return text(wording.text(night, in: trip))
  }

  func rows(ofDay day: Int) -> [DocumentRow] { trip.itinerary.range(ofDay: day).map(row) }

  private func row(at index: ItemIndex) -> DocumentRow {
    let item = trip.itinerary[index]
    let (times, date) = (timeline[index], trip.date(ofDay: item.position.day))
    let (clock, zone, status) = time(of: item, times, on: date)
    let problems = advisories.advisories(on: item.id)
    return DocumentRow(
      id: item.id, kind: kind(of: item), isPlayed: item.game?.isPlayed ?? true, clock: text(clock),
      zone: zone.map(text), status: text(status),
      title: text(wording.title(of: item)), labels: labels(of: item, times, on: date).map(text),
      place: place(of: item), towns: towns(of: item).map(text),
      ends: item.leg.map {
        TripDocument.Ends(from: text(wording.cities.fullName($0.from)), to: text(wording.cities.fullName($0.to)))
      },
      notes: item.booking?.notes.flatMap { (isForFiles ? InertText.lines($0) : $0).nonEmpty },
      link: (item.custom?.url?.nonEmpty).map(text),
      problems: problems.map(sentence),
      hint: problems.filter { $0.severity == .error || extras.contains(.warnings) }.map(sentence),
      location: places?.location(of: item), times: times,
      minutes: minutes(of: item, times), distance: item.leg?.distanceMeters.map(wording.distanceNumber),
      booking: TripDocument.Booking(
        texts: texts(of: item), isAny: !wording.booking(of: item).isEmpty, cost: item.cost,
        isDone: item.custom?.isDone ?? false, deadline: item.custom?.openDeadline),
      modifiedAt: item.modifiedAt, movedTo: item.game.flatMap(movedTo),
      parts: item.leg.map { parts(of: $0, item, on: date) } ?? [])
  }

  private func texts(of item: Item) -> [String: String] {
    let texts =
      item.custom.map { custom in CustomField.details.map(\.row).map { ($0.label, $0.text(custom, Wording())) } }
      ?? RowFields.ofLegs.map { ($0.row.label, $0.text(of: item, in: Wording())) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues { $0?.nonEmpty.map(text) }
  }

  private func parts(of leg: Leg, _ item: Item, on date: CivilDate) -> [DocumentPart] {
    guard let parts = leg.parts, parts.count > 1 else { return [] }
    let whole = ([leg.carrier?.nonEmpty].compactMap { $0 } + wording.booking(of: item)).map(text)
    return parts.map { part in
      let title =
        "\(part.means.label): \(wording.cities.displayed(part.from)) \(wording.arrow) \(wording.cities.displayed(part.to))"
      let day = (part.departs ?? part.arrives)?.date
      let labels = [text(wording.text(part, on: day ?? date))] + whole
      return DocumentPart(
        title: text(title), date: day, start: part.departs?.time?.unixSeconds,
        end: part.arrives?.time?.unixSeconds, labels: labels)
    }
  }

  private func movedTo(_ game: Game) -> ClosedRange<Int64>? {
    guard trip.isMoved(game, to: wording.zones.localStart(of: game).date), let start = game.knownStart?.unixSeconds,
      let end = Timeline.end(of: game)
    else { return nil }
    return start...end
  }

  private func kind(of item: Item) -> DocumentRow.Kind {
    switch item.kind {
    case .game: .game
    case .travel(let leg): .leg(leg.means)
    case .custom(let custom): .custom(custom.category)
    }
  }

  private func time(
    of item: Item, _ times: TimelineRow, on date: CivilDate
  ) -> (clock: String, zone: String?, status: String) {
    switch item.kind {
    case .game(let game) where !game.isPlayed:
      ("", nil, wording.startOrStatus(of: game, in: trip, onDay: item.position.day))
    case .game(let game):
      if let time = wording.zones.localStart(of: game).time {
        (wording.text(time.clock), time.zone, "")
      } else {
        (wording.startTime(of: game), nil, "")
      }
    case .travel: (wording.start(of: times, on: date) ?? wording.time(of: item, in: trip), times.startZone, "")
    case .custom: (wording.time(of: item, in: trip), times.startZone, "")
    }
  }

  /// The labels of a row; for a leg whose times are computed, also its arrival and its latest departure.
  private func labels(of item: Item, _ times: TimelineRow, on date: CivilDate) -> [String] {
    let labels = wording.labels(of: item, in: trip)
    guard times.basis == .computed else { return labels }
    let arrival = wording.arrival(of: times, on: date).map { "arrives \($0)" }
    return labels + ([arrival] + wording.stops(of: times) + [wording.leaveBy(of: times, on: date)]).compactMap { $0 }
  }

  private func minutes(of item: Item, _ times: TimelineRow) -> Int? {
    if let leg = item.leg { return leg.travelSeconds.map { Int($0 / 60) } }
    guard let start = times.start, let end = times.end, end > start else { return item.custom?.durationMinutes }
    return Int((end - start) / 60)
  }

  private func towns(of item: Item) -> [String] {
    switch item.kind {
    case .game(let game): [wording.cities.displayed(game.city)]
    case .travel(let leg): [wording.cities.displayed(leg.from), wording.cities.displayed(leg.to)]
    case .custom: []
    }
  }

  private func place(of item: Item) -> TripDocument.RowPlace? {
    switch item.kind {
    case .game(let game):
      let name = text(wording.place(of: game))
      let address = [game.venue == Game.openVenue ? nil : game.venue, game.city].compactMap { $0?.nonEmpty }
      return TripDocument.RowPlace(name: name, address: text(address.joined(separator: ", ")), typed: name)
    case .travel: return nil
    case .custom(let custom):
      guard let typed = (custom.location?.formText).map(text), !typed.isEmpty else { return nil }
      let name = custom.location?.name.map(text)?.nonEmpty ?? typed
      return TripDocument.RowPlace(name: name, address: name, typed: typed)
    }
  }

  private func sentence(_ advisory: Advisory) -> String { text(wording.sentence(advisory)) }
}

extension TimelineRow {
  /// The abbreviation of the zone at the start: `CDT`; nil if the start is unknown.
  fileprivate var startZone: String? { start.flatMap { moment in clock?.abbreviation(at: moment) } }
}
