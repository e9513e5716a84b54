import ItineraryCore

/// Text that the terminal pastes is never read as keys.
extension EditorState {
  mutating func paste(_ text: String) {
    switch mode {
    case .browse: lift(text)
    case .form(var form):
      let isWhole = form.paste(text)
      mode = .form(form)
      if !isWhole { status = Status(TextInput.loss, .refusal) }
    case .find(var query, let origin):
      query.paste(text)
      look(for: query, from: origin)
    case .moveTo(var picker):
      let isWhole = picker.query.paste(text)
      picker.choice = 0
      show(picker)
      if !isWhole { status = Status(TextInput.loss, .refusal) }
    case .saveElsewhere(var path):
      // Half a path is another path.
      guard path.paste(text) else {
        status = Status("The pasted text is too long for a path; nothing was pasted.", .refusal)
        return
      }
      mode = .saveElsewhere(path)
    case .carry, .confirmDelete, .confirmQuit, .question, .page:
      status = Status("Pasted text goes into the list or a form; nothing was pasted here.", .refusal)
    }
  }

  /// Holds a new item for every pasted line, for the user to place.
  private mutating func lift(_ text: String) {
    let pasted = PastedLines(text)
    guard !pasted.lines.isEmpty else {
      status = Status("The pasted text is empty.", .refusal)
      return
    }
    if refusesEdit() { return }
    let items = pasted.lines.map { CustomItem(title: $0, category: .note) }
    let drag = Drag(new: items, in: shown, over: rows.slot(belowRow: selection))
    mode = .carry(drag)
    let loss = pasted.loss.map { " \($0)" } ?? ""
    status = Status(
      "Picked up \(drag.name(in: shown.wording)), just pasted.\(loss) \(carryKeys(drag))",
      loss.isEmpty ? .info : .refusal)
  }
}
