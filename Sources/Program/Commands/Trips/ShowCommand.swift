import Exports
import Itinerary
import Screen

struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "show", "Print a trip.",
    discussion: """
      Prints each day's items with their IDs; with --json, the trip file. With --costs, prints what each day and the \
      trip cost, by currency.
      """,
    examples: ["barnstorm show 'Rust Belt Swing'", "barnstorm show rust --json", "barnstorm show rust --costs"])

  static var parameters: [Parameter<Self>] {
    group(\.arguments)
    flag(\.showsCosts, "--costs", help: "Print the costs instead.")
  }

  private var arguments = TripArguments()
  private var showsCosts = false

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try arguments.open(in: surroundings)
    if showsCosts {
      let costs = CostsAnswer(trip: open.trip, wording: open.wording)
      if arguments.isJSON { outcome.answer(json: costs.json) } else { outcome.answer(lines: costs.lines) }
    } else if arguments.isJSON {
      outcome.answer(.json(String(decoding: open.trip.json, as: UTF8.self)))
    } else {
      let rows = TextExport.rows(
        of: TripDocument(printing: open.trip, wording: open.wording, timeline: open.timeline))
      outcome.answer(lines: rows.map(\.line), in: surroundings) { number in
        rows[number].row.flatMap { open.trip.itinerary.item($0.id) }?.hyperlinks(in: open.wording.cities) ?? []
      }
    }
  }
}

/// What a trip costs, for people and for programs.
private struct CostsAnswer {
  let trip: Trip
  let wording: Wording

  var json: JSONValue {
    [
      "days": .array(trip.itinerary.days.map { ["day": .int($0), "costs": json(of: trip.costs(ofDay: $0))] }),
      "total": json(of: trip.costs),
    ]
  }

  private func json(of costs: [Money]) -> JSONValue {
    .array(costs.map { ["amount": .string($0.amount), "currency": .string($0.currency)] })
  }

  var lines: [String] {
    let total = trip.costs
    if total.isEmpty { return ["No item has a cost."] }
    let days = trip.itinerary.days.map { (wording.dayTitle($0, of: trip), trip.costs(ofDay: $0)) }
    let rows = days.filter { !$0.1.isEmpty } + [("Total", total)]
    return TextTable.lines(rows.map { [$0.0, wording.text($0.1)] }, indent: 0)
  }
}
