import Atlas
import Base
import Screen
import TripCore

extension LegForm: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if asksToLeave {
      if Answer.action(for: key) == .yes { return abandoned }
      return Transition(.legForm(focusing(focus)), .prompt)
    }
    switch FormAction.action(for: key) {
    case .nextField: return Transition(.legForm(focusing(focus + 1)), .prompt)
    case .previousField: return Transition(.legForm(focusing(focus - 1)), .prompt)
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
    Transition(.browse, says: Status("Cancelled: the leg is unchanged."))
  }

  /// The clocks of the leg's two cities, by which typed times are read.
  private func surroundings(of leg: Leg, on day: Int, in shown: ShownTrip) -> LegEntry.Surroundings {
    func rules(_ city: String) -> ZoneRules? {
      shown.trip.timeZone(ofLegEnd: city).flatMap(shown.wording.zones.rules)
    }
    return LegEntry.Surroundings(
      date: shown.trip.date(ofDay: day), fromZone: rules(leg.from), toZone: rules(leg.to),
      unit: shown.wording.distance)
  }

  private func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let item = state.shown.itinerary.item(leg), let old = item.leg else { return Transition(.browse) }
    let changed: Leg
    do throws(LegEntry.Problem) {
      changed = try entry.applied(to: old, surroundings(of: old, on: item.position.day, in: state.shown))
    } catch {
      let form = focusing(LegForm.fields.firstIndex(of: error.field) ?? focus)
      return Transition(.legForm(form), says: Status(error.sentence, .refusal), effects: [.ring])
    }
    return state.change(leg, to: changed, now: now)
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let repertoire = state.keyRepertoire
    if asksToLeave { return Answer.yes.hint("leave", in: repertoire) + Answer.no.hint("stay", in: repertoire) }
    return FormAction.hints(in: repertoire, offering: { $0 != .restaurant })
  }

  func prompt(in state: EditorState) -> Status {
    asksToLeave ? Status("Leave without saving? y/N", .question) : Status(LegForm.fields[focus].hint)
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Survival {
    if state.shown.itinerary.item(leg)?.leg != nil { return Survival(.legForm(self)) }
    return Survival(.browse, .lost(Status("The leg was removed: its games have changed.", .refusal)))
  }
}

extension EditorState {
  /// Opens the form of a leg.
  mutating func startLegForm(_ id: ItemID, _ leg: Leg) -> Transition {
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    return Transition(.legForm(LegForm(id, leg, wording: shown.wording)), .prompt)
  }

  /// Changes a leg to the content of the form.
  fileprivate mutating func change(_ id: ItemID, to leg: Leg, now: Timestamp) -> Transition {
    do throws(Refusal) {
      if try make(.changeLeg(id, to: leg), at: now) == .unchanged {
        return Transition(.browse, says: Status("Nothing changed."))
      }
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal))
    }
    select(id)
    return edited(saying: "Saved \(shown.wording.line(of: leg)).")
  }
}
