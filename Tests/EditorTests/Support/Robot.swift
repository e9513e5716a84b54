import Editor
import EditorTestSupport
import Itinerary
import Preferences
import Screen
import TestSupport
import Testing

/// A user at the keyboard: presses keys, collects what the editor wants done, and looks at the screen after every event.
struct Robot {
  private(set) var state: EditorState
  /// The effects of the last `press` or `happen`.
  private(set) var effects: [EditorEffect] = []
  /// The time, which advances by a second with every event.
  private(set) var now = timestamp("2026-06-02T08:00:00.000Z")
  /// Whether the frame is painted and looked at after every event; of the keys of a script, after the last alone unless all
  /// cases are tried.
  var looksAtScreen = true
  /// The recorded operations, from which undo and redo are answered at once.
  private(set) var operations = OperationLog()

  init(
    _ trip: Trip, size: Size = Size(columns: 80, rows: 24), repertoire: CharacterSupport = .unicode,
    strikesOut: Bool = true,
    isPlain: Bool = false, wording: Wording = Wording(), readOnly: String? = nil, hasGeocoder: Bool = false,
    keyLines: [ConfigLine] = [], hasLinks: Bool = false
  ) {
    let presentation = DisplaySettings(
      size: size, repertoire: repertoire, clock: wording.clock, distance: wording.distance, isPlain: isPlain,
      strikesOut: strikesOut, hasLinks: hasLinks, keyLines: keyLines)
    let shown = ShownTrip(trip, zones: TestZones.all, wording: presentation.wording())
    state = EditorState(
      shown: shown, presentation: presentation, readOnly: readOnly, hasGeocoder: hasGeocoder, seed: 7)
  }

  init(_ sketch: String, size: Size = Size(columns: 80, rows: 24), readOnly: String? = nil) {
    self.init(TripSketch.trip(sketch), size: size, readOnly: readOnly)
  }

  // MARK: Doing

  /// Presses the keys of a script, `j j Space "text" Enter`.
  mutating func press(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    effects = []
    do {
      let (keys, looks) = (try KeyScript(script).keys, looksAtScreen)
      defer { looksAtScreen = looks }
      for (number, key) in keys.enumerated() {
        looksAtScreen = looks && (Portion.isWhole || number == keys.count - 1)
        apply(.input(.key(key)), sourceLocation)
      }
    } catch {
      Issue.record("the script can't be read: \(error)", sourceLocation: sourceLocation)
    }
  }

  mutating func press(_ key: Key, sourceLocation: SourceLocation = #_sourceLocation) {
    effects = []
    apply(.input(.key(key)), sourceLocation)
  }

  mutating func happen(_ event: EditorEvent, sourceLocation: SourceLocation = #_sourceLocation) {
    effects = []
    apply(event, sourceLocation)
  }

  /// Applies several events at the same moment.
  mutating func happenTogether(_ events: [EditorEvent], sourceLocation: SourceLocation = #_sourceLocation) {
    let moment = now
    for event in events {
      now = moment
      happen(event, sourceLocation: sourceLocation)
    }
  }

  /// Reports a trip as another program left it in the file.
  mutating func find(onDisk trip: Trip, sourceLocation: SourceLocation = #_sourceLocation) {
    happen(.file(.changed(trip)), sourceLocation: sourceLocation)
  }

  /// Goes to the row of an item.
  mutating func select(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let index = trip.itinerary.index(of: ItemID(id)) else {
      Issue.record("no item \(id)", sourceLocation: sourceLocation)
      return
    }
    let row = ListRows(trip.itinerary).number(ofItemAt: index)
    press("Home" + String(repeating: " j", count: row.rawValue), sourceLocation: sourceLocation)
  }

  /// Picks up an item.
  mutating func lift(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    select(id, sourceLocation: sourceLocation)
    press("Space", sourceLocation: sourceLocation)
  }

  private mutating func apply(_ event: EditorEvent, _ sourceLocation: SourceLocation) {
    let before = state
    let asked = state.apply(event, at: now)
    now.microseconds += 1_000_000
    for complaint in Invariants.complaints(before, event, state, asked, looksAtScreen: looksAtScreen) {
      Issue.record("after \(event): \(complaint)", sourceLocation: sourceLocation)
    }
    for effect in asked {
      switch effect {
      case .file(.record(let operation)): operations.record(operation)
      case .file(.take(let direction)): apply(.file(operations.answer(direction)), sourceLocation)
      default: effects.append(effect)
      }
    }
  }

  // MARK: Looking

  var trip: Trip { state.shown.trip }
  var outline: String { TripSketch.outline(trip) }
  var status: String { state.status.text }
  var frame: Frame { state.painted() }
  /// The words of a page over the list, on a screen of 80 columns.
  var wordsOfPage: String {
    let frame = frame
    return (0..<frame.size.rows).flatMap { frame.text(ofRow: $0).dropFirst(4).prefix(72).split(separator: " ") }
      .joined(separator: " ")
  }

  var rows: ListRows { ListRows(trip.itinerary) }

  var drag: Drag? {
    if case .carry(let drag) = state.mode { drag } else { nil }
  }

  var form: ItemForm? {
    if case .form(let form) = state.mode { form } else { nil }
  }

  /// The text typed in a field of the form.
  func typed(_ field: ItemForm.Field) -> String? { form?.inputs[field]?.text }

  var isBrowsing: Bool { state.mode == .browse }

  /// Whether Escape leads back to the list, with a yes if a changed form asks.
  var leadsHome: Bool {
    var state = state
    return state.goHome(at: now)
  }

  /// How often the outside was asked to write.
  var saves: Int { effects.count { $0 == .save } }

  /// The identity of the selected item; the name of the day for a header.
  var selected: String {
    switch rows[state.selection] {
    case .day(let day): "Day \(day)"
    case .item(let index): trip.itinerary[index].id.text
    }
  }

  /// The outline with `^` where the carried item is held, and the item itself left out.
  var held: String? {
    guard let drag else { return nil }
    let slots = drag.slots(of: state.shown)
    let days = trip.itinerary.days.map { day in
      var words = trip.itinerary.range(ofDay: day).filter { $0 != drag.carried }.map { trip.itinerary[$0].id.text }
      if slots.day(of: drag.target) == day { words.insert("^", at: slots[drag.target].index) }
      return words.joined(separator: " ")
    }
    return days.joined(separator: " | ").split(separator: " ").joined(separator: " ")
  }
}
