import Itinerary

package struct VersionNotes: Equatable, Sendable {
  package var author: String?
  /// Nil if all fields were changed at the time of the version.
  package var stamps: FieldStamps?
  /// The edits that this version or one before it replaced, the newest last.
  package var replaced: [ReplacedEdit] = []

  package init(author: String? = nil) { self.author = author }

  private static let maxReplaced = 5

  mutating func add(_ edit: ReplacedEdit) {
    if replaced.contains(edit) { return }
    replaced = (replaced + [edit]).suffix(Self.maxReplaced)
  }
}

/// An edit of which fields were replaced by another one of the same time.
package struct ReplacedEdit: Equatable, Sendable {
  package var modifiedAt: Timestamp
  package var fields: [String]
}

/// The notes as text of letters, digits and a few signs: `title=1764-notes=1765`.
extension VersionNotes {
  package var stampsText: String? {
    guard let stamps else { return nil }
    let groups = [("all", stamps.others)] + stamps.groups.sorted { $0.key < $1.key }
    return groups.map { "\(Self.word($0))=\($1.microseconds)" }.joined(separator: "/")
  }

  package var replacedText: String? {
    replaced.isEmpty
      ? nil
      : replaced.map { edit in
        ([String(edit.modifiedAt.microseconds)] + edit.fields.map(Self.word)).joined(separator: "=")
      }
      .joined(separator: "/")
  }

  package init(author: String?, stamps: String?, replaced: String?) {
    self.author = author
    for part in (stamps ?? "").split(separator: "/").prefix(100) {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, let moment = Int64(words[1]).map({ Timestamp(microseconds: $0) }) else { continue }
      if words[0] == "all" {
        self.stamps = FieldStamps(others: moment)
      } else {
        self.stamps?.groups[Self.name(words[0])] = moment
      }
    }
    for part in (replaced ?? "").split(separator: "/").suffix(Self.maxReplaced) {
      let words = part.split(separator: "=").map(String.init)
      guard let moment = words.first.flatMap({ Int64($0) }) else { continue }
      self.replaced.append(
        ReplacedEdit(modifiedAt: Timestamp(microseconds: moment), fields: words.dropFirst().map(Self.name)))
    }
  }

  /// Servers keep letters as they are.
  private static func word(_ group: String) -> String {
    String(group.map { $0 == "+" ? "-" : $0 == " " ? "_" : $0 })
  }

  private static func name(_ word: String) -> String {
    String(word.map { $0 == "-" ? "+" : $0 == "_" ? " " : $0 })
  }
}
