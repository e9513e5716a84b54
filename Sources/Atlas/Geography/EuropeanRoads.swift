// The miles are written by Scripts/fit-roads.py. This table derives from OpenStreetMap, © OpenStreetMap
// contributors, and is offered under the Open Database License 1.0 (ODbL-1.0). Coordinates of towns are from GeoNames
// (CC-BY-4.0); see CREDITS.md.

extension RoadMap {
  /// Towns of Europe, each as name, latitude and longitude.
  static let europeanTowns: StaticString = """
    A Coruña|43.37|-8.40|Aalborg|57.05|9.92|Aarhus|56.16|10.20|Aberdeen|57.14|-2.10|Albacete|38.99|-1.86
    Algeciras|36.13|-5.45|Alicante|38.35|-0.48|Amsterdam|52.37|4.89|Ancona|43.60|13.51|Antwerp|51.22|4.40
    Aosta|45.74|7.32|Arnhem|51.98|5.91|Athens|37.98|23.73|Augsburg|48.37|10.90|Badajoz|38.88|-6.97|Bailén|38.10|-3.78
    Barcelona|41.39|2.16|Bari|41.12|16.87|Basel|47.56|7.57|Bayonne|43.49|-1.47|Belfast|54.60|-5.93
    Belgrade|44.80|20.47|Bellinzona|46.19|9.02|Benavente|42.00|-5.68|Bergamo|45.70|9.67|Bergen|60.39|5.32
    Berlin|52.52|13.41|Bern|46.95|7.45|Besançon|47.25|6.02|Bielefeld|52.03|8.53|Bilbao|43.26|-2.93
    Birmingham UK|52.48|-1.90|Bologna|44.49|11.34|Bolzano|46.49|11.34|Bordeaux|44.84|-0.58|Bratislava|48.15|17.11
    Bregenz|47.50|9.75|Bremen|53.08|8.81|Brescia|45.54|10.21|Brest|48.39|-4.49|Brindisi|40.63|17.94
    Bristol UK|51.45|-2.59|Brno|49.20|16.61|Bruges|51.21|3.22|Brussels|50.85|4.35|Bucharest|44.43|26.11
    Budapest|47.50|19.04|Burgos|42.34|-3.70|Caen|49.19|-0.36|Cairnryan|54.97|-5.02|Calais|50.95|1.86
    Cambridge|52.20|0.12|Cardiff|51.48|-3.18|Carlisle|54.89|-2.93|Caserta|41.07|14.33|Catania|37.49|15.07
    Chambéry|45.57|5.92|Chester|53.19|-2.89|Chur|46.85|9.53|Clermont-Ferrand|45.78|3.09|Cluj-Napoca|46.77|23.60
    Cologne|50.94|6.96|Copenhagen|55.68|12.57|Cork|51.90|-8.47|Cosenza|39.30|16.25|Cádiz|36.53|-6.29
    Córdoba|37.89|-4.77|Dijon|47.31|5.01|Dortmund|51.51|7.47|Dresden|51.05|13.74|Dublin|53.33|-6.25
    Dubrovnik|42.65|18.09|Duisburg|51.43|6.77|Düsseldorf|51.22|6.78|Edinburgh|55.95|-3.20|Eindhoven|51.44|5.48
    Erfurt|50.98|11.04|Exeter|50.72|-3.53|Faro|37.02|-7.93|Florence|43.78|11.25|Foggia|41.46|15.55
    Folkestone|51.10|1.13|Frankfurt|50.11|8.68|Freiburg|48.00|7.85|Galway|53.27|-9.06|Gdańsk|54.35|18.65
    Geneva|46.20|6.15|Genoa|44.40|8.94|Girona|41.98|2.82|Glasgow|55.87|-4.26|Gothenburg|57.71|11.97
    Granada|37.19|-3.61|Graz|47.07|15.44|Grenoble|45.18|5.71|Groningen|53.22|6.57|Hamburg|53.55|9.99
    Hanover|52.37|9.73|Helsingborg|56.05|12.69|Hof|50.31|11.91|Holyhead|53.31|-4.63|Hull|53.74|-0.33
    Innsbruck|47.26|11.39|Inverness|57.48|-4.22|Jönköping|57.78|14.16|Karlsruhe|49.01|8.40|Kassel|51.32|9.50
    Katowice|50.26|19.02|Koblenz|50.35|7.58|Kolding|55.49|9.47|Košice|48.71|21.26|Kraków|50.06|19.94
    Kristiansand|58.15|8.00|Lausanne|46.52|6.63|Le Mans|48.00|0.20|Leeds|53.80|-1.55|Leicester|52.64|-1.13
    Leipzig|51.34|12.37|León ES|42.60|-5.57|Lille|50.63|3.06|Limerick|52.66|-8.62|Limoges|45.83|1.25|Linz|48.31|14.29
    Lisbon|38.73|-9.15|Liverpool|53.41|-2.98|Liège|50.63|5.57|Ljubljana|46.05|14.51|London|51.51|-0.13
    Lublin|51.25|22.57|Lucerne|47.05|8.31|Luxembourg|49.61|6.13|Lyon|45.75|4.85|Madrid|40.42|-3.70
    Magdeburg|52.13|11.63|Malmö|55.61|13.00|Manchester|53.48|-2.24|Mannheim|49.49|8.47|Maribor|46.55|15.65
    Marseille|43.30|5.38|Messina|38.19|15.55|Metz|49.12|6.17|Milan|45.46|9.19|Montpellier|43.61|3.88
    Mulhouse|47.75|7.33|Munich|48.14|11.58|Murcia|37.99|-1.13|Málaga|36.72|-4.42|Münster|51.96|7.63|Namur|50.47|4.87
    Nancy|48.68|6.18|Nantes|47.22|-1.55|Naples|40.85|14.27|Narbonne|43.18|3.00|Newcastle|54.98|-1.61|Nice|43.70|7.27
    Niš|43.32|21.90|Nottingham|52.95|-1.15|Nuremberg|49.45|11.08|Nîmes|43.84|4.36|Orange|44.14|4.81|Orléans|47.90|1.90
    Oslo|59.91|10.75|Osnabrück|52.27|8.05|Ostrava|49.83|18.28|Oviedo|43.36|-5.84|Oxford|51.75|-1.26|Padua|45.41|11.89
    Palermo|38.12|13.36|Paris|48.85|2.35|Parma|44.80|10.33|Perth|56.40|-3.43|Pescara|42.46|14.20|Piacenza|45.05|9.70
    Pilsen|49.75|13.38|Pisa|43.71|10.40|Plovdiv|42.15|24.75|Poitiers|46.58|0.34|Porto|41.15|-8.61|Poznań|52.41|16.93
    Prague|50.09|14.42|Preston|53.76|-2.70|Regensburg|49.02|12.10|Reggio Calabria|38.11|15.66|Reims|49.27|4.03
    Rennes|48.11|-1.67|Rijeka|45.33|14.44|Rimini|44.06|12.57|Rome|41.89|12.51|Rostock|54.09|12.14|Rotterdam|51.92|4.48
    Rouen|49.44|1.10|Rzeszów|50.04|22.00|Saarbrücken|49.23|7.01|Saint-Étienne|45.43|4.39|Salamanca|40.97|-5.66
    Salzburg|47.80|13.04|San Sebastián|43.32|-1.98|Sarajevo|43.85|18.36|Seville|37.39|-5.99|Sheffield|53.38|-1.47
    Sibiu|45.79|24.15|Sion|46.23|7.36|Skopje|42.00|21.43|Sofia|42.70|23.32|Southampton|50.90|-1.40|Split|43.51|16.44
    Stavanger|58.97|5.73|Stockholm|59.33|18.07|Strasbourg|48.58|7.75|Stuttgart|48.78|9.18|Sundsvall|62.39|17.31
    Swansea|51.62|-3.94|Szczecin|53.43|14.55|Szeged|46.25|20.15|Taranto|40.46|17.25|Tarragona|41.12|1.25
    Thessaloniki|40.64|22.94|Timișoara|45.75|21.23|Toulon|43.12|5.93|Toulouse|43.60|1.44|Tours|47.39|0.70
    Trieste|45.65|13.78|Trondheim|63.43|10.40|Turin|45.07|7.69|Udine|46.07|13.24|Ulm|48.40|9.99|Utrecht|52.09|5.12
    Valence|44.93|4.89|Valencia|39.47|-0.38|Valladolid|41.66|-4.72|Venice|45.48|12.24|Verona|45.44|10.99
    Vienna|48.21|16.37|Vigo|42.23|-8.72|Villach|46.61|13.85|Vitoria|42.85|-2.67|Warsaw|52.23|21.01|Wrocław|51.10|17.03
    Würzburg|49.79|9.95|Zagreb|45.81|15.98|Zaragoza|41.66|-0.88|Zürich|47.37|8.55|Örebro|59.27|15.21|Łódź|51.77|19.47
    Žilina|49.22|18.74
    """

  /// Roads of Europe: towns with the miles between them; after `~` roads of two lanes.
  static let europeanRoads: StaticString = """
    Lisbon|134|Badajoz|232|Madrid|194|Zaragoza|181|Barcelona|61|Girona|95|Narbonne|61|Montpellier|33|Nîmes|35|Orange
    Galway|132|Dublin|101|Belfast
    Vigo|85|Porto|193|Lisbon|155|Faro|125|Seville|86|Córdoba|64|Bailén|183|Madrid|151|Burgos|85|Bilbao
    Limerick|124|Dublin|155|Cork
    Porto|176|Salamanca|125|Madrid|214|Valencia|163|Tarragona|58|Barcelona
    A Coruña|92|Vigo|179|Benavente|171|Madrid|158|Albacete|99|Alicante|49|Murcia|167|Granada|63|Málaga|80|Algeciras
    Badajoz|132|Seville|112|Málaga|95|Córdoba
    Oviedo|62|León ES|48|Benavente|191|A Coruña|147|Oviedo|167|Bilbao|55|San Sebastián|32|Bayonne|118|Bordeaux
    Salamanca|78|Valladolid|80|Burgos|72|Vitoria|54|San Sebastián|148|Zaragoza|175|Valencia|88|Alicante
    León ES|111|Burgos
    Algeciras|62|Cádiz|70|Seville|150|Granada|72|Bailén
    Valladolid|115|Madrid
    Holyhead|83|Chester|38|Manchester|41|Leeds|57|Hull|60|Sheffield|37|Nottingham|24|Leicester|101|London|70|Folkestone
    Brest|150|Rennes|99|Le Mans|131|Paris|93|Reims|111|Metz|44|Saarbrücken|78|Mannheim|134|Nuremberg|120|Pilsen
    Glasgow|47|Edinburgh|105|Aberdeen
    Swansea|39|Cardiff|29|Bristol UK|121|London|56|Cambridge|69|Leicester|39|Birmingham UK|88|Bristol UK|74|Exeter
    Edinburgh|38|Perth|56|Glasgow|97|Carlisle|90|Preston|31|Liverpool|18|Chester|73|Birmingham UK|65|Oxford
    Liverpool|35|Manchester|80|Birmingham UK
    Preston|31|Manchester
    Newcastle|93|Leeds|33|Sheffield
    Nantes|70|Rennes|109|Caen|78|Rouen|79|Paris|185|Dijon|54|Besançon|86|Mulhouse|69|Strasbourg|48|Karlsruhe
    Murcia|91|Albacete|98|Valencia
    Zaragoza|133|Tarragona
    Poitiers|67|Tours|75|Orléans|78|Paris|145|Lille|67|Brussels|63|Liège|73|Cologne|51|Dortmund|36|Münster
    Tours|55|Le Mans|111|Nantes|195|Bordeaux|150|Toulouse|95|Narbonne
    Rouen|125|Calais|70|Bruges|58|Antwerp|56|Eindhoven|63|Duisburg|35|Dortmund|101|Kassel|141|Leipzig|71|Dresden
    Toulouse|176|Limoges|167|Orléans|179|Clermont-Ferrand|177|Montpellier
    Calais|65|Lille
    Bruges|63|Brussels|40|Namur|93|Luxembourg|54|Saarbrücken|64|Strasbourg|46|Freiburg|38|Basel|54|Bern|62|Lausanne
    Brussels|29|Antwerp|55|Rotterdam|41|Amsterdam|104|Groningen|106|Bremen|67|Hamburg|109|Rostock|137|Berlin
    Nîmes|72|Marseille|35|Toulon|89|Nice|116|Genoa|94|Milan|65|Bellinzona|107|Zürich|118|Stuttgart|89|Würzburg
    Rotterdam|34|Utrecht|39|Arnhem|106|Osnabrück|73|Bremen|71|Hanover|94|Magdeburg|91|Berlin|169|Poznań|133|Łódź
    Namur|37|Liège|64|Eindhoven|54|Utrecht|25|Amsterdam|152|Osnabrück|30|Bielefeld|64|Hanover|94|Hamburg|155|Kolding
    Valence|50|Grenoble|33|Chambéry|55|Geneva|40|Lausanne|51|Sion
    Dijon|123|Lyon|65|Valence|62|Orange|74|Marseille|112|Nice
    Liège|85|Luxembourg|39|Metz|35|Nancy|124|Dijon|163|Reims|172|Calais|167|Paris|278|Lyon|65|Grenoble
    Arnhem|60|Duisburg|17|Düsseldorf|24|Cologne|56|Koblenz|81|Mannheim|67|Stuttgart|52|Ulm|48|Augsburg|40|Munich
    Besançon|73|Lausanne
    Luxembourg|94|Koblenz|59|Frankfurt|69|Würzburg|64|Nuremberg|62|Regensburg|127|Linz|109|Vienna|39|Bratislava
    Metz|92|Strasbourg|82|Nancy
    Düsseldorf|41|Dortmund|66|Bielefeld
    Cologne|108|Frankfurt|50|Mannheim|38|Karlsruhe|85|Freiburg
    Aosta|63|Turin|97|Genoa|105|Pisa|49|Florence|166|Rome|125|Caserta|151|Bari|75|Brindisi|43|Taranto|57|Bari
    Mulhouse|20|Basel|63|Lucerne|86|Bellinzona|65|Chur|58|Bregenz|73|Ulm|110|Würzburg|123|Kassel|83|Hanover
    Dortmund|126|Frankfurt|137|Erfurt|72|Leipzig|106|Berlin|90|Szczecin|204|Gdańsk|201|Warsaw|108|Lublin|99|Rzeszów
    Basel|60|Zürich|74|Chur
    Münster|32|Osnabrück
    Turin|98|Milan|36|Bergamo|36|Brescia|49|Verona|55|Padua|22|Venice|95|Trieste|56|Ljubljana|73|Maribor|197|Budapest
    Kristiansand|189|Oslo|185|Örebro|115|Stockholm|243|Sundsvall
    Karlsruhe|44|Stuttgart
    Zürich|31|Lucerne|52|Bern|75|Zürich|72|Bregenz|111|Munich|74|Regensburg
    Frankfurt|104|Kassel|81|Erfurt|109|Würzburg
    Bregenz|99|Innsbruck|104|Salzburg|77|Linz|140|Prague|83|Dresden|117|Berlin|181|Hamburg
    Aalborg|71|Aarhus|62|Kolding|139|Copenhagen|20|Malmö|37|Helsingborg|134|Gothenburg|180|Oslo
    Brescia|53|Piacenza|124|Turin|117|Chambéry|61|Lyon|97|Clermont-Ferrand|101|Limoges|77|Poitiers|146|Bordeaux
    Bordeaux|216|Clermont-Ferrand|77|Saint-Étienne|36|Lyon|81|Geneva|82|Aosta|117|Milan|48|Piacenza|45|Parma
    Pisa|93|Parma|68|Bologna|86|Rimini|65|Ancona|98|Pescara|112|Foggia|83|Bari
    Florence|60|Bologna|87|Padua
    Bologna|86|Verona|94|Bolzano|67|Innsbruck|73|Munich|106|Nuremberg|80|Hof|189|Berlin|209|Wrocław|119|Katowice
    Munich|82|Salzburg|113|Villach|63|Ljubljana|83|Zagreb|261|Belgrade|142|Niš|95|Sofia|94|Plovdiv
    Magdeburg|72|Leipzig|84|Hof|108|Dresden|163|Wrocław|131|Łódź|83|Warsaw|179|Kraków|49|Katowice|50|Ostrava|99|Brno
    Venice|80|Udine|60|Villach|97|Graz|102|Vienna|79|Brno|132|Prague|59|Pilsen
    Rome|108|Pescara
    Helsingborg|150|Jönköping|202|Stockholm
    Udine|49|Trieste
    Jönköping|92|Gothenburg|181|Örebro
    Linz|115|Graz|42|Maribor|61|Zagreb|183|Split
    Rijeka|93|Zagreb|212|Budapest|151|Košice|136|Žilina|53|Ostrava
    Szczecin|139|Poznań|103|Wrocław
    Foggia|78|Caserta|18|Naples|171|Cosenza|101|Reggio Calabria
    Vienna|152|Budapest|115|Szeged|116|Belgrade
    Brno|87|Bratislava|114|Budapest
    Poznań|173|Gdańsk|207|Łódź|121|Katowice|184|Warsaw
    Bratislava|120|Žilina
    Kraków|104|Rzeszów
    Szeged|71|Timișoara|160|Sibiu|83|Cluj-Napoca
    Niš|107|Skopje|139|Thessaloniki|215|Athens
    Thessaloniki|164|Sofia
    Bilbao|36|Vitoria|140|Zaragoza|173|Bilbao
    Southampton|67|Oxford|58|London|79|Southampton
    Palermo|117|Catania|63|Messina|136|Palermo
    ~|Galway|56|Limerick|65|Cork
    ~|Badajoz|195|Salamanca
    ~|Glasgow|84|Cairnryan|101|Carlisle|64|Newcastle|112|Edinburgh|90|Carlisle
    ~|Perth|106|Inverness|105|Aberdeen
    ~|Bergen|249|Oslo|304|Trondheim|280|Sundsvall
    ~|Stavanger|127|Kristiansand
    ~|Lausanne|85|Aosta
    ~|Sion|138|Milan
    ~|Bolzano|161|Villach
    ~|Regensburg|93|Pilsen
    ~|Rome|183|Rimini
    ~|Trieste|52|Rijeka|66|Ljubljana
    ~|Jönköping|134|Örebro
    ~|Prague|164|Wrocław
    ~|Messina|10|Reggio Calabria
    ~|Zagreb|218|Sarajevo|150|Belgrade
    ~|Cosenza|117|Taranto
    ~|Dubrovnik|125|Split|121|Sarajevo
    ~|Žilina|96|Kraków
    ~|Budapest|269|Cluj-Napoca|211|Košice|119|Rzeszów
    ~|Skopje|132|Sofia|224|Bucharest|164|Sibiu
    """
}
