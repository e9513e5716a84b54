import Itinerary
import Screen

extension EditorState {
  /// Milliseconds.
  static let highlightTime = 700

  mutating func refuseIfReadOnly() -> Bool {
    guard let readOnlyReason else { return false }
    say("This trip is read-only: \(readOnlyReason)", .refusal)
    return true
  }

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
    say(
      [sentence, displayed.wording.consequence(consequence, listedBy: name(of: NormalAction.problems))].compactMap {
        $0
      }
      .joined(separator: " "))
    consequence = .none
    let record = operation.map { [EditorEffect.file(.record($0))] } ?? []
    operation = nil
    let saving = record + startSaving()
    return Transition(fileProblem == .missing ? .question(.recreate) : .normal, effects: saving + effects)
  }

  // MARK: Picking up

  mutating func pickUp() -> Transition {
    lift("pick up", orSay: "Can't pick it up") { drag, _, state in
      Transition(.carry(drag), status: drag.pickUpMessage(in: state), effects: [.bell])
    }
  }

  private mutating func lift(
    _ way: String, orSay what: String, _ act: (Drag, ItemIndex, inout EditorState) -> Transition
  ) -> Transition {
    guard let (index, _) = selectedItem else { return refuseHeader(way) }
    if refuseIfReadOnly() { return .bell(.normal) }
    do throws(Refusal) {
      return act(try Drag(liftingItemAt: index, of: displayed), index, &self)
    } catch {
      return refuse(what, because: error, at: index)
    }
  }

  func refuseHeader(_ way: String) -> Transition {
    .refuse("Day headers can't be moved; \(way) a row with a grip.")
  }

  mutating func startMovePicker() -> Transition {
    lift("choose", orSay: "Can't move it") { _, index, state in
      state.refusalAtOnlyPlace(index)
        ?? Transition(.moveTo(MovePicker(state.displayed.itinerary[index].id, in: state.displayed)), .prompt)
    }
  }

  /// Moves the selected row at once, as picking it up, one step to a slot and a drop would.
  mutating func nudge(at now: Timestamp, to slot: (Drag, DisplayedTrip) -> SlotNumber?) -> Transition {
    lift("nudge", orSay: "Can't move it") { drag, index, state in
      if let refusal = state.refusalAtOnlyPlace(index) { return refusal }
      var drag = drag
      guard drag.move(to: slot(drag, state.displayed), in: state.displayed) else {
        return .refuse("No valid slot further that way.")
      }
      return state.drop(drag, isCarried: false, at: now)
    }
  }

  private func refuse(_ what: String, because refusal: Refusal, at index: ItemIndex) -> Transition {
    let reason = displayed.wording.sentence(refusal).withSmallLetter
    return .refuse(["\(what): \(reason)", outboundLeg(ofLegAt: index)].compactMap { $0 }.joined(separator: " "))
  }

  private func refusalAtOnlyPlace(_ index: ItemIndex) -> Transition? {
    guard let reason = displayed.immovableReason(at: index) else { return nil }
    return .refuse("\(displayed.wording.name(of: displayed.itinerary[index])) \(reason)")
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

  private mutating func selectedCustom(to what: String) -> (item: Item, content: CustomItem)? {
    if let item = selectedItem?.item, let custom = item.custom { return refuseIfReadOnly() ? nil : (item, custom) }
    say("Only custom items can be \(what).", .refusal)
    return nil
  }

  mutating func duplicate(at now: Timestamp) -> Transition {
    guard let (item, custom) = selectedCustom(to: "copied") else { return .bell(.normal) }
    let new = Edit.NewItem(ids.next(), custom.duplicate)
    return make(.add([new], to: selection.slotBelow), at: now) {
      $0.finish(new.id, "Copied \($0.displayed.wording.name(of: item)).")
    }
  }

  mutating func tickOff(at now: Timestamp) -> Transition {
    guard let (item, custom) = selectedCustom(to: "ticked off") else { return .bell(.normal) }
    var changed = custom
    changed.done = custom.isDone ? nil : true
    return make(.change(item.id, to: changed), at: now) {
      $0.edited(saying: changed.isDone ? "Ticked off \(custom.title)." : "\(custom.title) is not done.")
    }
  }

  // MARK: Deleting

  mutating func askToDelete() -> Transition {
    guard let (index, item) = selectedItem else {
      return .refuse("Day headers can't be deleted.")
    }
    if let refusal = displayed.refusalToDelete(itemAt: index) {
      return .refuse("\(displayed.wording.sentence(refusal)) \(name(of: NormalAction.trip)) chooses the games.")
    }
    if refuseIfReadOnly() { return .bell(.normal) }
    return .ask(.delete(item.id))
  }

  mutating func delete(_ id: ItemID, at now: Timestamp) -> Transition {
    guard let item = displayed.itinerary.item(id) else { return Transition(.normal) }
    return make(.delete(id), at: now) { state in
      state.selection = state.selection.clamped(to: state.rows.numbers)
      return state.edited(saying: "Deleted \(state.displayed.wording.name(of: item)) from Day \(item.position.day).")
    }
  }

  // MARK: Times

  mutating func moveToTime(at now: Timestamp) -> Transition {
    guard let (index, item) = selectedItem, item.game == nil else {
      return .refuse("Only legs and custom items can be moved to their time.")
    }
    if refuseIfReadOnly() { return .bell(.normal) }
    let name = displayed.wording.name(of: item)
    let found =
      item.leg == nil
      ? Slots.slot(forTimeOfItemAt: index, in: displayed.trip, zones: displayed.wording.zones)
      : Slots.slot(forDepartureOfLegAt: index, in: displayed.trip, zones: displayed.wording.zones)
    guard let slot = found else {
      let missing = item.leg == nil ? "time" : "time of departure in this trip"
      return .refuse("\(name) has no \(missing); \(self.name(of: NormalAction.open)) gives it one.")
    }
    let slots = Slots(in: displayed.itinerary, carrying: index)
    if slot == slots.origin { return Transition(.normal, status: Status("\(name) is already in time order.")) }
    let moved = displayed.wording.moved(to: slots[slot])
    return make(.move(item.id, to: slot), at: now) { state in
      state.select(item.id)
      return state.edited(saying: moved)
    }
  }

  mutating func sortDay(at now: Timestamp) -> Transition {
    if refuseIfReadOnly() { return .bell(.normal) }
    let (before, day, selected) = (displayed, selectedDay, selectedItem?.item.id)
    return make(.sortDay(day, displayed.wording.zones), at: now, orSay: "Day \(day) is already sorted by time.") {
      state in
      state.keepSelection(on: selected, from: before)
      return state.edited(saying: "Sorted Day \(day).")
    }
  }
}
