import Itinerary
import Screen

package struct MovePicker: Equatable, Sendable {
  let item: ItemID
  var list = ListState()

  /// Begins at the slot after the one where the item is, else at the last one.
  init(_ item: ItemID, in displayed: DisplayedTrip) {
    self.item = item
    guard
      let origin = displayed.itinerary.index(of: item).flatMap({ Slots(in: displayed.itinerary, carrying: $0).origin })
    else { return }
    let choices = choices(in: displayed)
    list.selection = choices.firstIndex { $0.slot > origin } ?? max(0, choices.count - 1)
  }

  /// The most slots listed, more than anyone reads. Typing narrows them down.
  private static let maxChoices = 200

  /// The valid slots but that of the item. A query that names a day matches its slots, any other the texts with all its words.
  func choices(in displayed: DisplayedTrip) -> [(slot: SlotNumber, text: String)] {
    if let day = DayQuery(list.query.text, in: displayed.wording.dates) {
      let ofDay = choices(in: displayed, day: { day.means($0, of: displayed.trip) })
      if !ofDay.isEmpty { return ofDay }
    }
    return choices(in: displayed, text: list.words.areIn)
  }

  private func choices(
    in displayed: DisplayedTrip, day isWanted: (Int) -> Bool = { _ in true },
    text matches: (String) -> Bool = { _ in true }
  ) -> [(slot: SlotNumber, text: String)] {
    guard let index = displayed.itinerary.index(of: item) else { return [] }
    let slots = Slots(in: displayed.itinerary, carrying: index)
    var choices: [(slot: SlotNumber, text: String)] = []
    // A long list begins near the row.
    let first = list.query.text.isEmpty ? (slots.origin ?? 0) + -(Self.maxChoices / 2) : 0
    for slot in slots.valid(under: displayed.constraints) where slot != slots.origin && slot >= first {
      guard isWanted(slots.day(of: slot)) else { continue }
      let text = text(of: slots[slot], displayed)
      if list.query.text.isEmpty || matches(text) { choices.append((slot, text)) }
      if choices.count == Self.maxChoices { break }
    }
    return choices
  }

  private func text(of slot: Slot, _ displayed: DisplayedTrip) -> String {
    let date = displayed.wording.shortDate(displayed.trip.date(ofDay: slot.day))
    let neighbors = displayed.wording.neighbors(of: slot)
    return "Day \(slot.day), \(date)" + (neighbors.isEmpty ? "" : ": \(neighbors)")
  }
}

extension MovePicker: FilteredList {
  var mode: Mode { .moveTo(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch MoveToAction.action(for: key) {
    case .leave: return Transition(.normal, status: Status("Cancelled: nothing was moved."))
    case .move: return choose(in: &state, at: now)
    case .step(let step): return move(step, in: state)
    case nil: return type(in: &state) { $0.press(key) } ?? .bell()
    }
  }

  func choose(in state: inout EditorState, at now: Timestamp) -> Transition {
    let choices = choices(in: state.displayed)
    guard choices.indices.contains(choice), let index = state.displayed.itinerary.index(of: item) else {
      return .bell()
    }
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: index, of: state.displayed)
      guard drag.move(to: choices[choice].slot, in: state.displayed) else { return Transition(.normal) }
      return state.drop(drag, isCarried: false, at: now)
    } catch {
      return .refuse("Can't move it: \(state.displayed.wording.sentence(error).withSmallLetter)")
    }
  }

  func list(in state: EditorState) -> ListDialog? {
    let name = state.displayed.itinerary.item(item).map(state.displayed.wording.name) ?? ""
    return ListDialog(
      "Move \(name) to", choices(in: state.displayed).map { ListDialog.Entry(text: $0.text) }, choice: choice,
      query: list.query,
      columns: ListDialog.Columns(all: min(state.size.columns - 2, 100)), in: state)
  }

  func prompt(in state: EditorState) -> Status {
    let choices = choices(in: state.displayed)
    guard choices.indices.contains(choice) else { return Status("No valid slot matches what you typed.", .refusal) }
    let move = state.name(of: MoveToAction.move)
    return Status("\(choice + 1) of \(choices.count): \(choices[choice].text). \(move) moves it there.")
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    // The choices may be others now.
    list.selection = 0
    return Transition(state.displayed.itinerary.item(item) == nil ? .normal : nil)
  }
}
