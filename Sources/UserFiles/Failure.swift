/// Why a command did nothing, in one sentence.
package struct Failure: Error, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String) {
    description = sentence
  }
}
