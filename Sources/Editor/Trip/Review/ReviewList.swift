import Almanac
import Itinerary
import Screen

/// A list of the problems or changes of the trip, filtered by typing.
package struct ReviewList: Equatable, Sendable {
  package enum Subject: Sendable {
    case problems
    /// Changes made by schedules.
    case changes
  }

  let subject: Subject
  var query = TextInput("")
  var choice = 0

  init(_ subject: Subject) { self.subject = subject }

  /// The entries that contain all words of the query.
  func entries(in shown: ShownTrip) -> [ReviewEntry] {
    let words = FoldedText(query.text).text.split(separator: " ")
    let all = ReviewEntry.all(of: subject, in: shown)
    if words.isEmpty { return all }
    return all.filter { entry in
      let text = FoldedText(entry.line).text
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// `Problems: 2 errors, 1 warning`, `Changes: 3 new`.
  func title(in shown: ShownTrip) -> String {
    switch subject {
    case .problems:
      let errors = shown.advisories.all.count { $0.severity == .error }
      let counts = [(errors, "error"), (shown.advisories.all.count - errors, "warning")].filter { $0.0 > 0 }
        .map { Wording.counted($0.0, $0.1) }
      return counts.isEmpty ? "Problems" : "Problems: \(counts.joined(separator: ", "))"
    case .changes:
      let new = shown.trip.changes.count { !$0.isSeen }
      return new == 0 ? "Changes" : "Changes: \(new) new"
    }
  }
}

extension ReviewList: FilteredList {
  var mode: Mode { .review(self) }

  func count(in shown: ShownTrip) -> Int { entries(in: shown).count }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ReviewAction.action(for: key) {
    case .whatNow where query.text.isEmpty: return state.startReplanning(over: .review(self))
    case .whatNow: return filtering(by: key, in: state)
    case .leave: return left(in: &state, at: now)
    case .jump: return jump(in: &state, at: now)
    case .dismiss: return dismiss(in: &state, at: now)
    case .up: return choosing(choice - 1, in: state)
    case .down: return choosing(choice + 1, in: state)
    case .pageUp: return choosing(choice - state.pageHeight, in: state)
    case .pageDown: return choosing(choice + state.pageHeight, in: state)
    case .first: return choosing(0, in: state)
    case .last: return choosing(.max, in: state)
    case nil: return filtering(by: key, in: state)
    }
  }

  /// Selects the row of the chosen entry.
  private func jump(in state: inout EditorState, at now: Timestamp) -> Transition {
    let entries = entries(in: state.shown)
    guard entries.indices.contains(choice) else { return Transition(.review(self), effects: [.ring]) }
    guard let item = entries[choice].item, state.shown.itinerary.index(of: item) != nil else {
      return Transition(.review(self), says: Status("That row no longer exists.", .refusal), effects: [.ring])
    }
    state.select(item)
    return left(in: &state, at: now)
  }

  /// Returns to the list of rows. Listed changes then count as seen.
  private func left(in state: inout EditorState, at now: Timestamp) -> Transition {
    var effects: [EditorEffect] = []
    if subject == .changes, state.readOnlyReason == nil, let outcome = try? state.shown.apply(.seeChanges, at: now),
      outcome != .unchanged
    {
      effects = state.startSaving()
    }
    return Transition(.browse, says: state.selectionStatus, effects: effects)
  }

  /// Dismisses the chosen warning, or brings a dismissed one back.
  private func dismiss(in state: inout EditorState, at now: Timestamp) -> Transition {
    let entries = entries(in: state.shown)
    guard entries.indices.contains(choice) else { return Transition(.review(self), effects: [.ring]) }
    let chosen = entries[choice]
    guard let warning = chosen.warning else {
      let text =
        subject == .changes
        ? "Changes count as seen when you leave this list." : "Errors can't be dismissed; Enter goes to the row."
      return Transition(.review(self), says: Status(text, .refusal), effects: [.ring])
    }
    if state.refuseIfReadOnly() { return Transition(.review(self), effects: [.ring]) }
    let edit = Edit.dismiss(warning.item.id, kind: warning.name, reason: chosen.isFaded ? nil : warning.reason)
    guard (try? state.shown.apply(edit, at: now)) != nil else { return Transition(.review(self), effects: [.ring]) }
    let key = state.name(of: ReviewAction.dismiss)
    let text = chosen.isFaded ? "Warning restored." : "Dismissed until its cause changes; \(key) restores it."
    return Transition(.review(inRange(of: state)), says: Status(text), effects: state.startSaving())
  }

  /// Chooses a clicked entry; selects its row if it was already chosen.
  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    entry == choice ? jump(in: &state, at: now) : choosing(entry, in: state)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    ReviewAction.hints(in: state.keyRepertoire, offering: { subject == .problems || $0 != .dismiss })
  }

  func prompt(in state: EditorState) -> Status {
    let entries = entries(in: state.shown)
    guard entries.indices.contains(choice) else {
      let isEmpty = ReviewEntry.all(of: subject, in: state.shown).isEmpty
      return Status(isEmpty ? subject.noneText(in: state.shown) : "Nothing here matches what you typed.", .refusal)
    }
    let chosen = entries[choice]
    let tone: Status.Tone =
      switch chosen.mark {
      case .error: .refusal
      case .warning: .warning
      default: .info
      }
    return Status("\(choice + 1) of \(entries.count): \(chosen.line)", tone)
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    Transition(.review(inRange(of: state)))
  }
}

extension ReviewList.Subject {
  /// The text shown in place of an empty list.
  func noneText(in shown: ShownTrip) -> String {
    switch self {
    case .problems:
      shown.advisories.dismissed.isEmpty
        ? "No problems." : "No open problems; \(shown.advisories.dismissed.count) dismissed."
    case .changes: "No schedule has changed this trip."
    }
  }
}
