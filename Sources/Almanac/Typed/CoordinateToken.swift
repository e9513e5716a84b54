enum CoordinateToken: Equatable {
  struct Number: Equatable {
    let value: Double
    let isSigned, isNegative: Bool
    let decimals: Int
  }

  case number(Number)
  case degree, minute, second, colon, separator
  case letters(String)

  private static let limit = 24

  static func tokens(of text: String) -> [CoordinateToken]? {
    var tokens: [CoordinateToken] = []
    var rest = Array(text.lowercased().unicodeScalars)[...]
    while let scalar = rest.first {
      guard tokens.count < limit else { return nil }
      if let token = mark(scalar) {
        rest.removeFirst()
        // Two marks for minutes mean seconds.
        if token == .minute, tokens.last == .minute { tokens[tokens.count - 1] = .second } else { tokens.append(token) }
      } else if scalar.properties.isWhitespace {
        rest.removeFirst()
      } else if let number = number(&rest) {
        tokens.append(.number(number))
      } else if let word = letters(&rest) {
        tokens.append(word == "deg" ? .degree : .letters(word))
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func mark(_ scalar: Unicode.Scalar) -> CoordinateToken? {
    switch scalar {
    case "°", "º", "˚", "∘": .degree
    case "'", "’", "′", "‘", "´", "ʹ": .minute
    case "\"", "”", "″", "“": .second
    case ":", "=": .colon
    case ",", ";": .separator
    default: nil
    }
  }

  private static func letters(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    let word = rest.prefix { ("a"..."z").contains($0) }
    rest = rest.dropFirst(word.count)
    return String(String.UnicodeScalarView(word)).nonEmpty
  }

  /// Reads `-87.6553`: a sign, digits, and possibly a point with more digits.
  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Number? {
    var scalars = rest
    var sign: Unicode.Scalar?
    if let first = scalars.first, ["+", "-", "−"].contains(first) { sign = scalars.removeFirst() }
    let whole = scalars.prefix(while: isDigit)
    scalars = scalars.dropFirst(whole.count)
    var fraction: ArraySlice<Unicode.Scalar> = []
    if scalars.first == "." {
      fraction = scalars.dropFirst().prefix(while: isDigit)
      // A point may also end a sentence.
      if !fraction.isEmpty || scalars.count == 1 { scalars = scalars.dropFirst(1 + fraction.count) }
    }
    guard (1...3).contains(whole.count) || whole.isEmpty && !fraction.isEmpty, fraction.count <= 20 else { return nil }
    let digits = [whole, fraction].map { String(String.UnicodeScalarView($0)) }
    guard let value = Double("\(digits[0].nonEmpty ?? "0").\(digits[1].nonEmpty ?? "0")") else { return nil }
    rest = scalars
    let isNegative = sign != nil && sign != "+"
    return Number(value: value, isSigned: sign != nil, isNegative: isNegative, decimals: fraction.count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
