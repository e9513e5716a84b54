import Fuzzing
import Glibc

/// libFuzzer's own entry: reads its options, and calls the function with inputs until something is wrong.
@_extern(c, "LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `fuzz` with the options of libFuzzer; the environment variable `FUZZ_TARGET` says what to fuzz.
@main enum Fuzz {
  static let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  static func main() {
    guard target != nil else {
      print("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
      exit(64)
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments, check))
  }

  private static let check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt = { bytes, count in
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let violation = Fuzz.target?.violation(about: input) { fatalError(violation) }
    return 0
  }
}
