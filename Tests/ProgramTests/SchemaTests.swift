import TestSupport

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

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `the sample trip is valid`() throws {
    try run(Spawn.barnstorm, ["sample", scratch.path("sample.json")])
    let result = try validate("sample.json")
    expect(result.status, 0, "\(result.out)\(result.err)")
  }

  @Test func `an edited trip is valid`() throws {
    try scratch.write(chicagoToDetroit, to: "trip.json")
    let trip = scratch.path("trip.json")
    try run(Spawn.barnstorm, ["move", trip, "dinner", "--day", "4", "--first"])
    try run(Spawn.barnstorm, ["add", trip, "--day", "2", "--title", "Bridge", "--at", "42.3,-83.1", "--time", "9:00"])
    try run(Spawn.barnstorm, ["delete", trip, "hotel", "--yes"])
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
    try scratch.write(text, to: "trip.json")
    let result = try validate("trip.json")
    expect(result.status, 1, "\(result.err)")
    #expect(!result.out.isEmpty)
  }

  private func validate(_ name: String) throws -> Execution {
    guard let directory = getcwd(nil, 0) else { throw SystemError(call: "getcwd", code: errno) }
    defer { free(directory) }
    let schema = "\(String(cString: directory))/docs/trip.schema.json"
    // Debian's own, for which Debian's python3-jsonschema is.
    let python = Spawn(executable: "/usr/bin/python3", directory: scratch.path, environment: ["LC_ALL": "C.UTF-8"])
    return try python.run(["-c", Self.validator, schema, scratch.path(name)])
  }

  private func run(_ executable: String, _ arguments: [String]) throws {
    let environment = ["HOME": scratch.path, "TZ": "UTC", "LC_ALL": "C.UTF-8"]
    let result = try Spawn(executable: executable, directory: scratch.path, environment: environment).run(arguments)
    expect(result.status, 0, "\(result.err)")
  }
}
