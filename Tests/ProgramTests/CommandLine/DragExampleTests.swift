import Glibc
import TestSupport
import Testing

@Suite(.enabled(if: getenv("BARNSTORM_EXAMPLE") != nil, "`make example` builds it")) struct DragExampleTests {
  private let scratch = ProgramScratch()

  init() throws { try scratch.write(chicagoToDetroit, to: "trip.json") }

  private func drag(_ keys: String) throws -> String {
    try scratch.write(keys, to: "keys")
    let program = getenv("BARNSTORM_EXAMPLE").map { String(cString: $0) } ?? ""
    let result = try Spawn(executable: program, directory: scratch.path, environment: [:])
      .run([scratch.path("trip.json")], input: scratch.path("keys"))
    expect(result.err, "")
    return result.out
  }

  @Test func `invalid zones are dim, and the games that bound the leg are gold`() throws {
    try expect(
      drag(""),
      """
      \u{1B}[2mDay 1 - 2026-07-03\u{1B}[0m
      \u{1B}[33m   St. Louis Cardinals @ Chicago Cubs\u{1B}[0m
         ≡ Post-game dinner
      Day 2 - 2026-07-04
      \u{1B}[1m──▶ ≡ Chicago, IL → Detroit, MI\u{1B}[0m
      Day 3 - 2026-07-05
      \u{1B}[33m   Cleveland Guardians @ Detroit Tigers\u{1B}[0m
      \u{1B}[2m   ≡ Book Tower\u{1B}[0m
      \u{1B}[2mDay 4 - 2026-07-06\u{1B}[0m
      Canceled.

      """)
    try expect(scratch.text("trip.json"), chicagoToDetroit)
  }

  @Test func `a drop into a valid slot is saved`() throws {
    #expect(try drag("j\n\n").hasSuffix("Dropped on Day 3.\n"))
    #expect(try scratch.text("trip.json").contains(#""id": "leg", "day": 3, "sortOrder": 99, "#))
  }

  @Test func `a drop beyond a game changes nothing, and the reason names the game`() throws {
    let reason = "This leg must reach Detroit before Cleveland Guardians @ Detroit Tigers (Day 3, 1:40 PM EDT)."
    #expect(try drag("j\nj\n\n").hasSuffix("Can't go there: \(reason)\n"))
    try expect(scratch.text("trip.json"), chicagoToDetroit)
  }
}
