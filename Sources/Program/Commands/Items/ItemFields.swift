import Atlas
import Base
import Store
import TripCore

/// The optional fields of a custom item, as options. An empty text clears a field.
///
/// Values are taken whatever they look like: southern latitudes begin with a dash.
struct ItemFields {
  private static let category: Parameter<CustomItem.Category?> = .option(
    "--category", takes: .oneOfAnyLook, help: "Category.",
    choices: CustomItem.Category.allCases.map(\.rawValue), reading: readCategory)

  private static let time: Parameter<String?> = .option(
    "--time", value: "HH:MM", takes: .oneOfAnyLook, help: "Local time of day.",
    reading: checked(Wording.problem(withTime:)))

  private static let duration: Parameter<String?> = .option(
    "--duration", value: "1h30", takes: .oneOfAnyLook, help: "Duration: 90, 1h30 or 45 min.",
    reading: checked(Wording.problem(withDuration:)))

  private static let at: Parameter<String?> = .option(
    "--at", value: "LAT,LON", takes: .oneOfAnyLook,
    help: "LAT,LON, a plus code or a map link; an empty value removes them.", reading: readCoordinates)

  private static let link: Parameter<String?> = .option(
    "--link", value: "address", takes: .oneOfAnyLook, help: "Web address.", reading: checked(Wording.problem(withLink:))
  )

  private static let icon: Parameter<String?> = .option(
    "--icon", value: "character", takes: .oneOfAnyLook, help: "Icon: one character, instead of the category's.",
    reading: checked(Wording.problem(withIcon:)))

  private static let location: Parameter<String?> = .option(
    "--location", value: "place", takes: .oneOfAnyLook,
    help: "Location: a name, coordinates, a plus code or a map link.",
    reading: readLocation)

  private static let notes: Parameter<String?> = .option(
    "--notes", takes: .oneOfAnyLook, help: "Notes.")

  private static let nights: Parameter<String?> = .option(
    "--nights", value: "n", takes: .oneOfAnyLook, help: "Nights of a hotel.",
    reading: checked(Wording.problem(withNights:)))

  private static let reference: Parameter<String?> = .option(
    "--reference", value: "number", takes: .oneOfAnyLook, help: "Booking number.")

  private static let phone: Parameter<String?> = .option(
    "--phone", value: "number", takes: .oneOfAnyLook, help: "Telephone number.")

  private static let cost: Parameter<String?> = .option(
    "--cost", value: "amount", takes: .oneOfAnyLook,
    help: "Cost: an amount and a currency, such as '129.00 USD'; without one, the currency of the trip.",
    reading: checked { Wording.problem(withCost: $0, in: "USD") })

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    category
    time
    duration
    at
    location
    notes
    link
    icon
    nights
    reference
    phone
    cost
  }

  private let category: CustomItem.Category?
  private let time: String?
  private let duration: String?
  private let at: String?
  private let location: String?
  private let notes: String?
  private let link: String?
  private let icon: String?
  private let nights: String?
  private let phone: String?
  /// The fields that the ticket to a game has too.
  let booking: LegEntry

  init(_ line: Invocation) throws(UsageError) {
    category = try line[Self.category]
    time = try line[Self.time]
    duration = try line[Self.duration]
    at = try line[Self.at]
    location = try line[Self.location]
    notes = try line[Self.notes]
    link = try line[Self.link]
    icon = try line[Self.icon]
    nights = try line[Self.nights]
    phone = try line[Self.phone]
    var booking = LegEntry()
    booking[.reference] = try line[Self.reference]
    booking[.cost] = try line[Self.cost]
    booking[.notes] = notes
    self.booking = booking
  }

  /// Whether there is nothing but what a ticket has too.
  var areOfTicket: Bool {
    category == nil && [time, duration, at, location, link, icon, nights, phone].allSatisfy { $0 == nil }
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
    if let notes { item.notes = notes.trimmed.nonEmpty }
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
