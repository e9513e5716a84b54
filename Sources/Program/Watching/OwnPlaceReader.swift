import Atlas
import Editor
import Files
import Store
import TripCore

/// Reads the places of the user's trips once, on its own thread because there may be many trips.
struct OwnPlaceReader {
  private let worker: BackgroundWorker<Home, [OwnPlace]>

  init(_ home: Home) throws(ErrorNumber) {
    worker = try BackgroundWorker()
    try worker.start { home in OwnPlace.places(of: (try? home.readableTrips()) ?? []) }
    worker.change { $0 = [home] }
  }

  /// Readable when the places have been read.
  var descriptor: CInt { worker.descriptor }

  /// Returns the places and ends the thread; nil while they are being read.
  func takePlaces() -> [OwnPlace]? {
    guard let places = worker.takeReports().first else { return nil }
    worker.close()
    return places
  }
}
