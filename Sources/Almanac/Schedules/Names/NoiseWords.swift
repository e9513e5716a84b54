/// Words in a summary that are not part of a team's name: `FINAL`, `Game 2`, `Home Opener`, `Bobblehead Night`.
enum NoiseWords {
  /// Whether a word has nothing to do with the teams: a word of the list, a number, a score or a time.
  ///
  /// - Parameter isAfter: Whether the word follows a name, in which case further words are noise.
  static func isNoise(_ word: String, after isAfter: Bool = false) -> Bool {
    let key = NameKey(word).text
    return key.isEmpty || words.contains(key) || sports.contains(key) || StatusWords.isOfStatus(key)
      || isAfter && trailing.contains(key)
      || isCount(key) || isScore(word)
      || isTime(key)
  }

  /// Whether every word of a text is noise.
  static func isNoise(_ words: [String]) -> Bool { words.allSatisfy { isNoise($0) } }

  /// Whether a word is a score: `2-1`, `(1–4)`, `3:2`, `111–103`.
  static func isScore(_ word: String) -> Bool {
    let pair = word.split(omittingEmptySubsequences: false) { "-–—:−".contains($0) }
    return pair.count == 2 && pair.allSatisfy { isCount($0) }
  }

  /// Whether a text is a number of up to three digits.
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
    let rest = String(key.filter { !$0.isNumber && $0 != " " })
    return ["st", "nd", "rd", "th", "pm", "am", "p", "a", "g", "gm", "dh", "md", "wk", "r", "q", "mw", "gw", "j", "u"]
      .contains(rest)
  }

  /// Whether a bracket after a name distinguishes it from another team: `Miami (OH)`, `Ajax (Women)`.
  static func isQualifier(_ text: String) -> Bool {
    let key = NameKey(text).text
    // A number beyond those of ranks and scores: `Clanfield (85)`.
    if key.utf8.count == 2, let number = Int(key) { return number > 25 }
    if ["men", "res", "ii", "iii", "b"].contains(key) || UnlistedLeagues.isOfWomen(key)
      || UnlistedLeagues.isYouthMarker(key)
    {
      return true
    }
    return key.utf8.count > 1 && key != "ot" && Gazetteer.shared.isStateOfAmerica(text)
  }

  /// Words that make another team of a name: `Arsenal Women`, `Cubs Alumni`.
  static let distinguishing: Set<String> = [
    "women", "womens", "ladies", "frauen", "femenino", "feminines", "reserves", "reserve", "ii", "iii", "b", "u17",
    "u18",
    "u19", "u20", "u21", "u23", "youth", "academy", "alumni", "legends", "prospects", "rookies", "futures", "juniors",
    "junior", "jr", "fan", "fans", "fest", "fanfest", "convention", "select", "selects", "affiliate", "development",
    "juvenil", "jv", "varsity", "bantam", "peewee", "squirt", "mite", "midget", "travel", "aaa",
    "amateure", "jong", "castilla", "primavera", "state", "tech", "am", "and",
  ]

  /// Whether a word makes another team of a name: one of ``distinguishing``, or an age as in `Tigers 12U` and `U14`.
  static func distinguishes(_ word: String) -> Bool {
    let key = NameKey(word).text
    return distinguishing.contains(key) || UnlistedLeagues.isOfWomen(key) || UnlistedLeagues.isYouthMarker(key)
  }

  /// Whether a word is a sport, before which `Men's` and `Women's` distinguish teams of a school.
  static func isSport(_ word: String) -> Bool { sports.contains(NameKey(word).text) }

  /// Whether a word may precede the name of a sport: `Women's`.
  static func isOfSport(_ word: String) -> Bool {
    ["mens", "womens", "men", "women", "m", "w", "varsity", "jv", "club", "field", "ice"].contains(
      NameKey(word).text)
  }

  /// Whether a name is a placeholder for a team: `TBC Home`, `Winner Match 99`.
  static func isOpen(_ words: [String]) -> Bool {
    words.contains { word in
      let key = NameKey(word).text
      return open.contains(key) || key.split(separator: " ").contains(where: StatusWords.isUndetermined)
    }
  }

  /// Whether a text is about something other than a game: `Parking: Bulls vs Heat`, `Watch Party - Bulls at Heat`,
  /// `Practice: Bulls`.
  static func isBesideGame(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    return besides.contains(first) || first == "watch" && words.count > 1 && words[1].lowercased() == "party"
  }

  /// Whether words name a competition in which teams meet: `Liga Endesa`, `Champions League`, but not `World
  /// Championships`.
  static func isCompetition(_ words: [String]) -> Bool {
    let keys = words.flatMap { NameKey($0).text.split(separator: " ").map(String.init) }
    return keys.contains(where: competitions.contains)
      && !keys.contains { ["world", "championships", "championship", "tournament"].contains($0) }
  }

  /// Whether a name means that no game is played: `BYE`, `Bye week 7`, `Open date`, `spielfrei`.
  static func isNoOpponent(_ name: String) -> Bool {
    let words = NameKey(name).text.split(separator: " ").filter { !byeRemarks.contains(String($0)) && !isCount($0) }
    return words.contains("bye") || words.count == 1 && byes.contains(String(words[0]))
      || !words.isEmpty && words.allSatisfy { openDates.contains(String($0)) }
  }

  private static let besides: Set<String> = ["parking", "practice", "tryout", "tryouts", "meeting"]
  private static let competitions: Set<String> = [
    "fixtures", "football", "soccer", "hockey", "baseball", "basketball", "rugby", "cricket", "volleyball", "handball",
    "liga", "league", "bundesliga", "spielplan", "calcio", "fussball", "fußball", "futbol", "fútbol", "matches",
    "eishockey", "fc", "cup", "copa", "coupe", "pokal", "championship", "championships", "tournament", "khl", "shl",
    "del", "liiga", "nrl", "afl", "ipl", "npb", "kbo", "euroleague", "premiership", "superliga", "eredivisie", "ligue",
    "serie",
  ]
  private static let byes: Set<String> = [
    "bye", "off", "idle", "spielfrei", "exempt", "descansa", "descanso", "riposo", "folga", "vrij", "rest",
  ]
  private static let byeRemarks: Set<String> = [
    "week", "wk", "round", "day", "date", "weekend", "the", "spieltag", "jornada",
  ]
  private static let openDates: Set<String> = ["no", "game", "games", "match", "open", "opponent"]
  private static let open: Set<String> = ["winner", "winners", "loser", "runner", "runnerup", "seed", "advancing"]
  private static let sports: Set<String> = [
    "football", "basketball", "baseball", "hockey", "soccer", "softball", "volleyball", "lacrosse", "rugby",
    "wrestling", "tennis", "golf", "swimming", "gymnastics", "squash", "rowing", "fencing", "polo",
  ]
  /// Words that are noise only after a name: `Dog Day`, `City Connect Night`; but not before `Sun Devils`.
  private static let trailing: Set<String> = Set(
    """
    bobblehead bobbleheads giveaway fireworks theme jersey shirt tshirt hat cap dollar dog bark in the park of kids run bases pride \
    heritage appreciation celebration rivalry city connect thirsty friday saturday sunday monday tuesday wednesday thursday mon tue \
    wed thu fri sat presented by sold out day days night nights weekend start next win loss draw won lost w l t d n u home
    """.split(separator: " ").map(String.init))
  private static let words: Set<String> = Set(
    """
    final finals f ot so aet pens pso ft ht live ppd postponed cancelled canceled suspended delayed resumed rescheduled moved \
    makeup make up game games gm match matches matchday md matchweek week wk gameweek round rd series set leg first second third \
    doubleheader double header dh split squad home opener opening day night days nights weekend preseason pre season spring \
    training exhibition exh regular playoffs playoff postseason wild card division divisional conference championship \
    championships semifinal semifinals quarterfinal quarterfinals semi quarter nlds alds nlcs alcs nlwc alwc nlwcs alwcs world \
    stanley cup friendly friendlies tournament invitational league group stage phase bowl classic showcase challenge trophy shield \
    tbd tba tbc time if necessary tentative neutral site tickets ticket tv radio broadcast check listings listing channel \
    special pregame party tailgate noon afternoon evening matinee early late upcoming today tonight watch stream on at vs v versus \
    rv nr no football basketball baseball hockey soccer softball volleyball lacrosse mlb nba nhl nfl mls wnba nwsl usl ncaa ncaaf \
    ncaam ncaab ncaaw epl ucl cl el uefa fa efl carabao champions europa bundesliga dfb pokal serie laliga liga ligue spieltag \
    spiel runde rodada kolejka kolo omgång hafta jornada journée giornata speelronde premier ahl echl ohl whl qmjhl milb espn espn2 fox tnt abc nbc cbs tbs mlbn \
    nfln amazon prime peacock apple sky dazn away road trip schedule event w l t d n win loss
    """.split(separator: " ").map(String.init))
}
