import Base
import Testing
import TripCore

/// What can be shown of a trip before its file has been read to the end.
@Suite struct BeginningTests {
  private static func trip(days: Int, each: Int) throws -> Trip {
    var items: [Item] = []
    for day in 1...days {
      for number in 1...each {
        items.append(
          Item(
            id: ItemID("\(day)-\(number)"), position: Position(day: day, sortOrder: Double(number)),
            modifiedAt: Timestamp(microseconds: 0), kind: .custom(CustomItem(title: "Stop \(number)", category: .note)))
        )
      }
    }
    return Trip(
      id: "trip", name: "Long", startDate: try #require(CivilDate("2030-07-01")), dayCount: days,
      modifiedAt: Timestamp(microseconds: 0), items: items)
  }

  @Test func `whole days of the trip are known wherever the text ends`() throws {
    let trip = try Self.trip(days: 4, each: 3)
    let bytes = TripFile.encode(trip)
    var mostDays = 0
    for end in 0...bytes.count {
      guard let beginning = TripFile.beginning(Array(bytes[..<end])) else { continue }
      let days = beginning.itinerary.items.last?.position.day ?? 0
      #expect(beginning.itinerary.items == trip.itinerary.items.filter { $0.position.day <= days })
      #expect(beginning.dayCount == 4)
      #expect(beginning.name == "Long")
      mostDays = max(mostDays, days)
    }
    #expect(mostDays == 3)
  }

  @Test func `items out of order say nothing of the beginning`() throws {
    let text = String(decoding: TripFile.encode(try Self.trip(days: 3, each: 1)), as: UTF8.self)
    let shuffled = text.replacing("\"day\": 1", with: "\"day\": 9").replacing("\"day\": 2", with: "\"day\": 1")
    #expect(TripFile.beginning(Array(shuffled.utf8)) == nil)
  }

  @Test func `what is no trip has no beginning`() {
    for text in ["", "{", "[1, 2", "{\"format\": \"other\", \"items\": [", "{\"items\": [{}"] {
      #expect(TripFile.beginning(Array(text.utf8)) == nil)
    }
  }
}
