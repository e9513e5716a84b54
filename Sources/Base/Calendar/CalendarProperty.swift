/// A property of a component, such as `SUMMARY;LANGUAGE=en:Cardinals at Cubs`.
///
/// Properties that are read keep their bytes, so what the program does not know is written as it was. No property holds
/// a line end: those of texts are escaped, and other values lose theirs.
package struct CalendarProperty: Equatable, Sendable {
  /// The name as written; names are compared without case.
  package let name: String
  package let parameters: [CalendarParameter]
  /// The value as written, with the escapes of a text.
  package let written: [UInt8]

  /// A property with a text, which is escaped.
  package init(_ name: StaticString, text: String, _ parameters: [CalendarParameter] = []) {
    self.init(name: name.description, parameters: parameters, written: CalendarText.escaped(text))
  }

  /// A property with a structured value, such as a date, a rule or an address.
  ///
  /// - Parameter value: Control characters are left out, since they would end the line.
  package init(_ name: StaticString, value: String, _ parameters: [CalendarParameter] = []) {
    self.init(name: name.description, parameters: parameters, written: CalendarText.onOneLine(value))
  }

  /// A property with a number at the end of its name, such as `X-PART2`.
  package init(_ name: StaticString, number: Int, value: String) {
    self.init(name: "\(name)\(number)", parameters: [], written: CalendarText.onOneLine(value))
  }

  /// - Parameters:
  ///   - name: Letters, digits and hyphens.
  ///   - written: Without control characters but tabs.
  init(name: String, parameters: [CalendarParameter], written: [UInt8]) {
    (self.name, self.parameters, self.written) = (name, parameters, written)
  }

  /// The value without the escapes of a text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value without the escapes of a text, in whatever encoding it has.
  package var bytes: [UInt8] { CalendarText.unescaped(written[...]) }

  /// The value as written; bytes that are not UTF-8 become U+FFFD.
  package var value: String { String(decoding: written, as: UTF8.self) }

  /// Returns the first parameter of a name.
  ///
  /// - Parameter name: In capitals.
  package func parameter(_ name: String) -> CalendarParameter? { parameters.first { $0.name == name } }
}

/// A parameter of a property, such as `TZID=America/Chicago`.
package struct CalendarParameter: Equatable, Sendable {
  /// The parameter as written, with name, quotes and carets.
  package let written: [UInt8]

  /// A parameter of one or several values, each in quotes if it needs them.
  package init(_ name: StaticString, _ values: [String]) {
    let list = values.map(CalendarText.quoted).joined(separator: [comma])
    written = Array(name.description.utf8) + [equals] + list
  }

  package init(_ name: StaticString, _ value: String) { self.init(name, [value]) }

  /// - Parameter written: Without control characters but tabs.
  init(written: [UInt8]) {
    self.written = written
  }

  /// The name in capitals; empty for a part of a line that has no name.
  package var name: String {
    guard let end = written.firstIndex(of: equals) else { return "" }
    return String(decoding: written[..<end].map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }

  /// The text after the name, without quotes and carets; of several values, all with the commas between them.
  package var bytes: [UInt8] { CalendarText.unquoted(list) }

  /// The value of a parameter that has one; bytes that are not UTF-8 become U+FFFD.
  package var value: String { String(decoding: bytes, as: UTF8.self) }

  /// The values, which commas outside quotes separate.
  package var values: [String] {
    var values: [ArraySlice<UInt8>] = []
    var (start, isQuoted) = (list.startIndex, false)
    for index in list.indices {
      if list[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard list[index] == comma, !isQuoted else { continue }
      values.append(list[start..<index])
      start = index + 1
    }
    return (values + [list[start...]]).map { String(decoding: CalendarText.unquoted($0), as: UTF8.self) }
  }

  private var list: ArraySlice<UInt8> { written.drop { $0 != equals }.dropFirst() }
}

private let equals = UInt8(ascii: "=")
private let comma = UInt8(ascii: ",")
