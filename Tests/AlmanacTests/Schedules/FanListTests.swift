import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Lists as fans write them by hand, `fan-lists.txt`: each row reads right, or its teams are as written and reported.
struct FanListTests {
  private struct List: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The kinds of findings that must be reported.
    let kinds: [String]
    let rows: [(text: String, game: String?)]

    init(_ text: Substring) {
      let lines = text.split(separator: "\n")
      let head = lines[0].split(separator: ":").map { String($0).trimmed }
      (testDescription, kinds) = (head[0], head.dropFirst().flatMap { $0.split(separator: " ").map(String.init) })
      rows = lines.dropFirst().map { line in
        let parts = line.split(separator: "=>").map { String($0).trimmed }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
      }
    }
  }

  private static let lists = String(
    decoding: Repository.file("Tests/AlmanacTests/Published/fan-lists.txt"), as: UTF8.self
  ).split(separator: "##").dropFirst().map(List.init)

  @Test(arguments: lists) private func `reads a fan's handwritten list as meant`(list: List) throws {
    let text = list.rows.map(\.text).joined(separator: "\n") + "\n"
    let schedule = try readWithAllZones(text, ScheduleOptions(year: 2026))
    let games = schedule.games.sorted { $0.line < $1.line }.map { game in
      let start = game.game.knownStart.map { " \($0.description.dropFirst(11).prefix(5))" } ?? ""
      let status = [.scheduled, .timeTBD].contains(game.game.status) ? "" : " \(game.game.status.rawValue)"
      return "\(game.game.league ?? "?") \(game.game.matchup) | \(game.game.city) | \(game.day)\(start)\(status)"
    }
    expect(games, list.rows.compactMap(\.game))
    #expect(Set(schedule.findings.map(\.kind.rawValue)).isSuperset(of: list.kinds), "\(schedule.messages)")
  }
}
