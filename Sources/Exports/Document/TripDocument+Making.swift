import Atlas
import Base
import TripCore

extension TripDocument {
  /// The form of the texts in a document.
  package enum TextForm: Sendable {
    /// Texts as they are in the trip, for lines that are made safe later, when they are printed.
    case asWritten
    /// Texts without characters that could control a program that shows them, for files (``InertText``).
    case inert
  }

  /// Makes the document of a trip for people only, as `show` prints it: without coordinates, spans and advisories,
  /// which take longer to compute.
  package init(printing trip: Trip, wording: Wording) {
    self.init(
      trip, wording, RowMaker(trip: trip, wording: wording, form: .asWritten, places: nil, spans: [], advisories: .none)
    )
  }

  /// Makes the document of a trip for files.
  ///
  /// - Parameters:
  ///   - wording: must have the zones that `places` names, in addition to those of the games.
  ///   - places: the places of the rows.
  package init(_ trip: Trip, wording: Wording, places: TripPlaces) {
    let spans = RowTimes(trip, zones: wording.zones, places: places).spans
    let constraints = ItineraryConstraints(trip.itinerary)
    let advisories = Advisories(of: trip, under: constraints, zones: wording.zones, drives: .estimated)
    let maker = RowMaker(
      trip: trip, wording: wording, form: .inert, places: places, spans: spans, advisories: advisories)
    self.init(trip, wording, maker)
  }

  private init(_ trip: Trip, _ wording: Wording, _ maker: RowMaker) {
    id = maker.text(trip.id)
    name = maker.text(trip.name)
    dates = wording.dates(of: trip)
    counts = [wording.dayCount(of: trip), wording.gameCount(of: trip)]
    travel = maker.form == .inert ? wording.travel(of: trip) : []
    changedAt = trip.newestChange
    (separator, distance) = (wording.separator, wording.distance)
    let totals = DayTotals.ofDays(of: trip.itinerary)
    var days: [Day] = []
    for day in 1...trip.dayCount {
      days.append(
        Day(
          number: day, date: trip.date(ofDay: day), title: wording.dayTitle(day, of: trip),
          longDate: wording.longDate(trip.date(ofDay: day)),
          sum: wording.line(of: totals[day - 1]), rows: maker.rows(ofDay: day)))
    }
    self.days = days
  }
}

extension Trip {
  /// The time of the newest change of the trip, of an item, or by a deletion. It never decreases.
  fileprivate var newestChange: Timestamp {
    var newest = modifiedAt
    for item in itinerary.items { newest = max(newest, item.modifiedAt) }
    for tombstone in deleted { newest = max(newest, tombstone.deletedAt) }
    return newest
  }
}

/// Makes the rows of a document.
private struct RowMaker {
  let trip: Trip
  let wording: Wording
  let form: TripDocument.TextForm
  let places: TripPlaces?
  /// One span for each item, or none at all.
  let spans: [TimeSpan?]
  let advisories: Advisories

  func text(_ text: String) -> String { form == .inert ? InertText.line(text) : text }

  func rows(ofDay day: Int) -> [TripDocument.Row] { trip.itinerary.range(ofDay: day).map(row) }

  private func row(at index: ItemIndex) -> TripDocument.Row {
    let item = trip.itinerary[index]
    let span = spans.isEmpty ? nil : spans[index.rawValue]
    let (clock, zone, status) = time(of: item, at: index, span)
    return TripDocument.Row(
      id: item.id, kind: kind(of: item), kindName: kindName(of: item), isPlayed: item.game?.isPlayed ?? true,
      clock: text(clock), zone: zone.map(text), status: text(status),
      title: text(wording.title(of: item)), labels: wording.labels(of: item, in: trip).map(text),
      place: place(of: item), towns: towns(of: item).map(text),
      ends: item.leg.map { TripDocument.Ends(from: text($0.from), to: text($0.to)) },
      notes: notes(of: item), link: (item.custom?.url?.nonEmpty).map(text),
      advisories: advisories.advisories(on: item.id).map(advice), location: places?.location(at: index), span: span,
      isAdrift: item.custom?.time != nil && span == nil,
      modifiedAt: item.modifiedAt)
  }

  private func kind(of item: Item) -> TripDocument.Row.Kind {
    switch item.kind {
    case .game: .game
    case .travel(let leg): .leg(leg.means)
    case .custom(let custom): .custom(custom.category)
    }
  }

  private func kindName(of item: Item) -> String {
    switch item.kind {
    case .game: "Game"
    case .travel: "Leg"
    case .custom(let custom): custom.category.label
    }
  }

  private func time(
    of item: Item, at index: ItemIndex, _ span: TimeSpan?
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
    case .travel: (wording.time(of: item, in: trip), nil, "")
    case .custom: (wording.time(of: item, in: trip), zone(of: item, at: index, span), "")
    }
  }

  private func zone(of item: Item, at index: ItemIndex, _ span: TimeSpan?) -> String? {
    guard item.custom?.time != nil, let span, let zone = places?.zone(at: index) else { return nil }
    return wording.zones.abbreviation(of: zone, at: span.start)
  }

  private func towns(of item: Item) -> [String] {
    switch item.kind {
    case .game(let game): [wording.cities.shown(game.city)]
    case .travel(let leg): [wording.cities.shown(leg.from), wording.cities.shown(leg.to)]
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

  private func notes(of item: Item) -> String? {
    let notes = item.custom?.notes ?? item.leg?.notes
    return notes.flatMap { (form == .inert ? InertText.lines($0) : $0).nonEmpty }
  }

  private func advice(_ advisory: Advisory) -> TripDocument.Advice {
    TripDocument.Advice(isError: advisory.severity == .error, sentence: text(wording.sentence(advisory)))
  }
}
