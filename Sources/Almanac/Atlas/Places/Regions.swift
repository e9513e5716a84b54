/// States, provinces and countries, by the names that schedules give them: the table `regions.tsv`.
package enum Regions {
  /// Returns the keys of a region in the tables, the likeliest first: `TX` for `Tex.`, Germany or Delaware for `DE`.
  package static func meanings(of name: String) -> [NameKey] {
    let key = NameKey(name)
    let others = (otherMeanings[key] ?? []).filter { $0 != key }
    return others + (isCounty(name) ? [NameKey("England")] : []) + [key]
  }

  /// Returns the key of a region in the tables: `TX` for `Texas`, `Spain` for `ES` or `España`.
  package static func canonical(_ name: String) -> NameKey { meanings(of: name)[0] }

  /// Whether a text is a state or province of North America, as `TX`, `Texas` or `Tex.`.
  package static func isState(_ name: String) -> Bool { meanings(of: name).contains(where: states.contains) }

  package static func isProvince(_ name: String) -> Bool { meanings(of: name).contains(where: provinces.contains) }

  package static func isStateOfUnion(_ name: String) -> Bool { isState(name) && !isProvince(name) }

  package static func isUnitedStates(_ name: String) -> Bool {
    ["us", "usa", "united states", "united states of america"].contains(NameKey(name).text)
  }

  /// Whether a text is another name of a state or country than that in the tables, such as `Wis.` or `España`.
  package static func isOtherName(_ name: String) -> Bool { otherMeanings[NameKey(name)] != nil }

  /// Whether a small part of a state or country has another clock, so that a town in no table may have either.
  package static func hasSeveralClocks(_ region: NameKey) -> Bool { severalClocks.contains(region) }

  private static func rows(_ kinds: String...) -> [(region: NameKey, names: [NameKey])] {
    Table(.regions).filter { kinds.contains($0.text(0)) }.map { row in
      (NameKey(row.text(1)), row.names(2).map { NameKey($0) })
    }
  }

  private static let otherMeanings = rows("state", "province", "other").reduce(into: [NameKey: [NameKey]]()) {
    for name in $1.names { $0[name, default: []].append($1.region) }
  }
  private static let provinces = Set(rows("province").map(\.region))
  private static let states = provinces.union(rows("state").map(\.region))
  private static let counties = Set(rows("county").flatMap(\.names))
  private static let severalClocks = Set(rows("severalClocks").flatMap(\.names))
}

extension Gazetteer {
  /// Whether a stated region or country rules out a city, which the tables have elsewhere.
  ///
  /// A code of two letters may be that of a province that no table has: `Belo Horizonte, MG`.
  func rulesOut(_ region: String, _ city: City) -> Bool {
    if Regions.isState(region) { return true }
    let key = NameKey(region).text
    guard isRegion(region) || Regions.isCounty(region), key.utf8.count > 2 || ["us", "uk", "gb"].contains(key) else {
      return false
    }
    return !Regions.meanings(of: region).contains { Regions.mayInclude($0.text, city) }
  }
}

extension Regions {
  /// Whether a text is a county of England, such as `Kent`; some are also cities elsewhere.
  package static func isCounty(_ name: String) -> Bool { counties.contains(NameKey(name)) }

  /// Whether people count a city to a country that is not the table's: `Hong Kong, China`, `Cardiff, England`.
  fileprivate static func mayInclude(_ country: String, _ city: Gazetteer.City) -> Bool {
    let isBritish = city.countryCode.text == "gb"
    switch country {
    case "england", "scotland", "wales", "northern ireland": return isBritish
    case "ireland": return isBritish && city.region.text == "northern ireland"
    default: return outlying[country]?.contains(city.countryCode.text) ?? false
    }
  }

  private static let outlying: [String: Set<String>] = [
    "united states": ["pr"], "china": ["hk", "mo", "tw"], "france": ["mc", "re"], "netherlands": ["cw"],
    "serbia": ["xk"], "israel": ["ps"],
  ]
}
