import Glibc
import ItineraryCore
import Paths
import Settings
import TripStore

extension UserSettings {
  /// The settings of the user who runs the program.
  static func ofUser(_ flags: Flags = Flags()) -> UserSettings {
    do throws(ErrorNumber) {
      return UserSettings(file: try filePath.flatMap(content), environment: Environment.value(of:), flags: flags)
    } catch {
      return UserSettings(unreadableFile: "cannot read: \(error)", environment: Environment.value(of:), flags: flags)
    }
  }

  /// Where the file is, or would be; nil where there is no home.
  static var filePath: FilePath? {
    BaseDirectory.config.path(Environment.path(in:))?.appending("barnstorm/config.ini")
  }

  /// More than any file of settings holds, in bytes.
  private static let longest = 65536

  /// What a file holds; nil where there is none.
  private static func content(of path: FilePath) throws(ErrorNumber) -> [UInt8]? {
    // A pipe without a writer must not hold up the start.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    if descriptor < 0 { throw ErrorNumber(errno) }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: longest, alignment: 1)
    defer { buffer.deallocate() }
    let count = read(descriptor, buffer.baseAddress, longest)
    if count < 0 { throw ErrorNumber(errno) }
    return Array(buffer.prefix(count))
  }
}

extension Wording {
  /// As the user likes it.
  init(
    _ settings: UserSettings, typography: Typography, zones: Zones = Zones([:]), cities: CityNames = CityNames([])
  ) {
    self.init(
      clock: settings.clock.value == .twelveHours ? .twelveHour : .twentyFourHour,
      distance: settings.units.value == .miles ? .miles : .kilometers, typography: typography, zones: zones,
      cities: cities)
  }
}
