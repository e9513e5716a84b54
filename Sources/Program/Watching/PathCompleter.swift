import Base
import Editor
import Files
import Store

/// Completes typed paths on a thread of its own, because a directory can be slow to read.
struct PathCompleter {
  private struct Question: Sendable {
    let typed: String
    let home: UserStorage
  }

  /// Reads directories; nil before the first question.
  private var reader: BackgroundWorker<Question, EditorEvent>?

  /// The descriptors that become readable when there are results.
  var descriptors: [CInt] { [reader?.descriptor].compactMap { $0 } }

  /// Begins to look for the files that a typed path can mean, instead of any other.
  mutating func complete(_ typed: String, in home: UserStorage) {
    if reader == nil {
      reader = try? BackgroundWorker { question, turn in
        turn.report(.pathCompleted(Self.completion(of: question.typed, in: question.home)))
      }
    }
    reader?.begin(Question(typed: typed, home: home))
  }

  /// Returns the results that have arrived, as events of the editor.
  ///
  /// - Parameter sources: the descriptors that are readable.
  func drainEvents(from sources: [CInt]) -> [EditorEvent] {
    guard let reader, sources.contains(reader.descriptor) else { return [] }
    return reader.drainReports()
  }

  /// Hidden files are only meant by a typed dot.
  static func completion(of typed: String, in home: UserStorage) -> PathCompletion {
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let (directory, prefix) = (String(typed[..<start]), String(typed[start...]))
    let folder = home.expanded(directory.isEmpty ? "." : directory)
    let all = (try? home.calls.names(in: folder)) ?? []
    let names = all.map(\.description).filter { $0.hasPrefix(prefix) && ($0.first != "." || prefix.first == ".") }
      .sorted()
    guard let first = names.first else { return PathCompletion(typed: typed, path: typed, names: []) }
    var common = first
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    if names.count == 1, (try? home.calls.status(at: folder.appending(FilePath(first))))?.kind == .directory {
      common += "/"
    }
    return PathCompletion(typed: typed, path: directory + common, names: names)
  }
}
