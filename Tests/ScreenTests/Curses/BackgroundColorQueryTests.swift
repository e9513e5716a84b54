import Screen
import Testing

@testable import Curses

struct BackgroundColorQueryTests {
  private func question(of terminal: String = "xterm-256color") -> BackgroundColorQuery {
    BackgroundColorQuery(isWanted: true, of: terminal)
  }

  private func asked() -> BackgroundColorQuery {
    var question = question()
    _ = question.ask(at: 0)
    return question
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("st-256color", true), ("screen", false), ("linux", false),
    ("vt100", false), ("dumb", false), ("", false),
  ])
  func `requests the background once, and only from terminals that understand it`(_ terminal: String, _ isAsked: Bool) {
    var question = question(of: terminal)
    let asks = [question.ask(at: 0), question.ask(at: 1)]
    #expect(asks == [isAsked, false])
  }

  @Test func `requests no background that is not needed`() {
    var question = BackgroundColorQuery(isWanted: false, of: "xterm-256color")
    #expect(question.ask(at: 0) && !question.text.contains("]11"))
    #expect(question.answer(among: [.operatingSystemCommand("11;rgb:ffff/ffff/ffff")]) == nil)
    #expect(question.answer(among: [.deviceAttributes]) == nil)
    #expect(question.wait(at: 1) == nil)
  }

  @Test func `finds the response among keys, and accepts it once`() {
    var question = asked()
    #expect(question.answer(among: [.key(.up)]) == nil)
    let answer: [InputEvent] = [.key(.up), .operatingSystemCommand("11;rgb:ffff/ffff/ffff"), .key(.down)]
    #expect(question.answer(among: answer) == .light)
    #expect(question.answer(among: answer) == nil)
  }

  @Test func `the response to the second request can follow that to the first`() {
    var question = asked()
    _ = question.answer(among: [.operatingSystemCommand("11;rgb:ffff/ffff/ffff")])
    #expect(question.wait(at: 1) == 499)
    #expect(question.answer(among: [.deviceAttributes]) == nil)
    #expect(question.wait(at: 1) == nil)
  }

  @Test func `other sequences are not a response`() {
    var question = asked()
    #expect(question.answer(among: [.operatingSystemCommand("10;rgb:ffff/ffff/ffff")]) == nil)
    #expect(question.answer(among: [.operatingSystemCommand("11;rgb:0000/0000/0000")]) == .dark)
  }

  @Test func `a terminal that reports only its attributes ends the wait`() {
    var question = asked()
    // Its background may be white: colors that can be read on both then.
    #expect(question.answer(among: [.deviceAttributes]) == .any)
    #expect(question.wait(at: 1) == nil)
    var answered = asked()
    #expect(answered.answer(among: [.operatingSystemCommand("11;rgb:0000/0000/0000"), .deviceAttributes]) == .dark)
  }

  @Test func `a response can take half a second`() {
    var question = question()
    #expect(question.wait(at: 0) == nil)
    _ = question.ask(at: 1000)
    #expect(question.wait(at: 1100) == 400)
    #expect(question.wait(at: 1500) == nil)
  }

  @Test func `color reports are turned on and off in pairs`() {
    #expect(InputReports(includesMouse: true).request == "\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h")
    #expect(InputReports(includesMouse: false).request == "\u{1B}[?2004h")
    #expect(InputReports.off == "\u{1B}[?2026l\u{1B}[?2031l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l")
  }

  // MARK: What terminals answer

  @Test(
    arguments: [
      (
        "11;rgb:ffff/ffff/ffff 11;rgb:ff/ff/ff 11;rgb:f/f/f 11;rgb:fff/fff/fff 11;rgb:FDFD/F6F6/E3E3"
          + " 11;rgba:ffff/ffff/ffff/ffff 11;rgba:eeee/eeee/eeee/8000 11;rgb:0000/ffff/ffff", .light
      ),
      (
        "11;rgb:0000/0000/0000 11;rgb:0/0/0 11;rgb:00/2b/36 11;rgb:0000/0000/ffff 11;rgba:1e1e/1e1e/1e1e/ffff"
          + " 11;rgb:ffff/0000/ffff", .dark
      ),
      (
        " 11 11; 11;? 10;rgb:ffff/ffff/ffff 11;rgb: 11;rgb:ffff/ffff 11;rgb:ffff/ffff/ffff/ffff 11;rgba:ffff/ffff/ffff"
          + " 11;rgb:fffff/ffff/ffff 11;rgb:ffff//ffff 11;rgb:ffff/ffff/ 11;rgb:+fff/ffff/ffff 11;rgb:gggg/ffff/ffff"
          + " 11;#ffff 11;#ffffff 11;# 11;white 111;rgb:ffff/ffff/ffff 11;rgb:-1/-1/-1 11;#\u{FF11}\u{FF11}\u{FF11}",
        nil
      ),
    ] as [(String, Theme.Background?)])
  func `colors are light or dark, and other responses have no meaning`(reports: String, background: Theme.Background?) {
    for report in reports.split(separator: " ", omittingEmptySubsequences: false) {
      #expect(Theme.Background(terminalReport: String(report)) == background, "\(report)")
    }
    #expect(Theme.Background(terminalReport: "11;rgb:ffff/ffff/ffff ") == nil)
  }
}
