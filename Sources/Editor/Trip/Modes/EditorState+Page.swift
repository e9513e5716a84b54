import ItineraryCore
import Screen

extension EditorState {
  mutating func openHelp(over drag: Drag? = nil) {
    mode = .page(TextPage(.help, over: drag))
    // The button may be let go of while the page is open.
    if isDragging { pointer = .elsewhere }
  }

  mutating func read(_ page: TextPage, key: Key) -> [EditorEffect] {
    guard let action = PageAction.action(for: key) else {
      status = Status("\(name(of: key)) does nothing here; Esc closes the page.", .refusal)
      return []
    }
    var page = page
    switch action {
    case .close: return close(page)
    case .lineUp: page.top -= 1
    case .lineDown: page.top += 1
    case .pageUp: page.top -= pageHeight
    case .pageDown: page.top += pageHeight
    case .start: page.top = 0
    case .end: page.top = .max
    }
    mode = .page(page)
    return []
  }

  /// Goes back to the list, or on with what is carried.
  mutating func close(_ page: TextPage) -> [EditorEffect] {
    if let drag = page.drag {
      mode = .carry(drag)
      status = targetStatus(of: drag)
    } else {
      mode = .browse
      status = selectionStatus
    }
    return []
  }

  /// Keeps the first line shown within the page, also where its length or the screen has changed.
  mutating func scrollPageIntoRange() {
    guard case .page(var page) = mode else { return }
    page.top = min(max(page.top, 0), max(0, pageRows(of: page).count - pageHeight))
    mode = .page(page)
  }
}
