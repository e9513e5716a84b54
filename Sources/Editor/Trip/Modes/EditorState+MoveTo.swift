import ItineraryCore
import Screen

extension EditorState {
  /// Lists the places where the selected item may go.
  mutating func startMovePicker() -> [EditorEffect] {
    guard let (index, item) = selectedItem else {
      status = Status("Day headers don't move; choose a row with a grip.", .refusal)
      return [.ring]
    }
    if refusesEdit() { return [.ring] }
    if let refusal = shown.constraints.refusalToMove(item) {
      refuse("Can't move it", because: refusal, at: index)
      return [.ring]
    }
    if refuseToMoveFromOnlyPlace(index) { return [.ring] }
    show(MovePicker(index: index, item: item.id))
    return []
  }

  mutating func show(_ picker: MovePicker) {
    mode = .moveTo(picker)
    let places = picker.places(in: shown)
    guard places.indices.contains(picker.choice) else {
      status = Status("No valid place matches what you typed.", .refusal)
      return
    }
    status = Status("\(picker.choice + 1) of \(places.count): \(places[picker.choice].text). Enter moves it there.")
  }

  mutating func pick(_ picker: MovePicker, key: Key, at now: Timestamp) -> [EditorEffect] {
    var picker = picker
    let places = picker.places(in: shown)
    switch key {
    case .escape, .control("c"):
      mode = .browse
      status = Status("Cancelled: nothing was moved.")
      return []
    case .enter:
      guard places.indices.contains(picker.choice) else { return [.ring] }
      return move(picker, to: places[picker.choice].slot, at: now)
    case .up: picker.choice -= 1
    case .down, .tab: picker.choice += 1
    case .pageUp: picker.choice -= pageHeight
    case .pageDown: picker.choice += pageHeight
    case .home: picker.choice = 0
    case .end: picker.choice = places.count - 1
    default:
      guard picker.query.press(key) else { return [.ring] }
      picker.choice = 0
    }
    picker.choice = max(0, min(picker.choice, places.count - 1))
    show(picker)
    return []
  }

  private mutating func move(_ picker: MovePicker, to slot: SlotNumber, at now: Timestamp) -> [EditorEffect] {
    mode = .browse
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: picker.index, of: shown)
      return drag.step(.to(slot), in: shown) ? place(drag, at: now) : []
    } catch {
      status = Status("Can't move it: \(shown.wording.sentence(error))", .refusal)
      return [.ring]
    }
  }
}
