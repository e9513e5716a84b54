/// The key by which a city is matched: its whole string, ignoring case, diacritics and surrounding or doubled white
/// space.
package struct CityKey: Hashable, Sendable {
  package let folded: String

  package init(_ city: String) {
    folded = FoldedText(city).text
  }
}

/// A text in the form in which texts are compared and searched: without case, diacritics, surrounding and doubled
/// white space.
package struct FoldedText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = FoldedText.foldASCII(text) ?? FoldedText.foldUnicode(text)
  }

  private static func foldUnicode(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .compactMap { word in Latin.withoutDiacritics(String(word).lowercased()).nonEmpty }
      .joined(separator: " ")
  }

  /// Folds ASCII byte by byte, which is fast: every leg of a long trip asks for its cities. Nil for any other text.
  private static func foldASCII(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.contains(where: { $0 >= 0x80 }) { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { folded in
        var (count, isWordOver) = (0, false)
        for byte in bytes {
          if byte == 0x20 || (0x09...0x0D).contains(byte) {
            isWordOver = count > 0
            continue
          }
          if isWordOver {
            folded[count] = 0x20
            count += 1
          }
          folded[count] = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
          (count, isWordOver) = (count + 1, false)
        }
        return count
      }
    }
  }
}

/// The cities of a trip, as they are shown: `Chicago`, with the region only if two cities share a name.
package struct CityNames: Equatable, Sendable {
  private var ambiguous: Set<String> = []
  /// The cities meant by other names, such as the home of a trip by `Home`.
  private let aliases: [String: String]
  private let keepsDistricts: Bool

  /// The districts in which venues are, and the city that people name.
  private static let districts = ["Bronx, NY": "New York, NY", "Flushing, NY": "New York, NY"]

  /// - Parameters:
  ///   - aliases: the cities meant by other names.
  ///   - keepsDistricts: whether districts have their own names, as in a trip with a leg between two of one city.
  package init(_ cities: [String], aliases: [String: String] = [:], keepsDistricts: Bool = false) {
    (self.aliases, self.keepsDistricts) = (aliases, keepsDistricts)
    var (whole, short): (Set<String>, Set<String>) = ([], [])
    for city in cities.map(named) where whole.insert(CityKey(city).folded).inserted {
      let name = CityKey(CityNames.withoutRegion(city)).folded
      if !short.insert(name).inserted { ambiguous.insert(name) }
    }
  }

  /// The whole name of the city that is meant: `Boston, MA` for `Home`.
  package func whole(_ city: String) -> String { aliases[city] ?? city }

  private func named(_ city: String) -> String {
    let city = whole(city)
    return keepsDistricts ? city : CityNames.districts[city] ?? city
  }

  /// The name as it is shown: `Portland`, or `Portland, ME` in a trip that also sees `Portland, OR`.
  package func shown(_ city: String) -> String {
    let city = named(city)
    let short = CityNames.withoutRegion(city)
    if !ambiguous.isEmpty, ambiguous.contains(CityKey(short).folded) { return city }
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
