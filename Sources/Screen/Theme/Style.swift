/// The meaning of a cell; a ``Theme`` has the ``Appearance`` of each on a given terminal.
package struct Style: Hashable, Sendable {
  package enum Role: UInt8, CaseIterable, Sendable {
    case plain
    case title, titleDetail
    case dayHeader, dayRule, addButton, emptyDay
    case gameBorder, badge, matchup, gameDetail, gameTime
    /// The border of a game that holds the carried leg.
    case barrier
    case legAccent, leg, dragHandle
    case custom, customDetail, customTime
    /// The line where the carried item would land, and the item itself.
    case insertion, lifted
    /// The mark of a place where the carried item may not go, and the reason.
    case invalid
    case warning, error
    case status, keyName, keyLabel
    case dialogBorder, dialog, dialogTitle, label, field, activeField, hint, button, activeButton
    /// A row that has just been dropped.
    case highlighted
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    // See ``Appearance/Attributes``.
    package init(arrayLiteral elements: Traits...) { rawValue = elements.reduce(0) { $0 | $1.rawValue } }

    package static let selected = Traits(rawValue: 1)
    /// The cell is on a row next to which the carried item cannot go.
    package static let dimmed = Traits(rawValue: 2)
    /// The text is of a game that is postponed or cancelled.
    package static let struck = Traits(rawValue: 4)
  }

  package var role: Role
  package var traits: Traits

  package init(_ role: Role, _ traits: Traits = []) { (self.role, self.traits) = (role, traits) }

  package static let plain = Style(.plain)

  /// A number from 0 that each style has for itself, below ``count``.
  package var index: Int { Int(role.rawValue) << 3 | Int(traits.rawValue) }
  package static let count = Role.allCases.count << 3

  package func with(_ more: Traits) -> Style { Style(role, traits.union(more)) }
}
