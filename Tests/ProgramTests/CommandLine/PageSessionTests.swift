import TestSupport
import Testing

/// The commands that pages show with their output, run by the shell after those of the quick start.
@Suite(.waits) struct PageSessionTests {
  @Test(arguments: PageCode.pages.filter { !PageCode.sessions(of: $0).isEmpty })
  func `the commands of a page print what it shows`(page: String) throws {
    let scratch = ProgramScratch()
    let folder = Spawn.barnstorm.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    let shell = Spawn(
      executable: "/bin/bash", directory: scratch.path,
      environment: ["HOME": scratch.path, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PATH": "\(folder):/usr/bin:/bin"])
    let start = try #require(PageCode.blocks(of: "README.md").first { $0[0].hasPrefix("cat > games.csv") })
    // The last line opens the editor.
    let files = "cp '\(Repository.path)'/Examples/postponement/* ."
    expect(try shell.run(["-ec", (start.dropLast() + [files]).joined(separator: "\n")]).status, 0)
    for session in PageCode.sessions(of: page) where try Self.isRunnable(session, in: scratch) {
      let run = try shell.run(["-c", session.command])
      let printed = (run.out + run.err).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .dropLast()
      #expect(Self.matches(session.output[...], printed), "\(page): $ \(session.command)\n\(run.out)\(run.err)")
    }
  }

  @Test func `an ellipsis in a page matches any number of lines`() {
    for pattern in [["a", "…", "d"], ["a", "b", "  …", "c", "d"], ["…"], ["a", "b", "c", "d"]] {
      #expect(Self.matches(pattern[...], ["a", "b", "c", "d"]))
    }
    for pattern in [["a", "…", "c"], ["…", "e"], ["b", "…"], []] {
      #expect(!Self.matches(pattern[...], ["a", "b", "c", "d"]))
    }
  }

  /// Whether the files of a command exist. Those with a real season take long, so only `make test-all` runs them.
  private static func isRunnable(_ session: PageCode.Session, in scratch: ProgramScratch) throws -> Bool {
    let words = session.command.split(separator: " ")
    guard let name = words.first(where: { $0.hasPrefix("mlb-") && $0.hasSuffix(".csv") }) else { return true }
    let season = RealSchedules.files(in: "seasons", ending: ".csv").first { $0.name.hasSuffix("/\(name)") }
    guard Portion.isComplete, let season else { return false }
    try scratch.write(String(decoding: season.bytes, as: UTF8.self), to: String(name))
    return true
  }

  private static func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first.drop(while: { $0 == " " }) == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(pattern.dropFirst(), lines[$0...]) }
    }
    return first == lines.first && matches(pattern.dropFirst(), lines.dropFirst())
  }
}

@Suite(.waits) struct ManualTests {
  @Test func `the manual has every command, setting and status`() throws {
    let scratch = ProgramScratch()
    let python = Spawn(
      executable: "python3", directory: scratch.path, environment: ["PATH": "/usr/bin:/bin", "HOME": scratch.path])
    let page = try python.run(["\(Repository.path)/Scripts/manual", Spawn.barnstorm, "2026-07-03"])
    expect(page.status, 0)
    expect(page.err, "")
    #expect(page.out.contains("\n.Dd July 3, 2026\n"))
    for command in ["sample", "list", "show", "check", "slots", "move", "add", "edit", "delete", "config", "open"] {
      #expect(page.out.contains("\n.Ss \(command)\n"))
    }
    for setting in ["units", "clock", "icons", "colors", "background", "bell", "mouse", "plain"] {
      #expect(page.out.contains("\n.It Fl \\-\(setting)"))
    }
    for context in ["List", "Moving an item", "Form"] {
      #expect(page.out.contains("\n.Ss \\&\(context)\n"), "\(context)")
    }
    #expect(page.out.contains("\n.It Ic \"Space\"\nPick up the row.\n"))
    #expect(page.out.contains("\n.It Ic \"\\&?\"\n"))
    #expect(page.out.contains("\n.Dl \"barnstorm move rust 902B \\-\\-day 2 \\-\\-first\"\n"))
    for status in [0, 1, 64] { #expect(page.out.contains("\n.It \(status)\n")) }
    // The options of several commands are described once.
    expect(page.out.split(separator: "\n.It Fl \\-json\n").count, 2)
    #expect(page.out.split(separator: "\n").count < 1200)
    #expect(page.out.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
  }
}
