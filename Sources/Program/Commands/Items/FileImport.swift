import Itinerary
import Making
import Store

struct ImportCommandOptions {
  let reading: ImportOptions
  let isConfirmed: Bool
}

/// Adds the items in a file of another program to a trip, after showing them and asking.
struct FileImport {
  let path: FilePath
  let options: ImportCommandOptions

  func run(on open: inout OpenTrip, in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let file = try ImportFile(path, options.reading, wording: open.wording, in: surroundings.home)
    let plan: ImportPlan
    do { plan = try file.plan(for: open.trip, wording: open.wording) } catch {
      throw Failure("\(path): \(error.reason)\(file.advice(on: error))")
    }
    let preview = try ImportPreview(plan, of: path, for: open.trip, wording: open.wording, rules: open.travel)
    for finding in plan.findings {
      outcome.complain("\(finding)\(finding.subject == .day ? "; set the day with --day" : "")")
    }
    for sentence in plan.itemsElsewhere { outcome.complain(sentence) }
    guard let edit = preview.edit else { return try open.finish(saying: [preview.nothing], &outcome) }
    _ = try open.apply(edit)
    if surroundings.isDryRun { return try open.finish(saying: preview.lines, namesProblems: false, &outcome) }
    let (count, number) = (plan.additions.count, plan.changes.count + plan.bookings.count)
    let items = count == 0 ? nil : count == 1 ? "one item" : "\(count) items"
    let changes = number == 0 ? nil : number == 1 ? "one change" : "\(number) changes"
    if !options.isConfirmed { try confirm(preview.lines, items, changes, in: surroundings) }
    let done = [items.map { "Added \($0)." }, changes.map { "Made \($0)." }].compactMap { $0 }
    try open.finish(saying: (options.isConfirmed ? preview.lines : []) + done, &outcome)
  }

  /// Shows what is new and what has changed, and asks whether to take it. Only an explicit yes counts.
  private func confirm(
    _ lines: [String], _ items: String?, _ changes: String?, in surroundings: CommandContext
  ) throws(Failure) {
    guard let ask = surroundings.ask else {
      let what = [items.map { "\($0) to add" }, changes.map { "\($0) to make" }].compactMap { $0 }
      throw Failure(
        "\(path): \(what.joined(separator: ", ")); pass --yes to \(items == nil ? "make changes" : "add"), --dry-run to list"
      )
    }
    let what = [items.map { "Add \($0)" }, changes.map { items == nil ? "Make \($0)" : "make \($0)" }].compactMap { $0 }
    let answer = ask((lines + [what.joined(separator: " and ") + "? y/N"]).joined(separator: "\n"))
    if !["y", "yes"].contains(answer?.lowercased()) {
      throw Failure(items == nil ? "nothing changed" : "nothing was added")
    }
  }
}
