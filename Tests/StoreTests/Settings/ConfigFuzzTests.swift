import Almanac
import TestSupport
import Testing

@testable import Store

/// Random files: what one line says is the same whatever the other lines are.
struct ConfigFuzzTests {
  private static let pieces = [
    "units", "clock", "bell", " ", "\t", "=", ":", ";", "#", "\r", "km", "24h", "é", "\u{FEFF}", "\0", "\u{0B}",
    "  ;", " #", String(repeating: "y", count: 97), String(repeating: " ", count: 60), "\u{85}", "\u{A0}",
  ]

  private func line(_ dice: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<dice.roll(0...8) { bytes += Array(dice.pick(ConfigFuzzTests.pieces).utf8) }
    if dice.once(in: 4), !bytes.isEmpty { bytes[dice.below(bytes.count)] = UInt8(dice.roll(0x80...0xFF)) }
    return bytes.first == UInt8(ascii: "[") ? [] : bytes
  }

  @Test func `settings of a file are independent of the other lines`() {
    var dice = SplitMix64(seed: 20_260_704)
    for round in Portion.rounds(3000) {
      let lines = (0..<dice.roll(0...6)).map { _ in line(&dice) }
      let file = ConfigFile(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
      // A byte order mark counts at the start of a file alone.
      let alone = lines.enumerated().map { ConfigFile(($0 == 0 ? [] : [UInt8(ascii: " ")]) + $1) }
      let read = alone.enumerated().flatMap { number, one in
        one.lines.map { ConfigLine(number: number + 1, key: $0.key, value: $0.value) }
      }
      let refused = alone.enumerated().flatMap { number, one in
        one.mistakes.map { SettingDiagnostic($0.reason, in: .file(line: number + 1)) }
      }
      #expect(file.lines == read && file.mistakes == refused, "round \(round): \(lines)")
      for line in file.lines {
        #expect([line.key, line.value].allSatisfy { $0.utf8.count <= 3 * ConfigFile.longestLine })
        #expect(!line.value.utf8.contains(UInt8(ascii: "\n")))
      }
    }
  }

  @Test func `any bytes are read without a crash, and every mistake has its line`() {
    var dice = SplitMix64(seed: 13)
    let example = Array(UserSettings.exampleFile.joined(separator: "\n").utf8)
    for _ in Portion.rounds(2000) {
      var bytes = example
      for _ in 0..<dice.roll(1...20) {
        let place = dice.below(bytes.count)
        switch dice.below(3) {
        case 0: bytes[place] = UInt8(dice.roll(0...255))
        case 1: bytes.insert(UInt8(dice.roll(0...255)), at: place)
        default: bytes.remove(at: place)
        }
      }
      let count = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
      let chosen = UserSettings(file: bytes, environment: { _ in nil })
      let numbers = chosen.mistakes.map { mistake in
        if case .file(let line) = mistake.source { line } else { 0 }
      }
      #expect(numbers == numbers.sorted() && numbers.allSatisfy { (1...count).contains($0) })
      for setting in Setting.allCases where !setting.hasMoreWords {
        #expect(setting.words.contains(chosen.word(of: setting)))
      }
    }
  }
}
