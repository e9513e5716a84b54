import Itinerary
import Preferences
import Screen
import Store

struct PlacesCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "places", "Find cities, venues and places of your trips by name.",
    discussion: """
      Names that begin with the text come first, then names with a word that does. Coordinates, plus codes and map \
      links are read as in the form. Uses no network.
      """,
    examples: ["barnstorm places wrig", "barnstorm places portland --near Boston --json"])

  static var parameters: [Parameter<Self>] {
    argument(\.text, "text", help: "A name (a prefix is enough), coordinates, a plus code or a map link.")
    option(
      \.near, "--near", value: "item|city", takes: .oneOfAnyLook, help: "List places near this item or city first.")
    json(\.isJSON)
  }

  /// The largest number of places in the list.
  private static let most = 20

  private var text = ""
  private var near: String?
  private var isJSON = false

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let trips = try surroundings.home.readableTrips()
    let places = try found(near: near.map { try point(of: $0, in: trips, surroundings) }, in: trips)
    if isJSON { return outcome.answer(json: ["places": .array(places.map(value))]) }
    if places.isEmpty { return outcome.answer(lines: ["No places."]) }
    outcome.answer(lines: TextTable.lines(places.map(row)))
  }

  private func found(near: GeoPoint?, in trips: [Trip]) throws(Failure) -> [PlaceMatch] {
    let typed = TypedPlace(text, near: near)
    if let problem = typed.problem { throw Failure(problem) }
    if case .point(let point, let name) = typed {
      return [PlaceMatch(UserPlace(name: name ?? text.trimmed, point: point))]
    }
    return PlaceSearch(own: UserPlace.places(of: trips), near: near).matches(text, limit: Self.most)
  }

  /// Returns the point of a city, or of an item of one of the trips.
  private func point(of name: String, in trips: [Trip], _ surroundings: CommandContext) throws(Failure) -> GeoPoint {
    if let city = Gazetteer.shared.city(name) { return city.point }
    let wanted = name.lowercased()
    let items = trips.flatMap { trip in
      trip.itinerary.items.filter { $0.id.text.lowercased().hasPrefix(wanted) }.map { (trip, $0) }
    }
    guard let (trip, item) = items.first, !wanted.isEmpty else {
      throw Failure("no city and no item in your trips called \(JSONText.quoted(name))")
    }
    if items.count > 1 { throw Failure("\(JSONText.quoted(name)) could be one of \(items.count) items") }
    switch ItemLocations(trip).location(of: item) {
    case .at(let coordinate): return coordinate.point
    case .between(_, let to): return to
    case nil:
      throw Failure("no known location: \(surroundings.presentation().wording().name(of: item))")
    }
  }

  private func row(_ place: PlaceMatch) -> [String] {
    let point = "\(place.point.latitude),\(place.point.longitude)"
    return [place.name, place.kind.rawValue, place.city, point, place.timeZone]
  }

  private func value(_ place: PlaceMatch) -> JSONValue {
    [
      "name": .string(place.name), "kind": .string(place.kind.rawValue), "city": .string(place.city),
      "latitude": .number(place.point.latitude), "longitude": .number(place.point.longitude),
      "timeZone": .string(place.timeZone),
    ]
  }
}
