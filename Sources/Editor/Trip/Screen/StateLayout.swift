import Itinerary
import Screen

extension EditorState {
  package var isDense: Bool { !isPlain && chosenDensity ?? RowMetrics.denseHeights.contains(size.rows) }

  var metrics: RowMetrics { RowMetrics(size: size, isPlain: isPlain, isDense: isDense, isPointing: isDragging) }

  var background: Mode { if case .page(let page) = mode { page.under } else { mode } }

  var drag: Drag? { if case .carry(let drag) = background { drag } else { nil } }

  var map: MapMode? { if case .map(let map) = background { map } else { nil } }

  var entries: ListEntries { ListEntries(of: displayed, drag: drag, setting: setting(in: areas(statusLines: 1))) }

  func setting(in areas: ScreenAreas) -> ListSetting {
    // Next to the pane the list is narrow enough for the eye to connect a time at the left with its row.
    let columns = RowColumns(in: areas.listColumns, clock: areas.paneColumns == nil ? nil : displaySettings.clock)
    return ListSetting(columns: columns, metrics: metrics, displaySettings: displaySettings, displayed: displayed)
  }

  /// The status sentence, cut into lines of the screen's width; the line being typed stays one line.
  var statusLines: [String] {
    if case .find = mode { return [status.text] }
    return TextWrap.lines(
      of: status.text, width: statusWidth, limit: maxStatusLines, characterSupport: characterSupport)
  }

  func fitsStatus(_ text: String) -> Bool { fitsStatus(text, lines: maxStatusLines) }

  func fitsStatus(_ text: String, lines: Int) -> Bool {
    TextWrap.lines(of: text, width: statusWidth, characterSupport: characterSupport).count <= lines
  }

  private var statusWidth: Int { max(1, min(size.columns, ScreenAreas.widestText) - 2) }

  /// The most lines of the status: on a small screen a dialog needs the rows.
  private var maxStatusLines: Int { metrics.isCompact && mode.isDialog ? 1 : 3 }

  var hasPane: Bool { areas(statusLines: 1).paneColumns != nil }

  var areas: ScreenAreas { areas(statusLines: statusLines.count) }

  func areas(statusLines: Int) -> ScreenAreas {
    ScreenAreas(size: size, statusLines: statusLines, rowWidth: displayed.rowWidth, isPlain: isPlain)
  }

  func layout(in areas: ScreenAreas) -> ListLayout {
    ListLayout(entries, from: top, in: areas, columns: setting(in: areas).columns, isPlain: isPlain)
  }

  var listHeight: Int { max(1, areas.list.count) }

  /// The row about `lines` lines below another, or above it if `lines` is negative.
  func row(from row: RowNumber, lines: Int) -> RowNumber {
    let entries = entries
    return entries.row(ofEntry: entries.entry(from: entries.entry(ofRow: row), lines: lines))
  }

  /// The slot about `lines` lines below the gap, or above it if `lines` is negative.
  func slot(fromGapOf drag: Drag, lines: Int) -> SlotNumber {
    let entries = ListEntries(of: displayed, drag: drag, setting: setting(in: areas(statusLines: 1)))
    let gap = entries.entry(ofRow: RowNumber(above: drag.target)) + 1
    return entries.row(ofEntry: entries.entry(from: gap, lines: lines)).slotBelow
  }

  mutating func keepTopInRange() { top = entries.anchor(top, scrolledBy: 0, height: listHeight) }

  /// Scrolls as little as needed to show the selected row, or the gap, with the lines around it.
  mutating func scrollIntoView() {
    let (entries, areas) = (entries, areas)
    // The trip may have become shorter anyway.
    guard !areas.isTooSmall else { return keepTopInRange() }
    let height = max(1, areas.list.count)
    // While the mouse drags, the list scrolls only at its edges.
    let context = isDragging ? 1 : min(height / 4, 4)
    top = entries.anchor(top, showing: entries.gap ?? entries.entry(ofRow: selection), height: height, context: context)
  }
}
