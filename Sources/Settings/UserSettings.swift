import ItineraryCore
import Presenting

/// What the user wants, from the defaults, the file, the environment and the command line, each above the one before.
///
/// Confirmations are always on and so are no setting.
package struct UserSettings: Equatable, Sendable {
  package enum Key: String, CaseIterable, Sendable {
    case units, clock, icons, colors, background, bell, mouse, plain

    /// The variable above the file, `BARNSTORM_UNITS`.
    package var variable: String { "BARNSTORM_\(rawValue.uppercased())" }
    /// The option above both, `--units`.
    package var flag: String { "--\(rawValue)" }
  }

  package private(set) var units: Setting<Wording.Distance>
  package private(set) var clock: Setting<Wording.Clock>
  package private(set) var icons: Setting<IconStyle>
  package private(set) var colors = Setting(Colors.auto)
  package private(set) var background = Setting(Background.auto)
  package private(set) var bell = Setting(Bell.off)
  package private(set) var mouse = Setting(Switch.on)
  /// A screen without boxes, for screen readers.
  package private(set) var plain = Setting(Switch.off)
  /// What was written and does not count, in the order of reading.
  package private(set) var mistakes: [Mistake] = []

  /// - Parameters:
  ///   - file: the text of the file; nil where there is none.
  ///   - environment: what the variable of a name holds.
  package init(file: [UInt8]?, environment: (String) -> String?, flags: Flags = Flags()) {
    units = Defaults.units(environment)
    clock = Defaults.clock(environment)
    icons = Defaults.icons(environment)
    if let file { take(ConfigFile(file)) }
    take(environment: environment)
    take(flags)
  }

  /// The same without a file, for a reason that is a mistake.
  package init(unreadableFile reason: String, environment: (String) -> String?, flags: Flags = Flags()) {
    self.init(file: nil, environment: environment, flags: flags)
    mistakes.insert(Mistake(.unreadable(reason), in: nil), at: 0)
  }

  // MARK: Layers

  private mutating func take(_ file: ConfigFile) {
    mistakes += file.mistakes
    for line in file.lines {
      guard let key = Key(rawValue: line.key.lowercased()) else {
        mistakes.append(Mistake(.unknownKey, key: line.key, in: .file(line: line.number)))
        continue
      }
      let earlier = source(of: key)
      let source = Source.file(line: line.number)
      take(line.value, for: key, from: source, name: line.key)
      if case .file = earlier, self.source(of: key) == source {
        mistakes.append(Mistake(.givenTwice, key: line.key, in: source))
      }
    }
    mistakes.sort { $0.line < $1.line }
  }

  private mutating func take(environment: (String) -> String?) {
    for key in Key.allCases {
      guard let text = environment(key.variable), !text.isEmpty else { continue }
      take(text, for: key, from: .environment(key.variable), name: "")
    }
    // https://no-color.org, more than a preference of colors: only a flag is stronger.
    if environment("NO_COLOR")?.isEmpty == false { colors.take(.never, from: .environment("NO_COLOR")) }
  }

  private mutating func take(_ flags: Flags) {
    units.take(flags.units, from: .flag(Key.units.flag))
    clock.take(flags.clock, from: .flag(Key.clock.flag))
    icons.take(flags.icons, from: .flag(Key.icons.flag))
    colors.take(flags.colors, from: .flag(Key.colors.flag))
    background.take(flags.background, from: .flag(Key.background.flag))
    bell.take(flags.bell, from: .flag(Key.bell.flag))
    mouse.take(flags.mouse, from: .flag(Key.mouse.flag))
    plain.take(flags.plain ? .on : nil, from: .flag(Key.plain.flag))
  }

  private mutating func take(_ text: String, for key: Key, from source: Source, name: String) {
    do throws(Mistake.Reason) {
      switch key {
      case .units: try units.take(text, from: source)
      case .clock: try clock.take(text, from: source)
      case .icons: try icons.take(text, from: source)
      case .colors: try colors.take(text, from: source)
      case .background: try background.take(text, from: source)
      case .bell: try bell.take(text, from: source)
      case .mouse: try mouse.take(text, from: source)
      case .plain: try plain.take(text, from: source)
      }
    } catch {
      mistakes.append(Mistake(error, key: name, in: source))
    }
  }

  // MARK: As text

  /// The value in force, as the user would write it.
  package func text(of key: Key) -> String {
    switch key {
    case .units: units.value.rawValue
    case .clock: clock.value.rawValue
    case .icons: icons.value.rawValue
    case .colors: colors.value.rawValue
    case .background: background.value.rawValue
    case .bell: bell.value.rawValue
    case .mouse: mouse.value.rawValue
    case .plain: plain.value.rawValue
    }
  }

  package func source(of key: Key) -> Source {
    switch key {
    case .units: units.source
    case .clock: clock.source
    case .icons: icons.source
    case .colors: colors.source
    case .background: background.source
    case .bell: bell.source
    case .mouse: mouse.source
    case .plain: plain.source
    }
  }
}

/// What the command line says; nil where it says nothing.
package struct Flags: Equatable, Sendable {
  package var units: Wording.Distance?
  package var clock: Wording.Clock?
  package var icons: IconStyle?
  package var colors: Colors?
  package var background: Background?
  package var bell: Bell?
  package var mouse: Switch?
  package var plain = false

  package init() {}
}

extension Mistake {
  /// The line in the file; beyond all lines for what is not in the file.
  fileprivate var line: Int {
    if case .file(let line) = source { line } else { .max }
  }
}
