import Almanac
import Exports

/// The fonts of this machine, used for characters that the built-in font cannot draw on paper.
package struct SystemFonts: Sendable {
  private let directories: [FilePath]
  private let fileSystem: any FileSystemCalls

  /// - Parameter directories: searched in this order together with those below them.
  package init(directories: [FilePath], fileSystem: any FileSystemCalls = SystemCalls()) {
    (self.directories, self.fileSystem) = (directories, fileSystem)
  }

  /// The largest number of bytes to read of one font and of all fonts, so that the search ends.
  private static let (sizeLimit, readLimit) = (Int64(40_000_000), 250_000_000)
  private static let maxFiles = 5000

  /// The TrueType files that together draw as many of the characters as possible. Unreadable files are skipped.
  package func files(drawing characters: [Unicode.Scalar]) -> [[UInt8]] {
    let hints = Set(characters.compactMap(Self.script)).sorted()
    let paths = fontPaths().map { (path: $0, rank: Self.rank(of: $0, hints)) }
      .sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    var (rest, found, readCount): ([Unicode.Scalar], [[UInt8]], Int) = (characters, [], 0)
    for (path, _) in paths where !rest.isEmpty && readCount < Self.readLimit && found.count < 8 {
      let content = try? FileContent(fileSystem: fileSystem).read(path, limit: Self.sizeLimit, accepting: .plainFiles)
      guard let bytes = content?.bytes, let font = TrueTypeFont(bytes, name: "Other") else { continue }
      readCount += bytes.count
      let lacking = rest.filter { font.glyph(for: $0) == nil }
      guard lacking.count < rest.count else { continue }
      rest = lacking
      found.append(bytes)
    }
    return found
  }

  private func fontPaths() -> [FilePath] {
    var paths: [FilePath] = []
    var waiting = directories.map { (path: $0, depth: 0) }
    while let (directory, depth) = waiting.popLast(), paths.count < Self.maxFiles {
      guard let names = try? fileSystem.names(in: directory) else { continue }
      for name in names where !name.hasPrefix(".") {
        let path = directory.appending(name)
        if [".ttf", ".ttc", ".TTF", ".TTC"].contains(where: { name.hasSuffix($0) }) {
          paths.append(path)
        } else if depth < 5, (try? fileSystem.status(at: path))?.kind == .directory {
          waiting.append((path, depth + 1))
        }
      }
    }
    return paths
  }

  /// Fonts for the wanted scripts are tried first, plain text fonts before others.
  private static func rank(of path: FilePath, _ scripts: [String]) -> Int {
    let name = path.name.description
    let isOdd = ["Bold", "Italic", "Oblique", "Mono", "Light", "Thin", "Black", "Serif"].contains { name.contains($0) }
    let words = scripts.flatMap(Self.words)
    let place = scripts.contains { name.contains("Sans" + $0) } ? 0 : words.contains { name.contains($0) } ? 1 : 2
    return 2 * place + (isOdd ? 1 : 0)
  }

  private static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x590...0x5FF: "Hebrew"
    case 0x600...0x77F, 0x8A0...0x8FF: "Arabic"
    case 0x900...0x97F: "Devanagari"
    case 0xE00...0xE7F: "Thai"
    case 0x10A0...0x10FF: "Georgian"
    case 0x530...0x58F: "Armenian"
    case 0x1100...0x11FF, 0xAC00...0xD7FF: "Hangul"
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: "Han"
    default: nil
    }
  }

  private static func words(of script: String) -> [String] {
    switch script {
    case "Han": ["Fallback", "wqy", "CJK", "ipag", "ipam", "Takao", "VL-", "uming", "ukai", "Han"]
    case "Hangul": ["Nanum", "Un", "Baekmuk", "KR", "CJK"]
    case "Thai": ["Thai", "Waree", "Garuda", "Loma"]
    case "Devanagari": ["Devanagari", "Lohit"]
    default: [script]
    }
  }
}
