/// What the name of a league or competition shows: its badge, and which team its sport names first.
package enum Competition {
  /// The text of the badge: `UCL` for `UEFA Champions League`, `2.BL` for `2. Bundesliga`.
  package static func badge(_ name: String) -> String {
    let folded = FoldedText(name).text
    if !Fact.american.holds(folded), let known = Fact.badge[folded] { return known }
    // A season is not part of the name: `World Cup 2026`.
    let words = name.split(separator: " ")
    if words.count > 1, let last = words.last, last.count >= 4, last.prefix(4).allSatisfy(\.isNumber) {
      return badge(words.dropLast().joined(separator: " "))
    }
    if name.count <= longestBadge { return name }
    let initials = name.split { !$0.isLetter && !$0.isNumber }.compactMap(\.first).filter {
      $0.isUppercase || $0.isNumber
    }
    return initials.count > 1 ? String(initials.prefix(longestBadge)) : String(name.prefix(longestBadge))
  }

  /// The badge of `Primera División`, the name of the first league in many countries.
  private static let openBadge = "Primera"

  package static func badge(_ name: String, of league: String?) -> String {
    let badge = badge(name)
    return badge == openBadge ? league.map { self.badge($0) } ?? badge : badge
  }

  private static let longestBadge = 12

  /// Whether two teams of a league, as the tables or its badge call it, meet once a season at either home. Those of
  /// Scotland, Austria, Denmark or Switzerland meet more often.
  package static func meetsOnce(_ league: String) -> Bool {
    [league, badge(league)].contains { Fact.doubleRound.holds(FoldedText($0).text) }
  }

  /// Whether a competition is the league of a club, under its own name or one that it shares: both the English and the
  /// Swiss have a `National League`. The cups of hockey and handball are not the league of a club of their table.
  package static func isName(_ competition: String, of league: String) -> Bool {
    let (badge, own) = (badge(competition), badge(league))
    return badge == own && !["CHL", "EHF CL"].contains(own) || own == "Swiss NL" && badge == "NL"
      || own == "LaLiga" && badge == openBadge
  }

  // MARK: Sports

  /// The sport of a league, which decides the clubs that can meet.
  package enum Sport: String, Sendable {
    case hockey, handball, basketball
    case american
    case other

    /// Whether its clubs share names with clubs of football, and nicknames with teams of North America.
    package var isIndoor: Bool { self != .american && self != .other }
  }

  /// Returns the sport of a league or competition; those of hockey, handball and basketball are the ones of Europe.
  package static func sport(of league: String) -> Sport {
    let name = FoldedText(league).text
    return Fact.american.holds(name) ? .american : Fact.badge[name].flatMap(indoor) ?? .other
  }

  private static func indoor(_ badge: String) -> Sport? { Fact.sport[badge].flatMap(Sport.init) }

  /// Whether a title or the name of a competition says that it is of football or rugby.
  package static func isOutdoor(_ title: String) -> Bool {
    let name = FoldedText(title).text
    let words = name.split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: Fact.indoorWord.holds) { return false }
    return words.contains(where: Fact.outdoorWord.holds)
      || Fact.badge[name].map { indoor($0) == nil && $0 != "NL" && $0 != "Friendly" } ?? false
  }

  // MARK: The order of teams

  /// Whether the home team is named first, as in football, rugby, handball, cricket, and hockey and basketball in
  /// Europe, and not last, after `@`; nil if the names do not decide.
  package static func namesHomeFirst(_ names: [String]) -> Bool? {
    for name in names {
      let folded = FoldedText(name).text
      if Fact.american.holds(folded) { return false }
      if Fact.homeFirst.holds(folded) || Fact.badge.holds(folded) { return true }
      let words = folded.split { !$0.isLetter && !$0.isNumber }
      if words.contains(where: Fact.americanWord.holds) { return false }
      if words.contains(where: Fact.homeFirstWord.holds) { return true }
    }
    return nil
  }

  /// Whether people in a zone write the home team first: everywhere but in the United States and Canada.
  package static func isHomeFirst(in timeZone: String) -> Bool {
    let parts = timeZone.split(separator: "/")
    guard parts.count > 1, continents.contains(String(parts[0])) else { return false }
    return !Fact.northAmericanZone.holds(parts[1])
  }

  private static let continents = [
    "Europe", "Africa", "Asia", "Australia", "Atlantic", "Indian", "Pacific", "Arctic", "America",
  ]

  /// Whether a name is in the table of badges, which has competitions of football and rugby, and of indoor sports in Europe.
  package static func isListed(_ name: String) -> Bool { Fact.badge.holds(FoldedText(name).text) }

  package static func isAmerican(_ league: String) -> Bool { Fact.american.holds(FoldedText(league).text) }

  // MARK: The table

  /// The lists of the table `competitions.tsv`, of folded names, badges, words or zones.
  package enum Fact: String {
    case badge, sport, minutes, doubleRound, american, americanWord, homeFirst, homeFirstWord, indoorWord, outdoorWord
    case northAmericanZone

    private static let lists: [Fact: [String: String]] = Table(.competitions).lists()

    package subscript(name: some StringProtocol) -> String? { Fact.lists[self]?[String(name)] }

    func holds(_ name: some StringProtocol) -> Bool { self[name] != nil }
  }
}
