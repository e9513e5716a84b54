import Almanac
import Itinerary

/// Reads the journey that the title of an event names, as airlines, railways and mail programs write it: `WN1417 MDW to PIT`,
/// `Flight to New York (DL 1234)`, `ICE 1507: Dortmund Hbf ➡ Berlin Hbf`, `Train from London Kings Cross to Leeds`.
struct JourneyTitle {
  private let title: String
  private let words: [String]
  private let place: String?

  /// - Parameter place: the place of the event, from which a journey departs whose title names only its end.
  static func journey(in title: String, at place: String?) -> ImportedJourney? {
    JourneyTitle(title: title, words: title.split { !$0.isLetter && !$0.isNumber }.map(String.init), place: place)
      .journey
  }

  private var journey: ImportedJourney? {
    let number = flightNumber
    let airports = words.filter { word in
      word.count == 3 && word.allSatisfy { $0.isUppercase } && Gazetteer.shared.station(named: word, by: .flight) != nil
    }
    if airports.count == 2, number != nil || mode == .flight {
      return ImportedJourney(mode: .flight, from: airports[0], to: airports[1], carrier: number)
    }
    let named = mode ?? (number == nil ? nil : .flight)
    guard title.utf8.count <= 200 else { return nil }
    for (mark, isArrow) in Self.marks where named != nil || isArrow {
      guard let range = title.range(of: mark) else { continue }
      let (left, right) = (String(title[..<range.lowerBound]), String(title[range.upperBound...]))
      guard let to = Self.place(in: right, by: named ?? .train, isFirst: true),
        let from = Self.place(in: left, by: named ?? .train, isFirst: false)
          ?? (named == nil || mark == " - "
            ? nil : place.flatMap { Self.place(in: $0, by: named ?? .train, isFirst: true) })
      else { continue }
      let isOfStations = [from, to].contains { name in
        name.contains(where: \.isLowercase) && Gazetteer.shared.station(named: name, by: .train) != nil
      }
      guard named != nil || isOfStations else { continue }
      let carrier = named == .flight ? number : trainNumber
      return ImportedJourney(mode: named ?? .train, from: from, to: to, carrier: carrier)
    }
    return nil
  }

  /// The signs and words between the ends, those that are nothing else first.
  private static let marks: [(String, isArrow: Bool)] =
    [" -> ", " ➞ ", " → ", "→", " ➡ ", " ➡️ ", "➡", " ⟶ ", " > "].map { ($0, true) }
    + [" to ", " nach ", " vers ", " naar ", " till ", " para ", " à ", " – ", " — ", " - ", " a "].map { ($0, false) }

  // MARK: Places

  private static let maxWords = 8

  /// The longest name of a known place, the first or the last of several, with the words of its station behind it.
  private static func place(in text: String, by mode: Leg.Mode, isFirst: Bool) -> String? {
    let all = text.split(separator: " ").map(String.init)
    let words = Array(isFirst ? all.prefix(maxWords) : all.suffix(maxWords))
    for count in (1...6).reversed() where count <= words.count {
      let starts = Array(0...words.count - count)
      for start in isFirst ? starts : starts.reversed() {
        let name = words[start..<start + count].joined(separator: " ")
        guard isPlace(plain(name), by: mode) else { continue }
        let more = words[(start + count)...].prefix { $0.allSatisfy { $0.isLetter || $0 == "-" } && $0 != "-" }
        return plain(([name] + (name.last == "," ? [] : more)).joined(separator: " "))
      }
    }
    return nil
  }

  private static func plain(_ name: String) -> String {
    let isSign = { (character: Character) in "()[]:,;.|".contains(character) }
    return String(name.drop(while: isSign).reversed().drop(while: isSign).reversed())
  }

  private static func isPlace(_ name: String, by mode: Leg.Mode) -> Bool {
    guard let first = name.first, first.isUppercase || !first.isASCII && first.isLetter,
      Self.mode(of: NameKey(name).text) == nil
    else { return false }
    if name.count < 4, name.allSatisfy(\.isUppercase) {
      return mode == .flight && name.count == 3 && Gazetteer.shared.station(named: name, by: mode) != nil
    }
    return Gazetteer.shared.station(named: name, by: mode) != nil || Gazetteer.shared.city(name) != nil
  }

  // MARK: Means

  private var mode: Leg.Mode? {
    let signs = title.lazy.compactMap { $0.unicodeScalars.first.flatMap { BookingWords.sign[String($0)] } }
    if let sign = signs.first { return Leg.Mode(rawValue: sign) }
    return words.lazy.compactMap { Self.mode(of: NameKey($0).text) }.first ?? (trainNumber == nil ? nil : .train)
  }

  static func mode(of key: String) -> Leg.Mode? { BookingWords.mode[key].flatMap { Leg.Mode(rawValue: $0) } }

  /// The number of a train: `ICE 1507`, `TGV INOUI 6611`.
  private var trainNumber: String? {
    guard
      let index = words.indices.first(where: { index in
        index > 0 && BookingWords.trainProduct.contains(words[index - 1]) && words[index].allSatisfy(\.isNumber)
      })
    else { return nil }
    let isLonger = index > 1 && BookingWords.trainProduct.contains(words[index - 2])
    return words[(index - (isLonger ? 2 : 1))...index].filter { $0 != "Train" && $0 != "Zug" }.joined(separator: " ")
  }

  /// The number of a flight: `WN1417`, or `UA` and `1234`; nil for none.
  private var flightNumber: String? {
    for (index, word) in words.enumerated() {
      let (code, digits) = (word.prefix(2), word.dropFirst(2))
      guard code.count == 2, code.allSatisfy({ $0.isUppercase || $0.isNumber }), code.contains(where: \.isLetter),
        !BookingWords.trainProduct.contains(code)
      else { continue }
      let next = words.indices.contains(index + 1) ? words[index + 1] : ""
      let number = digits.isEmpty ? next : String(digits)
      if (1...4).contains(number.count), number.allSatisfy(\.isNumber) { return "\(code) \(number)" }
    }
    return nil
  }

  static func icon(_ mode: Leg.Mode) -> String? {
    switch mode {
    case .flight: "✈"
    case .train: "🚆"
    case .bus: "🚌"
    case .ferry: "⛴"
    default: nil
    }
  }
}
