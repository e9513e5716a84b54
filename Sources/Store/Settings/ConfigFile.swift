import Almanac

/// The settings in a file, line by line, and the lines that hold none. The format is that of ``INILines``
/// with one section, `[keys]`.
struct ConfigFile {
  static let name = "config.ini"
  private static let keySection = "keys"

  private(set) var lines: [ConfigLine] = []
  private(set) var keyLines: [ConfigLine] = []
  private(set) var mistakes: [SettingDiagnostic] = []
  private var section = ""

  /// The longest line that is read, in bytes without the white space before it. No setting needs as many, and a longer
  /// line would fill the screen with a message about it.
  static let longestLine = 198

  init(_ bytes: [UInt8]) {
    for line in INILines(bytes, longest: ConfigFile.longestLine) { add(line.content, number: line.number) }
  }

  private mutating func add(_ content: INILines.Content, number: Int) {
    switch content {
    case .section(let name):
      if name != Self.keySection { refuse("the only section is [keys]; settings in this one are ignored", number) }
      // One that is not closed begins no section; one without a name ends the section before it.
      if let name { section = name }
    case .setting(let key, let value):
      let line = ConfigLine(number: number, key: key, value: value)
      // Other sections have been refused at their head.
      if section.isEmpty { lines.append(line) } else if section == Self.keySection { keyLines.append(line) }
    case .other: refuse("not a setting; use `key = value`", number)
    case .tooLong: refuse("the line is too long", number)
    }
  }

  private mutating func refuse(_ reason: String, _ number: Int) {
    mistakes.append(SettingDiagnostic(reason, in: .file(line: number)))
  }
}

/// The source of a value, from the weakest to the strongest.
package enum SettingSource: Equatable, Sendable {
  case standard
  /// The file, and the number of the line, from 1.
  case file(line: Int)
  case environment(String)
  /// The command line, and the option with its dashes, `--units`.
  case flag(String)
}

extension SettingSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standard: "default"
    case .file(let line): "\(ConfigFile.name):\(line)"
    case .environment(let name): name
    case .flag(let name): name
    }
  }
}

/// An entry of the file or the environment that is ignored, and the reason.
package struct SettingDiagnostic: Equatable, Sendable {
  package let source: SettingSource?
  package let key: String
  package let reason: String

  package init(_ reason: String, key: String = "", in source: SettingSource?) {
    (self.reason, self.key, self.source) = (reason, key, source)
  }

  package static let setTwice = "set twice; this line wins"
}

extension SettingDiagnostic: CustomStringConvertible {
  /// A line for people: `config.ini:7: units: "furlong" is not one of mi, km`.
  package var description: String {
    let place = source?.description ?? ConfigFile.name
    return [place, key, reason].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
