import Glibc
import Paths
import Sharing
import Testing

@testable import SharedPlaces
@testable import Web

/// Devices that share a trip in a calendar of a real server, with calls and answers that are lost, programs that are killed,
/// and a calendar program that edits and deletes: in the end all have the newest of everything.
///
/// A shorter run of what `SimulationTests` does with a place in memory, here with real events: `SOAK_SEEDS=200` for more.
@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") Nothing is shared by a real calendar server."),
  .serialized)
struct RadicaleSimulationTests {
  private static let seeds = getenv("SOAK_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 4

  @Test func `devices end with the newest of everything`() throws {
    let radicale = try #require(Radicale.shared)
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    for seed in 0..<Self.seeds {
      var server = try CalendarServer(
        try radicale.address("/"), user: Radicale.user, password: Radicale.password, web: web)
      guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
      let place = try server.create(tripID: "sim-\(seed)", name: "Simulation \(seed)", in: home)
      var devices = SharingDevices(seed: seed) { CalDAVStore(place, password: Radicale.password, web: web) }
      if let complaint = devices.complaint() { Issue.record("seed \(seed): \(complaint)") }
    }
  }
}
