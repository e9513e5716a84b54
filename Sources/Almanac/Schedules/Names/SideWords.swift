/// Words that say whether a club plays at home, in the languages of the tables: `Away`, `Road game`, `Heim`,
/// `Trasferta`.
enum SideWords {
  /// Returns the side that a whole text means: `Away`, `Home game`, `On the road`.
  static func side(_ text: String) -> Matchup.Side? {
    let key = NameKey(text).text
    if let side = sides[key] { return side }
    guard let last = key.split(separator: " ").last, gameWords.contains(String(last)), key.utf8.count > last.utf8.count
    else { return nil }
    return sides[String(key.dropLast(last.count + 1))]
  }

  /// Returns the side that a text means in a column of sides: a word, or a letter that begins a word of the heading,
  /// such as `R` under `Home/Road`.
  static func side(_ text: String, under heading: String) -> Matchup.Side? {
    if text == "@" { return .away }
    let key = NameKey(text).text
    if let side = side(text) ?? columnSides[key] { return side }
    guard key.utf8.count == 1 else { return nil }
    let words = NameKey(heading).text.split(separator: " ").filter { $0.hasPrefix(key) }
    if let side = words.compactMap({ word(String($0)) ?? letter(String($0)) }).first { return side }
    if let side = letters[key] { return side }
    return spanishHeadings.contains(NameKey(heading).text) ? letter(key) : nil
  }

  /// Returns the side that a field of signs means: `@`, `vs`.
  static func sign(_ text: String) -> Matchup.Side? {
    switch text.lowercased() {
    case "@", "at": return .away
    case "vs", "vs.": return .home
    default: return nil
    }
  }

  /// Whether a text in a column of sides means that neither team is at home.
  static func isNeutral(_ text: String) -> Bool {
    ["n", "neutral", "neutral site", "neutral venue", "neutral ground"].contains(NameKey(text).text)
  }

  /// Whether a heading has words for both sides and no others: `V/H`, `Home or Road`, `Heim/Auswärts`.
  static func isHeading(_ key: String) -> Bool {
    let words = key.split(separator: " ").map(String.init).filter { !["or", "vs", "n", "neutral"].contains($0) }
    guard words.count == 2 else { return false }
    let sides = words.map { word($0) ?? letter($0) }
    return sides.contains(.home) && sides.contains(.away)
  }

  /// Returns the side that yes or no means in a column such as `Home?`; nil for other texts.
  static func side(_ text: String, ifYes side: Matchup.Side) -> Matchup.Side? {
    let key = NameKey(text).text
    if ["true", "yes", "y", "1", "t", "x", "si", "ja", "oui", "sim"].contains(key) { return side }
    return ["false", "no", "n", "0", "f", "nein", "non", "nao"].contains(key) ? (side == .home ? .away : .home) : nil
  }

  private static func word(_ key: String) -> Matchup.Side? { sides[key] ?? columnSides[key] ?? letters[key] }

  /// Returns the side of a letter of a language in which it is next to its opposite, such as `L` and `V`.
  private static func letter(_ key: String) -> Matchup.Side? {
    ["l": .home, "c": .home, "v": .away][key]
  }

  private static let sides: [String: Matchup.Side] = {
    let home = "home,at home,heim,heimspiel,zu hause,zuhause,thuis,casa,en casa,in casa,em casa,domicile,a domicile"
    let away = """
      away,road,on the road,road trip,visitor,visitors,visiting,auswarts,auswaerts,auswartsspiel,auswaertsspiel,uit,fuera,\
      fora,visitante,trasferta,in trasferta,exterieur,a lexterieur,a l exterieur,deplacement,en deplacement
      """
    var sides: [String: Matchup.Side] = [:]
    for word in home.split(separator: ",") { sides[String(word)] = .home }
    for word in away.split(separator: ",") { sides[String(word)] = .away }
    return sides
  }()

  /// Words that mean a side only in a column: `Local` in a text may be a channel.
  private static let columnSides: [String: Matchup.Side] = [
    "local": .home, "host": .home, "hosts": .home, "hemma": .home, "hjemme": .home, "koti": .home, "vs": .home,
    "guest": .away, "visita": .away, "gast": .away, "borta": .away, "borte": .away, "ude": .away, "vieras": .away,
    "at": .away,
  ]
  private static let letters: [String: Matchup.Side] = ["h": .home, "a": .away, "r": .away]
  private static let spanishHeadings: Set<String> = ["condicion", "localia"]
  private static let gameWords: Set<String> = ["game", "games", "match", "fixture"]
}
