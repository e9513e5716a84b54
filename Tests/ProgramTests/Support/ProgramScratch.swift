import Glibc
import TestSupport

/// A directory of a test's own as programs see it: paths are texts, and files bytes.
final class ProgramScratch: Sendable {
  private let directory = TestSupport.Scratch()
  let path: String

  init() { path = "\(directory.path)" }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the directories above it.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws { try directory.write(bytes, to: name) }

  func makeFile(named name: [UInt8]) -> Bool {
    let path = (Array("\(path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    return file >= 0 && close(file) == 0
  }

  func text(_ name: String) throws -> String {
    String(decoding: try ProgramScratch.bytes(at: path(name)), as: UTF8.self)
  }

  /// The permission bits of a file; nil without one.
  func mode(_ name: String) -> UInt32? { directory.mode(name) }

  func names(in directory: String) -> [String] { self.directory.names(in: directory) }

  /// The names in this directory as the system has them.
  var rawNames: [[UInt8]] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names
  }

  func exists(_ name: String) -> Bool { access(path(name), F_OK) == 0 }

  /// The identity of a file's version: another one after every write.
  func version(_ name: String) -> [Int] {
    var status = stat()
    guard stat(path(name), &status) == 0 else { return [] }
    return [Int(status.st_ino), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
  }

  static func bytes(at path: String) throws -> [UInt8] {
    guard access(path, R_OK) == 0 else { throw SystemError(call: "open \(path)", code: errno) }
    return Repository.read(path)
  }
}
