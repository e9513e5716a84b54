import Editor
import Itinerary
import Screen
import TestSupport

package enum EveryInput {
  package static let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 100, rows: 40),
    Size(columns: 170, rows: 50),
  ]

  /// The trip that the events of ``otherEvents`` change.
  package static let sketch = "@Chicago Dinner Chicago>Detroit Detroit>Chicago | Museum | | @Detroit Hotel"

  /// Every key that is bound somewhere, and keys of every kind that are not.
  package static let keys: [Key] = {
    let bound = KeyContext.allCases.flatMap(\.bindings).flatMap(\.keys)
    let typed: [Key] = ["y", "Y", "z", "0", "\"", "é", "\u{301}", "界", "🍴", "\u{200D}"].map { .character($0) }
    let control = "abcdefhjklnuwxz".unicodeScalars.map { Key.control($0) }
    let named: [Key] = [.insert, .function(5), .function(12)]
    return Array(Set(bound + typed + control + named)).sorted { $0.notation < $1.notation }
  }()

  /// Events of every kind but keys, the mouse and pastes.
  package static let otherEvents: [EditorEvent] = [
    .input(.resized(Size(columns: 1, rows: 1))), .input(.resized(Size(columns: 40, rows: 10))),
    .input(.resized(Size(columns: 39, rows: 50))), .input(.resized(Size(columns: 200, rows: 60))),
    .input(.resized(Size(columns: 0, rows: 0))), .file(.unchanged), .file(.notReloaded(reason: "no")), .file(.saved),
    .file(.notSaved(reason: "full")), .highlightElapsed, .file(.damaged(reason: "cut")), .file(.rescued("Restored.")),
    .file(.missing(isUnsaved: false)), .file(.missing(isUnsaved: true)),
    .file(.replaced(by: "Other", isUnsaved: true)), .file(.back), .file(.savingTakesLong),
    .file(.unwatched(reason: "no")),
    .file(.changed(TripSketch.trip(sketch))),
    .file(.changed(TripSketch.trip("| |"))),
    .file(.changed(TripSketch.trip("Dinner"))),
    .file(.changed(TripSketch.trip("New \(sketch) Late | Later"))),
    .editProposed(.addLegs(.none)), .refused("No city."),
    .importProposed(.takeImport([], rows: 0), lines: ["Lunch"]),
    .exportReported(.failed("full.")),
    .scheduleNotFollowed(reason: "it is empty"), .scheduleNotRequested(reason: "no network"),
    .scheduleRead,
    .sharing(SharingEvent(word: "2 waiting", lines: ["Waiting: Dinner.", "Waiting: Lunch."])), .synced(nil),
    .sharing(SharingEvent(word: "SHARING STOPPED", lines: ["No."], isStopped: true)), .sharing(nil),
    .synced(SharingEvent(word: "offline", lines: ["No route."], summary: "No route.")),
  ]
}

extension SplitMix64 {
  /// Input of any kind, mostly keys.
  package mutating func input(on size: Size) -> InputEvent {
    switch below(20) {
    case 0...2:
      let actions: [MouseEvent.Action] = [.press, .press, .drag, .release, .wheelUp, .wheelDown, .secondaryPress]
      let place = (column: below(max(1, size.columns)), row: below(max(1, size.rows)))
      return .mouse(MouseEvent(pick(actions), column: place.column, row: place.row))
    case 3:
      let texts = ["cubs", "2026-07-04", "7pm zoo @ 41.9, -87.6", "a\nb", "\u{1B}[31m界🍴\u{202E}"]
      return .paste(pick(texts + [String(repeating: "x", count: 500)]))
    case 4: return .resized(pick(EveryInput.sizes + [Size(columns: 9, rows: 3)]))
    case 5: return .ambiguousKey(.character("O"))
    default: return .key(pick(EveryInput.keys))
    }
  }
}

extension Mode {
  package var name: String {
    switch self {
    case .normal: "browse"
    case .carry: "carry"
    case .form: "form"
    case .find: "find"
    case .page(let page): if case .carry = page.under { "pageOverCarry" } else { "page" }
    case .moveTo: "moveTo"
    case .menu: "menu"
    case .review: "review"
    case .confirmation(.delete): "confirmDelete"
    case .confirmation(.quitUnsaved): "confirmQuit"
    case .confirmation: "question"
    case .saveElsewhere: "saveElsewhere"
    case .tripMenu: "tripMenu"
    case .legForm: "legForm"
    case .export: "export"
    case .map: "map"
    case .repairs: "repairs"
    }
  }
}
