import Screen

/// The contexts in which keys mean something of their own, on every screen of the program.
///
/// A key goes to the first context that binds it: ``everywhere``, then that of the screen and its mode, then, if text is
/// typed there, ``typing``.
package enum KeyContext: CaseIterable, Sendable {
  case list, menu, places, review, finding, typing, trip
  case carrying, form, category, suggestions, notes, button, path, export, question, page, tripLine, tripPreview,
    sharing, everywhere
  case chooser, picker, planForm, plan, rescue, waiting

  /// The contexts of the trip screen, in the two columns of its help page.
  package static let helpColumns: [[KeyContext]] = [
    [.list, .menu, .places, .review, .finding, .typing, .trip],
    [
      .carrying, .form, .category, .suggestions, .notes, .button, .path, .export, .question, .page, .tripLine,
      .tripPreview, .sharing,
      .everywhere,
    ],
  ]

  /// The heading of the context in the help: `In the list`.
  package var title: String {
    switch self {
    case .list: "In the list"
    case .menu: "In the menu of a row"
    case .places: "In the list of places to move to"
    case .review: "In the lists of problems and changes"
    case .finding: "While you type what to find"
    case .typing: "Wherever you type"
    case .carrying: "While you carry an item"
    case .form: "In the form"
    case .category: "On the category or the day in the form"
    case .suggestions: "On a suggested place in the form"
    case .notes: "In the notes of the form"
    case .button: "On a button of the form"
    case .path: "While you type where else to save"
    case .export: "Where the trip becomes a file"
    case .question: "When you are asked"
    case .page: "On a page like this"
    case .everywhere: "Everywhere"
    case .trip: "On the page of the trip"
    case .tripLine: "Where that page asks for a text"
    case .tripPreview: "Where it shows what would follow"
    case .sharing: "Where it tells how the trip is shared"
    case .chooser: "In the list of trips"
    case .picker: "In the list of games for a trip"
    case .planForm: "On the form of a plan"
    case .plan: "Where tours are found"
    case .rescue: "Where a damaged file is to be mended"
    case .waiting: "While something is read or written"
    }
  }

  package var bindings: [Binding] {
    switch self {
    case .list: BrowseAction.bindings
    case .menu: MenuAction.bindings
    case .places: MoveToAction.bindings
    case .review: ReviewAction.bindings
    case .finding: FindAction.bindings
    case .typing: TypingAction.bindings
    case .carrying: CarryAction.bindings
    case .form: FormAction.bindings
    case .category: CategoryAction.bindings
    case .suggestions: SuggestionAction.bindings
    case .notes: NotesAction.bindings
    case .button: ButtonAction.bindings
    case .path: PathAction.bindings
    case .export: ExportAction.bindings
    case .question: Answer.bindings
    case .page: PageAction.bindings
    case .everywhere: EverywhereAction.bindings
    case .trip: TripPageAction.bindings
    case .tripLine: TripLineAction.bindings
    case .tripPreview: TripPreviewAction.bindings
    case .sharing: SharingPageAction.bindings
    case .chooser: ChooserAction.bindings
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
  }

  /// The rows of the manual, in ASCII, since a manual is read everywhere.
  package var manualRows: [Row] { rows(in: .ascii) }

  /// The rows of the help on this context, each key in one of them.
  package func rows(in repertoire: Repertoire) -> [Row] {
    var rows: [Row] = []
    for binding in bindings {
      let names = binding.names(in: repertoire)
      if let help = binding.help {
        rows.append(Row(keys: names, help: help))
      } else if !rows.isEmpty {
        rows[rows.count - 1].keys += names
      }
    }
    return rows
  }
}
