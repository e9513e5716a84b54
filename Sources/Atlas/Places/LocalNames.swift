/// Alternative names of cities: local names, English names and common short forms.
package enum LocalNames {
  /// Calls a function with the names of each city and the code of its country.
  ///
  /// The first of them that is in the table is the one to display.
  static func forEach(_ take: (_ names: [NameKey], _ country: NameKey) -> Void) {
    for line in DataLines(text) where line.count > 2 {
      take(line.dropFirst().flatMap { [NameKey($0), spelledOut(String($0))].compactMap { $0 } }, NameKey(line[0]))
    }
  }

  /// Returns the spelling of a name without diacritics that is usual in German, Danish and Swedish: `Muenchen` for
  /// `München`; nil if the name has none of these letters.
  package static func spelledOut(_ name: String) -> NameKey? {
    guard name.unicodeScalars.contains(where: { letters[$0] != nil }) else { return nil }
    return NameKey(name.unicodeScalars.map { letters[$0] ?? String($0) }.joined())
  }

  private static let letters: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa",
    "æ": "ae", "ß": "ss",
  ]

  private static let text: StaticString = """
    AT|Vienna|Wien
    AT|Klagenfurt am Wörthersee|Klagenfurt
    BE|Brussels|Bruxelles|Brussel
    BE|Antwerp|Antwerpen|Anvers
    BE|Gent|Ghent|Gand
    BE|Brugge|Bruges
    BE|Ostend|Oostende
    BE|Liège|Luik|Lüttich
    CA|Montreal|Montréal
    CA|Sudbury|Greater Sudbury
    CA|Québec|Quebec City|Québec City|Ville de Québec
    CH|Geneva|Genève|Genf|Ginevra
    CH|Zürich|Zurich|Zurigo
    CH|Basel|Basle|Bâle
    CH|Bern|Berne|Berna
    CH|Biel|Biel/Bienne|Bienne|Biel-Bienne
    CH|Langnau im Emmental|Langnau|Langnau i.E.
    CH|Rapperswil|Rapperswil-Jona
    CH|Luzern|Lucerne
    CN|Beijing|Peking
    CZ|Prague|Praha|Prag
    CZ|Pilsen|Plzeň
    CZ|Brno|Brünn
    CZ|České Budějovice|Budweis
    DE|Munich|München|Munchen|Monaco di Baviera
    DE|Köln|Cologne|Koln|Keulen|Colonia
    DE|Nuremberg|Nürnberg
    DE|Hannover|Hanover
    DE|Braunschweig|Brunswick
    DE|Frankfurt am Main|Frankfurt|Frankfurt/Main|Frankfurt a.M.
    DE|Düsseldorf|Dusseldorf
    DK|Copenhagen|København|Kopenhagen|Copenhague
    DK|Århus|Aarhus
    EG|Cairo|Al Qahirah|El Cairo
    ES|Sevilla|Seville
    ES|Zaragoza|Saragossa
    ES|A Coruña|La Coruña|Corunna
    ES|San Sebastián|Donostia|Donostia / San Sebastián|Donostia-San Sebastián
    ES|Bilbao|Bilbo
    ES|Pamplona|Iruña|Pamplona/Iruña
    ES|Vitoria-Gasteiz|Vitoria|Gasteiz|Gasteiz / Vitoria
    ES|Palma|Palma de Mallorca|Palma de Majorca
    ES|Elche|Elx
    ES|Gijón|Xixón
    FI|Helsinki|Helsingfors
    FI|Turku|Åbo
    FI|Tampere|Tammerfors
    FR|Paris|Parijs|Parigi
    FR|Lille|Rijsel
    FR|Marseille|Marseilles
    FR|Lyon|Lyons
    FR|Strasbourg|Straßburg
    FR|Nice|Nizza
    FR|Dunkirk|Dunkerque
    GB|Cardiff|Caerdydd
    GB|Swansea|Abertawe
    GB|Edinburgh|Dùn Èideann
    GB|Newcastle upon Tyne|Newcastle-upon-Tyne|Newcastle
    GB|Kingston upon Hull|Hull
    GB|Brighton|Brighton and Hove
    GB|Derry|Londonderry
    GB|London|Londres|Londra|Londen
    GR|Irákleion|Heraklion|Iraklio
    GR|Athens|Athína|Athina|Athen|Athènes|Atenas|Atene|Athene
    GR|Thessaloníki|Thessaloniki|Salonica|Saloniki
    GR|Piraeus|Piraiás|Pireas
    HU|Budapest|Budapesta
    IE|Dublin|Baile Átha Cliath
    IL|Tel Aviv|Tel Aviv-Yafo|Tel-Aviv
    IS|Reykjavík|Reykjavik
    IT|Rome|Roma|Rom
    IT|Milan|Milano|Mailand
    IT|Turin|Torino
    IT|Florence|Firenze|Florenz
    IT|Naples|Napoli|Neapel
    IT|Venice|Venezia|Venedig
    IT|Genoa|Genova|Genua
    IT|Padua|Padova
    IT|Bolzano|Bozen
    IT|Bruneck|Brunico
    IT|Mantua|Mantova
    IT|Reggio Emilia|Reggio nell'Emilia
    IT|Siracusa|Syracuse
    IT|Livorno|Leghorn
    JP|Tokyo|Tōkyō
    KR|Seoul|Soul
    MX|Mexico City|Ciudad de México|México D.F.|México DF
    MX|León|León de los Aldama
    MX|Pachuca|Pachuca de Soto
    MX|Querétaro|Santiago de Querétaro
    NL|Hoek van Holland|Hook of Holland
    NL|The Hague|Den Haag|'s-Gravenhage
    NL|'s-Hertogenbosch|Den Bosch|s-Hertogenbosch
    PL|Warsaw|Warszawa|Warschau|Varsovie|Varsovia|Varsavia
    PL|Kraków|Krakow|Cracow|Krakau|Cracovie|Cracovia
    PL|Wrocław|Breslau
    PL|Gdańsk|Danzig
    PL|Poznań|Posen
    PT|Lisbon|Lisboa|Lissabon|Lisbonne|Lisbona
    PT|Porto|Oporto
    RO|Bucharest|București|Bucuresti|Bukarest
    RS|Belgrade|Beograd
    RU|Moscow|Moskva|Moskau
    RU|Saint Petersburg|Sankt-Peterburg|Sankt Peterburg
    SE|Gothenburg|Göteborg
    TR|Istanbul|İstanbul|Constantinople
    TR|İzmir|Izmir|Smyrna
    UA|Kyiv|Kiev|Kyjiv
    UA|Lviv|Lvov|Lwów
    UA|Kharkiv|Kharkov
    US|New York|New York City|NYC
    US|Bronx|The Bronx
    US|Washington|Washington D.C.
    US|Foxborough|Foxboro
    US|Philadelphia|Philly
    US|Las Vegas|Vegas
    US|Winston-Salem|Winston Salem
    """
}
