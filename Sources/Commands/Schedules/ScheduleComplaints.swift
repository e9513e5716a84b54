import ItineraryCore
import Schedules
import UserFiles

/// Says what a schedule leaves open of games on some days, and how much more there is.
func complain(of schedule: Schedule, about games: [ScheduleGame], on days: ClosedRange<CivilDate>) {
  let (concerned, others) = schedule.problems(of: games, on: days)
  for problem in concerned { Output.complain(problem.description) }
  guard others > 0 else { return }
  Output.complain(
    "\(others) problem\(others == 1 ? "" : "s") with other games of the schedule: `barnstorm games` lists all")
}
