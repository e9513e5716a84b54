extension Refusal: CustomStringConvertible {
  /// The reason in a sentence, which names the games that are in the way.
  public var description: String { Wording(zones: .carried).sentence(self) }
}

extension Wording {
  /// A sentence on why an item cannot be somewhere or an edit is not made. Names the games that are in the way.
  package func sentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .gameIsFixed(let item):
      "Games can't be moved. \(withDayAndTime(item)) is fixed by the schedule."
    case .dayOutsideTrip(let day, let dayCount):
      "No Day \(day); the trip has \(dayCount == 1 ? "one day" : "days 1 to \(dayCount)")."
    case .sortOrderNotFinite:
      "Invalid sort order: not a finite number."
    case .leavesAfter(let leg, let game):
      "This leg can't leave \(cities.displayed(leg.from)) until after \(withDayAndTime(game))."
    case .arrivesBefore(let leg, let game):
      "This leg must reach \(cities.displayed(leg.to)) before \(withDayAndTime(game))."
    case .noValidPosition(let leg, let departure, let arrival):
      "No slot for \(journey(of: leg)): it must be after \(withDayAndTime(departure)) "
        + "and before \(withDayAndTime(arrival))."
    case .notEditable(let item) where item.leg != nil:
      "Can't edit \(name(of: item)) like an item. To edit a leg, use `barnstorm leg`."
    case .notEditable(let item):
      "Can't edit \(name(of: item)): games come from the schedule."
    case .notDeletable(let item):
      "Can't delete \(name(of: item)): "
        + (item.leg == nil ? "games come from the schedule." : "the trip's games need this leg.")
    case .idTaken(let id):
      "The trip already has an item \(id)."
    case .noSuchItem(let id):
      "The trip has no item \(id)."
    case .noSuchSlot(let number):
      "The trip has no slot \(number)."
    case .emptyName: "No name given. A trip must have one."
    case .onlyDay: "Can't remove the only day of a trip."
    case .tooManyDays(let days): "Trip too long: \(Self.counted(days, "day")) (maximum \(Trip.maxDays))."
    case .noDaysToAdd: "Invalid number of days to add. Use 1 or more."
    case .dayHoldsGames(let day, let games):
      "Can't remove Day \(day) while \(list(games.map(withDayAndTime))) \(games.count == 1 ? "is" : "are") on it."
    case .dayHoldsItems(let day, let items):
      "Can't remove Day \(day): it has \(Self.counted(items.count, "item")), \(list(items.map(name))). "
        + "Move them to another day or delete them."
    case .sameDay(let day): "Can't move items to Day \(day): it is being removed. Use another day."
    case .outsideAfterShift(let item, let days):
      "Nothing moved: \(name(of: item)) would be outside the trip, which has \(Self.counted(days, "day"))."
    case .invalidAfterShift(let leg, let refusal):
      "Nothing moved: \(name(of: leg)) can't be on Day \(leg.position.day). \(sentence(refusal))"
    case .betweenGames(let earlier, let later):
      "Can't add or remove a day between \(withDayAndTime(earlier)) and \(withDayAndTime(later)): "
        + "one of them would move off its date."
    case .gamesOutside(let games, let first, let last):
      "The trip would run \(dates(from: first, to: last)), without \(list(games.map(withDate)))."
    case .gameOutsideDates(let game, let date):
      "Outside the trip's dates: \(game.matchup) is on \(fullDate(date)). Add days first."
    case .gameExists(let game): "Already in the trip: \(game.matchup), \(moment(of: game))."
    case .notAGame(let item): "Not a game: \(name(of: item))."
    case .notALeg(let item): "Not a leg: \(name(of: item))."
    }
  }

  private func withDate(_ item: Item) -> String {
    guard let game = item.game else { return name(of: item) }
    return "\(game.matchup) (\(shortDate(zones.localStart(of: game).date)))"
  }

  /// The first two of several names, and the number of further ones.
  private func list(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: " and ") }
    return "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }

  /// The refusal of a leg in few words, to follow a colon:
  /// `only after St. Louis Cardinals @ Chicago Cubs (Day 2, 1:20 PM CDT)`.
  package func shortSentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .leavesAfter(_, let game): "only after \(withDayAndTime(game))."
    case .arrivesBefore(_, let game): "only before \(withDayAndTime(game))."
    default: sentence(refusal)
    }
  }

  /// What became of a game that is not played on the dates of the trip: `postponed`.
  private func fate(of game: Game, on date: CivilDate?) -> String {
    date.map { "moved to \(shortDate($0)), outside the trip" } ?? game.status.rawValue
  }

  /// A problem with its severity: `Warning: Out of order: …`.
  package func statement(_ advisory: Advisory) -> String { statement(advisory, namesDay: true) }

  package func statement(_ advisory: Advisory, namesDay: Bool) -> String {
    "\(advisory.severity == .error ? "Error" : "Warning"): \(sentence(advisory, namesDay: namesDay))"
  }

  package func sentence(_ advisory: Advisory) -> String { sentence(advisory, namesDay: true) }

  /// A sentence on a problem, without its day if it is shown next to that.
  package func sentence(_ advisory: Advisory, namesDay: Bool) -> String {
    let (onDay, itsDay) = namesDay ? (" on Day \(advisory.day)", "Day \(advisory.day)") : ("", "its day")
    return switch advisory.kind {
    case .legTooTight(let from, let to, let missing):
      "Too tight: \(name(of: advisory.item)) does not fit between the end of \(withDayAndTime(from)) "
        + "and \(withDayAndTime(to)); it is \(durationText(seconds: Double(missing))) short."
    case .legMisplaced(let refusal):
      "Misplaced: \(name(of: advisory.item)) can't be here. \(sentence(refusal))"
    case .legImpossible(let refusal):
      "Impossible: \(sentence(refusal).withSmallLetter)"
    case .dayImpossible(let rows, let drive, let missing):
      "Not enough time\(onDay): \(withLength(advisory.item)) comes "
        + "\(durationText(seconds: Double(missing))) too soon after "
        + (rows.map(withLength) + driveText(of: drive, to: advisory.item)).joined(separator: " and ") + "."
    case .gamesInTwoCities(let names):
      "Games in \(names.count == 2 ? "two cities" : "\(names.count) cities")\(onDay): "
        + "\(names.map(cities.displayed).joined(separator: ", "))."
    case .legMissing(let from, let to):
      "No leg between \(withDayAndTime(from)) and \(withDayAndTime(to))."
    case .legOutOfOrder(let city):
      "Out of order: \(name(of: advisory.item)) does not leave from \(cities.displayed(city)), where the trip is then."
    case .legNotNeeded:
      "No longer needed: the trip's games do not need \(name(of: advisory.item)); delete it, or dismiss this warning."
    case .timesBackwards(let earlier):
      "Out of time order\(onDay): \(name(of: advisory.item)) comes after \(name(of: earlier))."
    case .gameNotScheduled(let date):
      "\(name(of: advisory.item)) is \(advisory.item.game.map { fate(of: $0, on: date) } ?? "not scheduled")."
    case .gameOffItsDate(let date):
      "Wrong date: \(name(of: advisory.item)) is played on \(fullDate(date)), "
        + "not on the date of \(itsDay)."
    case .legOffItsDate(let date):
      "Wrong date: \(name(of: advisory.item)) leaves on \(fullDate(date)), "
        + "not on the date of \(itsDay)."
    case .zoneUnknown:
      "Unknown time zone: \(name(of: advisory.item)) is shown in UTC because the time zone of "
        + "\(advisory.item.game.map { cities.displayed($0.city) } ?? "its city") is unknown. Its local date may differ."
    case .startUnknown(let side, let time): startUnknown(of: advisory.item, side, time)
    case .tightArrival(let game, let spare): tightArrival(of: advisory.item, at: game, spare)
    case .noTimeGiven(let arrival):
      "No time given: \(name(of: advisory.item)) has neither a duration nor times, so "
        + "\(withDayAndTime(arrival)) may be out of reach."
    case .nightDrive(let seconds):
      "Night drive: \(durationText(seconds: Double(seconds))) of \(name(of: advisory.item)) are at night."
    case .longDrive(let seconds, let date):
      "Long drive: \(durationText(seconds: Double(seconds))) of driving on \(shortDate(date))."
    case .noRoute(let mode, let seconds): noRoute(advisory.item, mode, seconds)
    case .rowElsewhere(let city, let meters):
      "Wrong city: \(name(of: advisory.item)) is \(distanceText(meters: meters)) from \(cities.displayed(city)), "
        + "where the trip is then."
    case .hotelElsewhere(let city, let day): hotelElsewhere(advisory.item, city, night(day, of: advisory, namesDay))
    case .nightOpen(let days, let city): nightOpen(days, in: city, namesDay: namesDay)
    case .hotelsOverlap(let other, let day): hotelsOverlap(other, advisory.item, night(day, of: advisory, namesDay))
    }
  }

  /// The place of a slot: `After A, before B, on Day 2`.
  package func place(of slot: Slot) -> String {
    let neighbors = neighbors(of: slot)
    switch (slot.after, slot.before) {
    case (nil, nil): return "On Day \(slot.day), which has nothing else"
    case (_?, _?): return "\(neighbors), on Day \(slot.day)"
    case (_?, nil): return "\(neighbors), at the end of Day \(slot.day)"
    case (nil, _?): return "\(neighbors), at the start of Day \(slot.day)"
    }
  }

  /// The rows next to a slot: `After A, before B`; empty if none.
  package func neighbors(of slot: Slot) -> String { neighborTexts(of: slot).joined(separator: ", ").withCapital }

  private func neighborTexts(of slot: Slot) -> [String] {
    [slot.after.map { "after \(name(of: $0))" }, slot.before.map { "before \(name(of: $0))" }].compactMap { $0 }
  }

  /// An item with its day and time: `St. Louis Cardinals @ Chicago Cubs (Day 2, 1:20 PM CDT)`.
  package func withDayAndTime(_ item: Item) -> String {
    guard let game = item.game else { return "\(name(of: item)) (Day \(item.position.day))" }
    let time = game.knownStart == nil ? "time TBD" : startTime(of: game)
    return "\(game.matchup) (Day \(item.position.day), \(time))"
  }

  /// An item with its day, time and duration: `Dinner (Day 2, 9:00 PM, 1h 30m)`, `Chicago → Detroit (4h 30m)`.
  private func withLength(_ item: Item) -> String {
    let day = "Day \(item.position.day)"
    let parts: [String?]
    switch item.kind {
    case .game: return withDayAndTime(item)
    case .travel(let leg):
      parts = [
        leg.departs?.time.map { "\(day), \(text($0.clockTime))" },
        leg.travelSeconds.map { durationText(seconds: Double($0)) },
      ]
    case .custom(let custom):
      let length = custom.durationMinutes.map { durationText(seconds: Double($0) * 60) }
      parts = [day, custom.time.map(text), length]
    }
    let details = parts.compactMap { $0 }.joined(separator: ", ")
    return details.isEmpty ? name(of: item) : "\(name(of: item)) (\(details))"
  }

  // MARK: Outcomes of edits

  /// The outcome of a drop: `Dropped on Day 3, after A, before B.`
  package func dropped(in slot: Slot) -> String { landed("Dropped on Day \(slot.day)", in: slot) }

  /// The outcome of a move without carrying: `Moved to Day 3, after A, before B.`
  package func moved(to slot: Slot) -> String { landed("Moved to Day \(slot.day)", in: slot) }

  private func landed(_ start: String, in slot: Slot) -> String {
    ([start] + neighborTexts(of: slot)).joined(separator: ", ") + "."
  }

  /// The days on which an item can be: `It can go on Day 2`, `It can go on Days 2 to 4`.
  package func reach(_ days: ClosedRange<Int>) -> String { "It can go on \(Self.text(days))" }

  package static func text(_ days: ClosedRange<Int>) -> String {
    days.count == 1 ? "Day \(days.lowerBound)" : "Days \(days.lowerBound) to \(days.upperBound)"
  }

  /// Days as ranges: `Days 1 to 3, 5`.
  private static func list(_ days: [Int]) -> String {
    let runs = days.reduce(into: [ClosedRange<Int>]()) { runs, day in
      if let last = runs.last, last.upperBound == day - 1 {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return "Days "
      + runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }.joined(separator: ", ")
  }

  /// Why an item that is at its only place cannot move, to follow what it is: `can't be moved: its only slot is after A
  /// (Day 1, 1:20 PM CDT) and before B (Day 1, 7:10 PM CDT).`
  package func immovableReason(within zone: DropZone) -> String {
    let bounds = [zone.after.map { "after \(withDayAndTime($0))" }, zone.before.map { "before \(withDayAndTime($0))" }]
      .compactMap { $0 }
    return bounds.isEmpty
      ? "can't be moved: the trip has no other slot."
      : "can't be moved: its only slot is \(bounds.joined(separator: " and "))."
  }

  /// The number of games: `1 game`, `8 games`, without those that are postponed or cancelled.
  package func gameCount(of trip: Trip) -> String { Self.counted(trip.gameCount, "game") }

  package func dayCount(of trip: Trip) -> String { Self.counted(trip.dayCount, "day") }

  package static func counted(_ count: Int, _ noun: String) -> String { counted("\(count)", noun) }

  package static func counted(_ count: String, _ noun: String) -> String {
    "\(count) \(noun)\(count == "1" ? "" : "s")"
  }

  // MARK: Parts of sentences

  private func startUnknown(of item: Item, _ side: StartSide, _ time: OffsetDateTime?) -> String {
    let start = time.map { text($0, on: item.game?.start.date ?? $0.date) } ?? "?"
    return "Unknown start: \(name(of: item)) fits only if it starts \(side == .after ? "after" : "by") \(start)."
  }

  private func nightOpen(_ days: [Int], in city: String?, namesDay: Bool) -> String {
    if days.count > 1 { return "No hotel for \(days.count) nights: \(Self.list(days))." }
    let place = city.map { " in \(cities.displayed($0))" } ?? ""
    return namesDay ? "No hotel\(place) on Day \(days[0])." : "No hotel tonight\(place)."
  }

  private func noRoute(_ leg: Item, _ mode: Leg.Mode, _ seconds: Int) -> String {
    "No road: \(name(of: leg)) can't be driven; a \(mode.rawValue) takes about \(durationText(seconds: Double(seconds)))."
  }

  private func hotelsOverlap(_ a: Item, _ b: Item, _ night: String) -> String {
    "Two hotels: \(night) is booked at \(name(of: a)) and at \(name(of: b))."
  }

  private func hotelElsewhere(_ hotel: Item, _ city: String?, _ night: String) -> String {
    let place = city.map { "in \(cities.displayed($0))" } ?? "traveling"
    return "Hotel in another city: \(night) is spent \(place), not at \(name(of: hotel))."
  }

  /// The night after a day: `tonight` next to the day of a problem.
  private func night(_ day: Int, of advisory: Advisory, _ namesDay: Bool) -> String {
    !namesDay && day == advisory.day ? "tonight" : "the night of Day \(day)"
  }

  private func tightArrival(of item: Item, at game: Item, _ spare: Int) -> String {
    let time = durationText(seconds: Double(abs(spare)))
    // Between two venues of a town there is only a way.
    if item.game != nil { return "Tight transfer: \(time) to spare before \(withDayAndTime(game))." }
    return "Tight arrival: \(name(of: item)) arrives "
      + (spare >= 0
        ? "only \(time) before \(withDayAndTime(game))." : "about \(time) after the start of \(withDayAndTime(game)).")
  }

  /// The way before a row that takes too long: `a drive of 1h 35m`; none if it is unknown.
  private func driveText(of seconds: Int?, to item: Item) -> [String] {
    seconds.map { ["\(item.game == nil ? "a drive" : "a way") of \(durationText(seconds: Double($0)))"] } ?? []
  }
}

extension Trip {
  /// The games to see: those that will be played.
  package var gameCount: Int { itinerary.items.count { $0.game?.isPlayed == true } }
}
