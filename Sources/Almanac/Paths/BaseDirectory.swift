/// A directory in which programs keep what belongs to a user (XDG Base Directory Specification 0.8).
package enum BaseDirectory: CaseIterable {
  case config, data, state

  package static var variables: [String] { allCases.map(\.variable) + ["HOME"] }

  /// Returns the path by the variables of the environment; nil without a home.
  package func path(_ environment: (String) -> FilePath?) -> FilePath? {
    // A relative path is invalid and to be ignored.
    if let path = environment(variable), path.isAbsolute { return path }
    guard let home = environment("HOME"), home.isAbsolute else { return nil }
    return home.appending(names.fallback)
  }

  private var variable: String { names.variable }

  /// The variable of the environment, and the path below the home without it.
  private var names: (variable: String, fallback: FilePath) {
    switch self {
    case .config: ("XDG_CONFIG_HOME", ".config")
    case .data: ("XDG_DATA_HOME", ".local/share")
    case .state: ("XDG_STATE_HOME", ".local/state")
    }
  }
}
