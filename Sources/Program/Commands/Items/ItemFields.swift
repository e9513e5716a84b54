import Itinerary
import Store

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
