/// File names made from names of trips.
package enum FileStem {
  /// The file name without its ending: letters and digits of any script in lower case, and hyphens for everything else.
  /// `Rust Belt Swing` becomes `rust-belt-swing`.
  package static func of(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let text = words.joined(separator: "-").unicodeScalars.prefix(60)
    return text.isEmpty ? "trip" : String(text)
  }
}
