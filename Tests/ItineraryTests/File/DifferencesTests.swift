import Itinerary
import Testing

@Suite struct DifferencesTests {
  /// Every item of six moved to every place: lines of other items, and of the frame, stay as they are and in order.
  @Test func `a move changes only the lines of what moved`() throws {
    var trip = try decode(emptyTrip)
    let items = (1...6).map { custom("item\($0)", day: 1, Double($0) * 10) }
    trip.itinerary = ItemList(items, dayCount: 5)
    let before = encode(trip).split(separator: "\n")
    for moved in 0..<6 {
      for target in 0...6 {
        var changed = items
        changed[moved].position.sortOrder = Double(target) * 10 + 5
        trip.itinerary = ItemList(changed, dayCount: 5)
        let difference = encode(trip).split(separator: "\n").difference(from: before)
        // The block of an item is two lines and one between items; they are taken out once and put in once.
        #expect(difference.insertions.count <= 3 && difference.removals.count <= 3, "\(moved) to \(target)")
        for case .insert(_, let line, _) in difference where line != "  }, {" {
          #expect(line.contains("item\(moved + 1)"), "\(moved) to \(target)")
        }
      }
    }
  }
}
