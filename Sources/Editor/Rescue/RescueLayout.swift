import Presenting
import Screen

/// Where things stand on the screen about a damaged file: title, damage, choices or repairs, status, keys.
struct RescueLayout: Equatable {
  /// What is wrong, broken into lines.
  let damage: [String]
  let damageRow: Int
  /// The rows that show the choices, or the list of repairs.
  let list: Range<Int>
  let status: Range<Int>
  let keyRow: Int
  /// The rows of a choice: its title, and its details and a blank one where there is room.
  let choiceRows: Int

  init(of state: RescueState) {
    let size = state.presentation.size
    let isRoomy = size.rows >= 20
    keyRow = max(0, size.rows - 1)
    status = max(0, keyRow - 2)..<keyRow
    damageRow = isRoomy ? 2 : 1
    choiceRows = isRoomy ? 3 : 1
    damage = TextWrap.lines(
      of: "\(state.offer.damage).", width: size.columns - 4, limit: isRoomy ? 4 : 3,
      repertoire: state.presentation.repertoire)
    let space = isRoomy ? 1 : 0
    let isList = state.page != .choices
    let top = isList ? damageRow : damageRow + damage.count + space
    let bottom = max(0, status.lowerBound - (isList ? space : 0))
    list = min(top, bottom)..<bottom
  }

  /// The choice on a row of the screen.
  func choice(atRow row: Int) -> RescueChoice? {
    let index = (row - list.lowerBound) / choiceRows
    return row >= list.lowerBound && index < RescueChoice.allCases.count ? RescueChoice.allCases[index] : nil
  }
}
