import Editor
import EditorTestSupport
import Itinerary
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
    _ trip: Trip, size: Size = Size(columns: 80, rows: 24), characterSupport: CharacterSupport = .unicode,
    strikesOut: Bool = true, isPlain: Bool = false, wording: Wording = Wording(), readOnly: String? = nil,
    hasGeocoder: Bool = false, keyLines: [ConfigLine] = [], hasLinks: Bool = false
  ) {
    let displaySettings = DisplaySettings(
      size: size, characterSupport: characterSupport, clock: wording.clock, distance: wording.distance,
      isPlain: isPlain, strikesOut: strikesOut, hasLinks: hasLinks, keyLines: keyLines)
    let displayed = DisplayedTrip(trip, zones: TestZones.all, wording: displaySettings.wording())
    state = EditorState(
      displayed: displayed, displaySettings: displaySettings, readOnly: readOnly, hasGeocoder: hasGeocoder, seed: 7)
  }

  init(_ sketch: String, size: Size = Size(columns: 80, rows: 24), readOnly: String? = nil) {
    self.init(TripSketch.trip(sketch), size: size, readOnly: readOnly)
  }

  // MARK: Doing

  /// What must hold after a step.
  enum Expectation {
    /// The status, its beginning, its end, a part of it.
    case status(String), begins(String), ends(String), mentions(String)
    case shows(String)
    /// What is ``selected``; ``held`` and ``outline``, normalized.
    case selects(String), holds(String), outlines(String)
    case saves(Int), effects([EditorEffect])
    /// A part of the title, the tone of the status, the name of the mode.
    case titles(String), tone(Status.Tone), mode(String)
    case holdsTrip(Trip), types(ItemForm.Field, String)
    /// The list is in front.
    case browses
  }

  private func check(_ expected: [Expectation], _ location: SourceLocation) {
    for expectation in expected {
      switch expectation {
      case .status(let text): expect(status, text, sourceLocation: location)
      case .begins(let text): #expect(status.hasPrefix(text), sourceLocation: location)
      case .ends(let text): #expect(status.hasSuffix(text), sourceLocation: location)
      case .mentions(let text): #expect(status.contains(text), sourceLocation: location)
      case .shows(let text): #expect(frame.text.contains(text), sourceLocation: location)
      case .selects(let id): expect(selected, id, sourceLocation: location)
      case .holds(let sketch): expect(held, TripSketch.normal(sketch), sourceLocation: location)
      case .outlines(let sketch): expect(outline, TripSketch.normal(sketch), sourceLocation: location)
      case .titles(let text): #expect(frame.text(ofRow: 0).contains(text), sourceLocation: location)
      case .tone(let tone): expect(state.status.tone, tone, sourceLocation: location)
      case .mode(let name): expect(state.mode.name, name, sourceLocation: location)
      case .holdsTrip(let trip): expect(self.trip, trip, sourceLocation: location)
      case .types(let field, let text): expect(typed(field), text, sourceLocation: location)
      case .saves(let count): expect(saves, count, sourceLocation: location)
      case .effects(let wanted): expect(effects, wanted, sourceLocation: location)
      case .browses: #expect(isBrowsing, sourceLocation: location)
      }
    }
  }

  /// Presses the keys of a script, `j j Space "text" Enter`, on the row of an item if one is given.
  mutating func press(
    _ script: String, on id: String? = nil, _ expected: Expectation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let id { select(id, sourceLocation: sourceLocation) }
    press(script, sourceLocation)
    check(expected, sourceLocation)
  }

  @discardableResult func pressing(
    _ script: String, on id: String? = nil, _ expected: Expectation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Robot {
    var robot = self
    robot.press(script, on: id, sourceLocation: sourceLocation)
    robot.check(expected, sourceLocation)
    return robot
  }

  private mutating func press(_ script: String, _ sourceLocation: SourceLocation) {
    effects = []
    do {
      let (keys, looks) = (try KeyScript(script).keys, looksAtScreen)
      defer { looksAtScreen = looks }
      for (number, key) in keys.enumerated() {
        looksAtScreen = looks && (Portion.isComplete || number == keys.count - 1)
        apply(.input(.key(key)), sourceLocation)
      }
    } catch {
      Issue.record("the script can't be read: \(error)", sourceLocation: sourceLocation)
    }
  }

  mutating func press(_ key: Key, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation) {
    happen(.input(.key(key)), sourceLocation: sourceLocation)
    check(expected, sourceLocation)
  }

  mutating func happen(
    _ event: EditorEvent, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    effects = []
    apply(event, sourceLocation)
    check(expected, sourceLocation)
  }

  func happening(_ event: EditorEvent, sourceLocation: SourceLocation = #_sourceLocation) -> Robot {
    var robot = self
    robot.happen(event, sourceLocation: sourceLocation)
    return robot
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
  mutating func find(onDisk trip: Trip, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation) {
    happen(.file(.changed(trip)), sourceLocation: sourceLocation)
    check(expected, sourceLocation)
  }

  mutating func select(_ id: String, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation) {
    guard let index = trip.itinerary.index(of: ItemID(id)) else {
      return fail("no item \(id)", sourceLocation: sourceLocation)
    }
    let row = ListRows(trip.itinerary).number(ofItemAt: index)
    press("Home" + String(repeating: " j", count: row.rawValue), sourceLocation: sourceLocation)
    check(expected, sourceLocation)
  }

  private mutating func apply(_ event: EditorEvent, _ sourceLocation: SourceLocation) {
    let before = state
    let requested = state.apply(event, at: now)
    now.microseconds += 1_000_000
    for violation in Invariants.violations(before, event, state, requested, looksAtScreen: looksAtScreen) {
      Issue.record("after \(event): \(violation)", sourceLocation: sourceLocation)
    }
    for effect in requested {
      switch effect {
      case .file(.record(let operation)): operations.record(operation)
      case .file(.take(let direction)): apply(.file(operations.answer(direction)), sourceLocation)
      default: effects.append(effect)
      }
    }
  }

  // MARK: Looking

  var trip: Trip { state.displayed.trip }
  var outline: String { TripSketch.outline(trip) }
  var status: String { state.status.text }
  var frame: Frame { state.painted() }
  /// The words of a page over the list, on a screen of 80 columns.
  var wordsOfPage: String {
    let frame = frame
    return (0..<frame.size.rows).flatMap { frame.text(ofRow: $0).dropFirst(4).prefix(72).split(separator: " ") }
      .joined(separator: " ")
  }

  func titles(ofDay day: Int) -> [String] {
    trip.itinerary.range(ofDay: day).compactMap { trip.itinerary[$0].custom?.title }
  }

  var rows: ListRows { ListRows(trip.itinerary) }

  var drag: Drag? { if case .carry(let drag) = state.mode { drag } else { nil } }

  var form: ItemForm? { if case .form(let form) = state.mode { form } else { nil } }

  func typed(_ field: ItemForm.Field) -> String? { form?.inputs[field]?.text }

  var isBrowsing: Bool { state.mode == .normal }

  /// Whether Escape leads back to the list, with a yes if a changed form asks.
  var leadsHome: Bool {
    var state = state
    return state.goHome(at: now)
  }

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
    let slots = drag.slots(of: state.displayed)
    let days = trip.itinerary.days.map { day in
      var words = trip.itinerary.range(ofDay: day).filter { $0 != drag.carried }.map { trip.itinerary[$0].id.text }
      if slots.day(of: drag.target) == day { words.insert("^", at: slots[drag.target].index) }
      return words.joined(separator: " ")
    }
    return days.joined(separator: " | ").split(separator: " ").joined(separator: " ")
  }
}

extension Robot {
  /// The first row of the screen that shows a text; −1 if none does.
  func line(showing text: String) -> Int {
    let frame = frame
    return (0..<frame.size.rows).first { frame.text(ofRow: $0).contains(text) } ?? -1
  }

  mutating func point(
    _ action: MouseEvent.Action, column: Int = 10, line: Int, _ expected: Expectation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    happen(.input(.mouse(MouseEvent(action, column: column, row: line))), sourceLocation: sourceLocation)
    check(expected, sourceLocation)
  }

  mutating func click(
    line: Int, column: Int = 10, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    point(.press, column: column, line: line, sourceLocation: sourceLocation)
    point(.release, column: column, line: line, sourceLocation: sourceLocation)
    check(expected, sourceLocation)
  }

  /// Presses on the row that shows a text, moves through each line to another, and lets go there.
  mutating func dragRow(
    showing text: String, to target: Int, _ expected: Expectation..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = line(showing: text)
    point(.press, line: start)
    let lines = target > start ? Array(start + 1...target) : Array((target..<start).reversed())
    for line in lines { point(.drag, line: line) }
    point(.release, line: target)
    check(expected, sourceLocation)
  }
}
