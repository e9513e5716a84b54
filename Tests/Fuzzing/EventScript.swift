import Editor
import EditorTestSupport
import Itinerary
import Screen
import Sharing
import TestSupport

/// Bytes read as a session: two that say how it starts, then events, of one byte or a few each.
struct EventScript {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  private mutating func number(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

  mutating func start() -> EditorState {
    let trip = EventScript.trips[number(below: EventScript.trips.count)]
    let choice = number(below: 32)
    let displaySettings = DisplaySettings(
      size: EventScript.sizes[choice % EventScript.sizes.count], isPlain: choice >= 24)
    return EditorState(
      displayed: DisplayedTrip(trip, zones: TestZones.all, wording: displaySettings.wording()),
      displaySettings: displaySettings,
      readOnly: choice == 7 ? "it is only a test." : nil, seed: 7)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Nil at the end.
  mutating func next(in state: EditorState) -> EditorEvent? {
    rest.popFirst().map { event(Int($0 & 0x7F), in: state) }
  }

  private mutating func event(_ number: Int, in state: EditorState) -> EditorEvent {
    if number < EventScript.keys.count { return .input(.key(EventScript.keys[number])) }
    switch number {
    case 80..<92: return mouse(.press, in: state)
    case 92..<104: return mouse(.drag, in: state)
    case 104..<110: return mouse(.release, in: state)
    case 110: return mouse(.wheelUp, in: state)
    case 111: return mouse(.wheelDown, in: state)
    case 112: return .input(.resized(EventScript.sizes[self.number(below: EventScript.sizes.count)]))
    case 113..<120: return .file(.changed(changed(state.displayed.trip)))
    case 120:
      let (old, new) = (state.displayed.trip, changed(state.displayed.trip))
      return .scheduleFollowed(new, Operation(named: "update", from: old, to: new, at: new.modifiedAt), [])
    case 121: return .input(.paste(["", "Lunch", "one\ntwo\n", "\u{1B}[31m\u{202E}\t"][self.number(below: 4)]))
    case 122: return .pointerHeld
    case 123: return .file(.saved)
    case 124: return .file(.notSaved(reason: "the disk is full"))
    case 125: return .highlightElapsed
    case 126: return .file(.unchanged)
    default: return .file(EventScript.events[self.number(below: EventScript.events.count)])
    }
  }

  private static let events: [FileEvent] = [
    .notReloaded(reason: "it is damaged"), .damaged(reason: "it is cut off"), .missing(isUnsaved: false),
    .missing(isUnsaved: true), .replaced(by: "Other", isUnsaved: true), .back, .savingTakesLong,
  ]

  private mutating func mouse(_ action: MouseEvent.Action, in state: EditorState) -> EditorEvent {
    let (row, column) = (number(below: max(1, state.size.rows + 1)), [10, 2, 0, state.size.columns - 3, 300])
    return .input(.mouse(MouseEvent(action, column: max(0, column[row % 7 % column.count]), row: row)))
  }

  /// The trip as another program might leave it.
  private mutating func changed(_ trip: Trip) -> Trip {
    let ids = trip.itinerary.items.map(\.id.text)
    let day = 1 + number(below: trip.dayCount)
    let id = ids.isEmpty ? "" : ids[number(below: ids.count)]
    let order = Double(number(below: 8)) / 2
    switch number(below: 6) {
    case 0: return trip.removing(id)
    case 1: return trip.adding("New\(ids.count).\(rest.count)", day: day, sortOrder: order)
    case 2: return trip.adding("@Detroit+\(ids.count).\(rest.count)", day: day, sortOrder: order)
    case 3 where trip.dayCount > 1:
      let items = trip.itinerary.items.filter { $0.position.day < trip.dayCount }
      return trip.with(items: items, dayCount: trip.dayCount - 1)
    case 4 where trip.dayCount < 40: return trip.with(items: trip.itinerary.items, dayCount: trip.dayCount + 1)
    default: return trip.moving(id, day: day, sortOrder: order)
    }
  }

  private static let trips = [
    "@Chicago Dinner | Chicago>Detroit | | @Detroit Hotel", "", "| |", "Lunch", "@Chicago | @Chicago!",
    "Chicago>Detroit @Detroit Detroit>Chicago @Chicago Chicago>Detroit#2 @Detroit+2",
    "@Detroit Chicago>Detroit | Museum | @Chicago? Note", "A>B B>A @A | @B A>B#2 One Two | | Three @A+2",
    "One Two Three Four Five Six Seven Eight Nine Ten | @A | Eleven | | | | Twelve A>B Thirteen Fourteen @B",
  ].map(TripSketch.trip)

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 10), Size(columns: 60, rows: 14), Size(columns: 120, rows: 30),
    Size(columns: 39, rows: 24), Size(columns: 1, rows: 1), Size(columns: 0, rows: 0), Size(columns: 48, rows: 11),
  ]

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown,
      .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function(1), .control("u"), .control("d"),
      .control("c"), .control("l"), .control("z"), .control("a"), .control("w"),
    ] + " +aedxyYnNmtr?q/!:gGJKHL0123".unicodeScalars.map { .character($0) } + [.character("\u{301}"), .character("界")]
}

/// Checks of what is stored in a remote: an entry that is read from it is written as an event that reads back.
enum EventCheck {
  static func violation(about bytes: [UInt8]) -> String? {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit")
    let codec = EventCodec(trip, importsForeignEvents: true, zones: TestZones.all)
    let body = Array("BEGIN:VCALENDAR\n".utf8) + bytes
    for held in [nil] + trip.itinerary.items.map(SharedEntry.item) {
      guard let entry = codec.read(body, changedAt: nil, expected: held).entry else { continue }
      let written = codec.body(of: entry, over: body)
      if codec.read(written, changedAt: nil, expected: entry) != .own(entry) {
        return "an entry that does not read back"
      }
    }
    return nil
  }
}
