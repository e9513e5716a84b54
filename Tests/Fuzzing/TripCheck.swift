import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport

/// What is read comes back when it is written and read again; what is repaired reads back.
enum TripCheck {
  static func violation(about bytes: [UInt8]) -> String? {
    let trip = try? Trip(json: bytes)
    let repaired = TripFile.repair(bytes)
    if let trip {
      if let violation = violation(about: trip) { return "read: \(violation)" }
      if repaired != RepairedTrip(trip: trip, repairs: []) { return "a whole file is repaired" }
    } else if let repaired {
      if repaired.repairs.isEmpty { return "a damaged file is repaired without a word" }
      if let violation = violation(about: repaired.trip) { return "repaired: \(violation)" }
    }
    return nil
  }

  private static func violation(about trip: Trip) -> String? {
    let written = trip.json
    guard let again = try? Trip(json: written) else { return "what was written does not read" }
    if again != trip { return "another trip comes back" }
    if again.json != written { return "written again it is another file" }
    return nil
  }
}

/// Whatever reads can be merged, shown and walked through.
enum OpenCheck {
  static func violation(about bytes: [UInt8]) -> String? {
    guard let trip = try? Trip(json: bytes) else { return nil }
    let merged = trip.inMergedForm
    if merged.inMergedForm != merged { return "merging twice is not merging once" }
    if (try? trip.merged(with: trip)) != merged { return "merging with itself is not the merged form" }
    let displaySettings = DisplaySettings(size: Size(columns: 60, rows: 16))
    var state = EditorState(
      displayed: DisplayedTrip(trip, zones: TestZones.all, wording: displaySettings.wording()),
      displaySettings: displaySettings, seed: 1
    )
    for key in keys {
      let before = state
      let event = EditorEvent.input(.key(key))
      let effects = state.apply(event, at: now)
      let violations = Invariants.violations(before, event, state, effects, looksAtScreen: true)
      if let violation = violations.first { return "\(key.notation): \(violation)" }
    }
    return nil
  }

  private static let now = timestamp("2026-06-02T08:00:00.000Z")

  /// Down the first rows: open each, pick it up, move it, put it back; then the ends of the trip.
  private static let keys: [Key] =
    [[Key]](
      repeating: [.down, .enter, .escape, .character("m"), .escape, .character(" "), .tab, .down, .escape], count: 4
    )
    .flatMap(\.self) + [.character("!"), .end, .up, .character(" "), .home, .end, .escape, .character("?"), .escape]
}
