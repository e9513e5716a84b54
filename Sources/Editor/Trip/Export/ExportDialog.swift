import Itinerary
import Screen

package struct ExportDialog: Equatable, Sendable {
  package internal(set) var path: TextInput
  private var extras: ExportFormat.Extras = []

  /// Offers a path for a trip.
  init(for trip: Trip, as format: ExportFormat = .pdf) {
    path = TextInput("~/\(FileStem.of(trip.name)).\(format.rawValue)", isSelected: true)
  }

  package var format: ExportFormat? { ExportFormat(ofFileAt: path.text.trimmed) }

  /// The dialog with the usual name; nil unless the text is an extension alone.
  private func named(for trip: Trip) -> ExportDialog? {
    guard format == nil, let format = ExportFormat(suffix: String(path.text.trimmed.drop { $0 == "." })) else {
      return nil
    }
    var next = ExportDialog(for: trip, as: format)
    next.extras = extras
    return next
  }

  private var choice: Int? { format.flatMap(ExportFormat.allCases.firstIndex) }

  private mutating func choose(_ number: Int) -> Transition {
    var stem = path.text.trimmed[...]
    if format != nil, let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    path = TextInput(stem + "." + ExportFormat.allCases[number].rawValue, isSelected: path.isSelected)
    return .prompt
  }
}

extension ExportDialog: EditorMode {
  var mode: Mode { .export(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ExportAction.action(for: key) {
    case .previous: return step(by: -1, for: state.displayed.trip)
    case .next: return step(by: 1, for: state.displayed.trip)
    case .complete: return Transition(effects: [.outside(.completePath(path.text))])
    case .bookings: return toggle(.bookings)
    case .warnings: return toggle(.warnings)
    case .write:
      guard let named = named(for: state.displayed.trip) else { return write(replaces: false) }
      self = named
      return .prompt
    case .leave: return Transition(.normal, status: Status("Cancelled: no file was written."))
    case nil:
      return path.press(key) ? .prompt : .bell()
    }
  }

  /// Chooses the next or previous format; the first or last one if the path has no format.
  private mutating func step(by step: Int, for trip: Trip) -> Transition {
    self = named(for: trip) ?? self
    let count = ExportFormat.allCases.count
    return choose(choice.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    step(by: lines.signum(), for: state.displayed.trip)
  }

  mutating func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    self = named(for: state.displayed.trip) ?? self
    return choose(entry)
  }

  func list(in state: EditorState) -> ListDialog? {
    ListDialog(
      "Export the trip as", ExportFormat.allCases.map { ListDialog.Entry(label: $0.rawValue, text: $0.purpose) },
      choice: (named(for: state.displayed.trip) ?? self).choice, query: path,
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

  mutating func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard let longer = path.pasting(path: text) else { return .says(TextInput.pathLoss, .refusal) }
    path = longer
    return .prompt
  }

  func prompt(in state: EditorState) -> Status {
    let usual = named(for: state.displayed.trip)
    guard let format = (usual ?? self).format else {
      return Status("Choose a format, or type a file extension.")
    }
    let named = [(ExportFormat.Extras.bookings, "bookings"), (.warnings, "warnings")]
    let parts = named.filter { format.isForReading && extras.contains($0.0) }.map(\.1)
    let with = parts.isEmpty ? "" : ", with \(parts.joined(separator: " and "))"
    let write = state.name(of: ExportAction.write)
    let does = usual.map { "fills in \($0.path.text)" } ?? "writes the file"
    return Status("\(format.rawValue): \(format.purpose)\(with). \(write) \(does).")
  }
}

extension EditorState {
  mutating func handle(_ event: ExportEvent) -> Transition {
    switch (event, mode) {
    case (.exists, .export(let dialog)): return .ask(.replaceExport(dialog))
    case (.written(let path, let size, let remarks), _):
      let rest = remarks.map { " " + $0 }.joined(separator: "")
      let isOpen = if case .export = mode { true } else { false }
      return Transition(isOpen ? .normal : mode, status: Status("Exported to \(path), \(size).\(rest)"))
    case (.failed(let reason), _): return .says("No file was written: \(reason)", .refusal)
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
