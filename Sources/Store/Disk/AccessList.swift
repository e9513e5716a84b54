import Almanac

/// A POSIX access control list, which grants access to a file beyond its mode. Linux keeps it in an extended attribute.
///
/// In the mode of a file with such a list, the bits of the group are the mask: the most that any named user, any named group
/// and the owning group may do. Source: acl(5), and `linux/posix_acl_xattr.h` for the form.
struct AccessList: Equatable {
  static let attribute: AttributeName = "system.posix_acl_access"

  /// The attribute's bytes: a number of four bytes, the version; then entries of eight bytes: tag, permissions (two bytes
  /// each), user or group.
  private(set) var bytes: [UInt8]

  private enum Tag {
    static let owningGroup: UInt8 = 0x04
    static let mask: UInt8 = 0x10
    static let others: UInt8 = 0x20
  }

  /// Makes a list of the bytes of the attribute; nil if they are not such a list.
  init?(bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 4, bytes.count % 8 == 4, Array(bytes[..<4]) == [2, 0, 0, 0], entry(Tag.owningGroup) != nil,
      entry(Tag.others) != nil
    else { return nil }
  }

  /// The permissions of the owning group after the mask is applied, as three bits.
  var groupPermissions: UInt32 {
    UInt32(permissions(Tag.owningGroup) & (entry(Tag.mask) == nil ? 7 : permissions(Tag.mask)))
  }

  /// The list for a file of another group: that group gets the permissions of all other users.
  var forAnotherGroup: AccessList {
    var list = self
    if let entry = entry(Tag.owningGroup) { list.bytes[entry + 2] &= permissions(Tag.others) }
    return list
  }

  private func permissions(_ tag: UInt8) -> UInt8 { entry(tag).map { bytes[$0 + 2] & 7 } ?? 0 }

  /// The offset of the entry with a tag, which occurs at most once.
  private func entry(_ tag: UInt8) -> Int? {
    stride(from: 4, to: bytes.count, by: 8).first { bytes[$0] == tag && bytes[$0 + 1] == 0 }
  }
}
