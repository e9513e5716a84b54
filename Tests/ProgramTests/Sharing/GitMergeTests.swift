import Glibc
import TestSupport
import Testing

/// A real git, whose branches are merged by the driver of the documentation.
@Suite(.enabled(if: access("/usr/bin/git", X_OK) == 0, "needs git"), .waits)
struct GitMergeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = Sandbox()
    let driver = "'\(Spawn.barnstorm)' merge %A %B --base %O || git merge-file %A %O %B"
    try sandbox.scratch.write("*.json merge=barnstorm\n", to: ".gitattributes")
    try sandbox.scratch.write("data\nstate\n.standard-*\n.gitconfig\n", to: ".gitignore")
    try git("init", "-q", "-b", "main", ".")
    for (key, value) in [("user.name", "A"), ("user.email", "a@example.com"), ("merge.barnstorm.driver", driver)] {
      try git("config", key, value)
    }
    try commitAll()
    try git("branch", "other")
  }

  @discardableResult
  private func git(_ arguments: String..., status: Int32 = 0, location: SourceLocation = #_sourceLocation) throws
    -> String
  {
    let run = try sandbox.runOther("/usr/bin/git", arguments)
    expect(run.status, status, "git \(arguments): \(run.out)\(run.err)", sourceLocation: location)
    return run.out
  }

  private func commitAll() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "change")
  }

  /// Edits on a branch, then on the main one, and merges the first into the second.
  private func merge(_ theirs: () throws -> Void, _ ours: () throws -> Void, status: Int32 = 0) throws -> String {
    try git("checkout", "-q", "other")
    try theirs()
    try commitAll()
    try git("checkout", "-q", "main")
    try ours()
    try commitAll()
    return try git("merge", "-q", "other", "-m", "merge", status: status)
  }

  private func run(_ arguments: String...) throws { try expect(sandbox.run(arguments).status, 0, "\(arguments)") }

  /// No marks, nothing left to resolve, and nothing left lying about.
  private func checkMerged() throws {
    try expect(git("status", "--porcelain"), "")
    #expect(try !sandbox.scratch.text("trip.json").contains("<<<<<<<"))
    for directory in [".", "state/barnstorm/copies"] {
      #expect(sandbox.scratch.names(in: directory).allSatisfy { !$0.contains("merge_file") })
    }
  }

  @Test func `keeps rows added and changed next to each other`() throws {
    _ = try merge(
      {
        try run("add", "trip.json", "--day", "1", "--title", "Theirs")
        try run("edit", "trip.json", "d4-hotel", "--title", "Motel")
      },
      {
        try run("add", "trip.json", "--day", "1", "--title", "Ours")
        try run("edit", "trip.json", "b2-dinner", "--title", "Supper")
      })
    try checkMerged()
    let displayed = try sandbox.answer("show", "trip.json")
    for title in ["Theirs", "Ours", "Motel", "Supper"] { #expect(displayed.contains(title), "\(title)") }
  }

  @Test func `merges other files as text, with conflicts`() throws {
    let messages = try merge(
      { try sandbox.scratch.write("{\"a\": 1}\n", to: "package.json") },
      { try sandbox.scratch.write("{\"a\": 2}\n", to: "package.json") }, status: 1)
    #expect(messages.contains("package.json"))
    #expect(try sandbox.scratch.text("package.json").contains("<<<<<<<"))
  }
}
