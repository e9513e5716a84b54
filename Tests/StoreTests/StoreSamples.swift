import Itinerary
import Store

/// - Parameter moment: of the last change of the name, in milliseconds.
func sampleTrip(_ name: String, id: String = "trip-1", at moment: Int = 0, items: [Item] = []) -> Trip {
  Trip(
    id: id, name: name, startDate: CivilDate(dayNumber: 20_637), dayCount: 3,
    modifiedAt: Timestamp(microseconds: Int64(moment) * 1000), items: items)
}

func note(_ id: String, day: Int = 1, at moment: Int = 0) -> Item {
  Item(
    id: ItemID(id), position: Position(day: day, sortOrder: 1),
    modifiedAt: Timestamp(microseconds: Int64(moment) * 1000),
    kind: .custom(CustomItem(title: id, category: .note)))
}

func versions(of trip: Trip) -> (ours: Trip, theirs: Trip) {
  var (ours, theirs) = (trip, trip)
  ours.itinerary.insert(note("ours"))
  theirs.itinerary.insert(note("theirs"))
  return (ours, theirs)
}

func text(_ trip: Trip) -> String { String(decoding: trip.json, as: UTF8.self) }

func failure<Value>(_ body: @autoclosure () throws(StoreError) -> Value) -> StoreError? {
  failure { () throws(StoreError) in _ = try body() }
}

func failure(_ body: () throws(StoreError) -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}
