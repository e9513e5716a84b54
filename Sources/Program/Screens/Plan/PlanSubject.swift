import Itinerary
import Making
import Tours

/// The input of a plan before the user answers any question.
struct PlanSubject: Sendable {
  let name: String
  let games: [ScheduleGame]
  /// The games of an open trip that the schedule does not have, with their days.
  private(set) var others: [PlannableGame] = []
  /// The numbers of the games that every tour must hold. The games of `others` are numbered after those of `games`.
  private(set) var must: Set<Int>
  /// The days that the user asked for before, which the form shows; nil for none.
  private(set) var requested: ClosedRange<CivilDate>?
  /// The days of an open trip; nil if the user enters the days.
  private(set) var days: ClosedRange<CivilDate>?
  /// The journeys of an open trip other than drives. Every tour makes them.
  private(set) var fixedLegs: [FixedLeg] = []
  /// The city that is known to be home; empty for none.
  let home: String

  init(
    name: String, _ games: [ScheduleGame], must: [Int] = [], requested: ClosedRange<CivilDate>? = nil, home: String = ""
  ) {
    (self.name, self.games, self.must, self.requested, self.home) = (name, games, Set(must), requested, home)
  }

  init(_ trip: Trip, _ games: [ScheduleGame], known: KnownGames, zones: Zones) {
    (name, self.games, home) = (trip.name, games, trip.schedule?.home ?? "")
    days = trip.startDate...trip.date(ofDay: trip.dayCount)
    let rows = Dictionary(known.rows.map { ($1.text, $0) }) { first, _ in first }
    must = []
    fixedLegs = FixedLeg.all(in: trip, zones: zones)
    for item in trip.itinerary.items {
      guard let game = item.game, game.isPlayed else { continue }
      if let number = rows[item.id.text] {
        if games[number].game.isPlayed { must.insert(number) }
        continue
      }
      must.insert(games.count + others.count)
      let venue = game.venue.map { Gazetteer.shared.venues(named: $0) }?.first {
        CityKey($0.place.city) == CityKey(game.city)
      }
      let place = venue?.place ?? Gazetteer.shared.city(game.city)
      others.append(PlannableGame(game, day: trip.date(ofDay: item.position.day), place: place))
    }
  }

  var isOfOpenTrip: Bool { days != nil }

  var season: ClosedRange<CivilDate>? {
    let days = games.map(\.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }

  var needsOpenStarts: Bool { must.contains { game($0).game.knownStart == nil } }

  private func game(_ number: Int) -> PlannableGame {
    number < games.count ? PlannableGame(games[number]) : others[number - games.count]
  }

  // MARK: Asking

  /// - Throws: the target that makes planning impossible.
  func model(_ targets: PlanTargets, ends: TourEnds, zones: Zones) throws(PlanMistake) -> TourModel {
    var request = targets.request
    for name in targets.names {
      if games.contains(where: { $0.isOf(team: name) }) {
        request.teams.append(name)
      } else {
        request.venues.append(name)
      }
    }
    request.gameIDs = must.sorted().map { game($0).game.gameID }
    request.mayRepeat = true
    request.fixedLegs = fixedLegs
    if let days { (request.from, request.to) = (days.lowerBound, days.upperBound) }
    (request.start, request.end) = (ends.start, ends.end)
    (request.tours, request.words) = (6, .form)
    do {
      try Schedule(games: games).check(teams: request.teams)
      let all = games.map { PlannableGame($0, asking: request.teams) } + others
      return try TourModel(request, games: all, zones: zones)
    } catch {
      throw PlanMistake(targets.names.isEmpty ? nil : .see, "\(error)".sentence)
    }
  }

  // MARK: Telling

  func option(_ tour: TourSummary, ends: TourEnds) -> PlanOption {
    let drives = [tour.outboundLeg] + tour.legs
    let stops = zip(tour.games, drives).map { number, drive in
      let game = game(number)
      return PlanOption.Stop(
        game: game.game, day: game.day, isNew: isOfOpenTrip && !must.contains(number), drive: drive,
        point: game.place?.point)
    }
    return PlanOption(tour: tour, stops: stops, ends: ends)
  }
}
