import Editor
import Preferences
import Screen

/// The rows of the parts of the screen about a damaged file, from the top: title, damage, choices or repairs, status,
/// keys. All rows count from 0.
struct RescueLayout: Equatable {
  /// The sentence on the damage, broken into lines.
  let damage: [String]
  let damageRow: Int
  /// The rows that show the choices, or the list of repairs.
  let list: Range<Int>
  /// The number of rows of a choice: 3 on a screen of 20 rows or more (title, details, blank row), else 1 (title).
  let choiceRows: Int

  init(of state: RescueState) {
    let size = state.presentation.size
    let isRoomy = size.rows >= 20
    damageRow = isRoomy ? 2 : 1
    choiceRows = isRoomy ? 3 : 1
    damage = TextWrap.lines(
      of: "\(state.offer.damage).", width: size.columns - 4, limit: isRoomy ? 4 : 3,
      repertoire: state.presentation.repertoire)
    let space = isRoomy ? 1 : 0
    let isList = state.page != .choices
    let top = isList ? damageRow : damageRow + damage.count + space
    let bottom = max(0, size.statusRows.lowerBound - (isList ? space : 0))
    list = min(top, bottom)..<bottom
  }

  /// The choice in a row of the screen; nil for any other row.
  func choice(atRow row: Int) -> RescueChoice? {
    let index = (row - list.lowerBound) / choiceRows
    return row >= list.lowerBound && index < RescueChoice.allCases.count ? RescueChoice.allCases[index] : nil
  }
}
