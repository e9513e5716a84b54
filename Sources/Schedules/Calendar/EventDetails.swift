import Atlas
import ItineraryCore

/// The fields that the description of an event has as lines: `Status: Postponed`, `Venue: Allen Fieldhouse`.
struct EventDetails {
  private(set) var status: Game.Status?
  private(set) var place: String?

  /// Takes the first lines of a description.
  init(_ description: String) {
    guard description.utf8.contains(UInt8(ascii: ":")) else { return }
    for line in description.split(whereSeparator: \.isNewline).prefix(40) {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { continue }
      let value = line[line.index(after: colon)...].singleSpaced
      guard !value.isEmpty, line[..<colon].utf8.count < 30 else { continue }
      let key = NameKey(line[..<colon]).text
      if EventDetails.statusKeys.contains(key) { status = status ?? StatusWords.status(in: value) }
      if EventDetails.placeKeys.contains(key), !PlaceWords.isNone(value) { place = place ?? value }
    }
  }

  private static let statusKeys: Set<String> = ["status", "game status", "match status", "event status"]
  private static let placeKeys: Set<String> = [
    "venue", "location", "stadium", "arena", "facility", "ballpark", "where", "site", "field", "place", "rink",
    "spielort",
    "stadion", "estadio", "stade", "game location", "venue name",
  ]
}
