import Base
import Editor
import Sharing
import Store
import TripCore

struct ShareCommand: Command {
  static let syntax = CommandSyntax(
    "share", "Share a trip with other people and devices.",
    discussion: """
      LOCATION is a folder that something else carries to the others, as Syncthing, Dropbox or git do; it is made if it is \
      not there. Or it is the https address of a CalDAV server, on which a calendar is made for the trip, or of a calendar \
      there. Others run `barnstorm join` on their copy of the folder, or on the calendar, whose address is printed if it \
      was made. From then on `barnstorm sync` \
      brings both together.

      The password comes from the setting password_command, from BARNSTORM_PASSWORD, or is asked for.
      """,
    examples: ["barnstorm share rust ~/Sync/rust", "barnstorm share rust https://dav.example.org/ --user mira"]
  ) {
    Arguments.trip
    ShareArguments.location
    ShareArguments.user
    ShareArguments.insecure
  }

  private let trip: FilePath
  private let location: FilePath
  private let user: String?
  private let isInsecure: Bool

  init(line: Invocation) throws(Misuse) {
    trip = try line[Arguments.trip]
    location = try line[ShareArguments.location]
    user = try line[ShareArguments.user]
    isInsecure = line[ShareArguments.insecure]
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let path = try home.path(ofTrip: trip)
    let name = try OpenTrip(path, in: surroundings).trip.name
    try home.makeFolder(location)
    let access = surroundings.access(user: user, isInsecure: isInsecure)
    let begun = try home.share(
      tripAt: path, in: home.sharedPlace(location), as: access, at: surroundings.now())
    let report = begun.synced.report
    var lines = SyncAnswer(name: name, share: begun.share, report: report, isLook: false).lines
    if begun.hasNewCalendar { lines.append("Made a calendar for it: \(begun.share.place.description)") }
    outcome.report(.lines(lines))
    if SyncAnswer.isFailure(report) { outcome.status = 1 }
  }
}

struct JoinCommand: Command {
  static let syntax = CommandSyntax(
    "join", "Take part in a trip that others share.",
    discussion: """
      The trip appears among the known ones, and its path is printed. If a copy of the trip is there already, the two are \
      merged.
      """,
    examples: ["barnstorm join ~/Sync/rust"]
  ) {
    ShareArguments.location
    ShareArguments.user
    ShareArguments.insecure
  }

  private let location: FilePath
  private let user: String?
  private let isInsecure: Bool

  init(line: Invocation) throws(Misuse) {
    location = try line[ShareArguments.location]
    user = try line[ShareArguments.user]
    isInsecure = line[ShareArguments.insecure]
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let access = surroundings.access(user: user, isInsecure: isInsecure)
    let (share, done) = try home.join(home.sharedPlace(location), as: access, at: surroundings.now())
    let report = done.report
    outcome.report(.path(share.tripPath))
    if report.state != .synced {
      let name = try home.tripFiles.load(share.tripPath).trip.name
      outcome.complain(lines: SyncAnswer(name: name, share: share, report: report, isLook: false).lines)
    }
    if SyncAnswer.isFailure(report) { outcome.status = 1 }
  }
}

struct UnshareCommand: Command {
  static let syntax = CommandSyntax(
    "unshare", "Stop sharing a trip.",
    discussion: "Both sides keep what they have. Versions that edits elsewhere replaced stay in the history.",
    examples: ["barnstorm unshare rust"]
  ) {
    Arguments.trip
  }

  private let trip: FilePath

  init(line: Invocation) throws(Misuse) { trip = try line[Arguments.trip] }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, in: surroundings)
    let shares = try surroundings.home.shares()
    guard let share = shares.share(ofTrip: open.trip.id) else {
      throw Failure("\"\(open.trip.name)\" is not shared")
    }
    try shares.remove(ofTrip: open.trip.id)
    outcome.report(.lines(["\"\(open.trip.name)\" is no longer shared in \(share.place.description)."]))
  }
}
