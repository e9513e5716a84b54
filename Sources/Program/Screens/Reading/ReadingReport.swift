import Itinerary
import Making
import Store

struct ReadingReport: Equatable, Sendable {
  struct Point: Equatable, Sendable {
    enum Certainty: Equatable, Sendable { case known, assumed, open }

    var certainty: Certainty
    /// What it is about: `column`, `zone`.
    var kind: String
    /// What was taken: the meaning of the column, or the assumption; empty for what is open.
    var value: String
    /// Why it was taken, or what is missing, with its rows.
    var reason: String
    /// What an answer would decide; nil if no answer can.
    var subject: ReadingSubject?
    /// The answers to choose from. Any text can be one unless the subject is a column or the order of dates.
    var choices: [String] = []

    init(
      _ certainty: Certainty, _ kind: String, _ value: String, _ reason: String, subject: ReadingSubject? = nil,
      choices: [String] = []
    ) {
      (self.certainty, self.kind, self.value, self.reason) = (certainty, kind, value, reason)
      (self.subject, self.choices) = (subject, choices)
    }
  }

  var title: String
  var count: String
  var rows: [[String]] = []
  var points: [Point] = []
  /// What files of the same kind share, for which answers can be kept; nil for nothing.
  var shape: String?
  /// Why the file can't be used as it is; nil if it can.
  var refusal: String?

  var needsCheck: Bool { refusal != nil || points.contains { $0.certainty != .known } }

  /// A line such as `34 games, 2 assumed, 1 open`.
  var summary: String {
    let counts = [(Point.Certainty.assumed, "assumed"), (.open, "open")].map { certainty, word in
      (points.count { $0.certainty == certainty }, word)
    }
    return ([count] + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }
}

extension ReadingReport {
  private static let maxRows = 20

  /// - Parameter chosen: the games that are of interest; nil for all.
  init(_ reading: ScheduleReading, of name: String, games chosen: [ScheduleGame]? = nil, wording: Wording) {
    let schedule = try? reading.schedule.get()
    let games = chosen ?? schedule?.games ?? []
    self.init(title: name, count: Wording.counted(games.count, "game"))
    shape = reading.shape
    if case .failure(let failure) = reading.schedule {
      refusal = reading.refusal?.reason.reason ?? failure.description
    }
    rows = games.prefix(Self.maxRows).map { Self.row(of: $0, wording) }
    var problems = schedule?.problems ?? []
    if chosen != nil, let first = games.first?.day, let last = games.last?.day {
      problems = schedule?.problems(of: games, on: first...last).concerned ?? []
    }
    points = Self.points(of: problems)
    if let (reason, _) = reading.refusal { points.insert(Self.point(of: reason), at: 0) }
    let leagues = Set(games.compactMap(\.game.league)).sorted()
    if !leagues.isEmpty, !points.contains(where: { $0.subject == .league }) {
      let names = leagues.prefix(3).joined(separator: ", ") + (leagues.count > 3 ? "…" : "")
      points.append(Point(.known, "league", names, "", subject: .league, choices: Self.choices(for: .league, [])))
    }
    add(reading.refusal?.columns ?? schedule?.columns ?? [], meanings: ColumnMeaning.allCases.map(\.rawValue))
  }

  /// - Parameter reason: why nothing can be imported; nil if something can.
  init(
    _ preview: ImportPreview?, _ columns: [ReadColumn], of name: String, for trip: Trip, wording: Wording,
    refusal reason: String?
  ) {
    self.init(title: name, count: Wording.counted(preview?.plan.rows ?? 0, "row"))
    refusal = reason
    rows = Array((preview?.rows ?? []).prefix(Self.maxRows))
    if let reason { points.append(Point(.open, "file", "", reason)) }
    points += (preview?.plan.findings ?? []).map { Self.point(of: $0, for: trip, wording) }
    for index in points.indices {
      let example = columns.first { points[index].subject == .column($0.heading) }?.example.nonEmpty
      if let example { points[index].reason += ", such as \(Excerpt.quoted(example))" }
    }
    add(columns, meanings: ItemColumn.meanings.map(\.rawValue))
    points += (preview?.plan.itemsElsewhere ?? []).map { Point(.known, "row", "", $0) }
  }

  private mutating func add(_ columns: [ReadColumn], meanings: [String]) {
    let named = Set(points.compactMap(\.subject))
    points += columns.filter { !named.contains(.column($0.heading)) }.map {
      Point(.known, "column", $0.meaning ?? "", $0.example, subject: .column($0.heading), choices: meanings)
    }
  }

  private static func point(of finding: ImportFinding, for trip: Trip, _ wording: Wording) -> Point {
    let offered: [String] =
      switch finding.subject {
      case .column: ItemColumn.meanings.map(\.rawValue)
      case .day: (1...trip.dayCount).map { wording.dayTitle($0, of: trip) }
      case .dateOrder: ScheduleOptions.dateOrders.keys.sorted()
      default: []
      }
    let (certainty, value): (Point.Certainty, String) =
      switch finding.certainty {
      case .known: (.known, "")
      case .assumed(let value): (.assumed, value)
      case .open: (.open, "")
      }
    return Point(
      certainty, finding.kind.words, value, finding.reason, subject: finding.subject,
      choices: choices(for: finding.subject, offered))
  }

  private static func row(of game: ScheduleGame, _ wording: Wording) -> [String] {
    [
      wording.fullDate(game.day), wording.startOrStatus(of: game.game), game.game.matchup, wording.place(of: game.game),
      game.game.badge ?? "",
    ]
  }

  private static func points(of problems: [ScheduleProblem]) -> [Point] {
    struct Group: Hashable {
      let kind: ScheduleFinding.Kind
      let value: String?
      let subject: ReadingSubject?
      let reason: String?
    }
    var groups: [Group] = []
    var members: [Group: [ScheduleProblem]] = [:]
    for problem in problems {
      let finding = problem.finding
      let group = Group(
        kind: finding.kind, value: finding.value, subject: finding.subject,
        reason: finding.value == nil && finding.subject == nil ? finding.reason : nil)
      if members[group] == nil { groups.append(group) }
      members[group, default: []].append(problem)
    }
    // A column that may have the times is open, rather than unused.
    let open = Set(groups.filter { $0.value == nil }.compactMap(\.subject))
    return groups.filter { group in group.value == nil || group.subject.map(open.contains) != true }
      .compactMap { group in members[group].flatMap(point) }
  }

  private static func point(of problems: [ScheduleProblem]) -> Point? {
    guard let first = problems.first else { return nil }
    let finding = first.finding
    let others = problems.count > 1 ? " and \(problems.count - 1) more" : ""
    return Point(
      finding.value == nil ? .open : .assumed, finding.kind.words, finding.value ?? "",
      "\(finding.reason)\(others) (\(rows(of: problems)))", subject: finding.subject,
      choices: choices(for: finding.subject, finding.choices))
  }

  /// The rows of findings in words: `row 5`, `rows 2, 3, 4 and 31 more`, `3 games`.
  private static func rows(of problems: [ScheduleProblem]) -> String {
    let rows = problems.flatMap(\.rows)
    if rows.contains(where: { $0.id != nil }) { return Wording.counted(rows.count, "game") }
    let lines = Set(rows.map(\.line)).sorted()
    let displayed = lines.prefix(3).map(String.init).joined(separator: ", ")
    if lines.count <= 3 { return lines.count == 1 ? "row \(displayed)" : "rows \(displayed)" }
    return "rows \(displayed) and \(lines.count - 3) more"
  }

  private static func point(of refusal: ScheduleRefusal) -> Point {
    let subject: ReadingSubject? =
      switch refusal {
      case .noYear: .year
      case .noClub: .club
      case .unknownZone: .zone
      default: nil
      }
    return Point(.open, "file", "", refusal.reason, subject: subject, choices: choices(for: subject, []))
  }

  private static func choices(for subject: ReadingSubject?, _ offered: [String]) -> [String] {
    switch subject {
    case .column: offered.isEmpty ? ColumnMeaning.allCases.map(\.rawValue) : offered
    case .league: TeamTable.shared.leagues.sorted()
    case .club: TeamTable.shared.teams.map(\.name).sorted()
    case .zone: CarriedZones.names
    case .encoding: ["UTF-8", "Windows-1252", "ISO-8859-2", "Windows-1251", "Shift_JIS", "EUC-JP", "EUC-KR", "GB18030"]
    case .year, .dateOrder, .city, .day, nil: offered
    }
  }
}

extension ScheduleFinding.Kind {
  fileprivate var words: String { self == .dateOrder ? "date order" : rawValue }
}
