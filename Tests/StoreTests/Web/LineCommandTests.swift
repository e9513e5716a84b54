import Almanac
import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct LineCommandTests {
  private let path: FilePath = "/usr/bin:/bin"

  private func failure(_ words: [String], path: FilePath? = "/usr/bin:/bin") -> String? {
    do throws(Failure) {
      _ = try HelperCommand(words).line(path: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `takes the first line of the output as the result`() throws {
    try expect(HelperCommand(["printf", "s3cret \\t\\nuser: mira\\n"]).line(path: path), "s3cret \t")
    try expect(HelperCommand(["/bin/echo", "$HOME", "a b"]).line(path: nil), "$HOME a b", "no shell reads it")
    try expect(HelperCommand(["printf", "one"]).line(path: path), "one")
    try expect(HelperCommand(["printf", "%s at %s"]).line(adding: ["a b", "c"], path: path), "a b at c")
    try expect(HelperCommand(["printf", "one\\r\\n"]).line(path: path), "one")
  }

  @Test func `a command that prints nothing is reported`() throws {
    expect(failure([]), #"command not found: """#)
    expect(failure(["no-such-command"]), #"command not found: "no-such-command""#)
    expect(failure(["/no/such"]), #"command not found: "/no/such""#)
    expect(failure(["printf", "one"], path: nil), #"command not found: "printf""#)
    expect(failure(["true"]), #"the command "true" printed nothing on its first line"#)
    expect(failure(["printf", "\\n\\nsecret"]), #"the command "printf" printed nothing on its first line"#)
    expect(failure(["printf", "\\377"]), #"the command "printf" printed nothing on its first line"#)
    expect(failure(["sh", "-c", "echo locked >&2; exit 3"]), #"the command "sh" failed with status 3: locked"#)
    expect(failure(["sh", "-c", "kill -9 $$"]), #"the command "sh" took too long, wrote too much or was killed"#)
    expect(failure(["yes"]), #"the command "yes" took too long, wrote too much or was killed"#)
  }
}
