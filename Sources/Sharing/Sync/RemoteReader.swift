import Itinerary

struct RemoteEntry {
  var name: ResourceName
  var tag: EntityTag
  var body: [UInt8]
  var entry: SharedEntry
  /// Whether another program wrote the resource, so that it lacks this program's fields.
  var isForeign = false
  /// The date outside the trip to which that program moved the entry in vain.
  var refused: CivilDate?
  var isUnseen = false
  /// Whether the resource has to be rewritten although its version is right.
  var isStale = false
  var stamps: FieldStamps?
  var twins: [Removal] = []
  /// The versions of which the merge has left something out.
  var losers: [RemoteEntry] = []
}

struct RemoteReader<Codec: EntryCodec> {
  /// Relates dates to days.
  let trip: Trip
  let seen: SharingState
  let codec: Codec
  private let clock: @Sendable () -> Int
  private let here: [String: SharedEntry]
  private let owners: [ResourceName: String]

  private(set) var placed: [String: RemoteEntry] = [:]
  /// The entries whose resources are unreadable or do not match the list.
  private(set) var unclear: Set<String> = []
  private(set) var unused: [ResourceName: UnusedResource] = [:]
  /// The items edited without a new time of change, in a text editor, dated after the version from which they differ.
  private(set) var undated: [Item] = []
  /// Whether the list and the contents do not match: somebody wrote in between, or the list was incomplete.
  private(set) var isTorn = false
  /// The listed versions of the resources whose content had another one.
  private(set) var mismatches: [ResourceName: EntityTag] = [:]
  /// What is missing from a restored remote has not been deleted.
  var isRestored = false
  /// The resource that took the longest, if reading them all takes too long.
  private(set) var tooSlow: ResourceName?

  private static var timeout: Int { 120_000 }

  init(of trip: Trip, seen: SharingState, codec: Codec, clock: @escaping @Sendable () -> Int) {
    (self.trip, self.seen, self.codec, self.clock) = (trip, seen, codec, clock)
    here = trip.sharedEntries
    owners = seen.owners
  }

  /// - Parameter known: the mismatches of the last round. Where the list shows the same version again, the remote marks
  ///   versions in two ways. Elsewhere somebody has written in between, and the list has the time of an older version.
  mutating func read(
    _ listing: [ListedResource], _ given: [ResourceName: SharedResource], base known: [ResourceName: EntityTag]
  ) {
    var (begin, slowest) = (clock(), (time: -1, name: ResourceName("")))
    for resource in listing {
      defer {
        let end = clock()
        if end - begin > slowest.time { slowest = (end - begin, resource.name) }
        begin = end
      }
      if begin > Self.timeout { return tooSlow = slowest.name }
      let content = given[resource.name]
      if let content, content.tag != resource.tag { mismatches[resource.name] = resource.tag }
      if let content, content.tag == resource.tag || known[resource.name] == resource.tag {
        read(content, changedAt: resource.changedAt)
      } else if seen.knows(resource, of: owners[resource.name]) {
        readKnown(resource)
      } else {
        recordTorn(resource.name)
      }
    }
    let listed = Set(listing.map(\.name))
    for name in given.keys where !listed.contains(name) { recordTorn(name) }
    for id in unclear { placed[id] = nil }
  }

  private mutating func recordTorn(_ name: ResourceName) {
    isTorn = true
    if let id = owners[name] { unclear.insert(id) }
    if let counter = seen.unused[name]?.counter {
      unused[name] = UnusedResource(tag: EntityTag(""), counter: counter)
    }
  }
}

extension RemoteReader {
  private mutating func read(_ resource: SharedResource, changedAt: Timestamp?) {
    if let counter = counter(in: resource) { return unused[resource.name] = counter }
    let owner = owners[resource.name] ?? likelyOwner(of: resource.name)
    if let obstacle = resource.obstacle {
      if owner == nil, resource.isNotFile { return unused[resource.name] = UnusedResource(tag: resource.tag) }
      // It is tried again, since what is in the way can go without a new version.
      var untagged = resource
      untagged.tag = EntityTag("")
      return refuse(untagged, obstacle, of: owner)
    }
    if resource.body.isEmpty { return readEmpty(resource.name, resource.tag, of: owner) }
    let isForeign = isForeign(resource, of: owner)
    var reading = codec.read(resource.body, changedAt: changedAt, expected: isForeign ? nil : owner.flatMap(expected))
    if !isForeign, case .foreign(let entry, _) = reading, owner != entry.id, let expected = expected(entry.id) {
      reading = codec.read(resource.body, changedAt: changedAt, expected: expected)
    }
    switch reading {
    // Another program's event stays as it is until its item is edited here.
    case .own(let entry) where isForeign, .foreign(let entry, _) where isForeign:
      add(unedited(entry), resource, isForeign: false)
    case .own(let entry): add(entry, resource, isForeign: !codec.isCurrent(resource.body, of: entry))
    case .foreign(let entry, let refused): add(entry, resource, isForeign: true, refused: refused)
    case .other: pass(over: resource, of: owner)
    case .unreadable(let message): refuse(resource, message, of: owner)
    }
  }

  /// A counter that can't be read for now has the last known count.
  private func counter(in resource: SharedResource) -> UnusedResource? {
    if let counter = codec.counter(in: resource.body) { return UnusedResource(tag: resource.tag, counter: counter) }
    let known = seen.unused[resource.name]?.counter
    guard known != nil || resource.name.text.hasPrefix(DeviceCounter.prefix) else { return nil }
    guard let obstacle = resource.obstacle else { return UnusedResource(tag: resource.tag) }
    return UnusedResource(tag: EntityTag(""), message: obstacle, counter: known)
  }

  /// A program was killed while it wrote. Nothing is lost by writing the resource again; but if the item was deleted
  /// here, it stays: it may have held a later edit, which another device still has.
  private mutating func readEmpty(_ name: ResourceName, _ tag: EntityTag, of owner: String?) {
    guard let owner, let local = here[owner] else {
      unused[name] = UnusedResource(tag: tag, message: Self.emptiness(of: name))
      return
    }
    let body = seen.entries[owner]?.body ?? []
    add(
      RemoteEntry(name: name, tag: tag, body: body, entry: seenEntry(owner) ?? local, isUnseen: true, isStale: true))
  }

  private static func emptiness(of name: ResourceName) -> String { "\(name.text) is empty" }

  /// Lets both stay if the resource held an entry that was edited here since.
  private mutating func pass(over resource: SharedResource, of owner: String?) {
    unused[resource.name] = UnusedResource(tag: resource.tag)
    guard let owner, let local = here[owner], let known = seen.entries[owner] else { return }
    if local.modifiedAt != known.modifiedAt { unclear.insert(owner) }
  }

  private func isForeign(_ resource: SharedResource, of owner: String?) -> Bool {
    guard codec.isForeign(resource.body) else { return false }
    guard let owner else { return true }
    return !isOwn(owner) && (seen.entries[owner].map { codec.isForeign($0.body) } ?? (here[owner] == nil))
  }

  /// The remote may have dropped the fields of a game, a leg or the trip, or of an item each time they were written.
  private func isOwn(_ id: String) -> Bool {
    here[id].map { $0.item?.custom == nil } ?? false
      || seen.entries[id]?.restorations ?? 0 >= Observation.maxRestorations
  }

  /// The entry with the trip's position on the same day, and the trip's version if the event has nothing new.
  private func unedited(_ entry: SharedEntry) -> SharedEntry {
    guard case .item(var item) = entry, let local = here[entry.id]?.item, let known = seen.entries[entry.id],
      local.modifiedAt == known.modifiedAt
    else { return entry }
    if local.position.day == item.position.day, local.custom?.time == item.custom?.time {
      item.position = local.position
    }
    if local.kind == item.kind, local.position == item.position { return .item(local) }
    item.modifiedAt = max(item.modifiedAt, local.modifiedAt.next)
    return .item(item)
  }

  /// The entry for which this program would choose the name, and may have written it without receiving the response.
  private func likelyOwner(of name: ResourceName) -> String? {
    let id = String(name.text.dropLast(".ics".utf8.count))
    return here[id] != nil && ResourceName(ofEntry: id) == name ? id : nil
  }

  private func expected(_ id: String) -> SharedEntry? { seenEntry(id) ?? here[id] }

  private mutating func add(
    _ entry: SharedEntry, _ resource: SharedResource, isForeign: Bool, refused: CivilDate? = nil
  ) {
    if let message = trip.message(of: entry) {
      return refuse(resource, message, of: owners[resource.name])
    }
    let new = RemoteEntry(
      name: resource.name, tag: resource.tag, body: resource.body, entry: entry, isForeign: isForeign,
      refused: refused, isUnseen: true)
    add(new)
  }

  private mutating func refuse(_ resource: SharedResource, _ message: String, of owner: String?) {
    unused[resource.name] = UnusedResource(tag: resource.tag, message: message)
    if let owner { unclear.insert(owner) }
  }

  /// The resource with the smaller name stays, with the newest version, if several hold the same entry.
  private mutating func add(_ new: RemoteEntry) {
    let id = new.entry.id
    guard let old = placed[id] else {
      placed[id] = new
      return
    }
    var (first, other) = old.name < new.name ? (old, new) : (new, old)
    let merge = merged(first, other)
    let joined = merge?.entry ?? first.entry.joined(with: other.entry)
    first.stamps = merge?.stamps
    first.losers =
      old.losers + new.losers + [old, new].filter { $0.entry.differences(from: joined)?.isEmpty == false }
    if !joined.isSame(as: first.entry) {
      (first.entry, first.isStale, first.isForeign) = (joined, true, other.isForeign)
    }
    first.twins += other.twins + [Removal(other.name, if: other.tag)]
    placed[id] = first
  }
}

extension RemoteReader {
  private func merged(_ first: RemoteEntry, _ other: RemoteEntry) -> EntryMerge? {
    let isNewer = first.entry.modifiedAt < other.entry.modifiedAt
    let (old, new) = isNewer ? (first, other) : (other, first)
    return new.entry.merged(
      with: old.entry, since: old.entry, knownStamps: codec.stamps(of: old.entry, in: old.body),
      stamps: (codec.stamps(of: new.entry, in: new.body), nil))
  }
}

extension RemoteReader {
  private mutating func readKnown(_ resource: ListedResource) {
    guard let id = owners[resource.name], let known = seen.entries[id], known.tag == resource.tag else {
      let old = seen.unused[resource.name]
      if old?.message == Self.emptiness(of: resource.name) {
        return readEmpty(resource.name, resource.tag, of: likelyOwner(of: resource.name))
      }
      unused[resource.name] = old
      if old?.message != nil, let id = owners[resource.name] ?? likelyOwner(of: resource.name) { unclear.insert(id) }
      return
    }
    if let moved = movedGuest(id, known) {
      return add(
        RemoteEntry(name: known.name, tag: resource.tag, body: known.body, entry: moved, isUnseen: true))
    }
    let local = here[id]
    let isWritten = local.map { self.isWritten($0, known) } ?? false
    guard let entry = isWritten ? local : seenEntry(id) ?? local?.dated(known.modifiedAt) else {
      unclear.insert(id)
      return
    }
    var old = RemoteEntry(
      name: known.name, tag: resource.tag, body: known.body, entry: entry, isForeign: known.mark == nil)
    old.isStale = !isWritten && local.map { $0.isSame(as: entry) } == true
    if let item = local?.item, !isWritten, !old.isForeign, item.modifiedAt == known.modifiedAt, !old.isStale {
      undated.append(item.dated(item.modifiedAt.next))
    }
    add(old)
  }

  /// The event of another program at another time than its item: the days or clocks of the trip have changed.
  private func movedGuest(_ id: String, _ known: Observation) -> SharedEntry? {
    guard let local = here[id]?.item, local.modifiedAt == known.modifiedAt, codec.isForeign(known.body), !isOwn(id),
      let fresh = codec.read(known.body, changedAt: known.modifiedAt, expected: nil).entry?.item, fresh.id == local.id,
      fresh.position.day != local.position.day || fresh.custom?.time != local.custom?.time
    else { return nil }
    return unedited(.item(fresh))
  }

  private func seenEntry(_ id: String) -> SharedEntry? {
    guard let known = seen.entries[id] else { return nil }
    return
      switch codec.read(
        known.body, changedAt: nil, expected: codec.isForeign(known.body) && !isOwn(id) ? nil : here[id])
    {
    case .own(let entry), .foreign(let entry, _): entry.id == id ? entry.dated(known.modifiedAt) : nil
    case .other, .unreadable: nil
    }
  }

  func lastSeenEntry(_ id: String) -> SharedEntry? {
    guard let known = seen.entries[id] else { return nil }
    if let local = here[id], isWritten(local, known) { return local }
    return seenEntry(id)
  }

  /// The event of another program has the version of the trip as long as it is not edited here.
  private func isWritten(_ local: SharedEntry, _ known: Observation) -> Bool {
    guard local.modifiedAt == known.modifiedAt else { return false }
    return known.mark == nil || known.mark == codec.mark(of: local) || codec.isForeign(known.body)
  }
}

extension RemoteReader {
  /// The entries that the remote has in an older version than it has shown before.
  var outdated: Set<String> {
    Set(
      placed.keys.filter { id in
        guard let placed = placed[id], let known = seen.entries[id], known.isProven,
          placed.entry.modifiedAt < known.modifiedAt
        else { return false }
        // What calendar programs edit or make has their own times.
        return codec.stored(in: placed.body)?.isSame(as: placed.entry) == true
      })
  }

  /// The items that have left the trip because they were gone from the remote, and that it has again in the same
  /// version, or in the one by which another device has taken them back.
  var returned: Set<String> {
    let back = trip.deleted.lazy.filter { tombstone in
      let version = placed[tombstone.id.text]?.entry.modifiedAt
      return version == tombstone.deletedAt || version == tombstone.deletedAt.justAfter
    }
    return Set(back.map(\.id.text)).subtracting(here.keys)
  }

  var showsOlderState: Bool {
    let counts = unused.values.counts
    return seen.unused.values.counts.contains { device, count in counts[device].map { $0 < count } ?? false }
      || !outdated.isEmpty || !returned.isEmpty
  }

  var lacksCounter: Bool {
    let counts = unused.values.counts
    return seen.unused.values.counts.keys.contains { counts[$0] == nil }
  }

  /// What is missing may have been restored away then.
  var isCountUnclear: Bool { unused.values.contains { $0.counter != nil && $0.tag == EntityTag("") } }

  func hasRaisedCounter(otherThan device: String) -> Bool {
    unused.values.counts.contains { $0.key != device && $0.value > seen.unused.values.counts[$0.key] ?? 0 }
  }
}

extension SharingState {
  var owners: [ResourceName: String] {
    Dictionary(entries.map { ($0.value.name, $0.key) }, uniquingKeysWith: min)
  }

  /// New and changed resources, and missing ones too, so that an incomplete list removes nothing.
  func needed(of listing: [ListedResource]) -> [ResourceName] {
    let owners = owners
    let listed = Set(listing.map(\.name))
    let changed = listing.filter { !knows($0, of: owners[$0.name]) }.map(\.name)
    let known = Array(owners.keys) + unused.filter { $0.value.counter != nil }.keys
    return (changed + known.filter { !listed.contains($0) }).sorted()
  }

  func knows(_ resource: ListedResource, of id: String?) -> Bool {
    if unused[resource.name]?.tag == resource.tag { return true }
    return id.flatMap { entries[$0]?.tag } == resource.tag
  }
}

extension Item {
  func dated(_ moment: Timestamp) -> Item {
    var item = self
    item.modifiedAt = moment
    return item
  }
}

extension Trip {
  /// Leaves out an item with the id of the trip.
  package var sharedEntries: [String: SharedEntry] {
    var entries = Dictionary(
      itinerary.items.map { ($0.id.text, SharedEntry.item($0)) }, uniquingKeysWith: { $0.joined(with: $1) })
    entries[id] = .trip(withoutItems)
    return entries
  }

  private static var longest: Int { 100_000 }

  fileprivate func message(of entry: SharedEntry) -> String? {
    switch entry {
    case .trip(let bareTrip):
      bareTrip.id.utf8.elementsEqual(id.utf8) ? nil : "it belongs to another trip, \(Excerpt.quoted(bareTrip.name))"
    case .item(let item):
      if (1...Self.longest).contains(item.position.day) {
        item.id.text == id ? "it has the id of the trip itself" : nil
      } else {
        "it is on day \(item.position.day), beyond the longest trip"
      }
    }
  }
}
