import Almanac
import Glibc
import Store

package final class Scratch: Sendable {
  /// A directory in memory where there is one: the tests do not wait for a disk.
  package static let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

  package let path: FilePath

  package convenience init() {
    do { try self.init(in: "/tmp") } catch { fatalError("/tmp takes no directory: \(error)") }
  }

  package init(in directory: String) throws {
    var template = Array("\(directory)/barnstorm-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ErrorNumber(errno) }
    path = FilePath(cString: template)
  }

  deinit { Scratch.remove(path) }

  package func path(_ name: String) -> FilePath { path.appending(FilePath(name)) }

  /// The same for functions of the C library.
  @_disfavoredOverload package func path(_ name: String) -> String { "\(path)/\(name)" }

  package var names: [String] { ((try? SystemCalls().names(in: path)) ?? []).map(\.description).sorted() }

  /// The names in a directory of this one, sorted; none if it cannot be read.
  package func names(in directory: String) -> [String] {
    ((try? SystemCalls().names(in: path(directory))) ?? []).map(\.description).sorted()
  }

  package func write(_ text: String, to name: String, mode: UInt32 = 0o600) throws {
    try write(Array(text.utf8), to: name, mode: mode)
  }

  package func write(_ bytes: [UInt8], to name: String, mode: UInt32 = 0o600) throws {
    let folders = name.split(separator: "/").dropLast()
    if !folders.isEmpty { try SystemCalls().makeDirectories(path(folders.joined(separator: "/"))) }
    let file = try SystemCalls().open(path(name), O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    defer { close(file) }
    _ = try SystemCalls().write(file, bytes[...])
    try SystemCalls().setMode(file, mode)
  }

  package func put(_ text: String, at name: String) throws {
    try write(text, to: "put")
    try SystemCalls().rename(path("put"), to: path(name))
  }

  package func text(_ name: String) -> String? {
    guard let file = try? SystemCalls().open(path(name), O_RDONLY, mode: 0) else { return nil }
    defer { close(file) }
    return String(decoding: (try? SystemCalls().read(file, count: 1 << 16)) ?? [], as: UTF8.self)
  }

  package func mode(_ name: String) -> UInt32? { (try? SystemCalls().status(at: path(name)))?.mode }

  private static func remove(_ path: FilePath) {
    for name in (try? SystemCalls().names(in: path)) ?? [] {
      let inner = path.appending(name)
      if inner.withCString({ unlink($0) }) != 0 { remove(inner) }
    }
    path.withCString { _ = rmdir($0) }
  }
}
