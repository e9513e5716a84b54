import Almanac

/// The user's answers for all files of a shape, and for leagues, in `answers.ini`: a section for each.
package struct AnswersFile: Sendable {
  static let name = "answers.ini"

  package struct Section: Equatable, Sendable {
    package let shape: String
    package fileprivate(set) var answers: [ReadingSubject: String] = [:]
    /// The lines of the section, from its heading to the line before the next one.
    fileprivate var lines: Range<Int>
  }

  package private(set) var sections: [Section] = []
  /// Sentences such as `answers.ini:7: not an answer; …`.
  package private(set) var mistakes: [String] = []
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for line in INILines(bytes, longest: 8100) {
      switch line.content {
      case .section(let shape?):
        sections.append(Section(shape: shape.trimmed, lines: line.number - 1..<lines.count))
        if sections.count > 1 {
          sections[sections.count - 2].lines = sections[sections.count - 2].lines.lowerBound..<line.number - 1
        }
      case .setting(let key, let value) where !sections.isEmpty: take(value, to: key, line.number)
      default: refuse("not an answer; use `key = value` after a [section]", line.number)
      }
    }
  }

  private mutating func take(_ value: String, to key: String, _ line: Int) {
    guard let subject = ReadingSubject(key: key) else {
      return refuse(
        "\(Excerpt.quoted(key)): unknown; use league, zone, dates, year, club, encoding, column X, city X", line)
    }
    guard subject.accepts(value) else {
      return refuse("\(key): invalid value \(Excerpt.quoted(value))", line)
    }
    sections[sections.count - 1].answers[subject] = value
  }

  private mutating func refuse(_ reason: String, _ line: Int) { mistakes.append("\(Self.name):\(line): \(reason)") }

  package func answers(for shape: String) -> [ReadingSubject: String] {
    sections.last { $0.shape.lowercased() == shape.lowercased() }?.answers ?? [:]
  }

  /// Returns the file with other answers for a shape; the rest of the text stays as it is.
  func setting(_ answers: [ReadingSubject: String], for shape: String) -> [UInt8] {
    let old = sections.filter { $0.shape.lowercased() == shape.lowercased() }.map(\.lines)
    var text = lines.indices.filter { line in !old.contains { $0.contains(line) } }.map { String(lines[$0]) }
    while text.last?.isEmpty == true { text.removeLast() }
    if !text.isEmpty { text.append("") }
    text.append("[\(shape)]")
    text += answers.map { "\($0.key.key) = \($0.value.filter { $0 != "\n" })" }.sorted()
    return Array((text.joined(separator: "\n") + "\n").utf8)
  }
}

extension UserStorage {
  package var answersPath: FilePath? { directory(.config)?.appending(FilePath("barnstorm/\(AnswersFile.name)")) }

  package var answersFile: AnswersFile {
    AnswersFile((try? answersPath.flatMap { path throws(StoreError) in try content(of: path) }) ?? [])
  }

  /// Keeps answers for all files of a shape.
  ///
  /// - Throws: ``StoreError`` or ``Failure``, in which case nothing has changed.
  package func keep(_ answers: [ReadingSubject: String], for shape: String) throws {
    guard let path = answersPath else { throw Failure("no directory for settings") }
    let file = AnswersFile(try content(of: path) ?? [])
    let all = file.answers(for: shape).merging(answers) { $1 }
    try fileSystem.makeDirectory(path.directory)
    _ = try write(file.setting(all, for: shape), to: path, replaces: true)
  }
}
