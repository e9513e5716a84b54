import ItineraryCore
import Screen

extension EditorState {
  mutating func askToDelete() -> [EditorEffect] {
    guard let (index, item) = selectedItem else {
      status = Status("Day headers can't be deleted.", .refusal)
      return [.ring]
    }
    if let refusal = shown.trip.refusalToDelete(at: index) {
      status = Status(shown.wording.sentence(refusal), .refusal)
      return [.ring]
    }
    if refusesEdit() { return [.ring] }
    ask(toDelete: item.id, from: nil)
    return []
  }

  /// - Parameter form: the form the question comes from, to which a No goes back.
  mutating func ask(toDelete id: ItemID, from form: ItemForm?) {
    guard let item = shown.itinerary.item(id) else { return }
    mode = .confirmDelete(id, from: form)
    status = Status("Delete \"\(shown.wording.name(of: item))\"? y/N", .question)
  }

  mutating func answerDelete(of id: ItemID, form: ItemForm?, key: Key, at now: Timestamp) -> [EditorEffect] {
    guard key == .character("y") || key == .character("Y") else {
      mode = form.map { .form($0) } ?? .browse
      let name = shown.itinerary.item(id).map(shown.wording.name) ?? "The item"
      status = Status("Kept: \(name) was not deleted.")
      return []
    }
    mode = .browse
    return delete(id, at: now)
  }

  private mutating func delete(_ id: ItemID, at now: Timestamp) -> [EditorEffect] {
    guard let index = shown.itinerary.index(of: id) else { return [] }
    let item = shown.itinerary[index]
    do throws(EditRefusal) {
      try shown.deleteItem(at: index, now: now)
    } catch {
      status = Status(shown.wording.sentence(error), .refusal)
      return []
    }
    selection = min(selection, rows.count - 1)
    status = Status("Deleted \(shown.wording.name(of: item)) from Day \(item.position.day).")
    return startSaving()
  }
}
