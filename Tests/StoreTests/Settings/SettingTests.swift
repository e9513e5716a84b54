import Itinerary
import Screen
import Store
import TestSupport
import Testing

struct SettingTests {
  private func settings(_ setting: Setting, _ word: String) -> UserSettings {
    UserSettings(file: Array("\(setting.key) = \(word)".utf8), environment: { _ in nil })
  }

  @Test func `every word is read as its value`() {
    expect(Setting.units.words.map { settings(.units, $0).units }, [.miles, .kilometers])
    expect(Setting.clock.words.map { settings(.clock, $0).clock }, [.twelveHour, .twentyFourHour])
    expect(Setting.icons.words.map { settings(.icons, $0).icons }, [.emoji, .plain, .ascii])
    expect(Setting.colors.words.map { settings(.colors, $0).colors }, [.direct, .none, .basic, .indexed, .direct])
    expect(Setting.background.words.map { settings(.background, $0).background }, [nil, .dark, .light, .any])
    expect(Setting.bell.words.map { settings(.bell, $0).bell }, [.off, .bell, .flash])
    expect(Setting.paper.words.map { "\(settings(.paper, $0).paper)" }, ["letter", "a4"])
    expect(Setting.mouse.words.map { settings(.mouse, $0).mouse }, [true, false])
    expect(Setting.plain.words.map { settings(.plain, $0).plain }, [true, false])
  }

  @Test func `three settings make the rules of travel`() {
    #expect(settings(.units, "mi").travelRules == .standard)
    #expect(settings(.buffer, "30").travelRules.buffer == 30)
    #expect(settings(.drivingHours, "08:30-24:00").travelRules.hours == 510...1440)
    #expect(settings(.drivingHours, "08:30-24:00").word(of: .drivingHours) == "08:30-24:00")
    for (text, word, minutes) in [("8", "8h", 480), ("7.5", "7h30m", 450), ("90m", "1h30m", 90), ("OFF", "off", nil)]
      as [(String, String, Int?)]
    {
      #expect(settings(.maxDriving, text).travelRules.limit == minutes)
      #expect(settings(.maxDriving, text).word(of: .maxDriving) == word)
    }
    for (setting, text) in [
      (.buffer, "-1"), (.buffer, "1441"), (.drivingHours, "23:00-07:00"), (.drivingHours, "7-23"), (.maxDriving, "0"),
      (.maxDriving, "25h"),
    ] as [(Setting, String)] {
      #expect(settings(setting, text).mistakes.count == 1)
      #expect(settings(setting, text).travelRules == .standard)
    }
  }

  @Test func `reads an interval in seconds, minutes or hours`() {
    for (text, word, seconds) in [
      ("3600", "1h", 3600), ("60", "1m", 60), ("90", "90", 90), ("90m", "90m", 5400), ("2H", "2h", 7200),
      ("15s", "15", 15), ("0", "0", nil), ("0h", "0", nil), ("8784h", "8784h", 31_622_400),
    ] as [(String, String, Int?)] {
      let chosen = settings(.scheduleInterval, text)
      #expect(chosen.mistakes.isEmpty)
      expect(chosen.word(of: .scheduleInterval), word)
      expect(chosen.scheduleInterval, seconds)
    }
    for text in ["", "h", "-1", "+1", "1.5h", "1d", "8785h", "99999999999999999999", "off"] where !text.isEmpty {
      let chosen = settings(.scheduleInterval, text)
      expect(
        chosen.mistakes.map(\.description),
        ["config.ini:1: schedule_interval: \"\(text)\" is not a value such as 0, 15m, 1h, 6h"])
      expect(chosen.scheduleInterval, 3600)
    }
    expect(Setting.scheduleInterval.option, "--schedule-interval")
    expect(Setting.scheduleInterval.variable, "BARNSTORM_SCHEDULE_INTERVAL")
  }

  @Test func `splits the password command into words, and keeps its capitals`() {
    let chosen = settings(.passwordCommand, "pass show Dav/{host}")
    #expect(chosen.mistakes.isEmpty)
    expect(chosen.passwordCommand, ["pass", "show", "Dav/{host}"])
    #expect(settings(.passwordCommand, "off").passwordCommand.isEmpty)
  }

  @Test func `every word is read and printed`() {
    for setting in Setting.allCases {
      expect(Set(setting.words).count, setting.words.count)
      for word in setting.words {
        let chosen = settings(setting, word)
        #expect(chosen.mistakes.isEmpty)
        expect(chosen.word(of: setting), word)
      }
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "wezterm"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], true), (["TERM": "xterm-256color"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false), (["TERM": "linux"], false),
    (["TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
    (["TERM": "screen", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "next-3.6"], true),
    (["TERM": "screen", "TMUX": "x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
    (["TERM": "screen", "TMUX": "x", "VTE_VERSION": "7006"], false), ([:], false),
    (["TERM": "xterm-256color", "BARNSTORM_LINKS": "on"], true),
    (["TERM": "xterm-kitty", "BARNSTORM_LINKS": "off"], false),
    (["TERM": "xterm-kitty", "BARNSTORM_LINKS": "auto"], true),
  ])
  func `links are sent only to terminals that show them`(variables: [String: String], hasLinks: Bool) {
    expect(UserSettings(file: nil, environment: { variables[$0] }).links, hasLinks)
  }

  @Test func `the settings page lists the values of every setting, and the defaults`() throws {
    let text = String(decoding: Repository.file("docs/configuration.md"), as: UTF8.self)
    let page = text.split(separator: "\n").map(String.init)
    let start = try #require(page.firstIndex(of: "| setting | values | default |"))
    let rows = page[(start + 2)...].prefix { $0.hasPrefix("|") }
    let standard = UserSettings(file: nil, environment: { _ in nil })
    expect(rows.count, Setting.allCases.count)
    for (row, setting) in zip(rows, Setting.allCases) {
      let words = setting.words.map { "`\($0)`" }.joined(separator: ", ")
      let beginning = "| `\(setting.key)` | \(words) | "
      #expect(row.hasPrefix(beginning), "docs/configuration.md lacks this row, or has an older one: \(beginning)…")
      let word = "`\(standard.word(of: setting))`"
      #expect(row.dropFirst(beginning.count).contains("locale") || row.dropFirst(beginning.count).contains(word))
    }
  }
}
