import TestSupport
import Testing

@Suite(.waits) struct ManualTests {
  @Test func `the manual has every command, setting and status`() throws {
    let scratch = Scratch()
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
