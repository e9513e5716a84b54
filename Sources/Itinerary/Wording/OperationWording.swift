extension Wording {
  /// The name of an edit: `moved Dinner to Day 4`, `sort Day 2`.
  package func name(of edit: Edit? = nil, from old: Trip, to new: Trip) -> String {
    switch edit {
    case .insertDay(let day): return "insert Day \(day)"
    case .appendDays(let count): return "add \(Self.counted(count, "day"))"
    case .removeDay(let day, _): return "remove Day \(day)"
    case .swapDays(let first, let second): return "swap Day \(first) and Day \(second)"
    case .shiftDays(let day, let count):
      let days = Self.counted(abs(count), "day")
      return "move everything from Day \(day) on \(days) \(count < 0 ? "earlier" : "later")"
    case .start(let date, _): return "start on \(fullDate(date))"
    case .sortDay(let day, _): return "sort Day \(day)"
    case .setHome(let city?, _): return "home in \(city)"
    case .setHome(nil, _): return "remove the legs from and to home"
    case .setRules(nil): return "rules of the settings"
    case .setRules(let rules?): return "rules \(rules.typed)"
    case .setMode(let legDefaults): return "mode of travel: \(legDefaults.by.rawValue)"
    case .takeImport(_, let rows): return "import: \(Self.counted(rows, "row"))"
    default: return clauses(on: TripChanges(from: old, to: new)) ?? "changed the trip"
    }
  }

  /// The name of an update: `update: 3 games moved, 1 game added`.
  package func name(ofUpdate changes: [ScheduleChange]) -> String {
    var counts: [(verb: String, items: Set<String>)] = []
    for change in changes {
      guard let id = change.gameID else { continue }
      let verb = change.kind.verb
      if let index = counts.firstIndex(where: { $0.verb == verb }) {
        counts[index].items.insert(id)
      } else {
        counts.append((verb, [id]))
      }
    }
    let parts = counts.map { "\(Self.counted($0.items.count, "game")) \($0.verb)" }
    return "update: " + (parts.isEmpty ? "legs or schedule" : parts.joined(separator: ", "))
  }

  /// The sentences on an undo or a redo: its operation, and what it kept because it was changed since.
  package func sentences(on undone: Undone, of operation: Operation, _ direction: UndoDirection) -> [String] {
    let verb = direction == .undo ? "Undid" : "Redid"
    let retained = undone.retained.map { retained in
      let name = retained.item.map { self.name(of: $0) } ?? "the trip"
      if retained.groups.isEmpty { return "Kept \(name), changed since." }
      let fields = Set(retained.groups.map(FieldWording.name)).sorted().joined(separator: ", ")
      return "Kept the \(fields) of \(name), changed since."
    }
    return [undone.isUnchanged ? "Nothing changed." : "\(verb): \(operation.name)."] + retained
  }

  fileprivate static let verbs = [
    "Added": "add", "Changed": "change", "Deleted": "delete", "Kept": "keep", "Moved": "move", "Redid": "redo",
    "Removed": "remove", "Renamed": "rename", "Restored": "restore", "Saved": "save", "Sorted": "sort",
    "Stopped": "stop", "Swapped": "swap", "Undid": "undo",
  ]

  /// A sentence about a change that was only tried: `Would add Dinner to Day 2.` for `Added Dinner to Day 2.`
  package static func tried(_ sentence: String) -> String { sentence.replacingVerb { "Would \($0)" } }

  /// A sentence about a change that is offered: `Add Dinner to Day 2.` for `Added Dinner to Day 2.`
  package static func offered(_ sentence: String) -> String { sentence.replacingVerb(\.withCapital) }
}

extension String {
  fileprivate func replacingVerb(_ change: (String) -> String) -> String {
    let end = firstIndex { !$0.isLetter } ?? endIndex
    return Wording.verbs[String(self[..<end])].map { change($0) + self[end...] } ?? self
  }
}

extension ScheduleChangeKind {
  fileprivate var verb: String {
    switch self {
    case .timeSet, .timeMoved, .dayMoved: "moved"
    case .added: "added"
    case .removed: "removed"
    case .postponed: "postponed"
    case .cancelled: "canceled"
    default: "changed"
    }
  }
}
