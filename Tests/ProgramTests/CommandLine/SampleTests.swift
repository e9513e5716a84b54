import TestSupport
import Testing

@Suite(.waits) struct SampleTests {
  @Test func `sample writes to the given path and never overwrites a file`() throws {
    let desk = try Desk()
    try expect(desk.answer("sample", "s.json"), "s.json\n")
    try expect(desk.refusal("sample", "s.json"), "\(desk.scratch.path("s.json")): already exists")
    try expect(desk.refusal("sample", "trip.json"), "\(desk.scratch.path("trip.json")): already exists")
    try expect(desk.refusal("sample", "no/s.json"), "no/s.json: can't write: No such file or directory")
  }

  @Test func `without a path it goes into the data directory, once`() throws {
    let desk = try Desk()
    let path = try desk.answer("sample").dropLast()
    #expect(path.hasPrefix(desk.scratch.path("data/barnstorm/trips/")))
    #expect(try desk.answer("list").contains(path))
    try expect(desk.refusal("sample"), "\(path): already exists")
  }

  @Test func `the sample has no error and is written as the program writes`() throws {
    let desk = try Desk()
    _ = try desk.answer("sample", "s.json")
    try expect(desk.run("check", "s.json").status, 0)
    try expect(desk.answer("show", "s.json", "--json"), desk.scratch.text("s.json"))
  }
}
