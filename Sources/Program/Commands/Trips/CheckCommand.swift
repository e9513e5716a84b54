import Itinerary
import Screen
import Store

struct CheckCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "check", "Report a trip's problems.",
    discussion: "Errors and warnings in the order of the list. The exit status is 1 if any is an error.",
    examples: ["barnstorm check rust"])

  static var parameters: [Parameter<Self>] {
    group(\.arguments)
  }

  private var arguments = TripArguments()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try arguments.open(in: surroundings)
    let advisories = Advisories(
      of: open.trip, under: open.constraints, zones: open.wording.zones, timeline: open.timeline
    ).all
    if arguments.isJSON {
      let json = JSONValue.array(advisories.map { AdvisoryAnswer(advisory: $0, wording: open.wording).json })
      // The second name is an older one.
      outcome.answer(json: ["problems": json, "advisories": json])
    } else {
      outcome.answer(lines: lines(advisories, open))
    }
    let errors = advisories.count { $0.severity == .error }
    if errors > 0 { throw Failure("\(open.trip.name) has \(errors == 1 ? "one error" : "\(errors) errors")") }
  }

  private func lines(_ advisories: [Advisory], _ open: OpenTrip) -> [String] {
    if advisories.isEmpty { return ["\(open.trip.name): no problems."] }
    return TextTable.lines(
      advisories.map { ["Day \($0.day)", $0.severity.rawValue, open.wording.sentence($0, namesDay: false)] })
  }
}
