/// A league whose schedule has a name instead of an address: `nba`. Templates of addresses contain placeholders for
/// dates, seasons and teams, which ``requests(for:)`` replaces.
public struct LeagueSource: Equatable, Sendable {
  /// The way in which an address names a season. One that runs from 2026 to 2027 is 2026 if it `starts`, 2027 if it
  /// `ends`, and 20262027 for `both`; a `year` is that of the date.
  package enum Season: String, CaseIterable, Sendable {
    case year, starts, ends, both
  }

  package enum Span: String, CaseIterable, Sendable {
    case day, week, month, range, season
  }

  package struct Header: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  package struct TeamCode: Equatable, Sendable {
    package var code: String
    package var team: String

    package init(code: String, team: String) { (self.code, self.team) = (code, team) }
  }

  /// The name that users type: `nba`.
  public var name: String
  /// The name in full: `Premier League`.
  public var title: String
  /// The template of the address for all teams.
  package var league: String
  package var team: String?
  /// Sent to the host of ``league`` only.
  package var headers: [Header] = []
  package var season = Season.year
  /// The month and day, 801 for August 1, from which a season that is not a `year` runs for a year.
  package var seasonStart = 801
  /// The days of one request to ``league``; nil if its placeholders set them.
  package var ownSpan: Span?
  /// The number of games on each page of a response; nil for responses of one page.
  package var pageSize: Int?
  /// The template of the address that is requested once if the first one fails.
  package var fallback: String?
  package var teams: [TeamCode] = []
  /// Whether teams that ``teams`` does not list have no address. Otherwise their abbreviation is the code.
  package var listsAllTeams = false
  package var isYours = false
  /// Whether a response in the form of this source has been read, if it is built in.
  package var isTried = true

  package init(_ name: String, title: String, league: String) {
    (self.name, self.title, self.league) = (name, title, league)
  }

  /// The placeholders of templates, without braces.
  package static let placeholders: Set<String> = [
    "from", "to", "from8", "to8", "day", "month", "week", "season", "team", "offset",
  ]

  /// The placeholders of a template, without braces, whether or not they exist.
  package static func placeholders(in template: String) -> [String] {
    template.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }

  package static func host(of address: String) -> String {
    guard let start = address.range(of: "://")?.upperBound else { return "" }
    return String(address[start...].prefix { $0 != "/" && $0 != "?" })
  }

  /// Whether a text can be the name of a source. A path or an address has a slash, a dot or a colon.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 40 && text.first != "-"
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}

/// The leagues that have a name, those of `leagues.tsv`.
public enum LeagueTable {
  /// All leagues, in the order of help and documentation.
  public static let all: [LeagueSource] = Table(.leagues).map(LeagueSource.init)
}

extension LeagueSource {
  fileprivate init(_ row: Table.Row) {
    self.init(row.text(0), title: row.text(1), league: row.text(3))
    season = Season(rawValue: row.text(2)) ?? .year
    (team, fallback) = (row.text(4).nonEmpty, row.text(5).nonEmpty)
    teams = row.names(6).compactMap { entry in
      let parts = entry.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? TeamCode(code: parts[0], team: parts[1]) : nil
    }
    listsAllTeams = !row[6].isEmpty
    headers = row.text(7).nonEmpty.map { [Header(name: "Referer", value: $0)] } ?? []
    isTried = row.text(8) == "yes"
  }
}
