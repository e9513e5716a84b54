import Almanac
import Glibc
import TestSupport

/// A PDF file as other programs read it: qpdf, which refuses a file that breaks a rule, and pdfinfo.
struct PDFInspection {
  /// The texts of the structure in its order, an element without elements of its own a line: `H2 Day 1`.
  private(set) var lines: [String] = []
  let pageCount: Int
  let bookmarks, links, alternatives: [String]
  let language, title: String

  private struct Failure: Error {
    let text: String
  }

  init(_ bytes: [UInt8]) throws {
    let scratch = Scratch()
    let path: String = scratch.path("a.pdf")
    let file = fopen(path, "w")
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let objects = try Self.lines(of: "qpdf --json --json-key=qpdf --json-key=outlines \(path)")
    func values(_ key: String) -> [String] {
      objects.map(\.trimmed).filter { $0.hasPrefix("\"\(key)\": \"") }.map { line in
        let value = line.dropFirst(key.utf8.count + 5)
        return String(value.hasSuffix(",") ? value.dropLast(2) : value.dropLast())
      }
    }
    guard objects.contains(where: { $0.hasSuffix("\"/Marked\": true") }) else { throw Failure(text: "not tagged") }
    bookmarks = values("title")
    let texts = { (key: String) in values(key).map { String($0.dropFirst(2)) } }
    (alternatives, language) = (texts("/Alt"), texts("/Lang").first ?? "")
    let facts = try Self.lines(of: "pdfinfo \(path)")
    func fact(_ name: String) -> String {
      facts.first { $0.hasPrefix("\(name):") }.map { String($0.dropFirst(name.count + 1)).trimmed } ?? ""
    }
    (title, pageCount) = (fact("Title"), Int(fact("Pages")) ?? 0)
    links = try Self.lines(of: "pdfinfo -url \(path)").dropFirst().map {
      String($0.split(separator: " ", maxSplits: 2).last ?? "").trimmed
    }
    try readStructure(Self.lines(of: "pdfinfo -struct-text \(path)"))
    let content = try Self.lines(of: "qpdf --qdf \(path) -")
    try Self.check(content)
    let marks = content.count { $0.hasSuffix(" BDC") && $0.contains("/MCID") }
    guard marks == objects.count(where: { $0.contains("\"/MCID\":") }) else {
      throw Failure(text: "marked parts outside of the structure")
    }
  }

  private mutating func readStructure(_ structure: [String]) throws {
    var (role, text, links) = ("", "", 0)
    for line in structure.map(\.trimmed) + ["End"] {
      if line.hasPrefix("\"") {
        text += line.dropFirst().dropLast()
      } else if line.hasPrefix("Object ") {
        links += 1
      } else if !line.hasPrefix("/") {
        if !text.isEmpty, role != "Figure:" { lines.append("\(role) \(text)") }
        (role, text) = (String(line.prefix { $0 != " " }), "")
      }
    }
    guard links == self.links.count else { throw Failure(text: "a link outside of the structure") }
  }

  /// Checks that all text on the pages is either read out or marked as decoration.
  private static func check(_ content: [String]) throws {
    var depth = 0
    for line in content {
      if line.hasSuffix(" BDC") || line.hasSuffix(" BMC") { depth += 1 } else if line == "EMC" { depth -= 1 }
      if line.hasSuffix(" TJ"), depth < 1 { throw Failure(text: "text that is neither read nor decoration") }
    }
  }

  private static func lines(of command: String) throws -> [String] {
    guard let stream = popen(command, "r") else { throw Failure(text: command) }
    var output: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, stream), count > 0 { output += block[..<count] }
    guard pclose(stream) == 0 else { throw Failure(text: "\(command) fails") }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
