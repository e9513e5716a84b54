import Editor
import Glibc
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct PathCompleterTests {
  @Test func `completes the common prefix of all files, a directory with its slash`() throws {
    let scratch = Scratch()
    for name in ["mlb-2026.csv", "mlb-2027.csv", ".hidden"] { try scratch.write("", to: name) }
    mkdir(scratch.path("seasons"), 0o700)
    let cases: [(typed: String, path: String, names: [String])] = [
      ("m", "mlb-202", ["mlb-2026.csv", "mlb-2027.csv"]), ("mlb-2026", "mlb-2026.csv", ["mlb-2026.csv"]),
      ("s", "seasons/", ["seasons"]), (".h", ".hidden", [".hidden"]), ("x", "x", []),
      ("", "", ["mlb-2026.csv", "mlb-2027.csv", "seasons"]), ("gone/", "gone/", []),
    ]
    for (typed, path, names) in cases {
      let expected = EditorEvent.pathCompleted(
        typed: "\(scratch.path)/\(typed)", path: "\(scratch.path)/\(path)", names: names)
      #expect(.pathCompleted("\(scratch.path)/\(typed)", in: UserStorage()) == expected, "\(typed)")
    }
  }
}
