import TestSupport
import Testing
@testable import Program

@Suite struct PartialCommandLineTests {
  private func unfinished(_ line: String) -> PartialCommandLine {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return Kitchen.program.unfinished(words.dropLast(), current: words.last ?? "")
  }

  private func values(_ line: String) -> [String] {
    unfinished(line).candidates(of: Kitchen.program).map(\.value)
  }

  @Test(arguments: [
    ("", ["cook", "wash", "help"]), ("co", ["cook"]), ("help ", ["cook", "wash"]), ("help w", ["wash"]),
    ("cook --h", ["--heat", "--help"]), ("cook --heat ", ["low", "high"]), ("cook --heat=h", ["high"]),
    ("cook --heat HI", ["high"]), ("cook --quick --q", []), ("cook --spice salt --sp", ["--spice"]),
    ("cook --sec", []), ("--v", ["--version"]), ("cook -- --", []), ("cook soup ", []), ("cook --note -", []),
  ])
  func `offers only candidates that fit`(line: String, expected: [String]) {
    expect(values(line), expected)
  }

  @Test(arguments: [
    ("cook ", "dish"), ("cook soup ", "recipe"), ("cook soup book ", nil), ("cook --portions 4 ", "dish"),
    ("cook --portions=4 ", "dish"), ("cook --quick ", "dish"), ("cook --portions ", "--portions"),
    ("cook --spice salt ", "--spice"), ("cook --spice=salt ", "--spice"), ("cook --spice salt --quick ", "dish"),
    ("cook --spice salt -- ", "dish"), ("cook -- --quick ", "recipe"), ("cook --bogus ", "dish"),
    ("cook --note -x ", "dish"), ("cook --spice=s", "--spice"),
  ])
  func `knows the parameter of the word at the cursor`(line: String, parameter: String?) {
    expect(unfinished(line).parameter?.name, parameter)
  }

  @Test func `a completion gets the words before the cursor`() {
    let line = unfinished("cook soup --spice salt mace --note -x --heat=")
    expect(line.word(of: "dish"), "soup")
    expect(line.line.words(named: "--spice"), ["salt", "mace"])
    expect(line.word(of: "--note"), "-x")
    expect(line.start, "--heat=")
    expect(line.value, "")
  }
}
