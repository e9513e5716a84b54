import TestSupport
import Testing

/// `docs/trip.schema.json` says what the program writes.
struct SchemaTests {
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator, FormatChecker
    schema, trip = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
    Draft202012Validator.check_schema(schema)
    problems = sorted(Draft202012Validator(schema, format_checker=FormatChecker()).iter_errors(trip), key=str)
    for problem in problems:
      print("/".join(map(str, problem.absolute_path)), problem.message)
    sys.exit(1 if problems else 0)
    """

  private let desk = Desk(trip: chicagoToDetroit)

  @Test func `the sample trip is valid`() throws {
    _ = try desk.answer("sample", "sample.json")
    let result = try validate("sample.json")
    expect(result.status, 0, "\(result.out)\(result.err)")
  }

  @Test func `an edited trip is valid`() throws {
    let add = ["add", "trip.json", "--day", "2", "--title", "Bridge", "--at", "42.3,-83.1", "--time", "9:00"]
    for words in [
      ["move", "trip.json", "dinner", "--day", "4", "--first"], add, ["delete", "trip.json", "hotel", "--yes"],
    ] {
      try expect(desk.run(words).status, 0, "\(words)")
    }
    let result = try validate("trip.json")
    expect(result.status, 0, "\(result.out)\(result.err)")
  }

  @Test(arguments: [
    (#""day": 2"#, #""day": 0"#), (#""category": "activity""#, #""category": "tent""#), (#""22:30""#, #""10:30 PM""#),
    (#""away": "Cleveland Guardians", "#, ""), (#""version": 1"#, #""version": 2"#),
  ])
  func `a mistake is found`(right: String, wrong: String) throws {
    let text = chicagoToDetroit.replacing(right, with: wrong)
    try #require(text != chicagoToDetroit)
    try desk.scratch.write(text, to: "trip.json")
    let result = try validate("trip.json")
    expect(result.status, 1, "\(result.err)")
    #expect(!result.out.isEmpty)
  }

  private func validate(_ name: String) throws -> Execution {
    // Debian's own, for which Debian's python3-jsonschema is.
    try desk.runOther("/usr/bin/python3", ["-c", Self.validator, "\(Repository.path)/docs/trip.schema.json", name])
  }
}
