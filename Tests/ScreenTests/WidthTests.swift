import Glibc
import Screen
import TestSupport
import Testing

/// What a string of the data sends to the terminal is as wide as ncurses will count it.
@Suite struct WidthTests {
  /// `wcwidth` of the C library, which the module Glibc does not declare.
  private static let systemWidth: (@convention(c) (CInt) -> CInt)? = dlsym(nil, "wcwidth").map {
    unsafeBitCast($0, to: (@convention(c) (CInt) -> CInt).self)
  }

  /// Whether the C library is the one that the table was made from; others know other versions of Unicode.
  private static var isMeasuredLibrary: Bool {
    var version = [CChar](repeating: 0, count: 64)
    confstr(CInt(_CS_GNU_LIBC_VERSION), &version, version.count)
    return version.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } == "glibc 2.36"
  }

  @Test(.enabled(if: isMeasuredLibrary)) func `every scalar has the width that the system's wcwidth returns`() throws {
    let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    let systemWidth = try #require(WidthTests.systemWidth)
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    var wrong: [Unicode.Scalar] = []
    var wide = 0
    var marks = 0
    forEveryScalar { scalar in
      // After a letter, so that marks have a base.
      for glyph in DisplayText.glyphs(of: "a\(scalar)") {
        if Int(systemWidth(CInt(glyph.base.value))) != glyph.width { wrong.append(scalar) }
        for mark in [glyph.marks.first, glyph.marks.second] where mark.value != 0 {
          marks += 1
          if systemWidth(CInt(mark.value)) != 0 { wrong.append(scalar) }
        }
        if glyph.width == 2 { wide += 1 }
      }
    }
    #expect(wrong.isEmpty)
    #expect(wide > 100_000, "the ideographs")
    #expect(marks > 1_900)
  }

  @Test func `no scalar sends a control sequence`() {
    forEveryScalar { scalar in
      for glyph in DisplayText.glyphs(of: "\(scalar)") {
        let category = glyph.base.properties.generalCategory
        if [.control, .format, .surrogate, .lineSeparator, .paragraphSeparator].contains(category) {
          Issue.record("U+\(String(scalar.value, radix: 16)) sends \(category)")
        }
      }
    }
  }

  @Test(arguments: [
    ("🍴🛫🏨🚆🚗🎫📅📍📝☕⭐⚾", 24), ("✈✓⚠●→·≡…│─╭", 11), ("한국어", 6), ("ｶﾞ", 2), ("Ａ", 2), ("\u{1F6DC}", 1), ("𠀋", 2),
  ])
  func `strings have the width that terminals give them`(text: String, width: Int) {
    #expect(DisplayText.width(of: text) == width)
  }

  private func forEveryScalar(_ body: (Unicode.Scalar) -> Void) {
    // Above the planes that have letters every third.
    for value in UInt32(0)...0x10FFFF where value < 0x40000 || Portion.hasThird(Int(value)) {
      if let scalar = Unicode.Scalar(value) { body(scalar) }
    }
  }
}
