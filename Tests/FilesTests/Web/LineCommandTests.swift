import Base
import Glibc
import TestSupport
import Testing

@testable import Files

/// Answers of commands, such as passwords.
@Suite struct LineCommandTests {
  private let path: FilePath = "/usr/bin:/bin"

  private func failure(_ words: [String], path: FilePath? = "/usr/bin:/bin") -> String? {
    do throws(CommandFailure) {
      _ = try LineCommand(words).line(path: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `the first line is the answer, whatever comes after it`() throws {
    try expect(LineCommand(["printf", "s3cret \\t\\nuser: mira\\n"]).line(path: path), "s3cret \t")
    try expect(LineCommand(["/bin/echo", "$HOME", "a b"]).line(path: nil), "$HOME a b", "no shell reads it")
    try expect(LineCommand(["printf", "one"]).line(path: path), "one")
    try expect(LineCommand(["printf", "%s at %s"]).line(adding: ["a b", "c"], path: path), "a b at c")
    try expect(LineCommand(["printf", "one\\r\\n"]).line(path: path), "one")
  }

  @Test func `a command that tells nothing says why`() throws {
    expect(failure([]), "the command “” is not there")
    expect(failure(["no-such-command"]), "the command “no-such-command” is not there")
    expect(failure(["/no/such"]), "the command “/no/such” is not there")
    expect(failure(["printf", "one"], path: nil), "the command “printf” is not there")
    expect(failure(["true"]), "the command “true” wrote nothing in its first line")
    expect(failure(["printf", "\\n\\nsecret"]), "the command “printf” wrote nothing in its first line")
    expect(failure(["printf", "\\377"]), "the command “printf” wrote nothing in its first line")
    expect(failure(["sh", "-c", "echo locked >&2; exit 3"]), "the command “sh” ended with 3: locked")
    expect(failure(["sh", "-c", "kill -9 $$"]), "the command “sh” took too long, wrote too much or was killed")
    expect(failure(["yes"]), "the command “yes” took too long, wrote too much or was killed")
  }
}
