import Glibc
import TestSupport

/// A hand-written or generated Swift file below Sources.
struct SourceFile {
  let module: String
  /// The path from the top of the package.
  let path: String
  let lines: [Substring]

  var name: Substring { path.split(separator: "/").last ?? "" }

  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let word = words.firstIndex(of: "import"), word <= 1, words.count > word + 1 else { return nil }
      return words[word + 1].split(separator: ".").first.map(String.init)
    }
  }

  /// Whether the file is a table of data, which a script writes whole.
  var isTable: Bool { lines.first?.hasPrefix("// Written by Scripts/") == true }
}

/// The package as it is on the disk.
enum SourceTree {
  /// The boxes, as the folders of Sources.
  static let boxes = Set(names(in: "Sources"))

  /// The folder of each module: that of a box, or one in it that `Package.swift` names.
  static let folders = {
    let package = text(of: "Package.swift")
    let parts = boxes.flatMap { box in names(in: "Sources/\(box)").map { (name: $0, folder: "Sources/\(box)/\($0)") } }
      .filter { package.contains("path: \"\($0.folder)\"") }
    return Dictionary(uniqueKeysWithValues: boxes.map { ($0, "Sources/\($0)") } + parts.map { ($0.name, $0.folder) })
  }()

  static let modules = Set(folders.keys)

  static let files = swiftFiles(in: "Sources").map { path in
    let folder = folders.filter { path.hasPrefix("\($0.value)/") }.max { $0.value.count < $1.value.count }
    let lines = text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    return SourceFile(module: folder?.key ?? "", path: path, lines: lines)
  }

  /// Whether there is a file or a folder at a path below the top.
  static func has(_ path: String) -> Bool { access("\(Repository.path)/\(path)", F_OK) == 0 }

  /// The text of a file, empty without one.
  static func text(of path: String) -> String { String(decoding: Repository.file(path), as: UTF8.self) }

  /// The paths of the hand-written files below a folder: Swift without tables, C and its headers.
  static func code(in folder: String) -> [String] {
    let tables = Set(files.filter(\.isTable).map(\.path))
    return Repository.files(in: folder, [".swift", ".c", ".h"]).filter { !tables.contains($0) }
  }

  static func swiftFiles(in folder: String) -> [String] { Repository.files(in: folder, [".swift"]) }

  /// The names in a folder below the top; empty if it is not a folder.
  static func names(in folder: String) -> [String] { Repository.names(in: "\(Repository.path)/\(folder)") ?? [] }
}

extension Substring {
  /// The parts between pairs of a mark: the code between backticks, the literals between quotes.
  func parts(between mark: Character) -> [Substring] {
    split(separator: mark, omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
