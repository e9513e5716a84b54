/// Words of schedules, places and typed lines in many languages, by what they mean: the lists of `words.tsv`.
package enum WordList: String, CaseIterable, Sendable {
  case title, clockOfCity, round, cup, competition, roundLetters, direction, schoolRemark, clubForm
  case otherTeam, nonGame, bye, byeRemark, openDate, openTeam, sport, noiseBehind, noise
  case timeLetters, beforeSport, noPlace, sideHeading, side, columnSide, gameWord, yes, no, neutral, versus
  case status, postponedZone, commonGround, zone, frenchZone, clockRemark, listedTeam, noteHeading
  case leagueCode, and, titleTime, titleFile, titleSchedule, statusField, placeField, street, venue
  case venueEnd, ordinary, women, womensCup, young, unlistedLeague, rugbyCup, southAmericanCup, sharedLeague
  case meeting, englishLeague, league, weekday, month, dateAnd, noon, until, dateLink, clockWord
  case dateOf, meridiem, sideLetter, pairedLetter, dayFirstTable, zoneOfTable, leagueOfTable
  case meal, lodging, chore, eating, outing, currency, durationUnit, travelMode

  package var values: [String: String] { WordList.all[self] ?? [:] }
  package var words: Dictionary<String, String>.Keys { values.keys }

  package func contains(_ word: some StringProtocol) -> Bool { values[String(word)] != nil }

  package subscript(word: some StringProtocol) -> String? { values[String(word)] }

  /// Whether a text has one of the words, which may be several in a row.
  package func isNamed(in key: NameKey) -> Bool {
    let text = " \(key.text) "
    return words.contains { text.range(of: " \($0) ") != nil }
  }

  private static let all: [WordList: [String: String]] = Table(.words).lists()
}
