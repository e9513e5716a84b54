import ItineraryCore
import Screen

/// Paints the list of problems, with the text that narrows it down.
struct ProblemPainter {
  private let list: ProblemList
  private let problems: [Advisory]
  private let shown: ShownTrip
  private let dialog: DialogPainter
  private let box: DialogBox
  /// The number of problems seen at once.
  private let height: Int
  /// The first problem seen.
  private let first: Int

  init(_ list: ProblemList, of state: EditorState, dialog: DialogPainter) {
    (self.list, self.dialog, shown) = (list, dialog, state.shown)
    problems = list.problems(in: state.shown)
    height = max(1, min(problems.count, state.pageHeight - 1))
    box = DialogBox(columns: min(state.size.columns - 2, 100), rows: height + 3, in: state.size)
    first = max(0, min(list.choice - height / 2, problems.count - height))
  }

  func paint(on frame: inout Frame) {
    let count = ProblemList.count(shown.advisories)
    dialog.paint(box, title: count.isEmpty ? "Problems" : "Problems: \(count)", on: &frame)
    dialog.paint(list.query, in: box, row: box.top + 1, on: &frame)
    for (offset, problem) in problems.dropFirst(first).prefix(height).enumerated() {
      paint(problem, row: box.top + 2 + offset, isChosen: first + offset == list.choice, on: &frame)
    }
    dialog.paintScrollMarks(box, above: first, below: problems.count - first - height, on: &frame)
  }

  private func paint(_ problem: Advisory, row: Int, isChosen: Bool, on frame: inout Frame) {
    let traits: Style.Traits = isChosen ? .selected : []
    if isChosen {
      frame.fill(columns: box.inside, row: row, style: Style(.dialog, traits))
      frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, traits))
    }
    let isDismissed = shown.advisories.dismissed.contains(problem)
    let isError = problem.severity == .error
    frame.put(
      String(isError ? dialog.lines.error : dialog.lines.warning), column: box.left + 3, row: row,
      style: Style(isError ? .error : isDismissed ? .label : .warning, traits))
    let words = dialog.isPlain ? shown.wording.statement(problem) : shown.wording.sentence(problem)
    frame.put(
      "\(isDismissed ? "(dismissed) " : "")Day \(problem.day): \(words)", column: box.left + 5, row: row,
      style: Style(.dialog, traits), limit: box.columns - 7)
  }
}
