/// The beginnings of names of files.
package enum FileStem {
  /// The beginning of a name for a file of a trip: letters and digits of any script in lower case, and a dash for anything
  /// else. `Rust Belt Swing` becomes `rust-belt-swing`.
  package static func of(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let text = words.joined(by: "-").unicodeScalars.prefix(60)
    return text.isEmpty ? "trip" : String(text)
  }
}
