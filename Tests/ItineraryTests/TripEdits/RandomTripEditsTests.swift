import Itinerary
import TestSupport
import Testing

/// Random edits of random trips against plain lists of days.
struct RandomTripEditsTests {
  private static let zones = Zones([:])

  @Test(arguments: Portion.seeds(60))
  func `edits of the trip match a model of lists of days`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var trip = Self.trip(&random)
    for step in 0..<40 {
      let before = trip
      let edit = Self.edit(of: trip, &random)
      let place = "seed \(seed), step \(step), \(edit)\n\(before.listing)"
      guard let outcome = try? trip.apply(edit, at: TripSketch.moment(10_000 + step)) else {
        expect(trip, before, "\(place)")
        continue
      }
      checkGames(trip, before, edit, "\(place)\n→\n\(trip.listing)")
      checkCustomItems(trip, before, edit, "\(place)\n→\n\(trip.listing)")
      checkLegs(trip, before, "\(place)\n→\n\(trip.listing)")
      checkDates(trip, before, "\(place)\n→\n\(trip.listing)")
      expect((outcome == .unchanged), (trip == before), "\(place)")
      checkAgain(trip, edit, place)
    }
  }

  // MARK: What holds

  /// Games keep the dates of their rows and their order, apart from those that the edit is about.
  private func checkGames(_ trip: Trip, _ before: Trip, _ edit: Edit, _ place: String) {
    func games(_ trip: Trip) -> [String: CivilDate] {
      Dictionary(trip.itinerary.items.filter { $0.game != nil }.map { ($0.id.text, trip.date(ofDay: $0.position.day)) })
      { a, _ in a }
    }
    switch edit {
    case .chooseGames(let choice):
      var expected = games(before)
      for id in choice.removed { expected[id.text] = nil }
      let retained = games(trip).filter { expected[$0.key] != nil }
      expect(retained, expected, "\(place)")
      expect(games(trip).count, expected.count + choice.added.count, "\(place)")
    case .start(_, .shifted):
      expect(Set(games(trip).keys), Set(games(before).keys), "\(place)")
    default: expect(games(trip), games(before), "\(place)")
    }
    for day in trip.itinerary.days {
      let starts = trip.itinerary.range(ofDay: day).compactMap { trip.itinerary[$0].game?.knownStart?.unixSeconds }
      expect(starts, starts.sorted(), "\(place)")
    }
  }

  /// The custom items of each day, in order.
  private func days(_ trip: Trip) -> [[String]] {
    trip.itinerary.days.map { day in
      trip.itinerary.range(ofDay: day).filter { trip.itinerary[$0].custom != nil }.map { trip.itinerary[$0].id.text }
    }
  }

  private func checkCustomItems(_ trip: Trip, _ before: Trip, _ edit: Edit, _ place: String) {
    var expected = days(before)
    switch edit {
    case .insertDay(let day): expected.insert([], at: day - 1)
    case .appendDays(let count): expected += Array(repeating: [], count: count)
    case .removeDay(let day, let fate):
      if case .moved(let target) = fate {
        let moved = expected[day - 1]
        expected[target - 1] = target < day ? expected[target - 1] + moved : moved + expected[target - 1]
      }
      if case .none = fate { #expect(expected[day - 1].isEmpty, "\(place)") }
      expected.remove(at: day - 1)
    case .swapDays(let first, let second): expected.swapAt(first - 1, second - 1)
    case .sortDay(let day, _):
      expect(days(trip)[day - 1].sorted(), expected[day - 1].sorted(), "\(place)")
      expected[day - 1] = days(trip)[day - 1]
      // A time before 5:00 below a later one is of the night after it.
      let minutes = trip.itinerary.range(ofDay: day).compactMap { trip.itinerary[$0].time }
      let moments = minutes.indices.map { index in
        minutes[index] < 300 && minutes[..<index].contains { $0 > minutes[index] }
          ? minutes[index] + 1440 : minutes[index]
      }
      expect(moments, moments.sorted(), "\(place)")
      if before.itinerary.range(ofDay: day).allSatisfy({ before.itinerary[$0].leg == nil }) {
        checkNeighbours(trip.ids(onDay: day), before.ids(onDay: day), trip, place)
      }
    default: break
    }
    switch edit {
    case .insertDay, .swapDays:
      expect(days(trip).map { $0.sorted() }, expected.map { $0.sorted() }, "\(place)")
      for day in trip.itinerary.days { checkTimes(ofDay: day, trip, before, place) }
    default: expect(days(trip), expected, "\(place)")
    }
  }

  /// Rows with a time that are on another date are directly below the last row that begins no later, in the order of
  /// their times; before the first row without one. Computed times of legs and times of the night are left out.
  private func checkTimes(ofDay day: Int, _ trip: Trip, _ before: Trip, _ place: String) {
    let rows = trip.itinerary.range(ofDay: day).map { trip.itinerary[$0] }
    if rows.contains(where: { $0.leg != nil || $0.time ?? 300 < 300 }) { return }
    func hasMoved(_ row: Item) -> Bool {
      guard row.custom?.time != nil, let old = before.itinerary.item(row.id) else { return false }
      return before.date(ofDay: old.position.day) != trip.date(ofDay: day)
    }
    for (index, row) in rows.enumerated() where hasMoved(row) {
      guard let time = row.time else { continue }
      let above = rows[..<index].reversed().drop(while: hasMoved)
      #expect(above.first.map { $0.time ?? 9999 <= time } ?? true, "\(row.id) in \(place)")
      #expect(rows[(index + 1)...].allSatisfy { hasMoved($0) || $0.time ?? 9999 > time }, "\(row.id) in \(place)")
      let moved = rows[..<index].filter(hasMoved)
      #expect(moved.allSatisfy { $0.time ?? 0 <= time }, "\(row.id) in \(place)")
    }
  }

  private func checkNeighbours(_ rows: [String], _ before: [String], _ trip: Trip, _ place: String) {
    func around(_ index: Int, _ rows: [String]) -> (String?, String?) {
      (index > 0 ? rows[index - 1] : nil, index + 1 < rows.count ? rows[index + 1] : nil)
    }
    for (index, row) in rows.enumerated() where trip.item(row)?.custom != nil && trip.item(row)?.time == nil {
      guard let old = before.firstIndex(of: row), before.count > 1 else { continue }
      let (was, now) = (around(old, before), around(index, rows))
      #expect(was.0 == now.0 || was.1 == now.1, "\(row) in \(place)")
    }
  }

  /// Legs at valid positions keep them, every id occurs once, and none that a user has edited is missing.
  private func checkLegs(_ trip: Trip, _ before: Trip, _ place: String) {
    let (rules, old) = (ItineraryConstraints(trip.itinerary), ItineraryConstraints(before.itinerary))
    for item in before.itinerary.items where item.leg != nil {
      guard old.refusal(for: item, at: item.position) == nil else { continue }
      guard let now = trip.itinerary.item(item.id) else {
        #expect(trip.deleted.contains { $0.id == item.id }, "\(place)")
        continue
      }
      #expect(rules.refusal(for: now, at: now.position) == nil || rules.refusalToMove(now) != nil, "\(place)")
    }
    expect(Set(trip.itinerary.items.map(\.id)).count, trip.itinerary.count, "\(place)")
  }

  /// `modifiedAt` changes exactly with what it dates, and does not run backwards.
  private func checkDates(_ trip: Trip, _ before: Trip, _ place: String) {
    for item in trip.itinerary.items {
      guard let old = before.itinerary.item(item.id) else { continue }
      expect((item == old), (item.modifiedAt == old.modifiedAt), "\(item.id) in \(place)")
      #expect(item.modifiedAt >= old.modifiedAt, "\(item.id) in \(place)")
    }
    let hasOtherFields =
      trip.name != before.name || trip.startDate != before.startDate || trip.dayCount != before.dayCount
      || trip.schedule != before.schedule
    expect(hasOtherFields, (trip.modifiedAt != before.modifiedAt), "\(place)")
    for item in before.itinerary.items where trip.itinerary.item(item.id) == nil {
      #expect(trip.deleted.contains { $0.id == item.id && $0.deletedAt > item.modifiedAt }, "\(place)")
    }
  }

  /// Edits that say how the trip is to be change nothing a second time.
  private func checkAgain(_ trip: Trip, _ edit: Edit, _ place: String) {
    switch edit {
    case .rename, .sortDay, .addLegs, .setHome, .start:
      var again = trip
      expect((try? again.apply(edit, at: TripSketch.moment(99_999))), .unchanged, "\(place)")
      expect(again, trip, "\(place)")
    default: break
    }
  }

  // MARK: Trips and edits

  static func trip(_ random: inout SplitMix64) -> Trip {
    let days = 3 + random.below(5)
    var items: [Item] = []
    for index in 0..<random.below(4) {
      items.append(game("g\(index)", random.pick(["A", "B", "C"]), day: 1 + random.below(days), hour: 12 + index * 2))
    }
    for index in 0..<random.below(9) {
      var item = TripSketch.custom(
        "c\(index)", day: 1 + random.below(days), Double(98 + random.below(8)), modified: random.below(3))
      let hour = random.below(30)
      let time = ClockTime(hour: hour, minute: 0)
      item.kind = .custom(CustomItem(title: "c\(index)", category: .note, time: time))
      items.append(item)
    }
    var trip = TripSketch.trip(days: days, items)
    _ = try? trip.apply(.addLegs(.none), at: TripSketch.moment(5))
    return trip
  }

  private static func game(_ id: String, _ city: String, day: Int, hour: Int) -> Item {
    var item = TripSketch.game(id, city, day: day, Double(88 + hour))
    let start = OffsetDateTime(
      date: TripSketch.firstDay.adding(days: day - 1), secondOfDay: hour * 3600, offsetSeconds: 0)
    item.kind = .game(Game(gameID: id, away: "V", home: "H", city: city, start: .at(start), timeZone: "Etc/UTC"))
    return item
  }

  static func edit(of trip: Trip, _ random: inout SplitMix64) -> Edit {
    let day = 1 + random.below(trip.dayCount)
    let other = 1 + random.below(trip.dayCount)
    let games = trip.itinerary.items.filter { $0.game != nil }
    switch random.below(11) {
    case 0: return .insertDay(before: day)
    case 1: return .appendDays(1 + random.below(2))
    case 2: return .removeDay(day, .none)
    case 3: return .removeDay(day, .deleted)
    case 4: return .removeDay(day, .moved(to: other))
    case 5: return .swapDays(day, other)
    case 6: return .start(on: trip.startDate.adding(days: random.below(5) - 2), .kept(zones))
    case 7: return .sortDay(day, zones)
    case 8:
      let date = trip.date(ofDay: day)
      let hour = 11 + random.below(12)
      let start = OffsetDateTime(date: date, secondOfDay: hour * 3600, offsetSeconds: 0)
      let new = Game(
        gameID: "n\(random.below(100_000))", away: "V", home: "H", city: random.pick(["A", "B", "C", "D"]),
        start: .at(start), timeZone: "Etc/UTC")
      return .chooseGames(GameChoice(adding: [GameChoice.NewGame(new, on: date)]))
    case 9 where !games.isEmpty: return .chooseGames(GameChoice(removing: [random.pick(games).id]))
    default: return random.once(in: 2) ? .addLegs(.none) : .setHome(random.pick([nil, "H", "A"]), .none)
    }
  }
}

extension Item {
  fileprivate var time: Int? {
    switch kind {
    case .custom(let custom): custom.time?.minutes
    case .game(let game): game.knownStart?.clockTime.minutes
    case .travel: nil
    }
  }
}
