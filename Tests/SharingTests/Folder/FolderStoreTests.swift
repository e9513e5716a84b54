import Almanac
import Glibc
import Sharing
import SharingTestSupport
import Store
import TestSupport
import Testing

struct FolderStoreTests {
  private let scratch = Scratch()

  private var store: FolderStore { FolderStore(scratch.path) }

  @Test func `the folder and the remote of other tests meet the contract of remotes`() throws {
    for store in [store, FaultyStore(seed: 1)] as [any RemoteStore] {
      var contract = StoreContract(store)
      try contract.check()
    }
    #expect(scratch.names.isEmpty)
  }

  @Test func `a folder that was restored from an older state loses nothing`() throws {
    for seed in Portion.seeds(100) {
      let folder = "\(seed)"
      try SystemCalls().makeDirectory(scratch.path(folder), mode: 0o700)
      var devices = SharingDevices(seed: seed, hasRestores: true) { FolderStore(scratch.path(folder)) }
      if let violation = devices.violation() { Issue.record("seed \(seed): \(violation)") }
    }
  }

  @Test func `the counters of devices are hidden files`() throws {
    let counter = DeviceCounter(device: "a1", count: 7)
    var store = store
    _ = store.put([Upload(counter.name, body: Array("x".utf8), if: .absent)])
    #expect(scratch.names == [".barnstorm-device-a1.ics"])
    try expect(store.list().map(\.name), [counter.name])
    try expect(store.get([counter.name]).map(\.body), [Array("x".utf8)])
  }

  @Test func `a version depends only on the bytes`() throws {
    try scratch.write("one", to: "a.ics")
    var first = store
    let tag = try #require(first.list().first).tag
    try scratch.put("one", at: "a.ics")
    try expect(first.list().map(\.tag), [tag])
    try scratch.put("two", at: "a.ics")
    #expect(try first.list().map(\.tag) != [tag])
  }

  @Test func `ignores hidden files and other files than calendars`() throws {
    for name in ["a.ics", "B.ICS", "readme.md", ".stfolder", ".a.ics", ".syncthing.a.ics.tmp", "a.ics~"] {
      try scratch.write("x", to: name)
    }
    try SystemCalls().makeDirectory(scratch.path("d.ics"), mode: 0o700)
    try SystemCalls().makeDirectory(scratch.path(".git"), mode: 0o700)
    expect(mkfifo(scratch.path("pipe.ics") as String, 0o600), 0)
    expect(symlink("/etc/passwd", scratch.path("link.ics") as String), 0)
    var store = store
    let names = try store.list().map(\.name)
    expect(names.map(\.text), ["B.ICS", "a.ics", "d.ics", "link.ics", "pipe.ics"])
    let obstacles = try store.get(names).map { $0.obstacle ?? "" }
    expect(
      obstacles,
      [
        "", "", "d.ics is a directory, not a file; move it away", "link.ics is a link, not a file; replace it",
        "pipe.ics is a pipe, not a file; move it away",
      ])
  }

  @Test func `a conflict copy is a separate resource`() throws {
    try scratch.write("one", to: "3f2a.ics")
    try scratch.write("two", to: "3f2a.sync-conflict-20261121-005959-ABCDEFG.ics")
    var store = store
    let names = try store.list().map(\.name)
    expect(names.count, 2)
    expect(names.min()?.text, "3f2a.ics")
    try expect(store.get(names).map { String(decoding: $0.body, as: UTF8.self) }.sorted(), ["one", "two"])
  }

  @Test func `a file that is too large is listed and refused, and is not missing`() throws {
    try scratch.write("x", to: "a.ics")
    expect(truncate(scratch.path("a.ics") as String, 1 << 33), 0)
    var store = store
    let listed = try store.list()
    expect(listed.count, 1)
    try expect(store.get(listed.map(\.name)).first?.obstacle, "a.ics is larger than 4 MB")
  }

  @Test func `a missing or unreadable folder is reported and not empty`() throws {
    var missing = FolderStore(scratch.path("missing"))
    #expect(throws: RemoteFailure.deleted) { _ = try missing.list() }
    try scratch.write("one", to: "a.ics")
    var failing = FolderStore(scratch.path, fileSystem: FaultyCalls(missing: ["open": EIO]))
    #expect(throws: RemoteFailure.self) { _ = try failing.list() }
  }

  @Test(arguments: ["../a.ics", "", ".", "..", "a/b.ics", "a\u{0}.ics", String(repeating: "a", count: 256)])
  func `a name never points outside the folder`(name: String) throws {
    var store = store
    let name = ResourceName(name)
    #expect(throws: RemoteFailure.self) {
      _ = try store.put([Upload(name, body: [1], if: .absent)])[0].get()
    }
    #expect(throws: RemoteFailure.missing) { try store.delete([Removal(name, if: EntityTag("x"))])[0].get() }
    #expect(try store.get([name]).isEmpty)
    #expect(scratch.names.isEmpty)
  }

  @Test func `new files get the permissions of the folder`() throws {
    let folder = scratch.path("shared") as FilePath
    try SystemCalls().makeDirectory(folder, mode: 0o755)
    // Whatever the mask of the user who runs the tests.
    expect(chmod(folder.description, 0o755), 0)
    var store = FolderStore(folder)
    _ = store.put([Upload(ResourceName("a.ics"), body: [1], if: .absent)])
    expect(scratch.mode("shared/a.ics"), 0o644)
  }

  @Test func `removes the unfinished file of a killed program, and keeps the swapped one`() throws {
    try scratch.write("new", to: ".a.ics.barnstorm-k3v9x2.tmp")
    try scratch.write("old", to: ".b.ics.barnstorm-k3v9x2.swap")
    var store = store
    try expect(store.list().map(\.name.text), [".b.ics.barnstorm-k3v9x2.swap"])
    expect(scratch.names, [".b.ics.barnstorm-k3v9x2.swap"])
    let tag = try #require(store.list().first).tag
    try store.delete([Removal(ResourceName(".b.ics.barnstorm-k3v9x2.swap"), if: tag)])[0].get()
    #expect(scratch.names.isEmpty)
  }

  @Test func `reports a full disk and a read-only folder`() throws {
    var full = FolderStore(scratch.path, fileSystem: FaultyCalls(missing: ["write": ENOSPC]))
    guard case .failure(.full) = full.put([Upload(ResourceName("a.ics"), body: [1], if: .absent)])[0] else {
      return fail("written")
    }
    var readOnly = FolderStore(scratch.path, fileSystem: FaultyCalls(missing: ["open": EROFS]))
    #expect(throws: RemoteFailure.readOnly) {
      _ = try readOnly.put([Upload(ResourceName("a.ics"), body: [1], if: .absent)])[0].get()
    }
    #expect(scratch.names.isEmpty)
  }
}
