import Itinerary
import Platform
import Store

/// A folder of calendar files that something else copies to other machines: Syncthing, git, Dropbox, or a network file
/// system. The tag of a version is the digest of its bytes. A copy made for a conflict, such as
/// `3f2a.sync-conflict-20261121-005959-ABCDEFG.ics`, is a resource like any other.
package struct FolderStore: RemoteStore {
  private let directory: FilePath
  private let fileSystem: any FileSystemCalls

  package init(_ directory: FilePath, fileSystem: any FileSystemCalls = SystemCalls()) {
    (self.directory, self.fileSystem) = (directory, fileSystem)
  }

  private static let maxFiles = 100_000

  private var content: FileContent { FileContent(fileSystem: fileSystem) }

  package mutating func list() throws(RemoteFailure) -> [ListedResource] {
    let names: [FilePath]
    do {
      names = try fileSystem.names(in: directory)
    } catch {
      throw failure(error, directory)
    }
    if names.count > FolderStore.maxFiles { throw .offline("\(directory): more than \(FolderStore.maxFiles) files") }
    var listed: [ListedResource] = []
    for name in names.sorted() {
      guard let resource = resource(at: name) else { continue }
      let path = directory.appending(name)
      if let obstacle = obstacle(at: path) {
        listed.append(ListedResource(resource, obstacle.tag))
      } else if let found = try read(path) {
        let changedAt = Timestamp(microseconds: found.file.modified.flooredDivision(by: 1000).quotient)
        listed.append(ListedResource(resource, found.tag, changedAt: changedAt))
      }
    }
    return listed
  }

  package mutating func get(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource] {
    var resources: [SharedResource] = []
    for name in names {
      guard let path = path(of: name) else { continue }
      if let obstacle = obstacle(at: path) {
        resources.append(SharedResource(name, obstacle.tag, obstacle: obstacle.sentence, isNotFile: obstacle.isNotFile))
        continue
      }
      guard let found = try read(path) else { continue }
      resources.append(SharedResource(name, found.tag, body: found.bytes))
    }
    return resources
  }

  /// A link or a directory in the place of a file, or a file that is too large, or that the user may not read.
  private func obstacle(at path: FilePath) -> (tag: EntityTag, sentence: String, isNotFile: Bool)? {
    if fileSystem.isLink(path) { return (EntityTag("link"), "\(path.name) is a link, not a file; replace it", true) }
    guard let status = try? fileSystem.status(at: path) else { return nil }
    if status.kind != .regular {
      return (EntityTag("\(status.kind)"), "\(path.name) is \(status.kind), not a file; move it away", true)
    }
    let file = status.identity
    if file.size > EventCodec.largestBody {
      let sentence = "\(path.name) is larger than \(EventCodec.largestBody >> 20) MB"
      return (EntityTag("\(file.size)-\(file.modified)"), sentence, false)
    }
    do throws(ErrorNumber) {
      _ = try content.readPrefix(path, count: 1)
      return nil
    } catch {
      guard [EACCES, EPERM].contains(error.code) else { return nil }
      return (EntityTag("unreadable-\(file.changed)"), "\(path.name) can't be read: \(error)", false)
    }
  }

  /// A calendar file, or the hidden one of a counter. A hidden file left behind when this program was killed during a
  /// swap also counts, because it may be the only copy of a version; one left behind earlier is removed.
  private func resource(at name: FilePath) -> ResourceName? {
    guard let text = name.text else { return nil }
    let isCalendar = text.lowercased().hasSuffix(".ics")
    guard text.hasPrefix(".") else { return isCalendar ? ResourceName(text) : nil }
    if isCalendar, text.hasPrefix("." + DeviceCounter.prefix) { return ResourceName(String(text.dropFirst())) }
    let path = directory.appending(name)
    guard let kind = TemporaryName.kind(of: name), content.isLeft(path) else { return nil }
    if kind == .new { try? fileSystem.unlink(path) }
    return kind == .swapped ? ResourceName(text) : nil
  }

  /// Nil if the file is missing; throws if it exists but cannot be read, because it must not count as deleted.
  private func read(_ path: FilePath) throws(RemoteFailure) -> (bytes: [UInt8], tag: EntityTag, file: FileIdentity)? {
    do throws(StoreError) {
      let (bytes, file) = try content.read(path, limit: Int64(EventCodec.largestBody))
      return (bytes, EntityTag("\(ContentDigest(of: bytes))"), file)
    } catch {
      switch error {
      case .system(_, _, let number):
        if [ENOENT, ENOTDIR].contains(number.code) { return nil }
        throw failure(number, path)
      case .notAFile: return nil
      default: throw .offline("\(path): the file grows")
      }
    }
  }

  package mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, RemoteFailure>] {
    uploads.map { upload in Result { () throws(RemoteFailure) in try put(upload) } }
  }

  private func put(_ upload: Upload) throws(RemoteFailure) -> EntityTag? {
    guard let path = path(of: upload.name) else {
      throw .refused("\(FilePath(upload.name.text).quoted) is not a file name")
    }
    let old = try read(path)
    switch upload.precondition {
    case .absent: if old != nil { throw .changed }
    case .matches(let tag): if old?.tag != tag { throw .changed }
    }
    do throws(ErrorNumber) {
      guard try write(upload.body, to: path, inPlaceOf: old?.file) else { throw ErrorNumber(EEXIST) }
    } catch {
      if error.code == EEXIST { throw .changed }
      throw failure(error, path)
    }
    return EntityTag("\(ContentDigest(of: upload.body))")
  }

  /// - Parameter expected: the version to replace; nil if there must be none.
  /// - Returns: false if there was another version, which has been put back.
  private func write(
    _ bytes: [UInt8], to path: FilePath, inPlaceOf expected: FileIdentity?
  ) throws(ErrorNumber) -> Bool {
    let access =
      if expected == nil {
        FileAccess(ofNewFileIn: try fileSystem.status(at: directory))
      } else {
        try fileSystem.access(of: path, try fileSystem.status(at: path))
      }
    var new = try PreparedFile(for: path, bytes, like: access, fileSystem)
    do throws(ErrorNumber) {
      let outcome = if let expected { try new.put(inPlaceOf: expected) } else { try new.putNew() }
      switch outcome {
      case .done: new.close()
      case .beaten:
        new.discard()
        return false
      case .displaced:
        // Another program wrote in between: put its version back, and remove this one.
        try new.swap()
        new.discard()
        return false
      }
    } catch {
      new.discard()
      throw error
    }
    try fileSystem.syncDirectory(directory)
    return true
  }

  package mutating func delete(_ removals: [Removal]) -> [Result<Void, RemoteFailure>] {
    removals.map { removal in Result { () throws(RemoteFailure) in try delete(removal) } }
  }

  private func delete(_ removal: Removal) throws(RemoteFailure) {
    guard let path = path(of: removal.name), let old = try read(path) else { throw .missing }
    if old.tag != removal.tag { throw .changed }
    do throws(ErrorNumber) {
      try fileSystem.unlink(path)
      try fileSystem.syncDirectory(directory)
    } catch {
      if error.code == ENOENT { throw .missing }
      throw failure(error, path)
    }
  }

  /// Nil for a name that is not a file in the folder. Calendar programs have no use for counters, which are hidden.
  private func path(of name: ResourceName) -> FilePath? {
    let bytes = Array(((name.text.hasPrefix(DeviceCounter.prefix) ? "." : "") + name.text).utf8)
    guard !bytes.isEmpty, bytes.count <= 255, ![".", ".."].contains(name.text),
      !bytes.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
    else { return nil }
    return directory.appending(FilePath(bytes: bytes))
  }

  private func failure(_ error: ErrorNumber, _ path: FilePath) -> RemoteFailure {
    switch error.code {
    // If the folder can be read, the refusal concerns writing.
    case EROFS, EACCES, EPERM: (try? fileSystem.names(in: directory)) == nil ? .offline("\(path): \(error)") : .readOnly
    case ENOSPC, EDQUOT: .full("\(path): \(error)")
    case ENOENT, ENOTDIR: .deleted
    default: .offline("\(path): \(error)")
    }
  }
}
