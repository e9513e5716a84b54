import Almanac
import Platform

/// The owner, mode, access list and extended attributes of a file, all of which a file that takes its place must get.
package struct FileAccess {
  let status: FileStatus
  let list: AccessList?
  let attributes: [(name: AttributeName, value: [UInt8])]
}

extension FileAccess {
  init(_ status: FileStatus) { self.init(status: status, list: nil, attributes: []) }

  /// The access of a new file for all who may use its folder.
  package init(ofNewFileIn folder: FileStatus) {
    let isShared = folder.mode & 0o2000 != 0
    self.init(
      FileStatus(
        kind: .regular, mode: folder.mode & 0o666, user: getuid(), group: isShared ? folder.group : getgid(), links: 1,
        identity: folder.identity))
  }
}

extension FileSystemCalls {
  /// - Parameter status: that of the same file.
  package func access(of path: FilePath, _ status: FileStatus) throws(ErrorNumber) -> FileAccess {
    var list: AccessList?
    var attributes: [(name: AttributeName, value: [UInt8])] = []
    for name in try attributeNames(of: path) where !name.belongsToTheSystem {
      guard let value = try value(of: name, at: path) else { continue }
      if name == AccessList.attribute, let found = AccessList(bytes: value) {
        list = found
      } else {
        attributes.append((name, value))
      }
    }
    return FileAccess(status: status, list: list, attributes: attributes)
  }

  private func attributeNames(of path: FilePath) throws(ErrorNumber) -> [AttributeName] {
    do {
      return try attributes(of: path)
    } catch  where error.meansNotSupported {
      return []
    }
  }

  /// Nil if the attribute is gone by now.
  private func value(of name: AttributeName, at path: FilePath) throws(ErrorNumber) -> [UInt8]? {
    do {
      return try attribute(name, of: path)
    } catch  where error.code == ENODATA {
      return nil
    }
  }

  /// Lets the new file at no moment allow more than the old one to anybody.
  ///
  /// - Returns: the properties that it could not be given.
  func give(_ access: FileAccess, to descriptor: Int32, at path: FilePath) throws(ErrorNumber) -> [SaveNotice] {
    // The attributes come first: only the owner may set them, and the owner changes below.
    let lost = try giveAttributes(access.attributes, to: descriptor, at: path)
    let retained = try giveOwner(access.status, to: descriptor)
    let hasList = try giveMode(access, retained, to: descriptor)
    return (retained.owner ? [] : [.owner]) + (retained.group ? [] : [.group]) + (hasList ? [] : [.accessList])
      + (lost.isEmpty ? [] : [.attributes(lost)])
  }

  /// - Returns: the names of those that the system refuses.
  private func giveAttributes(
    _ attributes: [(name: AttributeName, value: [UInt8])], to descriptor: Int32, at path: FilePath
  ) throws(ErrorNumber) -> [AttributeName] {
    var lost: [AttributeName] = []
    for (name, value) in attributes {
      // The system may have set the label that it gives every file.
      if name.hasPrefix("security."), (try? attribute(name, of: path)) == value { continue }
      do {
        try setAttribute(name, to: value, of: descriptor)
      } catch  where error.meansNotAllowed || error.meansNotSupported {
        lost.append(name)
      }
    }
    return lost
  }

  /// - Returns: which of the two are those of the old file.
  private func giveOwner(
    _ old: FileStatus, to descriptor: Int32
  ) throws(ErrorNumber) -> (owner: Bool, group: Bool) {
    let new = try status(of: descriptor)
    if (new.user, new.group) == (old.user, old.group) { return (true, true) }
    // The new owner and group must not get more access than with the old file, not even for a moment.
    if new.mode & ~old.mode != 0 { try setMode(descriptor, new.mode & old.mode) }
    for user in [old.user, nil] {
      do {
        try setOwner(descriptor, user: user, group: old.group)
        return (user != nil || new.user == old.user, true)
      } catch  where error.code == EPERM {
        continue
      }
    }
    return (new.user == old.user, new.group == old.group)
  }

  /// - Parameter retained: whether the owner and the group are those of the old file. Another group gets the permissions
  ///   of all other users.
  /// - Returns: false if the file could not be given the old one's access list.
  private func giveMode(
    _ access: FileAccess, _ retained: (owner: Bool, group: Bool), to descriptor: Int32
  ) throws(ErrorNumber) -> Bool {
    var mode = access.status.mode
    if !retained.owner { mode &= ~0o4000 }
    if !retained.group { mode &= ~0o2000 }
    if let list = access.list {
      do {
        let value = retained.group ? list : list.forAnotherGroup
        try setAttribute(AccessList.attribute, to: value.bytes, of: descriptor)
        try changeMode(of: descriptor, to: mode)
        return true
      } catch  where error.meansNotAllowed || error.meansNotSupported {
        // Without the list, the bits of the mask would become permissions of the group.
        mode = mode & ~0o070 | list.groupPermissions << 3
      }
    }
    // Removes the list that the directory gives every new file.
    try removeAccessList(of: descriptor)
    if !retained.group { mode &= ~0o070 | (mode & 0o007) << 3 }
    try changeMode(of: descriptor, to: mode)
    return access.list == nil
  }

  private func removeAccessList(of descriptor: Int32) throws(ErrorNumber) {
    do {
      try removeAttribute(AccessList.attribute, of: descriptor)
    } catch  where error.meansNotSupported || error.code == ENODATA {
      // The file had no list.
    }
  }

  private func changeMode(of descriptor: Int32, to mode: UInt32) throws(ErrorNumber) {
    if try status(of: descriptor).mode != mode { try setMode(descriptor, mode) }
  }
}

extension AttributeName {
  fileprivate var belongsToTheSystem: Bool {
    [
      "security.ima", "security.evm", "security.capability", "trusted.overlay.", "trusted.SGI_", "xfsroot.", "afs.",
      "lustre.", "btrfs.", "gfs2.",
    ].contains { hasPrefix($0) }
  }
}

extension ErrorNumber {
  var meansNotSupported: Bool { [EOPNOTSUPP, ENOSYS, EINVAL].contains(code) }
  fileprivate var meansNotAllowed: Bool { [EPERM, EACCES].contains(code) }
}

/// A POSIX access control list. In the mode of a file with one, the bits of the group are the mask: the most that named
/// users, named groups and the owning group may do. Source: acl(5), and `linux/posix_acl_xattr.h` for the form.
struct AccessList: Equatable {
  static let attribute: AttributeName = "system.posix_acl_access"

  /// The version as four bytes; then entries of eight bytes: tag, permissions (two bytes each), user or group.
  private(set) var bytes: [UInt8]

  private enum Tag {
    static let owningGroup: UInt8 = 0x04
    static let mask: UInt8 = 0x10
    static let others: UInt8 = 0x20
  }

  init?(bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 4, bytes.count % 8 == 4, Array(bytes[..<4]) == [2, 0, 0, 0], entry(Tag.owningGroup) != nil,
      entry(Tag.others) != nil
    else { return nil }
  }

  /// The owning group's after the mask is applied, as three bits.
  var groupPermissions: UInt32 {
    UInt32(permissions(Tag.owningGroup) & (entry(Tag.mask) == nil ? 7 : permissions(Tag.mask)))
  }

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
