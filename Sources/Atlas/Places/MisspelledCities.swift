import Base

/// Places whose names a text misspells.
extension Gazetteer {
  private static let citySpellings = Spellings(allNames: shared.allCities.map(\.name))
  private static let listedVenues = shared.allVenues
  private static let venueSpellings = Spellings(allNames: listedVenues.map { NameKey($0.name) })

  /// Returns the city of a region whose name a text misspells; nil if there is none, or if several are as near.
  package func city(misspelt name: String, in region: String) -> Place? {
    let meanings = Regions.meanings(of: region)
    let near = Gazetteer.citySpellings.nearest(to: name) { allCities[$0].isIn(meanings) }
    return near.count == 1 ? allCities[near[0]].place : nil
  }

  /// Returns the venue whose present name a text misspells; nil if there is none, or if several are as near.
  ///
  /// - Parameter region: The region or country of the venue if one is given.
  package func venue(misspelt name: String, in region: String?) -> Venue? {
    // Short names of venues are too much alike: `Ford Field` and a `Fort Field` of tomorrow.
    guard name.count(where: \.isLetter) >= 10 else { return nil }
    let near = Gazetteer.venueSpellings.nearest(to: name, slips: 1) { number in
      region.map { isCity(Gazetteer.listedVenues[number].place.city, in: $0) ?? true } ?? true
    }
    return near.count == 1 ? Gazetteer.listedVenues[near[0]] : nil
  }
}

/// The names of a table by their first letters, which a misspelling mostly leaves.
private struct Spellings: Sendable {
  private struct Name {
    var name: SpelledName
    var number: Int
  }

  private let names: [Character: [Name]]

  init(allNames: [NameKey]) {
    var names: [Character: [Name]] = [:]
    for (number, key) in allNames.enumerated() {
      guard let first = key.text.first else { continue }
      names[first, default: []].append(Name(name: SpelledName(key.text), number: number))
    }
    self.names = names
  }

  /// Returns the numbers in the table of the names that are nearest to a misspelt one.
  ///
  /// - Parameters:
  ///   - most: The largest number of slips.
  ///   - isThere: Whether a name of the table may be meant; asked of near ones only.
  func nearest(to text: String, slips most: Int = .max, where isThere: (Int) -> Bool) -> [Int] {
    let key = NameKey(text).text
    let name = SpelledName(key)
    var (near, fewest): ([Int], Int) = ([], most)
    for other in key.first.flatMap({ names[$0] }) ?? [] {
      guard let slips = name.slips(insteadOf: other.name), slips <= fewest, isThere(other.number) else { continue }
      if slips < fewest { near = [] }
      fewest = slips
      near.append(other.number)
    }
    return near
  }
}
