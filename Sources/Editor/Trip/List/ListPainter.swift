import ItineraryCore
import Screen

/// How a row of the list is drawn: selected, dimmed, held, just dropped.
struct RowLook: Equatable {
  var traits: Style.Traits = []
  var isBarrier = false
  var isSettled = false
  /// Whether it is the header of a day that is shown without rows.
  var isEmptyDay = false

  func style(_ role: Style.Role) -> Style { Style(isSettled ? .settled : role, traits) }
}

extension Painter {
  mutating func paintList() {
    let entries = state.entries
    let seen = entries.visible(from: state.top, height: areas.list.count)
    // Only where rows have moved: to read what is painted over takes a copy of it.
    let before = isMoved(seen, entries) ? frame : nil
    for visible in seen {
      let lines = onScreen(visible.lines)
      switch entries[visible.entry] {
      case .gap:
        scene.show(nil, to: lines.upperBound)
        blankList(lines)
        if state.isPlain { paintPlainGap(at: lines.lowerBound) } else { paintGap(at: lines.lowerBound) }
      case .row(let row, let number):
        let seen = SeenRow(number: number, look: look(of: row, number, entries), lines: lines)
        scene.show(seen, to: lines.upperBound)
        if !takeOver(seen, from: before) { paint(row, seen, aboveHeader: entries.aboveHeader) }
      }
    }
    // Below the list may stand the end of it, or the status where that was longer.
    let end = last?.areas == areas ? last?.listEnd ?? 0 : areas.list.upperBound
    blankList(scene.listEnd..<max(scene.listEnd, end))
  }

  /// Lines counted from the top of the list as rows of the screen.
  private func onScreen(_ lines: Range<Int>) -> Range<Int> {
    lines.lowerBound + areas.list.lowerBound..<lines.upperBound + areas.list.lowerBound
  }

  private mutating func blankList(_ lines: Range<Int>) { blank(lines.clamped(to: areas.list)) }

  private func isMoved(_ seen: [VisibleEntry], _ entries: ListEntries) -> Bool {
    guard let last else { return false }
    return seen.contains { visible in
      guard visible.entry != entries.gap, let before = last.row(entries.number(ofEntry: visible.entry)) else {
        return false
      }
      return before.lines != onScreen(visible.lines)
    }
  }

  /// Leaves a row that is painted already as it has to be, or copies it from where it was.
  private mutating func takeOver(_ row: SeenRow, from frame: Frame?) -> Bool {
    guard let last, let before = last.row(row.number), before.look == row.look else { return false }
    if before.lines == row.lines, last.areas == areas { return true }
    let wasWhole = before.lines.clamped(to: last.areas.list) == before.lines
    let isWhole = row.lines.clamped(to: areas.list) == row.lines
    guard let frame, wasWhole, isWhole, before.lines.count == row.lines.count else { return false }
    self.frame.copyRows(before.lines, of: frame, to: row.lines.lowerBound)
    return true
  }

  private mutating func paint(_ row: ListRow, _ seen: SeenRow, aboveHeader: Int) {
    blankList(seen.lines)
    if state.isPlain { return paintPlain(row, seen) }
    switch row {
    case .day(let day): paint(day: day, at: seen.lines.lowerBound + aboveHeader, look: seen.look)
    case .item(let index): paint(state.shown.itinerary[index], at: seen.lines, look: seen.look)
    }
  }

  private func look(of row: ListRow, _ number: Int, _ entries: ListEntries) -> RowLook {
    var look = RowLook()
    if let drag = state.drag {
      if drag.dims(row: number) { look.traits = .dimmed }
    } else if number == state.selection {
      look.traits = .selected
    }
    switch row {
    case .day(let day): look.isEmptyDay = entries.isShownEmpty(day)
    case .item(let index) where state.drag != nil || state.settled != nil:
      let id = state.shown.itinerary[index].id
      if let drag = state.drag, drag.barriers.contains(where: { $0.id == id }) {
        look.isBarrier = true
        look.traits.remove(.dimmed)
      }
      look.isSettled = id == state.settled
    case .item: break
    }
    return look
  }
}
