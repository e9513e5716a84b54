/// Paths as text.
enum FilePath {
  static func join(_ directory: String, _ name: String) -> String {
    directory.utf8.last == UInt8(ascii: "/") ? directory + name : "\(directory)/\(name)"
  }

  /// The directory, `.` where there is none in the path, and the name of the file.
  static func split(_ path: String) -> (directory: String, name: String) {
    // By scalars: a combining mark at the start of a name must not hide the slash before it.
    let scalars = path.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return (".", path) }
    let directory = slash == scalars.startIndex ? "/" : String(scalars[..<slash])
    return (directory, String(scalars[scalars.index(after: slash)...]))
  }
}
