/// One thing that was put right, or given up, to make a trip of a damaged file; a sentence with its line.
package struct TripRepair: Equatable, Sendable {
  /// From 1.
  package let line: Int
  package let what: What

  package enum What: Equatable, Sendable {
    /// The text stops in the middle; what was open was closed.
    case endsEarly
    case closedObject, closedArray, closedString
    /// One too many, or one missing.
    case comma
    case skippedText, skippedNesting
    /// A field without a readable value.
    case skippedField(String)
    case skippedSecondField(String)
    case replacedCharacters
    /// A field whose value cannot be used was left out: why.
    case droppedField(String, String)
    /// A field that is needed got another value: why, and which.
    case filledField(String, String, value: String)
    /// An item, or the mark of a deleted one, could not be saved: its name or id where known, and why.
    case droppedItem(String?, String)
    case droppedTombstone(String)
    case droppedSecondItem(id: String)
    case renamedSecondItem(id: String, newID: String)
    case movedToDay(item: String, from: Int, to: Int)
  }
}

extension TripRepair: CustomStringConvertible {
  package var description: String { "line \(line): \(sentence)" }

  private var sentence: String {
    switch what {
    case .endsEarly: "The file ends in the middle; what was cut off is lost."
    case .closedObject: "A closing \"}\" was missing and was put in."
    case .closedArray: "A closing \"]\" was missing and was put in."
    case .closedString: "A closing quote was missing and was put in at the end of the line."
    case .comma: "A comma was missing or too many; that was put right."
    case .skippedText: "Text that makes no sense here was skipped."
    case .skippedNesting: "A value nested too deep was skipped."
    case .skippedField(let name): "The field \(quoted(name)) had no value and was left out."
    case .skippedSecondField(let name): "The field \(quoted(name)) was given twice; the second was left out."
    case .replacedCharacters: "Characters that cannot be read were replaced by U+FFFD."
    case .droppedField(let field, let why): "The field \(field) was left out: \(why)."
    case .filledField(let field, let why, let value): "The field \(field) was set to \(value): \(why)."
    case .droppedItem(let name, let why): "The item \(name.map(quoted) ?? "here") was dropped: \(why)."
    case .droppedTombstone(let why): "The mark of a deleted item was dropped: \(why)."
    case .droppedSecondItem(let id): "The id \(quoted(id)) was there twice; only the newer item was kept."
    case .renamedSecondItem(let id, let new):
      "The id \(quoted(id)) was there twice; the second item is now \(quoted(new))."
    case .movedToDay(let item, let from, let to):
      "The item \(quoted(item)) was on Day \(from) and was moved to Day \(to)."
    }
  }

  private func quoted(_ text: String) -> String { TripFileError.excerpt(text) }
}
