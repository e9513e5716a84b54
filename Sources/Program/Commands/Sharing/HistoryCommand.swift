import Itinerary
import Screen
import Sharing
import Store

struct HistoryCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "history", "List replaced versions of items, or restore one.",
    discussion:
      "Lists the versions that other people's edits and deletions replaced, newest first. Restoring one is a new edit and syncs to everyone.",
    examples: ["barnstorm history rust", "barnstorm history rust --restore 2"])

  static var parameters: [Parameter<Self>] {
    trip
    argument(
      \.item, "item", help: "Item ID (a unique prefix is enough), deleted items included.", completion: .known(.items))
    option(\.number, "--restore", value: "n", help: "Restore the version with this number.") {
      Int($0, in: 1...Int.max)
    }
  }

  var target = TripTarget()
  private var item: String?
  private var number: Int?

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let all = try open.context.storage.history(of: open.trip)
    let versions = all.filter { version in item.map { version.entry.id.hasPrefix($0) } ?? true }
    guard let number else { return list(versions, open, &outcome) }
    guard let version = versions.first(where: { $0.number == number }) else {
      throw Failure("no version \(number); list them with `barnstorm history`")
    }
    open.trip.restore(version.entry, at: open.context.now())
    try open.finish("Restored \(name(of: version.entry, open.wording)).", &outcome)
  }

  private func list(_ versions: [HistoryEntry], _ open: OpenTrip, _ outcome: inout Outcome) {
    let rows = versions.map { version in
      [
        "\(version.number)", version.entry.id, name(of: version.entry, open.wording), detail(version, open),
        version.wasDeleted ? "deleted" : "replaced", version.author.map { "by \($0)" } ?? "",
        "\(version.replacedAt)",
        version.wasDeleted
          ? "" : version.changes.compactMap { change(in: $0, of: version, open.wording) }.joined(separator: ", "),
      ]
    }
    outcome.output(
      in: open.context, json: ["versions": versions.map(value)],
      lines: TextTable.lines(rows, none: "No replaced versions."))
  }

  private func name(of entry: SharedEntry, _ wording: Wording) -> String {
    switch entry {
    case .trip(let bareTrip): "the trip \"\(bareTrip.name)\""
    case .item(let item): wording.name(of: item)
    }
  }

  private func detail(_ version: HistoryEntry, _ open: OpenTrip) -> String {
    guard let item = version.entry.item else { return "" }
    return ["Day \(item.position.day)", open.wording.time(of: item, in: open.trip)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Nil for what only Barnstorm itself notes.
  private func change(in group: String, of version: HistoryEntry, _ wording: Wording) -> String? {
    if group == "generated" || group == "movedFrom" { return nil }
    let texts = [version.entry, version.successor].compactMap { entry in
      switch entry {
      case .item(let item): wording.text(of: group, in: item)
      case .trip(let bareTrip): wording.text(of: group, in: bareTrip)
      case nil: nil
      }
    }
    return FieldWording.name(of: group) + (texts.count == 2 ? ": \(texts[0]) → \(texts[1])" : "")
  }

  private func value(_ version: HistoryEntry) -> JSONValue {
    let item = version.entry.item
    return [
      "number": version.number, "item": item?.id, "modifiedAt": version.entry.modifiedAt,
      "replacedAt": version.replacedAt, "deleted": version.wasDeleted, "day": item?.position.day,
      "title": item.map { Wording().name(of: $0) } ?? "", "author": version.author,
      "changed": version.changes.json { group in
        [
          "field": FieldWording.name(of: group), "from": version.entry.text(of: group),
          "to": version.successor?.text(of: group) ?? "",
        ]
      },
    ]
  }
}

extension HistoryEntry {
  fileprivate var changes: [String] {
    successor.flatMap { entry.differences(from: $0) }?.sorted() ?? []
  }
}
