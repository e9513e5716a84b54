import ItineraryCore
import Presenting
import Screen

/// What the key line says of one or two keys.
struct KeyHint: Equatable {
  let keys: String
  let label: String

  init(keys: String, label: String) {
    (self.keys, self.label) = (keys, label)
  }

  init(_ keys: [Key], _ label: String, in repertoire: Repertoire) {
    // Arrows stand close together, names need a space between them.
    let separator = repertoire == .unicode ? "" : " "
    self.init(keys: keys.map { $0.notation(in: repertoire) }.joined(by: separator), label: label)
  }

  /// The hint of an action; nil if the key line never offers it.
  ///
  /// - Parameter label: what it reads; nil for its usual text.
  init?(of binding: Binding, _ label: String? = nil, in repertoire: Repertoire) {
    guard let hint = binding.hint else { return nil }
    if binding.takesText {
      self.init(keys: Binding.characters, label: label ?? hint)
    } else {
      self.init(binding.hintKeys, label ?? hint, in: repertoire)
    }
  }

  /// The width in columns.
  var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension Presentation {
  /// The characters for names of keys; for a screen reader, words instead of arrows.
  var keyRepertoire: Repertoire { isPlain ? .ascii : repertoire }
}

extension EditorState {
  /// The key line of the mode: only what would work.
  var keyHints: [KeyHint] {
    switch mode {
    case .browse: return offeredInList.actions.compactMap { hint(of: $0, offeredInList) }
    case .carry(let drag): return offered(with: drag).compactMap { hint(of: $0, with: drag) }
    case .form(let form):
      let save = form.focus == .cancel ? "leave" : form.focus == .delete ? "delete" : "save"
      return [hint([.tab], "next field"), hint([.enter], save), hint([.escape], "leave")]
    case .confirmDelete: return [hint([.character("y")], "delete"), hint([.character("N")], "keep")]
    case .find: return [hint([.enter], "go there"), hint([.escape], "back")]
    case .moveTo: return [hint([.up, .down], "choose"), hint([.enter], "move there"), hint([.escape], "leave")]
    case .page(let page):
      let scroll = pageRows(of: page).count > pageHeight ? [hint([.up, .down], "scroll")] : []
      return scroll + [hint([.escape], page.drag == nil ? "close" : "go on")]
    case .confirmQuit:
      return [
        hint([.character("s")], "save elsewhere"), hint([.character("y")], "quit"), hint([.character("N")], "stay"),
      ]
    case .question(let question): return hints(of: question).map { hint([$0.key], $0.label) }
    case .saveElsewhere: return [hint([.enter], "save and quit"), hint([.escape], "back")]
    }
  }

  var keyRepertoire: Repertoire { presentation.keyRepertoire }

  /// How a sentence names a key.
  func name(of key: Key) -> String { key.notation(in: keyRepertoire) }

  private func hint(_ keys: [Key], _ label: String) -> KeyHint {
    KeyHint(keys, label, in: keyRepertoire)
  }

  // MARK: The list

  /// What the key line offers on a row of the list.
  struct ListOffer: Equatable {
    var actions: [BrowseAction]
    /// Whether opening the row edits it rather than explains it.
    var editsRow = false
  }

  /// What would work on the selected row.
  var offeredInList: ListOffer {
    var offer = ListOffer(actions: [.rowUp])
    let isWritable = readOnlyReason == nil
    var isDeletable = false
    if let (index, item) = selectedItem {
      switch item.kind {
      case .game: offer.actions += [.open]
      case .travel(let leg):
        if isWritable, shown.canMove(itemAt: index) { offer.actions.append(.pickUp) }
        offer.actions.append(.open)
        // One of two for the same passage could go as well, but to find that takes a walk over the trip.
        isDeletable = !shown.constraints.hasPlace(for: leg)
      case .custom:
        offer.editsRow = true
        isDeletable = true
        if isWritable { offer.actions += [.pickUp, .open] }
      }
    }
    if isWritable { offer.actions += isDeletable ? [.add, .delete] : [.add] }
    offer.actions += [.find, .help, .quit]
    return offer
  }

  private func hint(of action: BrowseAction, _ offer: ListOffer) -> KeyHint? {
    KeyHint(of: action.binding, action == .open && offer.editsRow ? "edit" : nil, in: keyRepertoire)
  }

  // MARK: Carrying

  /// What would work on what is carried where it hangs. Over a slot where it may not go, the way to one where it may comes
  /// first, since a narrow screen drops hints.
  func offered(with drag: Drag) -> [CarryAction] {
    if drag.isAtOrigin(of: shown), drag.carried.flatMap(shown.standsFast) != nil { return [.cancel, .help] }
    let jump = drag.jump.map { [$0] } ?? []
    let day: [CarryAction] = shown.itinerary.dayCount > 1 ? [.nextDay] : []
    return (drag.isOverValidSlot ? [.slotUp, .drop] + day + jump : jump + [.slotUp] + day) + [.cancel, .help]
  }

  private func hint(of action: CarryAction, with drag: Drag) -> KeyHint? {
    // Short, so that it has room on a narrow screen.
    let isWayBack = !drag.isOverValidSlot && action == drag.jump
    return KeyHint(of: action.binding, isWayBack ? "to valid" : nil, in: keyRepertoire)
  }
}
