import Editor
import Screen
import TestSupport
@testable import Program

/// A user who does anything: mostly what a mode is for, often something else.
enum RandomUser {
  static func events(in state: EditorState, _ dice: inout SplitMix64) -> [EditorEvent] {
    switch dice.below(100) {
    case 0..<4: [.input(.resized(dice.pick(sizes)))]
    case 4..<5: [.input(.paste(dice.pick(pastes)))]
    case 5..<7: [.pointerHeld]
    case 7..<8: [.highlightElapsed]
    case 8..<24: mouse(state, &dice)
    case 24..<28: [.input(.key(dice.pick(anyKeys)))]
    default: keys(in: state, &dice).map { .input(.key($0)) }
    }
  }

  /// Keys of the trip menu that lead to no other screen.
  private static let tripKeys: [Key] = ["a", "i", "d", "w", "o", "n", "1", "2", "3"].map { .character($0) } + [.down]

  private static func keys(in state: EditorState, _ dice: inout SplitMix64) -> [Key] {
    switch state.mode {
    case .normal:
      dice.once(in: 4) ? Array(repeating: dice.pick([.down, .up]), count: dice.below(9)) : [dice.pick(browseKeys)]
    case .carry: dice.once(in: 4) ? [dice.pick([.character(" "), .enter, .escape])] : [dice.pick(carryKeys)]
    case .form: dice.once(in: 4) ? [dice.pick([.enter, .enter, .enter, .escape])] : [dice.pick(formKeys)]
    case .confirmation(.quitUnsaved): [dice.pick([.character("y"), .character("s"), .character("n"), .escape])]
    case .confirmation(.delete): [dice.pick([.character("y"), .character("y"), .character("n"), .escape])]
    case .confirmation: [dice.pick([.character("y"), .character("n"), .character("p"), .character("s"), .escape])]
    case .saveElsewhere: [dice.pick([.escape, .enter, .character("x"), .backspace])]
    case .find: dice.once(in: 3) ? [dice.pick([.enter, .escape])] : [dice.pick(letters)]
    case .moveTo: dice.once(in: 3) ? [dice.pick([.enter, .enter, .escape])] : [dice.pick(pickerKeys)]
    case .menu: [dice.pick([.escape, .down, .up, .enter, .character(" "), .character("q")])]
    case .tripMenu:
      dice.once(in: 3) ? [dice.pick([.enter, .character("y"), .escape])] : [dice.pick(tripKeys)]
    case .legForm: dice.once(in: 3) ? [dice.pick([.enter, .escape, .character("y")])] : [dice.pick(formKeys)]
    case .review: [dice.pick([.enter, .escape, .down, .end, .character("d"), .backspace])]
    case .export: [dice.pick([.enter, .escape, .down, .tab, .character("x"), .backspace])]
    case .map:
      [dice.pick([.escape, .enter, .up, .down, .left, .right, .character("+"), .character("J"), .character("?")])]
    case .repairs: [dice.pick([.escape, .enter, .left, .right, .up, .down])]
    case .page: [dice.pick([.escape, .down, .pageDown, .end, .character("q")])]
    }
  }

  /// A click, a drag of several reports, or one report of its own.
  private static func mouse(_ state: EditorState, _ dice: inout SplitMix64) -> [EditorEvent] {
    let line = dice.below(max(1, state.size.rows))
    let column = dice.pick([2, 10, 20, max(0, state.size.columns - 4), 400])
    let event = { (action: MouseEvent.Action, row: Int) in
      EditorEvent.input(.mouse(MouseEvent(action, column: column, row: row)))
    }
    switch dice.below(6) {
    case 0: return [event(.press, line), event(.release, line)]
    case 1: return [event(.press, line), event(.release, line), event(.press, line), event(.release, line)]
    case 2: return [event(dice.pick([.wheelUp, .wheelDown]), line)]
    case 3: return [event(dice.pick([.press, .drag, .release]), line)]
    default:
      let way = (0..<1 + dice.below(5)).map { _ in event(.drag, dice.below(max(1, state.size.rows) + 1)) }
      return [event(.press, line)] + way
        + (dice.once(in: 4) ? [] : [event(.release, dice.below(max(1, state.size.rows)))])
    }
  }

  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 120, rows: 40), Size(columns: 61, rows: 15),
    Size(columns: 200, rows: 60), Size(columns: 39, rows: 24), Size(columns: 12, rows: 3), Size(columns: 0, rows: 0),
  ]

  private static let pastes = [
    "Lunch", "one\ntwo\r\nthree\n", "", " \n ", "\u{1B}[31mred\u{1B}[0m \u{202E}back", "👨‍👩‍👧‍👦 picnic\tin the park",
  ]

  private static func characters(_ text: String) -> [Key] { text.unicodeScalars.map { .character($0) } }

  private static let letters = characters("abcdefghij 0123:")
  private static let browseKeys: [Key] =
    characters("           eexJKHLJKHLJKHLmm:++a[]][gGn!?/tNrMM") + [
      .shiftUp, .shiftDown, .pageUp, .pageDown, .home, .end, .enter, .control("d"),
    ]
  private static let carryKeys: [Key] =
    [.up, .down, .up, .down, .tab, .backTab, .home, .end, .pageUp, .pageDown] + characters("jk[]")
  private static let formKeys: [Key] =
    letters + letters + [
      .tab, .tab, .backTab, .backspace, .left, .right, .control("u"), .control("w"), .character("é"),
    ]
  private static let pickerKeys: [Key] = [.up, .down, .pageDown, .backspace] + characters("day 123")
  private static let anyKeys: [Key] =
    NormalAction.bindings.flatMap(\.keys) + CarryAction.bindings.flatMap(\.keys) + letters + [
      .insert, .function(7), .character("界"),
    ]
}
