import Almanac
import CZlib

/// Decompresses gzip files (RFC 1952).
package enum Gzip {
  private static func isCompressed(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// The largest size of a compressed file after decompression, in bytes.
  private static let largestUnpacked = 50_000_000

  /// Returns the content of a file that gzip has compressed, which may have several members; of any other file its
  /// bytes. Data after the last member is ignored.
  ///
  /// - Throws: `ScheduleRefusal` if the compressed content is damaged, incomplete or too large.
  package static func unpacked(_ bytes: [UInt8]) throws(ScheduleRefusal) -> [UInt8] {
    if !isCompressed(bytes) { return bytes }
    var stream = z_stream()
    // Accept only gzip files, whose checksum and length are verified.
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damagedPacking
    }
    defer { inflateEnd(&stream) }
    var (content, rest, chunk) = ([UInt8](), bytes[...], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let status = rest.withUnsafeMutableBufferPointer { input in
        chunk.withUnsafeMutableBufferPointer { output in
          (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(clamping: input.count))
          (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
          return inflate(&stream, Z_NO_FLUSH)
        }
      }
      // If the bytes end before the member does, zlib reports that it cannot continue.
      guard status == Z_OK || status == Z_STREAM_END else { throw .damagedPacking }
      rest = rest.suffix(Int(stream.avail_in))
      content += chunk.dropLast(Int(stream.avail_out))
      if content.count > largestUnpacked { throw .tooLargeUnpacked(limit: largestUnpacked) }
      if status == Z_STREAM_END, !isCompressed(rest) || inflateReset(&stream) != Z_OK { return content }
    }
  }
}
