/// A JSON format of schedules as a table: where the games are, and where each field of a game is.
///
/// A path has points between names, and follows every element of arrays: `gameWeek.games`. A plus joins two paths with
/// a space. Of several paths for a field the first that leads to a text is used.
struct JSONFormat: Sendable {
  typealias Field = any WritableKeyPath<ScheduleEntry, String?> & Sendable

  /// A game with the object that contains it and the one that contains all.
  struct Game {
    let node: JSONNode
    let parent: JSONNode?
    let root: JSONNode
  }

  let games: [String]
  /// A member that games of no other format have.
  let mark: String
  /// Members of the root, one of which is next to a list without games.
  var emptyMarks: [String] = []
  let start: [String]
  /// A member with the start by the clock of the ground.
  var localStart: String?
  /// The league of all games, if there is only one.
  var league: String?
  /// The path in the root of the name of the league.
  var title: String?
  /// The path in the root of the number of games.
  var total: String?
  /// The paths of words for the status, the last of which counts.
  var status: [String] = []
  let fields: [(Field, [String])]
  var choose: @Sendable ([Game]) -> [Game] = { $0 }
  /// Adds what no table can say.
  var complete: @Sendable (Game, inout ScheduleEntry) -> Void = { _, _ in }
  /// Completes the content after all games are read.
  var finish: @Sendable (inout ScheduleContent, JSONNode, _ file: String) -> Void = { _, _, _ in }

  static let all = [
    mlb, espn, openFootball, nhl, nba, canadianFootball, fixtureDownload, openLigaDB, statsPerform, squiggle, fifa,
  ]

  /// Returns the content of a schedule; nil if the text is not JSON or not in a known format.
  ///
  /// - Parameter file: The name of the file, which may be an address.
  static func read(_ bytes: [UInt8], file: String) -> ScheduleContent? {
    JSONNode(bytes).flatMap { root in all.lazy.compactMap { $0.content(of: root, file: file) }.first }
  }

  private func content(of root: JSONNode, file: String) -> ScheduleContent? {
    let lists = games.map { JSONFormat.games(at: $0, in: root) }
    let found = lists.first { $0.contains { $0.node[mark] != nil } }
    guard found != nil || isEmpty(root, lists) else { return nil }
    var content = ScheduleContent()
    content.titles = [title.flatMap { JSONFormat.text(at: $0, in: root) }, league].compactMap { $0 }
    let all = (found ?? []).filter { $0.node[mark] != nil }
    for game in choose(all) {
      content.count += 1
      guard content.count <= ScheduleContent.limit else {
        content.problems.add(game.node.line, .tooManyEntries(limit: ScheduleContent.limit))
        break
      }
      guard var entry = entry(of: game) else {
        content.problems.add(game.node.line, .noDate(in: nil))
        continue
      }
      if let localStart { entry.setLocalStart(game.node[localStart]?.text) }
      complete(game, &entry)
      content.entries.append(entry)
    }
    let announced = total.flatMap { JSONFormat.text(at: $0, in: root) }.flatMap { Int(bounded: $0) }
    if let announced, announced > all.count { content.markCut(.fewer(all.count, of: announced)) }
    finish(&content, root, file)
    return content
  }

  private func isEmpty(_ root: JSONNode, _ lists: [[Game]]) -> Bool {
    lists.allSatisfy(\.isEmpty) && emptyMarks.contains { root[$0] != nil }
      && games.contains { $0.split(separator: ".").first.map { root[String($0)] != nil } ?? false }
  }

  private func entry(of game: Game) -> ScheduleEntry? {
    guard let text = start.lazy.compactMap({ JSONFormat.text(at: $0, in: game.node) }).first,
      var entry = JSONFormat.entry(atSeconds: text, game.node) ?? JSONFormat.entry(game.node, at: text)
    else { return nil }
    entry.text.league = league
    for (field, paths) in fields {
      entry[keyPath: field] = paths.lazy.compactMap { JSONFormat.text(at: $0, in: game.node) }.first
    }
    let words = status.compactMap { JSONFormat.text(at: $0, in: game.node).flatMap(StatusWords.status) }
    entry.status = words.last ?? entry.status
    return entry
  }

  /// Returns an entry for an instant such as `2026-07-03T18:20:00Z`, with or without seconds; nil without a date.
  static func entry(_ game: JSONNode, at text: String) -> ScheduleEntry? {
    guard let date = DateText(text), case .exact(let day) = date.day else { return nil }
    var entry = ScheduleEntry(
      line: game.line,
      start: RawTime(date: day, secondOfDay: date.time?.secondOfDay, zone: date.time?.zone ?? .floating))
    entry.isIfNecessary = game["ifNecessary"].map { $0.flag ?? ($0.text == "Y") } ?? false
    if let end = game["endDate"]?.text.flatMap(DateText.init), case .exact(let last) = end.day,
      last > entry.start.date.adding(days: 1)
    {
      entry.end(on: last, at: nil)
    }
    return entry
  }

  /// Returns an entry for seconds since 1970; nil if the text is something else.
  private static func entry(atSeconds text: String, _ node: JSONNode) -> ScheduleEntry? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text.utf8.count > 8,
      let seconds = Int(text, in: 0...253_402_300_799)
    else { return nil }
    let moment = OffsetDateTime(unixSeconds: Int64(seconds), offsetSeconds: 0)
    return ScheduleEntry(
      line: node.line, start: RawTime(date: moment.date, secondOfDay: moment.secondOfDay, zone: .offset(0)))
  }

  // MARK: Paths

  private static func games(at path: String, in root: JSONNode) -> [Game] {
    var found = root.list.map { Game(node: $0, parent: nil, root: root) }
    for name in path.split(separator: ".") {
      found = found.flatMap { game in
        (game.node[String(name)]?.list ?? []).map { Game(node: $0, parent: game.node, root: root) }
      }
    }
    return found
  }

  /// Returns the text at a path, which follows the first element of arrays; nil if a part of it is missing.
  static func text(at path: String, in node: JSONNode) -> String? {
    var texts: [String] = []
    for part in path.split(separator: "+") {
      var found: JSONNode? = node
      for name in String(part).trimmed.split(separator: ".") { found = found?.list.first?[String(name)] }
      guard let text = found?.text else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }
}
