import Screen

/// A context of keys. First ``everywhere`` counts, then the screen and its mode, then ``typing`` if text is typed there.
package enum KeyContext: CaseIterable, Sendable {
  case list, menu, places, review, finding, typing, trip
  case carrying, repairs, form, category, suggestions, notes, button, path, export, map, question, help, page
  case tripLine, tripPreview, sharing, everywhere
  case chooser, newTrip, reading, picker, planForm, plan, rescue, waiting

  package static let ofTrip = Array(allCases.prefix { $0 != .chooser })

  private var row: (title: String, actions: [any KeyAction.Type]) {
    switch self {
    case .list: ("List", [NormalAction.self])
    case .menu: ("Row menu", [MenuAction.self, HandAction.self])
    case .places: ("Move to", [MoveToAction.self])
    case .review: ("Problems and changes", [ReviewAction.self])
    case .finding: ("Find", [FindAction.self])
    case .typing: ("Text fields", [TypingAction.self])
    case .carrying: ("Moving an item", [CarryAction.self])
    case .repairs: ("Ways to go on", [RepairAction.self])
    case .form: ("Form", [FormAction.self])
    case .category: ("Form: category and day", [CategoryAction.self])
    case .suggestions: ("Form: suggested places", [SuggestionAction.self])
    case .notes: ("Form: notes", [NotesAction.self])
    case .button: ("Form: buttons", [ButtonAction.self])
    case .path: ("Save elsewhere", [PathAction.self])
    case .export: ("Export", [ExportAction.self])
    case .question: ("Yes/no questions", [Answer.self])
    case .help: ("Help", [HelpPageAction.self])
    case .page: ("Details", [PageAction.self])
    case .everywhere: ("Everywhere", [EverywhereAction.self, HelpAction.self])
    case .map: ("Map", [MapAction.self])
    case .trip: ("Trip menu", [TripMenuAction.self])
    case .tripLine: ("Trip menu: text field", [TripLineAction.self])
    case .tripPreview: ("Preview of a change", [TripPreviewAction.self])
    case .sharing: ("Sharing", [SharingAction.self])
    case .chooser: ("List of trips", [ChooserAction.self])
    case .newTrip: ("New trip", [NewTripAction.self])
    case .reading: ("Checking what was read", [ReadingAction.self])
    case .picker: ("Choosing games", [PickerAction.self])
    case .planForm: ("Plan: form", [PlanFormAction.self])
    case .plan: ("Plan: results", [PlanAction.self])
    case .rescue: ("Damaged file", [RescueAction.self])
    case .waiting: ("Waiting", [WaitingAction.self])
    }
  }

  package var title: String { row.title }
  package var bindings: [Binding] { actions.flatMap { $0.bindings } }

  func hints(in characterSupport: CharacterSupport) -> [KeyHint] {
    bindings.compactMap { KeyHint(of: $0, in: characterSupport) }
  }

  var actions: [any KeyAction.Type] { row.actions }

  /// The beginning of the names of its actions in the settings; empty for those of the list.
  var prefix: String { self == .list ? "" : "\(self).".snakeCased }

  // MARK: Help

  package struct Row: Equatable, Sendable {
    /// The names of the keys: `Shift-↑`, `K`.
    package var keys: [String]
    package let help: String
    /// The key that runs the action; nil for typed text.
    package let key: Key?

    /// The names in one text, `none` for an action that the settings bind to no key.
    var keyNames: String { Self.text(of: keys) }
    static func text(of names: [String]) -> String { names.isEmpty ? OwnKeys.none : names.joined(separator: " ") }
  }

  /// The rows of the manual, in ASCII, since a manual is read everywhere.
  package var manualRows: [Row] { rows(in: .ascii) }

  package func rows(in characterSupport: CharacterSupport, _ keys: OwnKeys = OwnKeys()) -> [Row] {
    var rows: [Row] = []
    for (binding, displayed) in zip(bindings, keys.bindings(of: self)) {
      let names = displayed.names(in: characterSupport)
      if let help = binding.help {
        rows.append(Row(keys: names, help: help, key: (self == .menu ? displayed : binding).keys.first))
      } else if !rows.isEmpty {
        rows[rows.count - 1].keys += names
      }
    }
    return rows
  }
}
