import CFribidi

/// The Unicode bidirectional algorithm (UAX #9) and Arabic joining, by FriBidi.
struct TextDirection {
  /// The level of the line, which its first letter determines: 1 if it runs from right to left.
  let base: Int
  let levels: [Int8]
  private let characters: [UInt32]
  private let types: [FriBidiCharType]

  init(_ scalars: [Unicode.Scalar]) {
    let characters = scalars.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var direction = cfribidi_direction_of_first_letter
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    // Without memory, all levels stay 0.
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    base = Int(cfribidi_is_rtl(direction))
    (self.characters, self.types, self.levels) = (characters, types, levels)
  }

  /// - Parameter ligatures: whether lam and alef become one character, in the place of the first. The second is nil.
  func forms(ligatures: Bool) -> [Unicode.Scalar?] {
    let count = FriBidiStrIndex(characters.count)
    var joining = [FriBidiArabicProp](repeating: 0, count: characters.count)
    var forms = characters
    fribidi_get_joining_types(characters, count, &joining)
    fribidi_join_arabic(types, count, levels, &joining)
    let flags = FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAG_SHAPE_ARAB_PRES
    fribidi_shape(FriBidiFlags(flags | (ligatures ? FRIBIDI_FLAG_SHAPE_ARAB_LIGA : 0)), levels, count, &joining, &forms)
    return zip(characters, forms).map { character, form in
      form == FRIBIDI_CHAR_FILL && character != FRIBIDI_CHAR_FILL ? nil : Unicode.Scalar(form)
    }
  }

  /// - Parameter base: the level of the whole text that the line is part of.
  static func ordered(_ glyphs: [ShapedGlyph], base: Int) -> [ShapedGlyph] {
    guard base > 0 || glyphs.contains(where: { $0.level > 0 }) else { return glyphs }
    let count = FriBidiStrIndex(glyphs.count)
    let characters = glyphs.map(\.scalar.value)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: glyphs.count)
    var levels = glyphs.map { FriBidiLevel($0.level) }
    var order = [FriBidiStrIndex](0..<count)
    fribidi_get_bidi_types(characters, count, &types)
    _ = fribidi_reorder_line(0, types, count, 0, cfribidi_direction(FriBidiLevel(base)), &levels, nil, &order)
    return order.map { glyphs[Int($0)] }
  }
}
