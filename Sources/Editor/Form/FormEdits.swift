import Itinerary

extension EditorState {
  func startForm(forDay day: Int, _ placement: ItemForm.Placement = .end) -> Transition {
    let form = ItemForm(newItemOnDay: day, placement: placement, offering: placement == .end ? hotel(onDay: day) : "")
    return Transition(.form(form), .prompt)
  }

  /// A line for a hotel in the town where a drive pauses without a bed in the night after a day: `Hotel @ Kingsland, GA`.
  private func hotel(onDay day: Int) -> String {
    guard displayed.timeline.nights.indices.contains(day - 1) else { return "" }
    let night = displayed.timeline.nights[day - 1]
    return night.lodging == .open && night.isPaused ? night.place.map { "Hotel @ \($0)" } ?? "" : ""
  }

  /// Above the header of a day is the end of the previous day.
  func startForm(isAbove: Bool) -> Transition {
    if let (_, item) = selectedItem {
      return startForm(forDay: selectedDay, isAbove ? .above(item.id) : .below(item.id))
    }
    return isAbove && selectedDay > 1 ? startForm(forDay: selectedDay - 1) : startForm(forDay: selectedDay, .start)
  }

  func startForm(editing item: Item) -> Transition {
    let mode: Mode =
      switch item.kind {
      case .custom(let custom): .form(ItemForm(editing: item.id, custom, day: selectedDay, wording: displayed.wording))
      case .travel(let leg): .legForm(LegForm(item, leg, in: displayed))
      case .game: .legForm(LegForm(ticketOf: item, wording: displayed.wording))
      }
    return Transition(mode, .prompt)
  }

  /// - Parameter day: the day to whose end the item moves; nil to leave it in place.
  mutating func change(_ id: ItemID, to item: CustomItem, onDay day: Int?, now: Timestamp) -> Transition {
    let before = displayed.itinerary.item(id)?.position.day
    return change(id, by: .change(id, to: item, onDay: day), at: now) { day in
      day == before ? "Saved \(item.title)." : "Saved \(item.title), now the last of Day \(day)."
    }
  }

  mutating func change(
    _ id: ItemID, by edit: Edit, at now: Timestamp, saying sentence: (_ day: Int) -> String
  ) -> Transition {
    make(edit, at: now) { state in
      state.select(id)
      return state.edited(saying: sentence(state.selectedDay))
    }
  }

  mutating func add(
    _ item: CustomItem, onDay day: Int, _ placement: ItemForm.Placement, now: Timestamp
  ) -> Transition {
    let new = Edit.NewItem(ids.next(), item)
    let timed = placement == .end ? slot(forTimeOf: new, onDay: day, now) : nil
    let slot = timed ?? slot(for: placement, onDay: day)
    let edit = slot.map { Edit.add([new], to: $0) } ?? .append(new, toDay: day)
    return make(edit, at: now) { state in
      state.select(new.id)
      let place =
        timed.map { "on Day \(day) at its time, \(state.neighbor(of: $0))" }
        ?? (slot == nil ? "at the end of Day \(day)" : "on Day \(day), \(state.neighbor(of: placement))")
      var sentence = "Added \(item.title) \(place)."
      if !state.isAtItsTime(new.id) {
        sentence += " \(state.name(of: NormalAction.toItsTime)) moves it to its time."
      } else if state.consequence.caused.isEmpty {
        // The sentence on a problem needs the room.
        sentence += " \(state.name(of: NormalAction.pickUp)) picks it up."
      }
      return state.edited(saying: sentence)
    }
  }

  /// Whether an item is at the right position for its time; true for an item without a time.
  private func isAtItsTime(_ id: ItemID) -> Bool {
    guard let index = displayed.itinerary.index(of: id),
      let slot = Slots.slot(forTimeOfItemAt: index, in: displayed.trip, zones: displayed.wording.zones)
    else { return true }
    return slot == Slots(in: displayed.itinerary, carrying: index).origin
  }

  /// The slot that the time of a new item implies; nil for an item without a time, and for the end of its day.
  private func slot(forTimeOf new: Edit.NewItem, onDay day: Int, _ now: Timestamp) -> SlotNumber? {
    var trial = EditedTrip(displayed.trip)
    guard (try? trial.apply(.append(new, toDay: day), at: now)) != nil,
      let index = trial.trip.itinerary.index(of: new.id),
      let slot = Slots.slot(forTimeOfItemAt: index, in: trial.trip, zones: displayed.wording.zones),
      slot != Slots(in: trial.trip.itinerary, carrying: index).origin
    else { return nil }
    return slot
  }

  private func neighbor(of slot: SlotNumber) -> String {
    let after = Slots(in: displayed.itinerary, carrying: nil)[slot].after
    return after.map { "after \(displayed.wording.name(of: $0))" } ?? "at the start"
  }

  /// The slot of a new item; nil for the end of its day, which is also used if the row next to it stays deleted.
  private func slot(for placement: ItemForm.Placement, onDay day: Int) -> SlotNumber? {
    func row(_ id: ItemID) -> RowNumber? {
      guard let index = displayed.itinerary.index(of: id), displayed.itinerary[index].position.day == day else {
        return nil
      }
      return rows.number(ofItemAt: index)
    }
    switch placement {
    case .end: return nil
    case .start: return displayed.itinerary.days.contains(day) ? rows.number(ofDay: day).slotBelow : nil
    case .below(let id): return row(id)?.slotBelow
    case .above(let id): return row(id)?.slotAbove
    }
  }

  private func neighbor(of placement: ItemForm.Placement) -> String {
    func name(_ id: ItemID) -> String { displayed.itinerary.item(id).map(displayed.wording.name) ?? "" }
    return switch placement {
    case .below(let id): "below \(name(id))"
    case .above(let id): "above \(name(id))"
    case .start, .end: "at the start"
    }
  }
}
