import Glibc
import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct OutcomeTests {
  private func outcome(_ fill: (inout Outcome) -> Void) -> Outcome {
    var outcome = Outcome()
    fill(&outcome)
    return outcome
  }

  @Test func `results go to standard output, all else to standard error`() {
    let transcript = Transcript(
      outcome {
        $0.report("one thing")
        $0.output(lines: ["a", "b"])
        $0.report(lines: ["two", "lines"])
        $0.status = 1
      })
    expect(transcript.out, "a\nb\n")
    expect(transcript.err, "barnstorm: one thing\nbarnstorm: two\nlines\n")
    expect(transcript.status, 1)
  }

  /// An answer that can't be written is a failure, reported last. A change stays even if it can't be reported, and a reader
  /// that stops early is not a failure.
  @Test(arguments: [
    (false, ENOSPC, "barnstorm: can't write the output: No space left on device\n", 1),
    (true, ENOSPC, "barnstorm: done, but can't write the output: No space left on device\nbarnstorm: more\n", 0),
    (false, EPIPE, "barnstorm: more\n", 0),
  ])
  func `reports output that can't be written, except to a reader that stopped early`(
    isReport: Bool, code: Int32, err: String, status: Int32
  ) {
    let transcript = Transcript(
      outcome {
        if isReport { $0.report(.lines(["Saved."])) } else { $0.output(lines: ["a"]) }
        $0.report("more")
      }, problem: ErrorNumber(code))
    expect([transcript.err, "\(transcript.status)"], [err, "\(status)"])
  }

  @Test func `a pipe gets a path byte for byte, a terminal without control characters`() {
    let named = outcome { $0.report(.path("a\u{1B}[2J.json")) }
    expect(Transcript(named).out, "a\u{1B}[2J.json\n")
    #expect(!Transcript(named, isTerminal: true).out.contains("\u{1B}"))
  }

  @Test func `JSON escapes characters that change the direction of text`() {
    let json = outcome { $0.output(json: ["name": "\u{202E}pirt"]) }
    expect(Transcript(json).out, "{\"name\": \"\\u202epirt\"}\n")
    expect(Transcript(json, isTerminal: true).out, "{\"name\": \"\\u202epirt\"}\n")
  }
}

struct LinkedOutputTests {
  @Test(arguments: [("on", true, true), ("on", false, false), ("off", true, false)])
  func `show and route link places and addresses on terminals`(links: String, isTerminal: Bool, hasLinks: Bool) throws {
    var sandbox = try CommandSandbox()
    sandbox.variables["BARNSTORM_LINKS"] = FilePath(links)
    try sandbox.write(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"), to: "t.json")
    for (command, address) in [
      ("show", "https://www.google.com/maps/search/"), ("route", "https://www.google.com/maps/dir/"),
    ] {
      let out = Transcript(sandbox.run(command, sandbox.path("t.json")), isTerminal: isTerminal).out
      expect(out.contains("\u{1B}]8;;\(address)"), hasLinks, "\(out)")
      let plain = out.replacing(#/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/#, with: "")
      #expect(!plain.contains("\u{1B}"))
      sandbox.variables["BARNSTORM_LINKS"] = "off"
      expect(plain, Transcript(sandbox.run(command, sandbox.path("t.json")), isTerminal: isTerminal).out)
      sandbox.variables["BARNSTORM_LINKS"] = FilePath(links)
    }
  }
}

@Suite struct SafeTextTests {
  private func displayed(_ text: String, isForTerminal: Bool = false, _ characterSupport: CharacterSupport = .unicode)
    -> String
  {
    String(
      decoding: SafeText.bytes(of: [text], isForTerminal: isForTerminal, characterSupport: characterSupport),
      as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a\tb\nc\rd", "a b c d"), ("\u{1B}[31mRed\u{7}", "\u{FFFD}[31mRed\u{FFFD}"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("x\u{7F}", "x\u{FFFD}"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("São Tomé – naïve 👩‍🍳", "São Tomé – naïve 👩‍🍳"), ("\u{A0}é", "\u{A0}é"), ("…\u{2027}", "…\u{2027}"),
    ("a\u{202E}b\u{2066}c\u{61C}\u{200F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}"), ("؀", "؀"),
  ])
  func `a pipe gets the text on one line, without control characters`(text: String, expected: String) {
    expect(displayed(text), expected + "\n")
  }

  @Test func `invalid Unicode becomes a question mark`() {
    expect(displayed("a\u{1B}b", .ascii), "a?b\n")
  }

  @Test func `a terminal gets the form that the editor shows`() {
    expect(displayed("\u{1B}Room 👩‍🍳", isForTerminal: true), "\u{FFFD}Room 👩\n")
  }

  @Test func `a terminal without UTF-8 gets ASCII`() {
    #expect(displayed("Mitchell’s – é", isForTerminal: true, .ascii).utf8.allSatisfy { $0 < 0x80 })
  }
}

@Suite struct TextTableTests {
  @Test func `a column is as wide as its widest cell`() {
    expect(TextTable.lines([["a", "b", "c"], ["long", "", "and longer"]]), ["a     b  c", "long     and longer"])
  }

  @Test func `the last cell of a row does not widen a column`() {
    expect(
      TextTable.lines([["a", "b"], ["a text of its own"], ["ab", "c"]]), ["a   b", "a text of its own", "ab  c"])
  }

  @Test func `wide characters count as two columns`() {
    expect(TextTable.lines([["東京", "x"], ["abcd", "y"], ["é", "z"]]), ["東京  x", "abcd  y", "é     z"])
  }

  @Test func `an indent is before every line`() {
    expect(TextTable.lines([["a"], []], indent: 2), ["  a", "  "])
    expect(TextTable.lines([]), [])
  }
}
