import Atlas
import ItineraryCore

/// The reason why the user's geocoder has found no place: a phrase.
package struct LookUpFailure: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Places that no table knows, looked up by a command of the user's when Enter is pressed on them.
extension ItemForm {
  /// Asks for the place that is typed; nil if there is nothing to ask or nobody to be asked. A second Enter does not ask again.
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
      .form(form), says: Status(sentence), effects: [.lookUpPlace(text, near: state.shown.trip.likelyPoint(onDay: day))]
    )
  }

  /// Takes the answer of the geocoder, unless the text is another one by now.
  ///
  /// - Returns: the sentence on it; nil if it does not count any more.
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
