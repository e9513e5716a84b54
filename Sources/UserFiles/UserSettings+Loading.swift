import ItineraryCore
import Paths
import Settings
import TripStore

extension UserSettings {
  /// The settings of the user who runs the program.
  package static func ofUser(_ flags: Flags = Flags()) -> UserSettings {
    do throws(UserFile.Refusal) {
      return UserSettings(file: try filePath.flatMap(content), environment: Environment.value(of:), flags: flags)
    } catch {
      return UserSettings(unreadableFile: sentence(error), environment: Environment.value(of:), flags: flags)
    }
  }

  /// Where the file is, or would be; nil where there is no home.
  package static var filePath: FilePath? {
    BaseDirectory.config.path(Environment.path(in:))?.appending("barnstorm/config.ini")
  }

  /// More than any file of settings holds, in bytes.
  private static let longest = 65536

  /// What a file holds; nil where there is none.
  private static func content(of path: FilePath) throws(UserFile.Refusal) -> [UInt8]? {
    do throws(UserFile.Refusal) {
      return try UserFile.read(path, limit: longest)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  private static func sentence(_ refusal: UserFile.Refusal) -> String {
    switch refusal {
    case .system(let error, _): "cannot read: \(error)"
    case .notPlain(let kind): "\(kind), not a file of settings"
    case .tooLarge: "larger than \(longest >> 10) KiB, not a file of settings"
    }
  }
}
