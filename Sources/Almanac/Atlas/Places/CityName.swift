package typealias CityKey = FoldedText

/// A text as texts are compared and searched: without case, diacritics, surrounding and doubled white space.
package struct FoldedText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = FoldedText.foldASCII(text) ?? FoldedText.foldUnicode(text)
  }

  private static func foldUnicode(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .compactMap { word in withoutDiacritics(String(word).lowercased()).nonEmpty }
      .joined(separator: " ")
  }

  /// Replaces each small Latin, Greek or Cyrillic letter with a diacritic by its base letter and drops combining marks.
  private static func withoutDiacritics(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      switch scalar {
      case "\u{DF}": result.add("ss")
      case "\u{E6}", "\u{1E3}", "\u{1FD}": result.add("ae")
      case "\u{153}": result.add("oe")
      default: result.append(bases[scalar] ?? scalar)
      }
    }
    return String(result)
  }

  private static let bases = Table(.letters).reduce(into: [Unicode.Scalar: Unicode.Scalar]()) { bases, row in
    for letter in row.text(1).unicodeScalars { bases[letter] = row.text(0).unicodeScalars.first }
  }

  /// Folds ASCII byte by byte, which is fast: every leg of a long trip asks for its cities. Nil for any other text.
  private static func foldASCII(_ text: String) -> String? {
    var folded: [UInt8] = []
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if let last = folded.last, last != 0x20 { folded.append(0x20) }
      } else {
        folded.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
      }
    }
    if folded.last == 0x20 { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }
}

/// The cities of a trip, as they are shown: `Chicago`, with the region only if two cities share a name.
package struct CityNames: Equatable, Sendable {
  private var ambiguous: Set<String> = []
  private let aliases: [String: String]
  private let keepsDistricts: Bool

  /// The districts in which venues are, and the city that people name.
  private static let districts = ["Bronx, NY": "New York, NY", "Flushing, NY": "New York, NY"]

  /// - Parameter keepsDistricts: Whether districts keep their names, as where a leg joins two of one city.
  package init(_ cities: [String], aliases: [String: String] = [:], keepsDistricts: Bool = false) {
    (self.aliases, self.keepsDistricts) = (aliases, keepsDistricts)
    var (full, short): (Set<String>, Set<String>) = ([], [])
    for city in cities.map(named) where full.insert(CityKey(city).text).inserted {
      let name = CityKey(CityNames.withoutRegion(city)).text
      if !short.insert(name).inserted { ambiguous.insert(name) }
    }
  }

  package func fullName(_ city: String) -> String { aliases[city] ?? city }

  private func named(_ city: String) -> String {
    let city = fullName(city)
    return keepsDistricts ? city : CityNames.districts[city] ?? city
  }

  /// The name as it is shown: `Portland`, or `Portland, ME` in a trip that also sees `Portland, OR`.
  package func displayed(_ city: String) -> String {
    let city = named(city)
    let short = CityNames.withoutRegion(city)
    if !ambiguous.isEmpty, ambiguous.contains(CityKey(short).text) { return city }
    return short
  }

  package static func areDistrictsOfOne(_ a: String, _ b: String) -> Bool {
    (districts[a] ?? a) == (districts[b] ?? b) && a != b
  }

  /// The name of a city without its region: `Portland` of `Portland, OR`.
  package static func withoutRegion(_ city: String) -> String {
    guard let comma = city.utf8.lastIndex(of: UInt8(ascii: ",")), comma > city.startIndex else { return city }
    return String(city[..<comma])
  }
}
