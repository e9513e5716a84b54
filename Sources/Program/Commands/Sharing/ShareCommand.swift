import Itinerary
import Sharing
import Store

struct ShareCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "share", "Share a trip with other people and devices.",
    discussion: """
      LOCATION is a folder synced by another program (Syncthing, Dropbox, git); it is created if missing. Or it is \
      the https address of a CalDAV server, where a calendar is created, or of an existing calendar. Others run \
      `barnstorm join` with their copy of the folder or the address of the calendar, which is printed when it is \
      created. From then on `barnstorm sync` syncs both.
      The password comes from the setting password_command, from BARNSTORM_PASSWORD, or from a prompt.
      """,
    examples: ["barnstorm share rust ~/Sync/rust", "barnstorm share rust https://dav.example.org/ --user mira"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    group(\.remote)
  }

  private var trip: FilePath = ""
  private var remote = RemoteArguments()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let path = try storage.path(ofTrip: trip)
    let name = try OpenTrip(path, in: context).trip.name
    if context.isDryRun {
      let sentence = "Would share \(JSONText.quoted(name)) in \(remote.location)."
      return outcome.report(changeOf: path, [sentence], context)
    }
    let location = try storage.remote(typed: remote.location, user: remote.user, makesFolder: true)
    let begun = try storage.share(
      tripAt: path, in: location, as: remote.access(context), at: context.now())
    let report = begun.synced.report
    let output = SyncOutput(name: name, share: begun.share, report: report, isDryRun: false)
    var lines = output.lines
    if begun.hasNewCalendar { lines.append("Created a calendar: \(begun.share.remote.description)") }
    outcome.report(changeOf: path, lines, adding: output.json, context)
    if SyncOutput.isFailure(report) { outcome.status = 1 }
  }
}

struct JoinCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "join", "Join a shared trip.",
    discussion: """
      The trip is added to your trips, and its path is printed. If you already have a copy of the trip, the two are \
      merged.
      """,
    examples: ["barnstorm join ~/Sync/rust"])

  static var parameters: [Parameter<Self>] {
    group(\.remote)
  }

  private var remote = RemoteArguments()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let (share, done) = try storage.join(
      storage.remote(typed: remote.location, user: remote.user, makesFolder: false), as: remote.access(context),
      onlyChecks: context.isDryRun, at: context.now())
    guard let report = done?.report else {
      return outcome.report(changeOf: share.tripPath, [share.tripPath.description], context)
    }
    let name = try storage.tripFiles.load(share.tripPath).trip.name
    let output = SyncOutput(name: name, share: share, report: report, isDryRun: false)
    if context.printsJSON {
      outcome.report(changeOf: share.tripPath, [], adding: output.json, context)
    } else {
      outcome.report(.path(share.tripPath))
    }
    if report.state != .synced { outcome.report(lines: output.lines) }
    if SyncOutput.isFailure(report) { outcome.status = 1 }
  }
}

struct UnshareCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "unshare", "Stop sharing a trip.",
    discussion: "Both copies stay. Replaced versions stay in the history.",
    examples: ["barnstorm unshare rust"])

  static var parameters: [Parameter<Self>] { trip }

  var target = TripTarget()

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let context = open.context
    let shares = try context.storage.shares()
    guard let share = try shares.share(ofTrip: open.trip.id) else {
      throw Failure("\"\(open.trip.name)\" is not shared")
    }
    if !context.isDryRun { try shares.remove(ofTrip: open.trip.id) }
    let sentence = "Stopped sharing \(JSONText.quoted(open.trip.name)) in \(share.remote.description)."
    outcome.report(changeOf: open.path, [sentence], context)
  }
}

private struct RemoteArguments: Parameters {
  static var parameters: [Parameter<Self>] {
    argument(
      \.location, "location", help: "A folder, or the https address of a CalDAV server, account or calendar.",
      completion: .files([]))
    option(\.user, "--user", value: "name", help: "User name on the server.")
    flag(\.isInsecure, "--insecure", help: "Allow sending the password over plain http.")
  }

  var location: FilePath = ""
  var user: String?
  private var isInsecure = false

  func access(_ context: CommandContext) -> RemoteAccess {
    RemoteAccess(user: user, isInsecure: isInsecure, prompt: context.promptPassword)
  }
}
