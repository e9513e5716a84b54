import EditorTestSupport
import Screen
import Testing

/// Compares the colours and attributes of screens with recorded ones, in the light theme and in 16 colours.
@Suite struct LookTests {
  private static let scenes = ["form-line", "form-places", "form-errors", "list-wide", "problems", "menu", "trip-page"]

  private static let themes: [(name: String, theme: Theme)] = [
    ("light", Theme(depth: .direct, background: .light)), ("16 colours, dark", Theme(depth: .basic)),
    ("16 colours, light", Theme(depth: .basic, background: .light)),
  ]

  @Test(arguments: scenes) func `the look is the recorded one`(name: String) throws {
    let scene = try #require(Scene.scenes.first { $0.name == name })
    let frame = scene.robot(Size(columns: 80, rows: 24), .unicode).frame
    let looks = Self.themes.map { "=== \($0.name)\n\(Self.looks(of: frame, in: $0.theme))" }
    Golden.check("look-\(name)", text: ([frame.text] + looks).joined(separator: "\n"))
  }

  /// The looks of all rows as runs of columns: `0-12 15/4 bold`. Runs in the terminal's own colours are left out.
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
      let told = runs.filter { !$0.look.isEmpty }.map { "\($0.columns.lowerBound)-\($0.columns.upperBound) \($0.look)" }
      return "\(row): \(told.joined(separator: ", "))"
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
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
