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

  /// The contexts of the trip screen, in the two columns of its help page.
  package static let helpColumns: [[KeyContext]] = [
    [.list, .menu, .places, .review, .finding, .typing, .trip],
    [
      .carrying, .repairs, .form, .category, .suggestions, .notes, .legPart, .button, .path, .export, .map, .question,
      .help, .page, .tripLine, .tripPreview, .sharing, .everywhere,
    ],
  ]

  /// The heading of the context in the help: `In the list`.
  package var title: String {
    switch self {
    case .list: "List"
    case .menu: "Row menu"
    case .places: "Move to"
    case .review: "Problems and changes"
    case .finding: "Find"
    case .typing: "Text fields"
    case .carrying: "Moving an item"
    case .repairs: "Ways to go on"
    case .form: "Form"
    case .category: "Form: category and day"
    case .suggestions: "Form: suggested places"
    case .notes: "Form: notes"
    case .legPart: "Form: parts of a leg"
    case .button: "Form: buttons"
    case .path: "Save elsewhere"
    case .export: "Export"
    case .question: "Yes/no questions"
    case .help: "Help"
    case .page: "Details"
    case .everywhere: "Everywhere"
    case .map: "Map"
    case .trip: "Trip menu"
    case .tripLine: "Trip menu: text field"
    case .tripPreview: "Preview of a change"
    case .sharing: "Sharing"
    case .chooser: "List of trips"
    case .newTrip: "New trip"
    case .reading: "Checking what was read"
    case .picker: "Choosing games"
    case .planForm: "Plan: form"
    case .plan: "Plan: results"
    case .rescue: "Damaged file"
    case .waiting: "Waiting"
    }
  }

  package var bindings: [Binding] { actions.flatMap { $0.bindings } }

  /// The actions of the keys.
  var actions: [any KeyAction.Type] {
    switch self {
    case .list: [BrowseAction.self]
    case .menu: [MenuAction.self, HandAction.self]
    case .places: [MoveToAction.self]
    case .review: [ReviewAction.self]
    case .finding: [FindAction.self]
    case .typing: [TypingAction.self]
    case .carrying: [CarryAction.self]
    case .repairs: [RepairAction.self]
    case .form: [FormAction.self]
    case .category: [CategoryAction.self]
    case .suggestions: [SuggestionAction.self]
    case .notes: [NotesAction.self]
    case .legPart: [LegPartAction.self]
    case .button: [ButtonAction.self]
    case .path: [PathAction.self]
    case .export: [ExportAction.self]
    case .question: [Answer.self]
    case .help: [HelpPageAction.self]
    case .page: [PageAction.self]
    case .everywhere: [EverywhereAction.self, HelpAction.self]
    case .map: [MapAction.self]
    case .trip: [TripPageAction.self]
    case .tripLine: [TripLineAction.self]
    case .tripPreview: [TripPreviewAction.self]
    case .sharing: [SharingPageAction.self]
    case .chooser: [ChooserAction.self]
    case .newTrip: [NewTripAction.self]
    case .reading: [ReadingAction.self]
    case .picker: [PickerAction.self]
    case .planForm: [PlanFormAction.self]
    case .plan: [PlanAction.self]
    case .rescue: [RescueAction.self]
    case .waiting: [WaitingAction.self]
    }
  }

  // MARK: Help

  /// Keys that one phrase describes.
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
    for (binding, shown) in zip(bindings, keys.bindings(of: self)) {
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
