import ItineraryCore
import Screen

/// A question that one key answers; every key that is not offered means No.
package enum Question: Equatable, Sendable {
  /// Leave a form with changes, which are lost then.
  case leaveForm(ItemForm)
  /// Make the file anew that is gone.
  case makeAnew
  /// What to do about the trip that is in the file's place.
  case otherTrip
  /// Open that trip, where the last change of this one is in no file.
  case openOther
  /// Leave while a save still runs.
  case quitWhileSaving
}

extension EditorState {
  mutating func ask(_ question: Question) {
    mode = .question(question)
    status = Status(text(of: question), .question)
  }

  /// Asks again after something has happened, or stops asking where that has answered it.
  mutating func restate(_ question: Question) {
    let stands =
      switch question {
      case .leaveForm: true
      case .makeAnew: trouble == .gone
      case .otherTrip, .openOther: otherTrip != nil
      case .quitWhileSaving: saving == .saving
      }
    if stands { return ask(question) }
    if question == .quitWhileSaving { return askToQuit() }
    mode = .browse
  }

  /// The name of the trip that is in the file's place; nil where there is none.
  private var otherTrip: String? {
    if case .replaced(let name) = trouble { name } else { nil }
  }

  private func text(of question: Question) -> String {
    let other = otherTrip ?? ""
    switch question {
    case .leaveForm: return "Leave without saving? y/N"
    case .makeAnew: return "The file is gone. Make it anew? y/N"
    case .otherTrip:
      return "o opens \"\(other)\"; p sets it aside and puts this one back; s saves this one elsewhere; Esc waits."
    case .openOther: return "Open \"\(other)\" and lose the last change of this trip? y/N"
    case .quitWhileSaving: return "Still saving; quits when that is done. Leave at once, without the last change? y/N"
    }
  }

  mutating func answer(_ question: Question, _ key: Key) -> [EditorEffect] {
    switch key {
    case .character("y"), .character("Y"): return agree(to: question)
    default: break
    }
    if question == .otherTrip { return choose(key) }
    return decline(question)
  }

  private mutating func agree(to question: Question) -> [EditorEffect] {
    mode = .browse
    switch question {
    case .leaveForm(let form):
      abandon(form)
      return []
    case .makeAnew:
      status = Status("Making the file anew.")
      return [.makeAnew]
    case .otherTrip: return decline(question)
    case .openOther: return [.openOther]
    case .quitWhileSaving: return [.leave]
    }
  }

  private mutating func decline(_ question: Question) -> [EditorEffect] {
    mode = .browse
    switch question {
    case .leaveForm(let form):
      mode = .form(form)
      status = Status("Still in the form: Enter on a field saves.")
    case .makeAnew:
      let kept = saving == .saved ? "" : " What you changed stays here, not saved."
      status = Status("No file was made.\(kept) r asks again.")
    case .otherTrip, .openOther: status = Status("Both trips stay as they are; r shows the choice again.")
    case .quitWhileSaving: status = Status("Not quitting; the save goes on.")
    }
    return []
  }

  /// What becomes of this trip and the other.
  private mutating func choose(_ key: Key) -> [EditorEffect] {
    mode = .browse
    switch key {
    case .character("o"), .character("O"):
      guard case .failed = saving else { return [.openOther] }
      ask(.openOther)
    case .character("s"), .character("S"): startSavingElsewhere()
    case .character("p"), .character("P"):
      if !refusesEdit() { return [.putBack] }
    default: return decline(.otherTrip)
    }
    return []
  }

  /// The keys that answer, for the key line.
  func hints(of question: Question) -> [(key: Key, label: String)] {
    switch question {
    case .leaveForm: [(.character("y"), "leave"), (.character("N"), "stay")]
    case .makeAnew: [(.character("y"), "make it anew"), (.character("N"), "not now")]
    case .otherTrip:
      [
        (.character("o"), "open it"), (.character("s"), "save elsewhere"), (.character("p"), "put back"),
        (.escape, "later"),
      ]
    case .openOther: [(.character("y"), "open it"), (.character("N"), "stay")]
    case .quitWhileSaving: [(.character("y"), "leave at once"), (.character("N"), "stay")]
    }
  }
}
