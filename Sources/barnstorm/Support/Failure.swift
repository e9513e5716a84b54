/// Why a command did nothing, in one sentence.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) {
    description = sentence
  }
}
