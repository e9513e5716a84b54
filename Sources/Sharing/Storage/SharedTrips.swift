import Itinerary
import Platform
import Store

package struct RemoteAccess {
  package var user: String?
  package var isInsecure: Bool
  package var prompt: UserStorage.SecretPrompt?

  package init(user: String?, isInsecure: Bool, prompt: UserStorage.SecretPrompt?) {
    (self.user, self.isInsecure, self.prompt) = (user, isInsecure, prompt)
  }
}

package struct NewShare {
  package let share: Share
  package let synced: SyncedTrip
  package let hasNewCalendar: Bool
}

extension UserStorage {
  /// - Parameter makesFolder: whether to make a folder that is missing. Its parent directory must exist.
  package func remote(typed location: FilePath, user: String?, makesFolder: Bool) throws -> RemoteLocation {
    let path = location.hasPrefix("~/") ? expanded(location.text ?? "") : location
    if let text = addressText(location, hasUser: user != nil) {
      let address = try UserStorage.address(text)
      if let failure = Failure(unusable: address) { throw failure }
      return .server(address.url)
    }
    if makesFolder, (try? fileSystem.status(at: path)) == nil { try makeFolder(path) }
    let status: FileStatus
    do throws(ErrorNumber) { status = try fileSystem.status(at: path) } catch { throw Failure("\(path): \(error)") }
    guard status.kind == .directory else { throw Failure("\(path): \(status.kind), not a folder") }
    return .folder(try realPath(path))
  }

  /// Nil for a path. A host without a scheme is a host, unless a file has that name.
  private func addressText(_ location: FilePath, hasUser: Bool) -> String? {
    guard let text = location.text else { return nil }
    if WebAddress.isAddress(by: text) { return text }
    if text.hasPrefix(".") || text.hasPrefix("/") || text.hasPrefix("~")
      || (try? fileSystem.status(at: location)) != nil
    {
      return nil
    }
    guard let address = try? WebAddress("https://\(text)") else { return nil }
    let authority = text.prefix { $0 != "/" && $0 != "?" }
    let isHost = hasUser || address.isThisMachine || authority.contains { $0 == "." || $0 == ":" }
    return isHost ? "\(address.isThisMachine ? "http" : "https")://\(text)" : nil
  }

  private func makeFolder(_ path: FilePath) throws {
    do throws(ErrorNumber) {
      try fileSystem.makeDirectory(path, mode: 0o755)
    } catch {
      if error.code == ENOENT {
        let parent = path.directory
        throw Failure("\(parent): no such folder; create it with `mkdir -p`, or check that its drive is mounted")
      }
      throw Failure("\(path): can't create the folder: \(error)")
    }
  }

  private func content(
    of remote: RemoteLocation, _ user: String?, _ password: String?
  ) throws -> (trips: [FoundTrip], hasOthers: Bool) {
    var store = try store(at: remote, user: user, password: password)
    do throws(RemoteFailure) {
      let bodies = try store.get(store.list().map(\.name)).filter { $0.obstacle == nil }.map(\.body)
      return (bodies.compactMap(EventCodec.trip), bodies.contains { !EventCodec.isOfTrip($0) })
    } catch {
      throw Failure("\(remote.description): \(error.sentence)")
    }
  }

  package func share(
    tripAt path: FilePath, in remote: RemoteLocation, as access: RemoteAccess, at now: Timestamp
  ) throws -> NewShare {
    let trip = try tripFiles.load(path).trip
    let shares = try shares()
    let password = try password(for: remote, access)
    var (remote, isNew) = (remote, false)
    var share: Share
    if let old = try shares.share(ofTrip: trip.id) {
      guard old.remote.isAt(remote) else {
        throw Failure("already shared in \(old.remote.description); to stop, run `barnstorm unshare`")
      }
      share = old
      share.refusal = nil
      share.user = access.user ?? old.user
    } else {
      if case .server(let text) = remote { (remote, isNew) = try calendar(for: trip, at: text, access, password) }
      let content = try content(of: remote, access.user, password)
      if let other = content.trips.first(where: { $0.bareTrip.id != trip.id }) {
        let name = JSONText.quoted(other.bareTrip.name)
        throw Failure("\(remote.description): contains the trip \(name); each trip needs its own location")
      }
      share = Share(
        tripID: trip.id, tripPath: try realPath(path), remote: remote, user: access.user,
        importsForeignEvents: content.trips.first?.importsForeignEvents ?? !content.hasOthers,
        trustedSource: trip.schedule?.source)
    }
    try shares.keep(share)
    return NewShare(share: share, synced: try sync(share, at: now, prompt: { _ in password }), hasNewCalendar: isNew)
  }

  /// - Returns: the share, whose trip has been written to a file, and the result of the first sync, if there was one.
  package func join(
    _ remote: RemoteLocation, as access: RemoteAccess, onlyChecks: Bool = false, at now: Timestamp
  ) throws -> (Share, SyncedTrip?) {
    let password = try password(for: remote, access)
    var found: [(remote: RemoteLocation, trip: FoundTrip)] = []
    for remote in try remotes(at: remote, access, password) {
      for trip in try content(of: remote, access.user, password).trips { found.append((remote, trip)) }
    }
    guard let (remote, trip) = found.first else {
      throw Failure("\(remote.description): no trip is shared there, or it has not arrived yet")
    }
    if found.count > 1 {
      let names = found.map { "\(JSONText.quoted($0.trip.bareTrip.name)) \($0.remote.description)" }
      throw Failure("several trips are shared there; use one of \(names.joined(separator: ", "))")
    }
    let shares = try shares()
    if let old = try shares.share(ofTrip: trip.bareTrip.id) {
      throw Failure("the trip is already shared in \(old.remote.description): \(old.tripPath)")
    }
    var share = Share(
      tripID: trip.bareTrip.id, tripPath: "", remote: remote, user: access.user,
      importsForeignEvents: trip.importsForeignEvents)
    if let known = try library().knownTrips().first(where: { $0.heading.id == trip.bareTrip.id }) {
      share.tripPath = try realPath(known.path)
      share.trustedSource = try tripFiles.load(known.path).trip.schedule?.source
    } else {
      let path = try library().newPath(forTripNamed: trip.bareTrip.name)
      share.tripPath = path
      if onlyChecks { return (share, nil) }
      _ = try tripFilesWithCopies.save(trip.bareTrip, to: path, replacing: .nothing)
      share.tripPath = try realPath(path)
    }
    if onlyChecks { return (share, nil) }
    try shares.keep(share)
    return (share, try sync(share, at: now, prompt: { _ in password }))
  }

  private func realPath(_ path: FilePath) throws -> FilePath {
    do throws(ErrorNumber) { return try fileSystem.realPath(path) } catch { throw Failure("\(path): \(error)") }
  }
}

package struct HistoryEntry: Equatable, Sendable {
  package let number: Int
  package let entry: SharedEntry
  package let replacedAt: Timestamp
  package let wasDeleted: Bool
  package let author: String?
  package let successor: SharedEntry?
}

extension UserStorage {
  package func history(of trip: Trip) throws -> [HistoryEntry] {
    let versions = try shares().state(ofTrip: trip.id).replaced.versions
    let codec = EventCodec(trip)
    var entries: [HistoryEntry] = []
    var successors = trip.sharedEntries
    for version in versions.reversed() {
      guard let entry = codec.read(version.body, changedAt: nil, expected: nil).entry else { continue }
      entries.append(
        HistoryEntry(
          number: entries.count + 1, entry: entry, replacedAt: version.replacedAt, wasDeleted: version.wasDeleted,
          author: codec.notes(of: version.body).author, successor: successors[entry.id]))
      successors[entry.id] = entry
    }
    return entries
  }
}

extension Trip {
  package mutating func restore(_ version: SharedEntry, at now: Timestamp) {
    switch version {
    case .trip(let bareTrip):
      name = bareTrip.name
      modifiedAt = max(now, modifiedAt.next)
    case .item(var item):
      let old = itinerary.index(of: item.id)
      item.modifiedAt = max(now, item.modifiedAt.next, old.map { itinerary[$0].modifiedAt.next } ?? now)
      item.position.day = min(max(item.position.day, 1), dayCount)
      if let old { itinerary.remove(at: old) }
      insert(item)
    }
  }
}
