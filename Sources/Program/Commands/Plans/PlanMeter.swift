import Itinerary
import Tours

/// The progress of a plan: a line on the terminal that changes, otherwise a line every ten seconds.
final class PlanMeter {
  private let run: CommandContext.LongRun
  private let now: () -> Timestamp
  private let began: Timestamp
  private let wording: Wording
  private var progress: Planner.Progress?
  /// The tenths of a second that the last line shows.
  private var shown = 0

  init(_ context: CommandContext, began: Timestamp, _ wording: Wording) {
    (run, now, self.began, self.wording) = (context.longRun(), context.now, began, wording)
  }

  private var tenths: Int { Int((now().microseconds - began.microseconds) / 100_000) }

  func show(_ progress: Planner.Progress) {
    self.progress = progress
    if run.isLive { write(tenths) }
  }

  private func write(_ tenths: Int) {
    shown = tenths
    run.show(PlanReport.line(of: progress, tenths: tenths, wording))
  }

  /// Keeps the time on the line up to date. Returns whether the user wants an answer now.
  func tick() -> Bool {
    let tenths = tenths
    if tenths >= shown + (run.isLive ? 2 : 100) { write(tenths) }
    return run.isInterrupted()
  }

  func finish() { if run.isLive { run.show("") } }
}
