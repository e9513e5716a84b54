import Paths

/// A POSIX access control list, which grants access to a file beyond its mode. Linux keeps it in an extended attribute.
///
/// Where a file has one, the group's bits of its mode are not the group's: they are the mask, the most that any named user,
/// any named group and the owning group may do. Source: acl(5), and `linux/posix_acl_xattr.h` for the form.
struct AccessList: Equatable {
  static let attribute: AttributeName = "system.posix_acl_access"

  /// A number of four bytes, the version; then entries of eight bytes: tag, permissions (two bytes each), user or group.
  private(set) var bytes: [UInt8]

  private enum Tag {
    static let owningGroup: UInt8 = 0x04
    static let mask: UInt8 = 0x10
    static let others: UInt8 = 0x20
  }

  /// - Returns: nil for what is no such list.
  init?(bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 4, bytes.count % 8 == 4, Array(bytes[..<4]) == [2, 0, 0, 0], entry(Tag.owningGroup) != nil,
      entry(Tag.others) != nil
    else { return nil }
  }

  /// The permissions that the owning group has in the end, as three bits.
  var groupPermissions: UInt32 {
    UInt32(permissions(Tag.owningGroup) & (entry(Tag.mask) == nil ? 7 : permissions(Tag.mask)))
  }

  /// The list for a file of another group, which may do no more than everybody.
  var forAnotherGroup: AccessList {
    var list = self
    if let entry = entry(Tag.owningGroup) { list.bytes[entry + 2] &= permissions(Tag.others) }
    return list
  }

  private func permissions(_ tag: UInt8) -> UInt8 { entry(tag).map { bytes[$0 + 2] & 7 } ?? 0 }

  /// The offset of the entry with a tag that occurs once.
  private func entry(_ tag: UInt8) -> Int? {
    stride(from: 4, to: bytes.count, by: 8).first { bytes[$0] == tag && bytes[$0 + 1] == 0 }
  }
}
