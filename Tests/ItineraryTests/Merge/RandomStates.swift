import Itinerary
import TestSupport

/// Random states of one trip that share identities and moments, so that ties and collisions are common.
enum RandomStates {
  private static let titles = ["Dinner", "Caf\u{E9}", "Cafe\u{301}", "", "Museum"]
  private static let orders: [Double] = [0, -0.0, 1, 1.5, 2, 100, 101]

  static func make(_ random: inout SplitMix64) -> Trip {
    let days = 1 + random.below(4)
    let items = (0..<8).filter { _ in !random.once(in: 3) }.map { item($0, days: days, &random) }
    var trip = TripSketch.trip(days: days, items)
    trip.name = random.pick(titles)
    trip.modifiedAt = TripSketch.moment(random.below(3))
    trip.extra = extra(&random)
    if random.once(in: 2) { trip.schedule = ScheduleLink(sources: [random.pick(titles)], follows: ["CHC"]) }
    trip.deleted = (0..<random.below(4)).map { _ in
      Tombstone(id: ItemID("i\(random.below(8))"), deletedAt: TripSketch.moment(random.below(4)), extra: extra(&random))
    }
    trip.dismissed = (0..<random.below(3)).map { _ in
      Dismissal(
        item: ItemID("i\(random.below(2))"), kind: "timesBackwards", reason: random.pick([nil, "a", "b"]),
        dismissedAt: TripSketch.moment(random.below(3)), extra: extra(&random))
    }
    trip.changes = (0..<random.below(3)).map { _ in
      RecordedChange(
        kind: "timeMoved", item: random.pick([nil, ItemID("i0")]), message: random.pick(["A moves.", "B moves."]),
        notedAt: TripSketch.moment(random.below(3)), isSeen: random.once(in: 2), extra: extra(&random))
    }
    return trip
  }

  /// The kind of an identity, game, leg or custom item, is the same in every state.
  private static func item(_ number: Int, days: Int, _ random: inout SplitMix64) -> Item {
    let day = 1 + random.below(days)
    let order = random.pick(orders)
    let modified = random.below(4)
    var item =
      switch number {
      case 0...1: TripSketch.game("i\(number)", "A", day: day, order, modified: modified)
      case 2...3: TripSketch.game("i\(number)", "B", day: day, order, modified: modified)
      case 4...5: leg("i\(number)", day: day, order, modified: modified, &random)
      default: TripSketch.custom("i\(number)", day: day, order, modified: modified)
      }
    if case .custom(var custom) = item.kind {
      custom.title = random.pick(titles)
      custom.icon = random.pick([nil, nil, "\u{E9}", "e\u{301}"])
      custom.durationMinutes = random.pick([nil, 30, 60])
      custom.url = random.pick([nil, nil, "https://example.org"])
      custom.cost = random.pick([nil, nil, Money(amount: "5", currency: "USD"), Money(amount: "5.0", currency: "USD")])
      custom.done = random.pick([nil, true])
      item.kind = .custom(custom)
    }
    item.extra = extra(&random)
    return item
  }

  /// Both of one city change; generated or edited, differently in each state.
  private static func leg(_ id: String, day: Int, _ order: Double, modified: Int, _ random: inout SplitMix64) -> Item {
    var item = TripSketch.leg(id, "A", "B", day: day, order, modified: modified)
    let details = Leg(
      from: "A", to: "B", mode: random.pick([nil, nil, .drive, .train]), departs: moment(&random),
      arrives: moment(&random), carrier: random.pick([nil, "AA 1"]), notes: random.pick([nil, "late"]),
      generated: random.once(in: 2) ? true : nil)
    item.kind = .travel(details)
    return item
  }

  private static func moment(_ random: inout SplitMix64) -> PlannedMoment? {
    let date = TripSketch.firstDay.adding(days: random.below(2))
    return random.pick([nil, .on(date), .at(OffsetDateTime(date: date, secondOfDay: 3600, offsetSeconds: -3600))])
  }

  private static func extra(_ random: inout SplitMix64) -> ExtraFields {
    random.once(in: 4) ? ExtraFields([.init(name: random.pick(["x", "y"]), json: "\(random.below(2))")]) : .none
  }
}

extension Trip {
  /// Everything in the trip; two trips of one text are the same to the byte.
  var wholeText: String { "\(self)" }
}

extension TripState {
  var wholeText: String { "\(header) \(items.values.sorted { $0.id < $1.id }) \(tombstones) \(dismissed) \(changes)" }
}
