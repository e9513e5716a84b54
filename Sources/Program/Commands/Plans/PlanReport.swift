import Base
import Editor
import Planning
import Schedules
import Screen
import TripCore

/// The output of `plan`, as text and as JSON.
struct PlanReport {
  private let answer: PlanAnswer
  private let question: TourModel
  private let games: [ScheduleGame]
  private let wording: Wording

  init(_ answer: PlanAnswer, _ question: TourModel, _ games: [ScheduleGame], _ wording: Wording) {
    (self.answer, self.question, self.games, self.wording) = (answer, question, games, wording)
  }

  /// The best tour so far with its bound, and the time: `26 days, 15,926 mi · at least 26 days · 0.4 s`.
  static func line(of progress: Planner.Progress, tenths: Int, _ wording: Wording) -> String {
    var parts: [String] = []
    if let best = progress.tours.first {
      parts.append("\(days(best.days)), \(wording.distanceText(meters: Double(best.meters)))")
    } else {
      parts.append(progress.isImpossible ? "no tour fits; looking for the reason" : "no tour yet")
    }
    if let least = progress.leastDays { parts.append("at least \(days(least))") }
    parts.append("\(tenths / 10).\(tenths % 10) s")
    return parts.joined(separator: " · ")
  }

  private static func days(_ count: Int) -> String { "\(count) day\(count == 1 ? "" : "s")" }

  // MARK: For people

  var lines: [String] {
    if answer.tours.isEmpty {
      let verdict = answer.status == .none ? "No tour fits." : "No tour found in this time."
      return [verdict] + answer.obstacles.map { "  \($0.message)" }
    }
    return answer.tours.enumerated().flatMap { number, tour in
      (number == 0 ? [] : [""]) + [heading(tour, number)] + details(tour) + TextTable.lines(rows(tour), indent: 2)
    }
  }

  private func heading(_ tour: TourSummary, _ number: Int) -> String {
    let figures =
      "\(Self.days(tour.days)), \(wording.distanceText(meters: Double(tour.meters))), "
      + "\(wording.durationText(seconds: Double(tour.minutes * 60))) driving, "
      + Wording.counted(tour.games.count, "game")
    if number > 0 { return "Or: \(figures)" }
    return "\(figures): \(verdict(tour))"
  }

  private func verdict(_ tour: TourSummary) -> String {
    if answer.status == .optimal { return "optimal (proven)" }
    let bound = answer.leastDays < tour.days ? "at least \(Self.days(answer.leastDays)) needed" : nil
    let meters = answer.leastMeters > 0 ? "at least \(wording.distanceText(meters: Double(answer.leastMeters)))" : nil
    return "the best found" + ([bound ?? meters].compactMap { $0 }.map { "; \($0)" }.first ?? "")
  }

  private func details(_ tour: TourSummary) -> [String] {
    var parts: [String] = []
    if let tightest = tour.tightest {
      let game = games[tour.games[tightest.leg]].game
      parts.append("tightest leg \(duration(tightest.minutes)) before \(game.matchup)")
    }
    if let longest = tour.longestDay {
      parts.append("longest day \(duration(longest.minutes)) on \(wording.shortDate(longest.date))")
    }
    let doubles = tour.doubleDays.map(wording.shortDate)
    if !doubles.isEmpty { parts.append("two games on \(doubles.joined(separator: "; "))") }
    return parts.map { "  \($0)" }
  }

  private func duration(_ minutes: Int) -> String {
    minutes == 0 ? "0m" : wording.durationText(seconds: Double(minutes * 60))
  }

  private func rows(_ tour: TourSummary) -> [[String]] {
    tour.games.map { number in
      let game = games[number]
      return [
        "\(wording.shortDate(game.day)), \(game.day.year)", wording.startOrStatus(of: game.game), game.game.matchup,
        wording.place(of: game.game), game.game.gameID,
      ]
    }
  }

  // MARK: For programs

  func json(seconds: Double, trip: FilePath?) -> JSONValue {
    let best = answer.tours.first
    var members: [JSONValue.Member] = [
      JSONValue.Member("status", .string(answer.status.rawValue)),
      JSONValue.Member("days", best.map { .int($0.days) } ?? .null),
      JSONValue.Member("meters", best.map { .int($0.meters) } ?? .null),
      JSONValue.Member("minutes", best.map { .int($0.minutes) } ?? .null),
      JSONValue.Member("bound", ["days": .int(answer.leastDays), "meters": .int(answer.leastMeters)]),
      JSONValue.Member("tours", .array(answer.tours.map(value))),
      JSONValue.Member("whyNot", .array(answer.obstacles.map(value))),
      JSONValue.Member("seconds", .number((seconds * 1000).rounded() / 1000)),
    ]
    if let trip { members.append(JSONValue.Member("trip", .string(trip.description))) }
    return .object(members)
  }

  private func value(_ tour: TourSummary) -> JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("days", .int(tour.days)), JSONValue.Member("meters", .int(tour.meters)),
      JSONValue.Member("minutes", .int(tour.minutes)),
      JSONValue.Member("games", .array(tour.games.map { .string(games[$0].game.gameID) })),
    ]
    if let tightest = tour.tightest {
      members.append(
        JSONValue.Member(
          "tightestLeg",
          ["to": .string(games[tour.games[tightest.leg]].game.gameID), "minutes": .int(tightest.minutes)]))
    }
    if let longest = tour.longestDay {
      members.append(
        JSONValue.Member(
          "longestDay", ["date": .string(longest.date.description), "minutes": .int(longest.minutes)]))
    }
    members.append(JSONValue.Member("twoGameDays", .array(tour.doubleDays.map { .string($0.description) })))
    return .object(members)
  }

  private func value(_ obstacle: PlanAnswer.Obstacle) -> JSONValue {
    ["venue": obstacle.venue.map { .string($0) } ?? .null, "message": .string(obstacle.message)]
  }
}
