import Itinerary
import Screen

package struct ExportDialog: Equatable, Sendable {
  package private(set) var path: TextInput
  private var extras: ExportFormat.Extras = []
  /// The usual path up to the extension.
  private let stem: String

  /// Offers a path for a trip.
  init(for trip: Trip) {
    stem = "~/\(FileStem.of(trip.name))."
    path = TextInput(stem + ExportFormat.pdf.rawValue, as: .path, isSelected: true)
  }

  package var format: ExportFormat? { ExportFormat(ofFileAt: path.text.trimmed) }

  /// The usual path if the text is an extension alone; nil otherwise.
  private var usual: TextInput? {
    if format != nil { return nil }
    let typed = ExportFormat(suffix: String(path.text.trimmed.drop { $0 == "." }))
    return typed.map { TextInput(stem + $0.rawValue, as: .path, isSelected: true) }
  }

  private var offered: ExportFormat? { ExportFormat(ofFileAt: (usual ?? path).text.trimmed) }

  /// The formats. The extension of the path is the selection.
  var list: ListState {
    get { ListState(selection: offered.flatMap(ExportFormat.allCases.firstIndex), wraps: true) }
    set {
      guard let number = newValue.selection else { return }
      path = usual ?? path
      var stem = path.text.trimmed[...]
      if format != nil, let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
      path = TextInput(stem + "." + ExportFormat.allCases[number].rawValue, as: .path, isSelected: path.isSelected)
    }
  }
}

extension ExportDialog: ChoiceList {
  var mode: Mode { .export(self) }

  /// The format is taken when it is selected.
  func choose(in state: inout EditorState, at now: Timestamp) -> Transition { .prompt }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ExportAction.action(for: key) {
    case .previous: return move(.up, in: state)
    case .next: return move(.down, in: state)
    case .complete: return Transition(effects: [path.completion])
    case .bookings: return toggle(.bookings)
    case .warnings: return toggle(.warnings)
    case .write:
      guard let usual else { return write(replaces: false) }
      path = usual
      return .prompt
    case .leave: return Transition(.normal, status: Status("Cancelled: no file was written."))
    case nil: return type(in: &state) { $0.press(key) } ?? .bell()
    }
  }

  func list(in state: EditorState) -> ListDialog? {
    ListDialog(
      "Export the trip as", ExportFormat.allCases.map { ListDialog.Entry(label: $0.rawValue, text: $0.purpose) },
      choice: list.selection, query: path,
      columns: ListDialog.Columns(all: min(state.pageBox.columns, 64), label: 9), in: state)
  }

  private mutating func toggle(_ extra: ExportFormat.Extras) -> Transition {
    guard format?.isForReading == true else { return Transition(nil, .prompt, effects: [.bell]) }
    extras.formSymmetricDifference(extra)
    return .prompt
  }

  func write(replaces: Bool) -> Transition {
    guard let format else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return .refuse("Unknown file extension. Use one of \(formats).", in: mode)
    }
    let extras = format.isForReading ? extras : []
    return Transition(
      mode,
      effects: [.outside(.export(path: path.text.trimmed, format: format, extras: extras, replaces: replaces))])
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    change(&path) ? .prompt : nil
  }

  func prompt(in state: EditorState) -> Status {
    guard let format = offered else {
      return Status("Choose a format, or type a file extension.")
    }
    let named = [(ExportFormat.Extras.bookings, "bookings"), (.warnings, "warnings")]
    let parts = named.filter { format.isForReading && extras.contains($0.0) }.map(\.1)
    let with = parts.isEmpty ? "" : ", with \(parts.joined(separator: " and "))"
    let write = state.name(of: ExportAction.write)
    let does = usual.map { "fills in \($0.text)" } ?? "writes the file"
    return Status("\(format.rawValue): \(format.purpose)\(with). \(write) \(does).")
  }
}

extension EditorState {
  mutating func handle(_ event: ExportEvent) -> Transition {
    switch (event, mode) {
    case (.exists, .export(let dialog)): return .confirm(.replaceExport(dialog))
    case (.written(let path, let size, let remarks), _):
      let rest = remarks.map { " " + $0 }.joined(separator: "")
      let isOpen = if case .export = mode { true } else { false }
      return Transition(isOpen ? .normal : mode, status: Status("Exported to \(path), \(size).\(rest)"))
    case (.failed(let reason), _): return .status("No file was written: \(reason)", .refusal)
    case (.exists, _): return Transition()
    }
  }
}

package enum ExportEvent: Equatable, Sendable {
  case exists
  /// The path as typed, the size in words, and sentences about parts of the trip that the format cannot hold.
  case written(path: String, size: String, remarks: [String])
  case failed(String)
}
