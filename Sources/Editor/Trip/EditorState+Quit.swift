import ItineraryCore
import Screen

/// Leaving, where that could lose a change.
extension EditorState {
  mutating func quit() -> [EditorEffect] {
    guard case .failed = saving else { return [.quit] }
    askToQuit()
    return []
  }

  /// Asks, where leaving would lose a change; goes back to the list where that is no longer so.
  mutating func askToQuit() {
    guard case .failed(let reason) = saving else {
      mode = .browse
      return
    }
    mode = .confirmQuit
    // The question first: a small screen cuts the rest.
    status = Status(
      "Quit and lose the last change? y/N, or s to save it elsewhere. It is not saved: \(reason)", .question)
  }

  mutating func answerQuit(_ key: Key) -> [EditorEffect] {
    mode = .browse
    switch key {
    case .character("y"), .character("Y"): return [.quit]
    case .character("s"), .character("S"):
      startSavingElsewhere()
    default:
      status = Status("Not quitting; r tries to save at once.")
    }
    return []
  }

  mutating func startSavingElsewhere() {
    mode = .saveElsewhere(TextInput(""))
    status = Status("A path for a new file, such as ~/trip.json. Enter saves there and quits, Esc goes back.")
  }

  mutating func saveElsewhere(_ path: TextInput, key: Key) -> [EditorEffect] {
    var path = path
    switch key {
    case .escape, .control("c"):
      askToQuit()
      return []
    case .enter:
      if let typed = path.text.trimmed.nonEmpty { return [.saveElsewhere(path: typed)] }
      status = Status("Type the path of a file that is not there yet, or press Esc.", .refusal)
      return [.ring]
    default:
      guard path.press(key) else { return [.ring] }
      mode = .saveElsewhere(path)
      return []
    }
  }

  /// The change that was to be saved while the user quit cannot be saved.
  mutating func refuseToQuit(_ reason: String) {
    saving = .failed(reason: reason)
    askToQuit()
  }

  /// A save takes longer than a user waits without a word.
  mutating func waitToQuit() {
    if saving == .saved { saving = .saving }
    ask(.quitWhileSaving)
  }
}
