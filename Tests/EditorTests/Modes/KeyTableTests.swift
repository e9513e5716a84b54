import Editor
import EditorTestSupport
import ItineraryCore
import Screen
import Testing

/// The table of bindings, and what is made from it.
@Suite struct KeyTableTests {
  private static let browseKeys = KeyTable.browse.flatMap(\.keys)
  private static let carryKeys = KeyTable.carry.flatMap(\.keys)

  @Test func `No key is bound twice in one mode`() {
    #expect(Set(Self.browseKeys).count == Self.browseKeys.count)
    #expect(Set(Self.carryKeys).count == Self.carryKeys.count)
  }

  @Test func `Ctrl-J is bound nowhere`() {
    #expect(!Self.browseKeys.contains(.control("j")))
    #expect(!Self.carryKeys.contains(.control("j")))
  }

  @Test func `Every key of the contract is bound`() throws {
    let browse = """
      ↑ ↓ j k PgUp PgDn Ctrl-U Ctrl-D g G Home End ← → [ ] Space Enter e + a d x Delete Shift-↑ Shift-↓ K J / n N ! r ? q
      """
    let carry = "↑ ↓ j k ← → [ ] Tab Shift-Tab Home End PgUp PgDn Space Enter Esc Backspace q"
    for key in try KeyScript(browse).keys { #expect(Self.browseKeys.contains(key), "\(key)") }
    for key in try KeyScript(carry).keys { #expect(Self.carryKeys.contains(key), "\(key)") }
  }

  @Test(arguments: [Repertoire.unicode, .ascii]) func `Help lists every binding exactly once`(repertoire: Repertoire) {
    var robot = Robot(TripSketch.trip("Dinner"), size: Size(columns: 100, rows: 80), repertoire: repertoire)
    robot.press("?")
    var wanted: [String: Int] = [:]
    let bindings = KeyTable.browse.map { ($0.keys, $0.help) } + KeyTable.carry.map { ($0.keys, $0.help) }
    for (keys, help) in bindings {
      let label = keys.map { $0.notation(in: repertoire) }.joined(separator: " ")
      wanted[DisplayText.fitted("\(label) \(help)", to: 200, repertoire: repertoire), default: 0] += 1
    }
    let shown = Self.entries(of: robot.frame)
    for (line, count) in wanted { #expect(shown.count { $0 == line } == count, "\(line)") }
  }

  /// The labels of a page with their texts, however they are broken into lines.
  private static func entries(of frame: Frame) -> [String] {
    var entries: [(label: String, text: String)] = []
    for row in 0..<frame.size.rows {
      let (label, text) = (words(.label, in: frame.row(row)), words(.dialog, in: frame.row(row)))
      if label.isEmpty || text.isEmpty, !entries.isEmpty, label + text != "" {
        entries[entries.count - 1].label += label.isEmpty ? "" : " \(label)"
        entries[entries.count - 1].text += text.isEmpty ? "" : " \(text)"
      } else {
        entries.append((label, text))
      }
    }
    return entries.map { "\($0.label) \($0.text)" }
  }

  private static func words(_ role: Style.Role, in cells: ArraySlice<Cell>) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells where cell.width > 0 { text.append(cell.style.role == role ? cell.base : " ") }
    return String(text).split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: ["Home", "j j Space"]) func `The key line names only keys of the table`(keys: String) throws {
    var robot = Robot(TripSketch.trip("@Chicago Dinner"), size: Size(columns: 200, rows: 30))
    robot.press(keys)
    let bound = robot.drag == nil ? Self.browseKeys : Self.carryKeys
    let row = robot.frame.row(29)
    var names: [String] = [""]
    for cell in row {
      if cell.style.role == .keyName {
        names[names.count - 1].unicodeScalars.append(cell.base)
      } else {
        names.append("")
      }
    }
    // Opposite arrows share a name: `↑↓`.
    let named = try names.filter { !$0.isEmpty }.flatMap { name in
      try Key(notation: name).map { [$0] } ?? name.flatMap { try KeyScript(String($0)).keys }
    }
    #expect(named.count >= 5)
    for key in named { #expect(bound.contains(key), "\(key)") }
  }
}
