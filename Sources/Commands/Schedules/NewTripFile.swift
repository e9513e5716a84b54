import Disk
import Interchange
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore
import UserFiles

/// The file of a trip made from schedules.
struct NewTripFile {
  let home: Home

  /// A path in the data directory that no file has yet.
  ///
  /// - Throws: a ``Failure`` if there is a trip of that name already, since names have to be unique.
  func path(forTripNamed name: String) throws -> FilePath {
    let library = try home.library()
    for known in try library.knownTrips() where FoldedText(known.heading.name) == FoldedText(name) {
      throw Failure("there is a trip \(JSONText.quoted(known.heading.name)) already: \(known.path)")
    }
    return try library.newPath(forTripNamed: name)
  }

  /// The places of schedules as a trip file names them: addresses as they are, files in its directory or below relative to
  /// it, so that both can be moved together, others from the root. Pipes are left out: what came through one is gone.
  func sources(_ sources: [ScheduleSource], forTripAt path: FilePath) -> [String] {
    let directory = resolved(path.directory)
    return sources.compactMap { source in
      guard let file = source.path else { return source.addressText }
      if isStream(file) { return nil }
      let whole = resolved(file)
      return (whole.relative(to: directory) ?? whole).stored
    }
  }

  /// Whether a schedule comes through a pipe.
  func isStream(_ file: FilePath) -> Bool { (try? home.calls.status(at: file))?.kind == .pipe }

  /// The absolute path without symbolic links; unchanged if there is no such file.
  private func resolved(_ path: FilePath) -> FilePath { (try? home.calls.realPath(path)) ?? path }
}

// MARK: What schedules and new trips leave open

extension Outcome {
  /// Adds what a schedule leaves open of games on some days, and how many problems it has with other games.
  mutating func complain(of schedule: Schedule, about games: [ScheduleGame], on days: ClosedRange<CivilDate>) {
    let (concerned, others) = schedule.problems(of: games, on: days)
    for problem in concerned { complain(problem.description) }
    guard others > 0 else { return }
    complain("\(others) problem\(others == 1 ? "" : "s") with other games of the schedule: `barnstorm games` lists all")
  }

  /// Adds what a schedule leaves open of the games of a trip's teams on its days.
  mutating func complain(of schedule: Schedule, for trip: Trip) {
    let days = trip.startDate...trip.date(ofDay: trip.dayCount)
    let teams = trip.itinerary.items.compactMap(\.game).reduce(into: Set<String>()) {
      $0.formUnion([$1.home, $1.away])
    }
    let games = schedule.games.filter { game in
      days.contains(game.day) && !teams.isDisjoint(with: [game.game.home, game.game.away])
    }
    for problem in schedule.problems(of: games, on: days).concerned { complain(problem.description) }
  }

  /// Adds that a trip cannot follow schedules that came through pipes.
  mutating func complain(ofStreams files: [FilePath]) {
    for file in files {
      complain("\(file): a pipe, which the trip does not follow: `barnstorm update --schedule` brings news in")
    }
  }

  /// Adds what does not fit together in a new trip: games in two cities on a day, drives that are too long.
  mutating func complain(ofClashesIn trip: Trip, wording: Wording) {
    let constraints = ItineraryConstraints(trip.itinerary)
    for advisory in Advisories(of: trip, under: constraints, zones: wording.zones).all {
      complain("Day \(advisory.day): \(wording.sentence(advisory))")
    }
  }
}
