/// A directory in which programs keep what belongs to a user.
///
/// Source: XDG Base Directory Specification 0.8.
package enum BaseDirectory: CaseIterable {
  case config, data, state

  package static var variables: [String] { allCases.map(\.variable) + ["HOME"] }

  /// - Parameter environment: what the variable of a name holds.
  /// - Returns: nil without a home.
  package func path(_ environment: (String) -> FilePath?) -> FilePath? {
    // A relative path is invalid and to be ignored.
    if let path = environment(variable), path.isAbsolute { return path }
    guard let home = environment("HOME"), home.isAbsolute else { return nil }
    return home.appending(fallback)
  }

  private var variable: String {
    switch self {
    case .config: "XDG_CONFIG_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  /// The path below the home.
  private var fallback: FilePath {
    switch self {
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }
}
