// The miles are written by Scripts/fit-roads.py. This table derives from OpenStreetMap, © OpenStreetMap
// contributors, and is offered under the Open Database License 1.0 (ODbL-1.0); see CREDITS.md.

extension RoadMap {
  /// Roads of North America: towns with the miles between them; after `~` roads of two lanes.
  static let americanRoads: StaticString = """
    Santa Rosa|54|San Francisco|46|San Jose|174|San Luis Obispo|89|Santa Barbara|96|Los Angeles|126|Indio|246|Phoenix
    Portland|107|Biggs|111|Pendleton|218|Boise|127|Twin Falls|145|Tremonton|74|Salt Lake City|43|Provo|136|Cove Fort
    Seattle|29|Tacoma|29|Olympia|119|Portland|117|Eugene|134|Medford|138|Redding|165|Sacramento|52|Stockton|67|Merced
    Stockton|18|Tracy|41|San Jose|57|Santa Nella|199|Wheeler Ridge|78|Los Angeles|122|San Diego|20|Tijuana
    Santa Nella|51|Tracy|55|San Francisco|80|Sacramento|129|Reno|168|Winnemucca|114|Elko|51|Wells|178|Salt Lake City
    Merritt|55|Kamloops|225|Jasper|241|Edmonton|159|Lloydminster|176|Saskatoon|161|Regina
    Ellensburg|34|Yakima|79|Kennewick|45|Pendleton
    Merced|60|Fresno|114|Bakersfield|28|Wheeler Ridge
    Kelowna|75|Merritt|73|Hope|93|Vancouver|49|Bellingham|88|Seattle|109|Ellensburg|64|Moses Lake|99|Spokane
    Kennewick|141|Spokane|33|Coeur d'Alene|167|Missoula|108|Butte|80|Bozeman|129|Billings|209|Glendive|95|Dickinson
    Bakersfield|53|Mojave|66|Barstow|159|Needles|48|Kingman|156|Flagstaff|89|Holbrook|93|Gallup|125|Albuquerque
    Grande Prairie|271|Edmonton|192|Calgary|106|Fort Macleod|29|Lethbridge|108|Medicine Hat
    Los Angeles|60|San Bernardino|74|Indio
    Mojave|76|Los Angeles|114|Barstow|154|Las Vegas|121|St George UT|55|Cedar City|77|Cove Fort|52|Salina UT
    Barstow|63|San Bernardino|110|San Diego|105|El Centro|187|Gila Bend|58|Casa Grande|70|Tucson|137|Lordsburg
    Tijuana|100|Mexicali|14|El Centro
    Las Vegas|101|Kingman|181|Phoenix|48|Casa Grande
    Twin Falls|115|Pocatello|51|Idaho Falls|204|Butte|54|Helena|79|Great Falls|82|Shelby|102|Lethbridge
    Gila Bend|61|Phoenix|124|Flagstaff
    Pocatello|90|Tremonton
    Salt Lake City|165|Rock Springs|113|Rawlins|98|Laramie|44|Cheyenne|106|Sidney|43|Julesburg|81|North Platte
    Salina UT|102|Green River|98|Grand Junction|90|Glenwood Springs|152|Denver|171|Julesburg
    Tucson|238|Hermosillo|406|Culiacán|138|Mazatlán|290|Guadalajara|211|Querétaro|126|Mexico City|72|Puebla
    Lordsburg|119|Las Cruces|44|El Paso|239|Chihuahua|297|Torreón|218|Zacatecas|71|Aguascalientes|72|León
    Billings|113|Sheridan|38|Buffalo WY|119|Casper|162|Cheyenne|106|Denver|69|Colorado Springs|45|Pueblo|81|Trinidad
    Las Cruces|211|Albuquerque|64|Santa Fe|45|Las Vegas NM|111|Raton|21|Trinidad
    Buffalo WY|153|Spearfish|45|Rapid City|162|Vivian|200|Sioux Falls|185|Albert Lea|118|La Crosse|46|Tomah|87|Madison
    Albuquerque|57|Clines Corners|58|Santa Rosa NM|58|Tucumcari|110|Amarillo|260|Oklahoma City|194|Fort Smith
    El Paso|115|Van Horn|124|Fort Stockton|200|Junction|114|San Antonio|143|Corpus Christi|134|McAllen|148|Monterrey
    Mazatlán|136|Durango MX|144|Torreón|168|Saltillo|49|Monterrey|150|Laredo|160|San Antonio|81|Austin|105|Waco
    Denver|81|Limon|162|Oakley|88|Hays|98|Salina|111|Topeka|63|Kansas City|123|Columbia MO|117|St Louis
    Van Horn|89|Pecos|101|Midland|152|Abilene|153|Fort Worth|34|Dallas|173|Texarkana|139|Little Rock|133|Memphis
    Roswell|76|Carlsbad NM
    Fort Stockton|99|Midland|121|Lubbock|125|Amarillo|220|Wichita Falls|111|Fort Worth|89|Waco|176|Houston
    Dickinson|98|Bismarck|101|Jamestown|94|Fargo|161|St Cloud|61|Minneapolis|83|Rochester MN|114|Waterloo
    Zacatecas|123|San Luis Potosí|125|Querétaro|100|León
    Aguascalientes|119|Guadalajara|202|San Luis Potosí|249|Saltillo
    Midland|114|San Angelo|201|San Antonio|109|Victoria TX|131|Houston|80|Beaumont|127|Lafayette LA|53|Baton Rouge
    Lubbock|161|Abilene|88|San Angelo
    North Platte|96|Kearney|43|Grand Island|41|York|50|Lincoln|51|Omaha|137|Des Moines|114|Iowa City|52|Davenport
    Pierre|36|Vivian
    Laredo|132|McAllen
    San Antonio|203|Houston|125|Lufkin|162|Texarkana|71|Shreveport|125|Alexandria LA|105|Baton Rouge|82|New Orleans
    Wichita Falls|133|Oklahoma City|167|Wichita|89|Salina|150|York
    Austin|161|Houston|239|Dallas|39|Denton|174|Oklahoma City|105|Tulsa|112|Joplin|71|Springfield MO|103|Rolla
    Corpus Christi|81|Victoria TX
    Fort Worth|38|Denton
    Winnipeg|148|Grand Forks|81|Fargo|151|Watertown SD|105|Sioux Falls|80|Sioux City|96|Omaha|118|St Joseph
    Waco|96|Dallas|183|McAlester|188|Joplin|161|Kansas City|49|St Joseph
    Dallas|130|Longview|61|Shreveport|101|Monroe LA|78|Vicksburg|44|Jackson MS|89|Meridian|90|Tuscaloosa|50|Birmingham
    Sioux Falls|162|Mankato|76|Minneapolis|150|Duluth|153|Eau Claire|80|Tomah
    Oaxaca|185|Puebla|149|Veracruz|248|Villahermosa|328|Mérida|197|Cancún
    Emporia|58|Topeka
    Tulsa|94|McAlester
    Lufkin|110|Shreveport
    Joplin|80|Fayetteville AR|53|Fort Smith|141|Little Rock
    Fort Smith|114|Tulsa|143|Wichita|87|Emporia|108|Kansas City|199|Hannibal|106|Springfield IL|85|Champaign
    Des Moines|103|Waterloo|98|Dubuque|90|Rockford|90|Chicago|26|Gary|159|Indianapolis|118|Louisville
    Rochester MN|69|La Crosse
    Alexandria LA|87|Lafayette LA
    Waterloo|52|Cedar Rapids|27|Iowa City
    Rolla|103|St Louis|100|Effingham|68|Terre Haute|73|Indianapolis|109|Dayton|67|Columbus|80|Cambridge OH
    Cedar Rapids|67|Dubuque|86|Madison|134|Green Bay|93|Wausau|101|Eau Claire|91|Minneapolis|97|Albert Lea
    Albert Lea|150|Des Moines|190|Kansas City|162|Springfield MO|254|Memphis|109|Tupelo|133|Birmingham|145|Atlanta
    Baton Rouge|44|Hammond|44|Slidell|111|Mobile|167|Montgomery|54|Auburn|109|Atlanta|145|Greenville SC|28|Spartanburg
    Dubuque|75|Davenport|83|Peoria|39|Bloomington IL|52|Champaign|124|Indianapolis|106|Cincinnati|86|Lexington KY
    Davenport|102|Rockford|65|Madison|144|Wausau
    St Louis|80|Mount Vernon IL|87|Evansville|110|Louisville|79|Lexington KY|126|Huntington|51|Charleston WV|62|Sutton
    Jackson MS|96|Hattiesburg|98|Mobile|57|Pensacola|190|Tallahassee|108|Lake City|65|Jacksonville|133|Savannah
    Memphis|84|Jackson TN|131|Nashville|173|Knoxville|89|Asheville|103|Statesville|47|Winston-Salem|29|Greensboro
    Springfield IL|66|Bloomington IL|98|Joliet|36|Chicago|92|Milwaukee|113|Green Bay
    Peoria|65|Springfield IL|90|St Louis|135|Sikeston|126|Memphis|217|Jackson MS|138|Hammond|49|New Orleans|32|Slidell
    Slidell|85|Hattiesburg|86|Meridian
    Sikeston|73|Marion IL|44|Mount Vernon IL|63|Effingham|77|Champaign|131|Chicago|166|Davenport|140|Joliet|40|Gary
    Madison|81|Milwaukee
    Rockford|136|Bloomington IL
    Marion IL|55|Paducah|134|Nashville|128|Chattanooga|116|Atlanta|79|Macon|99|Tifton|46|Valdosta|60|Lake City
    Paducah|172|Elizabethtown|86|Lexington KY|158|Knoxville|109|Chattanooga|148|Birmingham|93|Montgomery
    Benton Harbor|47|Kalamazoo|102|Ann Arbor|38|Detroit|3|Windsor|117|London ON|82|Hamilton|32|St Catharines|27|Buffalo
    Indianapolis|126|Fort Wayne|126|Lansing|53|Flint|137|London ON
    Kalamazoo|51|Grand Rapids|99|Cadillac|125|Mackinaw City|55|Sault Ste Marie|3|Sault Ste Marie ON
    Auburn|33|Columbus GA|92|Macon|172|Savannah|92|Charleston SC|52|St George SC|67|Columbia SC|91|Spartanburg
    Columbus GA|105|Atlanta|155|Augusta GA|72|Columbia SC|81|Florence SC|83|Fayetteville NC|93|Rocky Mount|115|Norfolk
    Mackinaw City|221|Flint|63|Detroit|59|Toledo|149|Dayton|51|Cincinnati|102|Louisville|44|Elizabethtown|130|Nashville
    Nashville|110|Huntsville|93|Birmingham|201|Nashville|146|Evansville|160|Indianapolis|145|South Bend|150|Toledo
    Lansing|57|Ann Arbor|48|Toledo|134|Columbus|105|Cincinnati
    Knoxville|114|Bristol|74|Wytheville|74|Roanoke|52|Lexington VA|33|Staunton|78|Strasburg|61|Hagerstown
    Detroit|90|Lansing|64|Grand Rapids|77|Benton Harbor|65|Gary|62|South Bend|76|Fort Wayne|104|Toledo|99|Cleveland
    Lake City|42|Gainesville|34|Ocala|68|Orlando|105|Fort Pierce|54|West Palm Beach|67|Miami|116|Naples FL
    Asheville|59|Greenville SC|107|Columbia SC|94|Charlotte|42|Statesville|92|Wytheville|67|Beckley|53|Charleston WV
    Tampa|47|Sarasota|74|Fort Myers|38|Naples FL
    Bristol|82|Asheville|62|Spartanburg|67|Charlotte|86|Greensboro|54|Durham|23|Raleigh|124|Wilmington NC
    Ocala|93|Tampa|85|Orlando|56|Daytona Beach|91|Jacksonville
    Charleston WV|86|Marietta|48|Cambridge OH|84|Akron|34|Cleveland|104|Erie|89|Buffalo|69|Rochester NY|81|Syracuse
    Cambridge OH|73|Washington PA|24|Pittsburgh|131|Erie|175|Corning|63|Binghamton|130|Albany|79|Springfield MA
    Beckley|112|Lexington VA
    Savannah|88|St George SC|90|Florence SC
    Wytheville|85|Winston-Salem|76|Charlotte
    Daytona Beach|86|Melbourne FL|49|Fort Pierce
    Sudbury|174|Barrie|54|Toronto|39|Hamilton
    Sutton|54|Clarksburg|36|Morgantown|106|Hancock|27|Hagerstown|25|Frederick|45|Washington|97|Richmond|23|Petersburg
    Washington PA|45|Morgantown
    Greensboro|96|Fayetteville NC|57|Raleigh|54|Rocky Mount|98|Petersburg|127|Durham
    Barrie|146|North Bay
    Toronto|165|Kingston ON|184|Montreal|157|Quebec|124|Rivière-du-Loup|74|Edmundston|144|Fredericton|64|Saint John
    Staunton|38|Charlottesville|73|Richmond|89|Norfolk
    Strasburg|75|Washington|33|Annapolis|80|Wilmington DE|27|Philadelphia|94|New York|80|New Haven|89|Providence
    Hancock|24|Breezewood|72|Bellefonte|49|Williamsport
    Hagerstown|67|Harrisburg|73|Hazleton|39|Scranton|52|Binghamton|73|Syracuse|71|Watertown NY|37|Kingston ON
    Rochester NY|79|Corning
    Frederick|46|Baltimore|71|Wilmington DE
    Washington|36|Baltimore|80|Harrisburg|83|Allentown|85|New York|56|Danbury|52|Hartford|64|Worcester
    Baltimore|25|Annapolis
    Kingston ON|99|Ottawa|113|Montreal|90|Sherbrooke|110|Quebec
    Syracuse|135|Albany|89|Newburgh|60|New York|105|Atlantic City|62|Philadelphia|54|Allentown|62|Scranton|92|Newburgh
    Scranton|40|Stroudsburg|69|New York
    Stroudsburg|49|Hazleton|102|Bellefonte|56|Du Bois|111|Youngstown|50|Akron|123|Columbus|140|Cleveland|66|Youngstown
    Youngstown|63|Pittsburgh|118|Breezewood|80|Harrisburg|100|Philadelphia
    Newburgh|35|Danbury
    Albany|157|Plattsburgh|62|Montreal|81|Burlington VT|38|Montpelier|48|White River Junction|61|Brattleboro
    New Haven|37|Hartford|26|Springfield MA|58|Brattleboro
    Springfield MA|47|Worcester|43|Boston|70|Hyannis|65|Providence|40|Worcester|74|Concord NH|96|St Johnsbury
    Sherbrooke|75|St Johnsbury|61|White River Junction|55|Concord NH|45|Portsmouth NH|53|Portland ME|58|Augusta ME
    Worcester|85|Portsmouth NH|57|Boston|43|Providence
    Concord NH|70|Boston
    Augusta ME|69|Bangor|117|Houlton|66|Fredericton|104|Moncton|93|Charlottetown
    Saint John|96|Moncton|102|Truro|60|Halifax
    Columbia MO|30|Jefferson City|117|St Louis|108|Hannibal|81|Columbia MO
    ~|Campbell River|98|Nanaimo
    ~|Eureka|111|Redding|189|Reno|215|Tonopah|206|Las Vegas|252|Ely|152|Wells|122|Twin Falls|113|Arco|145|Salmon
    ~|Port Angeles|89|Tacoma
    ~|Eugene|109|Bend|141|Burns|173|Boise|189|Arco|83|Idaho Falls|75|Jackson WY|146|Riverton|124|Casper|115|Lusk
    ~|Prince George|273|Jasper
    ~|Portland|152|Bend|153|Klamath Falls|138|Redding
    ~|Bellingham|82|Hope|123|Osoyoos|111|Castlegar|115|Cranbrook|137|Fort Macleod
    ~|Seattle|123|Wenatchee|62|Moses Lake
    ~|Sacramento|79|Santa Rosa|213|Eureka|143|Grants Pass|29|Medford|67|Klamath Falls|254|Reno|215|Bishop|202|Mojave
    ~|Bend|149|Biggs|86|Yakima
    ~|Santa Nella|41|Merced
    ~|San Luis Obispo|109|Bakersfield
    ~|Ellensburg|39|Wenatchee|139|Osoyoos|78|Kelowna|127|Revelstoke|76|Golden|167|Calgary|195|Medicine Hat
    ~|Reno|321|Ely|217|Provo|134|Vernal|129|Craig|109|Rawlins|107|Casper
    ~|Kennewick|121|Lewiston|192|Missoula|168|Great Falls|123|Havre|330|Williston|126|Minot|234|Grand Forks|287|Duluth
    ~|Grande Prairie|214|Prince George|328|Kamloops|127|Revelstoke
    ~|Bishop|98|Tonopah
    ~|Winnemucca|235|Boise|258|Lewiston|104|Spokane|137|Castlegar
    ~|Spokane|192|Kalispell|34|Glacier|124|Shelby|118|Havre
    ~|Golden|179|Cranbrook|148|Kalispell|121|Missoula|152|Salmon|193|Idaho Falls|111|West Yellowstone|83|Bozeman
    ~|Coeur d'Alene|177|Cranbrook|171|Calgary|386|Saskatoon|161|Swift Current|152|Medicine Hat
    ~|Missoula|122|Helena|93|Bozeman
    ~|St George UT|68|Kanab|71|Page|140|Flagstaff|269|Cortez|50|Durango|142|Alamosa|108|Pueblo|128|Lamar
    ~|Panguitch|42|Cedar City|62|Kanab|63|Panguitch|99|Salina UT|105|Provo|139|Green River|52|Moab|59|Monticello
    ~|Flagstaff|265|Monticello|67|Cortez|61|Farmington|172|Albuquerque
    ~|Great Falls|210|Billings|107|Cody|129|Riverton|122|Rawlins
    ~|West Yellowstone|119|Cody|124|Sheridan
    ~|Jackson WY|180|Rock Springs|94|Vernal
    ~|Gallup|106|Farmington|54|Durango|106|Montrose|69|Grand Junction
    ~|Montrose|130|Salida|96|Pueblo
    ~|Swift Current|165|Regina|249|Brandon|147|Winnipeg|140|Kenora|302|Thunder Bay|246|Wawa|121|Sault Ste Marie ON
    ~|Craig|87|Glenwood Springs
    ~|Las Cruces|178|Roswell|121|Clovis|113|Amarillo|160|Liberal|170|Oakley|163|North Platte|143|Valentine|85|Vivian
    ~|El Paso|165|Carlsbad NM|97|Pecos
    ~|Salida|94|Alamosa|152|Santa Fe|58|Clines Corners|153|Roswell|182|Lubbock|113|Clovis|173|Clines Corners
    ~|Laramie|138|Denver|126|Salida|84|Colorado Springs|80|Limon|117|Lamar|170|Dodge City|173|Wichita|190|Joplin
    ~|Las Vegas NM|64|Santa Rosa NM
    ~|Cheyenne|134|Lusk|133|Rapid City|103|Chadron|138|Sidney
    ~|Glendive|104|Williston|113|Dickinson|203|Spearfish
    ~|Regina|253|Minot|119|Bismarck|200|Pierre|193|Watertown SD|222|Minneapolis
    ~|Trinidad|143|Lamar
    ~|Raton|141|Dalhart|81|Amarillo
    ~|Tucumcari|108|Dalhart|132|Liberal|82|Dodge City|102|Hays|149|Kearney
    ~|Chadron|146|Valentine
    ~|San Luis Potosí|233|Tampico|286|Veracruz
    ~|Liberal|258|Oklahoma City|125|McAlester|99|Fort Smith|162|Texarkana|89|Longview|95|Lufkin|111|Beaumont
    ~|Pierre|139|Aberdeen SD|119|Jamestown
    ~|Monterrey|181|Ciudad Victoria|151|Tampico|252|Mexico City
    ~|Wichita Falls|146|Abilene|225|Austin|144|Junction|92|San Angelo|212|Austin
    ~|Aberdeen SD|92|Watertown SD
    ~|McAllen|320|Tampico
    ~|York|168|Yankton|68|Sioux Falls
    ~|Yankton|67|Sioux City|244|Waterloo|121|Ottumwa|168|Columbia MO
    ~|Waco|184|Longview
    ~|Dallas|186|Lufkin
    ~|Fargo|261|Duluth|264|Marquette|171|Sault Ste Marie
    ~|Lincoln|156|Topeka|181|Omaha
    ~|St Joseph|218|Hannibal|159|Iowa City|76|Ottumwa|88|Des Moines
    ~|St Cloud|153|Duluth|204|Thunder Bay
    ~|Albert Lea|113|Waterloo
    ~|Monroe LA|183|Little Rock|212|Springfield MO|133|Jefferson City|57|Rolla|132|Poplar Bluff|54|Sikeston|66|Paducah
    ~|La Crosse|111|Dubuque
    ~|Baton Rouge|92|Natchez|74|Vicksburg|218|Little Rock|207|Poplar Bluff
    ~|Jackson MS|189|Tupelo
    ~|Memphis|234|Huntsville|168|Atlanta
    ~|Wausau|181|Marquette|67|Escanaba|114|Green Bay
    ~|Jackson TN|121|Paducah|99|Evansville|123|Terre Haute|195|Chicago
    ~|Mobile|144|Meridian|165|Montgomery|113|Dothan|100|Tallahassee|77|Valdosta|72|Waycross|112|Savannah
    ~|Tuscaloosa|111|Montgomery
    ~|Pensacola|144|Dothan|90|Albany GA|46|Tifton|83|Waycross|87|Jacksonville|73|Gainesville
    ~|Escanaba|133|Mackinaw City
    ~|Birmingham|117|Auburn
    ~|Traverse City|44|Cadillac
    ~|Columbus GA|92|Albany GA|93|Tallahassee
    ~|Lexington KY|188|Bristol
    ~|Sault Ste Marie ON|188|Sudbury|87|North Bay|227|Ottawa|118|Watertown NY|155|Plattsburgh
    ~|Dayton|126|Fort Wayne|163|Columbus|131|Huntington
    ~|Albany GA|109|Macon
    ~|Tampa|159|Fort Pierce
    ~|Greenville SC|116|Augusta GA|128|Savannah
    ~|Fort Myers|131|West Palm Beach
    ~|Key West|153|Miami
    ~|Marietta|72|Clarksburg|136|Strasburg|67|Frederick|78|Harrisburg|79|Williamsport|74|Corning
    ~|Orlando|67|Melbourne FL
    ~|Beckley|81|Sutton
    ~|Pittsburgh|97|Du Bois|141|Buffalo
    ~|Roanoke|55|Lynchburg|112|Richmond
    ~|Charleston SC|103|Myrtle Beach|78|Wilmington NC|91|Fayetteville NC|131|Charlotte|111|Florence SC|72|Myrtle Beach
    ~|Florence SC|122|Wilmington NC
    ~|Durham|61|Danville|68|Roanoke|102|Greensboro|52|Danville|71|Lynchburg|68|Charlottesville|117|Washington
    ~|Bellefonte|81|Harrisburg|93|Wilmington DE|77|Cape May|46|Atlantic City
    ~|Petersburg|79|Norfolk|87|Manteo
    ~|Norfolk|131|Salisbury MD|65|Dover|48|Wilmington DE
    ~|Salisbury MD|76|Annapolis|63|Dover
    ~|Burlington VT|72|Rutland|91|Albany|74|Brattleboro|67|Concord NH
    ~|Rutland|38|White River Junction
    ~|St Johnsbury|122|Portland ME
    ~|Quebec|226|Augusta ME
    ~|Bangor|168|Saint John
    ~|Edmundston|110|Houlton
    ~|Truro|193|North Sydney
    ~|Port aux Basques|151|Corner Brook|209|Gander|180|St. John's
    """
}
