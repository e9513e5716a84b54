/// The known fields of one object of a format, in the order in which they are written. No name has a character that JSON
/// escapes.
package protocol FileField: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {}
