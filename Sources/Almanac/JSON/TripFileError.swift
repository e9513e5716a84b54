/// A reason why a text is not a trip, with its place in the text.
///
/// Described in one sentence without the name of the file, which the caller puts in front:
/// `line 12, column 7: items[3].sortOrder: expected a number, found a string`.
public struct TripFileError: Error, Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The field, such as `items[3].kind.game.start`; empty for the trip as a whole.
  public let field: String
  /// The mistake.
  public let reason: Reason

  package init(line: Int, column: Int, field: String, reason: Reason) {
    (self.line, self.column, self.field, self.reason) = (line, column, field, reason)
  }

  /// A mistake in a trip file.
  public enum Reason: Equatable, Sendable {
    /// Another kind of value than expected, both in words: `a number`, `a string`.
    case expected(String, found: String)
    case ends
    case trailingText
    case invalidUTF8
    case loneSurrogate
    case unknownEscape
    case controlCharacter
    case malformedNumber
    case numberTooLarge
    case tooDeep
    case missing
    case empty
    case givenTwice
    /// An item has the identity of an earlier one.
    case repeatedID(String)
    case notATrip
    case newerVersion(Int)
    /// The object around a game, leg or custom item holds none or several of them.
    case kinds(Int)
    /// A version control system has left both sides of a conflict in the text.
    case conflictMarks
  }
}

extension TripFileError: CustomStringConvertible {
  /// Place, field and reason in one sentence.
  public var description: String {
    "line \(line), column \(column): \(message)"
  }

  package var message: String {
    field.isEmpty ? reason.description : "\(field): \(reason)"
  }
}

extension TripFileError.Reason: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .ends: "unexpected end of file"
    case .trailingText: "more text after the end of the trip"
    case .invalidUTF8: "not valid UTF-8"
    case .loneSurrogate: "incomplete surrogate pair"
    case .unknownEscape: "unknown escape sequence"
    case .controlCharacter: "control character in a string; write it as an escape sequence"
    case .malformedNumber: "malformed number"
    case .numberTooLarge: "the number is too large"
    case .tooDeep: "nested deeper than \(JSONReader.deepest) levels"
    case .missing: "missing"
    case .empty: "must not be empty"
    case .givenTwice: "given twice"
    case .repeatedID(let id): "duplicate id \(TripFileError.excerpt(id))"
    case .notATrip: "not a Barnstorm trip"
    case .newerVersion(let version): "made by a newer Barnstorm (format version \(version))"
    case .kinds: "expected exactly one of game, travel and custom"
    case .conflictMarks: "conflict markers; check out one side, and `barnstorm merge` the other"
    }
  }
}

extension TripFileError {
  package static func excerpt(_ text: String) -> String { JSONText.quoted(Excerpt.prefix(of: text)) }
}
