/// The known fields of one object of a format, in the order in which they are written.
package protocol FileField: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {}
