import Base
import Files
import Preferences
import TripCore

extension Home {
  /// The settings in force: those of the file, above them those of the environment, above them those of the command line.
  ///
  /// A file that cannot be read is a mistake that the settings report; the other settings are still in force.
  package func settings(_ flags: Flags = Flags()) -> UserSettings {
    do throws(ReadRefusal) {
      return UserSettings(file: try settingsPath.flatMap(content), environment: text(of:), flags: flags)
    } catch {
      return UserSettings(unreadableFile: Home.sentence(error), environment: text(of:), flags: flags)
    }
  }

  /// The path of the file of settings, which need not exist; nil if no variable gives its directory.
  package var settingsPath: FilePath? { directory(.config)?.appending("barnstorm/config.ini") }

  /// The most bytes that a file of settings may have.
  private static var longestSettings: Int64 { 65536 }

  /// The content of a file of settings; nil if there is none.
  private func content(of path: FilePath) throws(ReadRefusal) -> [UInt8]? {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(path, limit: Home.longestSettings, accepting: .plainFilesAndNull).bytes
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  private static func sentence(_ refusal: ReadRefusal) -> String {
    switch refusal {
    case .cannotOpen(let error), .cannotRead(let error): "cannot read: \(error)"
    case .notPlain(let kind): "\(kind), not a file of settings"
    case .tooLarge, .noMemory: "larger than \(longestSettings >> 10) KiB, not a file of settings"
    }
  }
}
