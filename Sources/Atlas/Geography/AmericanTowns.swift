extension RoadMap {
  /// Towns of North America, each as name, latitude and longitude.
  static let americanTowns: StaticString = """
    Aberdeen SD|45.46|-98.49|Abilene|32.45|-99.73|Aguascalientes|21.88|-102.28|Akron|41.08|-81.52
    Alamosa|37.47|-105.87|Albany|42.65|-73.76|Albany GA|31.58|-84.16|Albert Lea|43.65|-93.37|Albuquerque|35.08|-106.65
    Alexandria LA|31.31|-92.45|Allentown|40.61|-75.49|Amarillo|35.22|-101.83|Ann Arbor|42.28|-83.74
    Annapolis|38.98|-76.49|Arco|43.63|-113.30|Asheville|35.60|-82.55|Atlanta|33.75|-84.39|Atlantic City|39.36|-74.42
    Auburn|32.61|-85.48|Augusta GA|33.47|-81.97|Augusta ME|44.31|-69.78|Austin|30.27|-97.74|Bakersfield|35.37|-119.02
    Baltimore|39.29|-76.61|Bangor|44.80|-68.77|Barrie|44.40|-79.67|Barstow|34.90|-117.02|Baton Rouge|30.44|-91.19
    Beaumont|30.09|-94.10|Beckley|37.78|-81.20|Bellefonte|40.95|-77.77|Bellingham|48.76|-122.49|Bend|44.06|-121.32
    Benton Harbor|42.10|-86.40|Biggs|45.67|-120.83|Billings|45.78|-108.50|Binghamton|42.10|-75.91
    Birmingham|33.52|-86.80|Bishop|37.36|-118.40|Bismarck|46.81|-100.78|Bloomington IL|40.48|-88.99
    Boise|43.61|-116.20|Boston|42.36|-71.06|Bozeman|45.68|-111.04|Brandon|49.85|-99.95|Brattleboro|42.86|-72.56
    Breezewood|40.00|-78.24|Bristol|36.60|-82.19|Buffalo|42.89|-78.88|Buffalo WY|44.35|-106.70
    Burlington VT|44.48|-73.21|Burns|43.59|-119.05|Butte|46.00|-112.53|Cadillac|44.25|-85.40|Calgary|51.05|-114.09
    Cambridge OH|40.02|-81.55|Campbell River|50.02|-125.25|Cancún|21.17|-86.85|Cape May|38.94|-74.91
    Carlsbad NM|32.42|-104.23|Casa Grande|32.88|-111.76|Casper|42.87|-106.31|Castlegar|49.30|-117.67
    Cedar City|37.68|-113.06|Cedar Rapids|42.01|-91.64|Chadron|42.83|-103.00|Champaign|40.12|-88.24
    Charleston SC|32.78|-79.93|Charleston WV|38.35|-81.63|Charlotte|35.23|-80.84|Charlottesville|38.03|-78.48
    Charlottetown|46.24|-63.13|Chattanooga|35.05|-85.31|Cheyenne|41.14|-104.82|Chicago|41.85|-87.65
    Chihuahua|28.64|-106.09|Cincinnati|39.13|-84.51|Ciudad Victoria|23.74|-99.14|Clarksburg|39.28|-80.34
    Cleveland|41.50|-81.70|Clines Corners|35.01|-105.67|Clovis|34.40|-103.20|Cody|44.53|-109.06
    Coeur d'Alene|47.68|-116.78|Colorado Springs|38.83|-104.82|Columbia MO|38.95|-92.33|Columbia SC|34.00|-81.03
    Columbus|39.96|-83.00|Columbus GA|32.46|-84.99|Concord NH|43.21|-71.54|Corner Brook|48.95|-57.95
    Corning|42.15|-77.05|Corpus Christi|27.80|-97.40|Cortez|37.35|-108.58|Cove Fort|38.60|-112.60|Craig|40.52|-107.55
    Cranbrook|49.51|-115.77|Culiacán|24.80|-107.39|Dalhart|36.06|-102.52|Dallas|32.78|-96.81|Danbury|41.40|-73.45
    Danville|36.59|-79.39|Davenport|41.52|-90.58|Dayton|39.76|-84.19|Daytona Beach|29.21|-81.02|Denton|33.21|-97.13
    Denver|39.74|-104.98|Des Moines|41.60|-93.61|Detroit|42.33|-83.05|Dickinson|46.88|-102.79|Dodge City|37.75|-100.02
    Dothan|31.22|-85.39|Dover|39.16|-75.52|Du Bois|41.10|-78.75|Dubuque|42.50|-90.66|Duluth|46.78|-92.11
    Durango|37.28|-107.88|Durango MX|24.02|-104.67|Durham|35.99|-78.90|Eau Claire|44.81|-91.50|Edmonton|53.55|-113.47
    Edmundston|47.37|-68.32|Effingham|39.12|-88.55|El Centro|32.79|-115.56|El Paso|31.76|-106.49
    Elizabethtown|37.69|-85.86|Elko|40.83|-115.76|Ellensburg|47.00|-120.55|Ely|39.25|-114.88|Emporia|38.40|-96.18
    Erie|42.13|-80.09|Escanaba|45.75|-87.06|Eugene|44.05|-123.09|Eureka|40.80|-124.16|Evansville|37.97|-87.56
    Fargo|46.88|-96.79|Farmington|36.73|-108.20|Fayetteville AR|36.06|-94.16|Fayetteville NC|35.05|-78.88
    Flagstaff|35.20|-111.65|Flint|43.01|-83.69|Florence SC|34.20|-79.76|Fort Macleod|49.72|-113.40
    Fort Myers|26.62|-81.84|Fort Pierce|27.45|-80.33|Fort Smith|35.39|-94.40|Fort Stockton|30.89|-102.88
    Fort Wayne|41.13|-85.13|Fort Worth|32.73|-97.32|Frederick|39.41|-77.41|Fredericton|45.95|-66.67
    Fresno|36.75|-119.77|Gainesville|29.65|-82.32|Gallup|35.53|-108.74|Gander|48.96|-54.61|Gary|41.59|-87.35
    Gila Bend|32.95|-112.72|Glacier|48.50|-113.98|Glendive|47.10|-104.71|Glenwood Springs|39.55|-107.32
    Golden|51.30|-116.97|Grand Forks|47.93|-97.03|Grand Island|40.92|-98.34|Grand Junction|39.06|-108.55
    Grand Rapids|42.96|-85.67|Grande Prairie|55.17|-118.80|Grants Pass|42.44|-123.33|Great Falls|47.50|-111.30
    Green Bay|44.52|-88.02|Green River|38.99|-110.16|Greensboro|36.07|-79.79|Greenville SC|34.85|-82.39
    Guadalajara|20.68|-103.35|Hagerstown|39.64|-77.72|Halifax|44.64|-63.58|Hamilton|43.25|-79.85|Hammond|30.50|-90.46
    Hancock|39.70|-78.18|Hannibal|39.71|-91.38|Harrisburg|40.27|-76.88|Hartford|41.76|-72.69|Hattiesburg|31.33|-89.29
    Havre|48.55|-109.68|Hays|38.88|-99.33|Hazleton|40.98|-76.03|Helena|46.59|-112.04|Hermosillo|29.09|-110.97
    Holbrook|34.91|-110.16|Hope|49.38|-121.44|Houlton|46.12|-67.84|Houston|29.76|-95.36|Huntington|38.42|-82.45
    Huntsville|34.73|-86.59|Hyannis|41.65|-70.28|Idaho Falls|43.47|-112.03|Indianapolis|39.77|-86.16
    Indio|33.72|-116.22|Iowa City|41.66|-91.53|Jackson MS|32.30|-90.18|Jackson TN|35.61|-88.81
    Jackson WY|43.48|-110.76|Jacksonville|30.33|-81.66|Jamestown|46.91|-98.71|Jasper|52.87|-118.08
    Jefferson City|38.58|-92.17|Joliet|41.53|-88.08|Joplin|37.08|-94.51|Julesburg|40.99|-102.26|Junction|30.49|-99.77
    Kalamazoo|42.29|-85.59|Kalispell|48.20|-114.31|Kamloops|50.67|-120.32|Kanab|37.05|-112.53|Kansas City|39.10|-94.58
    Kearney|40.70|-99.08|Kelowna|49.88|-119.49|Kennewick|46.21|-119.14|Kenora|49.77|-94.49|Key West|24.56|-81.78
    Kingman|35.20|-114.03|Kingston ON|44.23|-76.48|Klamath Falls|42.22|-121.78|Knoxville|35.96|-83.92
    La Crosse|43.80|-91.24|Lafayette LA|30.22|-92.02|Lake City|30.19|-82.64|Lamar|38.09|-102.62|Lansing|42.73|-84.56
    Laramie|41.31|-105.59|Laredo|27.51|-99.51|Las Cruces|32.31|-106.78|Las Vegas|36.17|-115.14
    Las Vegas NM|35.59|-105.22|Lethbridge|49.70|-112.82|Lewiston|46.42|-117.02|Lexington KY|37.99|-84.48
    Lexington VA|37.80|-79.40|León|21.12|-101.68|Liberal|37.04|-100.92|Limon|39.26|-103.69|Lincoln|40.80|-96.67
    Little Rock|34.75|-92.29|Lloydminster|53.28|-110.00|London ON|42.98|-81.23|Longview|32.50|-94.74
    Lordsburg|32.35|-108.71|Los Angeles|34.05|-118.24|Louisville|38.25|-85.76|Lubbock|33.58|-101.86
    Lufkin|31.34|-94.73|Lusk|42.76|-104.45|Lynchburg|37.41|-79.14|Mackinaw City|45.82|-84.73|Macon|32.84|-83.63
    Madison|43.07|-89.40|Mankato|44.16|-94.00|Manteo|35.90|-75.67|Marietta|39.42|-81.43|Marion IL|37.73|-88.93
    Marquette|46.54|-87.40|Mazatlán|23.22|-106.42|McAlester|34.93|-95.77|McAllen|26.20|-98.23|Medford|42.33|-122.88
    Medicine Hat|50.04|-110.68|Melbourne FL|28.08|-80.61|Memphis|35.15|-90.05|Merced|37.30|-120.48
    Meridian|32.36|-88.70|Merritt|50.11|-120.79|Mexicali|32.63|-115.45|Mexico City|19.43|-99.13|Miami|25.77|-80.19
    Midland|32.00|-102.08|Milwaukee|43.04|-87.91|Minneapolis|44.98|-93.26|Minot|48.23|-101.30|Missoula|46.87|-113.99
    Moab|38.57|-109.55|Mobile|30.69|-88.04|Mojave|35.05|-118.17|Moncton|46.09|-64.80|Monroe LA|32.51|-92.12
    Monterrey|25.68|-100.32|Montgomery|32.37|-86.30|Monticello|37.87|-109.34|Montpelier|44.26|-72.58
    Montreal|45.51|-73.59|Montrose|38.48|-107.88|Morgantown|39.63|-79.96|Moses Lake|47.13|-119.28
    Mount Vernon IL|38.32|-88.93|Myrtle Beach|33.69|-78.89|Mérida|20.97|-89.62|Nanaimo|49.16|-123.95
    Naples FL|26.14|-81.79|Nashville|36.17|-86.78|Natchez|31.56|-91.40|Needles|34.84|-114.61|New Haven|41.31|-72.93
    New Orleans|29.95|-90.08|New York|40.71|-74.01|Newburgh|41.50|-74.05|Norfolk|36.85|-76.29|North Bay|46.32|-79.47
    North Platte|41.12|-100.77|North Sydney|46.20|-60.25|Oakley|39.12|-100.85|Oaxaca|17.06|-96.73|Ocala|29.19|-82.14
    Oklahoma City|35.47|-97.52|Olympia|47.04|-122.90|Omaha|41.26|-95.94|Orlando|28.54|-81.38|Osoyoos|49.03|-119.47
    Ottawa|45.41|-75.70|Ottumwa|41.01|-92.41|Paducah|37.08|-88.60|Page|36.91|-111.46|Panguitch|37.82|-112.44
    Pecos|31.40|-103.50|Pendleton|45.67|-118.79|Pensacola|30.42|-87.22|Peoria|40.69|-89.59|Petersburg|37.23|-77.40
    Philadelphia|39.95|-75.16|Phoenix|33.45|-112.07|Pierre|44.37|-100.35|Pittsburgh|40.44|-80.00
    Plattsburgh|44.70|-73.45|Pocatello|42.87|-112.45|Poplar Bluff|36.76|-90.39|Port Angeles|48.12|-123.43
    Port aux Basques|47.58|-59.14|Portland|45.52|-122.68|Portland ME|43.66|-70.26|Portsmouth NH|43.07|-70.76
    Prince George|53.92|-122.75|Providence|41.82|-71.41|Provo|40.23|-111.66|Puebla|19.05|-98.21|Pueblo|38.25|-104.61
    Quebec|46.78|-71.25|Querétaro|20.59|-100.39|Raleigh|35.77|-78.64|Rapid City|44.08|-103.23|Raton|36.90|-104.44
    Rawlins|41.79|-107.24|Redding|40.59|-122.39|Regina|50.45|-104.62|Reno|39.53|-119.81|Revelstoke|50.99|-118.20
    Richmond|37.55|-77.46|Riverton|43.02|-108.38|Rivière-du-Loup|47.83|-69.53|Roanoke|37.27|-79.94
    Rochester MN|44.02|-92.47|Rochester NY|43.15|-77.62|Rock Springs|41.59|-109.22|Rockford|42.27|-89.09
    Rocky Mount|35.94|-77.79|Rolla|37.95|-91.77|Roswell|33.39|-104.52|Rutland|43.61|-72.97|Sacramento|38.58|-121.49
    Saint John|45.27|-66.06|Salida|38.53|-106.00|Salina|38.84|-97.61|Salina UT|38.95|-111.86|Salisbury MD|38.36|-75.60
    Salmon|45.18|-113.90|Salt Lake City|40.76|-111.89|Saltillo|25.43|-100.98|San Angelo|31.46|-100.44
    San Antonio|29.42|-98.49|San Bernardino|34.11|-117.29|San Diego|32.72|-117.16|San Francisco|37.77|-122.42
    San Jose|37.34|-121.89|San Luis Obispo|35.28|-120.66|San Luis Potosí|22.15|-100.97|Santa Barbara|34.42|-119.70
    Santa Fe|35.69|-105.94|Santa Nella|37.08|-121.02|Santa Rosa|38.44|-122.71|Santa Rosa NM|34.94|-104.68
    Sarasota|27.34|-82.53|Saskatoon|52.13|-106.67|Sault Ste Marie|46.49|-84.35|Sault Ste Marie ON|46.53|-84.35
    Savannah|32.08|-81.10|Scranton|41.41|-75.66|Seattle|47.61|-122.33|Shelby|48.51|-111.86|Sherbrooke|45.40|-71.90
    Sheridan|44.80|-106.96|Shreveport|32.53|-93.75|Sidney|41.14|-102.98|Sikeston|36.88|-89.58|Sioux City|42.50|-96.40
    Sioux Falls|43.54|-96.73|Slidell|30.28|-89.78|South Bend|41.68|-86.25|Spartanburg|34.95|-81.93
    Spearfish|44.50|-103.83|Spokane|47.66|-117.43|Springfield IL|39.80|-89.64|Springfield MA|42.10|-72.59
    Springfield MO|37.22|-93.30|St Catharines|43.17|-79.24|St Cloud|45.56|-94.16|St George SC|33.19|-80.58
    St George UT|37.10|-113.58|St Johnsbury|44.42|-72.01|St Joseph|39.77|-94.85|St Louis|38.63|-90.20
    St. John's|47.56|-52.71|Statesville|35.78|-80.89|Staunton|38.15|-79.07|Stockton|37.96|-121.29
    Strasburg|38.98|-78.30|Stroudsburg|40.99|-75.19|Sudbury|46.49|-81.00|Sutton|38.66|-80.71
    Swift Current|50.29|-107.79|Syracuse|43.05|-76.15|Tacoma|47.25|-122.44|Tallahassee|30.44|-84.28|Tampa|27.95|-82.46
    Tampico|22.29|-97.88|Terre Haute|39.47|-87.41|Texarkana|33.43|-94.05|Thunder Bay|48.38|-89.25|Tifton|31.45|-83.51
    Tijuana|32.50|-117.00|Toledo|41.66|-83.56|Tomah|44.00|-90.45|Tonopah|38.07|-117.23|Topeka|39.05|-95.68
    Toronto|43.71|-79.40|Torreón|25.54|-103.42|Tracy|37.74|-121.43|Traverse City|44.76|-85.62|Tremonton|41.71|-112.17
    Trinidad|37.17|-104.50|Truro|45.36|-63.28|Tucson|32.22|-110.93|Tucumcari|35.17|-103.72|Tulsa|36.15|-95.99
    Tupelo|34.26|-88.70|Tuscaloosa|33.21|-87.57|Twin Falls|42.56|-114.46|Valdosta|30.83|-83.28|Valentine|42.87|-100.55
    Van Horn|31.04|-104.83|Vancouver|49.25|-123.12|Veracruz|19.18|-96.14|Vernal|40.46|-109.53|Vicksburg|32.35|-90.88
    Victoria TX|28.81|-97.00|Villahermosa|17.99|-92.94|Vivian|43.90|-100.30|Waco|31.55|-97.15|Washington|38.90|-77.04
    Washington PA|40.17|-80.25|Waterloo|42.49|-92.34|Watertown NY|43.97|-75.91|Watertown SD|44.90|-97.11
    Wausau|44.96|-89.63|Wawa|47.99|-84.77|Waycross|31.21|-82.35|Wells|41.11|-114.96|Wenatchee|47.42|-120.31
    West Palm Beach|26.72|-80.05|West Yellowstone|44.66|-111.10|Wheeler Ridge|35.00|-118.95
    White River Junction|43.65|-72.32|Wichita|37.69|-97.34|Wichita Falls|33.91|-98.49|Williamsport|41.24|-77.00
    Williston|48.15|-103.62|Wilmington DE|39.75|-75.55|Wilmington NC|34.24|-77.95|Windsor|42.30|-83.02
    Winnemucca|40.97|-117.73|Winnipeg|49.88|-97.15|Winston-Salem|36.10|-80.24|Worcester|42.26|-71.80
    Wytheville|36.95|-81.08|Yakima|46.60|-120.51|Yankton|42.87|-97.40|York|40.82|-97.60|Youngstown|41.10|-80.65
    Zacatecas|22.77|-102.58
    """
}
