/// Words in a summary that are not part of a team's name: `FINAL`, `Game 2`, `Home Opener`, `Bobblehead Night`.
enum NoiseWords {
  /// Whether a word has nothing to do with the teams: one of the list, a number, score or time; more are after a name.
  static func isNoise(_ word: String, after isAfter: Bool = false) -> Bool {
    let key = NameKey(word).text
    return key.isEmpty || WordList.noise.contains(key) || WordList.sport.contains(key) || StatusWords.isOfStatus(key)
      || isAfter && WordList.noiseBehind.contains(key) || isCount(key) || isScore(word) || isTime(key)
  }

  static func isNoise(_ words: [String]) -> Bool { words.allSatisfy { isNoise($0) } }

  /// Whether a word is a score: `2-1`, `(1–4)`, `3:2`, `111–103`.
  static func isScore(_ word: String) -> Bool {
    let pair = word.split(omittingEmptySubsequences: false) { "-–—:−".contains($0) }
    return pair.count == 2 && pair.allSatisfy { isCount($0) }
  }

  static func isCount(_ text: some StringProtocol) -> Bool {
    (1...3).contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Whether a word is a rank: `#4`, `#12/14`, `(4)`.
  static func isRank(_ word: String) -> Bool {
    let inner = word.drop { $0 == "#" || $0 == "(" }
    guard inner.startIndex > word.startIndex else { return false }
    let digits = inner.filter { $0 != ")" && $0 != "/" && $0 != "#" }
    return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Whether a key is `1st`, `2nd`, `705pm`, `g2` or `gm1`.
  private static func isTime(_ key: String) -> Bool {
    let digits = key.utf8.count { (48...57).contains($0) }
    guard digits > 0, digits < 5, !distinguishes(key) else { return false }
    return WordList.timeLetters.contains(key.filter { !$0.isNumber && $0 != " " })
  }

  /// Whether a bracket after a name distinguishes it from another team: `Miami (OH)`, `Ajax (Women)`.
  static func isQualifier(_ text: String) -> Bool {
    let key = NameKey(text).text
    // A number beyond those of ranks and scores: `Clanfield (85)`.
    if key.utf8.count == 2, let number = Int(key) { return number > 25 }
    return key == "men" || distinguishes(key) || key.utf8.count > 1 && key != "ot" && Regions.isState(text)
  }

  /// Whether a word makes another team of a name: one of `otherTeam`, or an age as in `Tigers 12U` and `U14`.
  static func distinguishes(_ word: String) -> Bool {
    let key = NameKey(word).text
    return WordList.otherTeam.contains(key) || WordList.women.contains(key) || UnlistedLeagues.isYouthMarker(key)
  }

  static func isSport(_ word: String) -> Bool { WordList.sport.contains(NameKey(word).text) }

  /// Whether a name is a placeholder for a team: `TBC Home`, `Winner Match 99`.
  static func isOpen(_ words: [String]) -> Bool {
    words.contains { word in
      let key = NameKey(word).text
      return WordList.openTeam.contains(key) || key.split(separator: " ").contains(where: StatusWords.isUndetermined)
    }
  }

  /// Whether a text is about something other than a game: `Parking: Bulls vs Heat`, `Watch Party - Bulls at Heat`.
  static func isNonGame(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    return WordList.nonGame.contains(first)
      || first == "watch" && words.count > 1 && words[1].lowercased() == "party"
  }

  /// Whether a name means that no game is played: `BYE`, `Bye week 7`, `Open date`, `spielfrei`.
  static func isPlaceholder(_ name: String) -> Bool {
    let words = NameKey(name).text.split(separator: " ").filter { !WordList.byeRemark.contains($0) && !isCount($0) }
    return words.contains("bye") || words.count == 1 && WordList.bye.contains(words[0])
      || !words.isEmpty && words.allSatisfy { WordList.openDate.contains($0) }
  }
}
