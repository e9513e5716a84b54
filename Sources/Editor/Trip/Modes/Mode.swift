import Almanac
import Screen

/// The mode of the trip screen: the thing that keys act on.
///
/// Large modes are indirect, since the state of the screen is copied many times for each key.
package enum Mode: Equatable, Sendable {
  case browse
  case carry(Drag)
  indirect case form(ItemForm)
  case find(FindMode)
  case moveTo(MovePicker)
  case menu(RowMenu)
  case review(ReviewList)
  indirect case page(TextPage)
  indirect case question(Question)
  case saveElsewhere(SaveElsewhereMode)
  indirect case tripPage(TripPage)
  case legForm(LegForm)
  case export(ExportDialog)
  indirect case map(MapMode)
  indirect case repairs(RepairWalk)

  var value: any EditorMode {
    switch self {
    case .browse: BrowseMode()
    case .carry(let drag): drag
    case .form(let form): form
    case .find(let find): find
    case .moveTo(let picker): picker
    case .menu(let menu): menu
    case .review(let list): list
    case .page(let page): page
    case .question(let question): question
    case .saveElsewhere(let path): path
    case .tripPage(let page): page
    case .legForm(let form): form
    case .export(let dialog): dialog
    case .map(let map): map
    case .repairs(let walk): walk
    }
  }

  var keyContext: KeyContext {
    switch self {
    case .browse: .list
    case .carry: .carrying
    case .form, .legForm: .form
    case .find: .finding
    case .moveTo: .places
    case .menu: .menu
    case .review: .review
    case .page(let page): page.help == nil ? .page : .help
    case .question: .question
    case .saveElsewhere: .path
    case .tripPage(let page): page.keyContext
    case .export: .export
    case .map: .map
    case .repairs: .repairs
    }
  }
}

/// A mode of the trip screen: what keys and pastes do in it, what the key line offers, and what the status line asks.
///
/// A mode changes neither itself nor the state's mode. It returns the mode that follows, which may be a changed copy.
protocol EditorMode {
  /// Does what a key does in this mode. Keys that work everywhere do not come here.
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition

  /// Whether the help key opens help here. A question takes every key as an answer.
  var takesHelpKey: Bool { get }

  /// Whether the prompt stays in the status line whatever happens in the meantime.
  var keepsPrompt: Bool { get }

  /// The mode that follows if something has happened that leaves nothing to do in this one; nil otherwise.
  func overtaken(in state: EditorState) -> Mode?

  /// Handles pasted text, which is never read as keys. By default it is refused.
  func paste(_ text: String, in state: inout EditorState) -> Transition

  /// Scrolls, or goes to another entry, by as many lines as the mouse wheel has turned.
  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition

  /// The way back to the list without saving what was typed.
  var abandoned: Transition { get }

  func list(in state: EditorState) -> ListDialog?

  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition

  /// The key line: only what would work.
  func hints(in state: EditorState) -> [KeyHint]

  func prompt(in state: EditorState) -> Status

  /// Carries the mode over to a new state of the trip, which is in the state already. Says only what the user has lost.
  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition
}

extension EditorMode {
  var takesHelpKey: Bool { true }
  var keepsPrompt: Bool { false }
  func overtaken(in state: EditorState) -> Mode? { nil }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    Transition(
      state.mode, says: Status("Pasted text goes into the list or a form; nothing was pasted here.", .refusal))
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition { Transition(state.mode) }
  var abandoned: Transition { Transition(.browse) }
  func list(in state: EditorState) -> ListDialog? { nil }
  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition { Transition(state.mode) }
  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition { Transition(state.mode) }
}

/// The result of an input: the mode from now on, the sentence of the status line, and the tasks for the caller.
struct Transition {
  enum Sentence: Equatable {
    case unchanged
    case prompt
    case status(Status)
  }

  let mode: Mode
  let sentence: Sentence
  let effects: [EditorEffect]

  init(_ mode: Mode, _ sentence: Sentence = .unchanged, effects: [EditorEffect] = []) {
    (self.mode, self.sentence, self.effects) = (mode, sentence, effects)
  }

  init(_ mode: Mode, says status: Status, effects: [EditorEffect] = []) {
    self.init(mode, .status(status), effects: effects)
  }

  static func ask(_ question: Question) -> Transition { Transition(.question(question)) }

  static func ring(_ mode: Mode) -> Transition { Transition(mode, effects: [.ring]) }

  /// Rings, and says why something is not possible.
  static func refuse(_ sentence: String, in mode: Mode = .browse) -> Transition {
    Transition(mode, says: Status(sentence, .refusal), effects: [.ring])
  }
}
