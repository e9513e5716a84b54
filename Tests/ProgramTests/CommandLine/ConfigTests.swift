import Testing

@Suite(.waits) struct ConfigTests {
  private let desk = Desk()

  /// The row of a setting in what `barnstorm config` prints, with one space between its columns.
  private static func row(_ key: String, in answer: String) -> String? {
    answer.split(separator: "\n").map { $0.split(separator: " ") }.first { $0.first.map(String.init) == key }?
      .joined(separator: " ")
  }

  @Test func `without a file the defaults apply`() throws {
    let answer = try desk.answer("config")
    #expect(answer.hasPrefix("File: \(desk.scratch.path)/.config/barnstorm/config.ini\n\n"))
    #expect(Self.row("units", in: answer) == "units mi default for locale C.UTF-8")
    #expect(Self.row("bell", in: answer) == "bell off default")
  }

  @Test func `the file is read, and what is wrong in it is named`() throws {
    try desk.scratch.write("units = km\nclock = 24h\nbell = loud\n", to: ".config/barnstorm/config.ini")
    let execution = try desk.run("config")
    #expect(execution.status == 0)
    #expect(Self.row("units", in: execution.out) == "units km config.ini:1")
    #expect(execution.err == "barnstorm: config.ini:3: bell: \"loud\" is not one of off, bell, flash\n")
    #expect(try desk.answer("show", "trip.json").contains(" km "))
    #expect(try !desk.answer("show", "trip.json").contains(" PM "))
  }

  @Test func `flags are above the file`() throws {
    try desk.scratch.write("units = km\n", to: ".config/barnstorm/config.ini")
    #expect(Self.row("units", in: try desk.answer("config", "--units", "mi")) == "units mi --units")
    #expect(try desk.answer("show", "trip.json", "--units", "mi").contains(" mi "))
    #expect(try desk.answer("slots", "trip.json", "b2", "--units", "mi") != "")
  }

  @Test func `json names the file, the settings and the mistakes`() throws {
    try desk.scratch.write("what\n", to: ".config/barnstorm/config.ini")
    let answer = try desk.answer("config", "--json")
    #expect(answer.contains(#"{"key": "mouse", "value": "on", "from": "default"}"#))
    #expect(answer.contains(#"config.ini:1: not a setting; use `key = value`"#))
  }

  @Test func `a file that cannot be read is a mistake and no failure`() throws {
    try desk.scratch.write("", to: ".config/barnstorm/config.ini/in-the-way")
    let execution = try desk.run("config")
    #expect(execution.status == 0)
    #expect(execution.err == "barnstorm: config.ini: a directory, not a file of settings\n")
  }

  @Test func `the example is a file that sets nothing`() throws {
    try desk.scratch.write(try desk.answer("config", "--example"), to: ".config/barnstorm/config.ini")
    #expect(Self.row("units", in: try desk.answer("config")) == "units mi default for locale C.UTF-8")
  }

  @Test(arguments: [["--units", "leagues"], ["open", "--bell", "loud"], ["--choose", "trip.json"]])
  func `a wrong flag is wrong usage`(arguments: [String]) throws {
    #expect(try desk.misuse(arguments) != "")
  }
}
