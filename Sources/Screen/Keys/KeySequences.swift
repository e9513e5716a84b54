/// The bytes that keys send by the description of a terminal: escape sequences and single control characters.
///
/// Other sequences are left out; the few old terminals that have them use them for function keys alone.
package struct KeySequences: Sendable {
  private var sequences: [(bytes: [UInt8], key: Key)] = []
  private var controls: [(byte: UInt8, key: Key)] = []

  /// - Parameter entries: bytes and their keys. Of two entries with the same bytes the first one counts.
  package init(_ entries: [(bytes: [UInt8], key: Key)] = []) {
    for (bytes, key) in entries {
      if bytes.count > 1, bytes[0] == 0x1B {
        sequences.append((Array(bytes.dropFirst()), key))
      } else if bytes.count == 1, bytes[0] < 0x20 || bytes[0] == 0x7F, bytes[0] != 0x1B {
        controls.append((bytes[0], key))
      }
    }
  }

  enum Match: Equatable {
    case key(Key)
    /// The beginning of one or more sequences.
    case beginning
    case none
  }

  func match(_ bytes: [UInt8]) -> Match {
    var isBeginning = false
    for sequence in sequences where sequence.bytes.starts(with: bytes) {
      if sequence.bytes.count == bytes.count { return .key(sequence.key) }
      isBeginning = true
    }
    return isBeginning ? .beginning : .none
  }

  func key(ofControl byte: UInt8) -> Key? { controls.first { $0.byte == byte }?.key }
}
