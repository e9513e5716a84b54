import Almanac
import Glibc
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// Devices that share a trip in a calendar of a real server, with calls and answers that are lost, programs that are killed,
/// and a calendar program that edits and deletes: in the end all have the newest of everything.
///
/// A shorter run of what `SimulationTests` does with a remote in memory, here with real events: `make soak-sync` for more.
private struct ServerSimulation {
  static let soakSeeds = getenv("SOAK_SEEDS").flatMap { UInt64(String(cString: $0)) }

  let address: WebAddress
  var user: String?
  var password: String?

  func violation(
    seed: UInt64, as name: String, hasRestores: Bool = false,
    decide: @escaping @Sendable (ThreeWayEntry) -> EntryStep = { $0.step }
  ) throws -> String? {
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    var server = try CalendarServer(address, user: user, password: password, web: web)
    guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
    let remote = try server.create(tripID: "\(name)-\(seed)", name: "Simulation \(seed)", in: home)
    var devices = SharingDevices(seed: seed, hasRestores: hasRestores, decide: decide) {
      CalDAVStore(remote, password: password, web: web)
    }
    return devices.violation()
  }

  func run(_ seeds: UInt64, hasRestores: Bool = false) throws {
    let first = getenv("SOAK_FIRST").flatMap { UInt64(String(cString: $0)) } ?? 0
    for seed in first..<first + seeds {
      let violation = try violation(seed: seed, as: hasRestores ? "restored" : "sim", hasRestores: hasRestores)
      if let violation { Issue.record("seed \(seed): \(violation)") }
    }
  }
}

@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") Nothing is shared by a real calendar server."),
  .serialized)
struct RadicaleSimulationTests {
  private let simulation: ServerSimulation

  init() throws {
    let radicale = try #require(Radicale.shared)
    simulation = ServerSimulation(address: try radicale.address("/"), user: Radicale.user, password: Radicale.password)
  }

  @Test func `devices end with the newest versions`() throws {
    try simulation.run(ServerSimulation.soakSeeds ?? UInt64(Portion.rounds(10).count))
  }

  @Test func `a calendar that was restored from an older state loses nothing`() throws {
    try simulation.run(ServerSimulation.soakSeeds ?? UInt64(Portion.rounds(10).count), hasRestores: true)
  }

  enum Flaw: String, CaseIterable, Sendable {
    case hereAlwaysWins, editsGoWithADeletion, deletionsAreTakenBack

    func step(of standing: ThreeWayEntry) -> EntryStep {
      switch self {
      case .hereAlwaysWins where standing.local != nil && standing.step == .pull: .push
      case .editsGoWithADeletion
      where standing.lastSeen != nil && standing.remote == nil && standing.local?.item != nil:
        .remove
      case .deletionsAreTakenBack where standing.step == .delete: .pull
      default: standing.step
      }
    }
  }

  /// The run is worth something only if it finds what is wrong.
  @Test(.enabled(if: getenv("SOAK_SEEDS") != nil, "`make soak-sync` does that."), arguments: Flaw.allCases)
  func `finds a planted bug`(flaw: Flaw) throws {
    for seed in 0..<40 as Range<UInt64> {
      if try simulation.violation(seed: seed, as: flaw.rawValue, decide: { flaw.step(of: $0) }) != nil { return }
    }
    Issue.record("\(flaw) is found by none of 40 seeds")
  }
}

@Suite(.enabled(if: Xandikos.absence == nil, "\(Xandikos.absence ?? "")"), .serialized)
struct XandikosSimulationTests {
  /// It keeps every version in git, so that half as many take as long.
  @Test func `devices end with the newest versions`() throws {
    let xandikos = try #require(Xandikos.shared)
    try ServerSimulation(address: try xandikos.address("/")).run((ServerSimulation.soakSeeds ?? 2) / 2)
  }
}
