import Almanac

/// The system's program `iconv`, which converts encodings that this program does not read itself.
package struct Iconv {
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case refused(String)

    package var description: String {
      switch self {
      case .missing(let encoding):
        "text in \(encoding), which needs the program iconv; install it, or save the file as UTF-8"
      case .refused(let encoding): "iconv can't read the text as \(encoding); \"iconv -l\" lists its encodings"
      }
    }
  }

  /// The directories of programs, with colons between them; nil for none.
  private let path: FilePath?

  package init(path: FilePath?) { self.path = path }

  package func utf8(_ bytes: [UInt8], from encoding: String) throws(Refusal) -> [UInt8] {
    guard let program = FilePath("iconv").found(in: path) else { throw .missing(encoding) }
    let outcome = try? ChildProcess.run(
      program, ["-f", encoding, "-t", "UTF-8"], input: bytes, limit: bytes.count * 4 + 64, seconds: 20)
    guard let outcome, outcome.end == .exited(0) else { throw .refused(encoding) }
    return outcome.output
  }
}
