import Paths
import Synchronization
import TripStore

/// The system's calls, except that chosen ones fail.
final class FaultyCalls: FileSystemCalls {
  struct Fault: Equatable {
    /// Which call fails, counted from 1.
    var call: Int
    var code: Int32
    /// Whether all later calls fail too, as if the program had been killed.
    var forEver = false
  }

  private let system = SystemCalls()
  private let state: Mutex<(fault: Fault?, count: Int, failed: [String])>
  private let made = Mutex<[String]>([])
  /// Writes take at most so many bytes.
  private let writeSize: Int
  /// What giving a file a second name fails with.
  private let linkCode: Int32?
  /// Runs before anything is brought to the disk.
  private let beforeSync: @Sendable () -> Void

  init(
    _ fault: Fault? = nil, writeSize: Int = .max, linkCode: Int32? = nil,
    beforeSync: @escaping @Sendable () -> Void = {}
  ) {
    state = Mutex((fault, 0, []))
    self.writeSize = writeSize
    self.linkCode = linkCode
    self.beforeSync = beforeSync
  }

  /// How often a call failed.
  var hits: Int { failed.count }

  /// The names of the calls that failed.
  var failed: [String] { state.withLock { $0.failed } }

  /// How often a call was made, by its name.
  func count(of name: String) -> Int { made.withLock { $0.count { $0 == name } } }

  func set(_ fault: Fault?) { state.withLock { $0 = (fault, 0, []) } }

  private func pass(_ name: String = #function) throws(ErrorNumber) {
    made.withLock { $0.append(String(name.prefix { $0 != "(" })) }
    let code = state.withLock { state -> Int32? in
      state.count += 1
      guard let fault = state.fault, state.count == fault.call || (fault.forEver && state.count > fault.call)
      else { return nil }
      state.failed.append(String(name.prefix { $0 != "(" }))
      return fault.code
    }
    if let code { throw ErrorNumber(code) }
  }

  func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32 {
    try pass()
    return try system.open(path, flags, mode: mode)
  }

  func close(_ descriptor: Int32) throws(ErrorNumber) {
    try system.close(descriptor)
    try pass()
  }

  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    try pass()
    return try system.status(of: descriptor)
  }

  func status(at path: FilePath) throws(ErrorNumber) -> FileStatus {
    try pass()
    return try system.status(at: path)
  }

  func isLink(_ path: FilePath) -> Bool { system.isLink(path) }

  func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath {
    try pass()
    return try system.realPath(path)
  }

  func checkWritable(_ path: FilePath) throws(ErrorNumber) {
    try pass()
    try system.checkWritable(path)
  }

  func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(ErrorNumber) -> Int {
    try pass()
    return try system.read(descriptor, into: buffer)
  }

  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(ErrorNumber) -> Int {
    try pass()
    return try system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(writeSize)))
  }

  func sync(_ descriptor: Int32) throws(ErrorNumber) {
    beforeSync()
    try pass()
    try system.sync(descriptor)
  }

  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber) {
    try pass()
    try system.setMode(descriptor, mode)
  }

  func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber) {
    try pass()
    try system.setOwner(descriptor, user: user, group: group)
  }

  func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber) {
    try pass()
    try system.rename(path, to: target)
  }

  func unlink(_ path: FilePath) throws(ErrorNumber) {
    try pass()
    try system.unlink(path)
  }

  func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber) {
    try pass()
    if let linkCode { throw ErrorNumber(linkCode) }
    try system.link(path, to: name)
  }

  func lock(_ descriptor: Int32) throws(ErrorNumber) {
    try pass()
    try system.lock(descriptor)
  }

  func pause(milliseconds: Int) {}

  func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber) {
    try pass()
    try system.makeDirectory(path, mode: mode)
  }

  func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath] {
    try pass()
    return try system.names(in: directory)
  }
}
