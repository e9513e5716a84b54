extension RoadMap {
  /// Roads of North America: towns with the miles between them; after `~` roads of two lanes.
  static let americanRoads: StaticString = """
    Santa Rosa|54|San Francisco|47|San Jose|189|San Luis Obispo|94|Santa Barbara|94|Los Angeles|123|Indio|246|Phoenix
    Portland|104|Biggs|104|Pendleton|221|Boise|116|Twin Falls|133|Tremonton|75|Salt Lake City|44|Provo|128|Cove Fort
    Seattle|33|Tacoma|29|Olympia|110|Portland|109|Eugene|152|Medford|147|Redding|155|Sacramento|48|Stockton|65|Merced
    Stockton|19|Tracy|54|San Jose|74|Santa Nella|187|Wheeler Ridge|85|Los Angeles|121|San Diego|18|Tijuana
    Santa Nella|52|Tracy|58|San Francisco|79|Sacramento|135|Reno|165|Winnemucca|125|Elko|50|Wells|182|Salt Lake City
    Merritt|54|Kamloops|271|Jasper|223|Edmonton|153|Lloydminster|169|Saskatoon|159|Regina
    Ellensburg|35|Yakima|79|Kennewick|64|Pendleton
    Merced|56|Fresno|106|Bakersfield|27|Wheeler Ridge
    Kelowna|77|Merritt|73|Hope|92|Vancouver|53|Bellingham|86|Seattle|106|Ellensburg|67|Moses Lake|101|Spokane
    Kennewick|138|Spokane|32|Coeur d'Alene|161|Missoula|115|Butte|81|Bozeman|135|Billings|205|Glendive|93|Dickinson
    Bakersfield|60|Mojave|67|Barstow|146|Needles|62|Kingman|148|Flagstaff|88|Holbrook|92|Gallup|128|Albuquerque
    Grande Prairie|281|Edmonton|185|Calgary|104|Fort Macleod|32|Lethbridge|103|Medicine Hat
    Los Angeles|59|San Bernardino|74|Indio
    Mojave|94|Los Angeles|119|Barstow|153|Las Vegas|117|St George UT|51|Cedar City|75|Cove Fort|56|Salina UT
    Barstow|71|San Bernardino|105|San Diego|113|El Centro|175|Gila Bend|57|Casa Grande|69|Tucson|156|Lordsburg
    Tijuana|113|Mexicali|13|El Centro
    Las Vegas|102|Kingman|188|Phoenix|47|Casa Grande
    Twin Falls|109|Pocatello|48|Idaho Falls|185|Butte|63|Helena|89|Great Falls|81|Shelby|102|Lethbridge
    Gila Bend|68|Phoenix|130|Flagstaff
    Pocatello|83|Tremonton
    Salt Lake City|172|Rock Springs|105|Rawlins|95|Laramie|47|Cheyenne|97|Sidney|39|Julesburg|79|North Platte
    Salina UT|105|Green River|100|Grand Junction|86|Glenwood Springs|156|Denver|173|Julesburg
    Tucson|237|Hermosillo|424|Culiacán|135|Mazatlán|296|Guadalajara|208|Querétaro|134|Mexico City|82|Puebla
    Lordsburg|118|Las Cruces|46|El Paso|235|Chihuahua|276|Torreón|236|Zacatecas|74|Aguascalientes|79|León
    Billings|123|Sheridan|34|Buffalo WY|113|Casper|176|Cheyenne|99|Denver|67|Colorado Springs|42|Pueblo|81|Trinidad
    Las Cruces|220|Albuquerque|62|Santa Fe|62|Las Vegas NM|102|Raton|20|Trinidad
    Buffalo WY|153|Spearfish|42|Rapid City|148|Vivian|194|Sioux Falls|177|Albert Lea|122|La Crosse|42|Tomah|90|Madison
    Albuquerque|59|Clines Corners|57|Santa Rosa NM|58|Tucumcari|113|Amarillo|251|Oklahoma City|180|Fort Smith
    El Paso|122|Van Horn|118|Fort Stockton|192|Junction|114|San Antonio|141|Corpus Christi|153|McAllen|143|Monterrey
    Mazatlán|143|Durango MX|148|Torreón|162|Saltillo|52|Monterrey|138|Laredo|153|San Antonio|78|Austin|102|Waco
    Denver|86|Limon|162|Oakley|86|Hays|94|Salina|109|Topeka|66|Kansas City|123|Columbia MO|119|St Louis
    Van Horn|90|Pecos|95|Midland|143|Abilene|144|Fort Worth|33|Dallas|174|Texarkana|142|Little Rock|132|Memphis
    Roswell|73|Carlsbad NM
    Fort Stockton|103|Midland|116|Lubbock|122|Amarillo|224|Wichita Falls|114|Fort Worth|88|Waco|180|Houston
    Dickinson|100|Bismarck|100|Jamestown|92|Fargo|167|St Cloud|64|Minneapolis|87|Rochester MN|123|Waterloo
    Zacatecas|118|San Luis Potosí|126|Querétaro|108|León
    Aguascalientes|138|Guadalajara|202|San Luis Potosí|255|Saltillo
    Midland|110|San Angelo|212|San Antonio|113|Victoria TX|123|Houston|82|Beaumont|127|Lafayette LA|55|Baton Rouge
    Lubbock|163|Abilene|89|San Angelo
    North Platte|94|Kearney|46|Grand Island|44|York|50|Lincoln|53|Omaha|132|Des Moines|110|Iowa City|58|Davenport
    Pierre|33|Vivian
    Laredo|148|McAllen
    San Antonio|193|Houston|118|Lufkin|163|Texarkana|69|Shreveport|120|Alexandria LA|120|Baton Rouge|77|New Orleans
    Wichita Falls|139|Oklahoma City|156|Wichita|83|Salina|140|York
    Austin|162|Houston|238|Dallas|38|Denton|160|Oklahoma City|104|Tulsa|114|Joplin|69|Springfield MO|106|Rolla
    Corpus Christi|89|Victoria TX
    Fort Worth|37|Denton
    Winnipeg|144|Grand Forks|79|Fargo|141|Watertown SD|107|Sioux Falls|94|Sioux City|90|Omaha|119|St Joseph
    Waco|95|Dallas|189|McAlester|177|Joplin|169|Kansas City|52|St Joseph
    Dallas|124|Longview|64|Shreveport|100|Monroe LA|76|Vicksburg|45|Jackson MS|92|Meridian|91|Tuscaloosa|56|Birmingham
    Sioux Falls|156|Mankato|83|Minneapolis|153|Duluth|144|Eau Claire|83|Tomah
    Oaxaca|207|Puebla|167|Veracruz|291|Villahermosa|345|Mérida|187|Cancún
    Emporia|55|Topeka
    Tulsa|89|McAlester
    Lufkin|118|Shreveport
    Joplin|87|Fayetteville AR|62|Fort Smith|158|Little Rock
    Fort Smith|110|Tulsa|166|Wichita|86|Emporia|107|Kansas City|201|Hannibal|101|Springfield IL|87|Champaign
    Des Moines|109|Waterloo|92|Dubuque|100|Rockford|84|Chicago|29|Gary|154|Indianapolis|108|Louisville
    Rochester MN|69|La Crosse
    Alexandria LA|87|Lafayette LA
    Waterloo|60|Cedar Rapids|27|Iowa City
    Rolla|103|St Louis|98|Effingham|66|Terre Haute|75|Indianapolis|106|Dayton|70|Columbus|78|Cambridge OH
    Cedar Rapids|74|Dubuque|93|Madison|133|Green Bay|92|Wausau|97|Eau Claire|89|Minneapolis|95|Albert Lea
    Albert Lea|144|Des Moines|190|Kansas City|189|Springfield MO|267|Memphis|114|Tupelo|141|Birmingham|142|Atlanta
    Baton Rouge|44|Hammond|44|Slidell|111|Mobile|167|Montgomery|54|Auburn|106|Atlanta|141|Greenville SC|29|Spartanburg
    Dubuque|71|Davenport|94|Peoria|37|Bloomington IL|49|Champaign|118|Indianapolis|108|Cincinnati|80|Lexington KY
    Davenport|108|Rockford|62|Madison|141|Wausau
    St Louis|73|Mount Vernon IL|80|Evansville|113|Louisville|73|Lexington KY|116|Huntington|47|Charleston WV|58|Sutton
    Jackson MS|86|Hattiesburg|91|Mobile|56|Pensacola|178|Tallahassee|102|Lake City|60|Jacksonville|133|Savannah
    Memphis|88|Jackson TN|127|Nashville|176|Knoxville|110|Asheville|104|Statesville|43|Winston-Salem|27|Greensboro
    Springfield IL|65|Bloomington IL|96|Joliet|45|Chicago|91|Milwaukee|116|Green Bay
    Peoria|72|Springfield IL|88|St Louis|148|Sikeston|144|Memphis|200|Jackson MS|127|Hammond|53|New Orleans|31|Slidell
    Slidell|79|Hattiesburg|85|Meridian
    Sikeston|70|Marion IL|42|Mount Vernon IL|65|Effingham|76|Champaign|129|Chicago|165|Davenport|137|Joliet|42|Gary
    Madison|77|Milwaukee
    Rockford|133|Bloomington IL
    Marion IL|55|Paducah|134|Nashville|135|Chattanooga|112|Atlanta|78|Macon|98|Tifton|45|Valdosta|59|Lake City
    Paducah|172|Elizabethtown|81|Lexington KY|167|Knoxville|108|Chattanooga|143|Birmingham|94|Montgomery
    Benton Harbor|50|Kalamazoo|96|Ann Arbor|41|Detroit|4|Windsor|115|London ON|79|Hamilton|32|St Catharines|27|Buffalo
    Indianapolis|128|Fort Wayne|128|Lansing|54|Flint|131|London ON
    Kalamazoo|49|Grand Rapids|98|Cadillac|133|Mackinaw City|59|Sault Ste Marie|5|Sault Ste Marie ON
    Auburn|35|Columbus GA|95|Macon|162|Savannah|101|Charleston SC|48|St George SC|63|Columbia SC|89|Spartanburg
    Columbus GA|105|Atlanta|143|Augusta GA|71|Columbia SC|79|Florence SC|82|Fayetteville NC|88|Rocky Mount|113|Norfolk
    Mackinaw City|218|Flint|67|Detroit|59|Toledo|149|Dayton|53|Cincinnati|97|Louisville|45|Elizabethtown|134|Nashville
    Nashville|108|Huntsville|98|Birmingham|186|Nashville|144|Evansville|147|Indianapolis|143|South Bend|142|Toledo
    Lansing|64|Ann Arbor|51|Toledo|143|Columbus|101|Cincinnati
    Knoxville|112|Bristol|73|Wytheville|72|Roanoke|50|Lexington VA|33|Staunton|75|Strasburg|59|Hagerstown
    Detroit|89|Lansing|67|Grand Rapids|81|Benton Harbor|64|Gary|63|South Bend|89|Fort Wayne|107|Toledo|105|Cleveland
    Lake City|46|Gainesville|37|Ocala|72|Orlando|110|Fort Pierce|54|West Palm Beach|70|Miami|114|Naples FL
    Asheville|61|Greenville SC|100|Columbia SC|89|Charlotte|42|Statesville|90|Wytheville|72|Beckley|59|Charleston WV
    Tampa|57|Sarasota|74|Fort Myers|40|Naples FL
    Bristol|84|Asheville|66|Spartanburg|71|Charlotte|90|Greensboro|51|Durham|25|Raleigh|129|Wilmington NC
    Ocala|98|Tampa|84|Orlando|54|Daytona Beach|88|Jacksonville
    Charleston WV|84|Marietta|46|Cambridge OH|84|Akron|39|Cleveland|99|Erie|90|Buffalo|67|Rochester NY|76|Syracuse
    Cambridge OH|76|Washington PA|26|Pittsburgh|127|Erie|187|Corning|74|Binghamton|138|Albany|84|Springfield MA
    Beckley|114|Lexington VA
    Savannah|86|St George SC|85|Florence SC
    Wytheville|81|Winston-Salem|79|Charlotte
    Daytona Beach|87|Melbourne FL|54|Fort Pierce
    Sudbury|186|Barrie|56|Toronto|40|Hamilton
    Sutton|61|Clarksburg|37|Morgantown|112|Hancock|27|Hagerstown|26|Frederick|45|Washington|106|Richmond|23|Petersburg
    Washington PA|41|Morgantown
    Greensboro|94|Fayetteville NC|64|Raleigh|56|Rocky Mount|101|Petersburg|123|Durham
    Barrie|158|North Bay
    Toronto|154|Kingston ON|169|Montreal|156|Quebec|121|Rivière-du-Loup|74|Edmundston|162|Fredericton|69|Saint John
    Staunton|38|Charlottesville|68|Richmond|91|Norfolk
    Strasburg|75|Washington|32|Annapolis|79|Wilmington DE|29|Philadelphia|96|New York|77|New Haven|93|Providence
    Hancock|25|Breezewood|82|Bellefonte|54|Williamsport
    Hagerstown|69|Harrisburg|76|Hazleton|46|Scranton|55|Binghamton|68|Syracuse|74|Watertown NY|61|Kingston ON
    Rochester NY|94|Corning
    Frederick|47|Baltimore|69|Wilmington DE
    Washington|36|Baltimore|78|Harrisburg|87|Allentown|92|New York|57|Danbury|60|Hartford|58|Worcester
    Baltimore|30|Annapolis
    Kingston ON|122|Ottawa|124|Montreal|94|Sherbrooke|141|Quebec
    Syracuse|137|Albany|82|Newburgh|62|New York|114|Atlantic City|61|Philadelphia|57|Allentown|72|Scranton|92|Newburgh
    Scranton|39|Stroudsburg|69|New York
    Stroudsburg|54|Hazleton|98|Bellefonte|56|Du Bois|105|Youngstown|57|Akron|111|Columbus|138|Cleveland|67|Youngstown
    Youngstown|62|Pittsburgh|117|Breezewood|77|Harrisburg|103|Philadelphia
    Newburgh|36|Danbury
    Albany|144|Plattsburgh|62|Montreal|89|Burlington VT|39|Montpelier|48|White River Junction|68|Brattleboro
    New Haven|38|Hartford|28|Springfield MA|60|Brattleboro
    Springfield MA|46|Worcester|40|Boston|71|Hyannis|74|Providence|37|Worcester|94|Concord NH|100|St Johnsbury
    Sherbrooke|91|St Johnsbury|61|White River Junction|62|Concord NH|46|Portsmouth NH|51|Portland ME|57|Augusta ME
    Worcester|84|Portsmouth NH|56|Boston|45|Providence
    Concord NH|67|Boston
    Augusta ME|75|Bangor|115|Houlton|72|Fredericton|105|Moncton|101|Charlottetown
    Saint John|94|Moncton|100|Truro|62|Halifax
    Columbia MO|31|Jefferson City|126|St Louis|112|Hannibal|97|Columbia MO
    ~|Campbell River|94|Nanaimo
    ~|Eureka|143|Redding|197|Reno|227|Tonopah|201|Las Vegas|249|Ely|141|Wells|118|Twin Falls|143|Arco|133|Salmon
    ~|Port Angeles|106|Tacoma
    ~|Eugene|128|Bend|128|Burns|182|Boise|172|Arco|66|Idaho Falls|89|Jackson WY|153|Riverton|118|Casper|105|Lusk
    ~|Prince George|230|Jasper
    ~|Portland|160|Bend|133|Klamath Falls|133|Redding
    ~|Bellingham|78|Hope|153|Osoyoos|143|Castlegar|138|Cranbrook|182|Fort Macleod
    ~|Seattle|146|Wenatchee|67|Moses Lake
    ~|Sacramento|94|Santa Rosa|214|Eureka|164|Grants Pass|29|Medford|75|Klamath Falls|236|Reno|198|Bishop|163|Mojave
    ~|Bend|125|Biggs|78|Yakima
    ~|Santa Nella|34|Merced
    ~|San Luis Obispo|123|Bakersfield
    ~|Ellensburg|71|Wenatchee|128|Osoyoos|75|Kelowna|110|Revelstoke|92|Golden|164|Calgary|182|Medicine Hat
    ~|Reno|315|Ely|231|Provo|153|Vernal|118|Craig|113|Rawlins|118|Casper
    ~|Kennewick|133|Lewiston|212|Missoula|163|Great Falls|113|Havre|284|Williston|123|Minot|207|Grand Forks|261|Duluth
    ~|Grande Prairie|325|Prince George|320|Kamloops|131|Revelstoke
    ~|Bishop|116|Tonopah
    ~|Winnemucca|244|Boise|261|Lewiston|103|Spokane|133|Castlegar
    ~|Spokane|228|Kalispell|31|Glacier|113|Shelby|101|Havre
    ~|Golden|148|Cranbrook|143|Kalispell|118|Missoula|138|Salmon|158|Idaho Falls|108|West Yellowstone|90|Bozeman
    ~|Coeur d'Alene|163|Cranbrook|241|Calgary|374|Saskatoon|163|Swift Current|136|Medicine Hat
    ~|Missoula|113|Helena|94|Bozeman
    ~|St George UT|79|Kanab|73|Page|133|Flagstaff|256|Cortez|45|Durango|148|Alamosa|120|Pueblo|118|Lamar
    ~|Panguitch|64|Cedar City|79|Kanab|66|Panguitch|94|Salina UT|94|Provo|128|Green River|52|Moab|54|Monticello
    ~|Flagstaff|261|Monticello|60|Cortez|75|Farmington|184|Albuquerque
    ~|Great Falls|185|Billings|103|Cody|133|Riverton|138|Rawlins
    ~|West Yellowstone|127|Cody|146|Sheridan
    ~|Jackson WY|177|Rock Springs|113|Vernal
    ~|Gallup|108|Farmington|49|Durango|106|Montrose|61|Grand Junction
    ~|Montrose|128|Salida|96|Pueblo
    ~|Swift Current|151|Regina|224|Brandon|131|Winnipeg|129|Kenora|305|Thunder Bay|296|Wawa|140|Sault Ste Marie ON
    ~|Craig|89|Glenwood Springs
    ~|Las Cruces|182|Roswell|109|Clovis|104|Amarillo|160|Liberal|146|Oakley|140|North Platte|124|Valentine|115|Vivian
    ~|El Paso|159|Carlsbad NM|89|Pecos
    ~|Salida|84|Alamosa|138|Santa Fe|50|Clines Corners|135|Roswell|170|Lubbock|99|Clovis|173|Clines Corners
    ~|Laramie|128|Denver|138|Salida|103|Colorado Springs|74|Limon|113|Lamar|148|Dodge City|149|Wichita|177|Joplin
    ~|Las Vegas NM|59|Santa Rosa NM
    ~|Cheyenne|136|Lusk|143|Rapid City|98|Chadron|128|Sidney
    ~|Glendive|99|Williston|121|Dickinson|175|Spearfish
    ~|Regina|222|Minot|108|Bismarck|193|Pierre|187|Watertown SD|212|Minneapolis
    ~|Trinidad|128|Lamar
    ~|Raton|127|Dalhart|81|Amarillo
    ~|Tucumcari|93|Dalhart|113|Liberal|79|Dodge City|102|Hays|145|Kearney
    ~|Chadron|136|Valentine
    ~|San Luis Potosí|262|Tampico|305|Veracruz
    ~|Liberal|227|Oklahoma City|123|McAlester|106|Fort Smith|177|Texarkana|89|Longview|84|Lufkin|103|Beaumont
    ~|Pierre|158|Aberdeen SD|103|Jamestown
    ~|Monterrey|177|Ciudad Victoria|148|Tampico|295|Mexico City
    ~|Wichita Falls|148|Abilene|213|Austin|139|Junction|94|San Angelo|197|Austin
    ~|Aberdeen SD|104|Watertown SD
    ~|McAllen|296|Tampico
    ~|York|144|Yankton|76|Sioux Falls
    ~|Yankton|61|Sioux City|210|Waterloo|108|Ottumwa|152|Columbia MO
    ~|Waco|162|Longview
    ~|Dallas|167|Lufkin
    ~|Fargo|246|Duluth|246|Marquette|163|Sault Ste Marie
    ~|Lincoln|165|Topeka|161|Omaha
    ~|St Joseph|187|Hannibal|155|Iowa City|74|Ottumwa|82|Des Moines
    ~|St Cloud|143|Duluth|187|Thunder Bay
    ~|Albert Lea|105|Waterloo
    ~|Monroe LA|182|Little Rock|229|Springfield MO|119|Jefferson City|62|Rolla|123|Poplar Bluff|49|Sikeston|59|Paducah
    ~|La Crosse|113|Dubuque
    ~|Baton Rouge|89|Natchez|74|Vicksburg|206|Little Rock|193|Poplar Bluff
    ~|Jackson MS|182|Tupelo
    ~|Memphis|212|Huntsville|182|Atlanta
    ~|Wausau|197|Marquette|67|Escanaba|110|Green Bay
    ~|Jackson TN|108|Paducah|115|Evansville|110|Terre Haute|177|Chicago
    ~|Mobile|131|Meridian|156|Montgomery|103|Dothan|103|Tallahassee|77|Valdosta|62|Waycross|105|Savannah
    ~|Tuscaloosa|103|Montgomery
    ~|Pensacola|143|Dothan|84|Albany GA|42|Tifton|71|Waycross|81|Jacksonville|70|Gainesville
    ~|Escanaba|138|Mackinaw City
    ~|Birmingham|111|Auburn
    ~|Traverse City|49|Cadillac
    ~|Columbus GA|85|Albany GA|89|Tallahassee
    ~|Lexington KY|202|Bristol
    ~|Sault Ste Marie ON|189|Sudbury|78|North Bay|221|Ottawa|112|Watertown NY|163|Plattsburgh
    ~|Dayton|123|Fort Wayne|158|Columbus|124|Huntington
    ~|Albany GA|103|Macon
    ~|Tampa|148|Fort Pierce
    ~|Greenville SC|116|Augusta GA|128|Savannah
    ~|Fort Myers|123|West Palm Beach
    ~|Key West|158|Miami
    ~|Marietta|89|Clarksburg|163|Strasburg|64|Frederick|67|Harrisburg|84|Williamsport|69|Corning
    ~|Orlando|69|Melbourne FL
    ~|Beckley|84|Sutton
    ~|Pittsburgh|98|Du Bois|134|Buffalo
    ~|Roanoke|54|Lynchburg|110|Richmond
    ~|Charleston SC|94|Myrtle Beach|74|Wilmington NC|89|Fayetteville NC|133|Charlotte|108|Florence SC|69|Myrtle Beach
    ~|Florence SC|113|Wilmington NC
    ~|Durham|59|Danville|79|Roanoke|103|Greensboro|47|Danville|64|Lynchburg|67|Charlottesville|113|Washington
    ~|Bellefonte|89|Harrisburg|89|Wilmington DE|89|Cape May|45|Atlantic City
    ~|Petersburg|79|Norfolk|89|Manteo
    ~|Norfolk|133|Salisbury MD|60|Dover|50|Wilmington DE
    ~|Salisbury MD|84|Annapolis|59|Dover
    ~|Burlington VT|67|Rutland|96|Albany|85|Brattleboro|74|Concord NH
    ~|Rutland|44|White River Junction
    ~|St Johnsbury|123|Portland ME
    ~|Quebec|222|Augusta ME
    ~|Bangor|167|Saint John
    ~|Edmundston|118|Houlton
    ~|Truro|202|North Sydney
    ~|Port aux Basques|133|Corner Brook|220|Gander|204|St. John's
    """
}
