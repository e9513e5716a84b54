import Glibc
import Itinerary
import Sharing
import Store
import Synchronization
import TestSupport
import Testing

/// How often the program that prints a password is run by an editor that is open for hours.
struct PasswordCacheTests {
  private let scratch = Scratch()
  private let server = Server()
  private let home: UserStorage
  private let share: Share

  private final class Server: HTTPClient {
    let status = Mutex(503)
    let requested = Mutex(0)

    func responses(to requests: [HTTPRequest], within limits: RequestLimits) -> [Result<HTTPResponse, HTTPFailure>] {
      requested.withLock { $0 += requests.count }
      let headers = [HTTPHeader("WWW-Authenticate", "Basic realm=\"calendars\"")]
      let status = status.withLock { $0 }
      return requests.map { _ in .success(HTTPResponse(status: status, headers: headers)) }
    }
  }

  init() throws {
    let path = "\(scratch.path)"
    home = UserStorage(web: server) { $0 == "HOME" ? FilePath(path) : $0 == "PATH" ? "/usr/bin:/bin" : nil }
    try SystemCalls().makeDirectories(scratch.path(".config/barnstorm"))
    try scratch.write("#!/bin/sh\necho run >>\"$0.runs\"\necho secret\n", to: "tell", mode: 0o700)
    try scratch.write("password_command = \(path)/tell\n", to: ".config/barnstorm/config.ini")
    let trip = TripSketch.trip("@Chicago Dinner")
    try home.tripFiles.save(trip, to: scratch.path("trip.json"), replacing: .nothing)
    share = Share(
      tripID: trip.id, tripPath: scratch.path("trip.json"), remote: .server("https://dav.example.org/mira/rust/"),
      user: "mira", importsForeignEvents: true)
    try home.shares().keep(share)
  }

  private var runs: Int { scratch.text("tell.runs")?.split(separator: "\n").count ?? 0 }

  private func sync(_ cache: PasswordCache?) throws -> SyncReport {
    let known = try #require(try home.shares().share(ofTrip: share.tripID))
    return try home.sync(known, at: timestamp("2026-06-02T08:00:00.000Z"), cache: cache).report
  }

  @Test func `keeps an entered password, but runs the password command each time`() throws {
    let cache = PasswordCache()
    for _ in 1...3 { try expect(sync(cache).state, .offline) }
    expect(runs, 1)
    for _ in 1...2 { try expect(sync(nil).state, .offline) }
    expect(runs, 3)
  }

  @Test func `prompts again after a rejected password, and does not send it again`() throws {
    let cache = PasswordCache()
    server.status.withLock { $0 = 401 }
    try expect(sync(cache).message, "Wrong user name or password")
    let requested = server.requested.withLock { $0 }
    try expect(sync(cache).message?.hasPrefix("Password rejected earlier"), true)
    expect(server.requested.withLock { $0 }, requested)
    expect(runs, 2)
  }

  @Test func `a failing command stops the sync before any request`() throws {
    try scratch.write("#!/bin/sh\necho locked >&2\nexit 3\n", to: "tell", mode: 0o700)
    let report = try sync(PasswordCache())
    expect(report.state, .stopped)
    expect(report.message?.contains("failed with status 3: locked"), true)
    expect(server.requested.withLock { $0 }, 0)
  }
}
