import Itinerary
import Platform
import Store

/// Files for each shared trip, which only the user can read: the remote, the state of the last sync, and a lock.
package struct Shares: Sendable {
  private let directory: FilePath
  private let fileSystem: any FileSystemCalls

  init(directory: FilePath, fileSystem: any FileSystemCalls) {
    (self.directory, self.fileSystem) = (directory, fileSystem)
  }

  private static let longest: Int64 = 1 << 28
  private static let ending = ".share.json"

  /// Ordered by the names of the files; for a file that can't be read, the reason.
  package func all() -> [Result<Share, Failure>] {
    let names: [FilePath]
    do throws(ErrorNumber) {
      names = try fileSystem.names(in: directory).filter { $0.hasSuffix(Shares.ending) && !$0.hasPrefix(".") }
    } catch {
      return error.code == ENOENT ? [] : [.failure(Failure("\(directory): \(error)"))]
    }
    return names.sorted().compactMap { name in
      Result { () throws(Failure) in try share(in: directory.appending(name)) }.flatMap { share in
        share.map { .success($0) } ?? .failure(Failure("\(name): no longer there"))
      }
    }
  }

  /// Nil if the trip is not shared; throws if the file can't be read.
  package func share(ofTrip id: String) throws(Failure) -> Share? {
    try share(in: path(id, Shares.ending)).flatMap { $0.tripID == id ? $0 : nil }
  }

  private func share(in path: FilePath) throws(Failure) -> Share? {
    guard let bytes = try content(of: path) else { return nil }
    guard let share = JSONNode(bytes).flatMap({ Share($0) }) else {
      throw Failure("\(path): damaged; remove this file, then share or join the trip again")
    }
    return share
  }

  package func keep(_ share: Share) throws(StoreError) {
    try write(share.json, to: path(share.tripID, Shares.ending))
  }

  /// Replaced versions are kept.
  package func remove(ofTrip id: String) throws(StoreError) {
    var retained = SharingState()
    if let state = try? state(ofTrip: id) { (retained.replaced, retained.counter) = (state.replaced, state.counter) }
    try keep(retained, ofTrip: id)
    let path = path(id, Shares.ending)
    do {
      try fileSystem.unlink(path)
    } catch {
      if error.code != ENOENT { throw .system(path: path, .remove, error) }
    }
  }

  /// An empty state if it is missing; throws if the file can't be read.
  package func state(ofTrip id: String) throws(Failure) -> SharingState {
    let path = path(id, ".seen.json")
    guard let bytes = try content(of: path) else { return SharingState() }
    guard let state = JSONNode(bytes).flatMap({ SharingState($0) }) else {
      throw Failure("\(path): damaged; remove this file and sync again: nothing is lost")
    }
    return state
  }

  package func keep(_ state: SharingState, ofTrip id: String) throws(StoreError) {
    try write(state.json, to: path(id, ".seen.json"))
  }

  /// - Returns: nil if another program has been syncing the trip for too long.
  func alone<Value>(withTrip id: String, _ body: () throws -> Value) throws -> Value? {
    let path = path(id, ".seen.json")
    try attempt(.lock, path) { () throws(ErrorNumber) in try fileSystem.makeDirectories(directory) }
    let lock = SaveLock(of: path, fileSystem: fileSystem)
    let descriptor: Int32
    do throws(StoreError) { descriptor = try lock.acquire(for: path) } catch {
      if case .busy = error { return nil }
      throw error
    }
    defer { lock.release(descriptor) }
    FileContent(fileSystem: fileSystem).removeLeftovers(in: directory)
    return try body()
  }

  private func path(_ id: String, _ ending: String) -> FilePath {
    let stem = String(ResourceName(ofEntry: id).text.dropLast(".ics".utf8.count))
    return directory.appending(FilePath(stem + ending))
  }

  private func content(of path: FilePath) throws(Failure) -> [UInt8]? {
    do throws(StoreError) {
      return try FileContent(fileSystem: fileSystem).read(path, limit: Shares.longest).bytes
    } catch {
      guard case .system(_, _, let number) = error else { throw Failure("\(path): not a file of shared trips") }
      if number.code == ENOENT { return nil }
      throw Failure("\(path): \(number)")
    }
  }

  private func write(_ json: JSONValue, to path: FilePath) throws(StoreError) {
    try attempt(.write, path) { () throws(ErrorNumber) in
      try fileSystem.makeDirectories(directory)
      try FileContent(fileSystem: fileSystem).replace(path, with: Array((json.pretty + "\n").utf8), isDurable: true)
    }
  }
}

extension UserStorage {
  package func shares() throws -> Shares {
    guard let state = directory(.state) else { throw StoreError.noHome }
    return Shares(directory: state.appending("barnstorm/shares"), fileSystem: fileSystem)
  }
}

package struct Share: Equatable, Sendable {
  package var tripID: String
  package var tripPath: FilePath
  package var remote: RemoteLocation
  package var user: String?
  /// Whether events made there in calendar programs become items. True for remotes that belong to the trip alone.
  package var importsForeignEvents: Bool
  /// Remembered to save a request.
  var usesDigest = false
  /// The source of the schedule that this user has chosen. One that somebody else has set is not requested.
  package var trustedSource: String?
  var refusal: PasswordMark?

  package init(
    tripID: String, tripPath: FilePath, remote: RemoteLocation, user: String?, importsForeignEvents: Bool,
    trustedSource: String? = nil
  ) {
    self.trustedSource = trustedSource
    (self.tripID, self.tripPath, self.remote) = (tripID, tripPath, remote)
    (self.user, self.importsForeignEvents) = (user, importsForeignEvents)
  }
}

package enum RemoteLocation: Hashable, Sendable {
  case folder(FilePath)
  case server(String)

  package var description: String {
    switch self {
    case .folder(let path): path.description
    case .server(let address): address
    }
  }
}

extension Share {
  var json: JSONValue {
    let (kind, location) =
      switch remote {
      case .folder(let path): ("folder", path.stored)
      case .server(let address): ("server", address)
      }
    return [
      "format": Share.format, "version": 1, "trip": tripID, "path": tripPath.stored, kind: location, "user": user,
      "takesStrangers": importsForeignEvents, "digest": usesDigest, "refusal": refusal?.text, "schedule": trustedSource,
    ]
  }

  /// Nil for invalid data and for data of a newer version.
  init?(_ json: JSONNode) {
    guard json["format"]?.text == Share.format, json["version"]?.text == "1", let trip = json["trip"]?.text,
      let path = json["path"]?.text
    else { return nil }
    let folder = json["folder"]?.text.map { RemoteLocation.folder(FilePath(stored: $0)) }
    guard let remote = folder ?? json["server"]?.text.map({ RemoteLocation.server($0) }) else { return nil }
    self.init(
      tripID: trip, tripPath: FilePath(stored: path), remote: remote, user: json["user"]?.text,
      importsForeignEvents: json["takesStrangers"]?.flag ?? true)
    usesDigest = json["digest"]?.flag ?? false
    trustedSource = json["schedule"]?.text
    refusal = json["refusal"]?.text.map { PasswordMark(text: $0) }
  }

  private static let format = "barnstorm-share"
}
