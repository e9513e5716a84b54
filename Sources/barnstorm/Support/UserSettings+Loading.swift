import Glibc
import ItineraryCore
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
  ///
  /// Source: XDG Base Directory Specification 0.8, by which a relative path does not count.
  static var filePath: String? {
    if let base = Environment.value(of: "XDG_CONFIG_HOME"), base.utf8.first == UInt8(ascii: "/") {
      return "\(base)/barnstorm/config.ini"
    }
    guard let home = Environment.value(of: "HOME"), !home.isEmpty else { return nil }
    return "\(home)/.config/barnstorm/config.ini"
  }

  /// More than any file of settings holds, in bytes.
  private static let longest = 65536

  /// What a file holds; nil where there is none.
  private static func content(of path: String) throws(ErrorNumber) -> [UInt8]? {
    // A pipe without a writer must not hold up the start.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
