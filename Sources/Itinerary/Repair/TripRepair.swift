/// A thing that was corrected or given up to make a trip of a damaged file, described in a sentence with its line.
///
/// Whatever is lost is named in it: texts are those of the file, values as JSON, long ones cut.
package struct TripRepair: Equatable, Sendable {
  /// The line, from 1.
  package let line: Int
  package let what: RepairKind

  package enum RepairKind: Equatable, Sendable {
    /// The text stops in the middle; what was open was closed.
    case endsEarly
    /// The text from here on is not JSON, or too deep.
    case unreadRest(String)
    case skippedText(String)
    /// A field without a readable value, with the text in its place.
    case skippedField(String, String)
    case skippedSecondField(String, kept: String, dropped: String)
    /// A field whose value cannot be used was left out: why, and the value.
    case droppedField(String, String, value: String)
    /// A field that is needed got another value: why, which, and what was there.
    case filledField(String, String, value: String, instead: String?)
    /// An item, or the mark of a deleted one, could not be saved: its name or id where known, and why.
    case droppedItem(String?, String)
    case droppedTombstone(String?, String)
    case droppedSecondItem(id: String)
    case renamedSecondItem(id: String, newID: String)
    case movedToDay(item: String, from: Int, to: Int)
  }
}

extension TripRepair.RepairKind {
  /// Whether the rest of the file is not read.
  var isEnd: Bool {
    switch self {
    case .endsEarly, .unreadRest: true
    default: false
    }
  }
}

extension TripRepair: CustomStringConvertible {
  package var description: String { "line \(line): \(what.sentence)" }
}

extension TripRepair.RepairKind {
  fileprivate var sentence: String {
    switch self {
    case .endsEarly: "Unexpected end of file: the rest is lost."
    case .unreadRest(let text): "The file can't be read from here on; the rest was left out: \(cut(text))"
    case .skippedText(let text): "An unreadable value was removed: \(cut(text))"
    case .skippedField(let name, ""): "The field \(quoted(name)) had no value and was removed."
    case .skippedField(let name, let text):
      "The field \(quoted(name)) had no readable value and was removed: \(cut(text))"
    case .skippedSecondField(let name, let kept, let dropped):
      "The field \(quoted(name)) was given twice: \(cut(kept)) was kept, \(cut(dropped)) removed."
    case .droppedField(let field, let why, let value): "The field \(field), \(cut(value)), was removed: \(why)."
    case .filledField(let field, let why, let value, let instead):
      "The field \(field) was set to \(cut(value))\(instead.map { " instead of \(cut($0))" } ?? ""): \(why)."
    case .droppedItem(let name, let why): "The item \(name.map(quoted) ?? "here") was dropped: \(why)."
    case .droppedTombstone(let id, let why):
      "The deletion of \(id.map(quoted) ?? "an item") was dropped: \(why)."
    case .droppedSecondItem(let id): "Duplicate ID \(quoted(id)): only the newer item was kept."
    case .renamedSecondItem(let id, let new):
      "Duplicate ID \(quoted(id)): the second item is now \(quoted(new))."
    case .movedToDay(let item, let from, let to):
      "The item \(quoted(item)) was on Day \(from) and was moved to Day \(to)."
    }
  }

  private func quoted(_ text: String) -> String { TripFileError.excerpt(text) }

  /// A part of the file as it is written there, shortened, on one line.
  private func cut(_ text: String) -> String {
    let scalars = Excerpt.beginning(of: text).unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
