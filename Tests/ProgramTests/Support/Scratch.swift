import Glibc

/// A directory of a test's own, removed at its end.
final class Scratch: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/barnstorm-program-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no scratch directory: error \(errno)") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Scratch.remove(path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the directories above it.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    var directory = path
    for part in name.split(separator: "/").dropLast() {
      directory += "/\(part)"
      mkdir(directory, 0o700)
    }
    let file = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if file < 0 { throw SystemError(call: "open \(name)", code: errno) }
    defer { close(file) }
    if Glibc.write(file, bytes, bytes.count) != bytes.count { throw SystemError(call: "write \(name)", code: errno) }
  }

  /// Makes an empty file of a name in any bytes.
  func makeFile(named name: [UInt8]) -> Bool {
    let path = (Array("\(path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    return file >= 0 && close(file) == 0
  }

  func text(_ name: String) throws -> String { String(decoding: try Scratch.bytes(at: path(name)), as: UTF8.self) }

  /// The permission bits of a file; nil where there is none.
  func mode(_ name: String) -> UInt32? {
    var status = stat()
    return stat(path(name), &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  func isLink(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a directory, sorted.
  func names(in directory: String) -> [String] { Scratch.names(in: path(directory)).sorted() }

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
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw SystemError(call: "open \(path)", code: errno) }
    defer { close(file) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 { throw SystemError(call: "read \(path)", code: errno) }
      if count == 0 { return all }
      all += buffer[..<count]
    }
  }

  /// Removes a file, or a directory with all that is in it.
  static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  private static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
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
}
