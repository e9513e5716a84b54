/// Unpacks bytes that are packed as DEFLATE says (RFC 1951).
struct Inflation {
  private let input: [UInt8]
  private let limit: Int
  /// The next byte to be read.
  var position = 0
  private(set) var output: [UInt8] = []
  /// The bits of bytes that were read but not used yet, the next one lowest.
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// - Parameter limit: The most bytes of output.
  init(_ input: [UInt8], limit: Int) {
    (self.input, self.limit) = (input, limit)
  }

  /// Unpacks from the position on, and leaves it behind the last block.
  mutating func inflate() throws(Gzip.Refusal) {
    (bits, bitCount) = (0, 0)
    var isLast = false
    while !isLast {
      isLast = try take(bits: 1) == 1
      switch try take(bits: 2) {
      case 0: try copyStored()
      case 1: try inflate(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try inflate(literals, distances)
      default: throw .damaged
      }
    }
  }

  private mutating func take(bits count: Int) throws(Gzip.Refusal) -> Int {
    while bitCount < count {
      guard position < input.count else { throw .damaged }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws(Gzip.Refusal) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let complement = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard length == ~complement & 0xFFFF, position + length <= input.count else { throw .damaged }
    if output.count + length > limit { throw .tooLarge }
    output += input[position..<position + length]
    position += length
  }

  private mutating func inflate(_ literals: Code, _ distances: Code) throws(Gzip.Refusal) {
    while true {
      let symbol = try take(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        if output.count >= limit { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw .damaged }
      let (base, extra) = Self.lengths[symbol - 257]
      let length = base + (try take(bits: extra))
      let place = try take(distances)
      guard place < Self.distances.count else { throw .damaged }
      let (start, more) = Self.distances[place]
      let distance = start + (try take(bits: more))
      guard distance <= output.count else { throw .damaged }
      if output.count + length > limit { throw .tooLarge }
      // What is copied may reach into what the copy makes.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  // MARK: Codes

  /// A Huffman code: how many symbols have each length, and the symbols by length.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    /// - Parameter lengths: the number of bits of each symbol; 0 for one that does not occur.
    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      for wanted in 1...15 where counts[wanted] > 0 {
        for (symbol, length) in lengths.enumerated() where length == wanted { symbols.append(symbol) }
      }
      counts[0] = 0
    }
  }

  private mutating func take(_ code: Code) throws(Gzip.Refusal) -> Int {
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      word |= try take(bits: 1)
      let count = code.counts[length]
      if word - first < count {
        let place = index + word - first
        guard place >= 0, place < code.symbols.count else { throw .damaged }
        return code.symbols[place]
      }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    throw .damaged
  }

  /// Reads the codes of a block, which are packed themselves.
  private mutating func codes() throws(Gzip.Refusal) -> (literals: Code, distances: Code) {
    let (literals, distances) = (try take(bits: 5) + 257, try take(bits: 5) + 1)
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.lengthOrder.prefix(try take(bits: 4) + 4) { lengths[place] = try take(bits: 3) }
    let code = Code(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try take(code) {
      case 16:
        guard let last = all.last else { throw .damaged }
        all += [Int](repeating: last, count: 3 + (try take(bits: 2)))
      case 17: all += [Int](repeating: 0, count: 3 + (try take(bits: 3)))
      case 18: all += [Int](repeating: 0, count: 11 + (try take(bits: 7)))
      case let length: all.append(length)
      }
    }
    guard all.count == literals + distances else { throw .damaged }
    return (Code(all[..<literals]), Code(Array(all[literals...])))
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let fixedLiterals = Code(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  /// The lengths of copies by their symbols: the smallest, and the number of bits to add.
  private static let lengths: [(Int, Int)] = series(from: 3, steps: [8, 4, 4, 4, 4, 4]) + [(258, 0)]
  /// The distances of copies by their symbols.
  private static let distances: [(Int, Int)] = series(from: 1, steps: [4] + [Int](repeating: 2, count: 13))

  /// - Parameter steps: how many symbols add 0, 1, 2 … bits.
  private static func series(from first: Int, steps: [Int]) -> [(Int, Int)] {
    var (rows, next) = ([(Int, Int)](), first)
    for (bits, count) in steps.enumerated() {
      for _ in 0..<count {
        rows.append((next, bits))
        next += 1 << bits
      }
    }
    return rows
  }
}
