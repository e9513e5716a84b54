import Atlas

/// What a tour did by the end of a game, as far as it decides which games it reaches next.
package struct TourState: Equatable, Sendable {
  /// The minutes driven on the day on which the game ends.
  package var driven = 0
  /// The days in a row, up to that of the game, without a day of rest; 0 if nobody asks for days of rest.
  var streak = 0
  /// The days on which the drive to the game was not driven although it could have been.
  var rests: [Int] = []

  package init(driven: Int = 0, streak: Int = 0, rests: [Int] = []) {
    (self.driven, self.streak, self.rests) = (driven, streak, rests)
  }
}

package struct TourEdge {
  package let drive: PlannedDrive
  package let clock: WallClock
  /// The moment from which it can be traveled, and the last day before it that counts in the streak of days.
  package let departure: Int
  package let day: Int
  package let before: TourState

  package init(drive: PlannedDrive, clock: WallClock, departure: Int, day: Int, before: TourState) {
    (self.drive, self.clock, self.departure, self.day, self.before) = (drive, clock, departure, day, before)
  }
}

extension DrivingRule {
  /// The arrival of an edge as early as possible, or by a deadline. It is best to leave at once, except where that ends
  /// in a pause and the clocks of the destination are behind: then who waits begins earlier on the next morning.
  package func arrival(of edge: TourEdge, at there: WallClock, by deadline: Int? = nil, except rests: [Int] = [])
    -> Arrival?
  {
    let first = arrival(
      leaving: edge.departure, edge.clock, driven: edge.before.driven, by: edge.drive, at: there, except: rests)
    if first?.moment ?? .max <= deadline ?? .min { return first }
    if edge.drive.means != .drive || there.offset(at: edge.departure) >= edge.clock.offset(at: edge.departure) {
      return deadline == nil ? first : nil
    }
    let tomorrow = edge.clock.moment(ofDay: edge.clock.day(at: edge.departure) + 1, 0)
    let second = arrival(leaving: tomorrow, edge.clock, driven: 0, by: edge.drive, at: there, except: rests)
    let best = [first, second].compactMap { $0 }.min { $0.moment < $1.moment }
    return best.flatMap { $0.moment <= deadline ?? .max ? $0 : nil }
  }
}

extension TourProblem {
  package func edge(from game: Game, _ state: TourState, to venue: Int, flying: Bool) -> TourEdge? {
    edge(game.venue, venue, flying: flying).map {
      TourEdge(drive: $0, clock: clocksAfter[game.venue], departure: game.end, day: game.day, before: state)
    }
  }

  package func edge(leavingOn day: Int, to venue: Int, flying: Bool) -> TourEdge? {
    guard let origin, let drive = origin.edge(venue, flying: flying) else { return nil }
    return TourEdge(
      drive: drive, clock: origin.clock, departure: origin.midnight(of: day), day: day - 1, before: TourState())
  }

  /// The state after a game, if it is reached in time by an edge, and with one more day of rest perhaps.
  package func state(after game: Game, by edge: TourEdge, rest: Int? = nil) -> TourState? {
    let deadline = game.start - rule.buffer
    let (arrival, rests, streak): (DrivingRule.Arrival, [Int], Int)
    if restEvery == nil {
      guard let found = rule.arrival(of: edge, at: clocks[game.venue], by: deadline) else { return nil }
      (arrival, rests, streak) = (found, [], 0)
    } else {
      let rested = rested(edge, at: clocks[game.venue], by: deadline, upTo: { _ in game.day - 1 }, rest)
      guard let rested else { return nil }
      (arrival, rests) = (rested.arrival, rested.rests)
      streak = rested.streak + (game.day > edge.day ? 1 : 0)
      if !isAllowed(streak) { return nil }
    }
    return TourState(driven: arrival.day == game.endDay ? arrival.driven : 0, streak: streak, rests: rests)
  }

  /// The states after a game that no other beats: with the fewest days of rest on the way, and with the latest one.
  func states(after game: Game, by edge: TourEdge) -> (plain: TourState?, rested: TourState?) {
    let plain = state(after: game, by: edge)
    if plain?.streak == 1 || restEvery == nil { return (plain, nil) }
    for day in stride(from: game.day - 1, to: edge.day, by: -1) {
      guard let rested = state(after: game, by: edge, rest: day) else { continue }
      return (plain, plain?.streak == rested.streak ? nil : rested)
    }
    return (plain, nil)
  }

  private func isAllowed(_ streak: Int) -> Bool { streak < restEvery ?? .max }

  /// A drive with the required days of rest, as late as possible; nil if it would be late. The streak counts the days
  /// up to `last`.
  private func rested(
    _ edge: TourEdge, at there: WallClock, by deadline: Int, upTo last: (DrivingRule.Arrival) -> Int, _ rest: Int?
  ) -> (arrival: DrivingRule.Arrival, rests: [Int], streak: Int)? {
    var rests = rest.map { [$0] } ?? []
    again: while let arrival = rule.arrival(of: edge, at: there, by: deadline, except: rests) {
      var streak = edge.before.streak
      for day in stride(from: edge.day + 1, through: last(arrival), by: 1) {
        let isOnTheRoad = edge.drive.minutes > 0 && day >= arrival.firstDay && day <= arrival.day
        streak = isOnTheRoad && !rests.contains(day) && !rule.daysOff.contains(day) ? streak + 1 : 0
        if isAllowed(streak) { continue }
        rests.append(day)
        continue again
      }
      return (arrival, rests, streak)
    }
    return nil
  }

  package func state(after game: Game, _ state: TourState, staying next: Game) -> TourState {
    let gap = next.day - game.day
    return TourState(
      driven: next.endDay == game.endDay ? state.driven : 0,
      streak: restEvery == nil ? 0 : gap > 1 ? 1 : state.streak + gap)
  }

  /// The edge from the last game to the destination and the days of rest on it, if it is over by the end of a day.
  package func end(
    after game: Game, _ state: TourState, by day: Int, flying: Bool
  ) -> (meters: Int, minute: Int, rests: [Int])? {
    guard let destination else { return flying ? nil : (0, game.end, []) }
    guard let drive = destination.edge(game.venue, flying: flying) else { return nil }
    let edge = TourEdge(drive: drive, clock: clocksAfter[game.venue], departure: game.end, day: game.day, before: state)
    let midnight = destination.midnight(of: day + 1)
    let lastDay = { (arrival: DrivingRule.Arrival) in destination.clock.day(at: arrival.moment - 1) }
    return rested(edge, at: destination.clock, by: midnight, upTo: lastDay, nil).map {
      (drive.meters, $0.arrival.moment, $0.rests)
    }
  }
}

extension DrivingRule {
  /// The arrival of a drive or of a journey by other means, as early as the rule allows, after the minutes driven on that day.
  ///
  /// Only drives are interrupted. A journey by other means is made in one go, within the hours for driving by the clock
  /// of its origin if it fits into them, and on no day off. A ferry with a night on board only leaves within them. Flights and
  /// ferries do not count as driving.
  package func arrival(
    leaving minute: Int, _ here: WallClock, driven: Int, by edge: PlannedDrive, at there: WallClock,
    except rests: [Int] = []
  ) -> Arrival? {
    if edge.means == .drive || edge.minutes == 0 {
      return arrival(leaving: minute, here, driven: driven, drive: edge.minutes, at: there, except: rests)
    }
    let first = here.day(at: minute)
    let isNightFerry = edge.means == .ferry && edge.minutes >= 360
    for day in first...first + 31 where !rests.contains(day) && !daysOff.contains(day) {
      let start = max(minute, here.moment(ofDay: day, dawn))
      let end = start + edge.minutes
      // With driving allowed at all hours, no departure is too late.
      let isLate =
        (isNightFerry ? start : end) > here.moment(ofDay: day, dusk) && start > here.moment(ofDay: day, dawn)
        && dusk - dawn < DrivingRule.minutesOfDay
      let last = max(day, there.day(at: end))
      let before = day == first ? driven : 0
      let under = edge.countsAsDriving ? before + edge.minutes : before
      if isLate || rests.contains(last) || daysOff.contains(last) || under > max(limit ?? .max, before) { continue }
      let later = edge.countsAsDriving ? min(edge.minutes, end - there.moment(ofDay: last, 0)) : 0
      return Arrival(moment: end, day: last, driven: last == day ? under : later, firstDay: day)
    }
    return nil
  }
}
