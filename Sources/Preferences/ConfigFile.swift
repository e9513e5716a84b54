import Base

/// The settings in a file, line by line, and the lines that hold none. The format is that of ``INILines`` without sections.
struct ConfigFile {
  static let name = "config.ini"

  private(set) var lines: [ConfigLine] = []
  /// The lines that hold no setting, in the order of the file.
  private(set) var mistakes: [SettingDiagnostic] = []
  private var isInSection = false

  /// The longest line that is read, in bytes without the white space before it. No setting needs as many, and a longer
  /// line would fill the screen with a complaint about it.
  static let longestLine = 198

  init(_ bytes: [UInt8]) {
    for line in INILines(bytes, longest: ConfigFile.longestLine) { add(line.content, number: line.number) }
  }

  private mutating func add(_ content: INILines.Content, number: Int) {
    switch content {
    case .section(let name):
      refuse(.unknownSection, number)
      // One that is not closed begins no section; one without a name ends the section before it.
      if let name { isInSection = !name.isEmpty }
    case .setting(let key, let value):
      // The section has been refused at its head.
      if !isInSection { lines.append(ConfigLine(number: number, key: key, value: value)) }
    case .other: refuse(.notASetting, number)
    case .tooLong: refuse(.lineTooLong, number)
    }
  }

  private mutating func refuse(_ reason: SettingDiagnostic.Reason, _ number: Int) {
    mistakes.append(SettingDiagnostic(reason, in: .file(line: number)))
  }
}

/// A line that gives a key a value, whether or not there is such a setting.
struct ConfigLine: Equatable {
  /// The number of the line, from 1.
  let number: Int
  let key: String
  let value: String
}
