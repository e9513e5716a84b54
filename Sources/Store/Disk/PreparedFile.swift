import Almanac
import Platform

/// A new file, whole on the disk, that is to take the place of another. It is locked until it is closed or discarded,
/// by which other programs know that no killed program left it behind (``FileContent/isLeft(_:)``).
package struct PreparedFile {
  private(set) var path: FilePath
  /// The path without symbolic links.
  package var target: FilePath
  private let descriptor: Int32
  private let written: FileIdentity
  private let fileSystem: any FileSystemCalls
  package let notices: [SaveNotice]

  /// - Parameters:
  ///   - access: nil for a new file.
  ///   - isPrivate: whether a new file is for its owner alone; otherwise the user's file mode mask decides.
  package init(
    for target: FilePath, _ bytes: [UInt8], like access: FileAccess?, isPrivate: Bool = true, isDurable: Bool = true,
    _ fileSystem: any FileSystemCalls
  ) throws(ErrorNumber) {
    self.fileSystem = fileSystem
    self.target = target
    (descriptor, path) = try fileSystem.createTemporary(for: target, mode: isPrivate || access != nil ? 0o600 : 0o666)
    do {
      // On file systems without locks, other programs go by the file's age.
      try? fileSystem.lock(descriptor)
      try fileSystem.writeAll(descriptor, bytes)
      notices = if let access { try fileSystem.give(access, to: descriptor, at: path) } else { [] }
      if isDurable { try fileSystem.sync(descriptor) }
      written = try fileSystem.status(of: descriptor).identity
    } catch {
      try? fileSystem.unlink(path)
      try? fileSystem.close(descriptor)
      throw error
    }
  }

  /// Removes the new file unless it has taken the place of another, in which case the other one is at its path.
  package func discard() {
    if let file = try? fileSystem.status(at: path).identity, file.isFile(written) { try? fileSystem.unlink(path) }
    close()
  }

  package func close() { try? fileSystem.close(descriptor) }

  package enum Outcome {
    /// The new file is in place, in this version.
    case done(FileIdentity)
    /// The file in the place was not the one expected; nothing has changed.
    case beaten
    /// The new file is in place, but another one than expected was there. It is now at this path.
    case displaced(FilePath)
  }

  package mutating func putNew() throws(ErrorNumber) -> Outcome {
    do {
      try moveIntoPlace { file throws(ErrorNumber) in try file.fileSystem.rename(file.path, toNew: file.target) }
    } catch  where error.code == EEXIST {
      return .beaten
    } catch  where error.meansNotSupported {
      return try linkNew()
    }
    return .done(identity)
  }

  /// Takes two steps, on file systems that cannot do it in one.
  private mutating func linkNew() throws(ErrorNumber) -> Outcome {
    do {
      try fileSystem.link(path, to: target)
      try? fileSystem.unlink(path)
      return .done(identity)
    } catch  where error.code == EEXIST {
      return .beaten
    } catch  where error.meansNotSupported || error.code == EPERM {
      guard try current() == nil else { return .beaten }
      try rename()
      return .done(identity)
    }
  }

  /// The two files change places in one step, and only then is the old one checked, so that a file which another
  /// program put there at the last moment is never overwritten unseen. If the file system cannot swap files, a gap
  /// remains between the last check and the renaming.
  package mutating func put(inPlaceOf expected: FileIdentity) throws(ErrorNumber) -> Outcome {
    guard try current() == expected else { return .beaten }
    do {
      try swap()
    } catch  where error.code == ENOENT {
      return .beaten
    } catch  where error.meansNotSupported {
      guard try current() == expected else { return .beaten }
      try rename()
      return .done(identity)
    }
    // An unexpected file is kept, so that the user can look at it.
    guard let out = try? fileSystem.status(at: path).identity else { return .done(identity) }
    if out.hasContent(of: expected) {
      try? fileSystem.unlink(path)
      return .done(identity)
    }
    return .displaced(path)
  }

  /// - Throws: `ENOENT` if the file at the target is gone.
  package mutating func swap() throws(ErrorNumber) {
    if TemporaryName.kind(of: path.name) == .new {
      let name = TemporaryName.swapped(path)
      try fileSystem.rename(path, to: name)
      path = name
    }
    try moveIntoPlace { file throws(ErrorNumber) in try file.fileSystem.swap(file.path, with: file.target) }
  }

  package mutating func rename() throws(ErrorNumber) {
    try moveIntoPlace { file throws(ErrorNumber) in try file.fileSystem.rename(file.path, to: file.target) }
  }

  /// Success is judged by which file is there: over a network a call can fail although it was carried out.
  private func moveIntoPlace(_ call: (PreparedFile) throws(ErrorNumber) -> Void) throws(ErrorNumber) {
    do {
      try call(self)
    } catch {
      if !isInPlace { throw error }
    }
  }

  /// Whether the file has certainly taken the place; false, as ``isElsewhere`` is then, if that cannot be found out.
  private var isInPlace: Bool { (try? current())?.isFile(written) ?? false }
  package var isElsewhere: Bool {
    do {
      return try !(current()?.isFile(written) ?? false)
    } catch {
      return false
    }
  }

  func current() throws(ErrorNumber) -> FileIdentity? {
    do {
      return try fileSystem.status(at: target).identity
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// The new file's identity changes when it takes the place, since the time of the last change does.
  private var identity: FileIdentity { (try? fileSystem.status(of: descriptor).identity) ?? written }
}

extension FileSystemCalls {
  fileprivate func createTemporary(for target: FilePath, mode: mode_t) throws(ErrorNumber) -> (Int32, FilePath) {
    let names = TemporaryName(for: target.name)
    var attempts = 0
    while true {
      let path = target.directory.appending(names.random())
      do {
        return (try open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode), path)
      } catch  where error.code == EEXIST && attempts < 20 {
        attempts += 1
      }
    }
  }

  package func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(ErrorNumber) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try write(descriptor, rest)
      // A write that makes no progress must not go on for ever.
      if count == 0 { throw ErrorNumber(EIO) }
      rest = rest.dropFirst(count)
    }
  }
}
