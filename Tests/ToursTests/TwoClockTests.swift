import Almanac
import TestSupport
import Testing

@testable import Tours

/// Tours between places whose clocks differ by hours and whose drives differ by direction, against drives that go minute by
/// minute.
struct TwoClockTests {
  @Test(arguments: 0..<10) func `the best tours match a search by the minute`(part: UInt64) {
    for number in Portion.rounds(20) {
      let seed = 20_000 + part * 20 + UInt64(number)
      var random = SplitMix64(seed: seed)
      let problem = problem(&random)
      let expected = MinuteTours(problem: problem).best()
      let result = TourSearch(problem, driven: problem.daysDriven).fewestDays(atMost: problem.days.count)
      #expect(result.isProved, "seed \(seed)")
      expect(result.days, expected?.days, "seed \(seed)")
      expect(result.tour?.meters, expected?.meters, "seed \(seed)")
      guard let tour = result.tour else { continue }
      let driven = DrivenTour(tour, of: problem)
      expect(driven.shares.values.reduce(0, +), driven.minutes, "seed \(seed)")
      #expect(driven.shares.values.allSatisfy { $0 <= problem.rule.limit ?? .max }, "seed \(seed)")
      #expect(driven.legs.allSatisfy { ($0.spare ?? 0) >= problem.rule.buffer }, "seed \(seed)")
    }
  }

  private func problem(_ random: inout SplitMix64) -> TourProblem {
    let (venues, days) = (Int.random(in: 2...4, using: &random), Int.random(in: 3...5, using: &random))
    let offsets = (0..<venues).map { _ in -60 * Int.random(in: 4...7, using: &random) }
    var games: [TourProblem.Game] = []
    for venue in 0..<venues {
      for day in 0..<days where random.chance(50) {
        let start = day * 1440 + 60 * Int.random(in: 11...22, using: &random) - offsets[venue]
        games.append(TourProblem.Game(venue: venue, start: start, end: start + 180, day: day))
      }
    }
    let drives = (0..<venues * venues).map { place in
      let minutes = Int.random(in: 60...700, using: &random)
      return place % (venues + 1) == 0 ? nil : PlannedDrive(meters: minutes * 1500, minutes: minutes)
    }
    let hours = [(0, 1440), (420, 1440), (420, 1380), (0, 1380)].randomElement(using: &random) ?? (0, 1440)
    let rule = DrivingRule(
      buffer: 15, limit: [nil, 300, 480].randomElement(using: &random) ?? nil, dawn: hours.0, dusk: hours.1,
      daysOff: random.chance(20) ? [Int.random(in: 0..<days, using: &random)] : [])
    return TourProblem(
      venueCount: venues, games: games.filter { !rule.daysOff.contains($0.day) },
      clocks: offsets.map { offset in
        WallClock(readings: [(0, offset), (days * 1440, offset + (random.chance(20) ? 60 : 0))])
      }, drives: drives, rule: rule, required: TargetSet(0..<venues), days: 0...days - 1)
  }
}

/// Every tour of a problem, with the minutes driven on each date.
private struct MinuteTours {
  let problem: TourProblem

  func best() -> (days: Int, meters: Int)? {
    var best: (days: Int, meters: Int)?
    func extend(_ tour: [Int], _ driven: [Int: Int], _ meters: Int) {
      let (first, game) = (problem.games[tour[0]], problem.games[tour[tour.count - 1]])
      let venues = Set(tour.map { problem.games[$0].venue })
      let days = game.day - first.day + 1
      if days > best?.days ?? .max { return }
      if venues.count == problem.venueCount, (days, meters) < best ?? (.max, .max) { best = (days, meters) }
      for (number, next) in problem.games.enumerated() where !venues.contains(next.venue) {
        guard let drive = problem.drives[game.venue * problem.venueCount + next.venue] else { continue }
        for wait in 0...2 {
          let after = self.driven(drive.minutes, from: game, to: next, waiting: wait, driven)
          if let after { extend(tour + [number], after, meters + drive.meters) }
        }
      }
    }
    for number in problem.games.indices { extend([number], [:], 0) }
    return best
  }

  /// The minutes driven on each date after a drive that begins some days after the game at the earliest; nil if it is late.
  private func driven(
    _ minutes: Int, from game: TourProblem.Game, to next: TourProblem.Game, waiting days: Int, _ before: [Int: Int]
  ) -> [Int: Int]? {
    let (rule, here, there) = (problem.rule, problem.clocks[game.venue], problem.clocks[next.venue])
    guard next.start - rule.buffer > game.end else { return nil }
    var (driven, left, firstDay) = (before, minutes, Int?.none)
    let today = local(game.end, here).day
    for minute in game.end..<next.start - rule.buffer {
      let time = local(minute, here)
      let isHere = firstDay.map { time.day <= $0 } ?? true
      let (day, timeOfDay) = isHere ? time : local(minute, there)
      if firstDay == nil, day < today + days { continue }
      if timeOfDay < rule.dawn || timeOfDay >= rule.dusk || rule.daysOff.contains(day) { continue }
      if driven[day] ?? 0 >= rule.limit ?? .max { continue }
      firstDay = firstDay ?? day
      driven[day, default: 0] += 1
      left -= 1
      if left == 0 { return driven }
    }
    return nil
  }

  private func local(_ minute: Int, _ clock: WallClock) -> (day: Int, timeOfDay: Int) {
    let local = minute + clock.offset(at: minute)
    return (local / 1440, local % 1440)
  }
}
