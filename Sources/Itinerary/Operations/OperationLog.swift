package enum UndoDirection: String, Equatable, Sendable {
  case undo, redo
}

/// The operations on a trip, the oldest first, with those that were undone.
package struct OperationLog: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case done
    case undone
    /// Undone before another operation was made, so that it can't be redone.
    case overtaken
  }

  package struct Entry: Equatable, Sendable {
    package internal(set) var operation: Operation
    package internal(set) var state = State.done

    package var isUndone: Bool { state != .done }
  }

  package private(set) var entries: [Entry] = []

  package static let limit = 200

  package init() {}

  package mutating func record(_ operation: Operation) {
    for index in entries.indices where entries[index].state == .undone { entries[index].state = .overtaken }
    entries.append(Entry(operation: operation))
    entries = entries.suffix(Self.limit)
  }

  /// Takes the next operation to undo, or the reverse of the next one to redo.
  package mutating func take(_ direction: UndoDirection) throws(UndoRefusal) -> Operation {
    switch direction {
    case .undo:
      guard let index = entries.lastIndex(where: { $0.state == .done }) else { throw .nothingToUndo }
      entries[index].state = .undone
      return entries[index].operation
    case .redo:
      guard let index = entries.firstIndex(where: { $0.state == .undone }) else {
        let overtaken = Array(zip(entries, entries.dropFirst())).last { $0.0.state == .overtaken }
        throw overtaken.map { .overtaken(by: $0.1.operation.name) } ?? .nothingToRedo
      }
      entries[index].state = .done
      return entries[index].operation.reversed
    }
  }

  /// Whether the last change by a schedule was undone, so that it is not merged again automatically.
  package func hasUndone(schedule: String) -> Bool {
    entries.last { $0.operation.schedule == schedule }?.isUndone ?? false
  }
}

package enum UndoRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  case nothingToUndo, nothingToRedo
  case overtaken(by: String)

  /// The name in output for programs.
  package var kind: String { detail.kind }
  package var description: String { detail.sentence }

  private var detail: (kind: String, sentence: String) {
    switch self {
    case .nothingToUndo: ("nothingToUndo", "nothing to undo")
    case .nothingToRedo: ("nothingToRedo", "nothing to redo")
    case .overtaken(let later): ("overtaken", "nothing to redo: another edit followed the undo, \"\(later)\"")
    }
  }
}

// MARK: The file

/// The log as a file: a line for each operation, and one for each undo and redo. New lines are only appended, so several
/// programs can write it, and a line that a killed program left unfinished is skipped.
extension OperationLog {
  package init(file bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let direction = UndoDirection(rawValue: String(decoding: line, as: UTF8.self)) {
        _ = try? take(direction)
      } else if let entry = Self.entry(of: Array(line)) {
        record(entry.operation)
        entries[entries.count - 1].state = entry.state
      }
    }
  }

  private static func entry(of line: [UInt8]) -> Entry? {
    var json = JSONReader(line)
    return try? Entry.fields.read(from: &json)
  }

  /// The file with the newest operations that fit into a number of bytes.
  package func file(ofAtMost size: Int) -> [UInt8] {
    var lines: [[UInt8]] = []
    var length = 0
    for entry in entries.reversed() {
      let line = Self.line(entry)
      length += line.count
      if length > size { break }
      lines.append(line)
    }
    return Array(lines.reversed().joined())
  }

  package static func line(of operation: Operation) -> [UInt8] { line(Entry(operation: operation)) }
  package static func line(of direction: UndoDirection) -> [UInt8] { Array("\n\(direction.rawValue)\n".utf8) }

  /// Begins with a line break, in case a killed program has left a line without its end.
  private static func line(_ entry: Entry) -> [UInt8] {
    Array("\n".utf8) + Entry.fields.text(of: entry).utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
      + Array("\n".utf8)
  }
}

extension OperationLog.Entry {
  fileprivate static let fields = FieldList(
    OperationLog.Entry(operation: Operation(name: "", time: Timestamp(microseconds: 0))),
    [
      .required("name", \.operation.name, .string),
      .required("at", \.operation.time, .timestamp),
      .required("state", \.state, .word(), else: .done),
      .optional("schedule", \.operation.schedule, .string),
      .optional("trip", \.operation.header, .object(Operation.HeaderChange.fields)),
      .required("items", \.operation.items, .list(Operation.ItemChange.fields)),
    ])
}

extension Operation.HeaderChange {
  fileprivate static let fields = FieldList(
    Self(before: .blank, after: .blank),
    [
      .required("before", \.before, .object(TripHeader.fields)),
      .required("after", \.after, .object(TripHeader.fields)),
    ])
}

extension Operation.ItemChange {
  fileprivate static let fields = FieldList(
    Self(before: nil, after: nil), [.optional("before", \.before, .item), .optional("after", \.after, .item)])
}

extension FieldType<Item> {
  fileprivate static let item = FieldType(
    read: { json throws(ReadFailure) in try Item.fields.read(from: &json) },
    text: { "{\(TripContents.text(of: $0))}" })
}
