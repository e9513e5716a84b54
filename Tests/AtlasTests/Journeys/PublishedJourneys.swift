/// Journeys as published: `mode|from|to|minutes|source`. A time is what the page says, also if it is that of the fastest
/// train, rounded, or of an earlier timetable; pages that only give a range were left out.
enum PublishedJourneys {
  static let text: StaticString = """
    train|London, England|Brussels, Belgium|108|https://www.modernrailways.com/article/eurostar-amsterdam-april
    train|London, England|Amsterdam, Netherlands|221|https://www.modernrailways.com/article/eurostar-amsterdam-april
    train|London, England|Rotterdam, Netherlands|181|https://www.modernrailways.com/article/eurostar-amsterdam-april
    train|London, England|Paris, France|150|http://rashbre2.blogspot.com/2017/08/star-euro.html
    train|London, England|Edinburgh, Scotland|245|https://timeout.com/uk/news/london-edinburgh-train-services-are-about-to-get-much-faster-010824
    train|London, England|Glasgow, Scotland|270|https://www.bbc.com/news/uk-england-london-57511346
    train|Glasgow, Scotland|Birmingham, England|315|https://www.bbc.com/news/uk-england-london-57511346
    train|Manchester, England|Cardiff, Wales|210|https://www.bbc.com/news/uk-england-london-57511346
    train|Nottingham, England|Norwich, England|165|https://www.bbc.com/news/uk-england-london-57511346
    train|Sheffield, England|Liverpool, England|120|https://www.bbc.com/news/uk-england-london-57511346
    train|Liverpool, England|Manchester, England|32|https://feelinglistless.blogspot.com/2014/05/liverpool-to-manchester-in-32-minutes.html
    train|Holyhead, Wales|London, England|300|https://www.winedineandtravel.com/wdt/ireland/files/basic-html/page180.html
    train|Brussels, Belgium|Amsterdam, Netherlands|112|http://civilianglobal.com/journeys/eurostar-london-to-amsterdam
    train|Berlin, Germany|Köln, Germany|235|https://www.24rhein.de/leben-im-westen/verkehr/db-ice-deutsche-bahn-supersprinter-zuege-koeln-duesseldorf-berlin-bonn-muenchen-berthold-huber-90232792.html
    train|Berlin, Germany|Munich, Germany|240|https://www.rbb24.de/wirtschaft/beitrag/2017/11/berlin-fahrplan-wechsel-bei-der-bahn-betrifft-auch-hauptstadt-verbindungen.html
    train|Hamburg, Germany|Berlin, Germany|90|http://news.tourismus.com/zugverkehr/fahrzeit-berlin-hamburg-wieder-kuerzer-150609.html
    train|Hamburg, Germany|Frankfurt am Main, Germany|210|https://hamburg.t-online.de/region/hamburg/id_100958056/hamburg-neuer-bahn-fahrplan-2025-bringt-mehr-ice-verbindungen.html
    train|Hamburg, Germany|Köln, Germany|210|https://hamburg.t-online.de/region/hamburg/id_100958056/hamburg-neuer-bahn-fahrplan-2025-bringt-mehr-ice-verbindungen.html
    train|Stuttgart, Germany|Berlin, Germany|285|https://www.stuttgarter-nachrichten.de/inhalt.bahnverkehr-in-stuttgart-grosser-bahnhof-fuer-den-neuen-ice-sprinter-nach-berlin.b196378f-3a5e-465a-b5da-315cecc29154.html
    train|Paris, France|Bordeaux, France|124|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|La Rochelle, France|146|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Poitiers, France|78|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Angoulême, France|103|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Bayonne, France|233|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Agen, France|190|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Pau, France|249|https://ailleursbusiness.com/2017/03/nouveaux-temps-de-trajets-sncf
    train|Paris, France|Rennes, France|85|https://www.lci.fr/societe/sncf-nouvelles-lignes-tgv-paris-bordeaux-et-paris-rennes-on-a-refait-la-carte-de-france-en-fonction-du-temps-passe-dans-le-train-2057219.html
    train|Paris, France|Lille, France|59|https://www.lci.fr/societe/sncf-nouvelles-lignes-tgv-paris-bordeaux-et-paris-rennes-on-a-refait-la-carte-de-france-en-fonction-du-temps-passe-dans-le-train-2057219.html
    train|Paris, France|Lyon, France|117|https://www.lci.fr/societe/sncf-nouvelles-lignes-tgv-paris-bordeaux-et-paris-rennes-on-a-refait-la-carte-de-france-en-fonction-du-temps-passe-dans-le-train-2057219.html
    train|Paris, France|Marseille, France|190|https://www.lci.fr/societe/sncf-nouvelles-lignes-tgv-paris-bordeaux-et-paris-rennes-on-a-refait-la-carte-de-france-en-fonction-du-temps-passe-dans-le-train-2057219.html
    train|Paris, France|Brussels, Belgium|85|https://oparisien.blogs.sapo.pt/27353.html
    train|Paris, France|Köln, Germany|230|https://oparisien.blogs.sapo.pt/27353.html
    train|Paris, France|Geneva, Switzerland|210|https://oparisien.blogs.sapo.pt/27353.html
    train|Paris, France|Nantes, France|135|https://oparisien.blogs.sapo.pt/27353.html
    train|Paris, France|Limoges, France|180|https://oparisien.blogs.sapo.pt/27353.html
    train|Paris, France|Rouen, France|90|https://oparisien.blogs.sapo.pt/27353.html
    train|Barcelona, Spain|Madrid, Spain|150|https://barcelonayellow.com/bcn-transport/194-barcelona-madrid-ave-trains
    train|Madrid, Spain|Málaga, Spain|148|https://www.eurocheapo.com/blog/spanish-trains-hi-speed-train-services-in-spain.html
    train|Madrid, Spain|Sevilla, Spain|140|http://www.andalucia.com/travel/trains/ave.htm
    train|Madrid, Spain|Valencia, Spain|90|https://www.abendblatt.de/reise/article107872342/Schneller-nach-Madrid.html
    train|Lisbon, Portugal|Madrid, Spain|528|https://timeout.es/madrid/es/noticias/el-tren-lisboa-madrid-tarda-hora-y-media-menos-desde-octubre-091922
    train|Milan, Italy|Rome, Italy|190|https://www.businesstraveller.com/business-travel/2023/01/25/trenitalia-launches-fastest-frecciarossa-service-between-rome-and-milan/
    train|Milan, Italy|Bologna, Italy|65|https://tiamoitalia.de/italien-nachrichten/mit-dem-schnellzug-freccia-rossa-durch-italien
    train|Venice, Italy|Milan, Italy|140|https://www.signatureluxurytravel.com.au/italy-at-high-speed/
    train|Zürich, Switzerland|Milan, Italy|197|https://kazzle.best/article/zuerich-till-milano-med-taag-planera-din-resa
    train|Milan, Italy|Geneva, Switzerland|240|https://rail-away.com/tag/swiss/
    train|Zürich, Switzerland|Paris, France|240|https://www.thewestonforum.com/how-long-does-it-take-to-travel-to-these-cities/
    train|Zürich, Switzerland|Bologna, Italy|360|https://www.thewestonforum.com/how-long-does-it-take-to-travel-to-these-cities/
    train|Zürich, Switzerland|Venice, Italy|370|https://www.thewestonforum.com/how-long-does-it-take-to-travel-to-these-cities/
    train|Zürich, Switzerland|Munich, Germany|210|https://www.thewestonforum.com/how-long-does-it-take-to-travel-to-these-cities/
    train|Zürich, Switzerland|Hamburg, Germany|615|https://www.thewestonforum.com/how-long-does-it-take-to-travel-to-these-cities/
    train|Vienna, Austria|Salzburg, Austria|145|https://www.salzburg24.at/news/oesterreich/bauarbeiten-auf-weststrecke-beendet-zuege-fahren-wieder-planmaessig-art-279536
    train|Vienna, Austria|Innsbruck, Austria|271|https://www.derstandard.at/story/1262209223261/das-aus-fuer-den-transalpin
    train|Vienna, Austria|Zürich, Switzerland|480|https://www.derstandard.at/story/1262209223261/das-aus-fuer-den-transalpin
    train|Vienna, Austria|Bolzano, Italy|410|https://eurailpress.de/nachrichten/betrieb-services/detail/news/oesterreichitalien-railjet-langsamer-als-umsteigeverbindungen.html
    train|Budapest, Hungary|Munich, Germany|444|https://derstandard.at/1231151123795/Bahn-Check-Mogelpackung-Railjet
    train|Prague, Czechia|Vienna, Austria|240|https://www.radio.cz/de/rubrik/nachrichten/von-prag-nach-wien-in-vier-stunden
    train|Kraków, Poland|Warsaw, Poland|130|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Kraków, Poland|Gdańsk, Poland|290|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Warsaw, Poland|Poznań, Poland|150|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Warsaw, Poland|Wrocław, Poland|213|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Poznań, Poland|Lublin, Poland|380|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Łódź, Poland|Warsaw, Poland|66|https://www.travelio.de/reise-news/europa/polen/kleinpolen/hochgeschwindigkeitsverbindung-zwischen-krakau-und-warschau/
    train|Berlin, Germany|Kraków, Poland|422|https://polenjournal.de/tourismus/3887-ec-wawel-kehrt-zurueck
    train|Berlin, Germany|Wrocław, Poland|244|https://polenjournal.de/tourismus/3887-ec-wawel-kehrt-zurueck
    train|Stockholm, Sweden|Copenhagen, Denmark|300|https://travels-of-a-life.com/en/stockholm-copenhagen-via-gothenburg-by-train/
    train|Copenhagen, Denmark|Malmö, Sweden|39|https://www.railwayhero.com/routes/trip-to-nordic-metropolises/
    ferry|Dover, England|Calais, France|90|http://hubpages.com/travel/english-channel-ferries
    ferry|Dover, England|Dunkirk, France|120|http://hubpages.com/travel/english-channel-ferries
    ferry|Holyhead, Wales|Dublin, Ireland|195|https://www.independent.ie/life/travel/travel-news/stena-estrid-next-generation-ferry-to-set-sail-from-dublin-today-38856270.html
    ferry|Portsmouth, England|Le Havre, France|330|https://www.motoringresearch.com/car-news/sailing-france-portsmouth-1007020/
    ferry|Portsmouth, England|Saint-Malo, France|660|https://www.motoringresearch.com/car-news/sailing-france-portsmouth-1007020/
    ferry|Portsmouth, England|Cherbourg, France|270|https://reisetops.com/EUROPA/NORDEUROPA%26MITTE/BRITISCHEINSELN/ENGLAND/Reisef%C3%BChrer/Allgemeines/Anreise/F%C3%A4hre_3176.html
    ferry|Portsmouth, England|Ouistreham, France|360|https://reisetops.com/EUROPA/NORDEUROPA%26MITTE/BRITISCHEINSELN/ENGLAND/Reisef%C3%BChrer/Allgemeines/Anreise/F%C3%A4hre_3176.html
    ferry|Birkenhead, England|Belfast, Northern Ireland|480|https://vcptravel.com/2023/08/29/northern-ireland-by-ferry-swerve-the-airport-and-set-sail-for-an-affordable-relaxed-journey/
    ferry|Cairnryan, Scotland|Larne, Northern Ireland|120|https://vcptravel.com/2023/08/29/northern-ireland-by-ferry-swerve-the-airport-and-set-sail-for-an-affordable-relaxed-journey/
    ferry|Cork, Ireland|Swansea, Wales|600|https://stg-joeie.gmg-staging.link/?p=7357
    ferry|Dublin, Ireland|Cherbourg, France|1080|http://channelferries.co.uk/content/ireland.html
    ferry|Dublin, Ireland|Liverpool, England|240|http://channelferries.co.uk/content/ireland.html
    ferry|Stockholm, Sweden|Helsinki, Finland|960|https://skantravel.de/finnland-faehren.php
    ferry|Stockholm, Sweden|Turku, Finland|720|https://skantravel.de/finnland-faehren.php
    ferry|Tallinn, EE|Helsinki, Finland|150|https://skantravel.de/finnland-faehren.php
    ferry|Rostock, Germany|Helsinki, Finland|1620|https://skantravel.de/finnland-faehren.php
    ferry|Lübeck, Germany|Helsinki, Finland|1620|https://skantravel.de/finnland-faehren.php
    ferry|Lübeck, Germany|Gdynia, Poland|900|https://weltexpress.info/mit-25-knoten-durch-raum-und-zeit-die-neue-faehrroute-von-finnlines-fuehrt-in-15-stunden-von-travemuende-nach-gdynia/
    ferry|Rostock, Germany|Malmö, Sweden|390|https://hu-ro.de/ueberfahrt-nach-skandinavien/
    """
}
