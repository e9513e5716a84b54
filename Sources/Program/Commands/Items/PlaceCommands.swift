import Editor
import Itinerary
import Making
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
      \.near, "--near", value: "item|city", takes: .verbatimWord, help: "List places near this item or city first.")
    json
  }

  private static let limit = 20

  private var text = ""
  private var near: String?

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let trips = try context.storage.readableTrips()
    let places = try found(near: near.map { try point(of: $0, in: trips, context) }, in: trips)
    let rows = places.map { place in
      let point = "\(place.point.latitude),\(place.point.longitude)"
      return [place.name, place.kind.rawValue, place.city, point, place.timeZone]
    }
    let json = places.json { place in
      [
        "name": place.name, "kind": place.kind.rawValue, "city": place.city, "latitude": place.point.latitude,
        "longitude": place.point.longitude, "timeZone": place.timeZone,
      ]
    }
    outcome.output(in: context, json: ["places": json], lines: TextTable.lines(rows, none: "No places."))
  }

  private func found(near: GeoPoint?, in trips: [Trip]) throws(Failure) -> [PlaceMatch] {
    let typed = TypedPlace(text, near: near)
    if let problem = typed.problem { throw Failure(problem) }
    if case .point(let point, let name) = typed {
      return [PlaceMatch(UserPlace(name: name ?? text.trimmed, point: point))]
    }
    return PlaceSearch(own: UserPlace.places(of: trips), near: near).matches(text, limit: Self.limit)
  }

  private func point(of name: String, in trips: [Trip], _ context: CommandContext) throws(Failure) -> GeoPoint {
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
      throw Failure("no known location: \(context.displaySettings().wording().name(of: item))")
    }
  }
}

struct GroundsCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "grounds", "List the grounds you have visited.",
    discussion: """
      Counts the venues of games that are over, in all trips but the samples. --add takes a table with a column of venues, \
      and of cities and dates if you know them. A league is counted by the home grounds of its teams, and \
      the four of England also together.
      """,
    examples: ["barnstorm grounds", "barnstorm grounds --json", "barnstorm grounds --add ballparks.csv"])

  static var parameters: [Parameter<Self>] {
    option(
      \.file, "--add", value: "path", help: "Add grounds visited before, from a CSV file; - for standard input.",
      dash: .standardInput, completion: .files(["csv"]))
    settings(\.flags, .wording)
  }

  private var file: FilePath?
  private var flags = Flags()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    if let file { try add(file, context, &outcome) }
    let grounds = try context.storage.grounds(at: context.now())
    outcome.output(
      in: context,
      json: [
        "grounds": grounds.all.json { ground in
          [
            "venue": ground.venue, "city": ground.city, "league": ground.league, "games": ground.games,
            "first": ground.first, "last": ground.last,
          ]
        },
        "leagues": grounds.tallies.json { ["league": $0.name, "visited": $0.visited, "grounds": $0.grounds] },
      ],
      lines: lines(grounds, context.displaySettings(flags).wording()))
  }

  private func lines(_ grounds: Grounds, _ wording: Wording) -> [String] {
    if grounds.all.isEmpty { return ["No grounds visited yet."] }
    let leagues = grounds.tallies.map { [$0.name, "\($0.visited) of \($0.grounds)"] }
    let rows = grounds.all.map { ground in
      [
        ground.venue, wording.cities.displayed(ground.city), Wording.counted(ground.games, "game"),
        ground.last.map { "last \(wording.fullDate($0))" } ?? "",
      ]
    }
    return TextTable.lines(leagues) + (leagues.isEmpty ? [] : [""]) + TextTable.lines(rows)
  }

  private func add(_ file: FilePath, _ context: CommandContext, _ outcome: inout Outcome) throws {
    let bytes = try context.storage.importedFile(file)
    guard let table = GroundsTable(bytes, dates: context.typedDates(flags)) else {
      throw Failure("\(file): no column of venues; name it \"venue\" in the first line")
    }
    for name in table.unknown { outcome.report("unknown venue \(JSONText.quoted(name)); add its city in a column") }
    if !context.isDryRun { try context.storage.add(table.visits) }
  }
}
