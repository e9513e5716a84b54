/// The meaning of the league that a game itself names.
struct NamedLeague {
  let league: String?
  /// The leagues whose teams meet in it, if it is a cup of women or of rugby clubs, which have names that others have, too.
  let cup: Set<String>?
  /// The leagues whose clubs play under it, if it has the name of several, or is a cup of an indoor sport.
  let meeting: [String]
  /// Whether ``meeting`` are leagues that share the name, so that a club of none of them is unknown.
  let isShared: Bool
  let isUnlisted: Bool

  init(_ name: String) {
    let shared = LeagueNames.leagues(sharing: name)
    league = shared.isEmpty ? LeagueNames.canonical(name) : nil
    isShared = !shared.isEmpty
    let isOfOthers = UnlistedLeagues.isOfOtherTeams(name)
    meeting = isOfOthers ? [] : isShared ? shared : LeagueNames.leagues(meetingIn: name)
    if let league {
      (cup, isUnlisted) = (nil, isOfOthers && !UnlistedLeagues.withWomen.contains(league))
      return
    }
    cup = NamedLeague.cup(name, isOfOthers: isOfOthers)
    // `KBO` is a league, though not in the tables; `Regular Season` isn't.
    let isCode = name.utf8.count <= 5 && name.utf8.allSatisfy { (65...90).contains($0) } && !Competition.isListed(name)
    isUnlisted =
      isCode || isOfOthers || UnlistedLeagues.isNamed(in: name) || Competition.sport(of: name).isIndoor
  }

  private static func cup(_ name: String, isOfOthers: Bool) -> Set<String>? {
    let key = NameKey(name)
    if UnlistedLeagues.isOfWomensTeams(name), WordList.womensCup.isNamed(in: key) { return UnlistedLeagues.ofWomen }
    if isOfOthers { return nil }
    if WordList.rugbyCup.isNamed(in: key) { return rugby }
    return WordList.southAmericanCup.isNamed(in: key) ? TeamTable.southAmerican : nil
  }

  private static let rugby: Set<String> = ["PREM", "Top14", "URC", "SixNations"]

  /// Whether teams of two leagues may meet, rather than a football club and one of rugby, or women and men.
  static func mayMeet(_ league: String, _ other: String) -> Bool {
    [rugby, UnlistedLeagues.ofWomen].allSatisfy { $0.contains(league) == $0.contains(other) }
  }
}
