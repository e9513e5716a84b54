import Almanac

package enum SaveNotice: Equatable, Sendable {
  case owner
  /// The file has another group, with the permissions of all other users.
  case group
  case accessList
  case attributes([AttributeName])
  /// The file had this number of names; the other ones keep the old content.
  case otherNames(Int)
  case uncertain(ErrorNumber)
  case noCopy(ErrorNumber)
}

extension SaveNotice {
  /// The next save will try to store a copy again.
  package var isOfCopy: Bool {
    if case .noCopy = self { true } else { false }
  }
}

extension SaveNotice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .owner: "its owner could not be preserved, the file is yours now"
    case .group: "its group could not be preserved"
    case .accessList: "its access control list could not be preserved"
    case .attributes(let names):
      "these attributes could not be preserved: \(names.map(\.description).joined(separator: ", "))"
    case .otherNames(let count): "it had \(count) names (hard links), and the others keep the old content"
    case .uncertain(let error):
      "a power failure could restore the old content: the directory could not be synced: \(error)"
    case .noCopy(let error): "its last good copy, for `barnstorm repair --restore`, could not be stored: \(error)"
    }
  }
}

extension [SaveNotice] {
  package func sentence(about path: FilePath) -> String? {
    isEmpty ? nil : "\(path): saved, but \(map(\.description).joined(separator: "; "))"
  }
}
