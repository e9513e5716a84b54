import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// Sorting the rows of a day by their times.
struct DaySortingTests {
  /// A trip of one day, or more; `9:dinner` is a custom item at nine, `@13` a game at 13:00, `@?` one without a time.
  private func trip(_ rows: String) -> Trip {
    let days = rows.split(separator: "|", omittingEmptySubsequences: false)
    let items = days.enumerated().flatMap { index, day in
      day.split(separator: " ").enumerated().map { row, word in item(String(word), day: index + 1, row: row) }
    }
    return TripSketch.trip(days: days.count, items)
  }

  private func item(_ word: String, day: Int, row: Int) -> Item {
    var item = TripSketch.custom(word, day: day, Double(row + 1))
    if word.hasPrefix("@") {
      let (city, hour) = (String(word.dropFirst().prefix(1)), Int(word.dropFirst(2)))
      let start = OffsetDateTime(
        date: TripSketch.firstDay.adding(days: day - 1), secondOfDay: (hour ?? 0) * 3600, offsetSeconds: 0)
      item.kind = .game(
        Game(
          gameID: word, away: "V", home: "H", city: city, start: .at(start), status: hour == nil ? .timeTBD : .scheduled
        ))
    } else if word.contains(">") {
      item.kind = .travel(Leg(from: String(word.prefix(1)), to: String(word.dropFirst(2).prefix(1))))
    } else if let hour = Int(word.prefix { $0 != ":" }), word.contains(":") {
      item.kind = .custom(CustomItem(title: word, category: .note, time: ClockTime(hour: hour, minute: 0)))
    }
    return item
  }

  private func sorted(_ rows: String) throws -> String {
    var trip = trip(rows)
    try trip.apply(.sortDay(1, Zones([:])), at: TripSketch.moment(1000))
    let once = trip
    try expect(trip.apply(.sortDay(1, Zones([:])), at: TripSketch.moment(2000)), .unchanged)
    expect(trip, once)
    return TripSketch.outline(trip)
  }

  @Test func `sorts timed rows by time`() throws {
    try expect(sorted("20:a 9:b 12:c"), "9:b 12:c 20:a")
    try expect(sorted("9:b 9:a"), "9:b 9:a")
  }

  @Test func `a row after midnight stays below one before`() throws {
    var trip = TimelineSketch.trip([
      TimelineSketch.game("Chicago, IL", "13:00"), TimelineSketch.custom("Bar", "23:00"),
      TimelineSketch.custom("Snack", "00:30"),
    ])
    try expect(trip.apply(.sortDay(1, TestZones.all), at: TripSketch.moment(1000)), .unchanged)
  }

  @Test func `rows without a time stay behind the row above them`() throws {
    try expect(sorted("20:a note 9:b"), "9:b 20:a note")
    try expect(sorted("first 20:a note more 9:b"), "9:b first 20:a note more")
    try expect(sorted("x y"), "x y")
  }

  @Test func `games stay, and custom items are sorted around them`() throws {
    try expect(sorted("20:a @A13 9:b"), "9:b @A13 20:a")
    var trip = trip("20:a @A13 9:b")
    try trip.apply(.sortDay(1, Zones([:])), at: TripSketch.moment(1000))
    expect(trip.item("@A13")?.modifiedAt, TripSketch.made)
  }

  @Test func `games keep their order`() throws {
    try expect(sorted("@A19 15:a @B13"), "15:a @A19 @B13")
    try expect(sorted("@A? 9:a @B?"), "@A? 9:a @B?")
    try expect(sorted("12:x @A? 9:a @B13"), "9:a 12:x @A? @B13")
  }

  @Test func `legs stay between their games`() throws {
    try expect(sorted("22:a A>B @B19 | @B20"), "A>B @B19 22:a | @B20")
    try expect(sorted("@A13 22:a A>B 9:b @B19"), "9:b @A13 A>B @B19 22:a")
    try expect(sorted("@A13 A>B 9:b | @B19"), "9:b @A13 A>B | @B19")
    try expect(sorted("@A13 9:b A>B | @B19"), "9:b @A13 A>B | @B19")
  }

  /// Without legs. A game counts from the latest start of the games down to it. Rows without a time go with the row above,
  /// and the last of them with the row below where games would otherwise be out of order.
  @Test func `sorting all days of up to four rows matches the reference`() {
    func extend(_ rows: [DaySorting.Row]) {
      let sorting = DaySorting(rows)
      expect(sorting.order, Self.order(rows), "\(rows)")
      let retained = rows.indices.filter(sorting.retained.contains)
      #expect(rows.indices.allSatisfy { !rows[$0].isGame || retained.contains($0) }, "\(rows)")
      expect(sorting.order.filter(retained.contains), retained, "\(rows)")
      let possible = (0..<1 << rows.count).map { set in rows.indices.filter { set >> $0 & 1 == 1 } }
      let most = possible.filter { set in
        sorting.order.filter(set.contains) == set && rows.indices.allSatisfy { !rows[$0].isGame || set.contains($0) }
      }
      expect(retained.count, most.map(\.count).max(), "\(rows)")
      if rows.count == 4 { return }
      for isGame in [false, true] {
        for time in [nil, 1, 2, 3] { extend(rows + [DaySorting.Row(time: time, isGame: isGame)]) }
      }
    }
    extend([])
  }

  private static func order(_ rows: [DaySorting.Row]) -> [Int] {
    let games = rows.indices.filter { rows[$0].isGame }
    var keys = rows.map(\.time)
    func hold() {
      for game in games where keys[game] != nil {
        keys[game] = games.filter { $0 <= game }.compactMap { keys[$0] }.max()
      }
    }
    hold()
    while let first = keys.firstIndex(of: nil), keys.contains(where: { $0 != nil }) {
      let end = keys[first...].firstIndex { $0 != nil } ?? keys.count
      let (above, below) = (first > 0 ? keys[first - 1] : nil, end < keys.count ? keys[end] : nil)
      let choices = (first...end).reversed().map { split in
        keys.enumerated().map { row, key in key ?? (row < split ? above ?? below : row < end ? below ?? above : nil) }
      }
      keys =
        choices.first { keys in zip(games, games.dropFirst()).allSatisfy { isRising(keys[$0], keys[$1]) } }
        ?? choices[0]
    }
    hold()
    return rows.indices.sorted { (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1) }
  }

  private static func isRising(_ first: Int?, _ second: Int?) -> Bool { first ?? 0 <= second ?? .max }

  @Test func `renumbers as few rows as possible`() throws {
    var trip = trip("9:a 10:b 20:c 11:d 12:e")
    try expect(trip.apply(.sortDay(1, Zones([:])), at: TripSketch.moment(1000)), .changed)
    expect(trip.itinerary.items.filter { $0.modifiedAt != TripSketch.made }.map(\.id.text), ["20:c"])
  }
}
