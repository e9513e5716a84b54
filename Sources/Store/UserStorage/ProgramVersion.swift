/// The owner of the project fills in the address and the contact here, and nowhere else: packages, recipes, the manual
/// and the program's own requests get them from here.
package enum ProgramVersion {
  package static let number = "0.1.0"
  package static let homePage = "https://barnstorm.example"
  package static let contact = "maintainers@barnstorm.invalid"
  /// The name of the program to servers. Some refuse a name without an address.
  package static let agent = "barnstorm/\(number) (+\(homePage))"
}
