import Almanac
import Screen

/// The menu of the selected row: the possible actions and their keys.
package struct RowMenu: Equatable, Sendable {
  /// The cell next to which the menu opens; nil for the middle of the screen.
  let place: CellPlace?
  /// The index of the chosen action among those offered.
  private(set) var choice = 0

  init(at place: CellPlace? = nil) {
    self.place = place
  }

  /// The actions that are possible on the selected row.
  func actions(in state: EditorState) -> [BrowseAction] {
    let isWritable = state.readOnlyReason == nil
    guard let (index, item) = state.selectedItem else { return isWritable ? [.add, .sortDay, .view] : [.view] }
    var actions: [BrowseAction] = []
    if isWritable, item.game == nil, state.shown.canMove(itemAt: index) {
      actions += [.pickUp, .moveTo, .nudgeUp, .nudgeDown, .nudgeToPreviousDay, .nudgeToNextDay]
      if item.custom?.time != nil || item.leg?.departs?.time != nil { actions.append(.toItsTime) }
    }
    // Where the pane explains a game, Enter opens its ticket, which has a line of its own.
    let opens = item.custom == nil ? item.game == nil || !state.hasPane || !isWritable : isWritable
    if opens { actions.append(.open) }
    if isWritable, item.game != nil { actions.append(.edit) }
    actions.append(.view)
    if isWritable { actions += [.add, .addBelow, .addAbove] }
    if isWritable, item.custom != nil { actions += [.duplicate, .tickOff] }
    if isWritable, state.shown.refusalToDelete(itemAt: index) == nil { actions.append(.delete) }
    return actions
  }

  /// The actions on what the row names, which the menu lists last.
  func hands(in state: EditorState) -> [HandAction] { RowHands(state.selectedItem?.item).actions }

  func choosing(_ number: Int, in state: EditorState) -> RowMenu {
    var menu = self
    menu.choice = max(0, min(number, actions(in: state).count + hands(in: state).count - 1))
    return menu
  }
}

struct CellPlace: Equatable, Sendable {
  let column, row: Int
}

extension RowMenu: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch MenuAction.action(for: key) {
    case .up: return Transition(.menu(choosing(choice - 1, in: state)))
    case .down: return Transition(.menu(choosing(choice + 1, in: state)))
    case .choose: return perform(choice, in: &state, at: now)
    case .leave: return Transition(.browse, .prompt)
    case .help: return TextPage.help(over: .menu(self), in: state)
    case nil: break
    }
    if let hand = HandAction.action(for: key), hands(in: state).contains(hand) { return state.use(hand) }
    let asked = state.keys.action(for: key)
    // Two keys open the form of a custom item or a leg; the menu names only one.
    let action = asked == .edit && state.selectedItem?.item.game == nil ? .open : asked
    if let action, actions(in: state).contains(action) {
      return BrowseMode().perform(action, key, in: &state, at: now)
    }
    let sentence = "\(state.name(of: key)) is not in this menu; \(state.name(of: .escape)) closes it."
    return Transition(.menu(self), says: Status(sentence, .refusal))
  }

  /// Performs the action with this index in the menu.
  func perform(_ number: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    let (actions, hands) = (actions(in: state), hands(in: state))
    if hands.indices.contains(number - actions.count) { return state.use(hands[number - actions.count]) }
    guard actions.indices.contains(number), let key = actions[number].binding.keys.first else {
      return Transition(.browse, .prompt)
    }
    return BrowseMode().perform(actions[number], key, in: &state, at: now)
  }

  func hints(in state: EditorState) -> [KeyHint] { MenuAction.hints(in: state.keyRepertoire) }

  func prompt(in state: EditorState) -> Status { state.selectionStatus }
}
