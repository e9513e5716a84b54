import Glibc
import Testing

/// Files of real publishers beside the repository. They are not part of it, so a test of them runs only if they are
/// there.
package enum SharedData {
  package struct File: CustomTestStringConvertible, Sendable {
    /// Without the path of the folder.
    package let name: String
    package let bytes: [UInt8]

    package var testDescription: String { name }
  }

  /// The folder `shared/data` beside the repository.
  private static let root: String = {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (here.dropLast(4) + ["shared", "data"]).joined(separator: "/")
  }()

  package static var isThere: Bool { access(root, R_OK) == 0 }

  /// All files under a folder whose names end so, by name.
  ///
  /// - Parameters:
  ///   - folder: such as `seasons`; empty for all of the data.
  ///   - ending: such as `.ics`.
  package static func files(in folder: String = "", ending: String) -> [File] {
    paths(under: folder.isEmpty ? root : "\(root)/\(folder)").filter { $0.hasSuffix(ending) }.sorted().map { path in
      File(name: String(path.dropFirst(root.count + 1)), bytes: read(path))
    }
  }

  /// A file of the repository itself.
  package static func repositoryFile(_ path: String) -> [UInt8] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return read((here.dropLast(3) + [Substring(path)]).joined(separator: "/"))
  }

  private static func paths(under folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [folder] }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { paths += self.paths(under: "\(folder)/\(name)") }
    }
    return paths
  }

  /// The bytes of a file; none if it cannot be read.
  package static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
  }
}
