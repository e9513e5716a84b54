import Almanac

package struct SourceRecord: Equatable, Sendable {
  package var at: Timestamp
  package var status: Int
}

struct SourceRecords {
  let files: FileCache

  func keep(_ record: SourceRecord, of name: String) {
    try? files.keep(Array("\(record.at) \(record.status)\n".utf8), for: FilePath(name), isDurable: false)
  }

  func record(of name: String) -> SourceRecord? {
    guard let bytes = files.prefix(for: FilePath(name), count: 100) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let at = Timestamp(String(words[0])), let status = Int(words[1]) else { return nil }
    return SourceRecord(at: at, status: status)
  }
}

package struct NamedSources: Sendable {
  /// The leagues of the program, and after them the user's additional ones.
  package var all: [LeagueSource]
  package var mistakes: [String]

  package func source(_ name: String) -> LeagueSource? { all.first { $0.name == name.lowercased() } }

  package func unknown(_ name: String) -> String {
    let candidates = NearMiss.names(like: name, among: all.map(\.name), maxEdits: 2)
    return "no file and no league called \(Excerpt.quoted(name))"
      + NearMiss.suggestion(candidates, else: "; `barnstorm sources` lists the leagues")
  }
}

extension UserStorage {
  package var namedSources: NamedSources {
    let builtIn = LeagueTable.all
    guard let path = sourcesPath else { return NamedSources(all: builtIn, mistakes: []) }
    do throws(StoreError) {
      guard let bytes = try content(of: path, expected: "not a file of sources") else {
        return NamedSources(all: builtIn, mistakes: [])
      }
      let file = SourcesFile(bytes, over: builtIn)
      let own = file.sources
      let all = builtIn.map { source in own.first { $0.name == source.name } ?? source }
      return NamedSources(
        all: all + own.filter { source in !builtIn.contains { $0.name == source.name } }, mistakes: file.mistakes)
    } catch {
      return NamedSources(all: builtIn, mistakes: ["\(SourcesFile.name): \(error.phrase)"])
    }
  }

  package var sourcesPath: FilePath? { directory(.config)?.appending(FilePath("barnstorm/\(SourcesFile.name)")) }

  package func lastResponse(of source: LeagueSource) -> SourceRecord? { sourceRecords?.record(of: source.name) }

  var sourceRecords: SourceRecords? {
    directory(.state).map {
      SourceRecords(files: FileCache(directory: $0.appending("barnstorm/sources"), limit: 200, fileSystem: fileSystem))
    }
  }

  package func source(typed: FilePath) -> ScheduleSource {
    let source = ScheduleSource(typed: typed)
    guard case .file(let path) = source, let text = path.text, LeagueSource.isName(text),
      let league = namedSources.source(text)
    else { return source }
    return .league(league.name)
  }
}
