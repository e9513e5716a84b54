import Glibc

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
  /// The top of the package: this file is two folders below it.
  static let top = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

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
  static func has(_ path: String) -> Bool { access("\(top)/\(path)", F_OK) == 0 }

  /// The text of a file, empty without one.
  static func text(of path: String) -> String {
    guard let file = fopen("\(top)/\(path)", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The paths of the hand-written files below a folder: Swift without tables, C and its headers.
  static func code(in folder: String) -> [String] {
    let tables = Set(files.filter(\.isTable).map(\.path))
    return paths(in: folder, endings: [".swift", ".c", ".h"]).filter { !tables.contains($0) }
  }

  static func swiftFiles(in folder: String) -> [String] { paths(in: folder, endings: [".swift"]) }

  private static func paths(in folder: String, endings: [String]) -> [String] {
    names(in: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return endings.contains(where: name.hasSuffix) ? [path] : paths(in: path, endings: endings)
    }
  }

  /// The names in a folder below the top; empty if it is not a folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir("\(top)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}

extension Substring {
  /// The parts between pairs of a mark: the code between backticks, the literals between quotes.
  func parts(between mark: Character) -> [Substring] {
    split(separator: mark, omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
