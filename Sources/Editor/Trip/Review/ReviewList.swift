import Itinerary
import Screen

package struct ReviewList: Equatable, Sendable {
  package enum Subject: Sendable {
    case problems
    case changes
  }

  let subject: Subject
  var list = ListState()

  init(_ subject: Subject) { self.subject = subject }

  func entries(in displayed: DisplayedTrip) -> [ReviewEntry] {
    list.words.narrowed(ReviewEntry.all(of: subject, in: displayed), by: \.line)
  }

  /// `Problems: 2 errors, 1 warning`, `Changes: 3 new`.
  func title(in displayed: DisplayedTrip) -> String {
    switch subject {
    case .problems:
      let errors = displayed.advisories.all.count { $0.severity == .error }
      let counts = [(errors, "error"), (displayed.advisories.all.count - errors, "warning")].filter { $0.0 > 0 }
        .map { Wording.counted($0.0, $0.1) }
      return counts.isEmpty ? "Problems" : "Problems: \(counts.joined(separator: ", "))"
    case .changes:
      let new = displayed.trip.changes.count { !$0.isSeen }
      return new == 0 ? "Changes" : "Changes: \(new) new"
    }
  }
}

extension ReviewList: FilteredList {
  var mode: Mode { .review(self) }

  private func chosen(in state: EditorState) -> ReviewEntry? {
    let entries = entries(in: state.displayed)
    return entries.indices.contains(choice) ? entries[choice] : nil
  }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ReviewAction.action(for: key) {
    case .whatNow where list.query.text.isEmpty:
      return state.refused(ReviewAction.whatNow, in: mode) ?? Transition(effects: [.outside(.replan)])
    case .leave: return left(in: &state, at: now)
    case .jump: return choose(in: &state, at: now)
    case .dismiss: return dismiss(in: &state, at: now)
    case .step(let step): return move(step, in: state)
    case .whatNow, nil: return type(in: &state) { $0.press(key) } ?? .bell()
    }
  }

  func choose(in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let chosen = chosen(in: state) else { return .bell() }
    guard let item = chosen.item, state.displayed.itinerary.index(of: item) != nil else {
      return .refuse("That row no longer exists.", in: mode)
    }
    state.select(item)
    return left(in: &state, at: now)
  }

  /// Returns to the list of rows. Listed changes then count as seen.
  private func left(in state: inout EditorState, at now: Timestamp) -> Transition {
    var effects: [EditorEffect] = []
    if subject == .changes, state.readOnlyReason == nil, let outcome = try? state.displayed.apply(.seeChanges, at: now),
      outcome != .unchanged
    {
      effects = state.startSaving()
    }
    return Transition(.normal, status: state.selectionStatus, effects: effects)
  }

  private mutating func dismiss(in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let chosen = chosen(in: state) else { return .bell() }
    guard let warning = chosen.warning else {
      let jump = state.name(of: ReviewAction.jump)
      return .refuse(
        subject == .changes
          ? "Changes count as seen when you leave this list." : "Errors can't be dismissed; \(jump) goes to the row.",
        in: mode)
    }
    if let refused = state.refused(ReviewAction.dismiss, in: mode) { return refused }
    let edit = Edit.dismiss(warning.item.id, kind: warning.name, reason: chosen.isFaded ? nil : warning.reason)
    guard (try? state.displayed.apply(edit, at: now)) != nil else { return .bell() }
    let key = state.name(of: ReviewAction.dismiss)
    let text = chosen.isFaded ? "Warning restored." : "Dismissed until its cause changes; \(key) restores it."
    list.select(choice, of: count(in: state))
    return .status(text, effects: state.startSaving())
  }

  func list(in state: EditorState) -> ListDialog? {
    let entries = entries(in: state.displayed).map { entry -> ListDialog.Entry in
      let sign = entry.mark.map { String(state.displaySettings.lines.sign(of: $0)) } ?? ""
      let role: Style.Role = entry.isFaded ? .label : entry.mark?.role ?? .label
      return ListDialog.Entry(
        label: sign, labelRole: role, text: state.isPlain ? entry.line : entry.text, isFaded: entry.isFaded)
    }
    return ListDialog(
      title(in: state.displayed), entries, choice: choice, query: list.query,
      columns: ListDialog.Columns(all: min(state.size.columns - 2, 100), label: 2), wraps: true, in: state)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    ReviewAction.hints(in: state.keyCharacterSupport, offering: { subject == .problems || $0 != .dismiss })
  }

  func prompt(in state: EditorState) -> Status {
    guard let chosen = chosen(in: state) else {
      let isEmpty = ReviewEntry.all(of: subject, in: state.displayed).isEmpty
      return Status(isEmpty ? subject.noneText(in: state.displayed) : "Nothing here matches what you typed.", .refusal)
    }
    let tone: Status.Tone =
      switch chosen.mark {
      case .error: .refusal
      case .warning: .warning
      default: .info
      }
    return Status("\(choice + 1) of \(count(in: state)): \(chosen.line)", tone)
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    list.select(choice, of: count(in: state))
    return Transition()
  }
}

extension ReviewList.Subject {
  func noneText(in displayed: DisplayedTrip) -> String {
    switch self {
    case .problems:
      displayed.advisories.dismissed.isEmpty
        ? "No problems." : "No open problems; \(displayed.advisories.dismissed.count) dismissed."
    case .changes: "No schedule has changed this trip."
    }
  }
}

struct ReviewEntry: Equatable {
  let item: ItemID?
  /// The sign before the entry; nil for a change that the user has seen.
  let mark: AdvisoryMark?
  /// The text next to the sign: `Day 3: …`.
  let text: String
  /// The text without a sign: `Day 3: Error: …`.
  let line: String
  let isFaded: Bool
  var warning: Advisory?

  /// All problems in list order, followed by the dismissed ones; or all changes, the newest first.
  static func all(of subject: ReviewList.Subject, in displayed: DisplayedTrip) -> [ReviewEntry] {
    switch subject {
    case .problems:
      displayed.advisories.all.map { ReviewEntry($0, isDismissed: false, displayed.wording) }
        + displayed.advisories.dismissed.map { ReviewEntry($0, isDismissed: true, displayed.wording) }
    case .changes:
      // Changes with the same time are in the order of their days.
      displayed.trip.changes.map { ($0, $0.item.flatMap { displayed.itinerary.item($0) }?.position.day) }.enumerated()
        .sorted { a, b in
          if a.element.0.notedAt != b.element.0.notedAt { return a.element.0.notedAt > b.element.0.notedAt }
          return (a.element.1 ?? .max, a.offset) < (b.element.1 ?? .max, b.offset)
        }
        .map { ReviewEntry($0.element.0, onDay: $0.element.1) }
    }
  }

  private init(_ advisory: Advisory, isDismissed: Bool, _ wording: Wording) {
    item = advisory.item.id
    mark = advisory.severity == .error ? .error : .warning
    let (state, day) = (isDismissed ? "(dismissed) " : "", "Day \(advisory.day): ")
    text = state + day + wording.sentence(advisory, namesDay: false)
    line = state + day + wording.statement(advisory, namesDay: false)
    isFaded = isDismissed
    warning = advisory.severity == .warning ? advisory : nil
  }

  private init(_ change: RecordedChange, onDay day: Int?) {
    item = change.item
    mark = change.isSeen ? nil : .changed
    text = (day.map { "Day \($0): " } ?? "") + change.message
    line = (change.isSeen ? "" : "New: ") + text
    isFaded = change.isSeen
  }
}
