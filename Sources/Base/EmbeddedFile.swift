import CEmbedded

/// A file that the program contains.
package enum EmbeddedFile: Sendable {
  case regularFont, boldFont
  /// The outlines of the world, as `Scripts/make-outlines.py` packs them.
  case outlines
  case sampleTrip, sampleWeekend
  case credits

  package var bytes: [UInt8] {
    let file =
      switch self {
      case .regularFont: embedded_regular_font()
      case .boldFont: embedded_bold_font()
      case .outlines: embedded_outlines()
      case .sampleTrip: embedded_sample_trip()
      case .sampleWeekend: embedded_sample_weekend()
      case .credits: embedded_credits()
      }
    return Array(UnsafeBufferPointer(start: file.start, count: file.count))
  }
}
