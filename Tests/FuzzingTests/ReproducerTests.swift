import Fuzzing
import TestSupport
import Testing

/// What the fuzzer starts from, and all that it ever found, in `Reproducers`: one folder for each target, one input a file.
@Suite struct ReproducerTests {
  @Test(arguments: FuzzTarget.allCases) func `recorded inputs keep what each target promises`(target: FuzzTarget) {
    let inputs = files(of: target)
    #expect(!inputs.isEmpty)
    for path in inputs {
      let bytes = Repository.read(path)
      #expect(target.violation(about: bytes) == nil, "\(path)")
      // Half an input is an input too.
      #expect(target.violation(about: Array(bytes.prefix(bytes.count / 2))) == nil, "the first half of \(path)")
    }
  }

  @Test(arguments: [FuzzTarget.calendar, .table, .imported, .event, .trip, .open])
  func `numbers at the limits of their types are accepted`(target: FuzzTarget) {
    for path in files(of: target) {
      for variant in Portion.cases(of: NumberEnds.variants(of: Repository.read(path))) {
        #expect(target.violation(about: variant) == nil, "\(path): \(String(decoding: variant, as: UTF8.self))")
      }
    }
  }

  private func files(of target: FuzzTarget) -> [String] {
    let folder = "\(Repository.path)/Tests/FuzzingTests/Reproducers/\(target.rawValue)"
    return (Repository.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }
}
