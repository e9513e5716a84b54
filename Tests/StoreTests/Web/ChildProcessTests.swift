import Almanac
import CProcess
import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct ChildProcessTests {
  private func run(_ script: String, input: String = "", limit: Int = 1000, seconds: Int = 20) throws -> ChildOutcome {
    try ChildProcess.run("/bin/sh", ["-c", script], input: Array(input.utf8), limit: limit, seconds: seconds)
  }

  @Test func `passes on input, output, errors and status`() throws {
    let outcome = try run("cat; echo oops >&2; exit 3", input: "hello")
    expect(outcome.end, .exited(3))
    expect(outcome.output, Array("hello".utf8))
    expect(outcome.errors, Array("oops\n".utf8))
    try expect(run("kill -TERM $$").end, .signalled(SIGTERM))
  }

  @Test func `kills a program that prints too much or takes too long`() throws {
    try expect(run("yes").end, .tooMuch)
    try expect(run("exec sleep 1000", seconds: 1).end, .tooLate)
    // It has closed its streams and stays.
    try expect(run("exec >&- 2>&-; exec sleep 1000", seconds: 1).end, .signalled(SIGKILL))
    try expect(run("yes errors >&2 & sleep 0.1; kill $!").errors.count, 4096)
  }

  @Test func `a child inherits no terminal, descriptors or blocked signals`() throws {
    let script = "ls /proc/self/fd | wc -l; cut -d ' ' -f 7 /proc/$$/stat; grep -E 'Sig(Blk|Ign)' /proc/self/status"
    let open = try run(script)
    let lines = String(decoding: open.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // The descriptors of `ls` are its streams and the directory; the device of no terminal is 0.
    expect(lines.prefix(2), ["4", "0"])
    // Signals 32 and 33 are the C library's own.
    let masks = lines.compactMap { $0.utf8.count == 16 ? UInt64($0, radix: 16) : nil }
    expect(masks.map { $0 & ~0x1_8000_0000 }, [0, 0])
  }

  @Test func `leaves no descriptor open`() throws {
    func count() -> Int { (0..<200).count { fcntl(Int32($0), F_GETFD) >= 0 } }
    // Other tests run next to this one, so a leak is what shows every time.
    let before = count()
    for _ in 0..<50 { _ = try run("exit 0") }
    #expect(count() < before + 50)
  }

  @Test func `a child ends with its parent`() throws {
    // A shell in the place of this program cannot show it, so the thread that started it ends.
    let scratch = Scratch()
    let words = ["-c", "echo $$ >\(scratch.path("pid") as String); echo ready; exec sleep 1000"]
    TestThread.inParallel(1) { _ in
      guard let child = try? ChildProcess("/bin/sh", words, input: []) else { return }
      var polled = pollfd(fd: child.child.output, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, -1)
    }
    var status: Int32 = 0
    let pid = try #require(scratch.text("pid").flatMap { Int32($0.filter(\.isNumber)) })
    expect(waitpid(pid, &status, 0), pid)
    expect(status & 0x7F, SIGKILL)
  }
}
