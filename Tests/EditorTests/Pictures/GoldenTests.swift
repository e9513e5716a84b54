import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing

/// Compares whole pictures with recorded ones, and checks that states differ without colours.
@Suite struct GoldenTests {
  @Test(arguments: Scene.scenes) func `the picture is the recorded one`(scene: Scene) {
    Golden.check(scene.name, scene.frames, styles: scene.hasStyles)
  }

  @Test func `a difference is shown by its lines`() {
    let old = "=== 80x24\nDay 1\nDinner\n"
    #expect(Golden.difference(old, old).isEmpty)
    #expect(Golden.difference(old, "=== 80x24\nDay 1\nLunch\n") == "=== 80x24 line 3\n  - Dinner\n  + Lunch")
  }

  // MARK: Told apart without colour

  /// The glyphs and attributes that a terminal without colours shows.
  private static func seen(_ keys: String, _ repertoire: Repertoire = .ascii, depth: ColorDepth = .none) -> [String] {
    var robot = Robot(
      SampleTrips.rustBelt, size: Size(columns: 80, rows: 24), repertoire: repertoire, strikesOut: false)
    robot.press(keys)
    let frame = robot.frame
    let theme = Theme(depth: depth)
    return (1..<20).map { row in
      frame.row(row).map { "\($0.base)\(theme.appearance(of: $0.style).attributes.rawValue)" }.joined()
    }
  }

  private static func text(_ keys: String, _ repertoire: Repertoire) -> String {
    var robot = Robot(SampleTrips.rustBelt, repertoire: repertoire, strikesOut: false)
    robot.press(keys)
    return robot.frame.text
  }

  @Test(arguments: [Repertoire.ascii, .unicode]) func `each state is told in characters alone`(repertoire: Repertoire) {
    let valid = Self.text("] j Space j j", repertoire)
    let invalid = Self.text("] j Space j j j", repertoire)
    #expect(valid.contains("drop here") && !valid.contains("can't go here"))
    #expect(invalid.contains("can't go here") && invalid.contains("Can't go there: "))
    #expect(Self.text("] j Space", repertoire).contains("where it was"))
    #expect(valid.contains("before this game") || valid.contains("after this game"))
    let postponed = Self.text("G k k k k", repertoire)
    #expect(postponed.contains("POSTPONED") && postponed.contains("~~"))
  }

  @Test func `the selected row is marked at the left edge in characters`() {
    for repertoire in [Repertoire.ascii, .unicode] {
      let lines = Self.text("j", repertoire).split(separator: "\n").map(String.init)
      let mark = repertoire == .ascii ? ">" : "▌"
      #expect(lines.count { $0.hasPrefix(mark) } == 1)
    }
  }

  @Test func `rows beside which nothing may be dropped are marked in characters`() {
    let rail = Self.text("] j Space G j j j j j", .ascii).split(separator: "\n").filter { $0.hasPrefix(":") }
    #expect(!rail.isEmpty)
  }

  @Test func `a held game has another border`() {
    let plain = Self.text("] ] j", .ascii)
    let held = Self.text("] j Space j j", .ascii)
    #expect(held.contains("***") && !plain.contains("***"))
  }
}
