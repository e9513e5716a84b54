import Base
import Glibc
import Testing

@testable import Files
@testable import Sharing

/// Devices that share a trip in a calendar of a real server, with calls and answers that are lost, programs that are killed,
/// and a calendar program that edits and deletes: in the end all have the newest of everything.
///
/// A shorter run of what `SimulationTests` does with a place in memory, here with real events: `make soak-sync` for more.
@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") Nothing is shared by a real calendar server."),
  .serialized)
struct RadicaleSimulationTests {
  private static let seeds = getenv("SOAK_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 4

  /// What is wrong in the end of a run; nil if nothing is.
  private func complaint(
    seed: UInt64, as name: String, decide: @escaping @Sendable (ThreeWayEntry) -> EntryStep = { $0.step }
  ) throws -> String? {
    let radicale = try #require(Radicale.shared)
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    var server = try CalendarServer(
      try radicale.address("/"), user: Radicale.user, password: Radicale.password, web: web)
    guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
    let place = try server.create(tripID: "\(name)-\(seed)", name: "Simulation \(seed)", in: home)
    var devices = SharingDevices(seed: seed, decide: decide) {
      CalDAVStore(place, password: Radicale.password, web: web)
    }
    return devices.complaint()
  }

  @Test func `devices end with the newest of everything`() throws {
    for seed in 0..<Self.seeds {
      if let complaint = try complaint(seed: seed, as: "sim") { Issue.record("seed \(seed): \(complaint)") }
    }
  }

  /// A way to decide that is wrong.
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
  func `a deliberate bug is found`(flaw: Flaw) throws {
    for seed in 0..<40 as Range<UInt64> {
      if try complaint(seed: seed, as: flaw.rawValue, decide: { flaw.step(of: $0) }) != nil { return }
    }
    Issue.record("\(flaw) is found by none of 40 seeds")
  }
}
