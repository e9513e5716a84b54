import Base
import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing
import TripCore

/// A state worth a picture: a trip, and the steps that lead there.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  var trip = SampleTrips.rustBelt
  var readOnly: String?
  var sizes = [Size(columns: 80, rows: 24), Size(columns: 60, rows: 18), Size(columns: 40, rows: 10)]
  /// Sizes drawn in ASCII as well.
  var asciiSizes = [Size(columns: 80, rows: 24)]
  /// Whether the picture has the styles of the cells, since they are its subject.
  var hasStyles = false
  let keys: String
  /// Events and further keys after the first ones.
  var then: [Step] = []

  enum Step {
    case event(EditorEvent)
    case keys(String)
  }

  var testDescription: String { name }

  private static let tall = Size(columns: 120, rows: 40)
  private static let all = [
    Size(columns: 200, rows: 60), Size(columns: 120, rows: 40), Size(columns: 80, rows: 24),
    Size(columns: 60, rows: 18), Size(columns: 40, rows: 10),
  ]

  private static let saveFails = Step.event(.file(.notSaved(reason: "No space left on device")))

  private static func news(_ word: String, _ message: String, isStopped: Bool = false) -> SharingNews {
    let lines = [
      "Shared in https://dav.example.org/mira/3f2a-rust-belt/.", "\(message).", "Waiting: Dinner at Mader's.",
      "Waiting: 2 deleted items.", "Chicago → Milwaukee: The place does not take it: too long.",
    ]
    return SharingNews(word: word, lines: lines, summary: "\(message).", isStopped: isStopped)
  }

  static let scenes: [Scene] = [
    Scene(name: "list-top", sizes: all, asciiSizes: [all[2], all[4]], hasStyles: true, keys: "j k"),
    Scene(name: "list-game-selected", hasStyles: true, keys: "j j"),
    Scene(name: "list-middle", sizes: [tall, all[2], all[3], all[4]], keys: "] ] ] j"),
    Scene(name: "list-end", keys: "G"),
    Scene(
      name: "list-wide", sizes: [Size(columns: 110, rows: 30), Size(columns: 170, rows: 50)],
      asciiSizes: [Size(columns: 110, rows: 24)], hasStyles: true, keys: "j j j"),
    Scene(
      name: "list-dense", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2]], hasStyles: true, keys: "z j j"),
    Scene(name: "carry-dense", sizes: [tall, all[2], all[4]], keys: "z ] j Space j j"),
    Scene(name: "menu", sizes: [tall, all[2], all[4]], hasStyles: true, keys: "j j j . Down"),
    Scene(name: "view-custom", sizes: [all[2], all[4]], keys: "j j j v"),
    Scene(name: "view-day", sizes: [all[2]], keys: "] ] v"),
    Scene(name: "empty-day", keys: "] ] ] ] ]"),
    Scene(name: "carry-leg-at-origin", keys: "] j Space"),
    Scene(name: "carry-leg-valid", sizes: all, asciiSizes: [all[2], all[4]], hasStyles: true, keys: "] j Space j j"),
    Scene(
      name: "carry-leg-invalid", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]],
      hasStyles: true, keys: "] j Space j j j"),
    Scene(name: "carry-leg-before-departure", keys: "] j Space k k k"),
    Scene(name: "carry-custom", sizes: [tall, all[2], all[3], all[4]], keys: "j j j Space j j"),
    Scene(name: "carry-onto-empty-day", keys: "j j j Space ] ] ] ] ] ]"),
    Scene(name: "dropped", hasStyles: true, keys: "j j j Space j j Space"),
    Scene(name: "snapped-back", keys: "] j Space j j j Space"),
    Scene(name: "refused-game", keys: "j j Space"),
    Scene(name: "form-new", sizes: [tall, all[2], all[3], all[4]], keys: "+"),
    Scene(name: "form-filled", keys: "j j j e"),
    Scene(
      name: "form-errors", sizes: [tall, all[2], all[3], all[4]], hasStyles: true,
      keys: "+ Tab \"soonish\" Tab Tab \"91, 200\" Enter"),
    Scene(
      name: "form-long", keys: "+ \"A title that is a good deal longer than the field has room for, by far\" Left Left"),
    Scene(name: "form-category", keys: "+ Shift-Tab Right"),
    Scene(name: "form-buttons", keys: "j j j e Shift-Tab Shift-Tab Shift-Tab"),
    Scene(name: "delete-question", keys: "j j j x"),
    Scene(name: "delete-from-form", keys: "j j j e Shift-Tab Shift-Tab Shift-Tab Enter"),
    Scene(name: "card-leg", sizes: [tall, all[2], all[3], all[4]], keys: "] j Enter"),
    Scene(name: "card-game", sizes: [tall, all[2], all[3], all[4]], keys: "j j Enter"),
    Scene(name: "card-postponed", hasStyles: true, keys: "! Enter"),
    Scene(name: "help", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]], keys: "?"),
    Scene(name: "help-end", keys: "? G"),
    Scene(name: "move-to", hasStyles: true, keys: "j j j m \"det\" Down"),
    Scene(name: "trip-page", hasStyles: true, keys: "] T j j"),
    Scene(name: "trip-page-typing", keys: "] T s"),
    Scene(name: "trip-page-preview", keys: "j j j T w \"2\" Enter"),
    Scene(name: "trip-page-refused", keys: "] T d"),
    Scene(
      name: "sharing", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]], hasStyles: true,
      keys: "] j",
      then: [.event(.sharing(news("3 waiting", "The place of the trip is out of reach: dav.example.org: no route")))]),
    Scene(
      name: "sharing-stopped", sizes: [all[2], all[4]], asciiSizes: [all[4]], hasStyles: true, keys: "] j",
      then: [.event(.sharing(news("SHARING STOPPED", "The password was refused", isStopped: true)))]),
    Scene(
      name: "sharing-page", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]], hasStyles: true,
      keys: "] j",
      then: [
        .event(.sharing(news("3 waiting", "The place of the trip is out of reach: dav.example.org: no route"))),
        .keys("T y"),
      ]),
    Scene(name: "sharing-none", sizes: [all[2], all[4]], keys: "T y"),
    Scene(name: "leg-form", hasStyles: true, keys: "] j e Tab \"10:40am\""),
    Scene(name: "leg-form-error", keys: "] j e Tab \"soon\" Enter"),
    Scene(
      name: "problems", trip: SampleTrips.problems, sizes: [Size(columns: 170, rows: 50), tall, all[2], all[4]],
      asciiSizes: [all[2], all[4]],
      hasStyles: true, keys: "p Down"),
    Scene(
      name: "changes", trip: SampleTrips.changed, sizes: [Size(columns: 170, rows: 50), all[2], all[4]],
      asciiSizes: [all[2], all[4]], keys: "c Down Down"),
    Scene(name: "changes-in-list", trip: SampleTrips.changed, sizes: [all[2], all[4]], keys: "j j"),
    Scene(name: "problems-narrowed", trip: SampleTrips.problems, keys: "p \"day 2\""),
    Scene(name: "day-totals", trip: SampleTrips.problems, sizes: [tall, all[2], all[4]], keys: "j j"),
    Scene(name: "find", keys: "/ \"dinn\""),
    Scene(name: "find-nothing", keys: "/ \"xyzzy\" Enter"),
    Scene(name: "advisory", keys: "!"),
    Scene(name: "read-only", readOnly: "the folder belongs to somebody else.", keys: "j k"),
    Scene(name: "save-failed", keys: "j j j J", then: [saveFails]),
    Scene(name: "quit-question", keys: "j j j J", then: [saveFails, .keys("q")]),
    Scene(name: "file-gone", keys: "j j j J", then: [.event(.file(.gone(isUnsaved: true))), .keys("r")]),
    Scene(
      name: "other-trip", keys: "j j j J",
      then: [.event(.file(.replaced(by: "Great Lakes Loop", isUnsaved: true))), .keys("r")]),
    Scene(name: "leave-form", keys: "j j j e \" late\" Esc"),
    Scene(name: "form-coordinates", keys: "j j j e Tab Tab Tab"),
    Scene(
      name: "form-line", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]],
      keys: "+ \"7:30pm dinner @ Q39 for 2h\""),
    Scene(
      name: "form-places", sizes: [tall, all[2], all[3], all[4]], asciiSizes: [all[2], all[4]], hasStyles: true,
      keys: "+ \"Game\" Tab Tab Tab \"wri\" Down"),
    Scene(
      name: "form-notes", sizes: [all[2], all[4]],
      keys: "+ \"Game\" Tab Tab Tab Tab \"Gate F\" Enter \"bring the scorebook\" Enter \"ring Ann\" Up"),
    Scene(name: "save-elsewhere", keys: "j j j J", then: [saveFails, .keys("q s \"~/rust-belt.json\"")]),
    Scene(name: "export", sizes: [all[1], all[2], all[3], all[4]], hasStyles: true, keys: "E Down Down"),
    Scene(name: "export-no-format", keys: "E Ctrl-U \"~/trip\" Enter"),
    Scene(name: "export-exists", keys: "E Enter", then: [.event(.exportReported(.exists))]),
    Scene(
      name: "too-small", sizes: [Size(columns: 39, rows: 10), Size(columns: 80, rows: 9), Size(columns: 12, rows: 4)],
      keys: "j"),
    Scene(
      name: "hostile", trip: SampleTrips.hostile, sizes: [tall, all[2], all[4]], asciiSizes: [all[2]], keys: "j k"),
    Scene(name: "hostile-end", trip: SampleTrips.hostile, keys: "G"),
    Scene(name: "hostile-carried", trip: SampleTrips.hostile, keys: "j j j j j Space j"),
    Scene(name: "hostile-deleted", trip: SampleTrips.hostile, keys: "j x"),
    Scene(name: "two-portlands", trip: SampleTrips.portlands, keys: "] j"),
    Scene(name: "empty-trip", trip: TripSketch.trip(""), keys: "k"),
  ]

  /// The scene on every screen it is drawn for.
  var frames: [(heading: String, frame: Frame)] {
    let screens = sizes.map { ($0, Repertoire.unicode) } + asciiSizes.map { ($0, Repertoire.ascii) }
    return screens.map { size, repertoire in
      let heading = "\(size.columns)x\(size.rows)\(repertoire == .ascii ? " ascii" : "")"
      return (heading, robot(size, repertoire).frame)
    }
  }

  func robot(_ size: Size, _ repertoire: Repertoire) -> Robot {
    var robot = Robot(trip, size: size, repertoire: repertoire, strikesOut: repertoire == .unicode, readOnly: readOnly)
    robot.press(keys)
    for step in then {
      switch step {
      case .event(let event): robot.happen(event)
      case .keys(let keys): robot.press(keys)
      }
    }
    return robot
  }
}
