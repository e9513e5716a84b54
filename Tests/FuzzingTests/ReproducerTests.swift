import Fuzzing
import Glibc
import TestSupport
import Testing

/// What the fuzzer starts from, and all that it ever found, in `Reproducers`: one folder for each target, one input a file.
@Suite struct ReproducerTests {
  @Test(arguments: FuzzTarget.allCases) func `every input keeps what its target promises`(target: FuzzTarget) throws {
    let inputs = try files(in: "\(folder)/\(target.rawValue)")
    #expect(!inputs.isEmpty)
    for path in inputs {
      let bytes = try bytes(of: path)
      #expect(target.complaint(about: bytes) == nil, "\(path)")
      // Half an input is an input too.
      #expect(target.complaint(about: Array(bytes.prefix(bytes.count / 2))) == nil, "the first half of \(path)")
    }
  }

  @Test(arguments: [FuzzTarget.calendar, .table, .imported, .event, .trip, .open])
  func `every number can be at the ends of its type`(target: FuzzTarget) throws {
    for path in try files(in: "\(folder)/\(target.rawValue)") {
      for variant in try Portion.cases(of: NumberEnds.variants(of: bytes(of: path))) {
        #expect(target.complaint(about: variant) == nil, "\(path): \(String(decoding: variant, as: UTF8.self))")
      }
    }
  }

  private let folder = "\(Repository.path)/Tests/FuzzingTests/Reproducers"

  private struct Unreadable: Error {
    let path: String
  }

  private func files(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append("\(folder)/\(name)") }
    }
    return names.sorted()
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }
}
