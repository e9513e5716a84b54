import ItineraryCore

/// Text that the terminal pastes is never read as keys.
extension EditorState {
  mutating func paste(_ text: String) {
    switch mode {
    case .browse: lift(text)
    case .form(var form):
      form.paste(text)
      mode = .form(form)
    case .find(var query, let origin):
      query.paste(text)
      mode = .find(query, from: origin)
    case .moveTo(var picker):
      picker.query.paste(text)
      mode = .moveTo(picker)
    case .saveElsewhere(var path):
      path.paste(text)
      mode = .saveElsewhere(path)
    case .carry, .confirmDelete, .confirmQuit, .page:
      status = Status("Pasted text goes into the list or a form; nothing was pasted here.", .refusal)
    }
  }

  /// Holds a new item for every pasted line, for the user to place.
  private mutating func lift(_ text: String) {
    let titles = text.split(whereSeparator: \.isNewline).compactMap { String($0).trimmed.nonEmpty }
    guard !titles.isEmpty else {
      status = Status("The pasted text is empty.", .refusal)
      return
    }
    if refusesEdit() { return }
    let items = titles.map { CustomItem(title: $0, category: .note) }
    let drag = Drag(new: items, in: plan, over: selection)
    mode = .carry(drag)
    status = Status("Picked up \(drag.name(in: plan.wording)), just pasted. \(carryKeys(drag))")
  }
}
