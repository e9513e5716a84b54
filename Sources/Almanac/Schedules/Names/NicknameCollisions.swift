/// Clubs that share their nickname with one of the tables, and have another town: `Belfast Giants`, `Panthers Wrocław`.
enum NicknameCollisions {
  /// Whether words around a nickname say that it is another club's.
  /// Of the words before it, only those that are noise or mean the same team may be there: `Opening Day Cubs`, `N.Y. Mets`,
  /// `Tampa Lightning`. Behind it may be anything but a town, as in `Cubs Sunday Funday`.
  static func isNamed(_ words: [String], around nickname: Range<Int>) -> Bool {
    let before = words[..<nickname.lowerBound].drop {
      NoiseWords.isNoise($0) || WordList.clubForm.contains(NameKey($0).text)
    }
    if !before.isEmpty, !isOwn(before, of: words[nickname].joined(separator: " ")) { return true }
    guard nickname.upperBound < words.count else { return false }
    let next = words[nickname.upperBound]
    if NoiseWords.isNoise(next, after: true) { return false }
    return !Gazetteer.shared.cities(named: next, in: nil).isEmpty
  }

  /// Whether words around the name of a school, without its nickname, make another one of it: `Penn State Behrend`.
  static func isSchool(_ words: [String], around name: Range<Int>) -> Bool {
    let text = words[name].joined(separator: " ")
    let schools = TeamTable.shared.schools(headed: text)
    if schools.isEmpty { return false }
    if name.lowerBound > 0, WordList.direction.contains(NameKey(words[name.lowerBound - 1]).text) { return true }
    guard name.upperBound < words.count else { return false }
    let (next, key) = (words[name.upperBound], NameKey(words[name.upperBound]).text)
    if NoiseWords.isNoise(next, after: true) || NoiseWords.isSport(next) || WordList.schoolRemark.contains(key) {
      return false
    }
    let isNickname = schools.contains { school in
      NameKey(school.name).text.split(separator: " ").contains { $0.hasPrefix(key) }
    }
    // Channels are in capitals.
    return !isNickname && next.first?.isUppercase == true && next != next.uppercased()
  }

  /// Whether words before a nickname mean the team that has it: its place or an abbreviation of that.
  private static func isOwn(_ words: ArraySlice<String>, of nickname: String) -> Bool {
    if words.allSatisfy({ NoiseWords.isNoise($0) || $0.hasSuffix(".") || $0.hasSuffix("'s") || $0.hasSuffix("’s") }) {
      return true
    }
    let place = words.joined(separator: " ")
    if TeamTable.shared.share(place, nickname) { return true }
    let towns = Set(TeamTable.shared.teamsSharing(nickname).map(\.city))
    return Gazetteer.shared.cities(named: place, in: nil).contains { towns.contains($0.place.city) }
  }
}
