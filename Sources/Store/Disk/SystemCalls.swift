import Almanac
import Platform

/// The system calls as Linux makes them; the one place that knows the platform.
package struct SystemCalls: FileSystemCalls {
  package init() {}

  package func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32 {
    try checked(path.withCString { Platform.open($0, flags | O_CLOEXEC, mode) })
  }

  package func close(_ descriptor: Int32) throws(ErrorNumber) {
    // Linux releases the descriptor even when it was interrupted, so trying again could close another file.
    if Platform.close(descriptor) != 0, errno != EINTR { throw ErrorNumber(errno) }
  }

  package func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    var status = stat()
    try checked(fstat(descriptor, &status))
    return FileStatus(status)
  }

  package func status(at path: FilePath) throws(ErrorNumber) -> FileStatus {
    var status = stat()
    try checked(path.withCString { stat($0, &status) })
    return FileStatus(status)
  }

  package func isLink(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package func target(ofLinkAt path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &buffer, buffer.count) }
    guard count > 0 else { return nil }
    return FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
  }

  package func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { throw ErrorNumber(errno) }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  package func checkWritable(_ path: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { Platform.access($0, W_OK) })
  }

  package func read(_ descriptor: Int32, count: Int) throws(ErrorNumber) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try checked(Platform.read(descriptor, &bytes, count))
    return Array(bytes[..<read])
  }

  package func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int {
    try checked(bytes.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) })
  }

  package func sync(_ descriptor: Int32) throws(ErrorNumber) {
    try checked(fsync(descriptor))
  }

  package func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber) {
    try checked(fchmod(descriptor, mode))
  }

  package func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber) {
    try checked(fchown(descriptor, user ?? UInt32.max, group))
  }

  package func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { path in target.withCString { Platform.rename(path, $0) } })
  }

  package func unlink(_ path: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { Platform.unlink($0) })
  }

  package func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { path in name.withCString { Platform.link(path, $0) } })
  }

  package func rename(_ path: FilePath, toNew target: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { path in target.withCString { cplatform_rename_new(path, $0) } })
  }

  package func swap(_ path: FilePath, with other: FilePath) throws(ErrorNumber) {
    try checked(path.withCString { path in other.withCString { cplatform_swap(path, $0) } })
  }

  package func lock(_ descriptor: Int32) throws(ErrorNumber) {
    try checked(cplatform_lock(descriptor))
  }

  package func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool {
    try checked(cplatform_is_locked(descriptor)) == 1
  }

  package func pause(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1000)
  }

  package func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber) {
    try checked(path.withCString { mkdir($0, mode) })
  }

  package func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath] {
    guard let stream = directory.withCString({ opendir($0) }) else { throw ErrorNumber(errno) }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { FilePath(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  package func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName] {
    let names = try path.withCString { path throws(ErrorNumber) in try grown { listxattr(path, $0, $1) } }
    return names.split(separator: 0).map(AttributeName.init(bytes:))
  }

  package func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8] {
    try path.withCString { path throws(ErrorNumber) in
      try name.withCString { name throws(ErrorNumber) in try grown { getxattr(path, name, $0, $1) } }
    }
  }

  package func setAttribute(
    _ name: AttributeName, to value: [UInt8], of descriptor: Int32
  ) throws(ErrorNumber) {
    try checked(name.withCString { fsetxattr(descriptor, $0, value, value.count, 0) })
  }

  package func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber) {
    try checked(name.withCString { fremovexattr(descriptor, $0) })
  }

  /// Another program may change what fills the buffer in between.
  private func grown(_ fill: (UnsafeMutablePointer<CChar>?, Int) -> Int) throws(ErrorNumber) -> [UInt8] {
    while true {
      let needed = try checked(fill(nil, 0))
      if needed == 0 { return [] }
      var buffer = [CChar](repeating: 0, count: needed)
      let count = buffer.withUnsafeMutableBufferPointer { fill($0.baseAddress, $0.count) }
      if count >= 0 { return buffer[..<count].map(UInt8.init(bitPattern:)) }
      if errno != ERANGE { throw ErrorNumber(errno) }
    }
  }

  @discardableResult
  private func checked<Result: SignedInteger>(_ call: @autoclosure () -> Result) throws(ErrorNumber) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw ErrorNumber(errno) }
    }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      case S_IFSOCK: .socket
      default: .other
      }
    mode = status.st_mode & 0o7777
    user = status.st_uid
    group = status.st_gid
    links = Int(status.st_nlink)
    identity = FileIdentity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: status.st_mtim.nanoseconds, changed: status.st_ctim.nanoseconds)
  }
}
