import Almanac

struct SourcesFile {
  static let name = "sources.ini"

  private(set) var sources: [LeagueSource] = []
  /// Sentences such as `sources.ini:7: nba: span: …`.
  private(set) var mistakes: [String] = []
  private let builtIn: [LeagueSource]
  private var section: Section?
  /// Whether the lines are those of a section that was refused.
  private var isSkipping = false

  private struct Section {
    var source: LeagueSource
    let line: Int
    /// Whether the name is that of a built-in league.
    let isKnown: Bool
    var keys: Set<String> = []
  }

  /// The longest line that is read, in bytes.
  private static let longestLine = 8100

  /// - Parameter builtIn: the leagues that a section without an address of its own changes.
  init(_ bytes: [UInt8], over builtIn: [LeagueSource]) {
    self.builtIn = builtIn
    for line in INILines(bytes, longest: SourcesFile.longestLine) {
      switch line.content {
      case .section(let name): begin(name, line.number)
      case .setting(let key, let value): set(key.lowercased(), value, line.number)
      case .other: refuse("not a setting; use `key = value`", line.number)
      case .tooLong: refuse("the line is too long", line.number)
      }
    }
    finish()
  }

  private mutating func refuse(_ reason: String, _ line: Int) {
    mistakes.append("\(SourcesFile.name):\(line): \(reason)")
  }

  private mutating func begin(_ name: String?, _ line: Int) {
    finish()
    isSkipping = true
    guard let name = name?.trimmed.lowercased(), LeagueSource.isName(name) else {
      return refuse("not a section; use a name of letters, digits and hyphens, such as [nba]", line)
    }
    isSkipping = false
    let own = sources.first { $0.name == name }
    let known = own ?? builtIn.first { $0.name == name }
    var source = known ?? LeagueSource(name, title: name.uppercased(), league: "")
    source.isYours = true
    section = Section(source: source, line: line, isKnown: known != nil)
  }

  private mutating func finish() {
    guard let section else { return }
    self.section = nil
    let source = section.source
    if source.league.isEmpty { return refuse("\(source.name): no address; set league", section.line) }
    let hasPages = LeagueSource.placeholders(in: source.league).contains("offset")
    if hasPages != (source.pageSize != nil) {
      return refuse("\(source.name): {offset} and pages require each other", section.line)
    }
    sources.removeAll { $0.name == source.name }
    sources.append(source)
  }

  private mutating func set(_ key: String, _ value: String, _ line: Int) {
    if isSkipping { return }
    guard var section else { return refuse("\(key): not in a section; begin one with [nba]", line) }
    guard let setter = SourcesFile.keys.first(where: { $0.key == key }) else {
      let names = SourcesFile.keys.map(\.key).joined(separator: ", ")
      return refuse("\(section.source.name): \(Excerpt.quoted(key)): unknown; use \(names)", line)
    }
    // An address of the user's own has nothing in common with the built-in one.
    if key == "league", section.isKnown, section.keys.isDisjoint(with: ["league"]) {
      section.source.forgetAddresses(except: section.keys)
    }
    do throws(Failure) {
      try setter.set(&section.source, value, section.keys.contains(key))
      if key != "header", section.keys.contains(key) { refuse("\(section.source.name): \(key): set twice", line) }
      section.keys.insert(key)
    } catch {
      refuse("\(section.source.name): \(key): \(error)", line)
    }
    self.section = section
  }

  // MARK: Keys

  private typealias Setter = @Sendable (inout LeagueSource, String, _ again: Bool) throws(Failure) -> Void

  private static let keys: [(key: String, set: Setter)] = [
    ("title", { source, value, _ in source.title = value.nonEmpty ?? source.name }),
    ("league", { source, value, _ throws(Failure) in source.league = try template(value) }),
    ("team", { source, value, _ throws(Failure) in source.team = try value.nonEmpty.map(template) }),
    (
      "header",
      { source, value, again throws(Failure) in source.headers = (again ? source.headers : []) + [try header(value)] }
    ),
    ("season", { source, value, _ throws(Failure) in source.season = try choice(value) }),
    ("from", { source, value, _ throws(Failure) in source.seasonStart = try monthAndDay(value) }),
    ("span", { source, value, _ throws(Failure) in source.ownSpan = try choice(value) as LeagueSource.Span }),
    ("pages", { source, value, _ throws(Failure) in source.pageSize = try pageSize(value) }),
    ("fallback", { source, value, _ throws(Failure) in source.fallback = try value.nonEmpty.map(template) }),
    ("teams", { source, value, _ throws(Failure) in source.teams = try teams(value) }),
  ]

  private static func template(_ text: String) throws(Failure) -> String {
    let unknown = LeagueSource.placeholders(in: text).first { !LeagueSource.placeholders.contains($0) }
    if let unknown { throw Failure("unknown placeholder \(Excerpt.quoted("{\(unknown)}"))") }
    guard WebAddress.isAddress(by: text) else { throw Failure("not an address; use https://…") }
    let address = try WebAddress(text)
    if !address.isSecure, !address.isThisMachine { throw Failure("use https:; http: is for this machine only") }
    return text
  }

  private static func header(_ text: String) throws(Failure) -> LeagueSource.Header {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    let isToken = { (byte: UInt8) in byte > 0x20 && byte < 0x7F }
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isToken) else {
      throw Failure("not a header; use, for example, Referer: https://www.nba.com/")
    }
    return LeagueSource.Header(name: parts[0], value: parts[1])
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(_ text: String) throws(Failure) -> Value
  where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw Failure("\(Excerpt.quoted(text)) is not one of \(names)")
  }

  private static func monthAndDay(_ text: String) throws(Failure) -> Int {
    guard let date = CivilDate("2001-\(text)") else {
      throw Failure("\(Excerpt.quoted(text)) is not a month and a day such as 08-01")
    }
    return date.month * 100 + date.day
  }

  private static func pageSize(_ text: String) throws(Failure) -> Int? {
    if text.isEmpty || text == "none" { return nil }
    let parts = text.split(separator: "=").map { String($0).trimmed }
    guard parts.count == 2, parts[0] == "offset", let size = Int(parts[1]), (1...100_000).contains(size) else {
      throw Failure("\(Excerpt.quoted(text)) is not a size such as offset=100")
    }
    return size
  }

  private static func teams(_ text: String) throws(Failure) -> [LeagueSource.TeamCode] {
    var codes: [LeagueSource.TeamCode] = []
    for entry in text.split(separator: ",") {
      let parts = entry.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Failure("\(Excerpt.quoted(String(entry).trimmed)) is not a code with a team such as chi=Bulls")
      }
      codes.append(LeagueSource.TeamCode(code: parts[0], team: parts[1]))
    }
    return codes
  }
}

extension LeagueSource {
  /// Removes what belongs to the addresses of a built-in league, except for what the user has set.
  fileprivate mutating func forgetAddresses(except keys: Set<String>) {
    if !keys.contains("team") { team = nil }
    if !keys.contains("header") { headers = [] }
    if !keys.contains("span") { ownSpan = nil }
    if !keys.contains("pages") { pageSize = nil }
    if !keys.contains("fallback") { fallback = nil }
    if !keys.contains("teams") { teams = [] }
    listsAllTeams = false
  }
}
