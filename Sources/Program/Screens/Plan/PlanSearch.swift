import Almanac
import Store
import Tours

/// A search for tours, which runs in the background.
struct PlanSearch: Sendable {
  typealias Worker = BackgroundWorker<PlanSearch, PlanProgress>

  let subject: PlanSubject
  let wishes: PlanFormValues
  let ends: TourEnds
  /// The table of time zones.
  let zones: Zones

  /// Searches until the best tour is found or nobody wants it any more.
  func run(_ turn: Worker.JobContext) {
    let question: TourModel
    do throws(PlanMistake) {
      question = try subject.question(wishes, ends: ends, zones: zones)
    } catch {
      return turn.report(.refused(error))
    }
    var last: Planner.Progress?
    let planner = Planner(question, shouldStop: { !turn.isWanted }) { progress in
      if progress != last { turn.report(.progress(progress)) }
      last = progress
    }
    turn.report(.answer(planner.answer()))
  }
}

/// What a search reports.
enum PlanProgress: Sendable {
  case refused(PlanMistake)
  case progress(Planner.Progress)
  case answer(PlanAnswer)
}
