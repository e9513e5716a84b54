import Screen
import Testing

@testable import Curses

struct BackgroundColorQueryTests {
  private func question(of terminal: String = "xterm-256color") -> BackgroundColorQuery {
    BackgroundColorQuery(isWanted: true, of: terminal)
  }

  private func sent() -> BackgroundColorQuery {
    var question = question()
    _ = question.send(at: 0)
    return question
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("st-256color", true), ("screen", false), ("linux", false),
    ("vt100", false), ("dumb", false), ("", false),
  ])
  func `requests the background once, and only from terminals that understand it`(_ terminal: String, _ isSent: Bool) {
    var question = question(of: terminal)
    let asks = [question.send(at: 0), question.send(at: 1)]
    #expect(asks == [isSent, false])
  }

  @Test func `requests no background that is not needed`() {
    var question = BackgroundColorQuery(isWanted: false, of: "xterm-256color")
    #expect(question.send(at: 0) && !question.text.contains("]11"))
    #expect(question.response(among: [.operatingSystemCommand("11;rgb:ffff/ffff/ffff")]) == nil)
    #expect(question.response(among: [.deviceAttributes]) == nil)
    #expect(question.wait(at: 1) == nil)
  }

  @Test func `finds the response among keys, and accepts it once`() {
    var question = sent()
    #expect(question.response(among: [.key(.up)]) == nil)
    let response: [InputEvent] = [.key(.up), .operatingSystemCommand("11;rgb:ffff/ffff/ffff"), .key(.down)]
    #expect(question.response(among: response) == .light)
    #expect(question.response(among: response) == nil)
  }

  @Test func `the response to the second request can follow that to the first`() {
    var question = sent()
    _ = question.response(among: [.operatingSystemCommand("11;rgb:ffff/ffff/ffff")])
    #expect(question.wait(at: 1) == 499)
    #expect(question.response(among: [.deviceAttributes]) == nil)
    #expect(question.wait(at: 1) == nil)
  }

  @Test func `other sequences are not a response`() {
    var question = sent()
    #expect(question.response(among: [.operatingSystemCommand("10;rgb:ffff/ffff/ffff")]) == nil)
    #expect(question.response(among: [.operatingSystemCommand("11;rgb:0000/0000/0000")]) == .dark)
  }

  @Test func `a terminal that reports only its attributes ends the wait`() {
    var question = sent()
    // Its background may be white: colors that can be read on both then.
    #expect(question.response(among: [.deviceAttributes]) == .any)
    #expect(question.wait(at: 1) == nil)
    var answered = sent()
    #expect(answered.response(among: [.operatingSystemCommand("11;rgb:0000/0000/0000"), .deviceAttributes]) == .dark)
  }

  @Test func `a response can take half a second`() {
    var question = question()
    #expect(question.wait(at: 0) == nil)
    _ = question.send(at: 1000)
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
