import Itinerary
import Store

struct EditCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "edit", "Edit a custom item, or your ticket to a game.",
    discussion: """
      Fields not given stay unchanged. An empty value clears an optional field. A ticket has a seat, a reference, a \
      cost and notes. To edit a leg, use `barnstorm leg`.
      """,
    examples: [
      "barnstorm edit rust C5A9 --time 8:30pm --notes ''", "barnstorm edit rust 3C35 --seat '23 F 4' --cost '45 USD'",
    ])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.item, .editableItems)
    group(\.fields)
    option(\.seat, "--seat", takes: .verbatimWord, help: "Seat at a game.")
    flag(\.isTicked, "--done", help: "Tick the item off.")
    flag(\.isUnticked, "--not-done", help: "Remove the tick.")
    oneOf("--done", "--not-done")
  }

  var target = TripTarget()
  private var item = ""
  private var fields = ItemFields()
  private var seat: String?
  private var isTicked = false
  private var isUnticked = false
  private var isDone: Bool? { isTicked ? true : isUnticked ? false : nil }

  func check() throws(UsageError) {
    if fields.isEmpty, seat == nil, isDone == nil {
      throw .refused("pass at least one field to change")
    }
  }

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let item = try open.item(item).item
    let edit: Edit
    var name = open.wording.name(of: item)
    switch item.kind {
    case .game(let game): edit = .setTicket(item.id, try ticket(of: game, in: open.trip))
    case .travel: throw open.refused(.notEditable(item))
    case .custom(let custom):
      let changed = try self.changed(custom, onDay: item.position.day, of: open.trip)
      (edit, name) = (.change(item.id, to: changed), changed.title)
    }
    return try open.apply(edit) == .unchanged
      ? "Nothing changed: \"\(name)\" already has these values." : "Saved \"\(name)\"."
  }

  private func changed(_ custom: CustomItem, onDay day: Int, of trip: Trip) throws -> CustomItem {
    if seat != nil { throw Failure("--seat is for games and legs") }
    var custom = custom
    if let isDone { custom.done = isDone ? true : nil }
    try fields.apply(to: &custom, onDay: day, of: trip)
    return custom
  }

  private func ticket(of game: Game, in trip: Trip) throws -> Ticket? {
    guard isDone == nil, var entry = fields.booking else {
      throw Failure("a game has only --seat, --reference, --cost and --notes to edit")
    }
    entry.texts[.seat] = seat
    return try checked { () throws(LegEntry.Problem) in
      try entry.applied(to: game.ticket, currency: trip.currency)
    }
  }
}

private func checked<Value>(_ value: () throws(LegEntry.Problem) -> Value) throws(UsageError) -> Value {
  do throws(LegEntry.Problem) { return try value() } catch { throw .refused(error.sentence) }
}

struct LegCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "leg", "Edit a leg: mode, times, distance, carrier and booking.",
    discussion: """
      Fields not given stay unchanged. A new mode brings its own estimate, unless you entered the figures. An empty value clears a field. A leg you have edited stays, with a warning, \
      when its games are removed.
      """,
    examples: [
      "barnstorm leg rust 902B --mode flight --departs 10:40am --arrives 1:05pm --carrier 'AA 1234'",
      "barnstorm leg rust 902B --duration 4h30m --distance 280",
    ])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.leg, .items)
    for field in fields {
      option(
        \.entry.texts[field], "--\(field.row.option)", value: field.row.value, takes: .verbatimWord,
        help: field.row.help, choices: field == .mode ? Leg.Mode.allCases.map(\.rawValue) : []
      ) { $0 }
    }
    settings(.wording)
  }

  private static let first: [LegEntry.Field] = [.mode, .parts, .departs, .arrives, .distanceMeters, .durationSeconds]
  private static let fields = first + LegEntry.Field.allCases.filter { !first.contains($0) }

  var target = TripTarget()
  private var leg = ""
  private var entry = LegEntry()

  func check() throws(UsageError) {
    if entry.isEmpty { throw .refused("pass at least one field to change") }
  }

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let item = try open.item(leg).item
    guard let leg = item.leg else { throw open.refused(.notALeg(item)) }
    let context = LegEntry.LegContext(leg, onDay: item.position.day, of: open.trip, open.wording)
    let changed = try checked { () throws(LegEntry.Problem) in try entry.applied(to: leg, context) }
    return try open.apply(.changeLeg(item.id, to: changed)) == .unchanged
      ? "Nothing changed: \(open.wording.journey(of: leg)) already has these values."
      : "Saved \(open.wording.line(of: changed)).\(open.wording.placesAssumed(in: changed))"
  }
}

/// The fields of a custom item, as options. An empty text clears a field, except the title. Values are taken whatever
/// they look like: southern latitudes begin with a dash.
struct ItemFields: Parameters {
  static var parameters: [Parameter<Self>] {
    option(\.title, "--title", takes: .verbatimWord, help: "Title.") { text throws(UsageError) in
      guard let title = text.trimmed.nonEmpty else { throw .refused("missing title") }
      return title
    }
    choice(\.category, "--category", help: "Category.")
    for field in options {
      if field == .location {
        option(
          \.at, "--at", value: "LAT,LON", takes: .verbatimWord,
          help: "LAT,LON, a plus code or a map link; an empty value removes them.", reading: readCoordinates)
      }
      option(
        \.texts[field], "--\(field.row.option)", value: field.row.value, takes: .verbatimWord, help: field.row.help
      ) { text throws(UsageError) in
        if let problem = text.trimmed.nonEmpty.flatMap({ field.row.problem($0, "USD") }) { throw .refused(problem) }
        return text
      }
    }
  }

  /// The fields that are options of their own, in the order of the help.
  private static let options = CustomField.allCases.filter { ![.category, .title, .cost].contains($0) } + [.cost]

  private(set) var title: String?
  private var category: CustomItem.Category?
  private var at: String?
  private var texts: [CustomField: String] = [:]

  /// The fields in the ticket to a game; nil if there are others.
  var booking: LegEntry? {
    if title != nil || category != nil || at != nil { return nil }
    var booking = LegEntry()
    for (field, text) in texts {
      guard let common = LegEntry.Field.ofTickets.first(where: { $0.rawValue == field.rawValue }) else { return nil }
      booking.texts[common] = text
    }
    return booking
  }

  var isEmpty: Bool { title == nil && category == nil && at == nil && texts.isEmpty }

  func apply(to item: inout CustomItem, onDay day: Int, of trip: Trip) throws(UsageError) {
    if let title { item.title = title }
    if let category { item.category = category }
    for (field, text) in texts where field != .location {
      if let problem = field.row.take(text, into: &item, in: trip.currency) { throw .refused(problem) }
    }
    var place = item.location ?? CustomItem.Location()
    let location = texts[.location]
    if let location { place = PlaceLookUp(trip, day: day).location(location, of: item.category, replacing: place) }
    if let at {
      let typed = TypedPlace(at).location
      place.latitude = typed?.latitude
      place.longitude = typed?.longitude
    }
    if location != nil || at != nil { item.location = place == CustomItem.Location() ? nil : place }
  }

  @Sendable private static func readCoordinates(_ text: String) throws(UsageError) -> String? {
    guard let text = text.trimmed.nonEmpty, text != "none" else { return "" }
    switch TypedPlace(text) {
    case .point: return text
    case .unreadable(.beyondTheEarth):
      throw .refused("coordinates out of range; latitudes run from -90 to 90, longitudes from -180 to 180")
    case .name:
      throw .refused("invalid coordinates '\(text)'; use LAT,LON, such as 42.33,-83.05")
    case let typed: throw .refused(typed.problem ?? "invalid coordinates '\(text)'")
    }
  }
}
