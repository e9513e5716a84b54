/// Paths as people type and read them.
enum UserPath {
  /// `~/trip.json` with the user's home in the place of the tilde, as a shell does it.
  static func expanded(_ typed: String) -> String {
    guard typed.hasPrefix("~/"), let home = Environment.value(of: "HOME") else { return typed }
    return home + typed.dropFirst()
  }

  /// The name of the file alone.
  static func name(of path: String) -> String {
    path.unicodeScalars.split(separator: "/").last.map(String.init) ?? path
  }
}
