import Almanac
import Glibc
import Store
import TestSupport
import Testing

@testable import Program

/// The directories and links that have to stay in their place for a path to lead to its file.
@Suite struct PathStepTests {
  private let scratch = Scratch()

  @Test func `waits for a file in its directory`() throws {
    try scratch.write("", to: "trip.json")
    let steps = steps(to: "trip.json")
    expect(steps.last, PathStep(path: scratch.path, name: "trip.json"))
    expect(steps.dropLast().map(\.path), ["/tmp", scratch.path])
    #expect(steps.dropLast().allSatisfy { $0.name == nil && !$0.isLink })
  }

  @Test func `waits for a missing directory in the one above`() throws {
    expect(steps(to: "gone/deep/trip.json").last, PathStep(path: scratch.path, name: "gone"))
  }

  @Test func `waits at a file in the place of a directory`() throws {
    try scratch.write("", to: "trips")
    expect(steps(to: "trips/trip.json").last, PathStep(path: scratch.path, name: "trips"))
  }

  @Test func `a link is one step, followed by the steps of its target`() throws {
    mkdir(scratch.path("real"), 0o700)
    symlink("real", scratch.path("trips"))
    symlink("other.json", scratch.path("real/trip.json"))
    expect(
      Array(steps(to: "trips/trip.json").dropFirst(2)),
      [
        PathStep(path: scratch.path("trips"), isLink: true), PathStep(path: scratch.path("real")),
        PathStep(path: scratch.path("real/trip.json"), isLink: true),
        PathStep(path: scratch.path("real"), name: "other.json"),
      ])
  }

  @Test func `an absolute link begins again at the root`() throws {
    symlink("/nowhere-at-all/trip.json", scratch.path("trip.json"))
    expect(steps(to: "trip.json").last, PathStep(path: "/", name: "nowhere-at-all"))
  }

  @Test func `a loop of links ends the steps`() throws {
    symlink("b", scratch.path("a"))
    symlink("a", scratch.path("b"))
    let steps = steps(to: "a")
    expect(steps.count { $0.isLink }, 40)
    #expect(steps.last?.name != nil)
  }

  @Test func `a relative path begins at the working directory`() {
    expect(PathStep.all(to: "./no-such.json", fileSystem: SystemCalls()), [PathStep(path: ".", name: "no-such.json")])
  }

  private func steps(to name: String) -> [PathStep] { PathStep.all(to: scratch.path(name), fileSystem: SystemCalls()) }
}
