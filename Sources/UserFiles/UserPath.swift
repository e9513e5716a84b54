import Paths

/// Paths as people type them.
package enum UserPath {
  /// `~/trip.json` with the user's home in the place of the tilde, as a shell does it.
  package static func expanded(_ typed: String) -> FilePath {
    guard typed.hasPrefix("~/"), let home = Environment.path(in: "HOME") else { return FilePath(typed) }
    return FilePath(bytes: home.bytes + typed.utf8.dropFirst())
  }
}
