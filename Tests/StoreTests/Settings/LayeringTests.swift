import Itinerary
import Screen
import Store
import TestSupport
import Testing

private func settings(_ file: String? = nil, _ environment: [String: String] = [:], _ flags: Flags = Flags())
  -> UserSettings
{
  UserSettings(file: file.map { Array($0.utf8) }, environment: { environment[$0] }, flags: flags)
}

struct LayeringTests {
  @Test func `defaults suit a fan in the USA`() {
    let lines = Setting.allCases.map { "\($0.key) \(settings().word(of: $0))" }
    expect(
      lines,
      [
        "units mi", "clock 12h", "dates Oct 16", "paper letter", "icons plain", "colors auto", "background auto",
        "links auto", "bell off", "mouse on", "plain off", "buffer 45", "driving_hours 07:00-23:00", "max_driving 10h",
        "schedule_interval 1h", "geocoder off", "password_command off", "on_change off",
      ])
    expect(settings().source(of: .units).description, "default")
  }

  @Test func `each layer overrides the one before`() {
    let (file, variable) = ("\nunits = km\n", ["BARNSTORM_UNITS": "mi", "LANG": "en_US.UTF-8"])
    var flags = Flags()
    flags[.units] = "km"
    expect(settings(file).units, .kilometers)
    expect(settings(file).source(of: .units).description, "config.ini:2")
    expect(settings(file, variable).units, .miles)
    expect(settings(file, variable).source(of: .units).description, "BARNSTORM_UNITS")
    expect(settings(file, variable, flags).units, .kilometers)
    expect(settings(file, variable, flags).source(of: .units).description, "--units")
  }

  @Test func `every setting can come from the file, a variable or a flag`() {
    let others = [
      "km", "24h", "16 Oct", "a4", "ascii", "true", "light", "on", "flash", "off", "on", "60", "08:00-20:30", "7h30m",
      "6h", "Find --One", "pass show Dav/{host}", "sh Tell --One",
    ]
    let pairs = zip(Setting.allCases, others)
    var flags = Flags()
    for (setting, word) in pairs { flags[setting] = word }
    let file = settings(pairs.map { "\($0.key)=\($1)" }.joined(separator: "\n"))
    let environment = settings(nil, Dictionary(uniqueKeysWithValues: pairs.map { ($0.variable, $1) }))
    let flagged = settings(nil, [:], flags)
    for (number, (setting, word)) in pairs.enumerated() {
      expect([file, environment, flagged].map { $0.word(of: setting) }, [word, word, word])
      expect(file.source(of: setting), .file(line: number + 1))
      expect(environment.source(of: setting), .environment(setting.variable))
      expect(flagged.source(of: setting), .flag(setting.option))
    }
    #expect(file.mistakes.isEmpty && environment.mistakes.isEmpty)
  }

  @Test func `an empty variable has no effect`() {
    expect(settings("bell=off", ["BARNSTORM_BELL": ""]).source(of: .bell), .file(line: 1))
  }

  @Test func `NO_COLOR overrides all but the flag`() {
    let loud = ["NO_COLOR": "1", "BARNSTORM_COLORS": "256"]
    expect(settings("colors = true", loud).colors, .none)
    expect(settings("colors = true", loud).source(of: .colors).description, "NO_COLOR")
    var flags = Flags()
    flags[.colors] = "16"
    expect(settings(nil, loud, flags).colors, .basic)
    expect(settings(nil, ["NO_COLOR": ""]).word(of: .colors), "auto")
  }

  @Test(arguments: [
    ("en_US.UTF-8", "mi", "12h"), ("es_US", "mi", "12h"), ("C", "mi", "12h"), ("POSIX", "mi", "12h"),
    ("C.UTF-8", "mi", "12h"), ("en", "mi", "12h"), ("en_GB.UTF-8", "mi", "24h"), ("en_CA.UTF-8", "km", "12h"),
    ("fr_CA.UTF-8", "km", "24h"), ("de_DE.UTF-8@euro", "km", "24h"), ("ja_JP", "km", "24h"), ("de", "km", "24h"),
    ("", "mi", "12h"),
  ])
  func `the defaults follow the locale`(_ name: String, _ units: String, _ clock: String) {
    let chosen = settings(nil, ["LANG": name])
    expect(chosen.word(of: .units), units)
    expect(chosen.word(of: .clock), clock)
  }

  @Test func `each category of the locale applies separately`() {
    let mixed = settings(nil, ["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"])
    expect(mixed.units, .kilometers)
    expect(mixed.clock, .twelveHour)
    let all = settings(nil, ["LC_ALL": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"])
    expect(all.units, .miles)
    expect(all.clock, .twelveHour)
  }

  @Test(arguments: [
    ([:], "letter"), (["LANG": "C.UTF-8"], "letter"), (["LANG": "en_US.UTF-8"], "letter"),
    (["LANG": "es_MX.UTF-8"], "letter"), (["LANG": "en_GB.UTF-8"], "a4"), (["LANG": "de_DE@euro"], "a4"),
    (["LANG": "de"], "a4"), (["LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"], "a4"),
    (["LC_ALL": "en_CA.UTF-8", "LC_PAPER": "de_DE.UTF-8"], "letter"),
  ]) func `the paper size follows the country`(environment: [String: String], word: String) {
    expect(settings(nil, environment).word(of: .paper), word)
  }

  @Test(arguments: [
    ["TERM": "xterm-kitty"], ["TERM": "foot-extra"], ["TERM": "alacritty"],
    ["TERM": "xterm-ghostty", "XTERM_VERSION": "1"], ["TERM": "xterm-256color", "VTE_VERSION": "7000"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "221201"], ["TERM": "xterm-256color", "WT_SESSION": "1"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
  ])
  func `terminals with emoji get emoji`(environment: [String: String]) {
    expect(settings(nil, environment).icons, .emoji)
  }

  /// A plain xterm, one that was started from another terminal, multiplexers, and what has no such font for certain.
  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "xterm"],
    ["TERM": "xterm-256color", "VTE_VERSION": "7000", "XTERM_VERSION": "XTerm(379)"],
    ["TERM": "tmux-256color", "TMUX": "/tmp/1", "KITTY_WINDOW_ID": "1"],
    ["TERM": "xterm-256color", "TMUX": "1", "VTE_VERSION": "1"],
    ["TERM": "screen", "STY": "1"], ["TERM": "linux"], ["TERM": "rxvt-unicode-256color", "VTE_VERSION": "1"],
    ["TERM": "st-256color"], ["TERM": "vt100"], ["TERM": "xterm-256color", "TERM_PROGRAM": "something"],
  ])
  func `other terminals get symbols instead of emoji`(environment: [String: String]) {
    expect(settings(nil, environment).icons, .plain)
    var own = environment
    own["BARNSTORM_ICONS"] = "emoji"
    expect(settings(nil, own).icons, .emoji)
  }
}
