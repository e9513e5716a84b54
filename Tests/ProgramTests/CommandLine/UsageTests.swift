import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ["show"], ["show", "trip.json", "more"], ["show", "trip.json", "--jason"], ["slots", "trip.json"], ["--bogus"],
    ["trip.json", "more"], ["delete", "trip.json"], ["move", "trip.json", "b2"], ["list", "more"],
    ["edit", "trip.json"], ["check"], ["add", "trip.json"],
  ])
  func `wrong usage has status 64 and shows the right one`(arguments: [String]) throws {
    let desk = try Desk()
    #expect(try desk.misuse(arguments) != "")
    #expect(try desk.run(arguments).err.contains("\nUsage: barnstorm"))
  }

  @Test func `a trip for the editor that cannot be found is refused`() throws {
    #expect(try Desk().refusal("nowhere") == #"no trip "nowhere""#)
    #expect(try Desk().refusal("") == #"no trip """#)
  }

  @Test func `the editor is refused where there is no terminal`() throws {
    #expect(try Desk().refusal("trip.json").hasPrefix("the editor needs a terminal: "))
  }

  @Test func `version and help go to standard output`() throws {
    let desk = try Desk()
    #expect(try desk.answer("--version").hasPrefix("barnstorm "))
    let help = try desk.answer("--help")
    for command in ["sample", "list", "show", "check", "slots", "move", "add", "edit", "delete"] {
      #expect(help.contains("\n  \(command) "))
      #expect(try desk.answer(command, "--help").contains("USAGE: barnstorm \(command)"))
    }
  }

  @Test func `help tells of one command, too`() throws {
    let desk = try Desk()
    #expect(try desk.answer("help", "show") == desk.answer("show", "--help"))
    #expect(try desk.answer("help") == desk.answer("--help"))
    #expect(try desk.misuse("help", "shwo") == "There is no command 'shwo'. Did you mean 'show'?")
  }

  @Test func `misspelt commands and options are recognised`() throws {
    let desk = try Desk()
    #expect(try desk.misuse("shwo", "trip.json") == "There is no command 'shwo'. Did you mean 'show'?")
    #expect(try desk.misuse("show", "trip.json", "--jason") == "There is no option '--jason'. Did you mean '--json'?")
    #expect(try desk.misuse("trip.json", "--unit", "km") == "There is no option '--unit'. Did you mean '--units'?")
  }

  @Test func `help is 80 columns wide where there is no terminal`() throws {
    let help = try Desk().answer("config", "--help")
    #expect(help.split(separator: "\n").allSatisfy { $0.count < 80 })
  }
}

@Suite struct SafeTextTests {
  private static let wild = smallTrip.replacing("\"Hotel\"", with: #""\u001b[31mRed\u0007\nRoom\u009b2J👩‍🍳""#)

  @Test func `a pipe gets the text without control characters, on one line`() throws {
    let answer = try Desk(trip: Self.wild).answer("show", "trip.json")
    #expect(answer.contains("  d4-h                 \u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩‍🍳 · Hotel\n"))
  }

  @Test func `a terminal gets the form that the editor shows`() throws {
    let (status, screen) = try Desk(trip: Self.wild).runOnTerminal("show", "trip.json")
    #expect(status == 0)
    #expect(screen.contains("  d4-h                 \u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩 · Hotel\n"))
  }

  @Test func `a terminal without UTF-8 gets ASCII`() throws {
    let (_, screen) = try Desk(locale: "C").runOnTerminal("show", "trip.json")
    #expect(screen.contains("Lou Mitchell's"))
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `complaints are safe and stay on one line`() throws {
    let desk = try Desk(trip: Self.wild)
    #expect(try desk.refusal("show", "a\u{1B}[2J\nb/") == #""a\u001b[2J\nb/": cannot open: No such file or directory"#)
    #expect(
      try desk.refusal("delete", "trip.json", "d4-h")
        == "\"\u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩‍🍳\" is deleted without a question only with --yes.")
    #expect(try desk.misuse("--\u{1B}[2J") == "There is no option '--\u{FFFD}[2J'")
  }
}
