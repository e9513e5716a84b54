import Screen

/// A list of keys as text: names in ``Key/notation`` or of ASCII, and typed text in double quotes, separated by white space.
///
/// For example `j j Space Down Ctrl-U "Post-game dinner" Enter`. Inside quotes `\"` is a quote and `\\` a backslash.
package struct KeyScript {
  package let keys: [Key]

  package enum Problem: Error {
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
        keys += try KeyScript.quoted(&rest)
      } else {
        let name = rest.prefix { !$0.properties.isWhitespace }
        rest = rest[name.endIndex...]
        guard let key = Key(notation: String(name)) else { throw .unknownKey(String(name)) }
        keys.append(key)
      }
    }
    self.keys = keys
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) throws(Problem) -> [Key] {
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

extension Key {
  /// The name as the help shows it.
  package var notation: String { notation(in: .unicode) }
}
