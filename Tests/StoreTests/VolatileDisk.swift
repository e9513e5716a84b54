import Almanac
import Glibc
import TestSupport

@testable import Store

/// A file system in memory whose power can fail.
///
/// It promises no more than POSIX does. The content of a file is safe once the file was synced; the names in a
/// directory, once that was. Until then, each write and each change of a directory survives a power failure or not,
/// independently; but a single change of a directory, such as a swap, is made whole or not at all.
/// So it is more forgetful than any file system in use. For one thread.
final class VolatileDisk: FileSystemCalls, @unchecked Sendable {
  private var state: State
  /// The calls up to this one are carried out, later ones fail.
  private let last: Int
  private let kind: Kind

  /// What the file system can do, and what another program does.
  struct Kind {
    /// Whether files can change places, and take a new name that must be free, in one step.
    var hasSwap = true
    var hasLinks = true
    var interloper: String?
    var idleSync: Int?
  }

  private struct State {
    var nodes: [Int: Node] = [:]
    var descriptors: [Int32: (node: Int, offset: Int)] = [:]
    var callCount = 0
    /// Moves with every change.
    var clock: Int64 = 1
    var hasInterloped = false
    var syncs = 0
  }

  private struct Node {
    var kind = FileKind.regular
    var mode: UInt32 = 0o600
    var content: [UInt8] = []
    var safe: [UInt8] = []
    /// The same of a directory.
    var names: [FilePath: Int] = [:]
    var safeNames: [FilePath: Int] = [:]
    /// The changes of a directory since it was synced.
    var changes: [Change] = []
    var modified: Int64 = 0
    var changed: Int64 = 0
    var lock: Int32?
  }

  private enum Change {
    case add(FilePath, Int)
    case remove(FilePath)
    case rename(FilePath, to: FilePath)
    case swap(FilePath, FilePath)

    /// What others, that did not survive, would have had to come first for is left out.
    func apply(to names: inout [FilePath: Int]) {
      switch self {
      case .add(let name, let node): names[name] = node
      case .remove(let name): names[name] = nil
      case .rename(let name, let target):
        guard let node = names.removeValue(forKey: name) else { return }
        names[target] = node
      case .swap(let name, let other):
        guard let node = names[name], let second = names[other] else { return }
        names[name] = second
        names[other] = node
      }
    }
  }

  init() {
    var state = State()
    state.nodes[0] = Node(kind: .directory)
    state.nodes[1] = Node(kind: .directory)
    state.nodes[0]?.names = ["home": 1]
    state.nodes[0]?.safeNames = ["home": 1]
    self.state = state
    last = .max
    kind = Kind()
  }

  private init(_ state: State, last: Int = .max, _ kind: Kind = Kind()) {
    self.state = state
    self.last = last
    self.kind = kind
  }

  var hasInterloped: Bool { state.hasInterloped }

  /// How many calls were made, and how many of them brought something to the disk.
  var callCount: Int { state.callCount }
  var syncs: Int { state.syncs }

  func failing(after last: Int, _ kind: Kind) -> VolatileDisk {
    var copy = state
    (copy.callCount, copy.syncs) = (0, 0)
    return VolatileDisk(copy, last: last, kind)
  }

  /// The disk with everything on it synced.
  func afterCrash() -> VolatileDisk {
    var copy = state
    for (number, node) in copy.nodes {
      var node = node
      (node.safe, node.safeNames, node.changes) = (node.content, node.names, [])
      copy.nodes[number] = node
    }
    return VolatileDisk(copy)
  }

  func afterPowerFailure(_ random: inout SplitMix64) -> VolatileDisk {
    var copy = state
    copy.descriptors = [:]
    // All, none, or each independently.
    let mood = random.below(4)
    func survives() -> Bool { mood == 0 ? false : mood == 1 ? true : random.once(in: 2) }
    for number in copy.nodes.keys.sorted() {
      guard var node = copy.nodes[number] else { continue }
      node.lock = nil
      var names = node.safeNames
      for change in node.changes where survives() { change.apply(to: &names) }
      (node.names, node.safeNames, node.changes) = (names, names, [])
      if node.content != node.safe { node.content = Self.remains(of: node, &random) }
      node.safe = node.content
      copy.nodes[number] = node
    }
    return VolatileDisk(copy)
  }

  /// Of content that was not synced: the old, the new, a part of the new, or as much of nothing.
  private static func remains(of node: Node, _ random: inout SplitMix64) -> [UInt8] {
    switch random.below(4) {
    case 0: node.safe
    case 1: node.content
    case 2: Array(node.content.prefix(random.below(max(1, node.content.count))))
    default: [UInt8](repeating: 0, count: node.content.count)
    }
  }

  func text(_ path: FilePath) -> String? {
    (try? Self.find(path, in: state)).flatMap { state.nodes[$0]?.content }.map { String(decoding: $0, as: UTF8.self) }
  }

  func put(_ text: String, at path: FilePath) throws {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    try writeAll(descriptor, Array(text.utf8))
    try close(descriptor)
  }

  // MARK: The calls

  private func call<Value>(_ body: (inout State) throws(ErrorNumber) -> Value) throws(ErrorNumber) -> Value {
    state.callCount += 1
    if state.callCount > last { throw ErrorNumber(EIO) }
    return try body(&state)
  }

  private static func find(_ path: FilePath, in state: State) throws(ErrorNumber) -> Int {
    var node = 0
    for name in path.names where name != "." {
      guard let next = state.nodes[node]?.names[name] else { throw ErrorNumber(ENOENT) }
      node = next
    }
    return node
  }

  private static func change(_ directory: FilePath, _ change: Change, in state: inout State) throws(ErrorNumber) {
    let number = try find(directory, in: state)
    guard var node = state.nodes[number] else { throw ErrorNumber(ENOENT) }
    change.apply(to: &node.names)
    node.changes.append(change)
    state.nodes[number] = node
  }

  private static func touch(_ number: Int, in state: inout State, content: Bool = false) {
    state.clock += 1
    state.nodes[number]?.changed = state.clock
    if content { state.nodes[number]?.modified = state.clock }
  }

  private static func make(_ kind: FileKind, at path: FilePath, in state: inout State) throws(ErrorNumber) -> Int {
    let number = state.nodes.count
    state.nodes[number] = Node(kind: kind)
    try change(path.directory, .add(path.name, number), in: &state)
    touch(number, in: &state, content: true)
    return number
  }

  func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32 {
    try call { state throws(ErrorNumber) in
      let found = try? Self.find(path, in: state)
      if found != nil, flags & O_EXCL != 0 { throw ErrorNumber(EEXIST) }
      if found == nil, flags & O_CREAT == 0 { throw ErrorNumber(ENOENT) }
      let node = if let found { found } else { try Self.make(.regular, at: path, in: &state) }
      if flags & O_TRUNC != 0 { state.nodes[node]?.content = [] }
      let descriptor = (state.descriptors.keys.max() ?? 2) + 1
      state.descriptors[descriptor] = (node, 0)
      return descriptor
    }
  }

  func close(_ descriptor: Int32) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      guard let (node, _) = state.descriptors.removeValue(forKey: descriptor) else { throw ErrorNumber(EBADF) }
      if state.nodes[node]?.lock == descriptor { state.nodes[node]?.lock = nil }
    }
  }

  private static func status(_ number: Int, in state: State) throws(ErrorNumber) -> FileStatus {
    guard let node = state.nodes[number] else { throw ErrorNumber(ENOENT) }
    let links = state.nodes.values.reduce(0) { $0 + $1.names.values.count { $0 == number } }
    return FileStatus(
      kind: node.kind, mode: node.mode, user: 0, group: 0, links: links,
      identity: FileIdentity(
        device: 1, inode: UInt64(number), size: Int64(node.content.count), modified: node.modified,
        changed: node.changed))
  }

  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    try call { state throws(ErrorNumber) in try Self.status(state.descriptors[descriptor]?.node ?? -1, in: state) }
  }

  func status(at path: FilePath) throws(ErrorNumber) -> FileStatus {
    try call { state throws(ErrorNumber) in try Self.status(Self.find(path, in: state), in: state) }
  }

  func isLink(_ path: FilePath) -> Bool { false }

  func target(ofLinkAt path: FilePath) -> FilePath? { nil }

  func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath {
    try call { state throws(ErrorNumber) in _ = try Self.find(path, in: state) }
    return path
  }

  func checkWritable(_ path: FilePath) throws(ErrorNumber) {}

  func read(_ descriptor: Int32, count: Int) throws(ErrorNumber) -> [UInt8] {
    try call { state throws(ErrorNumber) in
      guard let (node, offset) = state.descriptors[descriptor] else { throw ErrorNumber(EBADF) }
      let bytes = state.nodes[node]?.content.dropFirst(offset).prefix(count) ?? []
      state.descriptors[descriptor] = (node, offset + bytes.count)
      return Array(bytes)
    }
  }

  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int {
    try call { state throws(ErrorNumber) in
      guard let (node, _) = state.descriptors[descriptor] else { throw ErrorNumber(EBADF) }
      // In pieces, between which the power can fail.
      let count = min(bytes.count, 200)
      state.nodes[node]?.content += bytes.prefix(count)
      Self.touch(node, in: &state, content: true)
      return count
    }
  }

  func sync(_ descriptor: Int32) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      state.syncs += 1
      if state.syncs == kind.idleSync { return }
      try Self.sync(state.descriptors[descriptor]?.node ?? -1, in: &state)
    }
  }

  private static func sync(_ number: Int, in state: inout State) throws(ErrorNumber) {
    guard var node = state.nodes[number] else { throw ErrorNumber(EBADF) }
    node.safe = node.content
    node.safeNames = node.names
    node.changes = []
    state.nodes[number] = node
  }

  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      guard let (node, _) = state.descriptors[descriptor] else { throw ErrorNumber(EBADF) }
      state.nodes[node]?.mode = mode
      Self.touch(node, in: &state)
    }
  }

  func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber) {}

  private func move(_ path: FilePath, _ target: FilePath, _ change: Change, replaces: Bool?) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      let node = try Self.find(path, in: state)
      let other = try? Self.find(target, in: state)
      if replaces == false, other != nil { throw ErrorNumber(EEXIST) }
      if replaces == true, other == nil { throw ErrorNumber(ENOENT) }
      try Self.change(path.directory, change, in: &state)
      for node in [node, other].compactMap({ $0 }) { Self.touch(node, in: &state) }
    }
  }

  func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber) {
    try move(path, target, .rename(path.name, to: target.name), replaces: nil)
  }

  func rename(_ path: FilePath, toNew target: FilePath) throws(ErrorNumber) {
    if !kind.hasSwap { throw ErrorNumber(EINVAL) }
    try move(path, target, .rename(path.name, to: target.name), replaces: false)
  }

  func swap(_ path: FilePath, with other: FilePath) throws(ErrorNumber) {
    if !kind.hasSwap { throw ErrorNumber(EINVAL) }
    try interlope(at: other)
    try move(path, other, .swap(path.name, other.name), replaces: true)
  }

  private func interlope(at path: FilePath) throws(ErrorNumber) {
    guard let text = kind.interloper, !hasInterloped else { return }
    try call { state throws(ErrorNumber) in
      state.hasInterloped = true
      let number = try Self.make(.regular, at: path, in: &state)
      state.nodes[number]?.content = Array(text.utf8)
      state.nodes[number]?.safe = Array(text.utf8)
      try Self.sync(Self.find(path.directory, in: state), in: &state)
    }
  }

  func unlink(_ path: FilePath) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      let node = try Self.find(path, in: state)
      try Self.change(path.directory, .remove(path.name), in: &state)
      Self.touch(node, in: &state)
    }
  }

  func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber) {
    if !kind.hasLinks { throw ErrorNumber(EPERM) }
    try call { state throws(ErrorNumber) in
      let node = try Self.find(path, in: state)
      if (try? Self.find(name, in: state)) != nil { throw ErrorNumber(EEXIST) }
      try Self.change(name.directory, .add(name.name, node), in: &state)
      Self.touch(node, in: &state)
    }
  }

  func lock(_ descriptor: Int32) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      guard let (node, _) = state.descriptors[descriptor] else { throw ErrorNumber(EBADF) }
      if let holder = state.nodes[node]?.lock, holder != descriptor { throw ErrorNumber(EAGAIN) }
      state.nodes[node]?.lock = descriptor
    }
  }

  func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool {
    try call { state throws(ErrorNumber) in
      guard let (node, _) = state.descriptors[descriptor] else { throw ErrorNumber(EBADF) }
      return state.nodes[node]?.lock.map { $0 != descriptor } ?? false
    }
  }

  func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName] { [] }
  func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8] { throw ErrorNumber(ENODATA) }
  func setAttribute(_ name: AttributeName, to value: [UInt8], of descriptor: Int32) throws(ErrorNumber) {}
  func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber) {}
  func pause(milliseconds: Int) {}

  func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber) {
    try call { state throws(ErrorNumber) in
      if (try? Self.find(path, in: state)) != nil { throw ErrorNumber(EEXIST) }
      _ = try Self.make(.directory, at: path, in: &state)
    }
  }

  func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath] {
    try call { state throws(ErrorNumber) in
      guard let node = state.nodes[try Self.find(directory, in: state)] else { throw ErrorNumber(ENOENT) }
      return Array(node.names.keys)
    }
  }
}
