import Glibc

package enum Repository {
  package static let path = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  package static func file(_ path: String) -> [UInt8] { read("\(Self.path)/\(path)") }

  /// The paths of the files below a folder of the package with one of these endings, sorted by name.
  package static func files(in folder: String, _ endings: [String]) -> [String] {
    (names(in: "\(path)/\(folder)") ?? []).filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
      let file = "\(folder)/\(name)"
      return endings.contains(where: name.hasSuffix) ? [file] : files(in: file, endings)
    }
  }

  /// The names in any directory, in no order; nil if it is not a directory.
  package static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  package static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
  }
}
