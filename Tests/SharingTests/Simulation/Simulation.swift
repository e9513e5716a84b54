import Itinerary
import Sharing
import SharingTestSupport
import TestSupport

/// Several devices with clocks that are off, a remote that fails, and other programs that edit and delete there; all of it
/// decided by a seed, one call at a time.
struct Simulation {
  static let itemIDs = ["a", "b", "c"]
  /// Clocks: right, two minutes ahead, five minutes behind, a day ahead, thirty years ahead; in milliseconds.
  private static let skews = [0, 120_000, -300_000, 86_400_000, 946_080_000_000]

  private var random: SplitMix64
  private var store: FaultyStore
  private var devices: [SimulatedDevice]
  private var writes: [String: Writes] = [:]
  private var time = 0
  private var titles = 0
  private let hasRestores: Bool
  private var backup: [ResourceName: FaultyStore.Resource] = [:]
  private var restores = 0

  private let undoes: Bool

  init(seed: UInt64, bug: Bug? = nil, undoes: Bool = false, hasRestores: Bool = false) {
    (self.undoes, self.hasRestores) = (undoes, hasRestores)
    random = SplitMix64(seed: seed)
    store = FaultyStore(seed: seed &+ 1, faults: .usual)
    if bug == .noPreconditions { store.faults.isCareless = true }
    let trip = Trip(id: "trip", name: "start", startDate: TripSketch.firstDay, dayCount: 4, modifiedAt: TripSketch.made)
    let count = 2 + random.below(2)
    let first = random.below(Self.skews.count)
    devices = (0..<count).map { number in
      SimulatedDevice(
        trip, name: number, skew: Self.skews[(first + number) % Self.skews.count], bug: bug, hasCounter: hasRestores)
    }
    writes["trip", default: Writes()].write("start", at: TripSketch.made)
  }

  mutating func violation(steps: Int = 90) -> String? {
    for _ in 0..<steps { step() }
    return finish() ?? check()
  }

  private mutating func step() {
    time += random.once(in: 3) ? 0 : random.below(random.once(in: 10) ? 400_000 : 2000)
    store.now = TripSketch.moment(time)
    if hasRestores { restoreOrBackUp() }
    let number = random.below(devices.count)
    switch random.below(40) {
    case 0..<7: edit(number)
    case 7: delete(number)
    case 8: devices[number].kill()
    case 9: editThere(strips: false)
    case 10: editThere(strips: random.once(in: 2))
    case 11 where random.once(in: 2): removeThere()
    case 12 where random.once(in: 4): editByHand(number)
    case 13 where undoes: undo(number)
    default: work(number)
    }
  }

  private mutating func undo(_ number: Int) {
    let before = devices[number].trip.fields
    guard let entry = devices[number].undo(at: time) else { return }
    // The content of the remote, and what a running sync may add.
    let state = devices[number].state
    let sent =
      [state.entries[entry.id]?.body, state.attempts[entry.id]].compactMap { body in
        body.flatMap { codec.read($0, changedAt: nil, expected: nil).entry?.fields }
      } + [devices[number].pass?.known.fields].compactMap { $0 }
    for (field, value) in entry.fields {
      if before[field] == value {
        writes[field, default: Writes()].bump(value, to: entry.modifiedAt)
      } else if sent.contains(where: { $0[field] == value }) {
        writes[field, default: Writes()].cancel(before[field], madeOf: value, at: entry.modifiedAt)
      } else {
        writes[field, default: Writes()].revert(to: value, at: entry.modifiedAt, over: before[field])
      }
    }
  }

  /// The trip's owner makes backups, and not before the trip is there.
  private mutating func restoreOrBackUp() {
    switch random.below(24) {
    case 0
    where store.resources.keys.contains { $0.text.hasPrefix(DeviceCounter.prefix) }
      && store.resources[ResourceName("trip.ics")] != nil:
      backup = store.resources
    case 1 where !backup.isEmpty: restore()
    default: break
    }
  }

  private mutating func restore() {
    restores += 1
    // What no device has seen by now is nowhere else.
    for resource in store.resources.values {
      for (field, value) in read(resource)?.entry.fields ?? [:]
      where !devices.contains(where: { $0.trip.fields[field] == value }) {
        writes[field, default: Writes()].overlook(value)
      }
    }
    store.restore(backup, keepsTags: random.once(in: 2))
  }

  private mutating func work(_ number: Int) {
    if devices[number].pass == nil { devices[number].begin(at: time) } else { devices[number].step(&store) }
  }

  private mutating func noteDates() {
    for number in devices.indices {
      for entry in devices[number].redated {
        for (field, value) in entry.fields { writes[field, default: Writes()].bump(value, to: entry.modifiedAt) }
      }
      devices[number].redated = []
    }
  }

  private mutating func edit(_ number: Int) {
    titles += 1
    let before = devices[number].trip.fields
    let (known, deleted) = (Set(devices[number].state.entries.keys), Set(devices[number].trip.deleted.map(\.id.text)))
    let entry = devices[number].edit("v\(titles)", order: Double(titles), &random, at: time)
    for (field, value) in entry.fields {
      if before[field] == value {
        writes[field, default: Writes()].bump(value, to: entry.modifiedAt)
      } else {
        // The changes of a device that has not seen the existing version are unknown.
        let isBlind =
          entry.item == nil ? !known.contains(entry.id) : hasRestores && deleted.contains(entry.id)
        writes[field, default: Writes()].write(value, at: entry.modifiedAt, over: before[field], isOptional: isBlind)
      }
    }
  }

  private mutating func editByHand(_ number: Int) {
    titles += 1
    let before = devices[number].trip.fields
    guard let entry = devices[number].editByHand("h\(titles)", &random) else { return }
    writes[entry.id, default: Writes()].drop(before[entry.id])
    writes[entry.id, default: Writes()].write(entry.title, at: entry.modifiedAt.next, isOptional: true)
    if let place = entry.fields["\(entry.id)@"] {
      writes["\(entry.id)@", default: Writes()].bump(place, to: entry.modifiedAt.next)
    }
  }

  private mutating func delete(_ number: Int) {
    let before = devices[number].trip.fields
    guard let deleted = devices[number].delete(&random, at: time) else { return }
    for field in [deleted.id, "\(deleted.id)@"] {
      writes[field, default: Writes()].delete(before[field], at: deleted.moment)
    }
  }

  private var codec: PlainCodec { PlainCodec(devices[0].trip) }

  private func read(_ resource: FaultyStore.Resource) -> (entry: SharedEntry, isForeign: Bool)? {
    switch codec.read(resource.body, changedAt: resource.changedAt, expected: nil) {
    case .own(let entry): (entry, false)
    case .foreign(let entry, _): (entry, true)
    case .other, .unreadable: nil
    }
  }

  /// Gives a resource another title, as a calendar program does that leaves what it does not know, or one that drops it.
  private mutating func editThere(strips: Bool) {
    guard let name = store.resources.keys.sorted().randomElement(using: &random), let old = store.resources[name],
      codec.counter(in: old.body) == nil
    else { return }
    let before = read(old)
    titles += 1
    var lines = String(decoding: old.body, as: UTF8.self).split(separator: "\n").map(String.init)
    if strips { lines.removeAll { $0.hasPrefix("DATA:") || $0.hasPrefix("SUM:") } }
    let keepsTitle = strips && random.once(in: 3)
    lines = lines.map { $0.hasPrefix("TITLE:") && !keepsTitle ? "TITLE:w\(titles)" : $0 }
    store.set(name, Array(lines.joined(separator: "\n").utf8))
    guard let uid = lines.first?.dropFirst(4) else { return }
    let id = String(uid)
    // Who does not know the item any more puts it at the first place.
    if strips { writes["\(id)@", default: Writes()].write("1.0", at: store.now, isOptional: true) }
    if strips { for field in [id, "\(id)@"] { writes[field, default: Writes()].blur() } }
    if let before, before.isForeign, !keepsTitle { writes[id, default: Writes()].overlook(before.entry.title) }
    if keepsTitle { return }
    // Another program has edited what it showed.
    if let title = before?.entry.title, title.hasPrefix("w") { writes[id, default: Writes()].drop(title) }
    let moment = store.resources[name].flatMap { read($0)?.entry.modifiedAt } ?? store.now
    writes[id, default: Writes()].write("w\(titles)", at: moment)
    if let place = before?.entry.fields["\(id)@"] { writes["\(id)@", default: Writes()].bump(place, to: moment) }
  }

  private mutating func removeThere() {
    guard let name = store.resources.keys.sorted().randomElement(using: &random), let old = store.resources[name] else {
      return
    }
    store.remove(name)
    guard let entry = read(old)?.entry else { return }
    for (field, value) in entry.fields {
      writes[field, default: Writes()].removeThere(of: entry.modifiedAt)
      // A device that recreates the item after that need not have the later clock.
      writes[field, default: Writes()].overlook(value)
    }
  }

  /// Lets everything work. A device in the middle of a sync ends it, and every device makes two more, one after the
  /// other, or three after restores: what is missing for now is left to a later one.
  /// Then all are at rest: they write nothing, read what came last for two syncs, and make only a list after that.
  private mutating func finish() -> String? {
    let isCareless = store.faults.isCareless
    store.faults = FaultyStore.Faults()
    store.faults.isCareless = isCareless
    for number in devices.indices { while devices[number].pass != nil { devices[number].step(&store) } }
    if let violation = runPasses() ?? runPasses() ?? (hasRestores ? runPasses() : nil) { return violation }
    let writes = store.writes
    if let violation = runPasses() ?? runPasses() { return violation }
    if store.writes != writes { return "I5: a pass writes after two passes of every device" }
    let callCount = store.callCount
    if let violation = runPasses() { return violation }
    return store.callCount - callCount == devices.count ? nil : "I6: a pass without changes is more than a list"
  }

  private mutating func runPasses() -> String? {
    for number in devices.indices {
      if let violation = runPass(number) { return violation }
    }
    return nil
  }

  private mutating func runPass(_ number: Int) -> String? {
    devices[number].begin(at: time)
    let callCount = store.callCount
    while devices[number].pass != nil {
      devices[number].step(&store)
      if store.callCount - callCount > 18 { return "I6: a pass takes more than 18 calls" }
    }
    return nil
  }

  private mutating func check() -> String? {
    noteDates()
    let trip = devices[0].trip
    for device in devices.dropFirst() where device.trip.sharedPart != trip.sharedPart { return "I1: devices differ" }
    if devices.contains(where: \.isDamaged) { return "I7: a state can't be read" }
    if devices.contains(where: \.isSilent) { return "I9: something deleted came back without a word" }
    let here = Dictionary(uniqueKeysWithValues: trip.allEntries.map { ($0.id, $0) })
    if let violation = checkPlace(here) { return violation }
    let fields = trip.fields
    for (field, writes) in writes.sorted(by: { $0.key < $1.key }) {
      if let violation = writes.violation(of: fields[field], isTrip: field == "trip") {
        return "I2, I4: \(field): \(violation)"
      }
    }
    return checkHistory(fields)
  }

  private func checkHistory(_ fields: [String: String]) -> String? {
    let codec = codec
    let old = Set(devices.flatMap(\.state.replaced.versions).compactMap { codec.stored(in: $0.body)?.title })
    for (id, writes) in writes where !id.hasSuffix("@") {
      if let title = writes.losers(to: fields[id]).subtracting(old).min() { return "I10: \(title) is in no history" }
    }
    return nil
  }

  private func checkPlace(_ here: [String: SharedEntry]) -> String? {
    var found: Set<String> = []
    let codec = codec
    for (name, resource) in store.resources {
      // Empty, and its item was deleted before anyone saw it.
      if resource.body.isEmpty, here[String(name.text.dropLast(4))] == nil { continue }
      if codec.counter(in: resource.body) != nil { continue }
      guard case .own(let entry) = codec.read(resource.body, changedAt: nil, expected: nil) else {
        return "I8: \(name.text) has not got back what was taken from it"
      }
      if !found.insert(entry.id).inserted { return "I3: \(entry.id) is there twice" }
      if here[entry.id]?.isSame(as: entry) != true { return "I1: \(entry.id) differs there" }
      if codec.body(of: entry, over: resource.body) != resource.body { return "I1: \(entry.id) shows something old" }
    }
    return found == Set(here.keys) ? nil : "I1: the remote lacks something"
  }
}

extension Trip {
  fileprivate var allEntries: [SharedEntry] { [.trip(withoutItems)] + itinerary.items.map(SharedEntry.item) }

  /// The fields of all entries that are edited apart: titles by id, and the places of items by id and `@`.
  fileprivate var fields: [String: String] { allEntries.reduce(into: [:]) { $0.merge($1.fields) { $1 } } }

  /// The trip without the marks of deleted items, which a device has only of what it knew.
  fileprivate var sharedPart: Trip {
    var trip = self
    trip.deleted = []
    return trip
  }
}

extension SharedEntry {
  fileprivate var fields: [String: String] {
    item.map { [id: title, "\(id)@": "\($0.position.sortOrder)"] } ?? [id: title]
  }
}
