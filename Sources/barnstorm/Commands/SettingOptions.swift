import ArgumentParser
import Settings

/// The options of commands that print times and distances.
struct WordingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(valueOf(.units)))
  var units: Units?

  @Option(help: ArgumentHelp(valueOf(.clock)))
  var clock: Clock?

  var flags: Flags {
    var flags = Flags()
    (flags.units, flags.clock) = (units, clock)
    return flags
  }
}

/// The options of the editor: a setting each, above the file and the environment.
struct EditorOptions: ParsableArguments {
  @OptionGroup var wording: WordingOptions

  @Option(help: ArgumentHelp(valueOf(.icons)))
  var icons: Icons?

  @Option(help: ArgumentHelp(valueOf(.colors)))
  var colors: Colors?

  @Option(help: ArgumentHelp(valueOf(.background)))
  var background: Background?

  @Option(help: ArgumentHelp(valueOf(.bell)))
  var bell: Bell?

  @Option(help: ArgumentHelp(valueOf(.mouse)))
  var mouse: Switch?

  @Flag(help: ArgumentHelp(valueOf(.plain)))
  var plain = false

  var flags: Flags {
    var flags = wording.flags
    (flags.icons, flags.colors, flags.background) = (icons, colors, background)
    (flags.bell, flags.mouse, flags.plain) = (bell, mouse, plain)
    return flags
  }
}

private func valueOf(_ key: UserSettings.Key) -> String { "\(key.help)." }

extension Units: ExpressibleByArgument {}
extension Clock: ExpressibleByArgument {}
extension Icons: ExpressibleByArgument {}
extension Colors: ExpressibleByArgument {}
extension Background: ExpressibleByArgument {}
extension Bell: ExpressibleByArgument {}
extension Switch: ExpressibleByArgument {}
