import Almanac
import Platform
import Store

/// Notices by inotify when another program changes, replaces or removes the file at a path.
///
/// Watches the directory for the file's name, since a file that is replaced whole is a new file under the old name, and
/// every directory and link on the way: if one is moved or deleted, the path changes its meaning. If a part of the path
/// is missing, the directory above it is watched for that name. Changes over the network go unnoticed.
struct FileWatch {
  /// Readable when something has changed; −1, which `poll` ignores, if nothing is watched.
  private(set) var descriptor: CInt = -1
  private(set) var isUnwatched = false
  /// The reason for that, in the words of the C library; nil if the user need not know.
  private(set) var unwatchedReason: String?
  private let path: FilePath
  private let fileSystem: any FileSystemCalls
  private var watches: [Watch] = []

  private struct Watch {
    let number: CInt
    /// Nil if the directory or link itself is watched.
    let name: FilePath?
    var mask: UInt32
  }

  /// - Parameter fileSystem: the calls that read links. Watching itself always calls the system.
  init(path: FilePath, fileSystem: any FileSystemCalls) {
    (self.path, self.fileSystem) = (path, fileSystem)
  }

  mutating func start() {
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return stopWatching(because: errno) }
    watchSteps()
  }

  func close() {
    if descriptor >= 0 { _ = Platform.close(descriptor) }
  }

  mutating func drainChanges() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { hasChanged = affectsPath(UnsafeRawBufferPointer(rebasing: $0[..<count])) || hasChanged }
    }
    if hasChanged { watchSteps() }
    return hasChanged
  }

  /// - Parameter events: in the form in which `read` returns them.
  private func affectsPath(_ events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var start = 0
    while start + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = min(start + header + Int(event.len), events.count)
      var bytes: [UInt8] = []
      for index in start + header..<end where events[index] != 0 { bytes.append(events[index]) }
      let name = FilePath(bytes: bytes)
      // The kernel has dropped events.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      // An event without a name is about the watched directory or link itself.
      if watches.contains(where: { $0.number == event.wd && (name.isEmpty || $0.name == name) }) { return true }
      start = end
    }
    return false
  }

  private static let itself = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  /// Events of a name in a directory, including changes of permissions, after which a save that failed may succeed.
  private static let names = UInt32(
    IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_CLOSE_WRITE | IN_ATTRIB | IN_ONLYDIR)

  private mutating func watchSteps() {
    (isUnwatched, unwatchedReason) = (false, nil)
    let old = watches
    // If a part of the path appears or disappears while the watches are set, they are set again.
    var isComplete = false
    for _ in 0..<5 where !isComplete { isComplete = setWatches() }
    if !isComplete { isUnwatched = true }
    for watch in old where !watches.contains(where: { $0.number == watch.number }) {
      inotify_rm_watch(descriptor, watch.number)
    }
  }

  /// - Returns: false if a part of the path has appeared or disappeared since, so that what is below is not watched.
  private mutating func setWatches() -> Bool {
    watches = []
    let steps = PathStep.all(to: path, fileSystem: fileSystem)
    var isComplete = true
    for step in steps {
      // A link holds no names. When another takes its place, its number of hard links changes, which is an IN_ATTRIB.
      let own = step.isLink ? UInt32(IN_ATTRIB | IN_DONT_FOLLOW) : UInt32(IN_ONLYDIR)
      let mask = Self.itself | (step.name == nil ? own : Self.names)
      isComplete = add(step.path, mask, name: step.name) && isComplete
    }
    return isComplete && PathStep.all(to: path, fileSystem: fileSystem) == steps
  }

  /// - Returns: false if there is nothing at the path any more.
  private mutating func add(_ path: FilePath, _ mask: UInt32, name: FilePath?) -> Bool {
    var number = path.withCString { inotify_add_watch(descriptor, $0, mask) }
    // The path leads through this directory twice, but a directory has only one watch: it gets both masks.
    if let other = watches.first(where: { $0.number == number }) {
      number = path.withCString { inotify_add_watch(descriptor, $0, mask | other.mask) }
    }
    if number >= 0 {
      watches.append(Watch(number: number, name: name, mask: mask))
    } else if errno == ENOENT || errno == ENOTDIR {
      return false
    } else if errno == EACCES, name == nil {
      // A directory on the way that may be passed but not read. The user need not know.
      isUnwatched = true
    } else {
      stopWatching(because: errno)
    }
    return true
  }

  private mutating func stopWatching(because code: Int32) {
    (isUnwatched, unwatchedReason) = (true, String(cString: strerror(code)))
  }
}

/// A directory or link that has to remain on the way to a file, or the directory that holds the name of the file.
struct PathStep: Equatable {
  let path: FilePath
  /// Nil if the directory or link itself has to remain.
  var name: FilePath?
  var isLink = false

  private static let maxLinks = 40

  /// Ends with the directory of the file, or of the first part of the path that is missing.
  static func all(to path: FilePath, fileSystem: any FileSystemCalls) -> [PathStep] {
    var steps: [PathStep] = []
    var directory: FilePath = path.isAbsolute ? "/" : "."
    var rest = names(of: path)
    var links = 0
    while let name = rest.popLast() {
      let next = directory.appending(name)
      if links < maxLinks, let target = fileSystem.target(ofLinkAt: next) {
        links += 1
        steps.append(PathStep(path: next, isLink: true))
        if target.isAbsolute { directory = "/" }
        rest += names(of: target)
      } else if rest.isEmpty || (try? fileSystem.status(at: next))?.kind != .directory {
        steps.append(PathStep(path: directory, name: name))
        break
      } else {
        steps.append(PathStep(path: next))
        directory = next
      }
    }
    return steps
  }

  private static func names(of path: FilePath) -> [FilePath] {
    path.names.filter { $0 != "." }.reversed()
  }
}
