import Itinerary
import Platform

package struct KnownTrip: Equatable, Sendable {
  package let path: FilePath
  package let heading: TripHeading
}

package struct TripDirectory: Sendable {
  package let path: FilePath
  private let fileSystem: any FileSystemCalls

  package init(_ path: FilePath, fileSystem: any FileSystemCalls = SystemCalls()) {
    self.path = path
    self.fileSystem = fileSystem
  }

  package var names: [(name: FilePath, isDirectory: Bool)] {
    let names = (try? fileSystem.names(in: path)) ?? []
    return names.sorted().map { name in (name, (try? fileSystem.status(at: path.appending(name)))?.kind == .directory) }
  }

  /// The names of the files that may be trips, sorted, without hidden ones; none without a directory.
  func fileNames() throws(StoreError) -> [FilePath] {
    do {
      return try fileSystem.names(in: path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    } catch  where error.code == ENOENT {
      return []
    } catch {
      throw .system(path: path, .list, error)
    }
  }

  /// A path without a file: `rust.json`, otherwise `rust-2.json`.
  func freePath(for stem: FilePath) -> FilePath {
    var number = 1
    while true {
      let file = path.appending(stem.adding(number == 1 ? ".json" : "-\(number).json"))
      if (try? fileSystem.status(at: file)) == nil, !fileSystem.isLink(file) { return file }
      number += 1
    }
  }

  /// Reads only the beginning of each file, so a file that is damaged further down is among them.
  package func trips() throws(StoreError) -> [KnownTrip] {
    try fileNames().compactMap { name in
      let file = path.appending(name)
      return heading(of: file).map { KnownTrip(path: file, heading: $0) }
    }
  }

  private static let longestHeading = 4096

  private func heading(of file: FilePath) -> TripHeading? {
    let content = FileContent(fileSystem: fileSystem)
    guard (try? fileSystem.status(at: file))?.kind == .regular else { return nil }
    if let bytes = try? content.readPrefix(file, count: Self.longestHeading), let found = TripFile.heading(bytes) {
      return found
    }
    // Another program may have written the fields in another order.
    return (try? content.read(file, limit: TripFiles.largest)).flatMap { TripFile.heading($0.bytes) }
  }
}

extension [KnownTrip] {
  /// The trips of that name, else of that id, else with the name as it is in the name of their file, else those whose
  /// names begin with the text, else those whose ids do. Case and diacritics do not count.
  package func named(_ text: String) -> [KnownTrip] {
    let wanted = FoldedText(text).text
    if wanted.isEmpty { return [] }
    let matches: [(KnownTrip) -> Bool] = [
      { FoldedText($0.heading.name).text == wanted },
      { $0.heading.id == text },
      {
        LocalNames.spelledOut($0.heading.name).map { FoldedText($0.text).text } == FoldedText(NameKey(text).text).text
      },
      { FoldedText(FileStem.of($0.heading.name)).text == wanted },
      { FoldedText($0.heading.name).text.hasPrefix(wanted) },
      { $0.heading.id.lowercased().hasPrefix(wanted) },
    ]
    return matches.lazy.map { filter($0) }.first { !$0.isEmpty } ?? []
  }
}
