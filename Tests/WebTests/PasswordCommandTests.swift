import Disk
import Glibc
import Paths
import TestSupport
import Testing

@testable import Web

/// Passwords that a command tells.
@Suite struct PasswordCommandTests {
  private let path: FilePath = "/usr/bin:/bin"

  private func failure(_ words: [String], path: FilePath? = "/usr/bin:/bin") -> String? {
    do throws(PasswordFailure) {
      _ = try PasswordCommand(words).password(path: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `the first line is the password, whatever comes after it`() throws {
    #expect(try PasswordCommand(["printf", "s3cret \\t\\nuser: mira\\n"]).password(path: path) == "s3cret \t")
    #expect(try PasswordCommand(["/bin/echo", "$HOME", "a b"]).password(path: nil) == "$HOME a b", "no shell reads it")
    #expect(try PasswordCommand(["printf", "one"]).password(path: path) == "one")
    #expect(try PasswordCommand(["printf", "one\\r\\n"]).password(path: path) == "one")
  }

  @Test func `a command that tells nothing says why`() throws {
    #expect(failure([]) == "the password's command “” is not there")
    #expect(failure(["no-such-command"]) == "the password's command “no-such-command” is not there")
    #expect(failure(["/no/such"]) == "the password's command “/no/such” is not there")
    #expect(failure(["printf", "one"], path: nil) == "the password's command “printf” is not there")
    #expect(failure(["true"]) == "the password's command “true” wrote no password in its first line")
    #expect(
      failure(["printf", "\\n\\nsecret"]) == "the password's command “printf” wrote no password in its first line")
    #expect(failure(["printf", "\\377"]) == "the password's command “printf” wrote no password in its first line")
    #expect(failure(["sh", "-c", "echo locked >&2; exit 3"]) == "the password's command “sh” ended with 3: locked")
    #expect(
      failure(["sh", "-c", "kill -9 $$"])
        == "the password's command “sh” took too long, wrote too much or was killed")
    #expect(failure(["yes"]) == "the password's command “yes” took too long, wrote too much or was killed")
  }
}
