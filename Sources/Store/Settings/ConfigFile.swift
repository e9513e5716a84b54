import Almanac

/// The settings in a file, line by line, and the lines that hold none. The format is that of ``INILines``
/// with one section, `[keys]`.
struct ConfigFile {
  static let name = "config.ini"
  private static let keySection = "keys"

  private(set) var lines: [ConfigLine] = []
  private(set) var keyLines: [ConfigLine] = []
  /// The lines that hold no setting, in the order of the file.
  private(set) var mistakes: [SettingDiagnostic] = []
  private var section = ""

  /// The longest line that is read, in bytes without the white space before it. No setting needs as many, and a longer
  /// line would fill the screen with a complaint about it.
  static let longestLine = 198

  init(_ bytes: [UInt8]) {
    for line in INILines(bytes, longest: ConfigFile.longestLine) { add(line.content, number: line.number) }
  }

  private mutating func add(_ content: INILines.Content, number: Int) {
    switch content {
    case .section(let name):
      if name != Self.keySection { refuse(.unknownSection, number) }
      // One that is not closed begins no section; one without a name ends the section before it.
      if let name { section = name }
    case .setting(let key, let value):
      let line = ConfigLine(number: number, key: key, value: value)
      // Other sections have been refused at their head.
      if section.isEmpty { lines.append(line) } else if section == Self.keySection { keyLines.append(line) }
    case .other: refuse(.notASetting, number)
    case .tooLong: refuse(.lineTooLong, number)
    }
  }

  private mutating func refuse(_ reason: SettingDiagnostic.Reason, _ number: Int) {
    mistakes.append(SettingDiagnostic(reason, in: .file(line: number)))
  }
}
