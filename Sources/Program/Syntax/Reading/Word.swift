import Base

/// A word of the command line, as the shell gave it: bytes, of which a path need not be text.
package struct Word: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(cString: UnsafePointer<CChar>) {
    bytes = FilePath(cString: cString).bytes
  }

  /// The word as text; nil if its bytes are not valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The word for messages, with a mark in place of invalid UTF-8.
  package var shown: String { String(decoding: bytes, as: UTF8.self) }
}

extension Word: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
