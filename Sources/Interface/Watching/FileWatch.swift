import Glibc
import Paths

/// Notices when another program changes, replaces or takes away what is at a path.
///
/// Watches (inotify) the directory of the file for its name, since a file that is replaced whole is a new file under the
/// old name. Of every directory and link on the way it watches the thing itself: when it is moved or deleted, the path leads
/// elsewhere. What strangers do in those directories is none of its business and does not wake the program. Where a part
/// of the path is missing, the directory above waits for it. What another machine does on a network file system is not
/// noticed.
struct FileWatch {
  /// Readable when something happened; −1, which poll ignores, before ``start()`` and where nothing can be watched.
  private(set) var descriptor: CInt = -1
  /// Whether changes may go unnoticed, and the file should be looked at from time to time.
  private(set) var isBlind = false
  /// Why, where the user should know; as the C library words it.
  private(set) var blindness: String?
  private let path: FilePath
  private var watches: [Watch] = []

  private struct Watch {
    let number: CInt
    /// The name that matters in a directory; nil where the watch is on what matters itself.
    let name: FilePath?
    var mask: UInt32
  }

  /// - Parameter path: of the file, or of a symbolic link to it.
  init(path: FilePath) {
    self.path = path
  }

  mutating func start() {
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return goBlind(because: errno) }
    watchSteps()
  }

  /// Gives the descriptor back; the watch is of no use then.
  func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }

  /// Whether something has happened to the path since the last call.
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

  /// Whether any of the events, as `read` gives them, is about the path.
  private func concern(_ events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var start = 0
    while start + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = min(start + header + Int(event.len), events.count)
      var bytes: [UInt8] = []
      for index in start + header..<end where events[index] != 0 { bytes.append(events[index]) }
      let name = FilePath(bytes: bytes)
      // Some events may be missing.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      // An event without a name is about what is watched itself.
      if watches.contains(where: { $0.number == event.wd && (name.isEmpty || $0.name == name) }) { return true }
      start = end
    }
    return false
  }

  // MARK: What is watched

  /// What happens to a directory or a link itself.
  private static let itself = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  /// What happens to a name in a directory. A change of permissions is news too: a save that failed may succeed now.
  private static let names = UInt32(
    IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_CLOSE_WRITE | IN_ATTRIB | IN_ONLYDIR)

  private mutating func watchSteps() {
    (isBlind, blindness) = (false, nil)
    let old = watches
    // Should a part of the path go while the watches are set, they are set again.
    var isComplete = false
    for _ in 0..<5 where !isComplete { isComplete = setWatches() }
    if !isComplete { isBlind = true }
    for watch in old where !watches.contains(where: { $0.number == watch.number }) {
      inotify_rm_watch(descriptor, watch.number)
    }
  }

  /// - Returns: false where a part of the path went meanwhile.
  private mutating func setWatches() -> Bool {
    watches = []
    var isComplete = true
    for step in Self.steps(to: path) {
      // A link has no names in it, and the number of its names changes when another takes its place.
      let own = step.isLink ? UInt32(IN_ATTRIB | IN_DONT_FOLLOW) : UInt32(IN_ONLYDIR)
      let mask = Self.itself | (step.name == nil ? own : Self.names)
      isComplete = add(step.path, mask, name: step.name) && isComplete
    }
    return isComplete
  }

  /// - Returns: false where there is nothing at the path any more.
  private mutating func add(_ path: FilePath, _ mask: UInt32, name: FilePath?) -> Bool {
    var number = path.withCString { inotify_add_watch(descriptor, $0, mask) }
    // A directory that the path leads through twice has one watch.
    if let other = watches.first(where: { $0.number == number }) {
      number = path.withCString { inotify_add_watch(descriptor, $0, mask | other.mask) }
    }
    if number >= 0 {
      watches.append(Watch(number: number, name: name, mask: mask))
    } else if errno == ENOENT || errno == ENOTDIR {
      return false
    } else if errno == EACCES, name == nil {
      // A directory on the way that only lets through: a pity, but no word worth.
      isBlind = true
    } else {
      goBlind(because: errno)
    }
    return true
  }

  private mutating func goBlind(because code: Int32) {
    (isBlind, blindness) = (true, String(cString: strerror(code)))
  }

  private struct Step {
    let path: FilePath
    /// What is waited for in the directory; nil where the step itself matters.
    let name: FilePath?
    var isLink = false
  }

  /// What has to stay in its place for the path to lead to its file, and the directory of the file itself, or the last one
  /// that is there.
  private static func steps(to path: FilePath) -> [Step] {
    var steps: [Step] = []
    var directory: FilePath = path.isAbsolute ? "/" : "."
    var rest = parts(of: path)
    var links = 0
    while let name = rest.popLast() {
      let next = directory.appending(name)
      if links < 40, let target = target(ofLinkAt: next) {
        links += 1
        steps.append(Step(path: next, name: nil, isLink: true))
        if target.isAbsolute { directory = "/" }
        rest += parts(of: target)
      } else if rest.isEmpty || !isDirectory(next) {
        steps.append(Step(path: directory, name: name))
        break
      } else {
        steps.append(Step(path: next, name: nil))
        directory = next
      }
    }
    return steps
  }

  private static func isDirectory(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The last first.
  private static func parts(of path: FilePath) -> [FilePath] {
    path.names.filter { $0 != "." }.reversed()
  }

  private static func target(ofLinkAt path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &buffer, buffer.count) }
    guard count > 0 else { return nil }
    return FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
  }
}
