import Itinerary
import Screen

extension EditorState {
  /// Milliseconds.
  static let highlightTime = 700

  // MARK: What can be done

  /// Why an action can't run now, in a sentence; nil if it can. What offers actions asks as well as what runs them.
  func refusal(of action: some KeyAction) -> String? {
    let readOnly = readOnlyReason.map { "This trip is read-only: \($0)" }
    let binding = action.binding
    guard let need = binding.need else { return nil }
    switch (need, selectedItem) {
    case (.writable, _), (.item, _?): return readOnly
    case (.custom, let (_, item)?) where item.custom != nil: return readOnly
    case (.deletable, let (index, _)?):
      return displayed.refusalToDelete(itemAt: index).map {
        "\(displayed.wording.sentence($0)) \(name(of: NormalAction.trip)) chooses the games."
      } ?? readOnly
    case (.liftable, let (_, item)?): return readOnly ?? refusal(toMove: item, saying: "Can't pick it up")
    case (.movable, let (index, item)?):
      return readOnly ?? refusal(toMove: item, saying: "Can't move it")
        ?? displayed.immovableReason(at: index).map { "\(displayed.wording.name(of: item)) \($0)" }
    case (.time, let (index, item)?) where item.game == nil:
      if readOnly != nil || timeSlot(ofItemAt: index) != nil { return readOnly }
      let missing = item.leg == nil ? "time" : "time of departure in this trip"
      return "\(displayed.wording.name(of: item)) has no \(missing); \(name(of: NormalAction.open)) gives it one."
    default: return binding.refusalOnOtherRows
    }
  }

  private func refusal(toMove item: Item, saying what: String) -> String? {
    displayed.constraints.refusalToMove(item).map { refusal in
      let reason = "\(what): \(displayed.wording.sentence(refusal).withSmallLetter)"
      return [reason, deletionHint].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The sentence that the selected leg can be deleted; nil for one that can't, and for other items.
  var deletionHint: String? {
    guard selectedItem?.item.leg != nil, refusal(of: NormalAction.delete) == nil else { return nil }
    return "\(name(of: NormalAction.delete)) deletes the leg."
  }

  /// The refusal of an action, in a mode that stays; nil if the action can run.
  func refused(_ action: some KeyAction, in mode: Mode) -> Transition? {
    refusal(of: action).map { .refuse($0, in: mode) }
  }

  // MARK: Making edits

  mutating func make(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    let before = displayed
    let outcome = try displayed.apply(edit, at: now)
    if outcome != .unchanged {
      consequence = AdvisoryDifference(from: before.advisories, to: displayed.advisories)
      let name = displayed.wording.name(of: edit, from: before.trip, to: displayed.trip)
      operation = Operation(named: name, from: before.trip, to: displayed.trip, at: now)
    }
    return outcome
  }

  /// Makes an edit and finishes it, or stays in a mode and says that nothing changed or why the edit is refused.
  mutating func make(
    _ edit: Edit, at now: Timestamp, in mode: Mode = .normal, orSay unchanged: String = "Nothing changed.",
    finish: (inout EditorState) -> Transition
  ) -> Transition {
    do throws(Refusal) {
      if try make(edit, at: now) == .unchanged { return Transition(mode, status: Status(unchanged)) }
    } catch {
      return .refuse(displayed.wording.sentence(error), in: mode)
    }
    return finish(&self)
  }

  /// Finishes an edit: announces its consequences, saves the trip, and asks first if the file is gone.
  mutating func edited(saying sentence: String, effects: [EditorEffect] = []) -> Transition {
    let change = displayed.wording.consequence(consequence, listedBy: name(of: NormalAction.problems))
    say([sentence, change].compactMap { $0 }.joined(separator: " "))
    consequence = .none
    let record = operation.map { [EditorEffect.file(.record($0))] } ?? []
    operation = nil
    let saving = record + startSaving()
    return Transition(fileProblem == .missing ? .confirmation(.recreate) : .normal, effects: saving + effects)
  }

  // MARK: Picking up

  private var lifted: Drag? { selectedItem.flatMap { try? Drag(liftingItemAt: $0.index, of: displayed) } }

  func pickUp() -> Transition {
    guard let drag = lifted else { return Transition(.normal) }
    return Transition(.carry(drag), status: drag.pickUpMessage(in: self), effects: [.bell])
  }

  /// Moves the selected row at once, as picking it up, one step to a slot and a drop would.
  mutating func nudge(at now: Timestamp, to slot: (Drag, DisplayedTrip) -> SlotNumber?) -> Transition {
    guard var drag = lifted, drag.move(to: slot(drag, displayed), in: displayed) else {
      return .refuse("No valid slot further that way.")
    }
    return drop(drag, isCarried: false, at: now)
  }

  // MARK: Putting down

  mutating func drop(_ drag: Drag, isCarried: Bool = true, at now: Timestamp) -> Transition {
    let slots = drag.slots(of: displayed)
    if drag.target == slots.origin { return cancel(drag) }
    let slot = slots[drag.target]
    let dropped = isCarried ? displayed.wording.dropped(in: slot) : displayed.wording.moved(to: slot)
    switch drag.payload {
    case .item(let item, _):
      do throws(Refusal) {
        _ = try make(.move(item.id, to: drag.target), at: now)
      } catch {
        return snapBack(item, because: error)
      }
      return finish(item.id, dropped)
    case .new(let items):
      let new = items.map { Edit.NewItem(ids.next(), $0) }
      return make(.add(new, to: drag.target), at: now) { $0.finish(new[0].id, dropped) }
    }
  }

  private mutating func finish(_ id: ItemID, _ sentence: String) -> Transition {
    select(id)
    highlighted = id
    return edited(saying: sentence, effects: [.bell, .remind(.highlightElapsed, milliseconds: Self.highlightTime)])
  }

  private mutating func snapBack(_ item: Item, because refusal: Refusal) -> Transition {
    select(item.id)
    let reason = displayed.wording.sentence(refusal).withSmallLetter
    return .refuse("Can't go there: \(reason) It is back on Day \(item.position.day).")
  }

  mutating func cancel(_ drag: Drag) -> Transition {
    let name = drag.name(in: displayed.wording)
    guard let item = drag.item else {
      let were = drag.isSeveral ? "were" : "was"
      return Transition(.normal, status: Status("Cancelled: \(name) \(were) not added."))
    }
    select(item.id)
    return Transition(.normal, status: Status("Cancelled: \(name) stays on Day \(item.position.day)."))
  }

  // MARK: Copying and ticking off

  mutating func duplicate(at now: Timestamp) -> Transition {
    guard let item = selectedItem?.item, let custom = item.custom else { return Transition(.normal) }
    let new = Edit.NewItem(ids.next(), custom.duplicate)
    return make(.add([new], to: selection.slotBelow), at: now) {
      $0.finish(new.id, "Copied \($0.displayed.wording.name(of: item)).")
    }
  }

  mutating func tickOff(at now: Timestamp) -> Transition {
    guard let item = selectedItem?.item, let custom = item.custom else { return Transition(.normal) }
    var changed = custom
    changed.done = custom.isDone ? nil : true
    return make(.change(item.id, to: changed), at: now) {
      $0.edited(saying: changed.isDone ? "Ticked off \(custom.title)." : "\(custom.title) is not done.")
    }
  }

  // MARK: Deleting

  mutating func delete(_ id: ItemID, at now: Timestamp) -> Transition {
    guard let item = displayed.itinerary.item(id) else { return Transition(.normal) }
    return make(.delete(id), at: now) { state in
      state.selection = state.selection.clamped(to: state.rows.numbers)
      return state.edited(saying: "Deleted \(state.displayed.wording.name(of: item)) from Day \(item.position.day).")
    }
  }

  // MARK: Times

  mutating func moveToTime(at now: Timestamp) -> Transition {
    guard let (index, item) = selectedItem, let slot = timeSlot(ofItemAt: index) else { return Transition(.normal) }
    let slots = Slots(in: displayed.itinerary, carrying: index)
    if slot == slots.origin {
      return Transition(.normal, status: Status("\(displayed.wording.name(of: item)) is already in time order."))
    }
    let moved = displayed.wording.moved(to: slots[slot])
    return make(.move(item.id, to: slot), at: now) { state in
      state.select(item.id)
      return state.edited(saying: moved)
    }
  }

  private func timeSlot(ofItemAt index: ItemIndex) -> SlotNumber? {
    displayed.itinerary[index].leg == nil
      ? Slots.slot(forTimeOfItemAt: index, in: displayed.trip, zones: displayed.wording.zones)
      : Slots.slot(forDepartureOfLegAt: index, in: displayed.trip, zones: displayed.wording.zones)
  }

  mutating func sortDay(at now: Timestamp) -> Transition {
    let (before, day, selected) = (displayed, selectedDay, selectedItem?.item.id)
    return make(.sortDay(day, displayed.wording.zones), at: now, orSay: "Day \(day) is already sorted by time.") {
      state in
      state.keepSelection(on: selected, from: before)
      return state.edited(saying: "Sorted Day \(day).")
    }
  }
}
