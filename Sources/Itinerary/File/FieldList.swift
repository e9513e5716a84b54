/// A type of value in the trip file: how it is read, written and compared.
struct FieldType<Value>: Sendable {
  let read: @Sendable (inout JSONReader) throws(ReadFailure) -> Value
  let text: @Sendable (Value) -> String
  let compare: @Sendable (inout ContentComparison, Value, Value) -> Void
}

/// A field of an object in the trip file: its name, whether it is required, and how it is read, written and compared.
struct ObjectField<Object>: Sendable {
  let name: String
  /// The name of the group of fields that are merged as one value; usually that of the field.
  let group: String
  let isRequired: Bool
  let read: @Sendable (inout Object, inout JSONReader) throws(ReadFailure) -> Void
  /// The value as JSON; nil if it is absent.
  let text: @Sendable (Object) -> String?
  let compare: @Sendable (inout ContentComparison, Object, Object) -> Void
  let take: @Sendable (inout Object, Object) -> Void

  /// Returns the key path to a value. A closure, so that a path is made only when its field is used: making all of them
  /// takes longer than reading a trip.
  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Object, Value> & Sendable

  /// A field that is always written. A value is used if it is absent; without one it must be there.
  static func required<Value: Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, _ type: FieldType<Value>, else value: Value? = nil,
    group: String? = nil
  ) -> ObjectField {
    ObjectField(
      name: name, group: group ?? name, isRequired: value == nil,
      read: { object, json throws(ReadFailure) in
        if let value {
          object[keyPath: path()] =
            try json.ifPresent { json throws(ReadFailure) in try type.read(&json) } ?? value
        } else {
          object[keyPath: path()] = try type.read(&json)
        }
      },
      text: { type.text($0[keyPath: path()]) },
      compare: { order, a, b in type.compare(&order, a[keyPath: path()], b[keyPath: path()]) },
      take: { object, other in object[keyPath: path()] = other[keyPath: path()] })
  }

  static func optional<Value>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ type: FieldType<Value>, group: String? = nil
  ) -> ObjectField {
    ObjectField(
      name: name, group: group ?? name, isRequired: false,
      read: { object, json throws(ReadFailure) in
        object[keyPath: path()] = try json.ifPresent { json throws(ReadFailure) in try type.read(&json) }
      },
      text: { $0[keyPath: path()].map(type.text) },
      compare: { order, a, b in
        order.compare(a[keyPath: path()], b[keyPath: path()]) { type.compare(&$0, $1, $2) }
      },
      take: { object, other in object[keyPath: path()] = other[keyPath: path()] })
  }
}

/// The fields of an object in the trip file, in the order in which they are written and compared.
struct FieldList<Object: Sendable>: Sendable {
  /// The object before its fields are read.
  private let blank: Object
  private let fields: [ObjectField<Object>]
  private let names: [String]
  private var extra: ObjectField<Object>.Path<ExtraFields>?
  private let required: UInt64

  init(
    _ blank: Object, _ fields: [ObjectField<Object>],
    extra: @autoclosure @escaping ObjectField<Object>.Path<ExtraFields>
  ) {
    self.init(blank, fields)
    self.extra = extra
  }

  init(_ blank: Object, _ fields: [ObjectField<Object>]) {
    (self.blank, self.fields, names) = (blank, fields, fields.map(\.name))
    required = fields.indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << $1 : $0 }
  }

  func read(from json: inout JSONReader) throws(ReadFailure) -> Object {
    let start = json.nextValue()
    var object = blank
    var seen: UInt64 = 0
    let unknown = try json.object(names) { json, index throws(ReadFailure) in
      try fields[index].read(&object, &json)
      seen |= 1 << index
    }
    let missing = required & ~seen
    if missing != 0 {
      throw ReadFailure(offset: start, field: names[missing.trailingZeroBitCount], reason: .missing)
    }
    if let extra, !unknown.isEmpty { object[keyPath: extra()] = unknown }
    return object
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

  /// Compares two objects: unknown fields first, then field by field.
  func compare(_ a: Object, _ b: Object, in order: inout ContentComparison) {
    if let extra { order.compare(a[keyPath: extra()], b[keyPath: extra()]) }
    for field in fields where order.order == 0 { field.compare(&order, a, b) }
  }

  // MARK: Merging

  /// The newer of two objects; of the same moment, the one whose content comes last.
  func newer(_ a: Object, _ b: Object, by time: KeyPath<Object, Timestamp>) -> Object {
    var order = ContentComparison()
    order.compare(a[keyPath: time], b[keyPath: time])
    compare(a, b, in: &order)
    return order.order < 0 ? b : a
  }

  func differences(_ a: Object, _ b: Object) -> Set<String> {
    func differ(_ compare: (inout ContentComparison) -> Void) -> Bool {
      var order = ContentComparison()
      compare(&order)
      return order.order != 0
    }
    var groups = Set(fields.filter { field in differ { field.compare(&$0, a, b) } }.map(\.group))
    if let extra, differ({ $0.compare(a[keyPath: extra()], b[keyPath: extra()]) }) { groups.insert(Self.unknown) }
    return groups
  }

  func take(_ group: String, from other: Object, into object: inout Object) {
    for field in fields where field.group == group { field.take(&object, other) }
    if group == Self.unknown, let extra { object[keyPath: extra()] = other[keyPath: extra()] }
  }

  /// The values of a group of fields, as the file has them; `–` if all are absent.
  func text(of group: String, in object: Object) -> String {
    let values = fields.filter { $0.group == group }.compactMap { $0.text(object) }
    return values.isEmpty ? "–" : values.joined(separator: " ")
  }

  private static var unknown: String { "+" }
}
