import Itinerary
import Store
import TestSupport
import Testing

private func settings(_ file: String) -> UserSettings {
  UserSettings(file: Array(file.utf8), environment: { _ in nil })
}

struct ConfigFileTests {
  @Test func `a mistake is reported with line and key and the rest applies`() {
    let file = """
      # what I like

      clock = 24h
      bell: flash   ; not so loud
        mouse = off
      units

      units = furlong
      colour = 16
      background = light
      """
    let chosen = settings(file)
    expect(
      chosen.mistakes.map(\.description),
      [
        "config.ini:6: not a setting; use `key = value`",
        "config.ini:8: units: \"furlong\" is not one of mi, km",
        "config.ini:9: colour: unknown; use units, clock, dates, paper, icons, colors, background, links, bell, mouse, plain, buffer, driving_hours, max_driving, schedule_interval, geocoder, password_command, on_change",
      ])
    expect(chosen.units, .miles)
    expect(chosen.source(of: .clock), .file(line: 3))
    expect(chosen.bell, .flash)
    expect(chosen.source(of: .bell), settings("\n\n\nbell=flash").source(of: .bell))
    expect(chosen.source(of: .mouse), .file(line: 5))
    expect(chosen.source(of: .background), .file(line: 10))
  }

  @Test(arguments: [
    ("[screen]\nunits = km\n", [1], false), ("[screen\nunits = km\n", [1], true),
    ("[a]\nclock = 24h\n[ ]\nclock = 24h\n[]\nunits = km\n", [1, 3, 5], true),
  ])
  func `a section other than the keys is reported, and hides settings up to one without a name`(
    file: String, mistakes: [Int], hasUnits: Bool
  ) {
    let chosen = settings(file)
    expect(chosen.mistakes.map(\.source), mistakes.map { .file(line: $0) })
    expect(chosen.units, hasUnits ? .kilometers : .miles)
    expect(chosen.clock, .twelveHour)
  }

  @Test func `the last of repeated settings applies, with a mistake`() {
    let chosen = settings("units = km\nclock = 24h\nunits = mi\n")
    expect(chosen.source(of: .units), .file(line: 3))
    expect(chosen.mistakes.map(\.description), ["config.ini:3: units: set twice; this line wins"])
  }

  @Test func `an invalid variable is reported and the file applies`() {
    let chosen = UserSettings(file: Array("units = km".utf8), environment: { ["BARNSTORM_UNITS": "leagues"][$0] })
    expect(chosen.source(of: .units), .file(line: 1))
    expect(chosen.mistakes.map(\.description), ["BARNSTORM_UNITS: \"leagues\" is not one of mi, km"])
  }

  @Test func `a file that cannot be read is reported`() {
    let chosen = UserSettings(unreadableFile: "can't read: Permission denied", environment: { _ in nil })
    expect(chosen.mistakes.map(\.description), ["config.ini: can't read: Permission denied"])
  }

  @Test(arguments: ["\u{FEFF}units = km", "units = km\r\n", "UNITS = KM", "\tunits=km\t", "units = km ; miles later"])
  func `spaces, case and order do not matter`(_ file: String) {
    expect(settings(file).units, .kilometers)
    #expect(settings(file).mistakes.isEmpty)
  }

  @Test(arguments: [150, 190, 197, 198, 199, 200, 201, 400, 10_000])
  func `a line of any length is one line, and a comment of any length a comment`(length: Int) {
    let rest = String(repeating: "x", count: length)
    let chosen = settings("bell = \(rest)\nunits = km\n")
    expect(chosen.mistakes.map(\.source), [.file(line: 1)])
    expect(chosen.source(of: .units), .file(line: 2))
    for start in ["#", ";", "units = mi ; "] where start.count + length < 199 || start.count == 1 {
      let chosen = settings("\(start)\(rest)\nclock = 24h\n")
      #expect(chosen.mistakes.isEmpty, "\(start)")
      expect(chosen.source(of: .clock), .file(line: 2), "\(start)")
    }
  }

  @Test func `bytes that are not text cause no crash`() {
    let chosen = UserSettings(
      file: [0xFF, 0x00, 0x3D, 0x0A, 0xC0, 0x3D, 0xFE, 0x0A] + Array("units=km".utf8), environment: { _ in nil })
    expect(chosen.source(of: .units), .file(line: 3))
    expect(chosen.mistakes.count, 2)
  }

  @Test func `the example sets nothing and lists every setting`() {
    let example = UserSettings.exampleFile.joined(separator: "\n")
    expect(settings(example), settings(""))
    let all = settings(
      example.split(separator: "\n").map { $0.hasPrefix("; ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n"))
    #expect(all.mistakes.isEmpty)
    for setting in Setting.allCases {
      if case .file = all.source(of: setting) { continue }
      Issue.record("\(setting) is not in the example")
    }
  }

  @Test(arguments: [
    ("units = km;x", "km;x"), ("units =;km", ";km"), ("units = \t;km", ""), ("units: a = b", "a = b"),
    ("units = \"km\"", "\"km\""), ("units = km\rclock = 24h", "km\rclock = 24h"), ("units = km # x", "km # x"),
  ])
  func `a value extends to the end of the line, or to a semicolon after white space`(_ line: String, _ value: String) {
    expect(settings(line).mistakes.map(\.reason), ["\"\(value)\" is not one of mi, km"])
  }

  @Test func `an indented line continues nothing`() {
    let chosen = settings("units = km\n  clock = 24h\n  mi\n")
    expect(chosen.units, .kilometers)
    expect(chosen.source(of: .clock), .file(line: 2))
    expect(chosen.mistakes.map(\.description), ["config.ini:3: not a setting; use `key = value`"])
  }

  @Test func `a line with a zero byte is not a setting, and one without a name is unknown`() {
    expect(settings("units = km\0mi\nclock = 24h").mistakes.map(\.reason), ["not a setting; use `key = value`"])
    #expect(settings("# \0\nunits = km").mistakes.isEmpty)
    expect(settings("= km").mistakes.count { $0.reason.hasPrefix("unknown; ") }, 1)
  }
}
