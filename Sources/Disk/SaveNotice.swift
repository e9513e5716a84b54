import Paths

/// What a save could not keep or cannot promise, although the trip is in the file; a clause, worded here and nowhere else.
package enum SaveNotice: Equatable, Sendable {
  /// The file belongs to whoever saved it now.
  case owner
  /// The file has another group, which may do no more with it than everybody.
  case group
  /// The file has no access control list any more.
  case accessList
  /// The file does not have these extended attributes any more.
  case attributes([AttributeName])
  /// The file had so many names; the others keep what was there before.
  case otherNames(Int)
  /// The directory could not be brought to the disk.
  case uncertain(ErrorNumber)
}

extension SaveNotice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .owner: "its owner could not be kept, the file is yours now"
    case .group: "its group could not be kept"
    case .accessList: "its access control list could not be kept"
    case .attributes(let names):
      "these attributes could not be kept: \(names.map(\.description).joined(separator: ", "))"
    case .otherNames(let count): "it had \(count) names (hard links), and the others keep what was there before"
    case .uncertain(let error):
      "a power failure may bring back what was there before: the directory could not be synced: \(error)"
    }
  }
}

extension [SaveNotice] {
  /// One sentence for a file; nil where there is nothing to say.
  package func sentence(about path: FilePath) -> String? {
    isEmpty ? nil : "\(path): saved, but \(map(\.description).joined(separator: "; "))"
  }
}
