import Almanac
import Editor
import Store

extension PathCompletion {
  /// Completes a typed path to what all files have in common that it can mean.
  init(of typed: String, in home: UserStorage) {
    let found = home.paths(beginning: typed)
    let names = found.map { String($0.path.dropFirst(UserStorage.directory(ofTyped: typed).count)) }
    guard let first = found.first else {
      self.init(typed: typed, path: typed, names: [])
      return
    }
    let common = found.map(\.path).commonBeginning
    self.init(typed: typed, path: found.count == 1 && first.isDirectory ? common + "/" : common, names: names)
  }
}

extension [String] {
  /// The longest text that all of them begin with; empty without any.
  var commonBeginning: String {
    dropFirst().reduce(first ?? "") { common, text in
      String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

extension UserStorage {
  /// The directory of a typed path, with its slash; empty for the current one.
  static func directory(ofTyped text: String) -> String {
    text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
  }

  /// Returns the paths that begin with a typed one, in the order of their names. Hidden files are only meant by a typed
  /// dot.
  func paths(beginning typed: String) -> [(path: String, isDirectory: Bool)] {
    let directory = Self.directory(ofTyped: typed)
    let start = typed.dropFirst(directory.count)
    let names = TripDirectory(directory.isEmpty ? "." : expanded(directory), calls: calls).names
    return names.compactMap { name, isDirectory in
      guard let text = name.text, text.hasPrefix(start), start.hasPrefix(".") || !text.hasPrefix(".") else {
        return nil
      }
      return (directory + text, isDirectory)
    }
  }
}
