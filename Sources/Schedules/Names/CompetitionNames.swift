import Atlas
import Base

/// What a column of competitions says: the competition, or only the part of a season.
enum CompetitionNames {
  /// Returns the competition that a field names; nil for a round or a part of the season.
  static func name(_ text: String) -> String? {
    let words = NameKey(text).text.split(separator: " ")
    guard words.contains(where: { $0.count > 1 && $0.contains(where: \.isLetter) }),
      !words.allSatisfy({ rounds.contains(String($0)) || $0.allSatisfy(\.isNumber) })
    else { return nil }
    return text.singleSpaced
  }

  private static let rounds: Set<String> = [
    "regular", "season", "preseason", "pre", "postseason", "post", "playoff", "playoffs", "round", "week", "matchday",
    "matchweek", "final", "finals", "spring", "training", "exhibition", "conference", "division", "spieltag", "jornada",
    "giornata", "journee", "conf", "non", "group", "stage", "reg", "div",
  ]

  /// Returns the league of a game: the clubs' own if the competition is theirs or unknown, otherwise that of the
  /// competition, so that a night of the Champions League is one league.
  ///
  /// - Parameters:
  ///   - clubs: The leagues of the home team and of the other.
  ///   - named: The league that the entry names.
  static func league(of clubs: [String?], _ named: String?, in competition: String?) -> String? {
    guard let club = clubs.lazy.compactMap({ $0 }).first else { return competition ?? named }
    if Competition.isAmerican(club) { return club }
    guard let competition else {
      // Clubs of two leagues meet only in a cup.
      if Set(clubs).count > 1, let named, isCup(named) { return named }
      return club
    }
    let isOwn = Competition.isName(competition, of: club) || NameKey(competition) == NameKey(club)
    return isOwn ? club : competition
  }

  private static func isCup(_ league: String) -> Bool {
    NameKey(league).text.split(separator: " ").contains { cupWords.contains(String($0)) }
  }

  private static let cupWords: Set<String> = [
    "cup", "copa", "coppa", "coupe", "pokal", "champions", "europa", "conference",
  ]

  /// Whether a text names a known city, so that it is not a second name of the venue next to it.
  static func isCity(_ text: String) -> Bool {
    let place = LocationText(text)
    return !Gazetteer.shared.cities(named: place.city ?? text, in: place.region, place.country).isEmpty
  }
}
