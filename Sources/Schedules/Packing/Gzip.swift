import CZlib

/// Decompresses gzip files (RFC 1952).
enum Gzip {
  enum Refusal: Error, Equatable, Sendable {
    case damaged
    /// The content is larger than allowed.
    case tooLarge
  }

  static func isPacked(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// Returns the content of a compressed file, which may have several members. Data after the last member is ignored.
  ///
  /// - Parameter limit: The largest number of bytes of the content.
  static func unpacked(_ bytes: [UInt8], limit: Int) throws(Refusal) -> [UInt8] {
    var stream = z_stream()
    // Accept only gzip files, whose checksum and length are verified.
    let format = MAX_WBITS + 16
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, format, ZLIB_VERSION, size) == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var (content, rest) = ([UInt8](), bytes[...])
    repeat {
      guard inflateReset(&stream) == Z_OK else { throw .damaged }
      rest = rest.dropFirst(try unpackPart(rest, &stream, into: &content, limit: limit))
    } while isPacked(rest)
    return content
  }

  /// Appends the content of the first member in the bytes.
  ///
  /// - Returns: The number of bytes of the member.
  private static func unpackPart(
    _ bytes: ArraySlice<UInt8>, _ stream: inout z_stream, into content: inout [UInt8], limit: Int
  ) throws(Refusal) -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var (taken, status) = (0, Z_OK)
    while status != Z_STREAM_END {
      var made = 0
      bytes.dropFirst(taken).withUnsafeBufferPointer { input in
        chunk.withUnsafeMutableBufferPointer { output in
          // Zlib does not modify it, although the type says so.
          stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.avail_in = UInt32(clamping: input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          status = inflate(&stream, Z_NO_FLUSH)
          taken += Int(UInt32(clamping: input.count) - stream.avail_in)
          made = output.count - Int(stream.avail_out)
        }
      }
      // If the bytes end before the member does, zlib reports that it cannot continue.
      guard status == Z_OK || status == Z_STREAM_END else { throw .damaged }
      if content.count + made > limit { throw .tooLarge }
      content += chunk[..<made]
    }
    return taken
  }
}
