import Itinerary
import Screen

package struct MovePicker: Equatable, Sendable {
  let item: ItemID
  var list = ListState()

  /// Begins at the slot after the one where the item is, else at the last one.
  init(_ item: ItemID, in shown: ShownTrip) {
    self.item = item
    guard let origin = shown.itinerary.index(of: item).flatMap({ Slots(in: shown.itinerary, carrying: $0).origin })
    else { return }
    let places = places(in: shown)
    list.selection = places.firstIndex { $0.slot > origin } ?? max(0, places.count - 1)
  }

  /// The most places listed, more than anyone reads. Typing narrows them down.
  private static let mostPlaces = 200

  /// The valid slots but that of the item. A query that names a day matches its slots, any other the texts with all its words.
  func places(in shown: ShownTrip) -> [(slot: SlotNumber, text: String)] {
    if let day = DayQuery(list.query.text, in: shown.wording.dates) {
      let ofDay = places(in: shown, day: { day.means($0, of: shown.trip) })
      if !ofDay.isEmpty { return ofDay }
    }
    return places(in: shown, text: SearchWords(list.query.text).areIn)
  }

  private func places(
    in shown: ShownTrip, day isWanted: (Int) -> Bool = { _ in true }, text matches: (String) -> Bool = { _ in true }
  ) -> [(slot: SlotNumber, text: String)] {
    guard let index = shown.itinerary.index(of: item) else { return [] }
    let slots = Slots(in: shown.itinerary, carrying: index)
    var places: [(slot: SlotNumber, text: String)] = []
    // A long list begins near the row.
    let first = list.query.text.isEmpty ? (slots.origin ?? 0) + -(Self.mostPlaces / 2) : 0
    for slot in slots.valid(under: shown.constraints) where slot != slots.origin && slot >= first {
      guard isWanted(slots.day(of: slot)) else { continue }
      let text = text(of: slots[slot], shown)
      if list.query.text.isEmpty || matches(text) { places.append((slot, text)) }
      if places.count == Self.mostPlaces { break }
    }
    return places
  }

  private func text(of slot: Slot, _ shown: ShownTrip) -> String {
    let date = shown.wording.shortDate(shown.trip.date(ofDay: slot.day))
    let neighbors = shown.wording.neighbors(of: slot)
    return "Day \(slot.day), \(date)" + (neighbors.isEmpty ? "" : ": \(neighbors)")
  }
}

extension MovePicker: FilteredList {
  var mode: Mode { .moveTo(self) }

  func count(in state: EditorState) -> Int { places(in: state.shown).count }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    let places = places(in: state.shown)
    switch MoveToAction.action(for: key) {
    case .leave: return Transition(.browse, says: Status("Cancelled: nothing was moved."))
    case .move:
      guard places.indices.contains(choice) else { return .bell(mode) }
      return move(to: places[choice].slot, in: &state, at: now)
    case .step(let step): return choosing(step, in: state)
    case nil: return filtering(by: key, in: state)
    }
  }

  private func move(to slot: SlotNumber, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let index = state.shown.itinerary.index(of: item) else { return Transition(.browse) }
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: index, of: state.shown)
      guard drag.move(to: slot, in: state.shown) else { return Transition(.browse) }
      return state.drop(drag, isCarried: false, at: now)
    } catch {
      return .refuse("Can't move it: \(state.shown.wording.sentence(error).withSmallLetter)")
    }
  }

  func list(in state: EditorState) -> ListDialog? {
    let name = state.shown.itinerary.item(item).map(state.shown.wording.name) ?? ""
    return ListDialog(
      "Move \(name) to", places(in: state.shown).map { ListDialog.Entry(text: $0.text) }, choice: choice,
      query: list.query,
      columns: ListDialog.Columns(all: min(state.size.columns - 2, 100)), in: state)
  }

  func prompt(in state: EditorState) -> Status {
    let places = places(in: state.shown)
    guard places.indices.contains(choice) else { return Status("No valid slot matches what you typed.", .refusal) }
    let move = state.name(of: MoveToAction.move)
    return Status("\(choice + 1) of \(places.count): \(places[choice].text). \(move) moves it there.")
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    guard state.shown.itinerary.item(item) != nil else { return Transition(.browse) }
    var next = self
    // The places may be others now.
    next.list.selection = 0
    return Transition(.moveTo(next))
  }
}
