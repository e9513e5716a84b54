import Itinerary
import Screen

extension LegForm: DialogForm {
  var mode: Mode { .legForm(self) }
  var isChanged: Bool { !entry.isEmpty }
  var abandoned: Transition { Transition(.normal, status: Status("Cancelled: nothing changed.")) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    pressInForm(key, in: &state, at: now) ?? type(in: &state) { $0.press(key) } ?? .bell()
  }

  mutating func press(_ field: Field, in state: inout EditorState, at now: Timestamp) -> Transition {
    field == .cancel ? leave() : save(in: &state, at: now)
  }

  mutating func move(by offset: Int, in state: EditorState) -> Transition {
    // One key leads from the first field to the parts; the buttons are below them.
    moveFocus(by: offset < 0 && focus == fields[0] ? -3 : offset)
    return .prompt
  }

  func leaveField(in state: EditorState) {}

  private mutating func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let item = state.displayed.itinerary.item(item) else { return Transition(.normal) }
    do throws(LegEntry.Problem) {
      switch item.kind {
      case .travel(let old):
        let wording = state.displayed.wording
        let context = LegEntry.LegContext(old, onDay: item.position.day, of: state.displayed.trip, wording)
        let leg = try entry.applied(to: old, context)
        let saved = "\(wording.line(of: leg)).\(wording.placesAssumed(in: leg))"
        return state.change(item.id, by: .changeLeg(item.id, to: leg), at: now) { _ in "Saved \(saved)" }
      case .game(let game):
        let edit = Edit.setTicket(item.id, try entry.applied(to: game.ticket, currency: state.displayed.trip.currency))
        let name = state.displayed.wording.name(of: item)
        return state.change(item.id, by: edit, at: now) { _ in "Saved the ticket to \(name)." }
      case .custom: return Transition(.normal)
      }
    } catch {
      go(to: error.field == .parts ? .part(0) : .entry(error.field))
      return .refuse(error.sentence, in: mode)
    }
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    FormAction.hints(in: state.keyCharacterSupport, offering: { $0 != .category(.restaurant) })
  }

  func prompt(in state: EditorState) -> Status {
    switch focus {
    case .save: Status("\(state.name(of: FormAction.press)) saves the form.")
    case .cancel: Status("\(state.name(of: FormAction.press)) closes the form without saving.")
    case .part: Status("Part: \(focus.hint).")
    case .entry: Status("\(focus.label): \(focus.hint).")
    }
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    if state.displayed.itinerary.item(item) != nil { return Transition() }
    let name = old.itinerary.item(item).map(old.wording.name) ?? ""
    return Transition(.normal, status: Status("\(name) was removed: the trip's games have changed.", .refusal))
  }

  private func layout(in size: Size) -> FormLayout<Field> {
    let displayed = fields.filter { !$0.isButton }
    return FormLayout(displayed.map { .field($0, line: 0) }, of: fields, in: size) { height in
      ListWindow(of: displayed.count, around: fields.firstIndex(of: focus) ?? 0, in: 0..<max(0, height)).entries
        .lowerBound
    }
  }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? {
    layout(in: state.size).target(atColumn: column, row: row)
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    let item = state.displayed.itinerary.item(item)
    let title = item.map { ($0.game == nil ? "" : "Ticket: ") + state.displayed.wording.name(of: $0) } ?? ""
    let layout = layout(in: state.size)
    layout.paint(title: title, focus: focus, with: dialog, on: &frame) { line, row, frame in
      guard case .field(let field, _) = line, let input = inputs[field] else { return }
      layout.paint(input, hint: field.hint, isFocused: field == focus, row: row, on: &frame)
    }
  }
}
