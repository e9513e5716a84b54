import Itinerary
import TestSupport
import Testing

@Suite struct NearMissTests {
  private static let options = ["--schedule", "--team", "--from", "--to", "--home", "--dry-run", "--json", "--yes"]

  @Test(arguments: [
    ("--schedul", "--schedule"), ("--shcedule", "--schedule"), ("--sched", "--schedule"), ("--dryrun", "--dry-run"),
    ("-json", "--json"), ("--jsno", "--json"), ("--Teams", "--team"), ("--form", "--from"), ("--hoem", "--home"),
    ("--bogus", nil), ("--x", nil), ("--", nil), ("", nil), ("--t", nil), ("--quiet", nil), ("--verbose", nil),
  ])
  func `accepts edits of up to a third of the letters`(word: String, candidates: String?) {
    expect(NearMiss.nearest(to: word, among: Self.options), candidates)
  }

  @Test func `orders equally near names by common prefix, then length, then position`() {
    expect(NearMiss.nearest(to: "bat", among: ["cat", "bar", "rat"]), "bar")
    expect(NearMiss.nearest(to: "slot", among: ["slo", "slow"]), "slow")
    expect(NearMiss.nearest(to: "cart", among: ["card", "care"]), "card")
  }

  @Test func `case diacritics spaces and punctuation are not edits`() {
    expect(NearMiss.nearest(to: "montreal", among: ["Montréal"]), "Montréal")
    expect(NearMiss.nearest(to: "st louis", among: ["St. Louis"]), "St. Louis")
  }

  @Test(arguments: [
    ("Milwakee", "Milwaukee"), ("Cincinatti", "Cincinnati"), ("Detriot", "Detroit"), ("Xanadu", nil), ("Foo Bar", nil),
    ("Rio", nil), ("Metroit", nil),
  ])
  func `matches only a very near one of many candidates`(word: String, candidates: String?) {
    let cities = ["Milwaukee", "Cincinnati", "Detroit", "Manado", "Khobar", "Rome"]
    expect(NearMiss.nearest(to: word, among: cities, areMany: true), candidates)
  }

  private static let trips = ["Midwest Swing", "Rust Belt Swing", "Two Weeks in Québec", "Ohio"]

  @Test(arguments: [
    ("Midwst", ["Midwest Swing"]), ("rustbelt", ["Rust Belt Swing"]), ("quebec", ["Two Weeks in Québec"]),
    ("swing", ["Midwest Swing", "Rust Belt Swing"]), ("swnig", ["Midwest Swing", "Rust Belt Swing"]),
    ("midwest swin", ["Midwest Swing"]), ("Oiho", ["Ohio"]), ("two week", ["Two Weeks in Québec"]),
    ("nowhere", []), ("in", []), ("", []), ("x", []), ("summer", []), ("trip.json", []),
  ])
  func `a name matches by its prefix or one of its words`(text: String, candidates: [String]) {
    expect(NearMiss.names(like: text, among: Self.trips), candidates)
  }

  @Test func `suggests the three nearest names at most`() {
    let names = ["Chicago Cubs", "Chicago White Sox", "Chicago Bulls", "Chicago Bears", "Chicagoland"]
    expect(NearMiss.names(like: "chicago", among: names), ["Chicago Cubs", "Chicago White Sox", "Chicago Bulls"])
    expect(NearMiss.names(like: "chicagoland", among: names), ["Chicagoland"])
    expect(
      NearMiss.names(like: "game-2026-07-03", among: ["game-2026-07-13", "game-2026-08-14"], maxEdits: 1).count, 1)
  }

  @Test(arguments: [
    ("Camden Yrds", ["Oriole Park at Camden Yards"]), ("camden yards", ["Oriole Park at Camden Yards"]),
    ("park at camdn", ["Oriole Park at Camden Yards"]), ("Famly Field", ["American Family Field"]),
    ("Yards of ale", []),
  ])
  func `a name matches by consecutive words`(text: String, candidates: [String]) {
    let venues = ["American Family Field", "Oriole Park at Camden Yards", "Oracle Park"]
    expect(NearMiss.names(like: text, among: venues), candidates)
  }

  @Test func `the question lists the candidates`() {
    expect(NearMiss.suggestion([]), "")
    expect(NearMiss.suggestion([], else: "."), ".")
    expect(NearMiss.suggestion(["'a'"]), ". Did you mean 'a'?")
    expect(NearMiss.suggestion(["a", "b", "c"]), ". Did you mean a, b or c?")
  }
}
