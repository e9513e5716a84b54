import Testing

@Suite struct SampleTests {
  @Test func `the sample goes where it is told to and is never written over a file`() throws {
    let desk = try Desk()
    #expect(try desk.answer("sample", "s.json") == "s.json\n")
    #expect(try desk.refusal("sample", "s.json") == "\(desk.scratch.path("s.json")): exists already")
    #expect(try desk.refusal("sample", "trip.json") == "\(desk.scratch.path("trip.json")): exists already")
    #expect(
      try desk.refusal("sample", "no/s.json") == "no/s.json: cannot write: No such file or directory")
  }

  @Test func `without a path it goes into the data directory, once`() throws {
    let desk = try Desk()
    let path = try desk.answer("sample").dropLast()
    #expect(path.hasPrefix(desk.scratch.path("data/barnstorm/trips/")))
    #expect(try desk.answer("list").contains(path))
    #expect(try desk.refusal("sample") == "\(path): exists already")
  }

  @Test func `the sample has no error and is written as the program writes`() throws {
    let desk = try Desk()
    _ = try desk.answer("sample", "s.json")
    #expect(try desk.run("check", "s.json").status == 0)
    #expect(try desk.answer("show", "s.json", "--json") == desk.scratch.text("s.json"))
  }
}

@Suite struct ListTests {
  private func deskWithTrips() throws -> Desk {
    let desk = try Desk()
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    try desk.scratch.write("{\n  \"format\": 3}", to: "data/barnstorm/trips/bad.json")
    return desk
  }

  @Test func `list shows trips and what is wrong with damaged files`() throws {
    let desk = try deskWithTrips()
    let trips = desk.scratch.path("data/barnstorm/trips")
    #expect(
      try desk.answer("list") == """
        damaged: \(trips)/bad.json:2:13: format: expected a string, found a number
        7A1C  Two Cities  Fri, Jul 3 – Mon, Jul 6, 2026  2 games  \(trips)/two.json

        """)
  }

  @Test func `list as JSON`() throws {
    let desk = try deskWithTrips()
    let trips = desk.scratch.path("data/barnstorm/trips")
    let problem = "\(trips)/bad.json:2:13: format: expected a string, found a number"
    #expect(
      try desk.answer("list", "--json") == #"""
        {
          "trips": [
            {"path": "\#(trips)/bad.json", "id": null, "name": null, "startDate": null, "dayCount": null, "games": null, "problem": "\#(problem)"},
            {"path": "\#(trips)/two.json", "id": "7A1C-small", "name": "Two Cities", "startDate": "2026-07-03", "dayCount": 4, "games": 2, "problem": null}
          ]
        }

        """#)
  }

  @Test func `without trips list says how to get one`() throws {
    #expect(try Desk().answer("list") == "No trips yet: `barnstorm sample` writes one.\n")
    #expect(try Desk().answer("list", "--json") == "{\"trips\": []}\n")
  }
}

@Suite struct NamingTests {
  @Test func `a trip is named by path, name or the start of its id`() throws {
    let desk = try Desk()
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    for name in ["trip.json", "./trip.json", "two cities", "Two Cities", "7a1c"] {
      #expect(try desk.answer("check", name) == "Two Cities: nothing to report.\n")
    }
    #expect(try desk.refusal("show", "nowhere") == #"no trip "nowhere""#)
    #expect(try desk.refusal("show", "") == #"no trip """#)
    #expect(try desk.refusal("show", "./nowhere.json") == "./nowhere.json: cannot open: No such file or directory")
  }

  @Test func `a name that two trips answer to is refused`() throws {
    let desk = try Desk()
    let trips = desk.scratch.path("data/barnstorm/trips")
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/one.json")
    try desk.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    #expect(
      try desk.refusal("show", "Two Cities") == "\"Two Cities\" could be \(trips)/one.json or \(trips)/two.json")
  }

  @Test func `an item is named by its id or a start of it that is its own`() throws {
    let desk = try Desk()
    #expect(
      try desk.refusal("edit", "trip.json", "d4", "--title", "x")
        == #""d4" could be d4-t (Cleveland Guardians @ Detroit Tigers) or d4-h (Hotel)"#)
    #expect(try desk.refusal("edit", "trip.json", "", "--title", "x") == #"no item "" in Two Cities"#)
    #expect(
      try desk.refusal("edit", "trip.json", "b2-dinner2", "--title", "x") == #"no item "b2-dinner2" in Two Cities"#)
    #expect(try desk.answer("edit", "trip.json", "B2", "--title", "x") == "Saved \"x\".\n")
  }

  @Test func `an id that begins another one is itself`() throws {
    let trip = smallTrip.replacing("b2-dinner", with: "d4")
    #expect(try Desk(trip: trip).answer("edit", "trip.json", "d4", "--title", "x") == "Saved \"x\".\n")
  }

  @Test func `a damaged trip is refused with its place and not touched`() throws {
    let desk = try Desk(trip: smallTrip.replacing("\"dayCount\": 4", with: "\"dayCount\": \"4\""))
    #expect(
      try desk.refusal("add", "trip.json", "--day", "1", "--title", "x")
        == "trip.json:7:15: dayCount: expected a number, found a string")
  }
}
