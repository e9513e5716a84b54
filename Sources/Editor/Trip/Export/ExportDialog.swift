import Itinerary
import Screen

package struct ExportDialog: Equatable, Sendable {
  package private(set) var path: TextInput
  private var extras: ExportFormat.Extras = []
  /// Whether the path is still the one that was offered.
  private var isUntouched = true

  package init(path: String) { self.path = TextInput(path, isSelected: true) }

  /// Makes a dialog that offers a path for a trip, in the directory and format of the last export if there was one.
  init(for trip: Trip, after last: String? = nil) {
    let last = last ?? "~/trip.pdf"
    let directory = last.lastIndex(of: "/").map { last[...$0] } ?? ""
    let format = ExportFormat(ofFileAt: last) ?? .pdf
    self.init(path: directory + FileStem.of(trip.name) + "." + format.rawValue)
  }

  package var format: ExportFormat? { ExportFormat(ofFileAt: path.text.trimmed) }

  /// The dialog with the usual name; nil unless the text is an extension alone.
  private func named(for trip: Trip) -> ExportDialog? {
    guard format == nil, let format = ExportFormat(suffix: String(path.text.trimmed.drop { $0 == "." })) else {
      return nil
    }
    var next = ExportDialog(for: trip, after: "~/trip.\(format.rawValue)")
    (next.extras, next.isUntouched) = (extras, false)
    return next
  }

  private var choice: Int? { format.flatMap(ExportFormat.allCases.firstIndex) }

  /// The dialog with the directory and format of the last export, unless the user has typed something.
  func recalling(_ last: String, for trip: Trip) -> ExportDialog {
    guard isUntouched else { return self }
    var next = ExportDialog(for: trip, after: last)
    next.extras = extras
    return next
  }

  /// The dialog with another format, and the ending of the path changed to match.
  private func choosing(_ format: ExportFormat) -> ExportDialog {
    var stem = path.text.trimmed[...]
    if self.format != nil, let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    return edited { $0 = TextInput(stem + "." + format.rawValue, isSelected: $0.isSelected) }
  }

  func edited(_ change: (inout TextInput) -> Void) -> ExportDialog {
    var next = self
    change(&next.path)
    next.isUntouched = false
    return next
  }
}

extension ExportDialog: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch ExportAction.action(for: key) {
    case .previous: return stepping(by: -1, for: state.shown.trip)
    case .next: return stepping(by: 1, for: state.shown.trip)
    case .complete: return Transition(.export(self), effects: [.outside(.completePath(path.text))])
    case .bookings: return toggling(.bookings)
    case .warnings: return toggling(.warnings)
    case .write:
      return named(for: state.shown.trip).map { Transition(.export($0), .prompt) } ?? write(replaces: false)
    case .leave: return Transition(.browse, says: Status("Cancelled: no file was written."))
    case nil:
      var isKnown = false
      let next = edited { isKnown = $0.press(key) }
      return isKnown ? Transition(.export(next), .prompt) : .ring(.export(self))
    }
  }

  /// Chooses the next or previous format; the first or last one if the path has no format.
  private func stepping(by step: Int, for trip: Trip) -> Transition {
    if let named = named(for: trip) { return named.stepping(by: step, for: trip) }
    let formats = ExportFormat.allCases
    let number = choice.map { ($0 + step + formats.count) % formats.count } ?? (step > 0 ? 0 : formats.count - 1)
    return Transition(.export(choosing(formats[number])), .prompt)
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    stepping(by: lines.signum(), for: state.shown.trip)
  }

  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    Transition(.export((named(for: state.shown.trip) ?? self).choosing(ExportFormat.allCases[entry])), .prompt)
  }

  func list(in state: EditorState) -> ListDialog? {
    ListDialog(
      "Export the trip as", ExportFormat.allCases.map { ListDialog.Entry(label: $0.rawValue, text: $0.purpose) },
      choice: (named(for: state.shown.trip) ?? self).choice, query: path,
      columns: ListDialog.Columns(all: min(state.pageBox.columns, 64), label: 9), in: state)
  }

  private func toggling(_ extra: ExportFormat.Extras) -> Transition {
    guard format?.isForReading == true else { return Transition(.export(self), .prompt, effects: [.ring]) }
    var next = self
    next.extras.formSymmetricDifference(extra)
    return Transition(.export(next), .prompt)
  }

  /// Exports the trip; an existing file is reported.
  func write(replaces: Bool) -> Transition {
    let typed = path.text.trimmed
    guard let format else {
      let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return .refuse("Unknown file extension. Use one of \(formats).", in: .export(self))
    }
    let extras = format.isForReading ? extras : []
    return Transition(
      .export(self), effects: [.outside(.export(path: typed, format: format, extras: extras, replaces: replaces))])
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var isWhole = false
    let next = edited { isWhole = $0.paste(text) }
    // A path that was cut off would be another path.
    guard isWhole else {
      let sentence = "The pasted text is too long for a path; nothing was pasted."
      return Transition(.export(self), says: Status(sentence, .refusal))
    }
    return Transition(.export(next), .prompt)
  }

  func hints(in state: EditorState) -> [KeyHint] { ExportAction.hints(in: state.keyRepertoire) }

  func prompt(in state: EditorState) -> Status {
    let usual = named(for: state.shown.trip)
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
  func startExport() -> Transition {
    Transition(.export(ExportDialog(for: shown.trip)), .prompt, effects: [.outside(.recallExport)])
  }

  mutating func handle(_ news: ExportNews) -> Transition {
    switch (news, mode) {
    case (.place(let last), .export(let dialog)):
      return Transition(.export(dialog.recalling(last, for: shown.trip)), .prompt)
    case (.exists, .export(let dialog)): return .ask(.replaceExport(dialog))
    case (.written(let path, let size, let remarks), _):
      let rest = remarks.map { " " + $0 }.joined(separator: "")
      let isOpen = if case .export = mode { true } else { false }
      return Transition(isOpen ? .browse : mode, says: Status("Exported to \(path), \(size).\(rest)"))
    case (.failed(let reason), _):
      return Transition(mode, says: Status("No file was written: \(reason)", .failure))
    case (.place, _), (.exists, _): return Transition(mode)
    }
  }
}

package enum ExportNews: Equatable, Sendable {
  case place(String)
  case exists
  /// The file was written: its path as typed, its size in words, and sentences about parts of the trip that the format
  /// cannot hold.
  case written(path: String, size: String, remarks: [String])
  /// No file was written, for this reason as a sentence.
  case failed(String)
}
