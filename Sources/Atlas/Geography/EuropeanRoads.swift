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
    Lisbon|136|Badajoz|245|Madrid|194|Zaragoza|191|Barcelona|60|Girona|96|Narbonne|58|Montpellier|34|Nîmes|35|Orange
    Galway|127|Dublin|105|Belfast
    Vigo|93|Porto|195|Lisbon|171|Faro|122|Seville|85|Córdoba|65|Bailén|179|Madrid|149|Burgos|97|Bilbao
    Limerick|122|Dublin|160|Cork
    Porto|217|Salamanca|130|Madrid|222|Valencia|157|Tarragona|60|Barcelona
    A Coruña|95|Vigo|211|Benavente|159|Madrid|156|Albacete|104|Alicante|50|Murcia|174|Granada|77|Málaga|83|Algeciras
    Badajoz|150|Seville|125|Málaga|98|Córdoba
    Oviedo|73|León ES|46|Benavente|202|A Coruña|171|Oviedo|181|Bilbao|61|San Sebastián|34|Bayonne|116|Bordeaux
    Salamanca|70|Valladolid|77|Burgos|70|Vitoria|64|San Sebastián|159|Zaragoza|190|Valencia|107|Alicante
    León ES|122|Burgos
    Algeciras|73|Cádiz|75|Seville|153|Granada|77|Bailén
    Valladolid|119|Madrid
    Holyhead|86|Chester|40|Manchester|40|Leeds|58|Hull|64|Sheffield|37|Nottingham|27|Leicester|94|London|70|Folkestone
    Brest|150|Rennes|95|Le Mans|127|Paris|89|Reims|116|Metz|43|Saarbrücken|77|Mannheim|147|Nuremberg|122|Pilsen
    Glasgow|46|Edinburgh|125|Aberdeen
    Swansea|40|Cardiff|43|Bristol UK|110|London|58|Cambridge|69|Leicester|43|Birmingham UK|86|Bristol UK|80|Exeter
    Edinburgh|46|Perth|61|Glasgow|95|Carlisle|86|Preston|37|Liverpool|24|Chester|80|Birmingham UK|72|Oxford
    Liverpool|34|Manchester|81|Birmingham UK
    Preston|34|Manchester
    Newcastle|98|Leeds|34|Sheffield
    Nantes|67|Rennes|113|Caen|78|Rouen|83|Paris|207|Dijon|58|Besançon|83|Mulhouse|70|Strasbourg|49|Karlsruhe
    Murcia|92|Albacete|116|Valencia
    Zaragoza|141|Tarragona
    Poitiers|63|Tours|71|Orléans|80|Paris|129|Lille|68|Brussels|59|Liège|76|Cologne|58|Dortmund|43|Münster
    Tours|61|Le Mans|113|Nantes|211|Bordeaux|150|Toulouse|90|Narbonne
    Rouen|132|Calais|73|Bruges|61|Antwerp|55|Eindhoven|61|Duisburg|34|Dortmund|101|Kassel|165|Leipzig|70|Dresden
    Toulouse|177|Limoges|165|Orléans|184|Clermont-Ferrand|202|Montpellier
    Calais|69|Lille
    Bruges|60|Brussels|40|Namur|95|Luxembourg|58|Saarbrücken|70|Strasbourg|52|Freiburg|44|Basel|61|Bern|61|Lausanne
    Brussels|27|Antwerp|59|Rotterdam|46|Amsterdam|111|Groningen|110|Bremen|73|Hamburg|114|Rostock|138|Berlin
    Nîmes|72|Marseille|40|Toulon|92|Nice|111|Genoa|85|Milan|68|Bellinzona|112|Zürich|132|Stuttgart|95|Würzburg
    Rotterdam|35|Utrecht|38|Arnhem|94|Osnabrück|73|Bremen|77|Hanover|90|Magdeburg|92|Berlin|161|Poznań|127|Łódź
    Namur|40|Liège|67|Eindhoven|55|Utrecht|27|Amsterdam|142|Osnabrück|33|Bielefeld|65|Hanover|93|Hamburg|149|Kolding
    Valence|56|Grenoble|35|Chambéry|52|Geneva|39|Lausanne|58|Sion
    Dijon|119|Lyon|63|Valence|61|Orange|72|Marseille|123|Nice
    Liège|98|Luxembourg|39|Metz|35|Nancy|132|Dijon|184|Reims|168|Calais|179|Paris|288|Lyon|69|Grenoble
    Arnhem|57|Duisburg|18|Düsseldorf|24|Cologne|64|Koblenz|89|Mannheim|77|Stuttgart|56|Ulm|50|Augsburg|40|Munich
    Besançon|80|Lausanne
    Luxembourg|110|Koblenz|77|Frankfurt|74|Würzburg|68|Nuremberg|64|Regensburg|138|Linz|109|Vienna|49|Bratislava
    Metz|101|Strasbourg|98|Nancy
    Düsseldorf|43|Dortmund|67|Bielefeld
    Cologne|113|Frankfurt|48|Mannheim|43|Karlsruhe|83|Freiburg
    Aosta|70|Turin|104|Genoa|99|Pisa|51|Florence|158|Rome|118|Caserta|151|Bari|70|Brindisi|44|Taranto|55|Bari
    Mulhouse|21|Basel|66|Lucerne|89|Bellinzona|71|Chur|54|Bregenz|80|Ulm|101|Würzburg|129|Kassel|101|Hanover
    Dortmund|135|Frankfurt|156|Erfurt|89|Leipzig|113|Berlin|92|Szczecin|220|Gdańsk|208|Warsaw|107|Lublin|104|Rzeszów
    Basel|53|Zürich|73|Chur
    Münster|35|Osnabrück
    Turin|86|Milan|31|Bergamo|30|Brescia|41|Verona|50|Padua|24|Venice|97|Trieste|58|Ljubljana|78|Maribor|208|Budapest
    Kristiansand|196|Oslo|199|Örebro|122|Stockholm|239|Sundsvall
    Karlsruhe|49|Stuttgart
    Zürich|32|Lucerne|69|Bern|75|Zürich|77|Bregenz|115|Munich|77|Regensburg
    Frankfurt|118|Kassel|101|Erfurt|116|Würzburg
    Bregenz|116|Innsbruck|113|Salzburg|77|Linz|150|Prague|94|Dresden|122|Berlin|178|Hamburg
    Aalborg|72|Aarhus|55|Kolding|142|Copenhagen|26|Malmö|40|Helsingborg|132|Gothenburg|182|Oslo
    Brescia|52|Piacenza|107|Turin|124|Chambéry|67|Lyon|101|Clermont-Ferrand|110|Limoges|73|Poitiers|152|Bordeaux
    Bordeaux|226|Clermont-Ferrand|89|Saint-Étienne|38|Lyon|92|Geneva|96|Aosta|113|Milan|42|Piacenza|36|Parma
    Pisa|101|Parma|58|Bologna|72|Rimini|64|Ancona|98|Pescara|110|Foggia|80|Bari
    Florence|63|Bologna|73|Padua
    Bologna|87|Verona|93|Bolzano|71|Innsbruck|103|Munich|102|Nuremberg|84|Hof|179|Berlin|211|Wrocław|119|Katowice
    Munich|89|Salzburg|112|Villach|64|Ljubljana|87|Zagreb|240|Belgrade|146|Niš|98|Sofia|89|Plovdiv
    Magdeburg|77|Leipzig|97|Hof|107|Dresden|168|Wrocław|135|Łódź|80|Warsaw|183|Kraków|49|Katowice|55|Ostrava|104|Brno
    Venice|77|Udine|76|Villach|106|Graz|118|Vienna|82|Brno|125|Prague|58|Pilsen
    Rome|129|Pescara
    Helsingborg|147|Jönköping|207|Stockholm
    Udine|46|Trieste
    Jönköping|90|Gothenburg|174|Örebro
    Linz|135|Graz|43|Maribor|70|Zagreb|255|Split
    Rijeka|101|Zagreb|211|Budapest|162|Košice|159|Žilina|67|Ostrava
    Szczecin|162|Poznań|110|Wrocław
    Foggia|92|Caserta|21|Naples|193|Cosenza|110|Reggio Calabria
    Vienna|151|Budapest|107|Szeged|132|Belgrade
    Brno|80|Bratislava|122|Budapest
    Poznań|190|Gdańsk|208|Łódź|125|Katowice|181|Warsaw
    Bratislava|122|Žilina
    Kraków|101|Rzeszów
    Szeged|72|Timișoara|165|Sibiu|107|Cluj-Napoca
    Niš|125|Skopje|144|Thessaloniki|311|Athens
    Thessaloniki|177|Sofia
    Bilbao|40|Vitoria|162|Zaragoza|187|Bilbao
    Southampton|64|Oxford|54|London|80|Southampton
    Palermo|129|Catania|59|Messina|138|Palermo
    ~|Galway|64|Limerick|61|Cork
    ~|Badajoz|202|Salamanca
    ~|Glasgow|84|Cairnryan|104|Carlisle|58|Newcastle|118|Edinburgh|95|Carlisle
    ~|Perth|110|Inverness|103|Aberdeen
    ~|Bergen|285|Oslo|303|Trondheim|257|Sundsvall
    ~|Stavanger|144|Kristiansand
    ~|Lausanne|101|Aosta
    ~|Sion|129|Milan
    ~|Bolzano|135|Villach
    ~|Regensburg|101|Pilsen
    ~|Rome|202|Rimini
    ~|Trieste|46|Rijeka|70|Ljubljana
    ~|Jönköping|122|Örebro
    ~|Prague|171|Wrocław
    ~|Messina|15|Reggio Calabria
    ~|Zagreb|245|Sarajevo|181|Belgrade
    ~|Cosenza|122|Taranto
    ~|Dubrovnik|141|Split|153|Sarajevo
    ~|Žilina|119|Kraków
    ~|Budapest|245|Cluj-Napoca|200|Košice|122|Rzeszów
    ~|Skopje|147|Sofia|240|Bucharest|171|Sibiu
    """
}
