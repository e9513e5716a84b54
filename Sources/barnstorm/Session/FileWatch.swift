import Glibc
import Paths

/// Notices when another program puts something at a path.
///
/// Watches directories (inotify), since a file that is replaced whole is a new file under the old name: every one that
/// the path leads through, so that a directory or a symbolic link on the way may be replaced too. What another machine
/// does on a network file system is not noticed.
struct FileWatch {
  /// Readable when something happened in a directory; −1, which poll ignores, before ``start()`` and where nothing can
  /// be watched.
  private(set) var descriptor: CInt = -1
  private let path: FilePath
  /// The watches, each with a name that matters in its directory.
  private var watches: [(number: CInt, name: FilePath)] = []

  /// - Parameter path: of the file, or of a symbolic link to it.
  init(path: FilePath) {
    self.path = path
  }

  mutating func start() {
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor >= 0 { watchSteps() }
  }

  /// Gives the descriptor back; the watch is of no use then.
  func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }

  /// Whether something was put at the path, or at a directory or link on the way, since the last call.
  mutating func takeChanges() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { hasChanged = concern(UnsafeRawBufferPointer(rebasing: $0[..<count])) || hasChanged }
    }
    if hasChanged { watchSteps() }
    return hasChanged
  }

  /// Whether any of the events, as `read` gives them, is about a name that matters.
  private func concern(_ events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var start = 0
    while start + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = min(start + header + Int(event.len), events.count)
      let name = FilePath(bytes: events[start + header..<end].prefix { $0 != 0 })
      // Some events may be missing.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if watches.contains(where: { $0.number == event.wd && $0.name == name }) { return true }
      start = end
    }
    return false
  }

  // MARK: What is watched

  private mutating func watchSteps() {
    var current: [(number: CInt, name: FilePath)] = []
    let steps = Self.steps(to: path)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      let mask = UInt32(IN_MOVED_TO | IN_CREATE) | (isLast ? UInt32(IN_CLOSE_WRITE) : 0)
      let number = step.directory.withCString {
        inotify_add_watch(descriptor, $0, mask | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD))
      }
      if number >= 0 { current.append((number, step.name)) }
    }
    for old in watches where !current.contains(where: { $0.number == old.number }) {
      inotify_rm_watch(descriptor, old.number)
    }
    watches = current
  }

  /// The directories that a path leads through, links followed, each with the name of what comes next.
  private static func steps(to path: FilePath) -> [(directory: FilePath, name: FilePath)] {
    var steps: [(directory: FilePath, name: FilePath)] = []
    var directory: FilePath = path.isAbsolute ? "/" : "."
    var rest = names(in: path)
    var links = 0
    while let name = rest.popLast() {
      let next = directory.appending(name)
      if name != ".." { steps.append((directory, name)) }
      if links < 40, let target = target(ofLinkAt: next) {
        links += 1
        if target.isAbsolute { directory = "/" }
        rest += names(in: target)
      } else {
        directory = next
      }
    }
    return steps
  }

  /// The last first.
  private static func names(in path: FilePath) -> [FilePath] {
    path.names.filter { $0 != "." }.reversed()
  }

  private static func target(ofLinkAt path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &buffer, buffer.count) }
    guard count > 0 else { return nil }
    return FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
  }
}
