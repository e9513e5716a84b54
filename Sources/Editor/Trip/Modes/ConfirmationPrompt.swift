import Itinerary
import Screen

/// A question that one key answers; every key that is not offered means No.
package enum ConfirmationPrompt: Equatable, Sendable {
  /// Delete an item; No goes back to the list, or to the form that edits it.
  case delete(ItemID, over: Mode = .normal)
  case leaveForm(Mode)
  case quitUnsaved
  case quitWhileSaving
  /// Write the trip to its path, though its file is gone.
  case recreate
  /// Choose between this trip and the one that is in the file's place.
  case otherTrip
  /// Open that trip and lose the last change of this one, which is in no file.
  case openOther
  case replaceExport(ExportDialog)

  /// The form that is over the list while it is asked.
  var form: Mode? {
    switch self {
    case .delete(_, let mode): mode == .normal ? nil : mode
    case .leaveForm(let form): form
    default: nil
    }
  }

  var offer: [(answer: Answer, label: String)] {
    switch self {
    case .delete: [(.yes, "delete"), (.no, "keep")]
    case .leaveForm: [(.yes, "discard"), (.no, "stay")]
    case .quitUnsaved: [(.saveElsewhere, "save elsewhere"), (.yes, "quit"), (.no, "stay")]
    case .quitWhileSaving: [(.yes, "quit now"), (.no, "stay")]
    case .recreate: [(.yes, "recreate it"), (.no, "not now")]
    case .otherTrip:
      [(.openOther, "open it"), (.saveElsewhere, "save elsewhere"), (.putBack, "put back"), (.later, "later")]
    case .openOther: [(.yes, "open it"), (.no, "stay")]
    case .replaceExport: [(.yes, "replace"), (.no, "keep")]
    }
  }
}

extension ConfirmationPrompt: EditorMode {
  var mode: Mode { .confirmation(self) }
  var takesHelpKey: Bool { false }
  var keepsPrompt: Bool { true }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let answer = Answer.action(for: key), offer.contains(where: { $0.answer == answer }) else {
      return declined(in: state)
    }
    switch answer {
    case .yes: return confirm(in: &state, at: now)
    case .no, .later: return declined(in: state)
    case .saveElsewhere: return Transition(.saveElsewhere(SaveElsewhereMode()), .prompt)
    case .openOther:
      if case .failed = state.saving { return .confirm(.openOther) }
      return Transition(.normal, effects: [.file(.openOther)])
    case .putBack: return state.refused(answer, in: .normal) ?? Transition(.normal, effects: [.outside(.restore)])
    }
  }

  private func confirm(in state: inout EditorState, at now: Timestamp) -> Transition {
    switch self {
    case .delete(let id, _): return state.delete(id, at: now)
    case .leaveForm(let form): return form.value.abandoned
    case .quitUnsaved: return Transition(.normal, effects: [.quit])
    case .quitWhileSaving: return Transition(.normal, effects: [.leave])
    case .recreate: return Transition(.normal, status: Status("Recreating the file."), effects: [.file(.recreate)])
    case .otherTrip: return declined(in: state)
    case .openOther: return Transition(.normal, effects: [.file(.openOther)])
    case .replaceExport(let dialog): return dialog.write(replaces: true)
    }
  }

  private func declined(in state: EditorState) -> Transition {
    let reload = state.name(of: NormalAction.reload)
    switch self {
    case .delete(let id, let mode):
      let name = state.displayed.itinerary.item(id).map(state.displayed.wording.name) ?? "The item"
      return Transition(mode, status: Status("Kept: \(name) was not deleted."))
    case .leaveForm(let form):
      let press = state.name(of: FormAction.press)
      return Transition(form, status: Status("Still in the form: \(press) on a field saves."))
    case .quitUnsaved: return Transition(.normal, status: Status("Not quitting; \(reload) tries to save at once."))
    case .quitWhileSaving: return Transition(.normal, status: Status("Not quitting; still saving."))
    case .recreate:
      let unsaved = state.saving == .saved ? "" : " Your changes stay here, unsaved."
      return Transition(.normal, status: Status("No file created.\(unsaved) \(reload) asks again."))
    case .otherTrip, .openOther:
      return Transition(.normal, status: Status("Both trips stay as they are; \(reload) shows the choice again."))
    case .replaceExport(let dialog):
      return Transition(.export(dialog), status: Status("File not replaced. Another name?"))
    }
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    offer.compactMap { offer in
      offer.answer.binding.keys.first.map { KeyHint($0, offer.label, in: state.keyCharacterSupport) }
    }
  }

  func prompt(in state: EditorState) -> Status { Status(text(in: state), .question) }

  private func text(in state: EditorState) -> String {
    let other = state.otherTrip ?? ""
    switch self {
    case .delete(let id, _):
      let name = state.displayed.itinerary.item(id).map(state.displayed.wording.name) ?? ""
      return "Delete \"\(name)\"? y/N"
    case .leaveForm: return "Discard your changes? y/N"
    case .quitUnsaved:
      // The question first: a small screen cuts the rest.
      let reason = if case .failed(let reason) = state.saving { reason } else { "" }
      return "Quit without the last change? y/N, s saves it elsewhere. Not saved: \(reason)"
    case .quitWhileSaving:
      return "Still saving; quits when done. Quit now without the last change? y/N"
    case .recreate: return "The file was deleted. Recreate it? y/N"
    case .otherTrip:
      return
        "The file now contains \"\(other)\": o opens it, p moves it aside and restores this trip, s saves this trip elsewhere, \(state.name(of: Answer.later)) waits."
    case .replaceExport(let dialog): return "\(dialog.path.text.trimmed) already exists. Replace it? y/N"
    case .openOther: return "Open \"\(other)\" and lose the last change of this trip? y/N"
    }
  }

  // MARK: What happens in the meantime

  func overtaken(in state: EditorState) -> Mode? {
    switch self {
    case .delete, .leaveForm, .replaceExport: return nil
    case .quitUnsaved: return state.isFailed ? nil : .normal
    case .quitWhileSaving:
      if state.saving == .saving { return nil }
      return state.isFailed ? .confirmation(.quitUnsaved) : .normal
    case .recreate: return state.fileProblem == .missing ? nil : .normal
    case .otherTrip, .openOther: return state.otherTrip == nil ? .normal : nil
    }
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    let next = (form ?? .normal).acting(in: &state) { $0.carriedOver(from: old, in: &$1) }
    let under = next.mode ?? .normal
    return switch self {
    case .delete(let id, _):
      Transition(
        state.displayed.itinerary.item(id) == nil ? under : .confirmation(.delete(id, over: under)), next.sentence)
    case .leaveForm: Transition(under == .normal ? .normal : .confirmation(.leaveForm(under)), next.sentence)
    default: Transition()
    }
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    form?.value.paint(of: state, with: dialog, on: &frame)
  }
}
