import Almanac
import Glibc
import Store
import Synchronization

/// The system's calls, except that chosen ones fail.
package final class FaultyCalls: FileSystemCalls {
  package struct Fault: Equatable {
    /// Which call fails, counted from 1.
    package var call: Int
    package var code: Int32
    /// Whether all later calls fail too, as if the program had been killed.
    package var forEver = false

    package init(call: Int, code: Int32, forEver: Bool = false) {
      self.call = call
      self.code = code
      self.forEver = forEver
    }
  }

  private let system = SystemCalls()
  private let state: Mutex<(fault: Fault?, count: Int, failed: [String])>
  private let made = Mutex<[String]>([])
  /// Writes take at most so many bytes.
  private let writeSize: Int
  /// What calls of a name always fail with: what a file system cannot do.
  private let missing: [String: Int32]
  /// How long to wait when asked to, for each millisecond, in microseconds.
  private let pace: Int
  /// Runs before every call, with its name and the path it takes; what it returns is what the call fails with.
  private let before: @Sendable (String, FilePath) -> Int32?

  package init(
    _ fault: Fault? = nil, writeSize: Int = .max, missing: [String: Int32] = [:], pace: Int = 0,
    before: @escaping @Sendable (String, FilePath) -> Int32? = { _, _ in nil }
  ) {
    state = Mutex((fault, 0, []))
    self.writeSize = writeSize
    self.missing = missing
    self.pace = pace
    self.before = before
  }

  package var hits: Int { failed.count }

  package var failed: [String] { state.withLock { $0.failed } }

  /// The names of the calls that were made and might have failed, in order.
  package var names: [String] { made.withLock { $0.filter { $0 != "pause" } } }

  package func count(of name: String) -> Int { made.withLock { $0.count { $0 == name } } }

  package func set(_ fault: Fault?) { state.withLock { $0 = (fault, 0, []) } }

  private func pass(_ path: FilePath = "", _ name: String = #function) throws(ErrorNumber) {
    let name = String(name.prefix { $0 != "(" })
    made.withLock { $0.append(name) }
    if let code = before(name, path) ?? missing[name] { throw ErrorNumber(code) }
    let code = state.withLock { state -> Int32? in
      state.count += 1
      guard let fault = state.fault, state.count == fault.call || (fault.forEver && state.count > fault.call)
      else { return nil }
      state.failed.append(name)
      return fault.code
    }
    if let code { throw ErrorNumber(code) }
  }

  package func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32 {
    try pass(path)
    return try system.open(path, flags, mode: mode)
  }

  package func close(_ descriptor: Int32) throws(ErrorNumber) {
    try system.close(descriptor)
    try pass()
  }

  package func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    try pass()
    return try system.status(of: descriptor)
  }

  package func status(at path: FilePath) throws(ErrorNumber) -> FileStatus {
    try pass(path)
    return try system.status(at: path)
  }

  package func isLink(_ path: FilePath) -> Bool { system.isLink(path) }

  package func target(ofLinkAt path: FilePath) -> FilePath? { system.target(ofLinkAt: path) }

  package func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath {
    try pass(path)
    return try system.realPath(path)
  }

  package func checkWritable(_ path: FilePath) throws(ErrorNumber) {
    try pass(path)
    try system.checkWritable(path)
  }

  package func read(_ descriptor: Int32, count: Int) throws(ErrorNumber) -> [UInt8] {
    try pass()
    return try system.read(descriptor, count: count)
  }

  package func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int {
    try pass()
    return try system.write(descriptor, bytes.prefix(writeSize))
  }

  package func sync(_ descriptor: Int32) throws(ErrorNumber) {
    try pass()
    try system.sync(descriptor)
  }

  package func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber) {
    try pass()
    try system.setMode(descriptor, mode)
  }

  package func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber) {
    try pass()
    try system.setOwner(descriptor, user: user, group: group)
  }

  package func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber) {
    try pass(target)
    try system.rename(path, to: target)
  }

  package func rename(_ path: FilePath, toNew target: FilePath) throws(ErrorNumber) {
    try pass(target, "renameNew")
    try system.rename(path, toNew: target)
  }

  package func swap(_ path: FilePath, with other: FilePath) throws(ErrorNumber) {
    try pass(other)
    try system.swap(path, with: other)
  }

  package func unlink(_ path: FilePath) throws(ErrorNumber) {
    try pass(path)
    try system.unlink(path)
  }

  package func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber) {
    try pass(name)
    try system.link(path, to: name)
  }

  package func lock(_ descriptor: Int32) throws(ErrorNumber) {
    try pass()
    try system.lock(descriptor)
  }

  package func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool {
    try pass()
    return try system.isLocked(descriptor)
  }

  package func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName] {
    try pass(path)
    return try system.attributes(of: path)
  }

  package func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8] {
    try pass(path)
    return try system.attribute(name, of: path)
  }

  package func setAttribute(_ name: AttributeName, to value: [UInt8], of descriptor: Int32) throws(ErrorNumber) {
    try pass()
    try system.setAttribute(name, to: value, of: descriptor)
  }

  package func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber) {
    try pass()
    try system.removeAttribute(name, of: descriptor)
  }

  package func pause(milliseconds: Int) {
    made.withLock { $0.append("pause") }
    usleep(UInt32(milliseconds * pace))
  }

  package func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber) {
    try pass(path)
    try system.makeDirectory(path, mode: mode)
  }

  package func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath] {
    try pass(directory)
    return try system.names(in: directory)
  }
}
