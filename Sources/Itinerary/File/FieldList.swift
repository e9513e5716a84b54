struct FieldType<Value>: Sendable {
  /// The values in the words of JSON Schema, where `docs/trip.schema.json` has them: `"type": "string"`.
  var schema = ""
  let read: @Sendable (inout JSONReader) throws(ReadFailure) -> Value
  let text: @Sendable (Value) -> String
}

struct ObjectField<Object>: Sendable {
  let name: String
  /// The name of the group of fields that are merged as one value; usually that of the field.
  let group: String
  /// The name of the group for people, if it is another one.
  let label: String?
  let isRequired: Bool
  let schema: String
  let read: @Sendable (inout Object, inout JSONReader) throws(ReadFailure) -> Void
  /// The value as JSON; nil if it is absent.
  let text: @Sendable (Object) -> String?
  let take: @Sendable (inout Object, Object) -> Void

  /// Returns the key path to a value. A closure, since making all paths takes longer than reading a trip.
  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Object, Value> & Sendable

  /// A field that is always written. A value is used if it is absent; without one it must be there.
  static func required<Value: Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, _ type: FieldType<Value>, else value: Value? = nil,
    group: String? = nil, label: String? = nil
  ) -> ObjectField {
    ObjectField(
      name: name, group: group ?? name, label: label, isRequired: value == nil, schema: type.schema,
      read: { object, json throws(ReadFailure) in
        if let value {
          object[keyPath: path()] =
            try json.ifPresent { json throws(ReadFailure) in try type.read(&json) } ?? value
        } else {
          object[keyPath: path()] = try type.read(&json)
        }
      },
      text: { type.text($0[keyPath: path()]) },
      take: { object, other in object[keyPath: path()] = other[keyPath: path()] })
  }

  static func optional<Value>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ type: FieldType<Value>, group: String? = nil,
    label: String? = nil
  ) -> ObjectField {
    ObjectField(
      name: name, group: group ?? name, label: label, isRequired: false, schema: type.schema,
      read: { object, json throws(ReadFailure) in
        object[keyPath: path()] = try json.ifPresent { json throws(ReadFailure) in try type.read(&json) }
      },
      text: { $0[keyPath: path()].map(type.text) },
      take: { object, other in object[keyPath: path()] = other[keyPath: path()] })
  }
}

/// The fields of an object in the trip file, in the order in which they are written and compared.
struct FieldList<Object: Sendable>: Sendable {
  /// The name in `docs/trip.schema.json`, if it is there.
  let name: String
  /// The object before its fields are read.
  private let blank: Object
  let fields: [ObjectField<Object>]
  let names: [String]
  private let extra: ObjectField<Object>.Path<ExtraFields>?
  private let required: UInt64

  init(
    _ blank: Object, named name: String = "", _ fields: [ObjectField<Object>],
    extra: ObjectField<Object>.Path<ExtraFields>? = nil
  ) {
    (self.name, self.blank, self.fields, self.extra, names) = (name, blank, fields, extra, fields.map(\.name))
    required = fields.indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << $1 : $0 }
  }

  func read(from json: inout JSONReader) throws(ReadFailure) -> Object {
    let start = json.nextValue()
    var (object, seen) = (blank, UInt64(0))
    try read(into: &object, &seen, from: &json)
    let missing = required & ~seen
    if missing != 0 {
      throw ReadFailure(offset: start, field: names[missing.trailingZeroBitCount], reason: .missing)
    }
    return object
  }

  /// Reads an object as far as its text goes, with the names of its fields, of which the last one may not be whole.
  func readPrefix(from json: inout JSONReader) -> (object: Object, names: [String]) {
    var (object, seen) = (blank, UInt64(0))
    try? read(into: &object, &seen, from: &json)
    return (object, names.indices.filter { seen & 1 << $0 != 0 }.map { names[$0] })
  }

  private func read(
    into object: inout Object, _ seen: inout UInt64, from json: inout JSONReader
  ) throws(ReadFailure) {
    let unknown = try json.object(names) { json, index throws(ReadFailure) in
      seen |= 1 << index
      try fields[index].read(&object, &json)
    }
    if let extra, !unknown.isEmpty { object[keyPath: extra()] = unknown }
  }

  func readAll(from json: inout JSONReader) throws(ReadFailure) -> [Object] {
    var objects: [Object] = []
    try json.array { json throws(ReadFailure) in objects.append(try read(from: &json)) }
    return objects
  }

  func text(of object: Object) -> String { JSONText.object(texts(of: object)) }

  func texts(of object: Object) -> [String] { namedTexts(of: object).map { JSONText.field($0.name, $0.json) } }

  func namedTexts(of object: Object) -> [(name: String, json: String)] {
    let known = fields.compactMap { field in field.text(object).map { (name: field.name, json: $0) } }
    return known + (extra.map { object[keyPath: $0()].named } ?? [])
  }

  // MARK: Merging

  /// All fields, those that this version does not know as the last one.
  func values(of object: Object) -> [FieldValue] {
    let known = fields.map { FieldValue(name: $0.name, group: $0.group, json: $0.text(object) ?? "") }
    return known + (extra.map { [FieldValue(Self.unknown, object[keyPath: $0()])] } ?? [])
  }

  /// The newer of two objects; of the same moment, the one whose content comes last.
  func newer(_ a: Object, _ b: Object, by time: KeyPath<Object, Timestamp>) -> Object {
    if a[keyPath: time] != b[keyPath: time] { return a[keyPath: time] < b[keyPath: time] ? b : a }
    return values(of: a).order(to: values(of: b)) < 0 ? b : a
  }

  func label(of group: String) -> String? { fields.lazy.filter { $0.group == group }.compactMap(\.label).first }

  func take(_ group: String, from other: Object, into object: inout Object) {
    for field in fields where field.group == group { field.take(&object, other) }
    if group == Self.unknown, let extra { object[keyPath: extra()] = other[keyPath: extra()] }
  }

  private static var unknown: String { "+" }
}

/// A field of an object with its value as the trip file has it.
package struct FieldValue: Equatable, Sendable {
  let name: String
  /// The name of the group of fields that are merged as one value.
  let group: String
  /// Empty if the field is absent.
  let json: String

  init(name: String, group: String, json: String) { (self.name, self.group, self.json) = (name, group, json) }

  init(_ name: String, _ extra: ExtraFields) {
    self.init(name: name, group: name, json: extra.texts.joined(separator: ", "))
  }

  /// Compares by bytes: a composed and a decomposed é differ, although Swift's `==` of strings calls them equal.
  package static func == (a: FieldValue, b: FieldValue) -> Bool {
    a.name == b.name && a.json.utf8.elementsEqual(b.json.utf8)
  }
}

extension [FieldValue] {
  /// −1 if the content comes first, 1 if the other does, 0 if they are the same to the byte. The order means nothing
  /// but that every program decides a tie alike, and that a field, which comes after its absence, is not lost.
  func order(to other: [FieldValue]) -> Int {
    guard let (a, b) = zip(self, other).first(where: { $0 != $1 }) else { return 0 }
    let isFirst = a.name != b.name ? a.name < b.name : a.json.utf8.lexicographicallyPrecedes(b.json.utf8)
    return isFirst ? -1 : 1
  }

  /// The values of a group of fields; `–` if all are absent.
  func text(of group: String) -> String {
    let texts = filter { $0.group == group && !$0.json.isEmpty }.map(\.json)
    return texts.isEmpty ? "–" : texts.joined(separator: " ")
  }
}
