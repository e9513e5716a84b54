import Atlas
import Base
import Editor
import Files
import Planning
import Store
import TripCore

/// Searches for tours on its own thread. At most one search runs: the newest.
struct PlanSearch {
  /// What a search reports.
  enum News: Sendable {
    case refused(PlanMistake)
    case progress(Planner.Progress)
    case answer(PlanAnswer)
  }

  private struct Report: Sendable {
    let number: Int
    let news: News
  }

  private struct Job: Sendable {
    let number: Int
    let wishes: PlanWishes
    let home: Place?
    let zones: Zones
  }

  private let worker: BackgroundWorker<Job, Report>
  /// The number of the newest search; 0 if there was none.
  private var newest = 0

  init(_ subject: PlanSubject) throws(ErrorNumber) {
    worker = try BackgroundWorker()
    try worker.start { job, turn in
      PlanSearch.search(job, of: subject, wanted: { turn.isWanted }) {
        turn.report(Report(number: job.number, news: $0))
      }
    }
  }

  var descriptor: CInt { worker.descriptor }

  private static func search(
    _ job: Job, of subject: PlanSubject, wanted: @escaping () -> Bool, report: @escaping (News) -> Void
  ) {
    let question: PlanQuestion
    do throws(PlanMistake) {
      question = try subject.question(job.wishes, home: job.home, zones: job.zones)
    } catch {
      return report(.refused(error))
    }
    var last: Planner.Progress?
    let planner = Planner(question, shouldStop: { !wanted() }) { progress in
      if progress != last { report(.progress(progress)) }
      last = progress
    }
    report(.answer(planner.answer()))
  }

  /// Begins a search and stops the one that is running.
  ///
  /// - Parameter zones: the zones of the games and of the home.
  mutating func begin(_ wishes: PlanWishes, home: Place?, zones: Zones) {
    newest += 1
    let job = Job(number: newest, wishes: wishes, home: home, zones: zones)
    worker.cancel()
    worker.change { $0 = [job] }
  }

  /// Stops the running search, which then reports what it has found.
  ///
  /// - Returns: whether the search was still waiting to begin, in which case it reports nothing.
  func stop() -> Bool { worker.cancel() }

  /// Ends the running search and the thread without waiting for them.
  func abandon() { worker.abandon() }

  /// Returns the reports of the newest search that arrived since the last call.
  func takeNews() -> [News] { worker.takeReports().filter { $0.number == newest }.map(\.news) }
}
