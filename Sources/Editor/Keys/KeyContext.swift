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

  package var bindings: [Binding] {
    switch self {
    case .list: BrowseAction.bindings
    case .menu: MenuAction.bindings + HandAction.bindings
    case .places: MoveToAction.bindings
    case .review: ReviewAction.bindings
    case .finding: FindAction.bindings
    case .typing: TypingAction.bindings
    case .carrying: CarryAction.bindings
    case .repairs: RepairAction.bindings
    case .form: FormAction.bindings
    case .category: CategoryAction.bindings
    case .suggestions: SuggestionAction.bindings
    case .notes: NotesAction.bindings
    case .legPart: LegPartAction.bindings
    case .button: ButtonAction.bindings
    case .path: PathAction.bindings
    case .export: ExportAction.bindings
    case .question: Answer.bindings
    case .help: HelpPageAction.bindings
    case .page: PageAction.bindings
    case .everywhere: EverywhereAction.bindings + HelpAction.bindings
    case .map: MapAction.bindings
    case .trip: TripPageAction.bindings
    case .tripLine: TripLineAction.bindings
    case .tripPreview: TripPreviewAction.bindings
    case .sharing: SharingPageAction.bindings
    case .chooser: ChooserAction.bindings
    case .newTrip: NewTripAction.bindings
    case .reading: ReadingAction.bindings
    case .picker: PickerAction.bindings
    case .planForm: PlanFormAction.bindings
    case .plan: PlanAction.bindings
    case .rescue: RescueAction.bindings
    case .waiting: WaitingAction.bindings
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
