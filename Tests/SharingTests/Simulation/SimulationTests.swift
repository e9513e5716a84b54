import TestSupport
import Testing

struct SimulationTests {
  private func expectRight(_ simulation: Simulation, _ seed: UInt64) {
    var simulation = simulation
    if let violation = simulation.violation() { Issue.record("seed \(seed): \(violation)") }
  }

  /// In parts, for all the cores. Each deliberate bug below is found by one of the first 30 seeds.
  @Test(arguments: Portion.cases(of: 0..<8 as Range<UInt64>))
  func `devices end with the newest versions`(part: UInt64) {
    for seed in Portion.seeds(250).map({ part * 250 + $0 }) { expectRight(Simulation(seed: seed), seed) }
  }

  @Test(arguments: Portion.cases(of: 0..<4 as Range<UInt64>))
  func `devices that undo and redo end with the newest versions`(part: UInt64) {
    for seed in Portion.seeds(250).map({ 10_000 + part * 250 + $0 }) {
      expectRight(Simulation(seed: seed, undoes: true), seed)
    }
  }

  @Test(arguments: Portion.cases(of: 0..<8 as Range<UInt64>))
  func `a restored remote loses nothing`(part: UInt64) {
    for seed in Portion.seeds(250).map({ part * 250 + $0 }) {
      expectRight(Simulation(seed: seed, hasRestores: true), seed)
    }
  }

  /// Edits during a sync of what another program dates, a version that was made between a list and what it lists, an
  /// event that is fixed in a later sync than the one that saw it, a device that dies between a write and the save of
  /// what it has merged, or between its two saves: each once let an older value win.
  @Test(arguments: [732, 750, 770, 852, 887, 1307, 1414, 1573, 1840, 1902, 4480, 4736, 5314, 6324, 9794] as [UInt64])
  func `passes with seeds that once failed`(seed: UInt64) {
    expectRight(Simulation(seed: seed), seed)
  }

  /// A counter that was written and could not be read again was once treated as one that the remote drops.
  @Test(arguments: [1219, 1463] as [UInt64])
  func `passes with a restored remote that once lost something`(seed: UInt64) {
    expectRight(Simulation(seed: seed, hasRestores: true), seed)
  }

  /// A file that was left empty was once deleted with the edit that it had held, which was later than the deletion.
  @Test func `passes with an undone edit that was once lost with an empty file`() {
    expectRight(Simulation(seed: 10_474, undoes: true), 10_474)
  }

  /// The simulation is worth something only if it finds what is wrong.
  @Test(arguments: Bug.allCases) func `finds a planted bug`(bug: Bug) {
    let found = (0..<400 as Range<UInt64>).first { seed in
      var simulation = Simulation(seed: seed, bug: bug, hasRestores: bug == .restoreTakenAsDeletion)
      return simulation.violation() != nil
    }
    #expect(found != nil, "\(bug) is found by none of 400 seeds")
  }
}
