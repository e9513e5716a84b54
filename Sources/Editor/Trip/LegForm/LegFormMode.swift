import Base
import Screen
import TripCore

extension LegForm: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if asksToLeave {
      if Answer.action(for: key) == .yes { return abandoned }
      return Transition(.legForm(focusing(focus)), .prompt)
    }
    if let action = LegPartAction.action(for: key), focusedField == .parts {
      guard let form = changingPart(action) else { return Transition(.legForm(self), effects: [.ring]) }
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
    case .press where focusedButton == .cancel: return isChanged ? Transition(.legForm(asking()), .prompt) : abandoned
    case .press, .save: return save(in: &state, at: now)
    case .leave: return isChanged ? Transition(.legForm(asking()), .prompt) : abandoned
    case .toggle, .restaurant, .hotel, .activity, .note, nil:
      guard let form = typing({ $0.press(key) }) else {
        return Transition(.legForm(self), effects: [.ring])
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

  private var abandoned: Transition {
    Transition(.browse, says: Status("Cancelled: nothing changed."))
  }

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
        return state.change(item.id, by: .changeLeg(item.id, to: leg), saying: saved, now)
      case .game(let game):
        let edit = Edit.setTicket(item.id, try entry.applied(to: game.ticket, currency: state.shown.trip.currency))
        return state.change(item.id, by: edit, saying: "the ticket to \(state.shown.wording.name(of: item)).", now)
      case .custom: return Transition(.browse)
      }
    } catch {
      let form = focusing(fields.firstIndex(of: error.field) ?? focus)
      return Transition(.legForm(form), says: Status(error.sentence, .refusal), effects: [.ring])
    }
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let repertoire = state.keyRepertoire
    if asksToLeave { return Answer.yes.hint("discard", in: repertoire) + Answer.no.hint("stay", in: repertoire) }
    let parts = focusedField == .parts ? LegPartAction.hints(in: repertoire) : []
    return parts + FormAction.hints(in: repertoire, offering: { $0 != .restaurant })
  }

  func prompt(in state: EditorState) -> Status {
    if asksToLeave { return Status("Discard your changes? y/N", .question) }
    switch focusedButton {
    case .save: return Status("Enter saves the form.")
    case .cancel: return Status("Enter closes the form without saving.")
    case nil: return Status(focusedField.map { "\($0 == .parts ? "Part" : $0.label): \($0.hint)." } ?? "")
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
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    let day = shown.itinerary.item(id)?.position.day ?? 1
    let around = LegForm.surroundings(of: leg, on: day, in: shown)
    return Transition(.legForm(LegForm(id, leg, wording: shown.wording, around: around)), .prompt)
  }

  mutating func startTicketForm(_ id: ItemID, _ game: Game) -> Transition {
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    return Transition(.legForm(LegForm(id, game.ticket, wording: shown.wording)), .prompt)
  }

  /// Changes a leg or a ticket to the content of the form.
  fileprivate mutating func change(_ id: ItemID, by edit: Edit, saying name: String, _ now: Timestamp) -> Transition {
    do throws(Refusal) {
      if try make(edit, at: now) == .unchanged {
        return Transition(.browse, says: Status("Nothing changed."))
      }
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal))
    }
    select(id)
    return edited(saying: "Saved \(name)")
  }
}
