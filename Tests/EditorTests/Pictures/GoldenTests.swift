import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// A state whose whole picture is recorded: a trip, and the keys that lead to it.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  var trip = SampleTrips.rustBelt
  var sizes = [Size(columns: 80, rows: 24)]
  /// Sizes drawn in ASCII as well.
  var asciiSizes: [Size] = []
  var isPlain = false
  /// Whether the picture has the styles of the cells, since they are its subject.
  var hasStyles = false
  let keys: String

  var testDescription: String { name }

  static let usual = Size(columns: 80, rows: 24)
  private static let small = Size(columns: 40, rows: 10)
  private static let withPane = Size(columns: 120, rows: 40)

  static let scenes: [Scene] = [
    Scene(name: "list", sizes: [withPane, usual, small], asciiSizes: [usual], hasStyles: true, keys: "j j"),
    Scene(name: "carry", sizes: [withPane, usual, small], asciiSizes: [usual], hasStyles: true, keys: "] j Space j j"),
    Scene(name: "carry-refused", asciiSizes: [usual], hasStyles: true, keys: "] j Space j j j"),
    Scene(name: "carry-dense", keys: "z ] j Space j j"),
    Scene(
      name: "form", sizes: [usual, small], hasStyles: true, keys: "+ Tab \"soonish\" Tab Tab \"91, 200\" Enter"),
    Scene(name: "form-places", asciiSizes: [usual], keys: "+ \"Game\" Tab Tab Tab \"wri\" Down"),
    Scene(name: "trip-page", sizes: [usual, small], keys: "] T j j"),
    Scene(name: "map", sizes: [withPane, usual, small], asciiSizes: [usual], hasStyles: true, keys: "j M Down"),
    Scene(name: "problems", trip: SampleTrips.problems, asciiSizes: [usual], keys: "p Down"),
    Scene(name: "hostile", trip: SampleTrips.hostile, asciiSizes: [usual], keys: "j k"),
    Scene(name: "plain", isPlain: true, keys: "] j Space j"),
    Scene(
      name: "too-small", sizes: [Size(columns: 39, rows: 10), Size(columns: 80, rows: 9), Size(columns: 12, rows: 4)],
      keys: "j"),
  ]

  var frames: [(heading: String, frame: Frame)] {
    let screens = sizes.map { ($0, CharacterSupport.unicode) } + asciiSizes.map { ($0, CharacterSupport.ascii) }
    return screens.map { size, characterSupport in
      let heading = "\(size.columns)x\(size.rows)\(characterSupport == .ascii ? " ascii" : "")"
      var robot = Robot(
        trip, size: size, characterSupport: characterSupport, strikesOut: characterSupport == .unicode, isPlain: isPlain
      )
      robot.press(keys)
      return (heading, robot.frame)
    }
  }
}

@Suite struct GoldenTests {
  @Test(arguments: Scene.scenes) func `the frame is the recorded one`(scene: Scene) {
    Golden.check(scene.name, scene.frames, styles: scene.hasStyles)
  }

  private static let themes: [(name: String, theme: Theme)] = [
    ("light", Theme(depth: .direct, background: .light)), ("16 colours, dark", Theme(depth: .basic)),
    ("16 colours, light", Theme(depth: .basic, background: .light)),
  ]

  @Test func `the colors of the list in other themes are the recorded ones`() {
    let robot = Robot(SampleTrips.rustBelt, size: Size(columns: 120, rows: 40)).pressing("j j")
    let frame = robot.frame
    let looks = Self.themes.map { "=== \($0.name)\n\(Self.looks(of: frame, in: $0.theme))" }
    Golden.check("look", text: looks.joined(separator: "\n"))
  }

  /// The looks of all rows as runs of columns: `0-12 15/4 bold`. Runs in the terminal's own colors are left out.
  private static func looks(of frame: Frame, in theme: Theme) -> String {
    (0..<frame.size.rows).map { row in
      var runs: [(look: String, columns: ClosedRange<Int>)] = []
      for (column, cell) in frame.row(row).enumerated() {
        let look = words(theme.appearance(of: cell.style))
        if let last = runs.last, last.look == look {
          runs[runs.count - 1].columns = last.columns.lowerBound...column
        } else {
          runs.append((look, column...column))
        }
      }
      let styled = runs.filter { !$0.look.isEmpty }.map {
        "\($0.columns.lowerBound)-\($0.columns.upperBound) \($0.look)"
      }
      return "\(row): \(styled.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private static func words(_ look: Appearance) -> String {
    let colors =
      look.foreground == nil && look.background == nil ? [] : ["\(word(look.foreground))/\(word(look.background))"]
    let attributes: [(Appearance.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
      (.struck, "struck"),
    ]
    return (colors + attributes.filter { look.attributes.contains($0.0) }.map(\.1)).joined(separator: " ")
  }

  private static func word(_ color: Color?) -> String {
    switch color {
    case nil: "-"
    case .palette(let number): "\(number)"
    case .rgb(let number): "#" + String(0x100_0000 + number, radix: 16).dropFirst()
    }
  }

  @Test func `a difference is shown by its lines`() {
    let old = "=== 80x24\nDay 1\nDinner\n"
    #expect(Golden.difference(old, old).isEmpty)
    expect(Golden.difference(old, "=== 80x24\nDay 1\nLunch\n"), "=== 80x24 line 3\n  - Dinner\n  + Lunch")
  }

  @Test func `a game that is not played has tildes where it can't be struck out`() {
    let robot = Robot(SampleTrips.rustBelt, strikesOut: false).pressing("G k k k k")
    #expect(robot.frame.text.contains("POSTPONED") && robot.frame.text.contains("~~"))
  }
}
