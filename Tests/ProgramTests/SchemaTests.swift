import TestSupport
import Testing

/// `docs/trip.schema.json` says what the program writes.
struct SchemaTests {
  /// Prints the names of the invalid files.
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator, FormatChecker
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema, format_checker=FormatChecker())
    for path in sys.argv[2:]:
      if any(validator.iter_errors(json.load(open(path, encoding="utf-8")))): print(path)
    """

  @Test func `the sample and an edited trip are valid, and mistakes are not`() throws {
    let desk = Desk(trip: chicagoToDetroit)
    _ = try desk.answer("sample", "sample.json")
    for words in [
      ["move", "trip.json", "dinner", "--day", "4", "--first"], ["delete", "trip.json", "hotel", "--yes"],
      ["add", "trip.json", "--day", "2", "--title", "Bridge", "--at", "42.3,-83.1", "--time", "9:00"],
    ] {
      try expect(desk.run(words).status, 0, "\(words)")
    }
    let mistakes = [
      (#""day": 2"#, #""day": 0"#), (#""category": "activity""#, #""category": "tent""#),
      (#""22:30""#, #""10:30 PM""#), (#""away": "Cleveland Guardians", "#, ""), (#""version": 1"#, #""version": 2"#),
    ]
    let wrong = try mistakes.enumerated().map { number, mistake in
      let text = chicagoToDetroit.replacing(mistake.0, with: mistake.1)
      try #require(text != chicagoToDetroit)
      try desk.scratch.write(text, to: "wrong-\(number).json")
      return "wrong-\(number).json"
    }
    // Debian's own, for which Debian's python3-jsonschema is.
    let words = ["-c", Self.validator, "\(Repository.path)/docs/trip.schema.json", "sample.json", "trip.json"]
    let result = try desk.runOther("/usr/bin/python3", words + wrong)
    expect(result.out.split(separator: "\n").map(String.init), wrong, "\(result.err)")
  }
}
