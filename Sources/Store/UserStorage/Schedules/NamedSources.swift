import Almanac

/// The last response from a named source.
package struct SourceRecord: Equatable, Sendable {
  package var at: Timestamp
  /// The HTTP status.
  package var status: Int
}

/// The last responses from all named sources, in the state directory.
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

/// The leagues that have a name.
package struct NamedSources: Sendable {
  /// The leagues of the program, and after them the user's additional ones.
  package var all: [LeagueSource]
  /// Sentences about mistakes in the user's file.
  package var mistakes: [String]

  /// Returns the league of a name, ignoring case.
  package func source(_ name: String) -> LeagueSource? { all.first { $0.name == name.lowercased() } }

  /// A sentence about an unknown name.
  package func unknown(_ name: String) -> String {
    let meant = NearMiss.names(like: name, among: all.map(\.name), maxEdits: 2)
    return "no file and no league called \(Excerpt.quoted(name))"
      + NearMiss.question(meant, else: "; `barnstorm sources` lists the leagues")
  }
}

extension UserStorage {
  /// The leagues that have a name, those of the user's `sources.ini` included.
  package var namedSources: NamedSources {
    let builtIn = LeagueTable.all
    guard let path = sourcesPath else { return NamedSources(all: builtIn, mistakes: []) }
    do throws(ReadRefusal) {
      guard let bytes = try content(of: path) else { return NamedSources(all: builtIn, mistakes: []) }
      let file = SourcesFile(bytes, over: builtIn)
      let own = file.sources
      let all = builtIn.map { source in own.first { $0.name == source.name } ?? source }
      return NamedSources(
        all: all + own.filter { source in !builtIn.contains { $0.name == source.name } }, mistakes: file.mistakes)
    } catch {
      return NamedSources(
        all: builtIn, mistakes: ["\(SourcesFile.name): \(error.sentence("not a file of sources"))"])
    }
  }

  /// The path of the file of the user's sources, which need not exist; nil if no variable gives its directory.
  package var sourcesPath: FilePath? { directory(.config)?.appending(FilePath("barnstorm/\(SourcesFile.name)")) }

  /// The last response from a source; nil without one.
  package func lastAnswer(of source: LeagueSource) -> SourceRecord? { sourceRecords?.record(of: source.name) }

  var sourceRecords: SourceRecords? {
    directory(.state).map {
      SourceRecords(files: FileCache(directory: $0.appending("barnstorm/sources"), most: 200, fileSystem: fileSystem))
    }
  }

  /// Returns what a user has typed as the place of a schedule: a league by its name, an address, or a file.
  package func source(typed: FilePath) -> ScheduleSource {
    let source = ScheduleSource(typed: typed)
    guard case .file(let path) = source, let text = path.text, LeagueSource.isName(text),
      let league = namedSources.source(text)
    else { return source }
    return .league(league.name)
  }
}
