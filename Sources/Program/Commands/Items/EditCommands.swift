import Itinerary
import Preferences
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
    option(\.title, "--title", takes: .oneOfAnyLook, help: "Title.", reading: ItemFields.readTitle)
    group(\.fields)
    option(\.seat, "--seat", takes: .oneOfAnyLook, help: "Seat at a game.")
    flag(\.isTicked, "--done", help: "Tick the item off.")
    flag(\.isUnticked, "--not-done", help: "Remove the tick.")
  }

  var target = TripTarget()
  private var item = ""
  private var title: String?
  private var fields = ItemFields()
  private var seat: String?
  private var isTicked = false
  private var isUnticked = false
  private var isDone: Bool? { isTicked ? true : isUnticked ? false : nil }

  func check() throws(UsageError) {
    if isTicked, isUnticked { throw .refused("pass only one of --done and --not-done") }
    if title == nil, fields.isEmpty, seat == nil, isDone == nil {
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
    if let title { custom.title = title }
    if let isDone { custom.done = isDone ? true : nil }
    try fields.apply(to: &custom, onDay: day, of: trip)
    return custom
  }

  private func ticket(of game: Game, in trip: Trip) throws -> Ticket? {
    guard title == nil, isDone == nil, fields.areOfTicket else {
      throw Failure("a game has only --seat, --reference, --cost and --notes to edit")
    }
    var entry = fields.booking
    entry[.seat] = seat
    return try checked { () throws(LegEntry.Problem) in
      try entry.applied(to: game.ticket, currency: trip.currency)
    }
  }
}

/// Returns what the options make, or refuses the one that can't be read.
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
    field(.mode, "mode", "Mode of travel.", choices: Leg.Mode.allCases.map(\.rawValue))
    field(.parts, "P", "Parts of a journey with changes: 'ferry Holyhead 8:05-11:30; train 12:15-15:55'.")
    field(.departs, "T", "Departure in local time: 10:40am, 'jul 5 10:40', or a date.")
    field(.arrives, "T", "Arrival in local time.")
    field(.distance, "MI", "Distance in miles or your units; or 450km.")
    field(.duration, "4h30m", "Duration, if the times are unknown.")
    field(.carrier, "C", "Carrier and number: 'AA 1234'.")
    field(.reference, "R", "Booking reference.")
    field(.seat, "S", "Seat.")
    field(.cost, "129.00 USD", "Cost: an amount and a currency.")
    field(.notes, "N", "Notes.")
    settings(.wording)
  }

  private static func field(
    _ field: LegEntry.Field, _ value: String, _ help: String, choices: [String] = []
  ) -> Parameter<Self> {
    option(
      \.entry[field], "--\(field.rawValue)", value: value, takes: .oneOfAnyLook, help: help, choices: choices
    ) { $0 }
  }

  var target = TripTarget()
  private var leg = ""
  private var entry = LegEntry()

  func check() throws(UsageError) {
    if entry.isEmpty { throw .refused("pass at least one field to change") }
  }

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let item = try open.item(leg).item
    guard let leg = item.leg else { throw open.refused(.trip(.notALeg(item))) }
    let (trip, zones) = (open.trip, open.surroundings.home.zones)
    // The clocks of the leg's two cities, by which its times are read.
    let around = LegEntry.LegContext(leg, onDay: item.position.day, of: trip, open.wording) { city in
      trip.timeZone(ofLegEnd: city).flatMap(zones.rules)
    }
    let changed = try checked { () throws(LegEntry.Problem) in try entry.applied(to: leg, around) }
    return try open.apply(.changeLeg(item.id, to: changed)) == .unchanged
      ? "Nothing changed: \(open.wording.journey(of: leg)) already has these values."
      : "Saved \(open.wording.line(of: changed)).\(open.wording.placesAssumed(in: changed))"
  }
}

/// The optional fields of a custom item, as options. An empty text clears a field.
///
/// Values are taken whatever they look like: southern latitudes begin with a dash.
struct ItemFields: Parameters {
  static var parameters: [Parameter<Self>] {
    option(
      \.category, "--category", takes: .oneOfAnyLook, help: "Category.",
      choices: CustomItem.Category.allCases.map(\.rawValue), reading: readCategory)
    field(\.time, "--time", "HH:MM", "Local time of day.", checked(Wording.problem(withTime:)))
    field(\.duration, "--duration", "1h30", "Duration: 90, 1h30 or 45 min.", checked(Wording.problem(withDuration:)))
    field(
      \.at, "--at", "LAT,LON", "LAT,LON, a plus code or a map link; an empty value removes them.", readCoordinates)
    field(
      \.location, "--location", "place", "Location: a name, coordinates, a plus code or a map link.", readLocation)
    field(\.booking[.notes], "--notes", nil, "Notes.")
    field(\.link, "--link", "address", "Web address.", checked(Wording.problem(withLink:)))
    field(
      \.icon, "--icon", "character", "Icon: one character, instead of the category's.",
      checked(Wording.problem(withIcon:)))
    field(\.nights, "--nights", "n", "Nights of a hotel.", checked(Wording.problem(withNights:)))
    field(\.booking[.reference], "--reference", "number", "Booking reference.")
    field(\.phone, "--phone", "number", "Telephone number.")
    field(
      \.deadline, "--deadline", "date", "Date to book or cancel by, such as 2026-03-01.",
      checked(Wording.problem(withDeadline:)))
    field(
      \.booking[.cost], "--cost", "amount",
      "Cost: an amount and a currency, such as '129.00 USD'; without one, the currency of the trip.",
      checked { Wording.problem(withCost: $0, in: "USD") })
  }

  private static func field(
    _ property: Property<String?>, _ name: String, _ value: String?, _ help: String,
    _ reading: @escaping WordReading<String> = { $0 }
  ) -> Parameter<Self> {
    option(property, name, value: value, takes: .oneOfAnyLook, help: help, reading: reading)
  }

  private var category: CustomItem.Category?
  private var time: String?
  private var duration: String?
  private var at: String?
  private var location: String?
  private var link: String?
  private var icon: String?
  private var nights: String?
  private var phone: String?
  private var deadline: String?
  /// The fields that the ticket to a game has too.
  private(set) var booking = LegEntry()

  /// Whether there is nothing but what a ticket has too.
  var areOfTicket: Bool {
    category == nil && [time, duration, at, location, link, icon, nights, phone, deadline].allSatisfy { $0 == nil }
  }

  var isEmpty: Bool {
    areOfTicket && booking.isEmpty
  }

  /// Puts what was given into an item; the rest stays.
  ///
  /// - Parameter day: the day of the item, near which its location is looked up.
  /// - Throws: if the cost has no currency, and the trip not just one.
  func apply(to item: inout CustomItem, onDay day: Int, of trip: Trip) throws(UsageError) {
    if let category { item.category = category }
    if let time { item.time = ClockTime(typed: time.trimmed) }
    if let duration { item.durationMinutes = TypedDuration(duration)?.minutes }
    if let notes = booking[.notes] { item.notes = notes.trimmed.nonEmpty }
    if let link { item.url = link.trimmed.nonEmpty }
    if let icon { item.icon = icon.trimmed.nonEmpty }
    try applyBooking(to: &item, trip.currency)
    var place = item.location ?? CustomItem.Location()
    if let location { place = PlaceLookUp(trip, day: day).location(location, of: item.category, replacing: place) }
    if let at {
      let typed = TypedPlace(at).location
      place.latitude = typed?.latitude
      place.longitude = typed?.longitude
    }
    if location != nil || at != nil { item.location = place == CustomItem.Location() ? nil : place }
  }

  private func applyBooking(to item: inout CustomItem, _ currency: String?) throws(UsageError) {
    if let nights { item.nights = CustomItem.nights(typed: nights.trimmed) }
    if let reference = booking[.reference] { item.reference = reference.trimmed.nonEmpty }
    if let phone { item.phone = phone.trimmed.nonEmpty }
    if let deadline { item.deadline = CivilDate(deadline: deadline) }
    guard let cost = booking[.cost] else { return }
    item.cost = Money(cost, in: currency)
    if item.cost == nil, !cost.trimmed.isEmpty, let problem = Wording.problem(withCost: cost) {
      throw .refused(problem)
    }
  }
}

// MARK: Reading

extension ItemFields {
  @Sendable private static func readCategory(_ text: String) throws(UsageError) -> CustomItem.Category? {
    if let category = CustomItem.Category(rawValue: text) { return category }
    let known = CustomItem.Category.allCases.map(\.rawValue)
    let meant = NearMiss.nearest(to: text, among: known).map { ["'\($0)'"] } ?? []
    throw .refused(
      "unknown category '\(text)'; use \(NearMiss.choice(of: known))\(NearMiss.question(meant))")
  }

  /// Reads a text that is empty or without a problem.
  private static func checked(
    _ problem: @escaping @Sendable (String) -> String?
  ) -> @Sendable (String) throws(UsageError) -> String? {
    { text throws(UsageError) in
      if let problem = text.trimmed.nonEmpty.flatMap(problem) { throw .refused(problem) }
      return text
    }
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

  @Sendable private static func readLocation(_ text: String) throws(UsageError) -> String? {
    if let problem = TypedPlace(text).problem, !text.trimmed.isEmpty { throw .refused(problem) }
    return text
  }

  /// A title, which must not be empty.
  @Sendable static func readTitle(_ text: String) throws(UsageError) -> String? {
    guard let title = text.trimmed.nonEmpty else { throw .refused("missing title") }
    return title
  }
}
