/// A list of keys as text: names in ``Key/notation`` and typed text in double quotes, separated by white space.
///
/// For example `j j Space Down Ctrl-U "Post-game dinner" Enter`. Inside quotes `\"` is a quote and `\\` a backslash.
package struct KeyScript: Equatable, Sendable {
  package let keys: [Key]

  /// The reason that a script cannot be read.
  package enum Problem: Error, Equatable {
    case unknownKey(String)
    case unclosedQuote
  }

  package init(_ text: String) throws(Problem) {
    var keys: [Key] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        keys += try KeyScript.parseQuoted(&rest)
      } else {
        keys.append(try KeyScript.parseName(&rest))
      }
    }
    self.keys = keys
  }

  private static func parseName(_ rest: inout Substring.UnicodeScalarView) throws(Problem) -> Key {
    let name = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[name.endIndex...]
    guard let key = Key(notation: String(name)) else { throw .unknownKey(String(name)) }
    return key
  }

  private static func parseQuoted(_ rest: inout Substring.UnicodeScalarView) throws(Problem) -> [Key] {
    var keys: [Key] = []
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return keys
      case "\\":
        guard let escaped = rest.popFirst() else { throw .unclosedQuote }
        keys.append(.character(escaped))
      default: keys.append(.character(scalar))
      }
    }
    throw .unclosedQuote
  }
}
