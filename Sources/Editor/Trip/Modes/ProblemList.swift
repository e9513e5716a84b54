import ItineraryCore
import Screen

/// The list of problems of the trip, narrowed down by typing.
package struct ProblemList: Equatable, Sendable {
  private(set) var query = TextInput("")
  /// The number of the chosen problem among those listed.
  private(set) var choice = 0

  /// The advisories that hold all words of the query, in list order, and behind them those that were dismissed.
  func problems(in shown: ShownTrip) -> [Advisory] {
    let words = FoldedText(query.text).text.split(separator: " ")
    let all = shown.advisories.all + shown.advisories.dismissed
    if words.isEmpty { return all }
    return all.filter { advisory in
      let text = FoldedText(ProblemList.line(on: advisory, shown.wording)).text
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// A problem on one line: `Day 3: Error: …`.
  static func line(on advisory: Advisory, _ wording: Wording) -> String {
    "Day \(advisory.day): \(wording.statement(advisory))"
  }

  /// The number of problems: `2 errors, 1 warning`.
  static func count(_ advisories: Advisories) -> String {
    let errors = advisories.all.count { $0.severity == .error }
    let warnings = advisories.all.count - errors
    return [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(by: ", ")
  }
}

extension ProblemList: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ProblemAction.action(for: key) {
    case .leave: return Transition(.browse, says: state.selectionStatus)
    case .jump:
      let problems = problems(in: state.shown)
      guard problems.indices.contains(choice) else { return Transition(.problems(self), effects: [.ring]) }
      state.select(problems[choice].item.id)
      return Transition(.browse, says: state.selectionStatus)
    case .dismiss: return dismiss(in: &state, at: now)
    case .up: return choosing(choice - 1, in: state)
    case .down: return choosing(choice + 1, in: state)
    case .pageUp: return choosing(choice - state.pageHeight, in: state)
    case .pageDown: return choosing(choice + state.pageHeight, in: state)
    case .first: return choosing(0, in: state)
    case .last: return choosing(.max, in: state)
    case nil:
      var next = self
      guard next.query.press(key) else { return Transition(.problems(self), effects: [.ring]) }
      return next.choosing(0, in: state)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var next = self
    let isWhole = next.query.paste(text)
    next.choice = 0
    return isWhole
      ? Transition(.problems(next), .prompt) : Transition(.problems(next), says: Status(TextInput.loss, .refusal))
  }

  /// Dismisses the chosen warning, or brings it back if it was dismissed.
  private func dismiss(in state: inout EditorState, at now: Timestamp) -> Transition {
    let problems = problems(in: state.shown)
    guard problems.indices.contains(choice) else { return Transition(.problems(self), effects: [.ring]) }
    let chosen = problems[choice]
    if chosen.severity == .error {
      let text = "Errors are not dismissed; Enter goes to the row."
      return Transition(.problems(self), says: Status(text, .refusal), effects: [.ring])
    }
    if state.refuseIfReadOnly() { return Transition(.problems(self), effects: [.ring]) }
    let wasDismissed = state.shown.advisories.dismissed.contains(chosen)
    let edit = Edit.dismiss(chosen.item.id, kind: chosen.name, reason: wasDismissed ? nil : chosen.reason)
    guard (try? state.shown.apply(edit, at: now)) != nil else { return Transition(.problems(self), effects: [.ring]) }
    let text = wasDismissed ? "It is shown again." : "Dismissed until its reason changes; Ctrl-X here brings it back."
    return Transition(.problems(inRange(of: state)), says: Status(text), effects: state.startSaving())
  }

  private func inRange(of state: EditorState) -> ProblemList {
    var next = self
    next.choice = max(0, min(choice, problems(in: state.shown).count - 1))
    return next
  }

  /// Chooses a problem by its number, the first or last one for a number beyond them.
  func choosing(_ number: Int, in state: EditorState) -> Transition {
    var next = self
    next.choice = max(0, min(number, problems(in: state.shown).count - 1))
    return Transition(.problems(next), .prompt)
  }

  func hints(in state: EditorState) -> [KeyHint] { ProblemAction.hints(in: state.keyRepertoire) { _ in nil } }

  func prompt(in state: EditorState) -> Status {
    let problems = problems(in: state.shown)
    guard problems.indices.contains(choice) else {
      let text =
        state.shown.advisories.all.isEmpty && state.shown.advisories.dismissed.isEmpty
        ? "This trip has no problems." : "No problem matches what you typed."
      return Status(text, .refusal)
    }
    let chosen = problems[choice]
    let text = "\(choice + 1) of \(problems.count): \(ProblemList.line(on: chosen, state.shown.wording))"
    return Status(text, chosen.severity == .error ? .refusal : .warning)
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Survival {
    Survival(.problems(inRange(of: state)))
  }
}
