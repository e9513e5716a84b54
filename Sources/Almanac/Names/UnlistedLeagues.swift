/// Leagues that no table has, whose clubs share nicknames or names with those of leagues that are known.
package enum UnlistedLeagues {
  /// Whether a title, a field or a word of a text names such a league: `KBO`, `Super League`, `Premier League 2`.
  package static func isNamed(in text: String) -> Bool {
    let key = " " + NameKey(text).text + " "
    return names.contains { key.range(of: " \($0) ") != nil }
  }

  /// Whether a word of a text is the code of a league, known or not: `KBO`, `MLB`.
  package static func isCode(_ word: String) -> Bool {
    guard (3...5).contains(word.utf8.count), word.utf8.allSatisfy({ (65...90).contains($0) }) else { return false }
    return TeamTable.shared.leagues.contains(word) || codes.contains(word.lowercased())
  }

  /// Whether a title names teams of women or of the young, which have the name of a club that is known: `Arsenal Women`,
  /// `Chelsea U18`.
  static func isOfOtherTeams(_ title: String) -> Bool {
    let words = NameKey(title).text.split(separator: " ")
    let isUnder = zip(words, words.dropFirst()).contains { $0 == "under" && $1.first?.isNumber == true }
    return isOfWomensTeams(title) || isUnder || words.contains { isYouthMarker($0) }
  }

  /// Whether a title names teams of women: `Arsenal Women`.
  static func isOfWomensTeams(_ title: String) -> Bool {
    title.hasSuffix("(W)") || NameKey(title).text.split(separator: " ").contains { isOfWomen($0) }
  }

  /// Whether a competition of women is one in which football clubs of several leagues meet.
  static func isWomensCup(_ name: String) -> Bool {
    let key = " " + NameKey(name).text + " "
    return isOfWomensTeams(name) && womensCups.contains { key.range(of: " \($0) ") != nil }
  }

  /// Whether the key of a word says that a team is of women.
  package static func isOfWomen(_ word: some StringProtocol) -> Bool { women.contains(String(word)) }

  /// Whether the key of a word says that a team is of the young or of reserves.
  package static func isYouthMarker(_ word: some StringProtocol) -> Bool {
    let digits = word.utf8.count { (48...57).contains($0) }
    if (1...2).contains(digits), word.utf8.count == digits + 1, word.hasPrefix("u") || word.hasSuffix("u") {
      return true
    }
    return young.contains(String(word))
  }

  private static let women: Set<String> = [
    "women", "womens", "ladies", "frauen", "femenino", "femenina", "femeni", "feminin", "feminine", "feminines",
    "feminino", "feminina", "femminile", "vrouwen", "damen", "damer", "kvinner", "kvinder", "naiset", "kobiet",
    "wfc", "uwcl",
  ]
  private static let womensCups = [
    "uefa", "uwcl", "womens champions league", "fa cup", "dfb pokal", "copa de la reina",
  ]
  private static let young: Set<String> = [
    "youth", "academy", "reserves", "juniors", "jugend", "juvenil", "primavera", "jong", "jv",
  ]
  /// The leagues of women whose teams have the names of men's clubs.
  static let ofWomen: Set<String> = ["WSL", "LigaF", "FrauenBL", "PremiereLigue"]
  /// The leagues of women in the tables, and the schools, which have teams of both.
  static let withWomen = ofWomen.union(["WNBA", "NWSL", "PWHL", "NCAA"])

  private static let codes = Set(names.filter { $0.utf8.count < 6 && TeamTable.shared.matches($0).isEmpty })
  private static let names = """
    kbo,npb,cpbl,lidom,lmb,lvbp,nippon professional baseball,bbl,wbbl,big bash,big bash league,ipl,indian premier league,psl,\
    the hundred,county championship,t20 blast,vitality blast,ilt20,sa20,mlc,nrl,nrlw,super rugby,super league,gallagher,\
    pro d2,mlr,major league rugby,khl,del2,nbl,cebl,kbl,b league,veikkausliiga,korisliiga,\
    eurocup,basketball champions league,acb,liga endesa,bnxt,xfl,usfl,arena football,indoor football league,elf,\
    european league of football,gfl,pll,premier lacrosse league,super netball,athletes unlimited,sphl,fphl,bchl,ajhl,nahl,\
    ojhl,frontier league,atlantic league,american association,pioneer league,cape cod league,northwoods league,\
    caribbean premier league,a league,j league,j1 league,k league,indian super league,serie a femminile,\
    premier league 2,premiership womens rugby,cricket,netball
    """.split(separator: ",").map(String.init)
}
