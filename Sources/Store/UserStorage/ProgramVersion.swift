/// The version of the program.
package enum ProgramVersion {
  package static let number = "0.1.0"
}
