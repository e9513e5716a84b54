import Itinerary
import TestSupport

@testable import Sharing

struct SharingDevices {
  private struct Device {
    var trip: Trip
    var state = SharingState()
    var pass: SyncPass<EventCodec>?
    var store: LossyStore
  }

  private let decide: @Sendable (ThreeWayEntry) -> EntryStep
  private var random: SplitMix64
  private var devices: [Device]
  private var others: LossyStore
  private var time = 0
  private var titles = 0
  /// The newest that users did with each item: a title, or nil for a deletion.
  private var newest: [ItemID: String?] = [:]
  /// The items that a calendar program has touched, whose edits are dated by the server.
  private var touched: Set<ItemID> = []
  private let hasRestores: Bool
  private var backup: [SharedResource] = []

  init(
    seed: UInt64, hasRestores: Bool = false,
    decide: @escaping @Sendable (ThreeWayEntry) -> EntryStep = { $0.step }, store: () -> any RemoteStore
  ) {
    (self.decide, self.hasRestores) = (decide, hasRestores)
    random = SplitMix64(seed: seed)
    let trip = Trip(
      id: "trip-\(seed)", name: "start", startDate: TripSketch.firstDay, dayCount: 4, modifiedAt: TripSketch.made)
    devices = (0..<2).map { Device(trip: trip, store: LossyStore(store(), seed: seed &+ $0)) }
    if hasRestores {
      for number in devices.indices { devices[number].state.counter = DeviceCounter(device: "\(seed)-\(number)") }
    }
    others = LossyStore(store(), seed: 0)
    others.isLossy = false
  }

  mutating func violation() -> String? {
    for _ in 0..<60 { step() }
    return finish() ?? check()
  }

  private mutating func step() {
    time += 1 + random.below(5000)
    if hasRestores, random.once(in: 6) { restoreOrBackUp() }
    let number = random.below(devices.count)
    switch random.below(16) {
    case 0..<3: edit(number)
    case 3: delete(number)
    case 4: devices[number].pass = nil
    case 5: editThere()
    case 6 where random.once(in: 2): removeThere()
    default: work(number)
    }
  }

  private mutating func edit(_ number: Int) {
    titles += 1
    let id = ItemID("\(devices[number].trip.id)-\(random.pick(["a", "b", "c"]))")
    var trip = devices[number].trip
    let old = trip.itinerary.item(id)?.modifiedAt ?? trip.deleted.last { $0.id == id }?.deletedAt
    let moment = max(TripSketch.moment(time), old?.next ?? TripSketch.made)
    let item = Item(
      id: id, position: Position(day: 1 + random.below(4), sortOrder: Double(random.below(20))), modifiedAt: moment,
      kind: .custom(CustomItem(title: "v\(titles)", category: .activity)))
    trip.itinerary = ItemList(trip.itinerary.items.filter { $0.id != id } + [item], dayCount: trip.dayCount)
    devices[number].trip = trip
    newest[id] = "v\(titles)"
  }

  private mutating func delete(_ number: Int) {
    var trip = devices[number].trip
    guard trip.itinerary.count > 0 else { return }
    let item = random.pick(trip.itinerary.items)
    trip.itinerary = ItemList(trip.itinerary.items.filter { $0.id != item.id }, dayCount: trip.dayCount)
    trip.deleted.removeAll { $0.id == item.id }
    trip.deleted.append(Tombstone(id: item.id, deletedAt: max(TripSketch.moment(time), item.modifiedAt.next)))
    devices[number].trip = trip
    newest[item.id] = .some(nil)
  }

  private mutating func work(_ number: Int) {
    guard var pass = devices[number].pass, let call = pass.call else { return begin(number) }
    pass.handle(devices[number].store.response(to: call))
    if !pass.changes.isEmpty {
      devices[number].trip = pass.changes.applied(to: devices[number].trip, base: pass.known)
      pass.recordSaved(as: devices[number].trip)
    }
    devices[number].state = pass.savedState
    devices[number].pass = pass.call == nil ? nil : pass
  }

  private mutating func begin(_ number: Int) {
    devices[number].pass = SyncPass(
      devices[number].trip, seen: devices[number].state, at: TripSketch.moment(time),
      options: SyncOptions(triesAgain: true, allowsRemovals: true), decide: decide, codec: { EventCodec($0) })
  }

  private mutating func restoreOrBackUp() {
    guard let listed = try? others.list(), let now = try? others.get(listed.map(\.name)) else { return }
    if backup.isEmpty || random.once(in: 2) {
      if now.contains(where: { $0.name.text.hasPrefix(DeviceCounter.prefix) }) { backup = now }
      return
    }
    let old = Dictionary(uniqueKeysWithValues: backup.map { ($0.name, $0.body) })
    _ = others.delete(now.filter { old[$0.name] == nil }.map { Removal($0.name, if: $0.tag) })
    let tags = Dictionary(uniqueKeysWithValues: now.map { ($0.name, $0.tag) })
    _ = others.put(backup.map { Upload($0.name, body: $0.body, if: tags[$0.name].map { .matches($0) } ?? .absent) })
  }

  private mutating func someEvent() -> SharedResource? {
    guard let listed = try? others.list().filter({ !$0.name.text.hasPrefix(DeviceCounter.prefix) }), !listed.isEmpty
    else { return nil }
    return (try? others.get([random.pick(listed).name]))?.first
  }

  private func id(in event: SharedResource) -> ItemID? {
    let lines = String(decoding: event.body, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.hasPrefix("UID:") }.map { ItemID(String($0.dropFirst(4))) }
  }

  private mutating func editThere() {
    guard let event = someEvent(), let id = id(in: event), id.text != devices[0].trip.id else { return }
    titles += 1
    let strips = random.once(in: 2)
    var lines: [String] = []
    var isDropping = false
    for line in String(decoding: event.body, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init) {
      if !line.hasPrefix(" ") { isDropping = strips && line.hasPrefix("X-BARNSTORM") }
      if !isDropping { lines.append(line.hasPrefix("SUMMARY:") ? "SUMMARY:w\(titles)" : line) }
    }
    let body = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    _ = others.put([Upload(event.name, body: body, if: .matches(event.tag))])
    touched.insert(id)
  }

  private mutating func removeThere() {
    guard let event = someEvent(), let id = id(in: event), id.text != devices[0].trip.id else { return }
    _ = others.delete([Removal(event.name, if: event.tag)])
    touched.insert(id)
  }

  /// Lets everything work. Every device syncs twice, one after the other, or three times after restores. Then all are
  /// at rest: they write nothing, read what came last for two syncs, and make only a list after that.
  private mutating func finish() -> String? {
    for number in devices.indices {
      devices[number].store.isLossy = false
      devices[number].pass = nil
    }
    for _ in 0..<(hasRestores ? 3 : 2) { devices.indices.forEach { run($0) } }
    let writes = devices.map(\.store.writes)
    for _ in 0..<2 { devices.indices.forEach { run($0) } }
    if devices.map(\.store.writes) != writes { return "a pass writes after two passes of every device" }
    let callCount = devices.map(\.store.callCount)
    devices.indices.forEach { run($0) }
    return devices.map(\.store.callCount) == callCount.map { $0 + 1 }
      ? nil : "a pass without changes is more than a list"
  }

  private mutating func run(_ number: Int) {
    begin(number)
    for _ in 0..<30 where devices[number].pass != nil { work(number) }
  }

  private mutating func check() -> String? {
    let first = devices[0].trip
    let codec = EventCodec(first)
    guard let listed = try? others.list(),
      let events = try? others.get(listed.map(\.name)).filter({ codec.counter(in: $0.body) == nil })
    else { return "no list" }
    let guests = Set(events.filter { codec.isForeign($0.body) }.compactMap(id(in:)))
    for device in devices.dropFirst()
    where rows(of: device, guests) != rows(of: devices[0], guests) || device.trip.name != first.name {
      return "devices differ: \(devices.map { "\($0.trip.name): \(rows(of: $0, guests))" }.joined(separator: "; "))"
    }
    let ids = events.compactMap { id(in: $0)?.text }
    if Set(ids).count != ids.count { return "an item is there twice" }
    if Set(ids) != Set(first.itinerary.items.map(\.id.text) + [first.id]) { return "the calendar lacks something" }
    for event in events where !codec.isForeign(event.body) {
      guard case .own = codec.read(event.body, changedAt: nil, expected: nil) else { return "an event was not mended" }
    }
    for (id, title) in newest where !touched.contains(id) {
      let here = first.itinerary.item(id)?.custom?.title
      if here != title { return "\(id.text) is \(here ?? "gone"), and should be \(title ?? "gone")" }
    }
    return nil
  }

  /// The items with their positions and dates, in the order of their ids. Of an item whose event another program made, each
  /// device chooses the place within its day, and distinguishes edits of one second, which have one date on the server,
  /// by milliseconds.
  private func rows(of device: Device, _ guests: Set<ItemID>) -> [String] {
    device.trip.itinerary.items.sorted { $0.id < $1.id }.map { item in
      let isForeign = guests.contains(item.id)
      let order = isForeign ? "guest" : "\(item.position.sortOrder)"
      let date = isForeign ? item.modifiedAt.microseconds / 1_000_000 : item.modifiedAt.microseconds
      return "\(item.id.text) \(item.custom?.title ?? "") \(item.position.day) \(order) \(date)"
    }
  }
}
