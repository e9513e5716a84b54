import Almanac
import TestSupport
import Testing

@testable import Program

/// Grounds that were visited.
@Suite struct EarlierGroundsTests {
  @Test func `a sample is not a visit`() throws {
    var desk = try CommandDesk()
    desk.variables = ["XDG_DATA_HOME": FilePath(desk.path("data"))]
    expect(desk.run("sample").status, 0)
    expect(Transcript(desk.run("grounds")).out, "No grounds visited yet.\n")
  }

  @Test func `grounds visited before are added from a table, each visit once`() throws {
    let desk = try CommandDesk()
    try desk.scratch.write(
      "Ballpark,Visited,City\nWrigley Field,7/4/2019,\nFenway Park,,\nOld Yard,2018-05-01,\"Dayton, OH\"\nNowhere Park,,\n",
      to: "old.csv")
    for _ in 0..<2 {
      let added = Transcript(desk.run("grounds", "--add", desk.path("old.csv"), "--json"))
      expect(added.err, "barnstorm: unknown venue \"Nowhere Park\"; add its city in a column\n")
      let grounds = try #require(JSONNode(Array(added.out.utf8))?["grounds"]?.elements)
      expect(
        grounds.map { "\($0["venue"]?.text ?? "") \($0["games"]?.text ?? "") \($0["last"]?.text ?? "-")" },
        ["Fenway Park 1 -", "Old Yard 1 2018-05-01", "Wrigley Field 1 2019-07-04"])
    }
    try desk.scratch.write("Fenway Park\nTarget Field\n", to: "list.txt")
    #expect(Transcript(desk.run("grounds", "--add", desk.path("list.txt"))).out.contains("Target Field"))
    try desk.scratch.write("a,b\n1,2\n", to: "wrong.csv")
    let wrong = Transcript(desk.run("grounds", "--add", desk.path("wrong.csv")))
    expect(wrong.status, 1)
    #expect(wrong.err.hasSuffix("no column of venues; name it \"venue\" in the first line\n"))
  }
}
