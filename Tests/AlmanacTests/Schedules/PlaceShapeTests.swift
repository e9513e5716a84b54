import Itinerary
import ScheduleTestSupport
import Testing

/// Places as publishers and people write them: college feeds put the city first, addresses have streets and postal codes,
/// wire services abbreviate states, and calendars abroad use local names.
struct PlaceShapeTests {
  private static let shapes: [(text: String, venue: String, city: String)] = [
    ("Los Angeles, CA", "", "Los Angeles, CA"),
    ("Austin, Texas", "", "Austin, TX"),
    ("Eugene, Ore.", "", "Eugene, OR"),
    ("London, England", "", "London, England"),
    ("Toronto, Ontario", "", "Toronto, ON"),
    ("Reno, Nev., Mackay Stadium", "Mackay Stadium", "Reno, NV"),
    ("Reno, Nev. , Lawlor Events Center", "Lawlor Events Center", "Reno, NV"),
    ("Mackay Stadium, Reno, Nev.", "Mackay Stadium", "Reno, NV"),
    ("Perth Stadium, Perth", "Perth Stadium", "Perth, WA"),
    ("Akron, Ohio, InfoCision Stadium - Summa Health Field", "InfoCision Stadium", "Akron, OH"),
    ("Chapel Hill, N.C., Dorrance Field", "Dorrance Field", "Chapel Hill, NC"),
    ("Lawrence, Kan. / Allen Fieldhouse", "Allen Fieldhouse", "Lawrence, KS"),
    ("Albuquerque, N.M.", "", "Albuquerque, NM"),
    ("Grand Forks, N.D., Ralph Engelstad Arena", "Ralph Engelstad Arena", "Grand Forks, ND"),
    ("Storrs, Conn.", "", "Storrs, CT"),
    ("Washington, D.C.", "", "Washington, DC"),
    ("Washington DC", "", "Washington, DC"),
    ("Chicago IL", "", "Chicago, IL"),
    ("New York, New York", "", "New York, NY"),
    ("Kansas City, Missouri", "", "Kansas City, MO"),
    ("Wilmington, DE", "", "Wilmington, DE"),
    ("Portland, Maine, USA", "", "Portland, ME"),
    ("Montréal, Québec", "", "Montreal, QC"),
    ("Vancouver, B.C.", "", "Vancouver, BC"),
    ("Calgary, Alta., Canada", "", "Calgary, AB"),
    ("München", "", "Munich, Germany"),
    ("Muenchen, Deutschland", "", "Munich, Germany"),
    ("Allianz Arena, München", "Allianz Arena", "Munich, Germany"),
    ("Wien, Österreich", "", "Vienna, Austria"),
    ("Roma", "", "Rome, Italy"),
    ("Stadio Olimpico, Roma, Italia", "Stadio Olimpico", "Rome, Italy"),
    ("Milano, Italy", "", "Milan, Italy"),
    ("Torino, IT", "", "Turin, Italy"),
    ("Firenze", "", "Florence, Italy"),
    ("Seville, Spain", "", "Sevilla, Spain"),
    ("Lisboa, Portugal", "", "Lisbon, Portugal"),
    ("København", "", "Copenhagen, Denmark"),
    ("Praha, CZ", "", "Prague, Czechia"),
    ("Warszawa", "", "Warsaw, Poland"),
    ("Bruxelles, Belgique", "", "Brussels, Belgium"),
    ("Genève, Suisse", "", "Geneva, Switzerland"),
    ("Moskva", "", "Moscow, Russia"),
    ("Athína, Greece", "", "Athens, Greece"),
    ("Ciudad de México", "", "Mexico City, Mexico"),
    ("Köln", "", "Köln, Germany"),
    ("Cologne, Germany", "", "Köln, Germany"),
    ("Duesseldorf, Germany", "", "Düsseldorf, Germany"),
    ("Goteborg, Sweden", "", "Gothenburg, Sweden"),
    ("1060 W Addison St, Chicago, IL 60613, United States", "", "Chicago, IL"),
    ("Wrigley Field, 1060 W Addison St, Chicago, IL 60613, USA", "Wrigley Field", "Chicago, IL"),
    ("100 South Wacker Drive, Chicago, IL, 60606, United States", "", "Chicago, IL"),
    ("Some Ground, 75 Drayton Park, London N5 1BU, UK", "Some Ground", "London, England"),
    ("Sportpark Nord, Lindenallee 1, 20259 Hamburg, Deutschland", "Sportpark Nord", "Hamburg, Germany"),
    ("Some Arena, 40 Bay St, Toronto, ON M5J 2X2, Canada", "Some Arena", "Toronto, ON"),
    ("Wrigley Field (Chicago, IL)", "Wrigley Field", "Chicago, IL"),
    ("Some Arena (Reno, NV)", "Some Arena", "Reno, NV"),
    ("Chicago, Ill. | Wrigley Field", "Wrigley Field", "Chicago, IL"),
    ("Chicago - Wrigley Field", "Wrigley Field", "Chicago, IL"),
    ("Some Arena - Omaha, Neb.", "Some Arena", "Omaha, NE"),
    ("England, Leeds", "", "Leeds, England"),
    ("Texas, Houston, Some Arena", "Some Arena", "Houston, TX"),
    ("Tbilisi, Georgia", "", "Tbilisi, GE"),
    ("Atlanta, Georgia", "", "Atlanta, GA"),
    ("Melbourne, Victoria, Australia", "", "Melbourne, VIC"),
    ("Glasgow, Scotland, UK", "", "Glasgow, Scotland"),
    ("London, Ontario", "", "London, ON"),
    ("Paris, FR", "", "Paris, France"),
    ("Paris, Texas", "", "Paris, Texas"),
    ("Some Park, Madrid, ESP", "Some Park", "Madrid, Spain"),
    ("Morgantown, W.Va., Milan Puskar Stadium", "Milan Puskar Stadium", "Morgantown, WV"),
    ("Steel Blue Oval, Bassendean", "Steel Blue Oval", "Bassendean"),
    ("Away", "", "Rovers"),
    ("Home", "", "Rovers"),
    ("TBD", "", "Rovers"),
    ("Neutral", "", "Rovers"),
    ("Neutral Site", "", "Rovers"),
    ("TBA, TBA", "", "Rovers"),
    ("St. Louis, Mo.", "", "St. Louis, MO"),
    ("Saint Paul, Minn., Xcel Energy Center", "Xcel Energy Center", "St. Paul, MN"),
    ("Orchard Park, N.Y.", "", "Orchard Park, NY"),
    ("College Park, Md.", "", "College Park, MD"),
    ("Reykjavik, Iceland", "", "Reykjavík, Iceland"),
    ("Zurich", "", "Zürich, Switzerland"),
    ("Sydney, NSW", "", "Sydney, NSW"),
    ("Perth, WA", "", "Perth, WA"),
    ("Sankt-Peterburg, Russia", "", "Saint Petersburg, Russia"),
    ("New York City", "", "New York, NY"),
    ("Quebec City, QC", "", "Québec, QC"),
    ("State College, Pa., Beaver Stadium", "Beaver Stadium", "State College, PA"),
    ("3Arena, Dublin, Ireland", "3Arena", "Dublin, Ireland"),
    ("Q2 Stadium, Austin, TX", "Q2 Stadium", "Austin, TX"),
    ("Tijuana, B.C., México", "", "Tijuana, Mexico"),
    ("Monterrey, N.L., Mexico", "", "Monterrey, Mexico"),
    ("Guadalajara, Jalisco", "", "Guadalajara, Mexico"),
    ("at Petco Park", "Petco Park", "San Diego, CA"),
    ("@ Wrigley Field", "Wrigley Field", "Chicago, IL"),
    ("Wembley Stadium connected by EE", "Wembley Stadium", "London, England"),
    ("Some Arena - Presented by Acme", "Some Arena", "Some Arena"),
    ("Some Arena presented by Acme, Reno, NV", "Some Arena", "Reno, NV"),
    ("Rīga, Latvija", "", "Riga, LV"),
    ("Tallinn, Eesti", "", "Tallinn, EE"),
    ("Ljubljana, Slovenija", "", "Ljubljana, Slovenia"),
    ("Žalgirio Arena, Kaunas", "Žalgirio arena", "Kaunas, Lithuania"),
    ("Rink 3, Centennial Sportsplex, Nashville, TN", "Rink 3", "Nashville, TN"),
    ("Gabba, Brisbane QLD 4102", "Gabba", "Brisbane, QLD"),
    ("Frankfurt/Main, Deutschland", "", "Frankfurt am Main, Germany"),
    ("Kent, Wash.", "", "Kent, WA"),
    ("Some Arena, Kent", "Some Arena", "Kent, WA"),
    ("Kent, Ohio", "", "Kent, OH"),
    ("Some Hall, Québec", "Some Hall", "Québec, QC"),
    ("Centre Sportif, Québec", "Centre Sportif", "Québec, QC"),
    ("Some Arena, New York", "Some Arena", "New York, NY"),
    ("Maidstone, Kent", "", "Maidstone, England"),
    ("Sutton, Surrey", "", "Sutton, England"),
    ("Belo Horizonte, MG", "", "Belo Horizonte, Brazil"),
    ("Hong Kong, China", "", "Hong Kong, Hong Kong"),
    ("Cardiff, England", "", "Cardiff, Wales"),
    ("Belfast, Ireland", "", "Belfast, Northern Ireland"),
    ("Gelsenkirchen, VELTINS-Arena", "Veltins-Arena", "Gelsenkirchen, Germany"),
  ]

  @Test(arguments: [
    ("Virginia, Minn.", "America/Chicago"), ("The Ground, Oakland, England", "Europe/London"),
    ("Cleveland, England", "Europe/London"), ("England, Denver", "Europe/London"), ("Denver, UK", "Europe/London"),
    ("Knutsford, Cheshire", "Europe/London"), ("Guadalajara, España", nil), ("Granada, Nicaragua", "America/Managua"),
    ("Monterrey, Spain", nil), ("Toronto, NSW", "Australia/Sydney"), ("Liverpool, NSW", "Australia/Sydney"),
    ("Washington, Mo.", "America/Chicago"), ("Washington, Pa.", "America/New_York"),
    ("Houston, Kent", "Europe/London"), ("Ebbsfleet, Kent", "Europe/London"), ("Dorking, Surrey", "Europe/London"),
    ("Elmira, New York", "America/New_York"), ("Potsdam, New York", "America/New_York"),
    ("First Arena, Elmira, New York", "America/New_York"), ("St-Jean, Québec", "America/Toronto"),
    ("Indiana, Pa., Kovalchick Complex", "America/New_York"),
  ])
  func `a city that no table has in its region is not one elsewhere`(_ text: String, _ zone: String?) throws {
    let event = [
      "DTSTART:20260703T182000Z", "SUMMARY:Rovers vs Wanderers", "LOCATION:\(text.replacing(",", with: "\\,"))",
    ]
    for schedule in [
      try read(calendar(event)),
      try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n"),
    ] {
      let game = try #require(schedule.games.first)
      #expect(game.place == nil)
      #expect(game.game.timeZone == zone)
      #expect(
        schedule.findings.contains { if case .place(.unknownCity) = $0 { true } else { false } }, "\(schedule.problems)"
      )
    }
  }

  @Test(arguments: [("Ontario, Canada", "America/Toronto"), ("Some Field, Virginia", "America/New_York")])
  func `a state is not a city abroad`(_ text: String, _ zone: String?) throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n")
    #expect(schedule.games.first?.place == nil)
    #expect(schedule.first?.timeZone == zone)
    #expect(
      schedule.findings.contains { if case .place(.unknownVenue) = $0 { true } else { false } }, "\(schedule.problems)")
  }

  @Test func `a region that is also the home teams city is the city`() throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Knicks,Celtics,\"MSG, New York\"\n")
    #expect(schedule.first?.city == "New York, NY")
  }

  @Test func `a city that can be one of several in one zone has its clock`() throws {
    let schedule = try read(
      "date,time,home,away,location\n2026-06-16,20:00,Argentina,Algeria,\"Arrowhead, Kansas City\"\n")
    #expect(schedule.first?.timeZone == "America/Chicago")
    #expect(
      schedule.findings.contains(
        .place(.severalCities("Kansas City", cities: ["Kansas City, MO", "Kansas City, KS"], assumed: nil))))
  }

  @Test func `the region of a country without regions in the table determines no zone`() throws {
    let schedule = try read(
      "date,time,home,away,location\n2026-06-16,20:00,Argentina,Algeria,\"Ixtlán, N.L., Mexico\"\n")
    #expect(schedule.first?.timeZone == nil)
  }

  @Test(arguments: shapes)
  func `distinguishes venue and city`(_ text: String, _ venue: String, _ city: String) throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n")
    let game = try #require(schedule.games.first?.game)
    #expect(game.city == city)
    #expect(game.venue ?? "" == venue || game.venue == Game.openVenue && venue.isEmpty)
  }
}
