/// The known fields of one object of a format, in the order in which they are written.
package protocol FileField: RawRepresentable<FieldName>, CaseIterable, Sendable where AllCases == [Self] {
  static var table: FieldTable { get }
}

/// The name of a field, with nothing in it that JSON escapes. A constant of the program, so that writing it is only
/// copying its bytes.
package struct FieldName: ExpressibleByStringLiteral, Equatable, CustomStringConvertible, Sendable {
  package let constant: StaticString

  package init(stringLiteral constant: StaticString) { self.constant = constant }

  package var description: String { constant.description }

  package static func == (a: FieldName, b: FieldName) -> Bool { a.description == b.description }
}

/// Finds fields by the bytes of their names.
///
/// A search starts at the field that the writer would put next, so that reading a file of our own compares one name per
/// field.
package struct FieldTable: Sendable {
  package let fields: [FieldName]
  private let names: [[UInt8]]

  /// - Parameter fields: the names in the order in which they are written.
  package init(_ fields: [FieldName]) {
    self.fields = fields
    names = fields.map { Array($0.description.utf8) }
  }

  package func index(of name: StringToken, in json: JSONReader, from expected: Int) -> Int? {
    if name.hasEscapes {
      let decoded = json.decodedBytes(of: name)
      return names.firstIndex(of: decoded)
    }
    for offset in 0..<names.count {
      let sum = expected + offset
      let index = sum < names.count ? sum : sum - names.count
      if json.text(of: name, is: names[index]) { return index }
    }
    return nil
  }
}
