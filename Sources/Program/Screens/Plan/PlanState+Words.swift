import Base
import Editor
import Planning
import Preferences
import Screen
import TripCore

/// Sentences on the plan screen.
extension PlanState {
  /// A sentence about the field in focus.
  var question: Status { Status(form.focus.question) }

  var stopping: Status { Status("Stopping the search.") }

  /// A sentence about the selected tour and about the keys Enter and Esc.
  var sentence: Status {
    guard options.indices.contains(selection) else {
      if case .impossible = news.ending {
        return Status("There is no such tour. Tab changes what you ask for.", .refusal)
      }
      if news.isImpossible { return Status("There is no such tour; looking for what is in the way. Esc stops.") }
      return step == .done
        ? Status("No tour was found until then. Tab changes what you ask for.", .refusal)
        : Status("Looking for tours; Esc stops.")
    }
    let (option, number) = (options[selection], "\(selection + 1) of \(options.count)")
    let way = isOfOpenTrip ? "Enter shows what follows." : "Enter makes the trip."
    return Status("\(number): \(summary(of: option)); \(verdict) \(way)")
  }

  /// The tour in a line: `27 days, 17,600 mi, 30 games`.
  private func summary(of option: PlanOption) -> String {
    let games = isOfOpenTrip ? "\(counted(option.newGames, "game")) more" : counted(option.stops.count, "game")
    return [
      counted(option.tour.days, "day"), wording.distanceText(meters: Double(option.tour.meters)), games,
    ].joined(separator: ", ")
  }

  private var verdict: String {
    if selection > 0 { return "an alternative." }
    switch news.ending {
    case .proved: return "the best, proved."
    case .stopped(let bound): return "the best found" + (bound.map { "; \($0)." } ?? ".")
    case nil where !isBestKnown: return "the best so far."
    case nil: return "the best, proved; alternatives are sought."
    case .impossible: return ""
    }
  }

  /// Whether the best tour is known and the search goes on only for alternatives.
  private var isBestKnown: Bool { options.count > 1 }

  /// The right part of the title: `searching · at least 25 days · 3 s`.
  var detail: String {
    var parts: [String] = []
    switch step {
    case .asking:
      let games = counted(mustGames, "game")
      return mustGames == 0 ? "plan" : isOfOpenTrip ? "what else fits beside \(games)" : "plan with \(games)"
    case .searching: parts.append("searching")
    case .done: parts.append(options.count == 1 ? "1 tour" : "\(options.count) tours")
    }
    if step == .searching, let least = news.leastDays, least > 1 { parts.append("at least \(counted(least, "day"))") }
    if seconds > 0 { parts.append("\(seconds) s") }
    return parts.joined(separator: wording.separator)
  }

  /// A distance in the user's units.
  package func distanceText(meters: Int) -> String { wording.distanceText(meters: Double(meters)) }

  func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The hints of the key line.
  var hints: [KeyHint] {
    let keys = presentation.keyRepertoire
    if step == .asking { return PlanFormAction.hints(in: keys) }
    return PlanAction.hints(in: keys) { action in
      switch action {
      case .make: isOfOpenTrip ? "take it" : nil
      case .leave: step == .searching ? "stop" : nil
      default: nil
      }
    }
  }
}

/// A line of the list of a tour's games.
enum PlanLine: Equatable {
  case day(CivilDate)
  /// A drive: `→ Milwaukee · 92 mi · 1h 30m · 2h to spare`.
  case drive(String)
  /// A game, by its place in the tour.
  case game(Int)
  /// An obstacle to a tour, or a change that would make one possible.
  case reason(String)
}

extension PlanState {
  /// The lines about the selected tour, or the reasons why there is none.
  var lines: [PlanLine] {
    guard options.indices.contains(selection) else { return reasons }
    let option = options[selection]
    var lines: [PlanLine] = []
    var (day, city): (CivilDate?, String?) = (nil, nil)
    for (place, stop) in option.stops.enumerated() {
      if let drive = stop.drive, city.map({ CityKey($0) != CityKey(stop.game.city) }) ?? true {
        if city == nil {
          lines.append(.day(option.tour.firstDay))
          day = option.tour.firstDay
        }
        lines.append(.drive(line(of: drive, to: stop.game.city)))
      }
      if stop.day != day { lines.append(.day(stop.day)) }
      lines.append(.game(place))
      (day, city) = (stop.day, stop.game.city)
    }
    if let back = option.tour.wayBack { lines.append(.drive(line(of: back, to: nil))) }
    return lines
  }

  /// The reasons why there is no tour, wrapped to the screen.
  private var reasons: [PlanLine] {
    guard case .impossible(let reasons) = news.ending else { return [] }
    return reasons.flatMap {
      TextWrap.lines(of: $0, width: layout.columns.count - 4, repertoire: presentation.repertoire)
    }.map { .reason($0) }
  }

  private func line(of drive: TourLeg, to city: String?) -> String {
    let goal = city.map { wording.cities.shown($0) } ?? "home"
    let way =
      drive.means == .drive ? wording.distanceText(meters: Double(drive.meters)) : drive.means.label.lowercased()
    var parts = ["\(wording.arrow) \(goal)", way, wording.durationText(seconds: Double(drive.minutes * 60))]
    if let spare = drive.spare { parts.append("\(duration(spare)) to spare") }
    return parts.joined(separator: wording.separator)
  }

  func duration(_ minutes: Int) -> String { minutes == 0 ? "0m" : wording.durationText(seconds: Double(minutes * 60)) }
}
