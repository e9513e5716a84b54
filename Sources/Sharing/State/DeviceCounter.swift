import Base

/// The number of syncs in which a device has changed the remote, in a resource of its own.
///
/// It tells a remote that was restored from an older state: a number is lower than before, or missing. Without it, a
/// restore that has lost only additions would look like deletions.
package struct DeviceCounter: Equatable, Sendable {
  /// A random name of the device.
  package var device: String
  package var count: Int

  package init(device: String, count: Int = 0) { (self.device, self.count) = (device, min(max(count, 0), Self.most)) }

  /// The largest count, which no device reaches.
  private static let most = 1 << 50

  /// The beginning of the names of the resources and of the ids of the events.
  package static let prefix = "barnstorm-device-"

  var id: String { Self.prefix + device }
  package var name: ResourceName { ResourceName(id + ".ics") }

  /// The counter after another sync that changes the remote.
  ///
  /// - Parameter shown: the count that the remote shows.
  func raised(over shown: Int?) -> DeviceCounter {
    DeviceCounter(device: device, count: min(max(count, shown ?? 0), Self.most) + 1)
  }
}

extension SharingState {
  /// The counts of all devices that the remote has shown, by their names.
  var counts: [String: Int] { unused.values.counts }
}

extension Sequence where Element == UnusedResource {
  var counts: [String: Int] {
    Dictionary(lazy.compactMap(\.counter).map { ($0.device, $0.count) }, uniquingKeysWith: Swift.max)
  }
}
