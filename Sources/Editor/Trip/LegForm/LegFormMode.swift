import Itinerary
import Screen

extension LegForm: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if let action = LegPartAction.action(for: key), focusedField == .parts {
      guard let form = changingPart(action) else { return .ring(.legForm(self)) }
      return Transition(.legForm(form), .prompt)
    }
    if focusedButton != nil, let action = ButtonAction.action(for: key) {
      switch action {
      case .press: return press(.enter, in: &state, at: now)
      case .next: return Transition(.legForm(focusing(focus + 1)), .prompt)
      case .previous: return Transition(.legForm(focusing(focus - 1)), .prompt)
      }
    }
    switch FormAction.action(for: key) {
    case .nextField: return Transition(.legForm(focusing(focus + 1)), .prompt)
    // One key leads from the first field to the parts; the buttons are below them.
    case .previousField: return Transition(.legForm(focusing(focus == 0 ? fields.count - 1 : focus - 1)), .prompt)
    case .press where focusedButton != .cancel, .save: return save(in: &state, at: now)
    case .press, .leave: return isChanged ? .ask(.leaveForm(.legForm(self))) : abandoned
    case .toggle, .category, nil:
      guard let form = typing({ $0.press(key) }) else {
        return .ring(.legForm(self))
      }
      return Transition(.legForm(form), .prompt)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    let form = typing { input in
      input.paste(text)
      return true
    }
    return Transition(.legForm(form ?? self))
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    Transition(.legForm(focusing(focus + lines.signum())), .prompt)
  }

  var abandoned: Transition { Transition(.browse, says: Status("Cancelled: nothing changed.")) }

  /// The clocks of the leg's two cities, by which typed times are read.
  fileprivate static func surroundings(of leg: Leg, on day: Int, in shown: ShownTrip) -> LegEntry.LegContext {
    LegEntry.LegContext(leg, onDay: day, of: shown.trip, shown.wording) { city in
      shown.trip.timeZone(ofLegEnd: city).flatMap(shown.wording.zones.rules)
    }
  }

  private func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let item = state.shown.itinerary.item(item) else { return Transition(.browse) }
    do throws(LegEntry.Problem) {
      switch item.kind {
      case .travel(let old):
        let leg = try entry.applied(to: old, Self.surroundings(of: old, on: item.position.day, in: state.shown))
        let wording = state.shown.wording
        let saved = "\(wording.line(of: leg)).\(wording.placesAssumed(in: leg))"
        return state.change(item.id, by: .changeLeg(item.id, to: leg), at: now) { _ in "Saved \(saved)" }
      case .game(let game):
        let edit = Edit.setTicket(item.id, try entry.applied(to: game.ticket, currency: state.shown.trip.currency))
        let name = state.shown.wording.name(of: item)
        return state.change(item.id, by: edit, at: now) { _ in "Saved the ticket to \(name)." }
      case .custom: return Transition(.browse)
      }
    } catch {
      let form = focusing(fields.firstIndex(of: error.field) ?? focus)
      return .refuse(error.sentence, in: .legForm(form))
    }
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let repertoire = state.keyRepertoire
    let parts = focusedField == .parts ? LegPartAction.hints(in: repertoire) : []
    return parts + FormAction.hints(in: repertoire, offering: { $0 != .category(.restaurant) })
  }

  func prompt(in state: EditorState) -> Status {
    switch focusedButton {
    case .save: return Status("\(state.name(of: FormAction.press)) saves the form.")
    case .cancel: return Status("\(state.name(of: FormAction.press)) closes the form without saving.")
    case nil: return Status(focusedField.map { "\($0 == .parts ? "Part" : $0.row.label): \($0.row.hint)." } ?? "")
    }
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    if state.shown.itinerary.item(item) != nil { return Transition(.legForm(self)) }
    let name = old.itinerary.item(item).map(old.wording.name) ?? ""
    return Transition(.browse, says: Status("\(name) was removed: the trip's games have changed.", .refusal))
  }
}

extension EditorState {
  mutating func startLegForm(_ id: ItemID, _ leg: Leg) -> Transition {
    if refuseIfReadOnly() { return .ring(.browse) }
    let day = shown.itinerary.item(id)?.position.day ?? 1
    let around = LegForm.surroundings(of: leg, on: day, in: shown)
    return Transition(.legForm(LegForm(id, leg, wording: shown.wording, around: around)), .prompt)
  }

  mutating func startTicketForm(_ id: ItemID, _ game: Game) -> Transition {
    if refuseIfReadOnly() { return .ring(.browse) }
    return Transition(.legForm(LegForm(id, game.ticket, wording: shown.wording)), .prompt)
  }
}

struct LegFormPainter {
  let form: LegForm
  let title: String
  let box: FormBox
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    box.paint(title: title, focus: form.focusedButton?.rawValue, with: dialog, on: &frame)
    for (row, number) in zip(box.rows, box.top...) {
      let isFocused = number == form.focus
      box.paint(label: form.label(ofRow: number), isFocused: isFocused, row: row, with: dialog, on: &frame)
      box.paint(form.inputs[number], hint: form.fields[number].row.hint, isFocused: isFocused, row: row, on: &frame)
    }
  }
}

extension EditorState {
  func box(of form: LegForm) -> FormBox {
    let count = form.fields.count
    return FormBox(lines: count, buttons: LegForm.Button.allCases.map(\.label), in: size) { height in
      max(0, min(form.focus - height / 2, count - height))
    }
  }

  /// The number of the field or button of a form at a cell of the screen; nil for any other cell.
  func field(of form: LegForm, atColumn column: Int, row: Int) -> Int? {
    let box = box(of: form)
    if let button = box.button(atColumn: column, row: row) { return form.fields.count + button }
    return box.box.inside.contains(column) ? box.line(atRow: row) : nil
  }
}
