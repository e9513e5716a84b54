import Foundation
import Screen
import Testing

/// Pictures kept in files next to the tests. `RECORD_GOLDENS=1` overwrites them and fails the run, so that nobody
/// records them unseen.
package enum Golden {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  /// Compares frames, each under a heading, with the file of that name.
  ///
  /// - Parameter styles: whether the styles of the cells are compared too. A few scenes whose subject they are do that, so
  ///   that a renamed style changes few files.
  package static func check(
    _ name: String, _ frames: [(heading: String, frame: Frame)], styles: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = frames.map { "=== \($0.heading)\n\(picture(of: $0.frame, styles: styles))" }.joined(separator: "\n")
    check(name, text: text, sourceLocation: sourceLocation)
  }

  package static func check(_ name: String, text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "EditorTests/Goldens/\(name).txt")
    if isRecording {
      do {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name): look at it, then run without RECORD_GOLDENS", sourceLocation: sourceLocation)
      } catch {
        Issue.record("\(name) can't be recorded: \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record("there is no picture \(name); RECORD_GOLDENS=1 makes one", sourceLocation: sourceLocation)
      return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    if recorded != text {
      Issue.record("\(name) differs:\n\(difference(recorded, text))", sourceLocation: sourceLocation)
    }
  }

  /// - Parameter path: from the root of the repository: `docs/keys.md`.
  package static func text(ofProjectFile path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "../../\(path)"), encoding: .utf8)
  }

  /// The text of a frame, then its cursor and the styles of its rows.
  package static func picture(of frame: Frame, styles: Bool) -> String {
    let cursor = frame.cursor.map { "--- cursor \($0.column),\($0.row)\n" } ?? ""
    let text = "\(frame.text)\n\(cursor)"
    guard styles else { return text }
    let rows = (0..<frame.size.rows).compactMap { row in
      let runs = frame.styles(ofRow: row)
      return runs.isEmpty ? nil : "\(row): \(runs)"
    }
    return "\(text)--- styles\n\(rows.joined(separator: "\n"))\n"
  }

  /// The lines that differ, with the heading they are under, the recorded ones with a minus.
  package static func difference(_ old: String, _ new: String) -> String {
    let (old, new) = (lines(old), lines(new))
    var heading = ""
    var found: [String] = []
    for row in 0..<max(old.count, new.count) {
      let (was, now) = (row < old.count ? old[row] : nil, row < new.count ? new[row] : nil)
      if let now, now.hasPrefix("===") { heading = now }
      guard was != now else { continue }
      found.append("\(heading) line \(row + 1)")
      if let was { found.append("  - \(was)") }
      if let now { found.append("  + \(now)") }
      if found.count > 60 { return (found + ["…"]).joined(separator: "\n") }
    }
    return found.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Frame {
  /// The styles of a row as runs of columns: `0-12 title, 13-79 titleDetail+selected`, without plain ones.
  package func styles(ofRow row: Int) -> String {
    var runs: [String] = []
    var start = 0
    let cells = self.row(row)
    for column in 1..<max(1, cells.count + 1) {
      let style = cells[cells.startIndex + start].style
      if column < cells.count, cells[cells.startIndex + column].style == style { continue }
      let columns = start == column - 1 ? "\(start)" : "\(start)-\(column - 1)"
      if style != .plain { runs.append("\(columns) \(style.words)") }
      start = column
    }
    return runs.joined(separator: ", ")
  }

  package var styles: String { (0..<size.rows).map(styles(ofRow:)).joined(separator: "\n") }
}

extension Style {
  fileprivate var words: String {
    let names: [(Traits, String)] = [(.selected, "selected"), (.dimmed, "dimmed"), (.struck, "struck")]
    return names.reduce("\(role)") { text, name in traits.contains(name.0) ? text + "+" + name.1 : text }
  }
}
