import Itinerary
import Preferences
import Screen
import Store

struct ListCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "list", "List your trips.",
    discussion: "Lists the trips in the data directory. A damaged file is listed with its error.",
    examples: ["barnstorm list --json"])

  static var parameters: [Parameter<Self>] {
    json(\.isJSON)
  }

  private var isJSON = false

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let entries = try surroundings.home.library().entries()
    if isJSON {
      outcome.answer(json: ["trips": .array(entries.map(value))])
    } else {
      outcome.answer(lines: lines(entries, surroundings))
    }
  }

  private func lines(_ entries: [LibraryEntry], _ surroundings: CommandContext) -> [String] {
    if entries.isEmpty { return ["No trips yet. Create a sample with `barnstorm sample`."] }
    let wording = surroundings.presentation().wording()
    let ids = ShortIDs(entries.compactMap { try? $0.trip.get().id })
    let rows = entries.map { entry in
      switch entry.trip {
      case .success(let trip):
        [ids.short(trip.id), trip.name, wording.dates(of: trip), wording.gameCount(of: trip), entry.path.description]
      case .failure(let error): ["damaged: \(error)"]
      }
    }
    return TextTable.lines(rows)
  }

  private func value(_ entry: LibraryEntry) -> JSONValue {
    switch entry.trip {
    case .success(let trip):
      [
        "path": .string(entry.path.forPrograms), "id": .string(trip.id), "name": .string(trip.name),
        "startDate": .string(trip.startDate.description), "dayCount": .int(trip.dayCount),
        "games": .int(trip.gameCount), "problem": nil,
      ]
    case .failure(let error):
      [
        "path": .string(entry.path.forPrograms), "id": nil, "name": nil, "startDate": nil, "dayCount": nil,
        "games": nil,
        "problem": .string(error.description),
      ]
    }
  }
}
