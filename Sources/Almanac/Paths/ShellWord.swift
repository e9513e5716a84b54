/// A path as a word to be typed into a shell: as it is, or in quotes if the shell would read it as something else.
package func shellWord(_ path: FilePath) -> String {
  guard let text = path.text, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
    return "$'\(path.bytes.map(ansiEscaped).joined())'"
  }
  if text.utf8.allSatisfy(isPlainInShells), !text.isEmpty { return text }
  return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
}

/// Whether shells take a byte for itself anywhere in a word.
package func isPlainInShells(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
    true
  default: "/._-+,:@".utf8.contains(byte)
  }
}

/// A byte as bash and zsh read it within `$'…'`.
private func ansiEscaped(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
  case 0x20..<0x7F: String(Unicode.Scalar(byte))
  default: "\\x" + hexadecimal(byte, digits: 2).lowercased()
  }
}
