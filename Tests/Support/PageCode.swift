import Almanac
import Store

package enum PageCode {
  /// A command that a page shows after `$ `, and the lines that it prints.
  package struct Session: Sendable {
    package let command: String
    package let output: [String]
  }

  /// The pages, by their paths in the repository.
  package static let pages =
    ["README.md"]
    + ((try? SystemCalls().names(in: FilePath("\(Repository.path)/docs"))) ?? []).map { "docs/\($0)" }.sorted()
    .filter { $0.hasSuffix(".md") }

  /// The lines of the page's code blocks, in fences or indented. A line that ends with a backslash is joined with the next one.
  package static func blocks(of page: String) -> [[String]] {
    var blocks: [[String]] = []
    var isOpen = false
    var isFenced = false
    for line in lines(of: page) {
      let isFence = line.hasPrefix("```")
      if isFence { isFenced.toggle() }
      guard !isFence, isFenced || line.hasPrefix("    ") else {
        isOpen = false
        continue
      }
      if !isOpen { blocks.append([]) }
      isOpen = true
      let code = isFenced ? line : String(line.dropFirst(4))
      if let last = blocks[blocks.count - 1].last, last.hasSuffix("\\") {
        blocks[blocks.count - 1][blocks[blocks.count - 1].count - 1] = last.dropLast() + code
      } else {
        blocks[blocks.count - 1].append(code)
      }
    }
    return blocks
  }

  /// The code between backticks in the page's text and tables.
  package static func inlines(of page: String) -> [String] {
    lines(of: page).filter { !$0.hasPrefix("```") }.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
  }

  package static func sessions(of page: String) -> [Session] {
    blocks(of: page).flatMap { block -> [Session] in
      let starts = block.indices.filter { block[$0].hasPrefix("$ ") }
      return zip(starts, starts.dropFirst() + [block.endIndex]).map { start, end in
        Session(command: String(block[start].dropFirst(2)), output: Array(block[(start + 1)..<end]))
      }
    }
  }

  private static func lines(of page: String) -> [String] {
    String(decoding: Repository.file(page), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
