import Base
import Sharing
import Store
import TripCore

struct ShareCommand: Command {
  static let syntax = CommandSyntax(
    "share", "Share a trip with other people and devices.",
    discussion: """
      LOCATION is a folder synced by another program (Syncthing, Dropbox, git); it is created if missing. Or it is \
      the https address of a CalDAV server, where a calendar is created, or of an existing calendar. Others run \
      `barnstorm join` with their copy of the folder or the address of the calendar, which is printed when it is \
      created. From then on `barnstorm sync` syncs both.
      The password comes from the setting password_command, from BARNSTORM_PASSWORD, or from a prompt.
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

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    location = try line[ShareArguments.location]
    user = try line[ShareArguments.user]
    isInsecure = line[ShareArguments.insecure]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let path = try home.path(ofTrip: trip)
    let name = try OpenTrip(path, in: surroundings).trip.name
    let access = surroundings.access(user: user, isInsecure: isInsecure)
    let place = try home.sharedPlace(location, user: user, makesFolder: true)
    let begun = try home.share(
      tripAt: path, in: place, as: access, at: surroundings.now())
    let report = begun.synced.report
    var lines = SyncAnswer(name: name, share: begun.share, report: report, isLook: false).lines
    if begun.hasNewCalendar { lines.append("Created a calendar: \(begun.share.place.description)") }
    outcome.report(.lines(lines))
    if SyncAnswer.isFailure(report) { outcome.status = 1 }
  }
}

struct JoinCommand: Command {
  static let syntax = CommandSyntax(
    "join", "Join a shared trip.",
    discussion: """
      The trip is added to your trips, and its path is printed. If you already have a copy of the trip, the two are \
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

  init(line: Invocation) throws(UsageError) {
    location = try line[ShareArguments.location]
    user = try line[ShareArguments.user]
    isInsecure = line[ShareArguments.insecure]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let home = surroundings.home
    let access = surroundings.access(user: user, isInsecure: isInsecure)
    let (share, done) = try home.join(
      home.sharedPlace(location, user: user, makesFolder: false), as: access, at: surroundings.now())
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
    discussion: "Both copies stay. Replaced versions stay in the history.",
    examples: ["barnstorm unshare rust"]
  ) {
    Arguments.trip
  }

  private let trip: FilePath

  init(line: Invocation) throws(UsageError) { trip = try line[Arguments.trip] }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try OpenTrip(trip, in: surroundings)
    let shares = try surroundings.home.shares()
    guard let share = try shares.share(ofTrip: open.trip.id) else {
      throw Failure("\"\(open.trip.name)\" is not shared")
    }
    try shares.remove(ofTrip: open.trip.id)
    outcome.report(.lines(["\"\(open.trip.name)\" is no longer shared in \(share.place.description)."]))
  }
}

/// The arguments of the commands that share trips.
private enum ShareArguments {
  static let location: Parameter<FilePath> = .argument(
    "location", help: "A folder, or the https address of a CalDAV server, account or calendar.",
    completion: .files([]))

  static let user: Parameter<String?> = .option(
    "--user", value: "name", help: "User name on the server.")

  static let insecure: Parameter<Bool> = .flag(
    "--insecure", help: "Allow sending the password over plain http.")
}

extension CommandContext {
  /// The user's access to a place.
  fileprivate func access(user: String?, isInsecure: Bool) -> PlaceAccess {
    PlaceAccess(user: user, isInsecure: isInsecure, ask: promptPassword)
  }
}
