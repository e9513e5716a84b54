import Almanac
import Editor
import Itinerary
import Screen
import Store

/// The outcome of a command: its answers and reports in order, not yet written, and its exit status.
struct Outcome {
  /// An answer to what was asked, for standard output.
  enum Answer: Equatable, Sendable {
    case lines([String])
    /// Lines for people with links, for terminals that show them.
    case linked([LinkedLine])
    case json(String)
    case path(FilePath)
    /// The content of a text file in UTF-8, written unchanged to a file or pipe, and made safe for a terminal.
    case content([UInt8])
    /// The content of a binary file, which is never written to a terminal.
    case binary([UInt8])
    /// A text that is safe on a terminal.
    case text(String)
  }

  enum Part: Equatable, Sendable {
    case answer(Answer)
    case report(Answer)
    case complaint([String])
  }

  private(set) var parts: [Part] = []
  /// The exit status: 0 done, 1 refused or failed, 64 wrong usage.
  var status: Int32 = 0
  var editor: EditorRequest?

  init() {}

  mutating func answer(_ answer: Answer) { parts.append(.answer(answer)) }
  mutating func answer(lines: [String]) { answer(.lines(lines)) }

  /// Adds lines with the links that each has, if the user's terminal shows links.
  mutating func answer(lines: [String], in context: CommandContext, links: (Int) -> [Hyperlink]) {
    guard context.displaySettings().hasLinks else { return answer(lines: lines) }
    answer(.linked(lines.enumerated().map { LinkedLine(text: $1, links: links($0)) }))
  }

  mutating func answer(json: JSONValue) { answer(.json(json.pretty + "\n")) }

  /// Adds an answer for programs or for people, as the command line asks, or a report of a change that was saved.
  mutating func answer(
    in context: CommandContext, json: @autoclosure () -> JSONValue, lines: @autoclosure () -> [String],
    isReport: Bool = false
  ) {
    let answer = context.answersPrograms ? Answer.json(json().pretty + "\n") : .lines(lines())
    parts.append(isReport ? .report(answer) : .answer(answer))
  }

  /// Adds a report of a change. If it cannot be written, the change stays anyway, and trying again would make it twice.
  mutating func report(_ answer: Answer) { parts.append(.report(answer)) }

  mutating func wordAsTried() {
    parts = parts.map { part in
      switch part {
      case .answer(.lines(let lines)): .answer(.lines(lines.map(Wording.tried)))
      case .report(.lines(let lines)): .report(.lines(lines.map(Wording.tried)))
      default: part
      }
    }
  }

  mutating func report(_ notices: [SaveNotice], about path: FilePath) {
    if let sentence = notices.sentence(about: path) { complain(sentence) }
  }

  mutating func complain(_ sentence: String) {
    complain(lines: [sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence])
  }

  mutating func complain(lines: [String]) { parts.append(.complaint(lines)) }
}

extension TextTable {
  static func lines(_ rows: [[String]], none sentence: String) -> [String] { rows.isEmpty ? [sentence] : lines(rows) }
}

struct LinkedLine: Equatable, Sendable {
  let text: String
  let links: [Hyperlink]
}

struct EditorRequest {
  enum Subject: Equatable, Sendable {
    case trip(FilePath)
    /// The trip opened last, or else one that the user chooses.
    case lastTrip
    case choice
  }

  let subject: Subject
  let flags: Flags
}

// MARK: Writing

struct OutputStreams {
  enum Stream: Sendable { case output, error }

  private let characterSupport: () -> CharacterSupport
  private let isTerminal: (Stream) -> Bool
  private let write: ([UInt8], Stream) -> ErrorNumber?

  /// - Parameter write: writes all bytes, or returns why it could not.
  init(
    characterSupport: @escaping () -> CharacterSupport, isTerminal: @escaping (Stream) -> Bool,
    write: @escaping ([UInt8], Stream) -> ErrorNumber?
  ) {
    (self.characterSupport, self.isTerminal, self.write) = (characterSupport, isTerminal, write)
  }

  /// Writes the answers and reports of a command, and returns the exit status.
  ///
  /// If the output cannot be written, the command fails without further output. A report that cannot be written is
  /// none. A reader that stops early, as `head` does, is neither.
  func write(_ outcome: Outcome) -> Int32 {
    for part in outcome.parts {
      switch part {
      case .complaint(let lines): complain(lines)
      case .report(let answer):
        if let problem = write(answer) { complain(["done, but \(problem)"]) }
      case .answer(let answer):
        guard let problem = write(answer) else { continue }
        complain([problem])
        return 1
      }
    }
    return outcome.status
  }

  func show(question: String) {
    _ = write(shown([question], on: .error).dropLast() + [UInt8(ascii: " ")], .error)
  }

  /// Shows a line of an answer at once. Returns whether it could be written.
  func show(line: String) -> Bool { write([line]) == nil }

  private func complain(_ lines: [String]) {
    _ = write(Array("barnstorm: ".utf8) + shown(lines, on: .error), .error)
  }

  /// Writes an answer, or returns a sentence on why that can't be.
  private func write(_ answer: Outcome.Answer) -> String? {
    if case .binary = answer, isTerminal(.output) {
      return "not printing binary data to a terminal; use --output FILE or redirect"
    }
    let failure = if case .lines(let lines) = answer { write(lines) } else { write(bytes(of: answer), .output) }
    guard let error = failure, !error.meansClosedPipe else { return nil }
    return "can't write the output: \(error)"
  }

  /// Writes lines in groups of a thousand, so that a long answer is not in memory twice.
  private func write(_ lines: [String]) -> ErrorNumber? {
    for start in stride(from: 0, to: lines.count, by: 1000) {
      let some = Array(lines[start..<min(start + 1000, lines.count)])
      if let error = write(shown(some, on: .output), .output) { return error }
    }
    return nil
  }

  /// The bytes of an answer: what acts on a terminal never reaches one.
  private func bytes(of answer: Outcome.Answer) -> [UInt8] {
    switch answer {
    case .lines(let lines): shown(lines, on: .output)
    case .linked(let lines):
      lines.flatMap { line in
        let text = shown([line.text], on: .output)
        return isTerminal(.output) ? linked(text, line.links) : text
      }
    case .text(let text): Array(text.utf8)
    case .content(let bytes): isTerminal(.output) ? shown(linesOf(bytes), on: .output) : bytes
    case .binary(let bytes): bytes
    case .json(let text): Array(JSONText.safeOnTerminal(text).utf8)
    // Byte for byte if a program may read it.
    case .path(let path): isTerminal(.output) ? shown([path.description], on: .output) : path.adding("\n").bytes
    }
  }

  private func linked(_ line: [UInt8], _ links: [Hyperlink]) -> [UInt8] {
    var text = String(decoding: line, as: UTF8.self)
    for link in links {
      let shown = DisplayText.fitted(link.text, to: .max, characterSupport: characterSupport())
      guard let place = text.range(of: shown) else { continue }
      text.replaceSubrange(place, with: FrameLink.sequence(link.address) + shown + FrameLink.sequence())
    }
    return Array(text.utf8)
  }

  private func linesOf(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    return (isEnded ? lines.dropLast() : lines[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  private func shown(_ lines: [String], on stream: Stream) -> [UInt8] {
    SafeText.bytes(of: lines, isForTerminal: isTerminal(stream), characterSupport: characterSupport())
  }
}
