import Testing

/// Records an issue where a value is not the expected one. What `#expect(actual == expected)` does, for a tenth of the time
/// that its expansion takes to compile.
package func expect<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  let prefix = comment().map { "\($0.rawValue): " } ?? ""
  Issue.record("\(prefix)\(actual)\nis not \(expected)", sourceLocation: sourceLocation)
}

/// Records an issue where a test ends early: `guard … else { return fail("…") }`.
package func fail(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
  Issue.record(comment, sourceLocation: sourceLocation)
}
