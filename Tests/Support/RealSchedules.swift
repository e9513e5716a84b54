import Glibc
import Testing

/// Schedules as leagues and fans publish them. They are not part of the repository, so their tests run only where
/// `BARNSTORM_SCHEDULES` names a folder of them.
package enum RealSchedules {
  package struct File: CustomTestStringConvertible, Sendable {
    package let name: String
    package let bytes: [UInt8]

    package var testDescription: String { name }
  }

  fileprivate static let root = getenv("BARNSTORM_SCHEDULES").map { String(cString: $0) } ?? ""

  /// Sorted by name; none without schedules.
  package static func files(in folder: String = "", ending: String) -> [File] {
    guard !root.isEmpty else { return [] }
    let paths = paths(under: folder.isEmpty ? root : "\(root)/\(folder)")
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { path in
      File(name: String(path.dropFirst(root.count + 1)), bytes: Repository.read(path))
    }
  }

  package static func file(_ name: String) -> [UInt8] { Repository.read("\(root)/\(name)") }

  private static func paths(under folder: String) -> [String] {
    guard let names = Repository.names(in: folder) else { return [folder] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { paths(under: "\(folder)/\($0)") }
  }
}

extension Trait where Self == ConditionTrait {
  package static var onRealSchedules: Self {
    .enabled(if: !RealSchedules.root.isEmpty, "BARNSTORM_SCHEDULES names no folder of schedules")
  }

  /// Runs a test only as root, who can give files to other users.
  package static var asRoot: Self { .enabled(if: geteuid() == 0, "only root can give files to other users") }
}
