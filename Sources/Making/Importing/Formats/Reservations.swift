import Almanac
import Itinerary

/// Reads reservations of schema.org in JSON, as mails and web pages contain and `kitinerary-extractor` prints.
enum Reservations {
  static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportedItems {
    guard let root = JSONNode(bytes) else { throw .unknownFormat }
    if root["type"]?.text == "FeatureCollection" { return MapFeatures.read(root) }
    var reader = Collector()
    reader.collect(root, depth: 0)
    if reader.found.items.isEmpty { throw .noReservations }
    return reader.found
  }
}

private struct Collector {
  private(set) var found = ImportedItems()
  private var indices: [String: Int] = [:]
  private var notes: [Set<String>] = []

  mutating func collect(_ node: JSONNode, depth: Int) {
    guard depth < 8 else { return }
    for element in node.elements { collect(element, depth: depth + 1) }
    for element in node["@graph"]?.elements ?? [] { collect(element, depth: depth + 1) }
    for element in node["subReservation"]?.list ?? [] { collect(element, depth: depth + 1) }
    for subject in node["reservationFor"]?.list ?? [node] {
      if let item = Reservation(node, for: subject)?.item { add(item) }
    }
  }

  /// Adds an item. Of several travelers with one reservation each has notes of their own, such as the seat.
  private mutating func add(_ item: ImportedItem) {
    guard found.hasRoomForAnother() else { return }
    guard let index = indices[item.identity] else {
      indices[item.identity] = found.items.count
      notes.append(Set(item.notes))
      return found.items.append(item)
    }
    if let seat = item.seat { found.items[index].seat = (found.items[index].seat.map { $0 + ", " } ?? "") + seat }
    for note in item.notes where notes[index].insert(note).inserted { found.items[index].notes.append(note) }
  }
}

private struct Reservation {
  private let node: JSONNode
  private let type: String
  /// The subject of the reservation: the flight, the hotel, the event.
  private let subject: JSONNode

  init?(_ node: JSONNode, for subject: JSONNode) {
    let types = (node["@type"]?.list ?? []).compactMap(\.text)
    let names = types.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    guard let name = names.first(where: { Self.kinds[$0] != nil }) else { return nil }
    (self.node, self.type, self.subject) = (node, name, subject)
  }

  private static let kinds: [String: @Sendable (Reservation) -> ImportedItem?] = [
    "FlightReservation": { $0.journey(.flight, number: "flightNumber", "departureAirport", "arrivalAirport") },
    "TrainReservation": { $0.journey(.train, number: "trainNumber", "departureStation", "arrivalStation") },
    "BusReservation": { $0.journey(.bus, number: "busNumber", "departureBusStop", "arrivalBusStop") },
    "BoatReservation": { $0.journey(.ferry, number: "name", "departureBoatTerminal", "arrivalBoatTerminal") },
    "LodgingReservation": { $0.stay }, "FoodEstablishmentReservation": { $0.meal }, "RentalCarReservation": { $0.car },
    "TaxiReservation": { $0.ride("Taxi") }, "EventReservation": { $0.event }, "Event": { $0.event },
    "SportsEvent": { $0.event }, "MusicEvent": { $0.event }, "TheaterEvent": { $0.event },
    "TouristAttractionVisit": { $0.event },
  ]

  var item: ImportedItem? {
    var item = Self.kinds[type]?(self)
    item?.reference = number
    item?.cost = cost
    item?.isReservation = true
    let tickets = node["reservedTicket"]?.list ?? []
    // Airlines also write the seat without a ticket.
    let seats =
      tickets.flatMap { $0["ticketedSeat"]?.list ?? [] }.compactMap(seat)
      + (node["airplaneSeat"]?.list ?? []).compactMap(\.text)
    item?.seat = seats.isEmpty ? nil : seats.joined(separator: ", ")
    for seat in seats { item?.addNote(seat, label: "Seat") }
    for ticket in tickets { item?.addNote(ticket["name"]?.text) }
    item?.isCancelled = node["reservationStatus"]?.text?.hasSuffix("Cancelled") ?? false
    if item?.url == nil { item?.url = (node["url"] ?? subject["url"])?.text }
    return item
  }

  private var cost: Money? {
    guard let price = (node["totalPrice"] ?? node["price"])?.text else { return nil }
    return Money([price, (node["priceCurrency"])?.text ?? ""].joined(separator: " "))
  }

  private var number: String? { (node["reservationNumber"] ?? node["reservationId"])?.text }

  /// An item, identified by the number with kind, title and date, because both flights of a journey share a number.
  private func item(_ title: String, _ category: CustomItem.Category?, at start: JSONNode?) -> ImportedItem? {
    guard let title = title.singleSpaced.nonEmpty else { return nil }
    let moment = Self.moment(start)
    // Without a number, only what begins at the same time is one.
    let time = number == nil ? moment?.secondOfDay.map { " \($0)" } ?? "" : ""
    let date = (moment?.dates.first?.description ?? "") + time
    var item = ImportedItem(
      "reservation \(type) \(number ?? "") \(title) \(date)", title: title, category: category)
    item.start = moment
    return item
  }

  // MARK: Kinds

  private func journey(
    _ mode: Leg.Mode, number: String, _ from: String, _ to: String
  ) -> ImportedItem? {
    let (origin, target) = (subject[from], subject[to])
    let names = [origin, target].map { $0?["iataCode"]?.text ?? $0?["name"]?.text ?? "" }
    let carrier = (subject["airline"] ?? subject["provider"])
    let code = [
      carrier?["iataCode"]?.text ?? (type == "FlightReservation" ? carrier?["name"]?.text : nil), subject[number]?.text,
    ]
    .compactMap { $0 }.joined(separator: " ")
    let route = names.filter { !$0.isEmpty }.joined(separator: " → ")
    let start = subject["departureTime"] ?? subject["boardingTime"] ?? subject["departureDay"]
    guard var item = item([code, route].filter { !$0.isEmpty }.joined(separator: " "), .activity, at: start) else {
      return nil
    }
    item.icon = JourneyTitle.icon(mode)
    item.end = Self.moment(subject["arrivalTime"])
    item.endLabel = "Arrives"
    item.place = Self.place(origin)
    item.endPlace = Self.place(target)
    let ends = [origin, target].map { ($0?["name"]?.text ?? $0?["iataCode"]?.text ?? "").singleSpaced }
    if !ends.contains("") {
      item.journey = ImportedJourney(mode: mode, from: ends[0], to: ends[1], carrier: code.nonEmpty)
    }
    item.addNote(subject["departureGate"]?.text, label: "Gate")
    item.addNote(subject["departureTerminal"]?.text, label: "Terminal")
    item.addNote(subject["departurePlatform"]?.text, label: "Platform")
    return item
  }

  private var stay: ImportedItem? {
    let name = subject["name"]?.text ?? "Hotel"
    guard var item = item(name, .hotel, at: node["checkinDate"] ?? node["checkinTime"]) else { return nil }
    item.place = Self.place(subject)
    item.start = Self.moment(node["checkinTime"], on: node["checkinDate"])
    item.end = Self.moment(node["checkoutTime"], on: node["checkoutDate"])
    item.endLabel = "Check-out"
    item.phone = subject["telephone"]?.text
    return item
  }

  private var meal: ImportedItem? {
    guard var item = item(subject["name"]?.text ?? "Restaurant", .restaurant, at: node["startTime"]) else { return nil }
    item.place = Self.place(subject)
    item.end = Self.moment(node["endTime"])
    item.addNote(node["partySize"]?.text, label: "Table for")
    item.phone = subject["telephone"]?.text
    return item
  }

  private var event: ImportedItem? {
    let start = subject["startDate"] ?? node["arrivalTime"] ?? node["startTime"]
    let name = subject["name"]?.text ?? subject["touristAttraction"]?["name"]?.text ?? ""
    guard var item = item(name, nil, at: start) else { return nil }
    item.end = Self.moment(subject["endDate"] ?? node["departureTime"])
    item.place = Self.place(subject["location"] ?? subject["touristAttraction"])
    return item
  }

  private var car: ImportedItem? {
    let company = (subject["rentalCompany"] ?? subject["provider"] ?? node["provider"])?["name"]?.text
    let title = ["Rental car", company].compactMap { $0 }.joined(separator: ", ")
    var item = ride(title)
    item?.end = Self.moment(node["dropoffTime"])
    item?.endLabel = "Return"
    return item
  }

  private func ride(_ title: String) -> ImportedItem? {
    guard var item = item(title, .activity, at: node["pickupTime"]) else { return nil }
    item.icon = "🚗"
    item.place = Self.place(node["pickupLocation"])
    return item
  }

  private func seat(_ seat: JSONNode) -> String? {
    ["seatSection", "seatRow", "seatNumber"].compactMap { seat[$0]?.text }.joined(separator: " ").nonEmpty
  }

  // MARK: Values

  /// A date and time, with an offset or by the local clock. KItinerary gives the zone in a field next to it.
  private static func moment(_ node: JSONNode?) -> FoundMoment? {
    let text = node?["@value"]?.text ?? node?.text
    guard let text, let date = DateText(text), case .exact(let day) = date.day else { return nil }
    guard let time = date.time else { return FoundMoment(dates: [day]) }
    // The time is that of the place, whatever its offset, unless it is in UTC.
    let isInstant = node?["timezone"] == nil && time.zone == .offset(0)
    return FoundMoment(
      dates: [day], secondOfDay: time.secondOfDay, offset: isInstant ? 0 : nil, isUTC: isInstant)
  }

  /// A moment whose date may be in another field: `2026-07-08` and `15:00`.
  private static func moment(_ time: JSONNode?, on date: JSONNode?) -> FoundMoment? {
    if let whole = moment(time) { return whole }
    guard var day = moment(date) else { return nil }
    if let second = time?.text.flatMap({ TimeText($0) })?.secondOfDay { day.secondOfDay = second }
    return day
  }

  private static func place(_ node: JSONNode?) -> CustomItem.Location? {
    guard let node else { return nil }
    let address = node["address"]
    let parts = [
      node["name"]?.text, address?.text, address?["streetAddress"]?.text, address?["addressLocality"]?.text,
      address?["addressRegion"]?.text,
    ]
    var names: [String] = []
    for part in parts.compactMap({ $0?.singleSpaced.nonEmpty }) where !names.contains(part) { names.append(part) }
    let degrees = ["latitude", "longitude"].map { node["geo"]?[$0]?.text.flatMap { Double($0) } }
    return CustomItem.Location(found: names.joined(separator: ", "), degrees[0], degrees[1])
  }
}
