import Atlas
import Base
import TripCore

/// The reason why the user's geocoder found no place, as a phrase.
package struct LookUpFailure: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Looks up unknown places with the user's geocoder when Enter is pressed on them.
extension ItemForm {
  /// Asks for the typed place; nil if there is nothing to ask or no geocoder. A second Enter does not ask again.
  func lookingUp(in state: EditorState) -> Transition? {
    let text = text(of: .location).trimmed
    guard state.hasGeocoder, focus == .location, !text.isEmpty, text != untouched[.location], text != lookedUp,
      coordinates == nil, case .name = TypedPlace(text)
    else { return nil }
    var form = self
    form.lookedUp = text
    form.suggestions.close()
    let sentence = "Looking up \(text)… Enter saves it without coordinates."
    return Transition(
      .form(form), says: Status(sentence),
      effects: [.outside(.lookUpPlace(text, near: state.shown.trip.likelyPoint(onDay: day)))]
    )
  }

  /// Takes the answer of the geocoder, unless the text has changed since.
  ///
  /// - Returns: the sentence about the answer; nil if the answer came too late.
  mutating func take(_ answer: Result<GeoPoint, LookUpFailure>, for name: String) -> Status? {
    guard text(of: .location).trimmed == name, coordinates == nil else { return nil }
    switch answer {
    case .success(let point):
      takenPoint = point
      keepsCoordinates = true
      return Status("Found \(name) at \(point.latitude), \(point.longitude); Enter saves, Esc leaves.")
    case .failure(let failure):
      return Status("\(failure.reason.withFullStop) Enter saves it without coordinates.", .refusal)
    }
  }
}

extension EditorState {
  mutating func take(_ answer: Result<GeoPoint, LookUpFailure>, for name: String) {
    guard case .form(var form) = mode, let status = form.take(answer, for: name) else { return }
    mode = .form(form)
    notice = status
  }
}
