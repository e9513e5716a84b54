import Glibc
import Itinerary
import Synchronization
import TestSupport
import Testing

@testable import Store

/// Who may do what with a trip stays exactly as it was, or the save says what it could not keep.
@Suite struct AccessTests {
  private let old = sampleTrip("Old")
  private let new = sampleTrip("New", at: 1)

  /// Entries as `setfacl` makes them: the owner, user 33, the group, the mask, the others.
  private func list(user: UInt8 = 6, group: UInt8 = 0, mask: UInt8 = 6, others: UInt8 = 0) -> [UInt8] {
    func entry(_ tag: UInt8, _ permissions: UInt8, _ id: [UInt8] = [255, 255, 255, 255]) -> [UInt8] {
      [tag, 0, permissions, 0] + id
    }
    return [2, 0, 0, 0] + entry(1, 6) + entry(2, user, [33, 0, 0, 0]) + entry(4, group) + entry(0x10, mask)
      + entry(0x20, others)
  }

  /// `chmod 600 P; setfacl -m u:33:rw P`
  @Test func `a save keeps the access list`() throws {
    let scratch = try scratchWithOldTrip(mode: 0o600, attributes: [AccessList.attribute: list()])
    expect(scratch.mode("trip.json"), 0o660)
    for _ in 1...2 {
      try expect(save(in: scratch).notices, [])
      expect(attributes(scratch), [AccessList.attribute: list()])
      expect(scratch.mode("trip.json"), 0o660)
    }
  }

  /// What a directory gives every new file is not what the old file had.
  @Test func `the directory's default access list is not applied`() throws {
    let scratch = try scratchWithOldTrip(mode: 0o640)
    try set("system.posix_acl_default", list(group: 4), of: scratch.path("."))
    try save(in: scratch)
    expect(attributes(scratch), [:])
    expect(scratch.mode("trip.json"), 0o640)
    try TripFiles().save(new, to: scratch.path("new.json"), replacing: .nothing)
    expect(scratch.mode("new.json"), 0o600)
  }

  @Test func `a save keeps the extended attributes`() throws {
    let attributes: [AttributeName: [UInt8]] = [
      "user.comment": Array("three weeks".utf8), "user.empty": [], "user.\u{E9}": [0, 255],
    ]
    let scratch = try scratchWithOldTrip(attributes: attributes)
    try expect(save(in: scratch).notices, [])
    expect(self.attributes(scratch), attributes)
  }

  /// The group's permissions must not become those of another group, nor must the mask's.
  @Test(.asRoot) func `another group gets the permissions of everybody`() throws {
    for others in [0, 4] as [UInt8] {
      let value = list(group: 6, others: others)
      let scratch = try scratchWithOldTrip(mode: 0o660, attributes: [AccessList.attribute: value])
      try give(scratch, to: 12, 34)
      let saved = try save(in: scratch, FaultyCalls(missing: ["setOwner": EPERM]))
      expect(saved.notices, [.owner, .group])
      expect(attributes(scratch), [AccessList.attribute: list(group: others, others: others)])
      expect(
        saved.notices.sentence(about: "P"),
        "P: saved, but its owner could not be preserved, the file is yours now; its group could not be preserved")
      try expect(save(in: scratch).notices, [])
    }
  }

  @Test(.asRoot) func `without an access list another group gets no more either`() throws {
    let scratch = try scratchWithOldTrip(mode: 0o664)
    try give(scratch, to: getuid(), 34)
    try expect(save(in: scratch, FaultyCalls(missing: ["setOwner": EPERM])).notices, [.group])
    expect(scratch.mode("trip.json"), 0o644)
  }

  /// Then the bits of the mask must not become the group's.
  @Test(arguments: [EPERM, EOPNOTSUPP, EINVAL])
  func `reports an access list that can't be set`(code: Int32) throws {
    let scratch = try scratchWithOldTrip(mode: 0o600, attributes: [AccessList.attribute: list(group: 7, mask: 5)])
    expect(scratch.mode("trip.json"), 0o650)
    try expect(save(in: scratch, FaultyCalls(missing: ["setAttribute": code])).notices, [.accessList])
    expect(attributes(scratch), [:])
    expect(scratch.mode("trip.json"), 0o650)
    let other = try scratchWithOldTrip(mode: 0o600, attributes: [AccessList.attribute: list(group: 0, mask: 7)])
    try expect(save(in: other, FaultyCalls(missing: ["setAttribute": code])).notices, [.accessList])
    expect(other.mode("trip.json"), 0o600)
  }

  @Test func `reports attributes that can't be set once`() throws {
    let scratch = try scratchWithOldTrip(attributes: ["user.a": [1]])
    let saved = try save(in: scratch, FaultyCalls(missing: ["setAttribute": EPERM]))
    expect(saved.notices.sentence(about: "P"), "P: saved, but these attributes could not be preserved: user.a")
    try expect(save(in: scratch).notices, [])
  }

  @Test func `reports other names of the file once`() throws {
    let scratch = try scratchWithOldTrip()
    try SystemCalls().link(scratch.path("trip.json"), to: scratch.path("other.json"))
    let saved = try save(in: scratch)
    expect(
      saved.notices.sentence(about: "P"),
      "P: saved, but it had 2 names (hard links), and the others keep the old content")
    expect(scratch.text("other.json"), text(old))
    try expect(save(in: scratch).notices, [])
  }

  /// Looked at before every call of a save.
  @Test func `permissions never widen during a save`() throws {
    for (mode, attributes) in [
      (0o600, [:]), (0o640, [:]), (0o400, [:]), (0o600, [AccessList.attribute: list()]),
      (0o640, [AccessList.attribute: list(group: 4)]),
    ] as [(UInt32, [AttributeName: [UInt8]])] {
      let scratch = try scratchWithOldTrip(mode: mode, attributes: attributes)
      try set("system.posix_acl_default", list(group: 7, mask: 7, others: 7), of: scratch.path("."))
      if geteuid() == 0 { try give(scratch, to: 12, 34) }
      let status = try SystemCalls().status(at: scratch.path("trip.json"))
      let seen = Mutex(0)
      let fileSystem = FaultyCalls { _, _ in
        for name in scratch.names where name.hasPrefix(".trip.json.barnstorm-") {
          guard let now = try? SystemCalls().status(at: scratch.path(name)) else { continue }
          seen.withLock { $0 += 1 }
          // The owner's bits too, once it is the owner's.
          let own: UInt32 = now.user == status.user || status.user == getuid() ? 0 : 0o700
          #expect(now.mode & ~own & ~status.mode == 0 || now.user == getuid() && now.mode == 0o600)
          if now.mode & 0o070 != 0 {
            expect(
              (try? SystemCalls().access(of: scratch.path(name), now))?.list,
              AccessList(bytes: attributes[AccessList.attribute] ?? []))
            expect(now.group, status.group)
          }
        }
        return nil
      }
      try expect(save(in: scratch, fileSystem).notices, [])
      #expect(seen.withLock { $0 } > 10)
      let saved = try SystemCalls().status(at: scratch.path("trip.json"))
      #expect((saved.mode, saved.user, saved.group) == (status.mode, status.user, status.group))
      expect(self.attributes(scratch), attributes)
    }
  }

  private func scratchWithOldTrip(mode: UInt32 = 0o600, attributes: [AttributeName: [UInt8]] = [:]) throws -> Scratch {
    // In a file system that has lists and attributes, as the temporary directory may not.
    let scratch = Scratch()
    try scratch.write(text(old), to: "trip.json", mode: mode)
    for (name, value) in attributes { try set(name, value, of: scratch.path("trip.json")) }
    return scratch
  }

  private func set(_ name: AttributeName, _ value: [UInt8], of path: FilePath) throws {
    let descriptor = try SystemCalls().open(path, O_RDONLY, mode: 0)
    defer { close(descriptor) }
    try SystemCalls().setAttribute(name, to: value, of: descriptor)
  }

  private func give(_ scratch: Scratch, to user: UInt32, _ group: UInt32) throws {
    expect(chown(scratch.path("trip.json"), user, group), 0)
  }

  private func attributes(_ scratch: Scratch) -> [AttributeName: [UInt8]] {
    let path: FilePath = scratch.path("trip.json")
    var attributes: [AttributeName: [UInt8]] = [:]
    for name in (try? SystemCalls().attributes(of: path)) ?? [] where !name.hasPrefix("security.") {
      attributes[name] = try? SystemCalls().attribute(name, of: path)
    }
    return attributes
  }

  @discardableResult
  private func save(in scratch: Scratch, _ calls: any FileSystemCalls = SystemCalls()) throws(StoreError) -> SavedTrip {
    try TripFiles(fileSystem: calls).save(new, to: scratch.path("trip.json"), replacing: .thisTrip(known: nil))
  }
}
