import Base

/// A separator between the fields of an object: nothing before the first.
struct Separator {
  private var isFirst = true
  var next: StaticString

  init(_ next: StaticString = ", ") { self.next = next }

  mutating func write(to out: inout ByteWriter) {
    if !isFirst { out.append(next) }
    isFirst = false
  }

  /// Appends unknown fields.
  mutating func append(_ extra: ExtraFields, to out: inout ByteWriter) {
    for field in extra.fields {
      write(to: &out)
      JSONText.append(field.name, to: &out)
      out.append(": ")
      out.append(text: field.json)
    }
  }
}

/// An array of objects, each on lines of its own: `[{`, the fields, `}, {`, the fields, `}]`.
struct Blocks {
  private var isEmpty = true

  mutating func begin(in out: inout ByteWriter) {
    out.append(isEmpty ? "[{\n    " : "\n  }, {\n    ")
    isEmpty = false
  }

  func end(in out: inout ByteWriter) {
    out.append(isEmpty ? "[]" : "\n  }]")
  }
}

/// The functions that take a field are inlined, so that its name is a constant to them.
extension TripWriter {
  mutating func openObject() -> Separator {
    out.append(UInt8(ascii: "{"))
    return Separator()
  }

  mutating func closeObject() {
    out.append(UInt8(ascii: "}"))
  }

  mutating func name(_ field: some FileField, _ fields: inout Separator) {
    fields.write(to: &out)
    out.append(UInt8(ascii: "\""))
    out.append(field.rawValue.constant)
    out.append("\": ")
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ text: String?, _ fields: inout Separator) {
    guard let text else { return }
    name(field, &fields)
    JSONText.append(text, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write<Moment: WrittenInDigits>(
    _ field: some FileField, _ moment: Moment?, _ fields: inout Separator
  ) {
    guard let moment else { return }
    name(field, &fields)
    JSONText.append(moment, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ number: Double?, _ fields: inout Separator) {
    guard let number else { return }
    name(field, &fields)
    JSONText.append(number, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ flag: Bool?, _ fields: inout Separator) {
    guard let flag else { return }
    name(field, &fields)
    out.append(flag ? "true" : "false")
  }

  mutating func write(_ extra: ExtraFields, _ fields: inout Separator) { fields.append(extra, to: &out) }
}
