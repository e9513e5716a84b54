/// States, provinces and countries, by the names that schedules give them.
enum Regions {
  /// Returns the form in which the tables have a region: `TX` for `Texas`, `Spain` for `ES` or `España`.
  static func canonical(_ name: String) -> NameKey {
    let key = NameKey(name)
    return byName[key] ?? key
  }

  /// Whether a text is a state or province of the United States or Canada, as `TX` or `Texas`.
  static func isState(_ name: String) -> Bool { states.contains(canonical(name)) }

  static func isUnitedStates(_ name: String) -> Bool {
    ["us", "usa", "united states", "united states of america"].contains(NameKey(name).text)
  }

  private static let stateNames = """
    Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL,Georgia GA,\
    Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,\
    Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,\
    New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,\
    Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,\
    Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,District of Columbia DC,D.C. DC,\
    Ontario ON,Quebec QC,British Columbia BC,Alberta AB,Manitoba MB,Saskatchewan SK,Nova Scotia NS,New Brunswick NB,\
    Newfoundland and Labrador NL,Prince Edward Island PE
    """
  private static let otherNames = """
    Victoria=VIC,New South Wales=NSW,Queensland=QLD,Western Australia=WA,South Australia=SA,Tasmania=TAS,CDMX=Mexico,\
    MX=Mexico,MEX=Mexico,ES=Spain,España=Spain,FR=France,DE=Germany,Deutschland=Germany,GER=Germany,IT=Italy,Italia=Italy,\
    BR=Brazil,Brasil=Brazil,SE=Sweden,Sverige=Sweden,FI=Finland,CZ=Czechia,Czech Republic=Czechia,JP=Japan,KR=South Korea,\
    Korea=South Korea,IE=Ireland,CH=Switzerland,AT=Austria,NL=Netherlands,UAE=United Arab Emirates,AE=United Arab Emirates,\
    DO=Dominican Republic,PR=Puerto Rico,UK=United Kingdom,Great Britain=United Kingdom,GBR=United Kingdom,AUS=Australia,CAN=Canada,AUT=Austria,ENG=England,SCT=Scotland,WLS=Wales,NIR=Northern Ireland
    """

  private static let byName: [NameKey: NameKey] = {
    var byName: [NameKey: NameKey] = [:]
    for pair in stateNames.split(separator: ",") {
      let words = pair.split(separator: " ")
      byName[NameKey(words.dropLast().joined(separator: " "))] = words.last.map { NameKey($0) }
    }
    for pair in otherNames.split(separator: ",") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { byName[NameKey(sides[0])] = NameKey(sides[1]) }
    }
    return byName
  }()

  private static let states = Set(
    stateNames.split(separator: ",").compactMap { $0.split(separator: " ").last.map { NameKey($0) } })
}
