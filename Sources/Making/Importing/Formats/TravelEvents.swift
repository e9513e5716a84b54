import Atlas
import Base
import Schedules
import TripCore

/// What airlines, hotels and TripIt write into the events of their calendars.
///
/// TripIt describes an event in lines of text: the address of the trip, the day and the local time of each end,
/// `[Flight] MDW to PIT`, the carrier, the address, the telephone number and the number of the booking. A stay is two events,
/// `Check-in: Palmer House` and `Check-out: Palmer House`. No real file was available: this follows published examples.
extension ImportedItem {
  /// Whether an event of TripIt is the trip as a whole rather than a plan of it.
  var isWholeTrip: Bool {
    identity.hasSuffix("@tripit.com") && !identity.hasPrefix("uid item-") && start?.secondOfDay == nil
  }

  /// Moves what TripIt writes in the notes into fields, and removes what the event says elsewhere.
  mutating func readTripItLines() {
    guard notes.contains(where: { $0.contains("tripit.com") }) || identity.hasSuffix("@tripit.com") else { return }
    let kind = notes.lazy.compactMap(Self.marked).first
    isReservation = kind != nil
    if let kind, let mode = Self.modes[kind.name], let ends = Self.ends(of: kind.text, between: [" to "]) {
      journey = ImportedJourney(by: mode, from: ends.from, to: ends.to, carrier: nil)
    }
    var left: [String] = []
    for line in notes where !isSaidElsewhere(line) {
      let parts = line.split(separator: ",").map { String($0).singleSpaced }
      if line.hasPrefix(Self.address), let place = line.range(of: "http") {
        url = url ?? String(line[place.lowerBound...])
      } else if phone == nil, Self.isPhone(line) {
        phone = line
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
  private func isSaidElsewhere(_ line: String) -> Bool {
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

  private static let modes: [String: Leg.Mode] = [
    "flight": .flight, "rail": .train, "train": .train, "ferry": .ferry, "cruise": .ferry, "bus": .bus,
  ]

  private static func ends(of text: String, between marks: [String]) -> (from: String, to: String)? {
    guard let mark = marks.lazy.compactMap({ text.range(of: $0) }).first else { return nil }
    let (from, to) = (String(text[..<mark.lowerBound]).singleSpaced, String(text[mark.upperBound...]).singleSpaced)
    return from.isEmpty || to.isEmpty ? nil : (from, to)
  }

  private static func isPhone(_ line: String) -> Bool {
    line.count { $0.isASCII && $0.isNumber } >= 7 && line.allSatisfy { $0.isNumber || "+-(). ".contains($0) }
  }

  /// Whether a part such as `Gate B4` has a value: TripIt writes `Gate` where the gate is open.
  private static func hasValue(_ part: String) -> Bool { !["Terminal", "Gate", ""].contains(part) }

  /// Reads the flight that a title names: `WN1417 MDW to PIT`, `Flight UA 1234 ORD - LAX`.
  mutating func readFlightTitle() {
    let words = title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let airports = words.filter { word in
      word.count == 3 && word.allSatisfy { $0.isUppercase } && Gazetteer.shared.station(named: word, by: .flight) != nil
    }
    guard airports.count == 2, let number = Self.flightNumber(in: words) else { return }
    let carrier = number
    journey = journey ?? ImportedJourney(by: .flight, from: airports[0], to: airports[1], carrier: carrier)
    journey?.carrier = carrier
    icon = icon ?? "✈"
  }

  /// Reads the journey by train that a title names as Deutsche Bahn does: `Hamburg Hbf -> München Hbf`.
  mutating func readTrainTitle() {
    guard journey == nil, let ends = Self.ends(of: title, between: [" -> ", " ➞ ", " → "]) else { return }
    let isStation = { (name: String) in
      name.contains(where: \.isLowercase) && Gazetteer.shared.station(named: name, by: .train) != nil
    }
    guard isStation(ends.from) || isStation(ends.to) else { return }
    journey = ImportedJourney(by: .train, from: ends.from, to: ends.to, carrier: nil)
    icon = icon ?? "🚆"
  }

  /// The number of a flight among some words: `WN1417`, or `UA` and `1234`; nil for none.
  private static func flightNumber(in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      let (code, digits) = (word.prefix(2), word.dropFirst(2))
      guard code.count == 2, code.allSatisfy({ $0.isUppercase || $0.isNumber }), code.contains(where: \.isLetter) else {
        continue
      }
      let next = words.indices.contains(index + 1) ? words[index + 1] : ""
      let number = digits.isEmpty ? next : String(digits)
      if (1...4).contains(number.count), number.allSatisfy(\.isNumber) { return "\(code) \(number)" }
    }
    return nil
  }
}

/// Joins the two events of a stay.
enum StayEvents {
  static func joined(_ items: [ImportedItem]) -> [ImportedItem] {
    var ends = items.indices.filter { name(of: items[$0], "check out") != nil }
    var taken: Set<Int> = []
    let stays: [ImportedItem] = items.map { item in
      guard let name = name(of: item, "check in") else { return item }
      var stay = item
      (stay.title, stay.category, stay.end, stay.endLabel) = (name, .hotel, nil, "Check-out")
      let fitting = ends.filter { self.name(of: items[$0], "check out") == name && isAfter(items[$0], item) }
      guard let end = fitting.min(by: { isAfter(items[$1], items[$0]) }) else { return stay }
      ends.removeAll { $0 == end }
      taken.insert(end)
      stay.end = items[end].start
      stay.reference = item.reference ?? items[end].reference
      stay.phone = item.phone ?? items[end].phone
      stay.notes += items[end].notes.filter { !item.notes.contains($0) }
      return stay
    }
    return stays.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// The hotel of an event whose title begins with a word such as `Check-in:`; nil for other events.
  private static func name(of item: ImportedItem, _ word: String) -> String? {
    guard let mark = item.title.firstIndex(of: ":"), NameKey(item.title[..<mark]).text == word else { return nil }
    return String(item.title[item.title.index(after: mark)...]).singleSpaced.nonEmpty
  }

  private static func isAfter(_ a: ImportedItem, _ b: ImportedItem) -> Bool {
    guard let a = a.start?.dates.first, let b = b.start?.dates.first else { return false }
    return a > b
  }
}
