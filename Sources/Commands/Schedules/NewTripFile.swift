import Disk
import Interchange
import ItineraryCore
import Paths
import Presenting
import TripStore
import UserFiles

/// The file of a trip made from schedules.
enum NewTripFile {
  /// A path in the data directory.
  ///
  /// - Throws: where a trip of that name is there already, since names tell trips apart.
  static func path(forTripNamed name: String) throws -> FilePath {
    let library = try Home().library()
    for known in try library.knownTrips() where FoldedText(known.heading.name) == FoldedText(name) {
      throw Failure("there is a trip \(JSONText.quoted(known.heading.name)) already: \(known.path)")
    }
    return try library.newPath(forTripNamed: name)
  }

  /// The paths of schedules as a trip file names them: those in its directory or below relative to it, so that both
  /// can be moved together, others from the root. What came through a pipe is gone, and is not named.
  static func sources(_ files: [FilePath], forTripAt path: FilePath) -> [String] {
    let directory = resolved(path.directory)
    return files.filter { !isStream($0) }.map { file in
      let whole = resolved(file)
      return (whole.relative(to: directory) ?? whole).stored
    }
  }

  /// Says that the trip cannot follow a schedule that came through a pipe.
  static func complain(ofStreamsAmong files: [FilePath]) {
    for file in files where isStream(file) {
      Output.complain("\(file): a pipe, which the trip does not follow: `barnstorm update --schedule` brings news in")
    }
  }

  private static func isStream(_ file: FilePath) -> Bool {
    (try? SystemCalls().status(at: file))?.kind == .pipe
  }

  /// From the root; as it is where there is no such file.
  private static func resolved(_ path: FilePath) -> FilePath {
    (try? SystemCalls().realPath(path)) ?? path
  }

  /// Says what does not fit together: games in two cities on a day, drives that are too long.
  static func complain(ofClashesIn trip: Trip) {
    let zones = Home().zones.load(for: trip)
    let wording = Output.presentation.wording(zones: zones, cities: trip.cityNames)
    let constraints = ItineraryConstraints(trip.itinerary)
    for advisory in Advisories(of: trip, under: constraints, zones: zones).all {
      Output.complain("Day \(advisory.day): \(wording.sentence(advisory))")
    }
  }
}
