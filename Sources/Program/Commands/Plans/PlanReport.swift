import Itinerary
import Making
import Screen
import Tours

struct PlanReport {
  let result: PlanResult
  let model: TourModel
  let games: [ScheduleGame]
  let wording: Wording
  let ends: (start: String?, end: String?)
  let side: PlannableGame.Side

  /// The best tour so far with its bound, and the time: `26 days, 15,926 mi · at least 26 days · 0.4 s`.
  static func line(of progress: Planner.Progress?, tenths: Int, _ wording: Wording) -> String {
    var parts: [String] = []
    if let best = progress?.tours.first {
      let figures = "\(days(best.days)), \(wording.distanceText(meters: Double(best.meters)))"
      parts.append(best.isComplete ? figures : "nearest so far: \(figures), \(best.difference(wording))")
    } else {
      parts.append(progress?.isImpossible == true ? "no tour fits; looking for the reason" : "no tour yet")
    }
    if let least = progress?.leastDays { parts.append("at least \(days(least))") }
    parts.append("\(tenths / 10).\(tenths % 10) s")
    return parts.joined(separator: " · ")
  }

  private static func days(_ count: Int) -> String { Wording.counted(count, "day") }

  var lines: [String] {
    var lines: [String] = []
    if result.tours.first?.isComplete != true {
      lines.append(result.status == .none ? "No tour fits." : "No tour found in this time.")
      if result.status == .bestFound, result.leastDays > 1 {
        lines.append("  at least \(Self.days(result.leastDays)) needed")
      }
      lines += result.obstacles.map { "  \($0.message)" }
    }
    for (number, tour) in result.tours.enumerated() {
      if !lines.isEmpty { lines.append("") }
      lines +=
        [heading(tour, number)] + (number == 0 ? costs + dropped(tour) + teams : []) + details(tour) + days(of: tour)
    }
    return lines
  }

  private func heading(_ tour: TourSummary, _ number: Int) -> String {
    let isDriven = ([tour.outboundLeg, tour.returnLeg] + tour.legs).allSatisfy { $0 == nil || $0?.means == .drive }
    let figures =
      "\(Self.days(tour.days)), \(wording.distanceText(meters: Double(tour.meters))), "
      + "\(wording.duration(ofTour: tour.minutes)) \(isDriven ? "driving" : "under way"), "
      + Wording.counted(tour.games.count, "game")
    if !tour.isComplete { return "Nearest: \(figures): \(tour.difference(wording))" }
    if number > 0 { return "Or: \(figures)" }
    return "\(figures): \(verdict)"
  }

  private var verdict: String {
    if result.status == .optimal { return "optimal (proven)" }
    return "the best found" + (result.bound(wording).map { "; \($0)" } ?? "")
  }

  /// What the preferences cost: `a day of rest every 7 days costs 3 days and 210 mi`.
  private var costs: [String] {
    result.costs.map { cost in
      let subject =
        switch cost.preference {
        case .rest(let every): "a day of rest every \(every) days"
        case .oneGamePerDay: "one game a day"
        case .roomy: "more time at the tightest leg"
        }
      let miles = wording.distanceText(meters: Double(abs(cost.meters)))
      var parts: [String] = []
      if cost.days > 0 { parts.append(Self.days(cost.days)) }
      if cost.meters > 0 { parts.append(miles) }
      let price = parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
      let gain = cost.meters < 0 ? ", with \(miles) less" : ""
      return "  \(subject) costs \(cost.isProved ? "" : "about ")\(price)\(gain)"
    }
  }

  private func dropped(_ tour: TourSummary) -> [String] {
    tour.isComplete && !tour.dropped.isEmpty ? ["  the nearest to the request: \(tour.difference(wording))"] : []
  }

  private var teams: [String] {
    let teams = model.request.teams
    if teams.isEmpty { return [] }
    let games =
      switch side {
      case .both: "home and away games count"
      case .home: "only home games count"
      case .away: "only away games count"
      }
    return ["  \(teams.joined(separator: ", ")): \(games)"]
  }

  private func details(_ tour: TourSummary) -> [String] {
    var parts: [String] = []
    if let tightest = tour.tightest {
      let game = games[tour.games[tightest.leg]].game
      parts.append("tightest leg \(wording.duration(ofTour: tightest.minutes)) before \(game.matchup)")
    }
    if let longest = tour.longestDay {
      parts.append("longest day \(wording.duration(ofTour: longest.minutes)) on \(wording.shortDate(longest.date))")
    }
    let doubles = tour.doubleDays.map(wording.shortDate)
    if !doubles.isEmpty { parts.append("two games on \(doubles.joined(separator: "; "))") }
    if tour.days > 1 {
      let off = tour.daysOff.isEmpty ? "" : ", \(Wording.counted(tour.daysOff.count, "day")) off"
      parts.append("\(Wording.counted(tour.days - 1, "night")) on the way\(off)")
    }
    let open = placeholders(of: tour)
    if !open.isEmpty {
      let many = open.count > 1
      parts.append(
        "the \(many ? "times" : "time") of \(Wording.counted(open.count, "game")) marked ? \(many ? "are" : "is") probably "
          + "\(many ? "placeholders" : "a placeholder")")
    }
    return parts.map { "  \($0)" }
  }

  /// The games whose start is probably not the real one yet: 3:33 in the morning, or 15:00 as for all of a matchday.
  private func placeholders(of tour: TourSummary) -> [Int] {
    tour.games.filter { number in
      let (game, minutes) = (games[number], games[number].game.knownStart?.clockTime.minutes)
      guard minutes == 15 * 60 else { return minutes == 3 * 60 + 33 }
      let matchday = games.filter { $0.day == game.day && $0.game.league == game.game.league }
      let starts = matchday.compactMap(\.game.knownStart)
      return starts.count >= 6 && starts.allSatisfy { $0.clockTime.minutes == minutes }
    }
  }

  // MARK: The days

  private func days(of tour: TourSummary) -> [String] {
    let open = placeholders(of: tour)
    let table = TextTable.lines(tour.games.map { row($0, isOpen: open.contains($0)) }, indent: 2)
    var quiet: [(date: CivilDate, text: String)] = tour.daysOff.map { ($0, "day off") }
    let verb = model.request.by == .drive ? "of driving" : "under way"
    quiet += tour.roadDays.map {
      ($0.date, $0.minutes == 0 ? "flight" : "\(wording.duration(ofTour: $0.minutes)) \(verb)")
    }
    quiet.sort { $0.date < $1.date }
    var lines: [String] = []
    func add(_ leg: TourLeg, to city: String) { lines.append("    " + wording.line(of: leg, to: city)) }
    if let out = tour.outboundLeg { add(out, to: city(tour.games[0])) }
    for (place, number) in tour.games.enumerated() {
      if place > 0, tour.legs.indices.contains(place - 1), tour.legs[place - 1].minutes > 0 {
        add(tour.legs[place - 1], to: city(number))
      }
      while let day = quiet.first, day.date < games[number].day {
        lines.append("  \(wording.fullDate(day.date))  \(day.text)")
        quiet.removeFirst()
      }
      lines.append(table[place])
    }
    if let back = tour.returnLeg { add(back, to: ends.end ?? "home") }
    return lines + quiet.map { "  \(wording.fullDate($0.date))  \($0.text)" }
  }

  private func city(_ number: Int) -> String { wording.cities.displayed(games[number].game.city) }

  private func row(_ number: Int, isOpen: Bool) -> [String] {
    let game = games[number]
    return [
      wording.fullDate(game.day), wording.startOrStatus(of: game.game) + (isOpen ? " ?" : ""),
      game.game.matchup, wording.place(of: game.game), game.game.gameID,
    ]
  }
}
