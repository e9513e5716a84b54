import Atlas
import Base
import Screen
import TripCore

/// Keys in the notes and in the suggested places, and the mouse everywhere in the form.
extension ItemForm {
  /// Begins a line of the notes or moves to another line; nil for all other keys.
  func pressInNotes(_ key: Key) -> Transition? {
    guard focus == .notes, var notes = inputs[.notes], let action = NotesAction.action(for: key) else { return nil }
    switch action {
    case .breakLine: notes.breakLine()
    case .lineUp: if !notes.moveLine(by: -1) { return nil }
    case .lineDown: if !notes.moveLine(by: 1) { return nil }
    }
    return changed(.unchanged) { $0.inputs[.notes] = notes }
  }

  /// Moves to a suggested place, or takes the chosen one; nil for all other keys.
  func pressInSuggestions(_ key: Key) -> Transition? {
    guard focus == .location, !suggestions.isEmpty, let action = SuggestionAction.action(for: key) else { return nil }
    var form = self
    switch action {
    case .next: return form.suggestions.move(by: 1) ? Transition(.form(form), .prompt) : nil
    case .previous: return form.suggestions.move(by: -1) ? Transition(.form(form), .prompt) : nil
    case .take, .takeAndGoOn:
      guard let place = suggestions.chosen else { return nil }
      return taken(place, goesOn: action == .takeAndGoOn)
    case .close:
      guard suggestions.choice != nil else { return nil }
      form.suggestions.choose(nil)
      return Transition(.form(form), .prompt)
    }
  }

  /// Takes a suggested place.
  func taken(_ place: PlaceMatch, goesOn: Bool = false) -> Transition {
    var form = self
    form.take(place)
    if goesOn { form.moveFocus(by: 1) }
    let sentence = "Took \(place.location.name ?? place.name) with its coordinates; Enter saves, Esc leaves."
    return Transition(.form(form), says: Status(sentence))
  }

  /// Places the cursor in a field, or presses the button or choice at a place of the form.
  func press(_ spot: FormLayout.Spot, in state: inout EditorState, at now: Timestamp) -> Transition {
    var form = self
    switch spot {
    case .category(let category): return changedCategory { ($0.focus, $0.chosenCategory) = (.category, category) }
    case .suggestion(let index):
      return suggestions.places.indices.contains(index) ? taken(suggestions.places[index]) : Transition(.form(self))
    case .field(let field, let column, let line):
      if field != focus { form.leaveField(in: state) }
      form.go(to: field)
      if field.isButton { return form.press(field, in: &state, at: now) }
      let columns = field == focus ? state.layout(of: self).textColumns.count : nil
      form.inputs[field]?.placeCursor(atColumn: column, of: columns, line: line)
      return Transition(.form(form), field == focus ? .unchanged : .prompt)
    }
  }
}
