import Screen

/// The contexts in which keys mean something of their own, on every screen of the program.
///
/// A key goes to the first context that binds it: ``everywhere``, then that of the screen and its mode, then, if text is
/// typed there, ``typing``.
package enum KeyContext: CaseIterable, Sendable {
  case list, menu, places, review, finding, typing, trip
  case carrying, repairs, form, category, suggestions, notes, legPart, button, path, export, map, question, help, page
  case tripLine, tripPreview, sharing, everywhere
  case chooser, newTrip, reading, picker, planForm, plan, rescue, waiting

  package static let helpColumns: [[KeyContext]] = {
    let ofTrip = allCases.prefix { $0 != .chooser }
    return [ofTrip.prefix { $0 != .carrying }, ofTrip.drop { $0 != .carrying }].map(Array.init)
  }()

  private var row: (title: String, bindings: [Binding]) {
    switch self {
    case .list: ("List", BrowseAction.bindings)
    case .menu: ("Row menu", MenuAction.bindings + HandAction.bindings)
    case .places: ("Move to", MoveToAction.bindings)
    case .review: ("Problems and changes", ReviewAction.bindings)
    case .finding: ("Find", FindAction.bindings)
    case .typing: ("Text fields", TypingAction.bindings)
    case .carrying: ("Moving an item", CarryAction.bindings)
    case .repairs: ("Ways to go on", RepairAction.bindings)
    case .form: ("Form", FormAction.bindings)
    case .category: ("Form: category and day", CategoryAction.bindings)
    case .suggestions: ("Form: suggested places", SuggestionAction.bindings)
    case .notes: ("Form: notes", NotesAction.bindings)
    case .legPart: ("Form: parts of a leg", LegPartAction.bindings)
    case .button: ("Form: buttons", ButtonAction.bindings)
    case .path: ("Save elsewhere", PathAction.bindings)
    case .export: ("Export", ExportAction.bindings)
    case .question: ("Yes/no questions", Answer.bindings)
    case .help: ("Help", HelpPageAction.bindings)
    case .page: ("Details", PageAction.bindings)
    case .everywhere: ("Everywhere", EverywhereAction.bindings + HelpAction.bindings)
    case .map: ("Map", MapAction.bindings)
    case .trip: ("Trip menu", TripPageAction.bindings)
    case .tripLine: ("Trip menu: text field", TripLineAction.bindings)
    case .tripPreview: ("Preview of a change", TripPreviewAction.bindings)
    case .sharing: ("Sharing", SharingPageAction.bindings)
    case .chooser: ("List of trips", ChooserAction.bindings)
    case .newTrip: ("New trip", NewTripAction.bindings)
    case .reading: ("Checking what was read", ReadingAction.bindings)
    case .picker: ("Choosing games", PickerAction.bindings)
    case .planForm: ("Plan: form", PlanFormAction.bindings)
    case .plan: ("Plan: results", PlanAction.bindings)
    case .rescue: ("Damaged file", RescueAction.bindings)
    case .waiting: ("Waiting", WaitingAction.bindings)
    }
  }

  /// The heading of the context in the help: `In the list`.
  package var title: String { row.title }
  package var bindings: [Binding] { row.bindings }

  // MARK: Help

  package struct Row: Equatable, Sendable {
    /// The names of the keys: `Shift-↑`, `K`.
    package var keys: [String]
    package let help: String
    /// The first key, whatever the settings bind; nil for typed text.
    package let key: Key?

    /// The names in one text, `none` for an action that the settings bind to no key.
    var keyNames: String { Self.text(of: keys) }
    static func text(of names: [String]) -> String { names.isEmpty ? OwnKeys.none : names.joined(separator: " ") }
  }

  /// The rows of the manual, in ASCII, since a manual is read everywhere.
  package var manualRows: [Row] { rows(in: .ascii) }

  /// The rows of the help on this context, each key in one of them.
  package func rows(in repertoire: CharacterSupport, _ keys: OwnKeys = OwnKeys()) -> [Row] {
    var rows: [Row] = []
    let shown = self == .list ? BrowseAction.allCases.map(keys.binding) : bindings
    for (binding, shown) in zip(bindings, shown) {
      let names = shown.names(in: repertoire)
      if let help = binding.help {
        rows.append(Row(keys: names, help: help, key: binding.keys.first))
      } else if !rows.isEmpty {
        rows[rows.count - 1].keys += names
      }
    }
    return rows
  }
}
