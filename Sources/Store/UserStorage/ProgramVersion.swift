/// The version of the program.
package enum ProgramVersion {
  package static let number = "0.1.0"
  /// The page about the program: a placeholder, because the project has none yet.
  package static let homePage = "https://barnstorm.example/"
  /// The name of the program to servers. Some refuse a name without an address.
  package static let agent = "barnstorm/\(number) (+\(homePage))"
}
