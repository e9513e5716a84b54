/// Fields given as lines in the description of an event: `Status: Postponed`, `Venue: Allen Fieldhouse`.
struct EventDetails {
  private(set) var status: Game.Status?
  private(set) var place: String?
  /// Whether there is a line such as `Time: TBD`. A television channel may also be `TBD`.
  private(set) var saysTimeIsOpen = false
  /// Whether a short line says that the game may not be played: `*If necessary`.
  private(set) var isIfNecessary = false

  init(_ description: String) {
    let lines = description.lines
    for line in lines.prefix(40) { readField(line) }
    saysTimeIsOpen = lines.contains(where: EventDetails.saysTimeIsOpen)
    isIfNecessary = lines.contains { $0.utf8.count < 40 && StatusWords.isIfNecessary(String($0)) }
  }

  private mutating func readField(_ line: Substring) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].utf8.count < 30
    else { return }
    let key = NameKey(line[..<colon]).text
    let isPlace = WordList.placeField.contains(key)
    guard isPlace || WordList.statusField.contains(key) else { return }
    let value = line[line.utf8.index(after: colon)...].singleSpaced
    if value.isEmpty { return }
    if !isPlace {
      status = status ?? StatusWords.status(in: value)
    } else if !PlaceWords.isNone(value) {
      place = place ?? value
    }
  }

  private static func saysTimeIsOpen(_ line: Substring) -> Bool {
    let words = NameKey(line).text.split(separator: " ")
    return words.contains(where: StatusWords.isUndetermined)
      && (words.count == 1 || words.contains { ["time", "start", "tipoff", "kickoff"].contains($0) })
  }
}
