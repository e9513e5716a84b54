import Almanac
import Screen

/// What keys act on. Large modes are indirect, since the state of the screen is copied many times for each key.
package enum Mode: Equatable, Sendable {
  case normal
  case carry(Drag)
  indirect case form(ItemForm)
  case find(FindMode)
  case moveTo(MovePicker)
  case menu(RowMenu)
  case review(ReviewList)
  indirect case page(TextPage)
  indirect case confirmation(ConfirmationPrompt)
  case saveElsewhere(SaveElsewhereMode)
  indirect case tripMenu(TripMenu)
  indirect case legForm(LegForm)
  case export(ExportDialog)
  indirect case map(MapMode)
  indirect case repairs(RepairWalk)

  private var row: (value: any EditorMode, context: KeyContext, isDialog: Bool) {
    switch self {
    case .normal: (NormalMode(), .list, false)
    case .carry(let drag): (drag, .carrying, false)
    case .form(let form): (form, .form, true)
    case .find(let find): (find, .finding, false)
    case .moveTo(let picker): (picker, .places, true)
    case .menu(let menu): (menu, .menu, true)
    case .review(let list): (list, .review, true)
    case .page(let page): (page, page.help == nil ? .page : .help, true)
    case .confirmation(let question): (question, .question, question.form != nil)
    case .saveElsewhere(let path): (path, .path, true)
    case .tripMenu(let page): (page, page.keyContext, true)
    case .legForm(let form): (form, .form, true)
    case .export(let dialog): (dialog, .export, true)
    case .map(let map): (map, .map, false)
    case .repairs(let walk): (walk, .repairs, false)
    }
  }

  var value: any EditorMode { row.value }
  var keyContext: KeyContext { row.context }
  var isDialog: Bool { row.isDialog }

  /// Lets the mode act on an event. The transition names the mode that follows.
  func acting(
    in state: inout EditorState, _ act: (inout any EditorMode, inout EditorState) -> Transition
  ) -> Transition {
    var value = value
    let next = act(&value, &state)
    return Transition(next.mode ?? value.mode, next.sentence, effects: next.effects)
  }
}

/// A mode may change itself, but not the state's mode. Its transition names another mode that follows, if one does.
protocol EditorMode {
  var mode: Mode { get }

  /// Does what a key does in this mode. Keys that work everywhere do not come here.
  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition

  /// Whether the help key opens help here. A question takes every key as an answer.
  var takesHelpKey: Bool { get }

  /// Whether the prompt stays in the status line whatever happens in the meantime.
  var keepsPrompt: Bool { get }

  /// The mode that follows if something has happened that leaves nothing to do in this one; nil otherwise.
  func overtaken(in state: EditorState) -> Mode?

  /// Changes the text that is being typed; nil if there is none, or the change has no meaning in it.
  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition?

  /// Handles pasted text, which is never read as keys. By default it is typed.
  mutating func paste(_ text: String, in state: inout EditorState) -> Transition

  /// Scrolls, or goes to another entry, by as many lines as the mouse wheel has turned.
  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition

  /// The way back to the list without saving what was typed.
  var abandoned: Transition { get }

  func list(in state: EditorState) -> ListDialog?

  mutating func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition

  /// What a press at a cell reaches; nil if it means nothing. By default an entry of the list.
  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget?

  mutating func press(_ target: ScreenTarget, in state: inout EditorState, at now: Timestamp) -> Transition

  /// Paints the box over the list. By default it is that of the list of entries.
  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame)

  /// The key line: only what would work. By default all keys of the context.
  func hints(in state: EditorState) -> [KeyHint]

  func prompt(in state: EditorState) -> Status

  /// Carries the mode over to a new state of the trip, which is in the state already. Says only what the user has lost.
  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition
}

extension EditorMode {
  var takesHelpKey: Bool { true }
  var keepsPrompt: Bool { false }
  func overtaken(in state: EditorState) -> Mode? { nil }

  func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? { nil }

  mutating func paste(_ text: String, in state: inout EditorState) -> Transition {
    var loss: String?
    let next = type(in: &state) { input in
      loss = input.paste(text)
      return true
    }
    guard let next else {
      return .status("Pasted text goes into the list or a form; nothing was pasted here.", .refusal)
    }
    return loss.map { Transition(next.mode, .status(Status($0, .refusal)), effects: next.effects) } ?? next
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition { Transition() }
  var abandoned: Transition { Transition(.normal) }
  func list(in state: EditorState) -> ListDialog? { nil }
  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition { Transition() }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? {
    list(in: state)?.entry(atColumn: column, row: row).map { .entry($0) }
  }

  mutating func press(_ target: ScreenTarget, in state: inout EditorState, at now: Timestamp) -> Transition {
    if case .entry(let number) = target { press(entry: number, in: &state, at: now) } else { Transition() }
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    list(in: state)?.paint(with: dialog, on: &frame)
  }

  func hints(in state: EditorState) -> [KeyHint] { mode.keyContext.hints(in: state.keyCharacterSupport) }
  func prompt(in state: EditorState) -> Status { state.selectionStatus }
  func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition { Transition() }
}

struct Transition {
  enum Sentence: Equatable {
    case unchanged
    case prompt
    case status(Status)
  }

  /// The mode that follows; nil for the one that acts, as it has changed itself.
  let mode: Mode?
  let sentence: Sentence
  let effects: [EditorEffect]

  init(_ mode: Mode? = nil, _ sentence: Sentence = .unchanged, effects: [EditorEffect] = []) {
    (self.mode, self.sentence, self.effects) = (mode, sentence, effects)
  }

  init(_ mode: Mode, status: Status, effects: [EditorEffect] = []) {
    self.init(mode, .status(status), effects: effects)
  }

  static var prompt: Transition { Transition(nil, .prompt) }

  static func status(_ sentence: String, _ tone: Status.Tone = .info, effects: [EditorEffect] = []) -> Transition {
    Transition(nil, .status(Status(sentence, tone)), effects: effects)
  }

  static func confirm(_ question: ConfirmationPrompt) -> Transition { Transition(.confirmation(question)) }

  static func bell(_ mode: Mode? = nil) -> Transition { Transition(mode, effects: [.bell]) }

  static func refuse(_ sentence: String, in mode: Mode = .normal) -> Transition {
    Transition(mode, status: Status(sentence, .refusal), effects: [.bell])
  }
}
