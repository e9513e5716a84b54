import Itinerary

// MARK: What schedules and new trips leave open

extension Outcome {
  /// Adds what a schedule leaves open of games on some days, and how many problems it has with other games.
  mutating func complain(of schedule: Schedule, about games: [ScheduleGame], on days: ClosedRange<CivilDate>) {
    let (concerned, others) = schedule.problems(of: games, on: days)
    for line in concerned.lines { complain(line) }
    guard others > 0 else { return }
    complain("\(others) problem\(others == 1 ? "" : "s") with other games of the schedule: `barnstorm games` lists all")
  }

  /// Adds what a schedule leaves open of a trip's games, and of the games of the teams it follows on its days.
  mutating func complain(of schedule: Schedule, for trip: Trip) {
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    let matchups = Set(trip.itinerary.items.compactMap(\.game?.matchup))
    let follows = trip.schedule?.follows ?? []
    let games = schedule.games.filter { game in
      days.contains(game.day) && (matchups.contains(game.game.matchup) || follows.contains(where: game.isOf))
    }
    for line in schedule.problems(of: games, on: days).concerned.lines { complain(line) }
  }

  /// Adds that a trip cannot follow schedules that came through pipes.
  mutating func complain(ofStreams files: [FilePath]) {
    for file in files {
      complain("\(file) is a pipe and can't be followed; update with `barnstorm update TRIP --schedule FILE`")
    }
  }

  /// Adds which new legs of a trip go by other means than the trip, for lack of a road or a train.
  mutating func complain(ofMeansIn trip: Trip, since old: Trip? = nil, wording: Wording) {
    for item in trip.itinerary.items {
      guard let leg = item.leg, leg.isGenerated, leg.means != trip.by,
        leg.means != old?.itinerary.item(item.id)?.leg?.means
      else { continue }
      complain(wording.otherMeans(of: leg, insteadOf: trip.by))
    }
  }

  /// Adds what does not fit together in a new trip: games in two cities on a day, drives that are too long.
  mutating func complain(ofClashesIn trip: Trip, wording: Wording, rules: TravelRules) {
    let constraints = ItineraryConstraints(trip.itinerary)
    for advisory in Advisories(of: trip, under: constraints, zones: wording.zones, rules: rules).all {
      complain("Day \(advisory.day): \(wording.sentence(advisory, namesDay: false))")
    }
  }
}
