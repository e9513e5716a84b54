import Almanac
import TestSupport
import Testing

@testable import Store

@Suite struct AnswersFileTests {
  @Test func `changes a section, and keeps the rest of the file`() {
    let text = "# mine\n[nhl]\nzone = America/New_York\n\n[Datum,Heim,Gast]\ncolumn Datum = date\n"
    let file = AnswersFile(Array(text.utf8))
    expect(file.mistakes, [])
    expect(file.answers(for: "NHL"), [.zone: "America/New_York"])
    let changed = file.setting([.league: "EFL", .city("Plain Ham"): "Bath, England"], for: "nhl")
    expect(
      String(decoding: changed, as: UTF8.self),
      "# mine\n[Datum,Heim,Gast]\ncolumn Datum = date\n\n[nhl]\ncity Plain Ham = Bath, England\nleague = EFL\n")
    expect(AnswersFile(changed).answers(for: "nhl"), [.league: "EFL", .city("Plain Ham"): "Bath, England"])
  }

  @Test(arguments: [
    ("zone = UTC", "answers.ini:1: not an answer; use `key = value` after a [section]"),
    ("[nhl]\nzones = UTC", "answers.ini:2: \"zones\": unknown"), ("[nhl]\ndates = up", "answers.ini:2: dates: invalid"),
  ])
  func `mistakes are reported with their lines`(text: String, mistake: String) {
    let file = AnswersFile(Array(text.utf8))
    #expect(file.mistakes.count == 1 && file.mistakes[0].hasPrefix(mistake), "\(file.mistakes)")
  }
}
