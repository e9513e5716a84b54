import TestSupport
import Testing

@testable import Program

/// The style of the lines after `barnstorm: `, which docs/words.md describes.
@Suite struct ErrorLineTests {
  /// Command lines that fail. A word with a file extension is a file of the sandbox.
  private static let wrong = """
    shwo
    nowhere
    show missing.json
    show damaged.json
    show games.csv
    check damaged.json
    move swing.json xyz --day 1 --first
    move swing.json Cubs --day 1 --first
    move swing.json Chicago --day 9 --first
    move swing.json Chicago --day 1 --first
    move swing.json Chicago --day x --first
    delete swing.json xyz
    delete swing.json Cubs --yes
    edit swing.json xyz --title X
    edit swing.json Cubs --title X
    add swing.json
    add swing.json --day 1 --title Lunch --time 99:99
    add swing.json --day 9 --title Lunch
    add swing.json --day 1 --title Lunch --category food
    add swing.json --day 1 --title Lunch --at north
    add swing.json --day 1 --title Lunch --nights -3
    add swing.json --from games.csv
    add swing.json --from missing.ics
    slots swing.json xyz
    sort swing.json --day 99
    days swing.json --append 500
    days swing.json --append 0
    days swing.json --remove 9
    days swing.json --remove 1
    days swing.json --start 2026-13-01
    rename swing.json
    remove missing.json
    repair missing.json
    new Trip
    new Trip --schedule missing.csv
    new Trip --schedule games.csv --team Nobody
    new Trip --schedule games.csv --from 2027-01-01
    new Trip --schedule games.csv --home Xanadu
    new Trip --schedule ftp://example.com/games.csv
    games --schedule missing.csv
    games --schedule swing.json
    games --schedule games.csv --team Nobody
    games --schedule games.csv --from yesterday
    plan --schedule games.csv
    plan --schedule games.csv --all --days 0
    plan --schedule games.csv --venue Nowhere
    update swing.json --schedule missing.csv
    game swing.json
    game swing.json remove xyz
    leg swing.json xyz --mode walk
    legs swing.json --home Xanadu
    route missing.json
    export swing.json
    export swing.json --format doc
    export swing.json --output swing.doc
    timeline missing.json
    now swing.json --at never
    share swing.json ftp://example.com/
    join missing.json
    sync swing.json
    sync missing.json
    unshare swing.json
    history missing.json
    merge swing.json missing.json
    merge swing.json damaged.json
    config --units leagues
    show swing.json --units leagues
    show swing.json --clock 13h
    help nothing
    places
    """

  private func sandbox() throws -> CommandSandbox {
    let sandbox = try CommandSandbox()
    try sandbox.scratch.write(
      """
      date,time,zone,home,away,venue,city
      2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-05,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

      """, to: "games.csv")
    try sandbox.scratch.write("{\"name\": ", to: "damaged.json")
    let new = sandbox.run(
      "new", "Swing", "--schedule", sandbox.path("games.csv"), "--output", sandbox.path("swing.json"))
    expect(new.status, 0)
    return sandbox
  }

  @Test func `error lines begin in lower case, without a final stop and curly quotes`() throws {
    let sandbox = try sandbox()
    for line in Self.wrong.split(separator: "\n") {
      let output = sandbox.line(String(line))
      #expect(output.status != 0, "\(line)")
      let sentences = output.err.split(separator: "\n").filter { $0.hasPrefix("barnstorm: ") }
      #expect(!sentences.isEmpty, "\(line): \(output.err)")
      for sentence in sentences {
        let text = sentence.dropFirst("barnstorm: ".count)
        let isStyled =
          text.first?.isUppercase == false && !text.hasSuffix(".") && !text.contains { "“”‘’".contains($0) }
        #expect(isStyled, "\(line): \(sentence)")
      }
    }
  }
}
