import ItineraryCore
import Settings
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
    #expect(
      chosen.mistakes.map(\.description) == [
        "config.ini:6: not a setting: write `key = value`",
        "config.ini:8: units: \"furlong\" is not one of mi, km",
        "config.ini:9: colour: unknown; there are units, clock, icons, colors, background, bell, mouse, plain",
      ])
    #expect(chosen.units.value == .miles)
    #expect(chosen.clock.source == .file(line: 3))
    #expect(chosen.bell == settings("\n\n\nbell=flash").bell)
    #expect(chosen.mouse.source == .file(line: 5))
    #expect(chosen.background.source == .file(line: 10))
  }

  @Test func `a section does not count`() {
    let chosen = settings("[screen]\nunits = km\n")
    #expect(chosen.units.value == .miles)
    #expect(
      chosen.mistakes.map(\.description) == [
        "config.ini:1: the file has no sections; what stands in this one does not count"
      ])
  }

  @Test func `an unclosed section is reported and the rest applies`() {
    let chosen = settings("[screen\nunits = km\n")
    #expect(chosen.mistakes.map(\.source) == [.file(line: 1)])
    #expect(chosen.units.source == .file(line: 2))
  }

  @Test func `the last of several counts and is reported`() {
    let chosen = settings("units = km\nclock = 24h\nunits = mi\n")
    #expect(chosen.units.source == .file(line: 3))
    #expect(chosen.mistakes.map(\.description) == ["config.ini:3: units: given before; this line counts"])
  }

  @Test func `a variable that makes no sense is reported and the file holds`() {
    let chosen = UserSettings(file: Array("units = km".utf8), environment: { ["BARNSTORM_UNITS": "leagues"][$0] })
    #expect(chosen.units.source == .file(line: 1))
    #expect(chosen.mistakes.map(\.description) == ["BARNSTORM_UNITS: \"leagues\" is not one of mi, km"])
  }

  @Test func `a file that cannot be read is reported`() {
    let chosen = UserSettings(unreadableFile: "cannot read: Permission denied", environment: { _ in nil })
    #expect(chosen.mistakes.map(\.description) == ["config.ini: cannot read: Permission denied"])
  }

  @Test(arguments: ["\u{FEFF}units = km", "units = km\r\n", "UNITS = KM", "\tunits=km\t", "units = km ; miles later"])
  func `the form is free`(_ file: String) {
    #expect(settings(file).units.value == .kilometers)
    #expect(settings(file).mistakes.isEmpty)
  }

  @Test func `a line of any length is one line`() {
    for length in [150, 190, 197, 198, 199, 200, 201, 400, 10_000] {
      let chosen = settings("bell = " + String(repeating: "x", count: length) + "\nunits = km\n")
      #expect(chosen.mistakes.map(\.source) == [.file(line: 1)], "\(length)")
      #expect(chosen.units.source == .file(line: 2), "\(length)")
    }
  }

  @Test func `bytes that are no text do no harm`() {
    let chosen = UserSettings(
      file: [0xFF, 0x00, 0x3D, 0x0A, 0xC0, 0x3D, 0xFE, 0x0A] + Array("units=km".utf8), environment: { _ in nil })
    #expect(chosen.units.source == .file(line: 3))
    #expect(chosen.mistakes.count == 2)
  }

  @Test func `the example sets nothing and names everything`() {
    let example = UserSettings.exampleFile.joined(separator: "\n")
    #expect(settings(example) == settings(""))
    let all = settings(
      example.split(separator: "\n").map { $0.hasPrefix("; ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n"))
    #expect(all.mistakes.isEmpty)
    for key in UserSettings.Key.allCases {
      if case .file = all.source(of: key) { continue }
      Issue.record("\(key) is not in the example")
    }
  }
}
