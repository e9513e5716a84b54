/// The part of a league's schedule that is requested.
public struct LeagueQuery: Equatable, Sendable {
  /// Teams, by any of their names; empty for all.
  public var teams: [String]
  /// The first date; nil for the beginning of the season.
  public var from: CivilDate?
  /// The last date; nil for the end of the season.
  public var to: CivilDate?
  /// The date that sets the season if no other does.
  public var today: CivilDate

  /// Makes a query; without dates it is for the season of today.
  public init(teams: [String] = [], from: CivilDate? = nil, to: CivilDate? = nil, today: CivilDate) {
    (self.teams, self.from, self.to, self.today) = (teams, from, to, today)
  }
}

/// A request to the server of a league.
public struct LeagueRequest: Equatable, Sendable {
  /// The address, which may still contain the placeholder of a page.
  public var address: String
  /// The dates whose games the response has.
  public var days: ClosedRange<CivilDate>
  package var team: String?

  package func address(atOffset offset: Int) -> String {
    LeagueSource.filled(address, with: ["offset": "\(offset)"])
  }
}

extension LeagueSource {
  package static let maxRequests = 6

  /// Returns the requests that a query needs, in order. One team has its own address if the source knows its code;
  /// several have theirs if the address of the league needs more than six.
  public func requests(for query: LeagueQuery) -> [LeagueRequest] {
    let days = days(of: query)
    let all = requests(to: league, span: ownSpan, days)
    guard let team, !query.teams.isEmpty, query.teams.count == 1 || all.count > LeagueSource.maxRequests else {
      return all
    }
    var own: [LeagueRequest] = []
    for name in query.teams {
      guard let code = code(of: name) else { return all }
      own += requests(to: team, days, team: name, code: code)
    }
    return own
  }

  package func leagueRequests(for query: LeagueQuery) -> [LeagueRequest] {
    requests(to: league, span: ownSpan, days(of: query))
  }

  package func fallbackRequests(for query: LeagueQuery) -> [LeagueRequest] {
    fallback.map { requests(to: $0, days(of: query)) } ?? []
  }

  /// The dates of a query, completed by the season.
  package func days(of query: LeagueQuery) -> ClosedRange<CivilDate> {
    let first = query.from ?? season(of: query.to ?? query.today).lowerBound
    return first...max(first, query.to ?? season(of: max(first, query.from ?? query.today)).upperBound)
  }

  // MARK: Teams

  package func code(of name: String) -> String? {
    let known = team(name)
    let listed = teams.first { NameKey($0.team) == NameKey(name) || known != nil && team($0.team) == known }
    return listed?.code ?? (listsAllTeams ? nil : known?.abbreviation)
  }

  private func team(_ name: String) -> Team? {
    if let tableLeague { return TeamTable.shared.teams(named: name).first { $0.league == tableLeague } }
    let likely = TeamTable.shared.matches(name)
    return likely.count == 1 ? likely[0].team : nil
  }

  /// The name of the league in the table of teams; nil if it has no such league.
  package var tableLeague: String? {
    let keys = [NameKey(title), NameKey(name)]
    return TeamTable.shared.leagues.first { keys.contains(NameKey($0)) } ?? LeagueNames.league(called: title)
  }

  // MARK: Dates

  /// The year of the season of a date, which is that of its start.
  private func year(of date: CivilDate) -> Int {
    if season == .year { return date.year }
    return date.month * 100 + date.day < seasonStart ? date.year - 1 : date.year
  }

  private func season(of date: CivilDate) -> ClosedRange<CivilDate> {
    let (month, day) = season == .year ? (1, 1) : (seasonStart / 100, seasonStart % 100)
    let year = year(of: date)
    guard let first = CivilDate(year: year, month: month, day: day),
      let next = CivilDate(year: year + 1, month: month, day: day)
    else { return date...date }
    return first...next.adding(days: -1)
  }

  private func seasonText(of date: CivilDate) -> String {
    let year = year(of: date)
    return switch season {
    case .year, .starts: "\(year)"
    case .ends: "\(year + 1)"
    case .both: "\(year)\(year + 1)"
    }
  }

  /// ESPN files a game under its date in the east of the United States, which may be the one before or after.
  private static func filedDays(_ days: ClosedRange<CivilDate>, at template: String) -> ClosedRange<CivilDate> {
    guard host(of: template).hasSuffix("espn.com") else { return days }
    return days.lowerBound.adding(days: -1)...days.upperBound.adding(days: 1)
  }

  package static func span(of template: String) -> Span {
    let names = Set(placeholders(in: template))
    if names.contains("day") { return .day }
    if names.contains("week") { return .week }
    if names.contains("month") { return .month }
    return names.isDisjoint(with: ["from", "to", "from8", "to8"]) ? .season : .range
  }

  private func requests(
    to template: String, span: Span? = nil, _ days: ClosedRange<CivilDate>, team: String? = nil, code: String = ""
  ) -> [LeagueRequest] {
    let span = span ?? LeagueSource.span(of: template)
    let isFiled = span == .day || span == .month
    return parts(of: isFiled ? LeagueSource.filedDays(days, at: template) : days, span, template).map { part in
      LeagueRequest(address: address(template, part, code: code), days: part, team: team)
    }
  }

  private func parts(of days: ClosedRange<CivilDate>, _ span: Span, _ template: String) -> [ClosedRange<CivilDate>] {
    let isBySeason = LeagueSource.placeholders(in: template).contains("season")
    var parts: [ClosedRange<CivilDate>] = []
    var first = days.lowerBound
    while first <= days.upperBound {
      let season = season(of: first)
      let part: ClosedRange<CivilDate> =
        switch span {
        case .day: first...first
        case .week: first...first.adding(days: 6)
        case .month: first.month(to: days.upperBound)
        case .range: first...(isBySeason ? min(season.upperBound, days.upperBound) : days.upperBound)
        case .season: isBySeason ? season : season.lowerBound...max(season.upperBound, days.upperBound)
        }
      parts.append(part)
      first = part.upperBound.adding(days: 1)
    }
    return parts
  }

  private func address(_ template: String, _ part: ClosedRange<CivilDate>, code: String) -> String {
    let (first, last) = (part.lowerBound, part.upperBound)
    return LeagueSource.filled(
      template,
      with: [
        "from": first.description, "to": last.description, "from8": first.digits, "to8": last.digits,
        "day": first.digits, "month": String(first.digits.prefix(6)), "week": first.description,
        "season": seasonText(of: first), "team": code,
      ])
  }

  fileprivate static func filled(_ template: String, with values: [String: String]) -> String {
    var parts = template.split(separator: "{", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for part in parts {
      let name = part.prefix { $0 != "}" }
      text += values[String(name)].map { $0 + part.dropFirst(name.count + 1) } ?? "{\(part)"
    }
    return text
  }
}

extension CivilDate {
  /// The date without hyphens: `20260701`.
  fileprivate var digits: String { description.filter { $0 != "-" } }

  /// The whole month of this date, whatever the last day asked for.
  fileprivate func month(to last: CivilDate) -> ClosedRange<CivilDate> {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return self...last }
    let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    return first...(next?.adding(days: -1) ?? last)
  }
}
