/// The limits that a stated region or country sets to the cities of a name.
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
  static func isCounty(_ name: String) -> Bool { counties.contains(NameKey(name)) }

  /// Whether people count a city to a country, although the tables have it in another: `Hong Kong, China`, `San Juan,
  /// USA`, `Cardiff, England`, `Belfast, Ireland`.
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

  private static let counties = Set(
    """
    Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,County Durham,Cumbria,Derbyshire,Devon,\
    Dorset,East Riding of Yorkshire,East Sussex,East Yorkshire,Essex,Gloucestershire,Greater London,Greater Manchester,\
    Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,\
    Norfolk,North Yorkshire,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,\
    South Yorkshire,Staffordshire,Suffolk,Surrey,Sussex,Tyne and Wear,Warwickshire,West Midlands,West Sussex,\
    West Yorkshire,Wiltshire,Worcestershire,Yorkshire
    """.split(separator: ",").map { NameKey($0) })
}
