import Editor
import Itinerary
import Sharing
import Store

struct SyncCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "sync", "Sync shared trips.",
    discussion: """
      Sends your changes and fetches those of others. If two people edit the same item, the later edit wins and the \
      other goes to `barnstorm history`. An unreachable shared copy is not a failure: the next sync catches up. If \
      five or more items and more than half of the trip are missing from the shared copy, nothing is removed here \
      unless you pass --allow-removals.
      Exit status: 0 synced or unreachable, 1 if something needs your attention.
      """,
    examples: ["barnstorm sync rust", "barnstorm sync --all --json"])

  static var parameters: [Parameter<Self>] {
    argument(
      \.trip, "trip", help: "Shared trip: a path, or a name or ID (default: all shared trips).", completion: .trip)
    flag(\.isAll, "--all", help: "Sync all shared trips.")
    flag(\.allowsRemovals, "--allow-removals", help: "Sync even if most items are missing from the shared copy.")
  }

  private var trip: FilePath?
  private var isAll = false
  private var allowsRemovals = false

  func check() throws(UsageError) {
    if isAll, trip != nil { throw .refused("--all can't be combined with a trip") }
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    var outputs: [SyncOutput] = []
    var isShared = true
    if let trip {
      let open = try OpenTrip(trip, in: context)
      guard let share = try storage.shares().share(ofTrip: open.trip.id) else {
        throw Failure("\"\(open.trip.name)\" is not shared; share it with `barnstorm share`")
      }
      outputs.append(try output(share, open.trip.name, context, context.promptPassword))
    } else {
      let shares = try storage.shares().all()
      isShared = !shares.isEmpty
      // The passwords typed so far, so that trips of the same account ask only once.
      var typed: [String: String?] = [:]
      let prompt = context.promptPassword.map { prompt in
        { (question: String) -> String? in
          let password = typed[question] ?? prompt(question)
          typed[question] = .some(password)
          return password
        }
      }
      for found in shares {
        do {
          let share = try found.get()
          let name = try storage.tripFiles.load(storage.path(of: share)).trip.name
          outputs.append(try output(share, name, context, prompt))
        } catch {
          outcome.report(String(describing: error))
          outcome.status = 1
        }
      }
    }
    for output in outputs where SyncOutput.isFailure(output.report) {
      outcome.report("\(output.name): \(output.report.message ?? output.headline)")
      outcome.status = 1
    }
    outcome.output(
      in: context, json: trip == nil ? ["trips": outputs.map(\.json)] : outputs[0].json,
      lines: isShared ? outputs.flatMap(\.lines) : ["No shared trips."], isReport: true)
  }

  private func output(
    _ share: Share, _ name: String, _ context: CommandContext, _ prompt: CommandContext.Prompt?
  ) throws -> SyncOutput {
    let options = SyncOptions(triesAgain: true, allowsRemovals: allowsRemovals, onlyChecks: context.isDryRun)
    let storage = context.storage
    let synced = try storage.sync(share, options: options, at: context.now(), prompt: prompt)
    var output = SyncOutput(name: name, share: share, report: synced.report, isDryRun: context.isDryRun)
    if let (before, after) = synced.trips {
      output.change = context.changeOutput(named: "sync", from: before, to: after, at: share.tripPath)
    }
    output.losses = synced.report.lost.map { $0.sentence(context.displaySettings().wording()) }
    return output
  }
}

struct SyncOutput {
  let name: String
  let share: Share
  let report: SyncReport
  let isDryRun: Bool
  var losses: [String] = []
  var change: ChangeOutput?

  static func isFailure(_ report: SyncReport) -> Bool { report.state == .stopped || report.state == .readOnly }

  var lines: [String] {
    var lines = ["\(name): \(headline)."]
    if let message = report.message { lines.append("\(message).") }
    if let hint = report.hint { lines.append(hint) }
    lines += losses.map { "\($0)." }
    lines += report.rejected.map { "\($0.item): \($0.message)." }
    return lines
  }

  fileprivate var headline: String {
    if report.finding == .syncedElsewhere { return "not synced" }
    let counts = [
      (report.pushed, "sent"), (report.pulled, "received"), (report.deletedThere, "deleted there"),
      (report.deletedHere, "deleted here"),
    ]
    let done = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let waiting = report.waiting > 0 && report.state != .synced ? ", \(report.waiting) waiting" : ""
    let state =
      switch report.state {
      case .synced: isDryRun ? "would be synced" : "synced"
      case .offline: "unreachable"
      case .stopped: "stopped"
      case .readOnly: "read only"
      }
    return "\(state)\(waiting)" + (done.isEmpty ? report.state == .synced ? ", nothing new" : "" : ", \(done)")
  }

  var json: JSONValue {
    let rejected = report.rejected.json { ["item": $0.item, "message": $0.message] }
    return (change ?? ChangeOutput(path: share.tripPath)).json.adding([
      "trip": share.tripID, "state": report.state.rawValue, "pushed": report.pushed, "pulled": report.pulled,
      "deletedHere": report.deletedHere, "deletedThere": report.deletedThere, "waiting": report.waiting,
      // The second name is an older one.
      "rejected": rejected, "parked": rejected, "message": report.message ?? losses.first,
    ])
  }
}
