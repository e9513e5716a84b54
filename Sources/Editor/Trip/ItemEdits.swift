import Almanac
import Itinerary
import Screen

/// The edits of the trip: moving, deleting, adding and changing an item.
extension EditorState {
  /// The time for which a dropped row stays highlighted, in milliseconds.
  static let highlightTime = 700

  /// Refuses an edit of a read-only trip in the status line.
  ///
  /// - Returns: whether it did.
  mutating func refuseIfReadOnly() -> Bool {
    guard let readOnlyReason else { return false }
    say("This trip is read-only: \(readOnlyReason)", .refusal)
    return true
  }

  /// Makes an edit, and notes the problems that it causes and resolves.
  mutating func make(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    let before = shown
    let outcome = try shown.apply(edit, at: now)
    if outcome != .unchanged {
      consequence = AdvisoryDifference(from: before.advisories, to: shown.advisories)
      let name = shown.wording.name(of: edit, from: before.trip, to: shown.trip)
      operation = Operation(named: name, from: before.trip, to: shown.trip, at: now)
    }
    return outcome
  }

  /// Finishes an edit: announces its consequences, saves the trip, and asks first if the file is gone.
  mutating func edited(saying sentence: String, effects: [EditorEffect] = []) -> Transition {
    say(
      [sentence, shown.wording.consequence(consequence, listedBy: name(of: BrowseAction.problems))].compactMap { $0 }
        .joined(separator: " "))
    consequence = .none
    let record = operation.map { [EditorEffect.file(.record($0))] } ?? []
    operation = nil
    let saving = record + startSaving()
    return Transition(trouble == .gone ? .question(.makeAnew) : .browse, effects: saving + effects)
  }

  // MARK: Picking up

  mutating func pickUp() -> Transition {
    guard let (index, _) = selectedItem else { return refuseHeader() }
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    do throws(Refusal) {
      let drag = try Drag(liftingItemAt: index, of: shown)
      return Transition(.carry(drag), says: drag.pickUpMessage(in: self), effects: [.ring])
    } catch {
      return refuse("Can't pick it up", because: error, at: index)
    }
  }

  func refuseHeader(_ way: String = "pick up") -> Transition {
    Transition(
      .browse, says: Status("Day headers can't be moved; \(way) a row with a grip.", .refusal), effects: [.ring])
  }

  /// Lists the places where the selected item can go.
  mutating func startMovePicker() -> Transition {
    guard let (index, item) = selectedItem else { return refuseHeader("choose") }
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    if let refusal = shown.constraints.refusalToMove(item) {
      return refuse("Can't move it", because: refusal, at: index)
    }
    if let refusal = refusalAtOnlyPlace(index) { return refusal }
    return Transition(.moveTo(MovePicker(item.id, in: shown)), .prompt)
  }

  /// Moves the selected row at once, as picking it up, one step to a slot and a drop would.
  mutating func nudge(at now: Timestamp, to slot: (Drag, Slots) -> SlotNumber?) -> Transition {
    guard let (index, _) = selectedItem else { return refuseHeader("nudge") }
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: index, of: shown)
      if let refusal = refusalAtOnlyPlace(index) { return refusal }
      guard drag.move(to: slot(drag, drag.slots(of: shown)), in: shown) else {
        return Transition(.browse, says: Status("No valid slot further that way.", .refusal), effects: [.ring])
      }
      return drop(drag, isCarried: false, at: now)
    } catch {
      return refuse("Can't move it", because: error, at: index)
    }
  }

  /// Says why an item that has no place cannot move, and that it can be deleted if it can.
  private func refuse(_ what: String, because refusal: Refusal, at index: ItemIndex) -> Transition {
    let reason = shown.wording.sentence(refusal).withSmallLetter
    let sentences = ["\(what): \(reason)", wayOut(ofLegAt: index)].compactMap { $0 }
    return Transition(.browse, says: Status(sentences.joined(separator: " "), .refusal), effects: [.ring])
  }

  /// Says that an item cannot move because it has only one place; nil if it has others.
  private func refusalAtOnlyPlace(_ index: ItemIndex) -> Transition? {
    guard let reason = shown.immovableReason(at: index) else { return nil }
    let name = shown.wording.name(of: shown.itinerary[index])
    return Transition(.browse, says: Status("\(name) \(reason)", .refusal), effects: [.ring])
  }

  // MARK: Putting down

  /// Drops what is carried where it hangs.
  ///
  /// - Parameter isCarried: whether the user has carried it, rather than moved it at once.
  mutating func drop(_ drag: Drag, isCarried: Bool = true, at now: Timestamp) -> Transition {
    let slots = drag.slots(of: shown)
    if drag.target == slots.origin { return cancel(drag) }
    let slot = slots[drag.target]
    let dropped = isCarried ? shown.wording.dropped(in: slot) : shown.wording.moved(to: slot)
    switch drag.payload {
    case .item(let item, _):
      do throws(Refusal) {
        _ = try make(.move(item.id, to: drag.target), at: now)
      } catch {
        return snapBack(item, because: error)
      }
      return settle(item.id, dropped)
    case .new(let items):
      let new = items.map { Edit.NewItem(ids.next(), $0) }
      do throws(Refusal) {
        _ = try make(.add(new, to: drag.target), at: now)
      } catch {
        return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
      }
      return new.first.map { settle($0.id, dropped) } ?? Transition(.browse)
    }
  }

  private mutating func settle(_ id: ItemID, _ sentence: String) -> Transition {
    select(id)
    settled = id
    return edited(saying: sentence, effects: [.ring, .remind(.highlightElapsed, milliseconds: Self.highlightTime)])
  }

  private mutating func snapBack(_ item: Item, because refusal: Refusal) -> Transition {
    select(item.id)
    let reason = shown.wording.sentence(refusal).withSmallLetter
    let sentence = "Can't go there: \(reason) It is back on Day \(item.position.day)."
    return Transition(.browse, says: Status(sentence, .refusal), effects: [.ring])
  }

  /// Puts what is carried back, or throws new items away.
  mutating func cancel(_ drag: Drag) -> Transition {
    let name = drag.name(in: shown.wording)
    guard let item = drag.item else {
      let were = drag.isSeveral ? "were" : "was"
      return Transition(.browse, says: Status("Cancelled: \(name) \(were) not added."))
    }
    select(item.id)
    return Transition(.browse, says: Status("Cancelled: \(name) stays on Day \(item.position.day)."))
  }

  // MARK: Copying and ticking off

  /// Returns the selected custom item, or reports why it can't be changed.
  private mutating func selectedCustom(to what: String) -> (item: Item, content: CustomItem)? {
    if let item = selectedItem?.item, let custom = item.custom { return refuseIfReadOnly() ? nil : (item, custom) }
    say("Only custom items can be \(what).", .refusal)
    return nil
  }

  /// Puts a copy of the selected item on the row below it.
  mutating func duplicate(at now: Timestamp) -> Transition {
    guard let (item, custom) = selectedCustom(to: "copied") else { return Transition(.browse, effects: [.ring]) }
    let new = Edit.NewItem(ids.next(), custom.duplicate)
    do throws(Refusal) {
      _ = try make(.add([new], to: selection.slotBelow), at: now)
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
    }
    return settle(new.id, "Copied \(shown.wording.name(of: item)).")
  }

  /// Ticks the selected item off, or removes the tick.
  mutating func tickOff(at now: Timestamp) -> Transition {
    guard let (item, custom) = selectedCustom(to: "ticked off") else { return Transition(.browse, effects: [.ring]) }
    var changed = custom
    changed.done = custom.isDone ? nil : true
    do throws(Refusal) {
      _ = try make(.change(item.id, to: changed), at: now)
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
    }
    return edited(saying: changed.isDone ? "Ticked off \(custom.title)." : "\(custom.title) is not done.")
  }

  // MARK: Deleting

  mutating func askToDelete() -> Transition {
    guard let (index, item) = selectedItem else {
      return Transition(.browse, says: Status("Day headers can't be deleted.", .refusal), effects: [.ring])
    }
    if let refusal = shown.refusalToDelete(itemAt: index) {
      let sentence = "\(shown.wording.sentence(refusal)) \(name(of: BrowseAction.trip)) chooses the games."
      return Transition(.browse, says: Status(sentence, .refusal), effects: [.ring])
    }
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    return .ask(.delete(item.id))
  }

  mutating func delete(_ id: ItemID, at now: Timestamp) -> Transition {
    guard let item = shown.itinerary.item(id) else { return Transition(.browse) }
    do throws(Refusal) {
      _ = try make(.delete(id), at: now)
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal))
    }
    selection = selection.clamped(to: rows.numbers)
    return edited(saying: "Deleted \(shown.wording.name(of: item)) from Day \(item.position.day).")
  }
}
