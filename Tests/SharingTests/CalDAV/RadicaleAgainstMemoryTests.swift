import Almanac
import Glibc
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// Whatever is done, a real server and a remote in memory come to the same: two devices each, which list now and then, and
/// write by what they have seen.
@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") Nothing is compared with a real calendar server."),
  .serialized)
struct RadicaleAgainstMemoryTests {
  /// `make soak-sync` for more.
  private static let seeds =
    getenv("SOAK_SEEDS").flatMap { UInt64(String(cString: $0)) }.map { 0..<$0 } ?? Portion.seeds(15)

  private struct Device {
    var real: CalDAVStore
    var realTags: [ResourceName: EntityTag] = [:]
    var modelTags: [ResourceName: EntityTag] = [:]

    mutating func look(_ model: inout FaultyStore) throws {
      let (there, here) = (try real.list(), try model.list())
      expect(Set(there.map(\.name)), Set(here.map(\.name)))
      realTags = Dictionary(uniqueKeysWithValues: there.map { ($0.name, $0.tag) })
      modelTags = Dictionary(uniqueKeysWithValues: here.map { ($0.name, $0.tag) })
    }
  }

  @Test func `Radicale and memory give the same result`() throws {
    let radicale = try #require(Radicale.shared)
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    for seed in Self.seeds {
      var server = try CalendarServer(
        try radicale.address("/"), user: Radicale.user, password: Radicale.password, web: web)
      guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
      let remote = try server.create(tripID: "seed-\(seed)", name: "Seed \(seed)", in: home)
      let store = CalDAVStore(remote, password: Radicale.password, web: web)
      try compare(store, seed)
    }
  }

  private func compare(_ store: CalDAVStore, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = FaultyStore(seed: seed)
    var devices = [Device(real: store), Device(real: store)]
    for step in 0..<12 {
      let number = Int.random(in: 0..<2, using: &random)
      let names = ["a", "b", "c@d e", "ü"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let resources = names.map { ResourceName("\($0).ics") }
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: try devices[number].look(&model)
      case 2: try delete(resources, &devices[number], &model, seed)
      case 3: try read(resources, &devices[number], &model, seed)
      default: try write(resources, "\(seed)-\(step)", &devices[number], &model, seed)
      }
    }
    for number in devices.indices { try devices[number].look(&model) }
    try read(["a", "b", "c@d e", "ü"].map { ResourceName("\($0).ics") }, &devices[0], &model, seed)
  }

  private func write(
    _ names: [ResourceName], _ word: String, _ device: inout Device, _ model: inout FaultyStore, _ seed: UInt64
  ) throws {
    let body = { (name: ResourceName) in Array(SampleEvent.file(word, uid: name.text).utf8) }
    let there = device.real.put(
      names.map { Upload($0, body: body($0), if: device.realTags[$0].map { .matches($0) } ?? .absent) })
    let here = model.put(
      names.map { Upload($0, body: body($0), if: device.modelTags[$0].map { .matches($0) } ?? .absent) })
    expect(there.map(Self.outcome), here.map(Self.outcome), "seed \(seed)")
  }

  private func delete(_ names: [ResourceName], _ device: inout Device, _ model: inout FaultyStore, _ seed: UInt64)
    throws
  {
    let known = names.filter { device.realTags[$0] != nil && device.modelTags[$0] != nil }
    let there = device.real.delete(known.compactMap { name in device.realTags[name].map { Removal(name, if: $0) } })
    let here = model.delete(known.compactMap { name in device.modelTags[name].map { Removal(name, if: $0) } })
    // Servers disagree about what is gone: the precondition fails, or nothing is found.
    expect(there.map(Self.isDone), here.map(Self.isDone), "seed \(seed)")
  }

  private func read(_ names: [ResourceName], _ device: inout Device, _ model: inout FaultyStore, _ seed: UInt64) throws
  {
    let there = try device.real.get(names).map { "\($0.name.text) \(Self.summary($0))" }
    let here = try model.get(names).map { "\($0.name.text) \(Self.summary($0))" }
    expect(there, here, "seed \(seed)")
  }

  private static func summary(_ resource: SharedResource) -> String {
    SampleEvent.summary(String(decoding: resource.body, as: UTF8.self))
  }

  private static func outcome(_ result: Result<EntityTag?, RemoteFailure>) -> RemoteFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  private static func isDone(_ result: Result<Void, RemoteFailure>) -> Bool {
    if case .success = result { true } else { false }
  }
}
