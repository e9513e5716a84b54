import Testing

/// How long functions are, and how deeply they nest: a file may be long, a function may not.
struct FunctionTests {
  /// The most lines of a body, and the most blocks in one another. A flat switch over cases is exempt.
  static let most = Measure(lines: 40, nesting: 4)

  /// Functions that exceed a limit, with their measures. The list only shrinks.
  static let recorded: [String: Measure] = [
    "PriceBound.swift: fill": Measure(lines: 40, nesting: 8),
    "ProblemWording.swift: sentence": Measure(lines: 48, nesting: 4),
  ]

  @Test func `a function fits on a screen and in a head`() {
    var found: [String: Measure] = [:]
    for file in SourceTree.files where !file.isTable {
      for function in Function.all(in: file) where function.measure.exceeds(Self.most) {
        found["\(file.name): \(function.name)"] = function.measure
      }
    }
    for (name, measure) in found {
      let most = Self.recorded[name] ?? Self.most
      #expect(!measure.exceeds(most), "\(name) has \(measure.lines) lines and nests \(measure.nesting) deep")
    }
    for name in Self.recorded.keys { #expect(found[name] != nil, "\(name) is within the limits: remove it here") }
  }

  @Test func `counts lines and nesting, but not the rows of a table`() throws {
    let text = """
      struct Example {
        func walk(
          _ steps: [Int]
        ) -> Int {
          // A comment.
          for step in steps where step > 0 && step < 9 {
            if let next = steps.first {
              return next
            } else if steps.isEmpty { return 0 }
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
    #expect(functions.map(\.measure) == [Measure(lines: 7, nesting: 2)])
  }
}

struct Measure: Equatable {
  var lines = 0
  var nesting = 0
  private var depth = 0
  /// Whether the body begins with a switch.
  private var isSwitch = false

  init(lines: Int = 0, nesting: Int = 0) { (self.lines, self.nesting) = (lines, nesting) }

  static func == (one: Measure, other: Measure) -> Bool { one.lines == other.lines && one.nesting == other.nesting }

  func exceeds(_ most: Measure) -> Bool {
    lines > most.lines && !(isSwitch && nesting <= 2) || nesting > most.nesting
  }

  /// Counts a line of the body. A case on one line is a row of a table, and not counted.
  mutating func count(_ line: Substring) {
    let line = line.trimmed
    if line.isEmpty || line.hasPrefix("//") { return }
    if lines == 0, line.hasPrefix("switch ") { isSwitch = true }
    if line.hasPrefix("}") { depth -= 1 }
    if line.hasSuffix("{") || line.hasSuffix(" in") && line.contains("{ ") {
      depth += 1
      nesting = max(nesting, depth)
    }
    if line == "}" { return }
    let isCase = line.hasPrefix("case ") || line.hasPrefix("default:")
    if !isCase || line.hasSuffix(":") { lines += 1 }
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
        // A text of several lines is not code.
        if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 { isText.toggle() }
      }
      return Function(name: name, measure: measure)
    }
  }

  private static func name(declaredIn line: Substring) -> Substring? {
    let words = line.trimmed.split(separator: " ", maxSplits: 8)
    let modifiers: Set<Substring> = [
      "public", "package", "private", "fileprivate", "static", "mutating", "consuming", "override", "convenience",
      "nonisolated",
    ]
    guard let first = words.firstIndex(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else { return nil }
    let word = words[first]
    if word == "func" || word == "var", first + 1 < words.count {
      return words[first + 1].prefix { $0 != "(" && $0 != "<" && $0 != ":" }
    }
    return word.hasPrefix("init") && (word.contains("(") || word.contains("<")) ? "init" : nil
  }

  /// The line below the one that opens the body; nil without a body, or if it is on one line.
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
