import ItineraryCore
import Presenting
import Screen

extension Painter {
  /// The gap the carried item hangs in: the insertion line, and the item below it.
  ///
  /// Where the item may not go, the line carries a cross instead of arrows and the reason stands beside the item.
  mutating func paintGap(at line: Int) {
    guard let drag = state.drag else { return }
    if state.metrics.isPointing { return paintPointed(drag, at: line) }
    let top = line + (state.metrics.isCompact ? 0 : 1)
    let isValid = drag.isOverValidSlot
    let style = Style(isValid ? .insertion : .invalid)
    let columns = rowColumns
    put(isValid ? lines.insertionLeft : lines.cross, column: columns.lowerBound, line: top, style: style)
    fill(columns.lowerBound + 1..<columns.upperBound - 1, line: top, with: lines.insertion, style: style)
    put(isValid ? lines.insertionRight : lines.cross, column: columns.upperBound - 1, line: top, style: style)
    put(
      caption(isValid: isValid, drag), column: columns.lowerBound + 3, line: top, style: style, limit: columns.count - 6
    )
    paintLifted(drag, at: top + 1, isValid: isValid)
  }

  /// What the mouse drags: the item on the insertion line.
  private mutating func paintPointed(_ drag: Drag, at line: Int) {
    let isValid = drag.isOverValidSlot
    let columns = rowColumns
    paintLifted(drag, at: line, isValid: isValid)
    let style = Style(isValid ? .lifted : .invalid)
    put(isValid ? lines.insertionLeft : lines.cross, column: columns.lowerBound, line: line, style: style)
    put(isValid ? lines.insertionRight : lines.cross, column: columns.upperBound - 1, line: line, style: style)
  }

  private func caption(isValid: Bool, _ drag: Drag) -> String {
    if !isValid { return " can't go here " }
    return drag.isAtOrigin(of: state.shown) ? " where it was " : " drop here "
  }

  private mutating func paintLifted(_ drag: Drag, at line: Int, isValid: Bool) {
    let columns = rowColumns
    let style = Style(isValid ? .lifted : .invalid)
    fill(columns, line: line, style: style)
    put(isValid ? lines.cursor : lines.cross, column: 0, line: line, style: Style(isValid ? .insertion : .invalid))
    put(lines.grip, column: columns.lowerBound + 2, line: line, style: style)
    let time = drag.item?.custom?.time.map(wording.text) ?? ""
    let timeColumn = columns.upperBound - 2 - DisplayText.width(of: time)
    put(time, column: timeColumn, line: line, style: style)
    let text = columns.lowerBound + 4
    put(
      liftedText(drag), column: text, line: line, style: style,
      limit: max(1, timeColumn - text - (time.isEmpty ? 0 : 1)))
  }

  private func liftedText(_ drag: Drag) -> String {
    switch drag.payload {
    case .item(let item, _):
      switch item.kind {
      case .travel(let leg): text(of: leg, in: rowColumns.count - 6)
      case .custom(let custom): text(of: custom)
      case .game(let game): game.matchup
      }
    case .new(let items): items.count == 1 ? items.map(text).joined() : drag.name(in: wording)
    }
  }

  private func text(of custom: CustomItem) -> String {
    "\(LineSet.icon(of: custom.category, state.presentation.icons)) \(custom.title)"
  }
}
