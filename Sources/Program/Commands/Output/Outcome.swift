import Editor
import Itinerary
import Screen
import Store

struct Outcome {
  enum Output: Equatable, Sendable {
    case lines([String])
    case linked([LinkedLine])
    case json(String)
    case path(FilePath)
    /// The content of a text file in UTF-8, written unchanged to a file or pipe, and made safe for a terminal.
    case content([UInt8])
    /// The content of a binary file, which is never written to a terminal.
    case binary([UInt8])
  }

  enum Part: Equatable, Sendable {
    case output(Output)
    case report(Output)
    case message([String])
  }

  private(set) var parts: [Part] = []
  /// The exit status: 0 done, 1 refused or failed, 64 wrong usage.
  var status: Int32 = 0
  var editor: EditorRequest?

  mutating func output(_ output: Output) { parts.append(.output(output)) }
  mutating func output(lines: [String]) { output(.lines(lines)) }

  mutating func output(lines: [String], in context: CommandContext, links: (Int) -> [Hyperlink]) {
    guard context.displaySettings().hasLinks else { return output(lines: lines) }
    output(.linked(lines.enumerated().map { LinkedLine(text: $1, links: links($0)) }))
  }

  mutating func output(json: JSONValue) { output(.json(json.pretty + "\n")) }

  mutating func output(
    in context: CommandContext, json: @autoclosure () -> JSONValue, lines: @autoclosure () -> [String],
    isReport: Bool = false
  ) {
    let output = context.printsJSON ? Output.json(json().pretty + "\n") : .lines(lines())
    parts.append(isReport ? .report(output) : .output(output))
  }

  /// Adds a report of a change. If it cannot be written, the change stays anyway, and trying again would make it twice.
  mutating func report(_ output: Output) { parts.append(.report(output)) }

  mutating func wordAsTried() {
    parts = parts.map { part in
      switch part {
      case .output(.lines(let lines)): .output(.lines(lines.map(Wording.tried)))
      case .report(.lines(let lines)): .report(.lines(lines.map(Wording.tried)))
      default: part
      }
    }
  }

  mutating func report(_ notices: [SaveNotice], about path: FilePath) {
    if let sentence = notices.sentence(about: path) { report(sentence) }
  }

  mutating func report(_ sentence: String) {
    report(lines: [sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence])
  }

  mutating func report(lines: [String]) { parts.append(.message(lines)) }
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
    case lastTrip
    case choice
  }

  let subject: Subject
  let flags: Flags
}

// MARK: Writing

struct OutputStreams {
  enum Stream: Sendable { case output, error }

  let characterSupport: () -> CharacterSupport
  let isTerminal: (Stream) -> Bool
  /// Writes all bytes, or returns why it could not.
  let write: ([UInt8], Stream) -> ErrorNumber?

  /// Output that cannot be written fails the command. A lost report doesn't, nor does a reader that stops early, as
  /// `head` does.
  func write(_ outcome: Outcome) -> Int32 {
    for part in outcome.parts {
      switch part {
      case .message(let lines): report(lines)
      case .report(let output):
        if let problem = write(output) { report(["done, but \(problem)"]) }
      case .output(let output):
        guard let problem = write(output) else { continue }
        report([problem])
        return 1
      }
    }
    return outcome.status
  }

  func show(question: String) {
    _ = write(displayed([question], on: .error).dropLast() + [UInt8(ascii: " ")], .error)
  }

  /// Shows a line of output at once. Returns whether it could be written.
  func show(line: String) -> Bool { write(displayed([line], on: .output), .output) == nil }

  private func report(_ lines: [String]) {
    _ = write(Array("barnstorm: ".utf8) + displayed(lines, on: .error), .error)
  }

  private func write(_ output: Outcome.Output) -> String? {
    if case .binary = output, isTerminal(.output) {
      return "not printing binary data to a terminal; use --output FILE or redirect"
    }
    guard let error = write(bytes(of: output), .output), !error.meansClosedPipe else { return nil }
    return "can't write the output: \(error)"
  }

  /// The bytes of the output: what acts on a terminal never reaches one.
  private func bytes(of output: Outcome.Output) -> [UInt8] {
    switch output {
    case .lines(let lines): displayed(lines, on: .output)
    case .linked(let lines):
      lines.flatMap { line in
        let text = displayed([line.text], on: .output)
        return isTerminal(.output) ? linked(text, line.links) : text
      }
    case .content(let bytes): isTerminal(.output) ? displayed(linesOf(bytes), on: .output) : bytes
    case .binary(let bytes): bytes
    case .json(let text): Array(JSONText.safeOnTerminal(text).utf8)
    // Byte for byte if a program may read it.
    case .path(let path): isTerminal(.output) ? displayed([path.description], on: .output) : path.adding("\n").bytes
    }
  }

  private func linked(_ line: [UInt8], _ links: [Hyperlink]) -> [UInt8] {
    var text = String(decoding: line, as: UTF8.self)
    for link in links {
      let displayed = DisplayText.fitted(link.text, to: .max, characterSupport: characterSupport())
      guard let place = text.range(of: displayed) else { continue }
      text.replaceSubrange(place, with: FrameLink.sequence(link.address) + displayed + FrameLink.sequence())
    }
    return Array(text.utf8)
  }

  private func linesOf(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    return (isEnded ? lines.dropLast() : lines[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  private func displayed(_ lines: [String], on stream: Stream) -> [UInt8] {
    SafeText.bytes(of: lines, isForTerminal: isTerminal(stream), characterSupport: characterSupport())
  }
}

/// Lines of text that cannot control a terminal.
enum SafeText {
  /// - Parameter isForTerminal: whether the lines take the form that the editor shows; else only control characters go.
  static func bytes(of lines: [String], isForTerminal: Bool, characterSupport: CharacterSupport) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      let text =
        isForTerminal
        ? DisplayText.fitted(line, to: .max, characterSupport: characterSupport) : inert(line, characterSupport)
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A text with spaces for tabs and ends of lines, and a sign in the place of other control characters: of C0 or C1,
  /// DEL, or one that turns the direction of text.
  private static func inert(_ text: String, _ characterSupport: CharacterSupport) -> String {
    if DisplayText.isPrintableASCII(text) { return text }
    var inert = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028...0x2029: inert.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069:
        inert.append(characterSupport == .unicode ? "\u{FFFD}" : "?")
      default: inert.append(scalar)
      }
    }
    return String(inert)
  }
}
