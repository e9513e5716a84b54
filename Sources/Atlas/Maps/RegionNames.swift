/// The names that maps write on states, provinces and countries, each at a point in its middle.
///
/// Small ones whose name would cover their neighbors are left out.
enum RegionNames {
  static let all: [(name: Substring, point: GeoPoint)] = {
    var names: [(name: Substring, point: GeoPoint)] = []
    var lines = DataLines(table)
    while let fields = lines.next() {
      guard fields.count == 3, let latitude = Double(fields[1]), let longitude = Double(fields[2]) else { continue }
      names.append((fields[0], GeoPoint(latitude: latitude, longitude: longitude)))
    }
    return names
  }()

  private static let table: StaticString = """
    AL|32.8|-86.8
    AK|64.5|-152.5
    AZ|34.3|-111.7
    AR|34.8|-92.4
    CA|37.2|-119.6
    CO|39.0|-105.5
    CT|41.6|-72.7
    FL|28.5|-81.7
    GA|32.7|-83.4
    ID|43.9|-114.6
    IL|40.1|-89.2
    IN|39.9|-86.3
    IA|42.0|-93.5
    KS|38.5|-98.4
    KY|37.5|-85.3
    LA|31.1|-92.4
    ME|45.3|-69.2
    MA|42.3|-71.9
    MI|43.9|-84.9
    MN|46.2|-94.5
    MS|32.7|-89.7
    MO|38.4|-92.5
    MT|47.0|-109.6
    NE|41.5|-99.8
    NV|39.4|-116.7
    NH|43.7|-71.6
    NJ|40.2|-74.6
    NM|34.4|-106.1
    NY|42.9|-75.5
    NC|35.5|-79.2
    ND|47.4|-100.5
    OH|40.4|-82.8
    OK|35.5|-97.4
    OR|43.9|-120.6
    PA|40.9|-77.8
    SC|33.9|-80.9
    SD|44.4|-100.2
    TN|35.8|-86.4
    TX|31.4|-99.2
    UT|39.3|-111.7
    VT|44.1|-72.7
    VA|37.5|-78.6
    WA|47.4|-120.4
    WV|38.6|-80.7
    WI|44.5|-89.8
    WY|43.0|-107.5
    AB|54.5|-114.5
    BC|54.0|-124.5
    MB|54.5|-97.5
    NB|46.6|-66.4
    NL|53.5|-61.0
    NS|45.0|-63.3
    ON|49.8|-86.0
    QC|51.5|-72.5
    SK|54.0|-106.0
    Mexico|24.0|-102.5
    Cuba|21.9|-78.9
    England|52.6|-1.4
    Scotland|56.8|-4.3
    Wales|52.3|-3.7
    N. Ireland|54.6|-6.8
    Ireland|53.2|-7.9
    France|46.8|2.4
    Spain|40.0|-3.6
    Portugal|39.5|-8.0
    Belgium|50.6|4.7
    Netherlands|52.3|5.6
    Germany|51.0|10.2
    Switzerland|46.8|8.2
    Austria|47.5|14.3
    Italy|43.0|12.5
    Denmark|56.1|9.2
    Norway|61.0|8.9
    Sweden|60.5|15.2
    Finland|63.0|26.5
    Poland|52.0|19.4
    Czechia|49.8|15.3
    Slovakia|48.7|19.5
    Hungary|47.2|19.4
    Slovenia|46.1|14.8
    Croatia|45.4|16.6
    Serbia|44.2|20.8
    Romania|45.9|24.9
    Bulgaria|42.7|25.3
    Greece|39.3|22.0
    Türkiye|39.0|35.2
    Ukraine|49.2|31.4
    Japan|36.3|138.4
    South Korea|36.4|127.9
    NSW|-32.4|147.0
    VIC|-36.9|144.3
    QLD|-22.6|144.5
    SA|-30.1|135.8
    WA|-25.5|122.0
    NT|-19.8|133.4
    TAS|-42.1|146.6
    New Zealand|-43.6|171.2
    """
}
