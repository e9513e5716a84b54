import Almanac
import Store

/// A step on the way from the root, or the working directory, to a file: a directory or link that has to remain, or the
/// directory that holds the name of the file.
struct PathStep: Equatable {
  let path: FilePath
  /// The name to watch for in the directory; nil if the directory or link itself has to remain.
  var name: FilePath?
  var isLink = false

  /// The most links that are followed, so that links in a circle end.
  private static let mostLinks = 40

  /// The steps to a file: every directory and link on the way, and at the end the directory of the file itself, or of the
  /// first part of the path that is missing.
  static func all(to path: FilePath, calls: any FileSystemCalls) -> [PathStep] {
    var steps: [PathStep] = []
    var directory: FilePath = path.isAbsolute ? "/" : "."
    var rest = names(of: path)
    var links = 0
    while let name = rest.popLast() {
      let next = directory.appending(name)
      if links < mostLinks, let target = calls.target(ofLinkAt: next) {
        links += 1
        steps.append(PathStep(path: next, isLink: true))
        if target.isAbsolute { directory = "/" }
        rest += names(of: target)
      } else if rest.isEmpty || (try? calls.status(at: next))?.kind != .directory {
        steps.append(PathStep(path: directory, name: name))
        break
      } else {
        steps.append(PathStep(path: next))
        directory = next
      }
    }
    return steps
  }

  /// The names of a path, the last first.
  private static func names(of path: FilePath) -> [FilePath] {
    path.names.filter { $0 != "." }.reversed()
  }
}
