/// States, provinces and countries, by the names that schedules give them.
enum Regions {
  /// Returns the keys that a region may have in the tables, the most likely first: `TX` for `Texas` and `Tex.`; `DE`
  /// means Germany or Delaware.
  static func meanings(of name: String) -> [NameKey] {
    let key = NameKey(name)
    let others = (otherMeanings[key] ?? []).filter { $0 != key }
    return others + (isCounty(name) ? [NameKey("England")] : []) + [key]
  }

  /// Returns the key of a region in the tables: `TX` for `Texas`, `Spain` for `ES` or `España`.
  static func canonical(_ name: String) -> NameKey { meanings(of: name)[0] }

  /// Whether a text is a state or province of North America, as `TX`, `Texas` or `Tex.`.
  static func isState(_ name: String) -> Bool { meanings(of: name).contains(where: states.contains) }

  static func isProvince(_ name: String) -> Bool { meanings(of: name).contains { provinces.contains($0.text) } }

  /// Whether a text is a state of the United States.
  static func isStateOfUnion(_ name: String) -> Bool { isState(name) && !isProvince(name) }

  private static let provinces: Set<String> = [
    "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt",
  ]

  static func isUnitedStates(_ name: String) -> Bool {
    ["us", "usa", "united states", "united states of america"].contains(NameKey(name).text)
  }

  /// Whether a text is another name of a state or country than that in the tables, such as `Wis.` or `España`.
  static func isOtherName(_ name: String) -> Bool { otherMeanings[NameKey(name)] != nil }

  private static let stateNames = """
    Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL,Georgia GA,\
    Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,\
    Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,\
    New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,\
    Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,\
    Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,District of Columbia DC,D.C. DC,\
    Ontario ON,Quebec QC,British Columbia BC,Alberta AB,Manitoba MB,Saskatchewan SK,Nova Scotia NS,New Brunswick NB,\
    Newfoundland and Labrador NL,Newfoundland NL,Prince Edward Island PE,Yukon YT,Northwest Territories NT,Nunavut NU,\
    Ala. AL,Ariz. AZ,Ark. AR,Calif. CA,Cal. CA,Colo. CO,Conn. CT,Del. DE,Fla. FL,Ga. GA,Ill. IL,Ind. IN,Kan. KS,Kans. KS,\
    Ky. KY,La. LA,Md. MD,Mass. MA,Mich. MI,Minn. MN,Miss. MS,Mo. MO,Mont. MT,Neb. NE,Nebr. NE,Nev. NV,N.H. NH,N.J. NJ,\
    N.M. NM,N.Mex. NM,N.Y. NY,N.C. NC,N.D. ND,N.Dak. ND,Okla. OK,Ore. OR,Oreg. OR,Pa. PA,Penn. PA,Penna. PA,R.I. RI,S.C. SC,\
    S.D. SD,S.Dak. SD,Tenn. TN,Tex. TX,Vt. VT,Va. VA,Wash. WA,W.Va. WV,W. Va. WV,Wis. WI,Wisc. WI,Wyo. WY,Ont. ON,Que. QC,\
    P.Q. QC,N.-B. NB,N.-É. NS,C.-B. BC,Î.-P.-É. PE,T.-N.-L. NL,Alb. AB,B.C. BC,Alta. AB,Man. MB,Sask. SK,N.S. NS,N.B. NB,N.L. NL,Nfld. NL,P.E.I. PE,Washington DC DC
    """
  private static let otherNames = """
    Victoria=VIC,New South Wales=NSW,Queensland=QLD,Western Australia=WA,South Australia=SA,Tasmania=TAS,\
    Northern Territory=NT,Australian Capital Territory=ACT,CDMX=Mexico,MX=Mexico,MEX=Mexico,México=Mexico,Jalisco=Mexico,\
    Jal.=Mexico,Nuevo León=Mexico,Baja California=Mexico,Estado de México=Mexico,Edomex=Mexico,Querétaro=Mexico,\
    Sonora=Mexico,Son.=Mexico,Sinaloa=Mexico,Sin.=Mexico,Coahuila=Mexico,Coah.=Mexico,Tamaulipas=Mexico,Tamps.=Mexico,\
    Gto.=Mexico,Quintana Roo=Mexico,Q.R.=Mexico,Yucatán=Mexico,Yuc.=Mexico,S.L.P.=Mexico,\
    Guyana=GY,Eesti=EE,Latvija=LV,Lietuva=LT,Slovenija=Slovenia,Slovensko=Slovakia,Srbija=Serbia,ES=Spain,\
    España=Spain,ESP=Spain,FR=France,FRA=France,DE=Germany,Deutschland=Germany,GER=Germany,DEU=Germany,IT=Italy,Italia=Italy,\
    ITA=Italy,BR=Brazil,Brasil=Brazil,BRA=Brazil,SE=Sweden,Sverige=Sweden,SWE=Sweden,FI=Finland,Suomi=Finland,FIN=Finland,\
    CZ=Czechia,Czech Republic=Czechia,Česko=Czechia,CZE=Czechia,JP=Japan,JPN=Japan,KR=South Korea,KOR=South Korea,\
    Korea=South Korea,Republic of Korea=South Korea,IE=Ireland,IRL=Ireland,Éire=Ireland,Republic of Ireland=Ireland,\
    CH=Switzerland,SUI=Switzerland,CHE=Switzerland,Schweiz=Switzerland,Suisse=Switzerland,Svizzera=Switzerland,AT=Austria,\
    Österreich=Austria,AUT=Austria,NL=Netherlands,NED=Netherlands,NLD=Netherlands,Holland=Netherlands,\
    The Netherlands=Netherlands,Nederland=Netherlands,BE=Belgium,BEL=Belgium,België=Belgium,Belgique=Belgium,PT=Portugal,\
    POR=Portugal,PRT=Portugal,PL=Poland,POL=Poland,Polska=Poland,DK=Denmark,DEN=Denmark,DNK=Denmark,Danmark=Denmark,\
    NO=Norway,NOR=Norway,Norge=Norway,TR=Turkey,TUR=Turkey,Türkiye=Turkey,GR=Greece,GRE=Greece,GRC=Greece,Hellas=Greece,\
    HU=Hungary,Magyarország=Hungary,RO=Romania,România=Romania,HR=Croatia,CRO=Croatia,Hrvatska=Croatia,RU=Russia,\
    Russian Federation=Russia,ARG=Argentina,NZ=New Zealand,NZL=New Zealand,UAE=United Arab Emirates,\
    AE=United Arab Emirates,U.A.E.=United Arab Emirates,DO=Dominican Republic,DOM=Dominican Republic,PR=Puerto Rico,\
    PUR=Puerto Rico,P.R.=Puerto Rico,UK=United Kingdom,U.K.=United Kingdom,GB=United Kingdom,Great Britain=United Kingdom,\
    Britain=United Kingdom,GBR=United Kingdom,AUS=Australia,CAN=Canada,ENG=England,Engl.=England,SCO=Scotland,SCT=Scotland,\
    WAL=Wales,WLS=Wales,Cymru=Wales,NIR=Northern Ireland,N. Ireland=Northern Ireland,US=United States,USA=United States,\
    United States of America=United States,Georgia=GE,KSA=Saudi Arabia,RSA=South Africa,PRC=China,CHN=China,Monaco=MC,\
    Luxembourg=LU,Malta=MT,Cyprus=CY,Estonia=EE,Latvia=LV,Lithuania=LT,Belarus=BY,Bosnia and Herzegovina=BA,Albania=AL,\
    Kosovo=XK,North Macedonia=MK,Montenegro=ME,Moldova=MD,Armenia=AM,Kazakhstan=KZ,Uzbekistan=UZ,Bulgaria=BG,Andorra=AD,\
    San Marino=SM,Liechtenstein=LI,Gibraltar=GI,Bermuda=BM,Bahamas=BS,Barbados=BB,Iraq=IQ,Jordan=JO,Lebanon=LB,Kuwait=KW,\
    Oman=OM,Syria=SY,Bangladesh=BD,Sri Lanka=LK,Nepal=NP,Ghana=GH,Ivory Coast=CI,Senegal=SN,Cameroon=CM,Angola=AO,\
    Zimbabwe=ZW,Zambia=ZM,Uganda=UG,Tanzania=TZ,Ethiopia=ET
    """

  /// Whether a small part of a state or country has another clock, so that a town in no table may have either.
  static func hasSeveralClocks(_ region: NameKey) -> Bool { severalClocks.contains(region.text) }

  private static let severalClocks: Set<String> = [
    "or", "id", "nd", "sd", "ne", "ks", "tx", "fl", "tn", "ky", "in", "mi", "ak", "nv", "on", "qc", "bc", "nl", "nu",
    "nsw", "portugal", "spain", "chile", "ecuador", "new zealand", "indonesia", "mongolia",
  ]

  private static let otherMeanings: [NameKey: [NameKey]] = {
    var meanings: [NameKey: [NameKey]] = [:]
    for pair in stateNames.split(separator: ",") {
      let words = pair.split(separator: " ")
      guard let code = words.last else { continue }
      meanings[NameKey(words.dropLast().joined(separator: " ")), default: []].append(NameKey(code))
    }
    for pair in otherNames.split(separator: ",") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { meanings[NameKey(sides[0]), default: []].append(NameKey(sides[1])) }
    }
    return meanings
  }()

  private static let states = Set(
    stateNames.split(separator: ",").compactMap { $0.split(separator: " ").last.map { NameKey($0) } })
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
