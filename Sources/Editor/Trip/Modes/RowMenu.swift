import Itinerary
import Screen

package struct RowMenu: Equatable, Sendable {
  /// The cell next to which the menu opens; nil for the middle of the screen.
  let place: CellPlace?
  var list = ListState(choosesAtOnce: true)

  init(at place: CellPlace? = nil) { self.place = place }

  static let ofDay: [NormalAction] = [.add, .sortDay, .view]
  static let ofItem: [NormalAction] =
    [.pickUp, .moveTo, .nudgeUp, .nudgeDown, .nudgeToPreviousDay, .nudgeToNextDay, .toItsTime, .open, .edit, .view]
    + [.add, .addBelow, .addAbove, .duplicate, .tickOff, .delete]

  func actions(in state: EditorState) -> [NormalAction] {
    guard let item = state.selectedItem?.item else { return Self.ofDay.filter(state.offers) }
    return Self.ofItem.filter { action in
      switch action {
      // Where Enter opens the ticket of a game, the line of the ticket says so.
      case .open where item.game != nil: !state.opensForm(of: item)
      case .edit where item.game == nil: false
      default: state.offers(action)
      }
    }
  }

  static let offered = Set(NormalAction.allCases.filter { $0.binding.menuLabel != nil }.map(\.settingName))

  func hands(in state: EditorState) -> [HandAction] { HandAction.allCases.filter { state.text(for: $0) != nil } }
}

struct CellPlace: Equatable, Sendable {
  let column, row: Int
}

extension RowMenu: ChoiceList {
  var mode: Mode { .menu(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch state.keys.action(for: key) as MenuAction? {
    case .step(let step): return move(step, in: state)
    case .choose: return choose(in: &state, at: now)
    case .leave: return Transition(.normal, .prompt)
    case .help: return TextPage.help(over: .menu(self), in: state)
    case nil: break
    }
    if let hand: HandAction = state.keys.action(for: key), hands(in: state).contains(hand) { return state.use(hand) }
    let requested: NormalAction? = state.keys.action(for: key)
    // Two keys open the form of a custom item or a leg; the menu names only one.
    let action = requested == .edit && state.selectedItem?.item.game == nil ? .open : requested
    if let action, actions(in: state).contains(action) {
      return NormalMode().perform(action, key, in: &state, at: now)
    }
    let sentence = "\(state.name(of: key)) is not in this menu; \(state.name(of: MenuAction.leave)) closes it."
    return Transition(.menu(self), status: Status(sentence, .refusal))
  }

  func choose(in state: inout EditorState, at now: Timestamp) -> Transition {
    let (actions, hands) = (actions(in: state), hands(in: state))
    if hands.indices.contains(choice - actions.count) { return state.use(hands[choice - actions.count]) }
    guard actions.indices.contains(choice), let key = actions[choice].binding.keys.first else {
      return Transition(.normal, .prompt)
    }
    return NormalMode().perform(actions[choice], key, in: &state, at: now)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    MenuAction.allCases.compactMap { KeyHint(of: state.keys.binding(of: $0), in: state.keyCharacterSupport) }
  }

  func list(in state: EditorState) -> ListDialog? {
    let item = state.selectedItem?.item
    let title = item.map(state.displayed.wording.name) ?? "Day \(state.selectedDay)"
    func entry(_ binding: Binding, _ text: String? = nil) -> ListDialog.Entry {
      let label = binding.keys.first?.notation(in: state.keyCharacterSupport) ?? ""
      return ListDialog.Entry(label: label, text: text ?? binding.menuLabel ?? "")
    }
    let entries =
      actions(in: state).map { entry(state.keys.binding(of: $0), $0 == .open && item?.game != nil ? "open it" : nil) }
      + hands(in: state).map { entry(state.keys.binding(of: $0)) }
    var columns = ListDialog.Columns(all: DisplayText.width(of: title) + 6, label: 10)
    for entry in entries { columns.all = max(columns.all, columns.label + DisplayText.width(of: entry.text) + 5) }
    columns.all = min(columns.all, state.isPlain ? state.size.columns : 60)
    return ListDialog(title, entries, choice: choice, columns: columns, at: state.isPlain ? nil : place, in: state)
  }
}

extension EditorState {
  /// The text that an action opens or copies; nil if the selected row names none.
  func text(for action: HandAction) -> String? {
    let item = selectedItem?.item
    switch action {
    case .openLink:
      // A link that a browser may be given: that of a web page.
      let link = item?.custom?.url?.trimmed
      return link.flatMap { link in ["https://", "http://"].contains { link.lowercased().hasPrefix($0) } ? link : nil }
    case .copyLink: return item?.custom?.url?.nonEmpty
    case .openPlace: return item?.mapAddress(in: displayed.wording.cities)
    case .copyPlace: return item?.placeText(in: displayed.wording.cities)
    case .copyReference: return item?.reference?.nonEmpty
    }
  }

  func use(_ action: HandAction) -> Transition {
    guard let text = text(for: action) else { return Transition(.normal, .prompt) }
    switch action {
    case .openLink, .openPlace:
      return Transition(.normal, status: Status("Opening \(text)"), effects: [.outside(.openAddress(text))])
    case .copyLink, .copyPlace, .copyReference:
      return Transition(.normal, status: Status("Copied: \(text)"), effects: [.outside(.copy(text))])
    }
  }
}
