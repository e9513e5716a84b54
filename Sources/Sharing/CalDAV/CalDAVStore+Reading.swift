import Files

extension CalDAVStore {
  /// Returns the contents of resources. A resource that is too large or not readable has no content.
  package mutating func get(_ names: [ResourceName]) throws(StoreFailure) -> [SharedResource] {
    var found: [ResourceName: SharedResource] = [:]
    var open: [ResourceName] = []
    let batches = stride(from: 0, to: names.count, by: Self.batch).map { names[$0...].prefix(Self.batch) }
    let requests = batches.map { batch in
      HTTPRequest.contents(of: batch.map { path(of: $0) }, in: address)
    }
    for (batch, result) in zip(batches, connection.send(requests)) {
      let resources = try contents(in: result)
      for name in batch {
        if let resource = resources[name] { found[name] = resource } else { open.append(name) }
      }
    }
    for resource in try fetchIndividually(open) { found[resource.name] = resource }
    return names.compactMap { found[$0] }
  }

  /// The number of resources requested at once.
  private static let batch = 50

  /// The contents in a response; empty if the server does not support the request.
  private func contents(
    in result: Result<HTTPResponse, StoreFailure>
  ) throws(StoreFailure) -> [ResourceName: SharedResource] {
    let response: HTTPResponse
    switch result {
    case .success(let success): response = success
    // The response is too large; the resources are smaller when requested one by one.
    case .failure(.refused): return [:]
    case .failure(let failure): throw failure
    }
    if response.status != 207, response.status != 404, response.status >= 400 { return [:] }
    var resources: [ResourceName: SharedResource] = [:]
    for resource in try multistatus(response).resources where !resource.isMissing {
      guard let path = path(of: resource), let name = DAVPath(path).name(in: DAVPath(address)),
        let tag = resource.tag, let data = resource.data
      else { continue }
      resources[name] = SharedResource(name, EntityTag(tag), body: data)
    }
    return resources
  }

  /// Requests the resources that were missing in a response about many: they are gone, or the server does not support
  /// such requests.
  private mutating func fetchIndividually(_ names: [ResourceName]) throws(StoreFailure) -> [SharedResource] {
    var requests: [HTTPRequest] = []
    for name in names { requests.append(.content(of: try address(of: name))) }
    var resources: [SharedResource] = []
    for (name, result) in zip(names, connection.send(requests, connections: Self.connections)) {
      switch result {
      case .success(let response):
        if let resource = try resource(name, in: response) { resources.append(resource) }
      case .failure(.refused): resources.append(unreadable(name))
      case .failure(let failure): throw failure
      }
    }
    return resources
  }

  private func resource(_ name: ResourceName, in response: HTTPResponse) throws(StoreFailure) -> SharedResource? {
    switch response.status {
    case 200:
      guard let tag = response.strongTag ?? refs[name]?.tag else {
        throw .offline("\(host): a version of \(name.text) is missing")
      }
      return SharedResource(name, tag, body: response.body)
    case 404, 410: return nil
    case 400...499: return unreadable(name)
    default: throw .serverError(response, host: host)
    }
  }

  /// A resource that is too large or not readable. It exists, so it must not be missing from the result.
  private func unreadable(_ name: ResourceName) -> SharedResource {
    SharedResource(name, refs[name]?.tag ?? EntityTag(""), body: [])
  }
}

extension HTTPResponse {
  /// The tag in the header if it is a strong one, which changes with every byte (RFC 9110, 8.8.1); nil otherwise.
  var strongTag: EntityTag? {
    guard let text = header("ETag"), text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      return nil
    }
    return EntityTag(text)
  }
}
