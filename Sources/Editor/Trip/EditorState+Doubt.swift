import ItineraryCore
import Screen

/// Characters that were typed, or are what is left of a key whose bytes came too slowly.
///
/// They follow an escape that was taken for the Escape key, so nothing is carried and no form is open, except one that
/// such a character has opened. There they are text; elsewhere they may do what is easily taken back.
extension EditorState {
  mutating func pressInDoubt(_ key: Key, at now: Timestamp) -> [EditorEffect] {
    switch mode {
    case .browse where BrowseAction.action(for: key)?.editsAtOnce == true:
      status = Status(
        "\(key.notation(in: repertoire)) came after Esc like half of another key; press it again if you meant it.",
        .refusal)
      return [.ring]
    case .confirmDelete, .confirmQuit, .question: return [.ring]
    case .browse, .carry, .form, .find, .moveTo, .page, .saveElsewhere: return press(key, at: now)
    }
  }
}
