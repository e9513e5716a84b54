import Itinerary

/// What is read comes back when it is written and read again; what is repaired reads back.
enum TripCheck {
  static func complaint(about bytes: [UInt8]) -> String? {
    let trip = try? Trip(json: bytes)
    let repaired = TripFile.repair(bytes)
    if let trip {
      if let complaint = complaint(about: trip) { return "read: \(complaint)" }
      if repaired != RepairedTrip(trip: trip, repairs: []) { return "a whole file is repaired" }
    } else if let repaired {
      if repaired.repairs.isEmpty { return "a damaged file is repaired without a word" }
      if let complaint = complaint(about: repaired.trip) { return "repaired: \(complaint)" }
    }
    return nil
  }

  private static func complaint(about trip: Trip) -> String? {
    let written = trip.json
    guard let again = try? Trip(json: written) else { return "what was written does not read" }
    if again != trip { return "another trip comes back" }
    if again.json != written { return "written again it is another file" }
    return nil
  }
}
