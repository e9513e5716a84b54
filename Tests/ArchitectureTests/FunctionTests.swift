import Testing

/// How long functions are, and how many ways lead through them: a file may be long, a function may not.
struct FunctionTests {
  /// The most lines of a body, and the most branches in it.
  static let most = (lines: 40, branches: 15)

  /// Functions that exceeded a limit when it was set, with their measures then. The list only shrinks: nothing is added,
  /// nothing grows, and what is within the limits is removed.
  static let recorded: [String: Measure] = [
    "FormPainter.swift: paint": Measure(lines: 27, branches: 17),
    "LocationText.swift: beforeRegion": Measure(lines: 18, branches: 20),
    "MapReading.swift: google": Measure(lines: 15, branches: 16),
    "TourModel.swift: init": Measure(lines: 44, branches: 10),
    "ProblemWording.swift: sentence": Measure(lines: 51, branches: 27),
    "RowBlocks.swift: addHead": Measure(lines: 38, branches: 20),
    "RowStart.swift: start": Measure(lines: 25, branches: 18),
    "Setting.swift: otherRow": Measure(lines: 36, branches: 17),
    "TableColumn.swift: init": Measure(lines: 35, branches: 26),
    "TableRow.swift: setTeams": Measure(lines: 22, branches: 19),
    "TypedDuration.swift: parts": Measure(lines: 22, branches: 16),
  ]

  @Test func `a function fits on a screen and in a head`() {
    var found: [String: Measure] = [:]
    for file in SourceTree.files where !file.isTable {
      for function in Function.all(in: file) where function.measure.exceeds(Self.most) {
        found["\(file.name): \(function.name)"] = function.measure
      }
    }
    for (name, measure) in found {
      let most = Self.recorded[name].map { (lines: max($0.lines, 40), branches: max($0.branches, 15)) } ?? Self.most
      #expect(!measure.exceeds(most), "\(name) has \(measure.lines) lines and \(measure.branches) branches")
    }
    for name in Self.recorded.keys { #expect(found[name] != nil, "\(name) is within the limits: remove it here") }
  }

  @Test func `lines and branches are counted, and rows of a table are not`() throws {
    let text = """
      struct Example {
        func walk(
          _ steps: [Int]
        ) -> Int {
          // A comment.
          for step in steps where step > 0 && step < 9 {
            if let next = steps.first { return next } else if steps.isEmpty { return 0 }
          }

          switch steps.count {
          case 0: return 1
          case 1:
            return steps[0] > 1 ? 2 : 3
          default: return steps.last ?? 4
          }
        }

        var short: Int { 1 }
      }
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let functions = Function.all(in: SourceFile(module: "Example", path: "Example.swift", lines: lines))
    #expect(functions.map(\.name) == ["walk"])
    // for, &&, if, if, case 1, ?, ??
    #expect(functions.map(\.measure) == [Measure(lines: 5, branches: 7)])
  }
}

/// The size of a function's body.
struct Measure: Equatable {
  var lines = 0
  var branches = 0

  func exceeds(_ most: (lines: Int, branches: Int)) -> Bool { lines > most.lines || branches > most.branches }

  /// Counts a line of the body. A case on one line is a row of a table, and not counted.
  mutating func count(_ line: Substring) {
    let line = line.trimmed
    if line.isEmpty || line.hasPrefix("//") || line == "}" { return }
    let isCase = line.hasPrefix("case ") || line.hasPrefix("default:")
    if !isCase || line.hasSuffix(":") { lines += 1 }
    if line.hasPrefix("case "), line.hasSuffix(":") { branches += 1 }
    let code = line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line
    for word in code.split(separator: " ") {
      if ["if", "guard", "for", "while", "catch", "&&", "||", "?", "??"].contains(word) { branches += 1 }
    }
  }
}

/// A function, an initializer or a computed property with a body of several lines.
struct Function {
  let name: Substring
  let measure: Measure

  /// The functions of a file, which the formatter has laid out: a body ends at the indentation of its declaration.
  static func all(in file: SourceFile) -> [Function] {
    file.lines.indices.compactMap { start in
      guard let name = name(declaredIn: file.lines[start]),
        let first = firstLine(ofBodyFrom: start, in: file.lines)
      else { return nil }
      var (measure, isText) = (Measure(), false)
      for line in file.lines[first...] {
        if line.indentation == file.lines[start].indentation, line.trimmed.first == "}" { break }
        if !isText { measure.count(line) }
        // A text of several lines is no code.
        if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 { isText.toggle() }
      }
      return Function(name: name, measure: measure)
    }
  }

  private static func name(declaredIn line: Substring) -> Substring? {
    let words = line.trimmed.split(separator: " ", maxSplits: 8)
    let modifiers: Set<Substring> = [
      "package", "private", "fileprivate", "static", "mutating", "consuming", "override", "convenience", "nonisolated",
    ]
    guard let first = words.firstIndex(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else { return nil }
    let word = words[first]
    if word == "func" || word == "var", first + 1 < words.count {
      return words[first + 1].prefix { $0 != "(" && $0 != "<" && $0 != ":" }
    }
    return word.hasPrefix("init") && (word.contains("(") || word.contains("<")) ? "init" : nil
  }

  /// The line below the one that opens the body; nil if the body is on one line, or there is none.
  private static func firstLine(ofBodyFrom start: Int, in lines: [Substring]) -> Int? {
    for index in start..<min(start + 20, lines.count) {
      let line = lines[index]
      if index > start, line.indentation == lines[start].indentation, !")w".contains(line.trimmed.first ?? "}") {
        return nil
      }
      guard line.indentation == lines[start].indentation else { continue }
      if line.hasSuffix("{") { return index + 1 }
      if line.hasSuffix("}") { return nil }
    }
    return nil
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
