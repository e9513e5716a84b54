struct LocationParts {
  private(set) var parts: [LocationPart] = []

  init(_ raw: String) {
    let text = LocationParts.withoutAt(raw)
    let full = LocationPart(text.singleSpaced)
    if full.isVenue {
      parts = [full]
      return
    }
    var plain = ""
    for character in text.prefix(500) {
      plain += LocationParts.marks.contains(character) || character.isNewline ? "," : String(character)
    }
    let pieces = LocationParts.withoutBrackets(plain).split(separator: ",").map(\.singleSpaced)
      .filter { !$0.isEmpty }.prefix(12)
    let isOnly = pieces.count == 1
    for (index, piece) in pieces.enumerated() {
      let isBeforeRegion = index + 1 < pieces.count && LocationPart(pieces[index + 1]).isRegion
      parts += LocationParts.split(piece, always: isOnly || isBeforeRegion)
    }
    if let first = parts.first { parts = [first] + parts.dropFirst().filter { !$0.name.isEmpty || $0.isVenue } }
  }

  private static func withoutAt(_ text: String) -> String {
    if !Gazetteer.shared.venues(named: text).isEmpty { return text }
    let mark = ["@ ", "at ", "At "].first { text.hasPrefix($0) }
    return mark.map { String(text.dropFirst($0.utf8.count)) } ?? text
  }

  private static let marks: Set<Character> = [";", "|", "·", "•", "\t"]

  /// Makes a part of brackets with a city or region: `Wrigley Field (Chicago, IL)`. Others stay with their name.
  private static func withoutBrackets(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return text }
    let inner = text[text.index(after: open)..<close]
    let isPlace = inner.split(separator: ",").map { LocationPart($0.singleSpaced) }.contains {
      $0.isRegion || $0.isCity || $0.cityAndRegion != nil
    }
    return isPlace ? text[..<open] + "," + inner + "," + text[text.index(after: close)...] : text
  }

  /// Splits `Hohokam Stadium - Mesa`, but neither a venue with a hyphen in its name nor two names that are not places.
  private static func split(_ piece: String, always: Bool) -> [LocationPart] {
    let full = LocationPart(piece)
    if full.isVenue { return [full] }
    for mark in [" - ", " – ", " — ", " / ", " @ ", " in "] {
      guard let range = piece.range(of: mark) else { continue }
      let sides = [String(piece[..<range.lowerBound]), String(piece[range.upperBound...])].map {
        LocationPart($0.singleSpaced)
      }
      let isPlace = sides.contains { $0.isCity && !$0.hasVenueWord || $0.isRegion || $0.cityAndRegion != nil }
      if isPlace || sides[0].isVenue || always && mark != " in " && mark != " / " { return sides }
    }
    return [full]
  }
}

struct LocationPart: Equatable {
  let text: String
  /// The part without a postal code: `Chicago` for `60613 Chicago`, `IL` for `IL 60613`; empty for `60613`.
  let name: String
  let hasPostalCode: Bool

  init(_ text: String) {
    self.text = text
    let words = text.split(separator: " ")
    var bare = words[...]
    while let first = bare.first, bare.count > 1, LocationPart.isCode(first) { bare = bare.dropFirst() }
    if let code = bare.firstIndex(where: LocationPart.isCode) { bare = bare[..<code] }
    name = bare.joined(separator: " ")
    hasPostalCode = bare.count < words.count
  }

  var isVenue: Bool { !Gazetteer.shared.venues(named: text).isEmpty }
  var isCity: Bool { Gazetteer.shared.hasCity(name) }
  /// Whether the part may be an unknown city: one to four words without a number.
  var mayBeCity: Bool { name.split(separator: " ").count <= 4 && !name.contains(where: \.isNumber) && !isStreet }
  var isRegion: Bool { Gazetteer.shared.isRegion(name) }
  var isCounty: Bool { Regions.isCounty(name) }
  /// Whether the part is a region rather than a city of that name elsewhere: `Virginia` in South Africa.
  var isOnlyRegion: Bool {
    guard isRegion else { return false }
    let cities = Gazetteer.shared.cities(named: name, in: nil)
    if cities.isEmpty { return false }
    if Regions.isState(name), cities.allSatisfy({ !["us", "ca"].contains($0.countryCode.text) }) { return true }
    return cities.allSatisfy { $0.isOutside(region: name) && $0.population < LocationPart.largeCity }
  }
  /// The inhabitants in thousands of a city that may be meant although a region has its name: `Washington`, `Victoria`.
  private static let largeCity = 200
  var hasTowns: Bool { Regions.isState(name) || isCounty }

  /// City and region in one part: `Chicago IL`, `London, England` without the comma, `Washington D.C.`.
  var cityAndRegion: (String, String)? {
    let words = name.split(separator: " ")
    for count in 1...2 where words.count > count {
      let (city, region) = (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
      if Gazetteer.shared.isRegion(region), Gazetteer.shared.hasCity(city, in: region) { return (city, region) }
    }
    return nil
  }

  /// The large city behind an unknown venue: `Motorpoint Arena Nottingham`.
  var cityAtEnd: String? {
    let words = name.split(separator: " ")
    for count in [2, 1] where words.count > count && !isStreet {
      let (venue, city) = (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
      let part = LocationPart(venue)
      guard part.hasStrongVenueWord || part.hasVenueWord, !LocationPart(city).hasVenueWord else { continue }
      if let largest = Gazetteer.shared.cities(named: city, in: nil).first, largest.population >= 100 { return city }
    }
    return nil
  }

  /// An unknown city before the code of its state: `Storrs CT`.
  var codedCity: (String, String)? {
    let words = name.split(separator: " ")
    guard words.count > 1, !hasVenueWord, let code = words.last, code.utf8.count == 2, code == code.uppercased(),
      Regions.isState(String(code))
    else { return nil }
    return (words.dropLast().joined(separator: " "), String(code))
  }

  /// Whether the part is a street with a house number: `1060 W Addison St`, `Egerstrasse 3`.
  var isStreet: Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last, !isVenue else { return false }
    let hasStreet =
      words.dropFirst().contains { WordList.street.contains(NameKey($0).text) }
      || words.contains(where: LocationPart.isStreetName)
    return first.allSatisfy(\.isNumber) ? hasStreet || !isCity : hasStreet && last.contains(where: \.isNumber)
  }

  var hasVenueWord: Bool {
    let words = NameKey(text).text.split(separator: " ")
    return hasStrongVenueWord || words.dropFirst().contains { WordList.venueEnd.contains($0) }
  }

  /// Whether the part is rather a venue than an unknown town: `Some Park`, `Centre Bell`, `Section 4`.
  var namesVenue: Bool {
    let first = NameKey(text).text.split(separator: " ").first.map(String.init) ?? ""
    return isVenue || hasVenueWord || !mayBeCity
      || ["centre", "colisee", "complexe", "pavillon", "parc"].contains(first)
  }

  /// Whether a word indicates a venue and never occurs in names of cities.
  var hasStrongVenueWord: Bool {
    NameKey(text).text.split(separator: " ").contains { word in
      WordList.venue.contains(word)
        || ["stadion", "halle", "arena", "dome", "stadium"].contains {
          word.utf8.count > $0.utf8.count && word.hasSuffix($0)
        }
    }
  }

  /// Whether a word may be part of a postal code: `60613`, `F-75016`, `M5V`.
  private static func isCode(_ word: Substring) -> Bool {
    let isAllowed = { (byte: UInt8) in (48...57).contains(byte) || (65...90).contains(byte) || byte == UInt8(ascii: "-")
    }
    let isShort = word.utf8.count < 3 && word.utf8.allSatisfy { (48...57).contains($0) }
    return word.utf8.count <= 10 && !isShort && word.utf8.allSatisfy(isAllowed)
      && word.utf8.contains { (48...57).contains($0) }
  }

  private static func isStreetName(_ word: Substring) -> Bool {
    let word = NameKey(word).text
    return ["strasse", "straße", "str", "platz", "allee", "weg", "straat", "laan", "gatan", "vej"].contains {
      word.utf8.count > $0.utf8.count + 1 && word.hasSuffix($0)
    }
  }
}
