import Itinerary

/// What airlines, hotels and TripIt write into the events of their calendars. TripIt, by published examples, writes lines: the
/// address of the trip, the day and the local time of each end, `[Flight] MDW to PIT`, the carrier, the address, the telephone
/// number and the number of the booking.
extension ImportedItem {
  /// Whether an event of TripIt is the trip as a whole rather than a plan of it.
  var isEntireTrip: Bool {
    identity.hasSuffix("@tripit.com") && !identity.hasPrefix("uid item-") && start?.secondOfDay == nil
  }

  /// Moves what TripIt writes in the notes into fields, and removes what the event says elsewhere.
  mutating func readTripItLines() {
    guard notes.contains(where: { $0.contains("tripit.com") }) || identity.hasSuffix("@tripit.com") else { return }
    let kind = notes.lazy.compactMap(Self.marked).first
    isReservation = kind != nil
    if let kind, let mode = JourneyTitle.mode(of: kind.name) ?? Self.modes[kind.name],
      let ends = Self.ends(of: kind.text)
    {
      journey = ImportedJourney(mode: mode, from: ends.from, to: ends.to)
    }
    var left: [String] = []
    for line in notes where !isInOtherField(line) {
      let parts = line.split(separator: ",").map { String($0).singleSpaced }
      if line.hasPrefix(Self.address), let place = line.range(of: "http") {
        content.url = content.url ?? String(line[place.lowerBound...])
      } else if content.phone == nil, Self.isPhone(line) {
        content.phone = line
      } else if journey != nil, parts.count > 1, parts[0].last?.isNumber ?? false {
        journey?.carrier = parts[0]
        left += parts.dropFirst().filter(Self.hasValue)
      } else if parts.allSatisfy(Self.hasValue) || !line.hasPrefix("Terminal") {
        left.append(line)
      }
    }
    notes = left
  }

  private static let address = "View and/or edit details in TripIt"

  /// Whether the event itself says what a line says: its day, its times, its kind, its place or its end.
  private func isInOtherField(_ line: String) -> Bool {
    if line.hasPrefix("TripIt - organize") || Self.marked(line) != nil { return true }
    if ["Check-In:", "Check-Out:"].contains(where: line.hasPrefix) || journey != nil && line.hasPrefix("Arrive ") {
      return true
    }
    let isClock = line.contains(":") && line.first?.isNumber ?? false && line.count < 20 && !line.contains(" to ")
    return isClock && TimeText(line) != nil || TypedDate(line, in: .monthFirst) != nil
      || place?.name.map { NameKey($0) == NameKey(line) } ?? false
  }

  /// The kind of a plan and the text after it: `[Flight] MDW to PIT`.
  private static func marked(_ line: String) -> (name: String, text: String)? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    return (line[..<end].dropFirst().lowercased(), String(line[line.index(after: end)...]).trimmed)
  }

  private static let modes: [String: Leg.Mode] = ["rail": .train, "cruise": .ferry]

  private static func ends(of text: String) -> (from: String, to: String)? {
    guard let mark = text.range(of: " to ") else { return nil }
    let (from, to) = (String(text[..<mark.lowerBound]).singleSpaced, String(text[mark.upperBound...]).singleSpaced)
    return from.isEmpty || to.isEmpty ? nil : (from, to)
  }

  private static func isPhone(_ line: String) -> Bool {
    line.count { $0.isASCII && $0.isNumber } >= 7 && line.allSatisfy { $0.isNumber || "+-(). ".contains($0) }
  }

  /// Whether a part such as `Gate B4` has a value: TripIt writes `Gate` where the gate is open.
  private static func hasValue(_ part: String) -> Bool { !["Terminal", "Gate", ""].contains(part) }

  mutating func readJourneyTitle() {
    guard let read = JourneyTitle.journey(in: content.title, at: place?.name) else { return }
    journey = journey ?? read
    if let carrier = read.carrier { journey?.carrier = carrier }
    content.icon = content.icon ?? JourneyTitle.icon(read.mode)
  }
}
