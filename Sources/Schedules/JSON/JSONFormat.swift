import Atlas
import Base

/// A JSON format of schedules as a table: where the games are, and where each field of a game is.
///
/// A path has points between the names of members, and follows every element of arrays: `gameWeek.games`. A plus joins
/// two paths with a space: `homeTeam.teamCity + homeTeam.teamName`. Of several paths for a field the first that leads to
/// a text is used.
struct JSONFormat: Sendable {
  typealias Field = any WritableKeyPath<ScheduleEntry, String?> & Sendable

  /// A game with the object that contains it.
  struct Game {
    let node: JSONNode
    let parent: JSONNode?
  }

  /// The paths of the list of games.
  let games: [String]
  /// A member that games of no other format have.
  let mark: String
  /// A member of the root by which a list without games is recognized; nil if it cannot be.
  var emptyMark: String?
  /// The path of the instant of the start.
  let start: String
  /// The league of all games, if there is only one.
  var league: String?
  /// The path in the root of the name of the league.
  var title: String?
  /// The path in the root of the number of games.
  var total: String?
  let fields: [(Field, [String])]
  /// Adds what no table can say. Returns false for an entry that is not public.
  var complete: @Sendable (Game, inout ScheduleEntry) -> Bool = { _, _ in true }
  /// Adds what only all games together say.
  var finish: @Sendable (inout ScheduleContent, JSONNode, _ file: String) -> Void = { _, _, _ in }

  /// All formats.
  static let all = [nhl, nba, canadianFootball, fixtureDownload, openLigaDB, statsPerform, squiggle]

  /// Returns the content of a text in this format; nil if it is in another one.
  ///
  /// - Parameter file: the name of the file.
  func content(of root: JSONNode, file: String) -> ScheduleContent? {
    let found = games.lazy.map { JSONFormat.games(at: $0, in: root) }.first { games in
      games.contains { $0.node[mark] != nil }
    }
    guard found != nil || emptyMark.map({ root[$0] != nil }) ?? false else { return nil }
    var content = ScheduleContent()
    content.titles = [title.flatMap { JSONFormat.text(at: $0, in: root) }, league].compactMap { $0 }
    for game in found ?? [] where game.node[mark] != nil {
      content.count += 1
      guard content.count <= ScheduleContent.limit else {
        content.problems.add(game.node.line, .file(.tooManyEntries(limit: ScheduleContent.limit)))
        break
      }
      guard var entry = entry(of: game) else {
        content.problems.add(game.node.line, .date(.missing(nil)))
        continue
      }
      if complete(game, &entry) { content.entries.append(entry) }
    }
    let announced = total.flatMap { JSONFormat.text(at: $0, in: root) }.flatMap { Int($0) }
    if let announced, announced > content.count { content.markCut(.fewer(content.count, of: announced)) }
    finish(&content, root, file)
    return content
  }

  private func entry(of game: Game) -> ScheduleEntry? {
    guard let text = JSONFormat.text(at: start, in: game.node),
      var entry = JSONFormat.entry(atSeconds: text, game.node) ?? JSONSchedule.entry(game.node, at: text)
    else { return nil }
    entry.text.league = league
    for (field, paths) in fields {
      entry[keyPath: field] = paths.lazy.compactMap { JSONFormat.text(at: $0, in: game.node) }.first
    }
    return entry
  }

  /// Returns an entry for seconds since 1970; nil if the text is something else.
  private static func entry(atSeconds text: String, _ node: JSONNode) -> ScheduleEntry? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text.utf8.count > 8, let seconds = Int64(text) else {
      return nil
    }
    let moment = OffsetDateTime(unixSeconds: seconds, offsetSeconds: 0)
    return ScheduleEntry(
      line: node.line, start: WrittenTime(date: moment.date, secondOfDay: moment.secondOfDay, zone: .offset(0)))
  }

  // MARK: Paths

  private static func games(at path: String, in root: JSONNode) -> [Game] {
    var found = root.list.map { Game(node: $0, parent: nil) }
    for name in path.split(separator: ".") {
      found = found.flatMap { game in
        (game.node[String(name)]?.list ?? []).map { Game(node: $0, parent: game.node) }
      }
    }
    return found
  }

  /// Returns the text at a path; nil if a part of it is missing.
  static func text(at path: String, in node: JSONNode) -> String? {
    var texts: [String] = []
    for part in path.split(separator: "+") {
      var found: JSONNode? = node
      for name in String(part).trimmed.split(separator: ".") { found = found?[String(name)] }
      guard let text = found?.text else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }
}
