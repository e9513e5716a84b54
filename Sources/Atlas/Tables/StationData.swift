// Airports are from airportsdata; stations and ports are kept by hand. Scripts/check-stations.py checks every code.

/// Stations, ports and airports: `name|city|latitude|longitude|zone|codes and other names|kind`, of which the kind is `s`, `p`
/// or `a`. The codes are IATA's for airports and UN/LOCODE for ports. Stations have those of National Rail (`EUS`), Deutsche
/// Bahn (`KK`, and a number), Amtrak (`NYP`), or else their UIC number, some with the letters on tickets of SNCF (`FRPNO`).
enum StationData {
  static let text: StaticString = """
    Santiago de Compostela Airport|Santiago de Compostela, Spain|42.8963|-8.4151|Europe/Madrid|SCQ|a
    Aalborg Airport|Aalborg, Denmark|57.0928|9.8492|Europe/Copenhagen|AAL|a
    Aberdeen Dyce Airport|Aberdeen, Scotland|57.2019|-2.1978|Europe/London|ABZ|a
    Abu Dhabi Airport|Abu Dhabi, United Arab Emirates|24.4330|54.6511|Asia/Dubai|AUH|a
    Adelaide Airport|Adelaide, SA|-34.9450|138.5310|Australia/Adelaide|ADL|a
    Ajaccio-Napoleon Bonaparte Airport|Ajaccio, France|41.9236|8.8029|Europe/Paris|AJA|a
    Albany Airport|Albany, NY|42.7491|-73.8020|America/New_York|ALB|a
    Albuquerque International Sunport Airport|Albuquerque, NM|35.0389|-106.6083|America/Denver|ABQ|a
    Alicante Airport|Alicante, Spain|38.2822|-0.5582|Europe/Madrid|ALC|a
    Almeria Airport|Almería, Spain|36.8439|-2.3701|Europe/Madrid|LEI|a
    Amsterdam Airport Schiphol|Amsterdam, Netherlands|52.3086|4.7639|Europe/Amsterdam|AMS|a
    Esenboga Airport|Ankara, Turkey|40.1281|32.9951|Europe/Istanbul|ESB|a
    Antalya Airport|Antalya, Turkey|36.8987|30.8005|Europe/Istanbul|AYT|a
    Antwerp International Airport (Deurne)|Antwerp, Belgium|51.1894|4.4603|Europe/Brussels|ANR|a
    Eleftherios Venizelos Airport|Athens, Greece|37.9364|23.9445|Europe/Athens|ATH|a
    Hartsfield/Jackson Atlanta Airport|Atlanta, GA|33.6367|-84.4279|America/New_York|ATL|a
    Auckland Airport|Auckland, New Zealand|-37.0081|174.7920|Pacific/Auckland|AKL|a
    Memmingen Allgau Airport|Memmingen, Germany|47.9888|10.2395|Europe/Berlin|FMM|a
    Austin-Bergstrom Airport|Austin, TX|30.1945|-97.6699|America/Chicago|AUS|a
    Milas Bodrum Airport|Bodrum, Turkey|37.2506|27.6643|Europe/Istanbul|BJV|a
    Baltimore/Washington International Thurgood Marshall Airport|Baltimore, MD|39.1757|-76.6690|America/New_York|BWI|a
    Barcelona Airport|Barcelona, Spain|41.2971|2.0785|Europe/Madrid|BCN|a
    Bari / Palese Airport|Bari, Italy|41.1389|16.7606|Europe/Rome|BRI|a
    EuroAirport Basel-Mulhouse-Freiburg Airport|Basel, Switzerland|47.5896|7.5299|Europe/Paris|MLH|a
    EuroAirport Basel-Mulhouse-Freiburg Airport|Basel, Switzerland|47.5896|7.5299|Europe/Paris|BSL|a
    Bastia-Poretta Airport|Bastia, France|42.5527|9.4837|Europe/Paris|BIA|a
    Belfast Airport|Belfast, Northern Ireland|54.6575|-6.2158|Europe/London|BFS|a
    George Best Belfast City Airport|Belfast, Northern Ireland|54.6181|-5.8725|Europe/London|BHD|a
    Belgrade Nikola Tesla Airport|Belgrade, Serbia|44.8184|20.3091|Europe/Belgrade|BEG|a
    Bergamo / Orio Al Serio Airport|Bergamo, Italy|45.6739|9.7042|Europe/Rome|BGY|a
    Bergen Airport Flesland|Bergen, Norway|60.2934|5.2181|Europe/Oslo|BGO|a
    Berlin Brandenburg Airport|Berlin, Germany|52.3622|13.5007|Europe/Berlin|BER|a
    Bern Belp Airport|Bern, Switzerland|46.9141|7.4972|Europe/Zurich|BRN|a
    Bilbao Airport|Bilbao, Spain|43.3011|-2.9106|Europe/Madrid|BIO|a
    Birmingham-Shuttlesworth Airport|Birmingham, AL|33.5639|-86.7523|America/Chicago|BHM|a
    Birmingham Airport|Birmingham, England|52.4539|-1.7480|Europe/London|BHX|a
    Boise Air Trml/Gowen Field|Boise, ID|43.5644|-116.2229|America/Boise|BOI|a
    Bologna / Borgo Panigale Airport|Bologna, Italy|44.5354|11.2887|Europe/Rome|BLQ|a
    Bordeaux-Merignac (BA 106) Airport|Bordeaux, France|44.8283|-0.7156|Europe/Paris|BOD|a
    General Edward Lawrence Logan Airport|Boston, MA|42.3629|-71.0064|America/New_York|BOS|a
    Bournemouth Airport|Bournemouth, England|50.7800|-1.8425|Europe/London|BOH|a
    M. R. Stefanik Airport|Bratislava, Slovakia|48.1702|17.2127|Europe/Bratislava|BTS|a
    Bremen Airport|Bremen, Germany|53.0475|8.7867|Europe/Berlin|BRE|a
    Brest Bretagne Airport|Brest, France|48.4479|-4.4185|Europe/Paris|BES|a
    Brisbane Airport|Brisbane, QLD|-27.3842|153.1170|Australia/Brisbane|BNE|a
    Bristol Airport|Bristol, England|51.3827|-2.7191|Europe/London|BRS|a
    Brno-Turany Airport|Brno, Czechia|49.1513|16.6944|Europe/Prague|BRQ|a
    Brussels Airport|Brussels, Belgium|50.9014|4.4844|Europe/Brussels|BRU|a
    Brussels South Charleroi Airport|Charleroi, Belgium|50.4600|4.4528|Europe/Brussels|CRL|a
    Liege Airport|Liège, Belgium|50.6364|5.4428|Europe/Brussels|LGG|a
    Henri Coanda Airport|Bucharest, Romania|44.5722|26.1022|Europe/Bucharest|OTP|a
    Budapest Ferenc Liszt Airport|Budapest, Hungary|47.4369|19.2556|Europe/Budapest|BUD|a
    Buffalo Niagara Airport|Buffalo, NY|42.9404|-78.7306|America/New_York|BUF|a
    Hollywood Burbank Airport|Burbank, CA|34.2007|-118.3587|America/Los_Angeles|BUR|a
    Burgas Airport|Burgas, BG|42.5696|27.5152|Europe/Sofia|BOJ|a
    Cagliari / Elmas Airport|Cagliari, Italy|39.2515|9.0543|Europe/Rome|CAG|a
    Cairo Airport|Cairo, Egypt|30.1219|31.4056|Africa/Cairo|CAI|a
    Calgary Airport|Calgary, AB|51.1139|-114.0200|America/Edmonton|YYC|a
    Cancun Airport|Cancún, Mexico|21.0365|-86.8771|America/Cancun|CUN|a
    Cape Town Airport|Cape Town, South Africa|-33.9648|18.6017|Africa/Johannesburg|CPT|a
    Cardiff Airport|Cardiff, Wales|51.3967|-3.3433|Europe/London|CWL|a
    Mohammed V Airport|Casablanca, Morocco|33.3675|-7.5900|Africa/Casablanca|CMN|a
    Catania / Fontanarossa Airport|Catania, Italy|37.4668|15.0664|Europe/Rome|CTA|a
    Lamezia Terme Airport|Catanzaro, Italy|38.9054|16.2423|Europe/Rome|SUF|a
    Charlotte/Douglas Airport|Charlotte, NC|35.2132|-80.9514|America/New_York|CLT|a
    Guernsey Airport|Saint Peter Port, Guernsey|49.4350|-2.6020|Europe/Guernsey|GCI|a
    Jersey Airport|Saint Helier, Jersey|49.2079|-2.1955|Europe/Jersey|JER|a
    Chicago Midway Airport|Chicago, IL|41.7856|-87.7527|America/Chicago|MDW|a
    Chicago O'Hare Airport|Chicago, IL|41.9769|-87.9082|America/Chicago|ORD|a
    Cincinnati/Northern Kentucky Airport|Cincinnati, OH|39.0488|-84.6678|America/New_York|CVG|a
    Clermont-Ferrand Auvergne Airport|Clermont-Ferrand, France|45.7867|3.1692|Europe/Paris|CFE|a
    Cleveland-Hopkins Airport|Cleveland, OH|41.4094|-81.8547|America/New_York|CLE|a
    Cluj-Napoca Airport|Cluj-Napoca, Romania|46.7852|23.6862|Europe/Bucharest|CLJ|a
    John Glenn Columbus Airport|Columbus, OH|39.9969|-82.8922|America/New_York|CMH|a
    Copenhagen Kastrup Airport|Copenhagen, Denmark|55.6179|12.6560|Europe/Copenhagen|CPH|a
    Cork Airport|Cork, Ireland|51.8413|-8.4911|Europe/Dublin|ORK|a
    Kerry Airport|Killarney, Ireland|52.1809|-9.5238|Europe/Dublin|KIR|a
    Dallas Love Field|Dallas, TX|32.8459|-96.8509|America/Chicago|DAL|a
    Dallas-Fort Worth Airport|Dallas, TX|32.8972|-97.0377|America/Chicago|DFW|a
    Debrecen Airport|Debrecen, Hungary|47.4889|21.6153|Europe/Budapest|DEB|a
    Denver Airport|Denver, CO|39.8617|-104.6732|America/Denver|DEN|a
    Des Moines Airport|Des Moines, IA|41.5340|-93.6631|America/Chicago|DSM|a
    Detroit Metro Wayne County Airport|Detroit, MI|42.2124|-83.3534|America/New_York|DTW|a
    Inverness Airport|Inverness, Scotland|57.5425|-4.0475|Europe/London|INV|a
    Hamad Airport|Doha, Qatar|25.2606|51.6138|Asia/Qatar|DOH|a
    Dortmund Airport|Dortmund, Germany|51.5183|7.6122|Europe/Berlin|DTM|a
    Dresden Airport|Dresden, Germany|51.1328|13.7672|Europe/Berlin|DRS|a
    Dubai Airport|Dubai, United Arab Emirates|25.2528|55.3644|Asia/Dubai|DXB|a
    Dublin Airport|Dublin, Ireland|53.4213|-6.2701|Europe/Dublin|DUB|a
    Niederrhein Airport|Duisburg, Germany|51.6024|6.1422|Europe/Berlin|NRN|a
    Ostend-Bruges Airport|Oostende, Belgium|51.1989|2.8622|Europe/Brussels|OST|a
    Durham Tees Valley Airport|Durham, England|54.5092|-1.4294|Europe/London|MME|a
    Dusseldorf Airport|Düsseldorf, Germany|51.2895|6.7668|Europe/Berlin|DUS|a
    Edinburgh Airport|Edinburgh, Scotland|55.9500|-3.3725|Europe/London|EDI|a
    Edmonton Airport|Edmonton, AB|53.3097|-113.5800|America/Edmonton|YEG|a
    Eindhoven Airport|Eindhoven, Netherlands|51.4501|5.3745|Europe/Amsterdam|EIN|a
    El Paso Airport|El Paso, TX|31.8073|-106.3764|America/Denver|ELP|a
    Erfurt Airport|Erfurt, Germany|50.9798|10.9581|Europe/Berlin|ERF|a
    Exeter Airport|Exeter, England|50.7344|-3.4139|Europe/London|EXT|a
    Ministro Pistarini Airport|Ezeiza, Argentina|-34.8222|-58.5358|America/Argentina/Buenos_Aires|EZE|a
    Faro Airport|Faro, Portugal|37.0144|-7.9659|Europe/Lisbon|FAO|a
    Firenze / Peretola Airport|Florence, Italy|43.8100|11.2051|Europe/Rome|FLR|a
    St Louis Lambert Airport|Florissant, MO|38.7487|-90.3700|America/Chicago|STL|a
    Fort Lauderdale/Hollywood Airport|Fort Lauderdale, FL|26.0717|-80.1497|America/New_York|FLL|a
    Southwest Florida Airport|Fort Myers, FL|26.5362|-81.7552|America/New_York|RSW|a
    Frankfurt am Main Airport|Frankfurt am Main, Germany|50.0264|8.5431|Europe/Berlin|FRA|a
    Madeira Airport|Funchal, Portugal|32.6979|-16.7745|Europe/Lisbon|FNC|a
    Gdańsk Lech Wałęsa Airport|Gdańsk, Poland|54.3776|18.4662|Europe/Warsaw|GDN|a
    Geneva Cointrin Airport|Geneva, Switzerland|46.2381|6.1090|Europe/Zurich|GVA|a
    Genova / Sestri Cristoforo Colombo Airport|Genoa, Italy|44.4133|8.8375|Europe/Rome|GOA|a
    Asturias Airport|Gijón, Spain|43.5636|-6.0346|Europe/Madrid|OVD|a
    Girona Airport|Girona, Spain|41.9010|2.7605|Europe/Madrid|GRO|a
    Glasgow Airport|Glasgow, Scotland|55.8719|-4.4331|Europe/London|GLA|a
    Gothenburg-Landvetter Airport|Gothenburg, Sweden|57.6628|12.2798|Europe/Stockholm|GOT|a
    Federico Garcia Lorca Airport|Granada, Spain|37.1887|-3.7774|Europe/Madrid|GRX|a
    Gerald R Ford Airport|Grand Rapids, MI|42.8808|-85.5228|America/New_York|GRR|a
    Graz Airport|Graz, Austria|46.9911|15.4396|Europe/Vienna|GRZ|a
    Eelde Airport|Groningen, Netherlands|53.1197|6.5794|Europe/Amsterdam|GRQ|a
    Don Miguel Hidalgo Y Costilla Airport|Guadalajara, Mexico|20.5218|-103.3110|America/Mexico_City|GDL|a
    Halifax Robert L. Stanfield Airport|Halifax, NS|44.8808|-63.5086|America/Halifax|YHZ|a
    Hamburg Airport|Hamburg, Germany|53.6304|9.9882|Europe/Berlin|HAM|a
    John C. Munro Hamilton Airport|Hamilton, ON|43.1736|-79.9350|America/Toronto|YHM|a
    Hannover Airport|Hannover, Germany|52.4611|9.6851|Europe/Berlin|HAJ|a
    Helsinki Vantaa Airport|Helsinki, Finland|60.3172|24.9633|Europe/Helsinki|HEL|a
    Isle of Man Airport|Douglas, Isle of Man|54.0833|-4.6239|Europe/Isle_of_Man|IOM|a
    Chek Lap Kok Airport|Hong Kong, Hong Kong|22.3089|113.9150|Asia/Hong_Kong|HKG|a
    Daniel K Inouye Airport|Honolulu, HI|21.3178|-157.9203|Pacific/Honolulu|HNL|a
    George Bush Intcntl/Houston Airport|Houston, TX|29.9844|-95.3414|America/Chicago|IAH|a
    William P Hobby Airport|Houston, TX|29.6458|-95.2772|America/Chicago|HOU|a
    Iasi Airport|Iaşi, Romania|47.1785|27.6206|Europe/Bucharest|IAS|a
    Indianapolis Airport|Indianapolis, IN|39.7173|-86.2946|America/New_York|IND|a
    Innsbruck Airport|Innsbruck, Austria|47.2602|11.3440|Europe/Vienna|INN|a
    Heraklion International Nikos Kazantzakis Airport|Irákleion, Greece|35.3397|25.1803|Europe/Athens|HER|a
    Istanbul Airport|Istanbul, Turkey|41.2753|28.7520|Europe/Istanbul|IST|a
    Sabiha Gokcen Airport|Istanbul, Turkey|40.8986|29.3092|Europe/Istanbul|SAW|a
    Jacksonville Airport|Jacksonville, FL|30.4940|-81.6878|America/New_York|JAX|a
    Jerez Airport|Jerez de la Frontera, Spain|36.7446|-6.0601|Europe/Madrid|XRY|a
    O. R. Tambo Airport|Johannesburg, South Africa|-26.1337|28.2423|Africa/Johannesburg|JNB|a
    Kansas City Airport|Kansas City, MO|39.2976|-94.7139|America/Chicago|MCI|a
    Katowice Airport|Katowice, Poland|50.4743|19.0800|Europe/Warsaw|KTW|a
    Kaunas Airport|Kaunas, Lithuania|54.9639|24.0848|Europe/Vilnius|KUN|a
    Humberside Airport|Kingston upon Hull, England|53.5744|-0.3508|Europe/London|HUY|a
    Klagenfurt Airport|Klagenfurt am Wörthersee, Austria|46.6425|14.3377|Europe/Vienna|KLU|a
    Kosice Airport|Košice, Slovakia|48.6631|21.2411|Europe/Bratislava|KSC|a
    John Paul II International Airport Kraków-Balice Airport|Kraków, Poland|50.0777|19.7848|Europe/Warsaw|KRK|a
    Boryspil Airport|Kyiv, Ukraine|50.3450|30.8947|Europe/Kyiv|KBP|a
    Cologne Bonn Airport|Köln, Germany|50.8659|7.1427|Europe/Berlin|CGN|a
    Tenerife Norte Airport|La Laguna, Spain|28.4827|-16.3415|Atlantic/Canary|TFN|a
    Harry Reid Airport|Las Vegas, NV|36.0803|-115.1524|America/Los_Angeles|LAS|a
    Brindisi / Casale Airport|Lecce, Italy|40.6576|17.9470|Europe/Rome|BDS|a
    Leeds Bradford Airport|Leeds, England|53.8659|-1.6606|Europe/London|LBA|a
    Leipzig Halle Airport|Leipzig, Germany|51.4324|12.2416|Europe/Berlin|LEJ|a
    Lille-Lesquin Airport|Lille, France|50.5619|3.0894|Europe/Paris|LIL|a
    Paphos Airport|Paphos, CY|34.7180|32.4857|Asia/Nicosia|PFO|a
    Shannon Airport|Limerick, Ireland|52.7020|-8.9248|Europe/Dublin|SNN|a
    Linz Airport|Linz, Austria|48.2332|14.1875|Europe/Vienna|LNZ|a
    Lisbon Portela Airport|Lisbon, Portugal|38.7813|-9.1359|Europe/Lisbon|LIS|a
    Bill And Hillary Clinton Ntl/Adams Field|Little Rock, AR|34.7294|-92.2248|America/Chicago|LIT|a
    Liverpool John Lennon Airport|Liverpool, England|53.3336|-2.8497|Europe/London|LPL|a
    Ljubljana Joze Pucnik Airport|Ljubljana, Slovenia|46.2237|14.4576|Europe/Ljubljana|LJU|a
    London City Airport|London, England|51.5053|0.0553|Europe/London|LCY|a
    London Gatwick Airport|London, England|51.1481|-0.1903|Europe/London|LGW|a
    London Heathrow Airport|London, England|51.4706|-0.4619|Europe/London|LHR|a
    London Luton Airport|London, England|51.8747|-0.3683|Europe/London|LTN|a
    London Stansted Airport|London, England|51.8850|0.2350|Europe/London|STN|a
    Los Angeles Airport|Los Angeles, CA|33.9425|-118.4080|America/Los_Angeles|LAX|a
    Louisville Muhammad Ali Airport|Louisville, KY|38.1741|-85.7365|America/Kentucky/Louisville|SDF|a
    Lublin Airport|Lublin, Poland|51.2403|22.7136|Europe/Warsaw|LUZ|a
    Luxembourg-Findel Airport|Luxembourg, Luxembourg|49.6233|6.2044|Europe/Luxembourg|LUX|a
    Lviv Airport|Lviv, Ukraine|49.8125|23.9561|Europe/Kyiv|LWO|a
    Lyon Saint-Exupery Airport|Lyon, France|45.7264|5.0908|Europe/Paris|LYS|a
    Maastricht Aachen Airport|Maastricht, Netherlands|50.9117|5.7701|Europe/Amsterdam|MST|a
    Madrid Barajas Airport|Madrid, Spain|40.4936|-3.5668|Europe/Madrid|MAD|a
    Malmo Sturup Airport|Malmö, Sweden|55.5363|13.3762|Europe/Stockholm|MMX|a
    Manchester Airport|Manchester, England|53.3537|-2.2750|Europe/London|MAN|a
    Menara Airport|Marrakesh, Morocco|31.6069|-8.0363|Africa/Casablanca|RAK|a
    Marseille Provence Airport|Marseille, France|43.4393|5.2214|Europe/Paris|MRS|a
    Melbourne Airport|Melbourne, VIC|-37.6733|144.8430|Australia/Melbourne|MEL|a
    Frederick W Smith International/Memphis Airport|Memphis, TN|35.0424|-89.9767|America/Chicago|MEM|a
    Treviso / Sant'Angelo Airport|Mestre, Italy|45.6484|12.1944|Europe/Rome|TSF|a
    Venezia / Tessera -  Marco Polo Airport|Mestre, Italy|45.5053|12.3519|Europe/Rome|VCE|a
    Licenciado Benito Juarez Airport|Mexico City, Mexico|19.4363|-99.0721|America/Mexico_City|MEX|a
    Miami Airport|Miami, FL|25.7954|-80.2901|America/New_York|MIA|a
    Linate Airport|Milan, Italy|45.4451|9.2767|Europe/Rome|LIN|a
    Lugano Airport|Lugano, Switzerland|46.0043|8.9106|Europe/Zurich|LUG|a
    Malpensa Airport|Milan, Italy|45.6306|8.7281|Europe/Rome|MXP|a
    General Mitchell Airport|Milwaukee, WI|42.9469|-87.8971|America/Chicago|MKE|a
    Minneapolis-St Paul International/Wold-Chamberlain Airport|Minneapolis, MN|44.8820|-93.2218|America/Chicago|MSP|a
    Toronto Pearson Airport|Mississauga, ON|43.6772|-79.6306|America/Toronto|YYZ|a
    General Mariano Escobedo Airport|Monterrey, Mexico|25.7785|-100.1070|America/Mexico_City|MTY|a
    Montpellier-Mediterranee Airport|Montpellier, France|43.5762|3.9630|Europe/Paris|MPL|a
    Montréal-Pierre Elliott Trudeau Airport|Montreal, QC|45.4706|-73.7408|America/Toronto|YUL|a
    Sheremetyevo Airport|Moscow, Russia|55.9726|37.4146|Europe/Moscow|SVO|a
    Munich Airport|Munich, Germany|48.3538|11.7861|Europe/Berlin|MUC|a
    Región de Murcia Airport|Murcia, Spain|37.8030|-1.1250|Europe/Madrid|RMU|a
    Malaga Airport|Málaga, Spain|36.6749|-4.4991|Europe/Madrid|AGP|a
    Munster Osnabruck Airport|Münster, Germany|52.1346|7.6848|Europe/Berlin|FMO|a
    Nantes Atlantique Airport|Nantes, France|47.1532|-1.6107|Europe/Paris|NTE|a
    Napoli / Capodichino Airport|Naples, Italy|40.8860|14.2908|Europe/Rome|NAP|a
    Nashville Airport|Nashville, TN|36.1245|-86.6782|America/Chicago|BNA|a
    Louis Armstrong New Orleans Airport|New Orleans, LA|29.9933|-90.2590|America/Chicago|MSY|a
    John F Kennedy Airport|New York, NY|40.6399|-73.7787|America/New_York|JFK|a
    Laguardia Airport|New York, NY|40.7772|-73.8726|America/New_York|LGA|a
    Newark Liberty Airport|Newark, NJ|40.6925|-74.1687|America/New_York|EWR|a
    Newcastle Airport|Newcastle upon Tyne, England|55.0375|-1.6917|Europe/London|NCL|a
    Nice-Cote d'Azur Airport|Nice, France|43.6584|7.2159|Europe/Paris|NCE|a
    Larnaca Airport|Larnaca, CY|34.8751|33.6249|Asia/Nicosia|LCA|a
    Nis Airport|Niš, Serbia|43.3373|21.8537|Europe/Belgrade|INI|a
    Norfolk Airport|Norfolk, VA|36.8956|-76.1989|America/New_York|ORF|a
    Norwich Airport|Norwich, England|52.6758|1.2828|Europe/London|NWI|a
    East Midlands Airport|Nottingham, England|52.8311|-1.3281|Europe/London|EMA|a
    Nuremberg Airport|Nuremberg, Germany|49.4987|11.0669|Europe/Berlin|NUE|a
    Oakland San Francisco Bay Airport|Oakland, CA|37.7213|-122.2212|America/Los_Angeles|OAK|a
    Okc Will Rogers Airport|Oklahoma City, OK|35.3931|-97.6008|America/Chicago|OKC|a
    Eppley Airfield|Omaha, NE|41.3032|-95.8941|America/Chicago|OMA|a
    Ontario Airport|Ontario, CA|34.0560|-117.6012|America/Los_Angeles|ONT|a
    Orlando Airport|Orlando, FL|28.4294|-81.3090|America/New_York|MCO|a
    Kansai Airport|Osaka, Japan|34.4273|135.2440|Asia/Tokyo|KIX|a
    Oslo Gardermoen Airport|Oslo, Norway|60.1939|11.1004|Europe/Oslo|OSL|a
    Sandefjord Airport Torp|Oslo, Norway|59.1867|10.2586|Europe/Oslo|TRF|a
    Ostrava Leos Janacek Airport|Ostrava, Czechia|49.6963|18.1111|Europe/Prague|OSR|a
    Ottawa / Macdonald-Cartier Airport|Ottawa, ON|45.3225|-75.6692|America/Toronto|YOW|a
    Oulu Airport|Oulu, Finland|64.9301|25.3546|Europe/Helsinki|OUL|a
    Paderborn Lippstadt Airport|Paderborn, Germany|51.6141|8.6163|Europe/Berlin|PAD|a
    Palermo / Punta Raisi Airport|Palermo, Italy|38.1760|13.0910|Europe/Rome|PMO|a
    Palma De Mallorca Airport|Palma, Spain|39.5517|2.7388|Europe/Madrid|PMI|a
    Charles de Gaulle Airport|Paris, France|49.0128|2.5500|Europe/Paris|CDG|a
    Paris Beauvais Tille Airport|Paris, France|49.4544|2.1128|Europe/Paris|BVA|a
    Paris-Orly Airport|Paris, France|48.7253|2.3594|Europe/Paris|ORY|a
    Perth Airport|Perth, WA|-31.9403|115.9670|Australia/Perth|PER|a
    Pescara Airport|Pescara, Italy|42.4317|14.1811|Europe/Rome|PSR|a
    Philadelphia Airport|Philadelphia, PA|39.8721|-75.2407|America/New_York|PHL|a
    Phoenix Sky Harbor Airport|Phoenix, AZ|33.4343|-112.0116|America/Phoenix|PHX|a
    Pisa / San Giusto - Galileo Galilei Airport|Pisa, Italy|43.6839|10.3927|Europe/Rome|PSA|a
    Pittsburgh Airport|Pittsburgh, PA|40.4914|-80.2327|America/New_York|PIT|a
    Dubrovnik Airport|Dubrovnik, Croatia|42.5614|18.2682|Europe/Zagreb|DBV|a
    Podgorica Airport|Podgorica, ME|42.3594|19.2519|Europe/Podgorica|TGD|a
    Tivat Airport|Tivat, ME|42.4047|18.7233|Europe/Podgorica|TIV|a
    João Paulo II Airport|Ponta Delgada, Portugal|37.7412|-25.6979|Atlantic/Azores|PDL|a
    Portland Airport|Portland, OR|45.5887|-122.5969|America/Los_Angeles|PDX|a
    Francisco de Sá Carneiro Airport|Porto, Portugal|41.2481|-8.6814|Europe/Lisbon|OPO|a
    Poznań-Ławica Airport|Poznań, Poland|52.4210|16.8263|Europe/Warsaw|POZ|a
    Václav Havel Airport|Prague, Czechia|50.1008|14.2600|Europe/Prague|PRG|a
    Pristina Airport|Pristina, XK|42.5728|21.0358|Europe/Belgrade|PRN|a
    Rhode Island Tf Green Airport|Providence, RI|41.7223|-71.4277|America/New_York|PVD|a
    Québec City Jean Lesage Airport|Québec, QC|46.7911|-71.3933|America/Toronto|YQB|a
    Raleigh-Durham Airport|Raleigh, NC|35.8776|-78.7875|America/New_York|RDU|a
    Reggio Calabria Airport|Reggio Calabria, Italy|38.0712|15.6516|Europe/Rome|REG|a
    Regina Airport|Regina, SK|50.4319|-104.6660|America/Regina|YQR|a
    Rennes-Saint-Jacques Airport|Rennes, France|48.0695|-1.7348|Europe/Paris|RNS|a
    Reus Air Base|Reus, Spain|41.1474|1.1672|Europe/Madrid|REU|a
    Keflavik Airport|Reykjavík, Iceland|63.9850|-22.6056|Atlantic/Reykjavik|KEF|a
    Vancouver Airport|Richmond, BC|49.1939|-123.1840|America/Vancouver|YVR|a
    Richmond Airport|Richmond, VA|37.5052|-77.3197|America/New_York|RIC|a
    Riga Airport|Riga, LV|56.9236|23.9711|Europe/Riga|RIX|a
    Rijeka Airport|Rijeka, Croatia|45.2169|14.5703|Europe/Zagreb|RJK|a
    Ancona / Falconara Airport|Ancona, Italy|43.6163|13.3623|Europe/Rome|AOI|a
    Rimini / Miramare - Federico Fellini Airport|Rimini, Italy|44.0203|12.6117|Europe/Rome|RMI|a
    Frederick Douglass/Greater Rochester Airport|Rochester, NY|43.1191|-77.6719|America/New_York|ROC|a
    Ciampino Airport|Rome, Italy|41.7994|12.5949|Europe/Rome|CIA|a
    Leonardo Da Vinci (Fiumicino) Airport|Rome, Italy|41.8045|12.2508|Europe/Rome|FCO|a
    Rotterdam Airport|Rotterdam, Netherlands|51.9569|4.4372|Europe/Amsterdam|RTM|a
    Rzeszow-Jasionka Airport|Rzeszów, Poland|50.1100|22.0190|Europe/Warsaw|RZE|a
    Sacramento Airport|Sacramento, CA|38.6954|-121.5908|America/Los_Angeles|SMF|a
    Pulkovo Airport|Saint Petersburg, Russia|59.8003|30.2625|Europe/Moscow|LED|a
    Salt Lake City Airport|Salt Lake City, UT|40.7884|-111.9778|America/Denver|SLC|a
    Salzburg Airport|Salzburg, Austria|47.7933|13.0043|Europe/Vienna|SZG|a
    San Antonio Airport|San Antonio, TX|29.5340|-98.4691|America/Chicago|SAT|a
    San Diego Airport|San Diego, CA|32.7336|-117.1897|America/Los_Angeles|SAN|a
    San Francisco Airport|San Francisco, CA|37.6188|-122.3754|America/Los_Angeles|SFO|a
    Mineta San Jose Airport|San Jose, CA|37.3630|-121.9286|America/Los_Angeles|SJC|a
    Biarritz-Anglet-Bayonne Airport|Biarritz, France|43.4684|-1.5233|Europe/Paris|BIQ|a
    John Wayne/Orange County Airport|Santa Ana, CA|33.6757|-117.8682|America/Los_Angeles|SNA|a
    Tenerife South Airport|Santa Cruz de Tenerife, Spain|28.0445|-16.5725|Atlantic/Canary|TFS|a
    Santander Airport|Santander, Spain|43.4271|-3.8200|Europe/Madrid|SDR|a
    Sarajevo Airport|Sarajevo, BA|43.8246|18.3315|Europe/Sarajevo|SJJ|a
    Saskatoon John G. Diefenbaker Airport|Saskatoon, SK|52.1708|-106.7000|America/Regina|YXE|a
    Seattle-Tacoma Airport|Seattle, WA|47.4499|-122.3118|America/Los_Angeles|SEA|a
    Incheon Airport|Seoul, South Korea|37.4691|126.4510|Asia/Seoul|ICN|a
    Sevilla Airport|Sevilla, Spain|37.4180|-5.8931|Europe/Madrid|SVQ|a
    Singapore Changi Airport|Singapore, Singapore|1.3502|103.9940|Asia/Singapore|SIN|a
    Skopje Airport|Skopje, North Macedonia|41.9616|21.6214|Europe/Skopje|SKP|a
    Sofia Airport|Sofia, BG|42.6967|23.4114|Europe/Sofia|SOF|a
    Southampton Airport|Southampton, England|50.9503|-1.3568|Europe/London|SOU|a
    Southend Airport|Southend-on-Sea, England|51.5714|0.6956|Europe/London|SEN|a
    Split Airport|Split, Croatia|43.5389|16.2980|Europe/Zagreb|SPU|a
    Bradley Airport|Springfield, MA|41.9390|-72.6843|America/New_York|BDL|a
    Stavanger Airport Sola|Stavanger, Norway|58.8767|5.6378|Europe/Oslo|SVG|a
    Stockholm Skavsta Airport|Stockholm, Sweden|58.7886|16.9122|Europe/Stockholm|NYO|a
    Stockholm-Arlanda Airport|Stockholm, Sweden|59.6519|17.9186|Europe/Stockholm|ARN|a
    Stockholm-Bromma Airport|Stockholm, Sweden|59.3544|17.9417|Europe/Stockholm|BMA|a
    Karlsruhe Baden-Baden Airport|Baden-Baden, Germany|48.7794|8.0805|Europe/Berlin|FKB|a
    Strasbourg Airport|Strasbourg, France|48.5383|7.6282|Europe/Paris|SXB|a
    Stuttgart Airport|Stuttgart, Germany|48.6899|9.2220|Europe/Berlin|STR|a
    Sydney Kingsford Smith Airport|Sydney, NSW|-33.9461|151.1770|Australia/Sydney|SYD|a
    Syracuse Hancock Airport|Syracuse, NY|43.1112|-76.1063|America/New_York|SYR|a
    Guarulhos - Governador Andre Franco Montoro Airport|São Paulo, Brazil|-23.4356|-46.4731|America/Sao_Paulo|GRU|a
    Tallinn Airport|Tallinn, EE|59.4133|24.8328|Europe/Tallinn|TLL|a
    Tampa Airport|Tampa, FL|27.9755|-82.5332|America/New_York|TPA|a
    Tampere-Pirkkala Airport|Tampere, Finland|61.4141|23.6044|Europe/Helsinki|TMP|a
    Ben Gurion Airport|Tel Aviv, Israel|32.0114|34.8867|Asia/Jerusalem|TLV|a
    Gran Canaria Airport|Telde, Spain|27.9319|-15.3866|Atlantic/Canary|LPA|a
    Thessaloniki Macedonia Airport|Thessaloníki, Greece|40.5197|22.9709|Europe/Athens|SKG|a
    General Abelardo L. Rodriguez Airport|Tijuana, Mexico|32.5411|-116.9700|America/Tijuana|TIJ|a
    Timisoara Traian Vuia Airport|Timişoara, Romania|45.8099|21.3379|Europe/Bucharest|TSR|a
    Tirana International Airport Mother Teresa|Tirana, AL|41.4147|19.7206|Europe/Tirane|TIA|a
    Narita Airport|Tokyo, Japan|35.7647|140.3860|Asia/Tokyo|NRT|a
    Tokyo Airport|Tokyo, Japan|35.5523|139.7800|Asia/Tokyo|HND|a
    Billy Bishop Toronto City Airport|Toronto, ON|43.6275|-79.3962|America/Toronto|YTZ|a
    Toulouse-Blagnac Airport|Toulouse, France|43.6291|1.3638|Europe/Paris|TLS|a
    Pula Airport|Pula, Croatia|44.8935|13.9222|Europe/Zagreb|PUY|a
    Trieste / Ronchi Dei Legionari|Trieste, Italy|45.8275|13.4722|Europe/Rome|TRS|a
    Trondheim Airport Vaernes|Trondheim, Norway|63.4578|10.9240|Europe/Oslo|TRD|a
    Tucson Airport|Tucson, AZ|32.1171|-110.9415|America/Phoenix|TUS|a
    Tulsa Airport|Tulsa, OK|36.1984|-95.8881|America/Chicago|TUL|a
    Tunis Carthage Airport|Tunis, Tunisia|36.8510|10.2272|Africa/Tunis|TUN|a
    Torino / Caselle Airport|Turin, Italy|45.2008|7.6496|Europe/Rome|TRN|a
    Turku Airport|Turku, Finland|60.5141|22.2628|Europe/Helsinki|TKU|a
    Umea Airport|Umeå, Sweden|63.7918|20.2828|Europe/Stockholm|UME|a
    Valencia Airport|Valencia, Spain|39.4893|-0.4816|Europe/Madrid|VLC|a
    Varna Airport|Varna, BG|43.2321|27.8251|Europe/Sofia|VAR|a
    Verona / Villafranca Airport|Verona, Italy|45.3957|10.8885|Europe/Rome|VRN|a
    Victoria Airport|Victoria, BC|48.6469|-123.4260|America/Vancouver|YYJ|a
    Vienna Airport|Vienna, Austria|48.1103|16.5697|Europe/Vienna|VIE|a
    Vilnius Airport|Vilnius, Lithuania|54.6341|25.2858|Europe/Vilnius|VNO|a
    Vitoria/Foronda Airport|Vitoria-Gasteiz, Spain|42.8828|-2.7245|Europe/Madrid|VIT|a
    Stockholm Vasteras Airport|Västerås, Sweden|59.5894|16.6336|Europe/Stockholm|VST|a
    Warsaw Chopin Airport|Warsaw, Poland|52.1657|20.9671|Europe/Warsaw|WAW|a
    Warsaw Modlin Airport|Warsaw, Poland|52.4511|20.6518|Europe/Warsaw|WMI|a
    Ronald Reagan Washington Ntl Airport|Washington, DC|38.8514|-77.0377|America/New_York|DCA|a
    Washington Dulles Airport|Washington, DC|38.9475|-77.4599|America/New_York|IAD|a
    President Donald J Trump Airport|West Palm Beach, FL|26.6832|-80.0956|America/New_York|PBI|a
    Wichita Dwight D Eisenhower Ntl Airport|Wichita, KS|37.6500|-97.4330|America/Chicago|ICT|a
    Frankfurt-Hahn Airport|Wiesbaden, Germany|49.9487|7.2639|Europe/Berlin|HHN|a
    Winnipeg James Armstrong Richardson Airport|Winnipeg, MB|49.9100|-97.2399|America/Winnipeg|YWG|a
    Copernicus Wrocław Airport|Wrocław, Poland|51.1027|16.8858|Europe/Warsaw|WRO|a
    Zagreb Airport|Zagreb, Croatia|45.7429|16.0688|Europe/Zagreb|ZAG|a
    Zaragoza Air Base|Zaragoza, Spain|41.6662|-1.0415|Europe/Madrid|ZAZ|a
    Friedrichshafen Airport|Friedrichshafen, Germany|47.6713|9.5115|Europe/Berlin|FDH|a
    Zurich Airport|Zürich, Switzerland|47.4647|8.5492|Europe/Zurich|ZRH|a
    Aarhus Airport|Århus, Denmark|56.3000|10.6190|Europe/Copenhagen|AAR|a
    Billund Airport|Århus, Denmark|55.7403|9.1518|Europe/Copenhagen|BLL|a
    Adnan Menderes Airport|İzmir, Turkey|38.2924|27.1570|Europe/Istanbul|ADB|a
    Łódź Władysław Reymont Airport|Łódź, Poland|51.7219|19.3981|Europe/Warsaw|LCJ|a
    Algeciras Port|Algeciras, Spain|36.1300|-5.4380|Europe/Madrid|ESALG|p
    Barcelona Port|Barcelona, Spain|41.3650|2.1780|Europe/Madrid|ESBCN|p
    Bari Port|Bari, Italy|41.1350|16.8620|Europe/Rome|ITBRI|p
    Douglas Sea Terminal|Douglas, Isle of Man|54.1480|-4.4680|Europe/London|IMDGS|p
    Bastia Port|Bastia, France|42.7010|9.4530|Europe/Paris|FRBIA|p
    Belfast Port|Belfast, Northern Ireland|54.6220|-5.9010|Europe/London|GBBEL|p
    Bergen Port|Bergen, Norway|60.3960|5.3160|Europe/Oslo|NOBGO|p
    Bilbao Ferry Terminal|Bilbao, Spain|43.3500|-3.0500|Europe/Madrid|ESBIO|p
    Liverpool Birkenhead Ferry Terminal|Birkenhead, England|53.4060|-3.0150|Europe/London|GBBRK|p
    Zeebrugge Port|Zeebrugge, Belgium|51.3410|3.1930|Europe/Brussels|BEZEE|p
    Cagliari Port|Cagliari, Italy|39.2110|9.1110|Europe/Rome|ITCAG|p
    Cairnryan Port|Cairnryan, Scotland|54.9690|-5.0180|Europe/London|GBCYN|p
    Calais Eurotunnel Terminal|Calais, France|50.9330|1.8130|Europe/Paris|FRCQS;Eurotunnel Calais|p
    Calais Ferry Port|Calais, France|50.9670|1.8700|Europe/Paris|FRCQF;Port of Calais|p
    Cherbourg Port|Cherbourg, France|49.6480|-1.6060|Europe/Paris|FRCER|p
    Trelleborg Port|Trelleborg, Sweden|55.3720|13.1560|Europe/Stockholm|SETRG|p
    Ystad Port|Ystad, Sweden|55.4260|13.8260|Europe/Stockholm|SEYST|p
    Cork Ringaskiddy|Cork, Ireland|51.8320|-8.3180|Europe/Dublin|IERIN|p
    Dieppe Port|Dieppe, France|49.9330|1.0860|Europe/Paris|FRDPE|p
    Dublin Port|Dublin, Ireland|53.3470|-6.2050|Europe/Dublin|IEDUB;Dublin Ferryport|p
    Dunkirk Ferry Port|Dunkirk, France|51.0160|2.1850|Europe/Paris|FRDKK|p
    Fishguard Harbour|Fishguard, Wales|52.0070|-4.9880|Europe/London|GBFIS|p
    Dover Ferry Port|Dover, England|51.1270|1.3330|Europe/London|GBDVR;Port of Dover;Dover Eastern Docks|p
    Folkestone Eurotunnel Terminal|Folkestone, England|51.0950|1.1210|Europe/London|GBFOL;Eurotunnel Folkestone|p
    Frederikshavn Port|Frederikshavn, Denmark|57.4350|10.5450|Europe/Copenhagen|DKFDH|p
    Gdynia Port|Gdynia, Poland|54.5330|18.5350|Europe/Warsaw|PLGDY|p
    Genova Port|Genoa, Italy|44.4080|8.9100|Europe/Rome|ITGOA|p
    Göteborg Port|Gothenburg, Sweden|57.6980|11.9460|Europe/Stockholm|SEGOT|p
    Harwich International|Harwich, England|51.9470|1.2550|Europe/London|GBHRW;Harwich Port|p
    Helsingborg Port|Helsingborg, Sweden|56.0430|12.6920|Europe/Stockholm|SEHEL|p
    Helsingør Færgeterminal|Helsingør, Denmark|56.0330|12.6160|Europe/Copenhagen|DKHLS|p
    Helsinki West Harbour|Helsinki, Finland|60.1500|24.9150|Europe/Helsinki|FIHEL|p
    Hirtshals Port|Hirtshals, Denmark|57.5940|9.9650|Europe/Copenhagen|DKHIR|p
    Holyhead Port|Holyhead, Wales|53.3110|-4.6310|Europe/London|GBHLY|p
    IJmuiden Ferry Terminal|IJmuiden, Netherlands|52.4620|4.5840|Europe/Amsterdam|NLIJM|p
    Heraklion Port|Irákleion, Greece|35.3440|25.1440|Europe/Athens|GRHER|p
    Kiel Port|Kiel, Germany|54.3180|10.1400|Europe/Berlin|DEKEL|p
    Rødby Færge|Rødby, Denmark|54.6550|11.3510|Europe/Copenhagen|DKROD|p
    Hull Ferry Terminal|Kingston upon Hull, England|53.7430|-0.2720|Europe/London|GBHUL|p
    Kristiansand Port|Kristiansand, Norway|58.1450|7.9870|Europe/Oslo|NOKRS|p
    Larne Harbour|Larne, Northern Ireland|54.8500|-5.8000|Europe/London|GBLAR|p
    Le Havre Port|Le Havre, France|49.4870|0.1340|Europe/Paris|FRLEH|p
    Brindisi Port|Brindisi, Italy|40.6430|17.9690|Europe/Rome|ITBDS|p
    Livorno Port|Livorno, Italy|43.5550|10.3000|Europe/Rome|ITLIV|p
    Travemünde Skandinavienkai|Travemünde, Germany|53.9410|10.8520|Europe/Berlin|DETRV|p
    Marseille Port|Marseille, France|43.3080|5.3650|Europe/Paris|FRMRS|p
    Messina Port|Messina, Italy|38.1940|15.5590|Europe/Rome|ITMSN|p
    Dubrovnik Port|Dubrovnik, Croatia|42.6600|18.0860|Europe/Zagreb|HRDBV|p
    Napoli Porto|Naples, Italy|40.8380|14.2590|Europe/Rome|ITNAP|p
    Newcastle North Shields Ferry Terminal|Newcastle upon Tyne, England|54.9920|-1.4510|Europe/London|GBNSH;Port of Tyne|p
    Newhaven Port|Newhaven, England|50.7920|0.0550|Europe/London|GBNHV|p
    Nice Port|Nice, France|43.6950|7.2850|Europe/Paris|FRNCE|p
    Oslo Color Line Terminal|Oslo, Norway|59.9090|10.7090|Europe/Oslo|NOOSL|p
    Caen Ouistreham Port|Ouistreham, France|49.2840|-0.2490|Europe/Paris|FROUI|p
    Palermo Port|Palermo, Italy|38.1250|13.3650|Europe/Rome|ITPMO|p
    Palma Port|Palma, Spain|39.5530|2.6270|Europe/Madrid|ESPMI|p
    Pembroke Dock Ferry Port|Pembroke Dock, Wales|51.6970|-4.9480|Europe/London|GBPED|p
    Piraeus Port|Piraeus, Greece|37.9440|23.6410|Europe/Athens|GRPIR|p
    Plymouth Millbay|Plymouth, England|50.3640|-4.1560|Europe/London|GBPLY|p
    Poole Port|Poole, England|50.7090|-1.9900|Europe/London|GBPOO|p
    Portsmouth International Port|Portsmouth, England|50.8120|-1.0880|Europe/London|GBPME|p
    Puttgarden Port|Puttgarden, Germany|54.5030|11.2250|Europe/Berlin|DEPUT|p
    Patras Port|Pátra, Greece|38.2300|21.7180|Europe/Athens|GRGPA|p
    Civitavecchia Port|Rome, Italy|42.0940|11.7900|Europe/Rome|ITCVV|p
    Roscoff Port|Roscoff, France|48.7210|-3.9660|Europe/Paris|FRROS|p
    Rosslare Europort|Rosslare, Ireland|52.2540|-6.3400|Europe/Dublin|IEROS|p
    Rostock Seehafen|Rostock, Germany|54.1480|12.1050|Europe/Berlin|DERSK|p
    Rotterdam Europoort Ferry Terminal|Europoort, Netherlands|51.9510|4.1370|Europe/Amsterdam|NLEUR|p
    Saint-Malo Port|Saint-Malo, France|48.6430|-2.0230|Europe/Paris|FRSML|p
    Santander Port|Santander, Spain|43.4590|-3.8050|Europe/Madrid|ESSDR|p
    Southampton Port|Southampton, England|50.8990|-1.4130|Europe/London|GBSOU|p
    Split Port|Split, Croatia|43.5040|16.4430|Europe/Zagreb|HRSPU|p
    Stockholm Värtahamnen|Stockholm, Sweden|59.3500|18.1090|Europe/Stockholm|SESTO|p
    Świnoujście Ferry Terminal|Szczecin, Poland|53.8920|14.2730|Europe/Warsaw|PLSWI|p
    Tallinn Old City Harbour|Tallinn, EE|59.4430|24.7600|Europe/Tallinn|EETLL|p
    Tanger Med|Tangier, Morocco|35.8800|-5.5200|Africa/Casablanca|MAPTM|p
    Hoek van Holland Ferry Terminal|Hoek van Holland, Netherlands|51.9760|4.1280|Europe/Amsterdam|NLHVH;Hook of Holland Ferry|p
    Toulon Port|Toulon, France|43.1180|5.9320|Europe/Paris|FRTLN|p
    Turku Port|Turku, Finland|60.4350|22.2190|Europe/Helsinki|FITKU|p
    Valencia Port|Valencia, Spain|39.4480|-0.3210|Europe/Madrid|ESVLC|p
    Aberdeen Station|Aberdeen, Scotland|57.1437|-2.0984|Europe/London|ABD|s
    Alicante Terminal|Alicante, Spain|38.3444|-0.4950|Europe/Madrid|ESALC;7160911|s
    Amsterdam Bijlmer ArenA|Amsterdam, Netherlands|52.3122|4.9470|Europe/Amsterdam|NLASB;8400074|s
    Amsterdam Centraal|Amsterdam, Netherlands|52.3789|4.9003|Europe/Amsterdam|8400058|s
    Amsterdam Zuid|Amsterdam, Netherlands|52.3389|4.8730|Europe/Amsterdam|8400061|s
    Schiphol Airport Station|Amsterdam, Netherlands|52.3094|4.7619|Europe/Amsterdam|NLSHL;8400561|s
    Antwerpen-Centraal|Antwerp, Belgium|51.2172|4.4212|Europe/Brussels|8821006;Antwerp Central|s
    Arnhem Centraal|Arnhem, Netherlands|51.9849|5.8989|Europe/Amsterdam|8400071|s
    Ashford International|Ashford, England|51.1434|0.8756|Europe/London|AFK|s
    Athens Larissa|Athens, Greece|37.9920|23.7210|Europe/Athens|7300106|s
    Augsburg Hauptbahnhof|Augsburg, Germany|48.3655|10.8855|Europe/Berlin|MA;8000013;Augsburg Hbf|s
    Baltimore Penn Station|Baltimore, MD|39.3073|-76.6157|America/New_York|BAL|s
    Barcelona Sants|Barcelona, Spain|41.3791|2.1401|Europe/Madrid|7171801;Sants|s
    Bari Centrale|Bari, Italy|41.1180|16.8700|Europe/Rome|8311119|s
    Basel SBB|Basel, Switzerland|47.5476|7.5896|Europe/Zurich|8500010|s
    Belfast Grand Central|Belfast, Northern Ireland|54.5946|-5.9370|Europe/London|Belfast Great Victoria Street|s
    Beograd Centar|Belgrade, Serbia|44.7950|20.4550|Europe/Belgrade||s
    Bergamo Stazione|Bergamo, Italy|45.6905|9.6750|Europe/Rome|8301529|s
    Bergen Stasjon|Bergen, Norway|60.3903|5.3337|Europe/Oslo|7602351|s
    Berlin Hauptbahnhof|Berlin, Germany|52.5250|13.3694|Europe/Berlin|BLS;8011160;Berlin Hbf|s
    Berlin Ostbahnhof|Berlin, Germany|52.5103|13.4348|Europe/Berlin|BHF;8010255|s
    Berlin Südkreuz|Berlin, Germany|52.4755|13.3655|Europe/Berlin|BPAF;8011113|s
    Bern Bahnhof|Bern, Switzerland|46.9488|7.4391|Europe/Zurich|8507000|s
    Bielefeld Hauptbahnhof|Bielefeld, Germany|52.0290|8.5327|Europe/Berlin|EBIL;8000036;Bielefeld Hbf|s
    Bilbao Abando|Bilbao, Spain|43.2605|-2.9274|Europe/Madrid|7113200|s
    Birmingham International|Birmingham, England|52.4508|-1.7251|Europe/London|BHI|s
    Birmingham New Street|Birmingham, England|52.4778|-1.9002|Europe/London|BHM;New Street|s
    Blackpool North|Blackpool, England|53.8219|-3.0493|Europe/London|BPN|s
    Bochum Hauptbahnhof|Bochum, Germany|51.4786|7.2230|Europe/Berlin|EBO;8000041;Bochum Hbf|s
    Bologna Centrale|Bologna, Italy|44.5058|11.3430|Europe/Rome|8305043|s
    Bolton Station|Bolton, England|53.5741|-2.4257|Europe/London|BON|s
    Bordeaux Saint-Jean|Bordeaux, France|44.8260|-0.5563|Europe/Paris|FRBOJ;8758100|s
    Boston North Station|Boston, MA|42.3661|-71.0621|America/New_York|BON|s
    Boston South Station|Boston, MA|42.3522|-71.0552|America/New_York|BOS;South Station|s
    Bournemouth Station|Bournemouth, England|50.7273|-1.8645|Europe/London|BMH|s
    Bratislava hlavná stanica|Bratislava, Slovakia|48.1585|17.1067|Europe/Bratislava|5613206|s
    Braunschweig Hauptbahnhof|Braunschweig, Germany|52.2524|10.5402|Europe/Berlin|HBS;8000049;Braunschweig Hbf|s
    Bremen Hauptbahnhof|Bremen, Germany|53.0830|8.8137|Europe/Berlin|HB;8000050;Bremen Hbf|s
    Brighton Station|Brighton, England|50.8290|-0.1410|Europe/London|BTN|s
    Bristol Parkway|Bristol, England|51.5138|-2.5425|Europe/London|BPW|s
    Bristol Temple Meads|Bristol, England|51.4492|-2.5813|Europe/London|BRI;Temple Meads|s
    Brno hlavní nádraží|Brno, Czechia|49.1906|16.6128|Europe/Prague|5433295|s
    Brugge Station|Brugge, Belgium|51.1970|3.2170|Europe/Brussels|8891009|s
    Bruxelles-Central|Brussels, Belgium|50.8455|4.3571|Europe/Brussels|BEBCE;8813003;Brussels Central|s
    Bruxelles-Midi|Brussels, Belgium|50.8357|4.3365|Europe/Brussels|BEBMI;8814001;Brussels South;Brussel-Zuid;Brussels Midi|s
    Bucureşti Nord|Bucharest, Romania|44.4463|26.0745|Europe/Bucharest|5300007|s
    Budapest Nyugati|Budapest, Hungary|47.5106|19.0575|Europe/Budapest|5510033|s
    Calais-Fréthun|Calais, France|50.9010|1.8110|Europe/Paris|8728107|s
    Cambridge Station|Cambridge, England|52.1941|0.1375|Europe/London|CBG|s
    Cardiff Central|Cardiff, Wales|51.4758|-3.1791|Europe/London|CDF|s
    Chester Station|Chester, England|53.1967|-2.8796|Europe/London|CTR|s
    Chicago Union Station|Chicago, IL|41.8787|-87.6403|America/Chicago|CHI|s
    København H|Copenhagen, Denmark|55.6727|12.5646|Europe/Copenhagen|8600626;Copenhagen Central|s
    Cork Kent|Cork, Ireland|51.9018|-8.4583|Europe/Dublin||s
    Coventry Station|Coventry, England|52.4008|-1.5135|Europe/London|COV|s
    Crewe Station|Crewe, England|53.0896|-2.4330|Europe/London|CRE|s
    Derby Station|Derby, England|52.9166|-1.4633|Europe/London|DBY|s
    Dortmund Hauptbahnhof|Dortmund, Germany|51.5177|7.4593|Europe/Berlin|EDO;8000080;Dortmund Hbf|s
    Dresden Hauptbahnhof|Dresden, Germany|51.0405|13.7320|Europe/Berlin|DH;8010085;Dresden Hbf|s
    Dublin Connolly|Dublin, Ireland|53.3531|-6.2459|Europe/Dublin|6070025|s
    Dublin Heuston|Dublin, Ireland|53.3464|-6.2927|Europe/Dublin|6070040|s
    Duisburg Hauptbahnhof|Duisburg, Germany|51.4299|6.7757|Europe/Berlin|EDG;8000086;Duisburg Hbf|s
    Düsseldorf Hauptbahnhof|Düsseldorf, Germany|51.2200|6.7945|Europe/Berlin|KD;8000085;Düsseldorf Hbf|s
    Ebbsfleet International|London, England|51.4430|0.3210|Europe/London|EBD|s
    Edinburgh Waverley|Edinburgh, Scotland|55.9521|-3.1889|Europe/London|EDB;Waverley|s
    Eindhoven Centraal|Eindhoven, Netherlands|51.4432|5.4797|Europe/Amsterdam|8400206|s
    Enschede Station|Enschede, Netherlands|52.2225|6.8900|Europe/Amsterdam|8400212|s
    Erfurt Hauptbahnhof|Erfurt, Germany|50.9725|11.0380|Europe/Berlin|UE;8010101;Erfurt Hbf|s
    Essen Hauptbahnhof|Essen, Germany|51.4514|7.0137|Europe/Berlin|EE;8000098;Essen Hbf|s
    Exeter St Davids|Exeter, England|50.7292|-3.5435|Europe/London|EXD|s
    Firenze Santa Maria Novella|Florence, Italy|43.7765|11.2480|Europe/Rome|8306421|s
    Dover Priory|Dover, England|51.1257|1.3053|Europe/London|DVP|s
    Frankfurt (Main) Hauptbahnhof|Frankfurt am Main, Germany|50.1071|8.6638|Europe/Berlin|FF;8000105;Frankfurt Hbf;Frankfurt(Main)Hbf|s
    Frankfurt Flughafen Fernbahnhof|Frankfurt am Main, Germany|50.0529|8.5698|Europe/Berlin|FFLF;8070003|s
    Freiburg Hauptbahnhof|Freiburg, Germany|47.9977|7.8414|Europe/Berlin|RF;8000107;Freiburg Hbf|s
    Galway Ceannt|Galway, Ireland|53.2737|-9.0467|Europe/Dublin||s
    Gdańsk Główny|Gdańsk, Poland|54.3556|18.6446|Europe/Warsaw|5100009|s
    Gelsenkirchen Hauptbahnhof|Gelsenkirchen, Germany|51.5050|7.1022|Europe/Berlin|EG;8000118;Gelsenkirchen Hbf|s
    Genève Cornavin|Geneva, Switzerland|46.2103|6.1423|Europe/Zurich|8501008|s
    Genova Piazza Principe|Genoa, Italy|44.4173|8.9210|Europe/Rome|ITGPP;8304700|s
    Gent-Sint-Pieters|Gent, Belgium|51.0357|3.7105|Europe/Brussels|8892007|s
    Glasgow Central|Glasgow, Scotland|55.8590|-4.2580|Europe/London|GLC|s
    Glasgow Queen Street|Glasgow, Scotland|55.8622|-4.2511|Europe/London|GLQ|s
    Göteborg Central|Gothenburg, Sweden|57.7089|11.9733|Europe/Stockholm|7400002|s
    Graz Hauptbahnhof|Graz, Austria|47.0725|15.4165|Europe/Vienna|8103171;Graz Hbf|s
    Groningen Station|Groningen, Netherlands|53.2107|6.5641|Europe/Amsterdam|8400263|s
    Hamburg Hauptbahnhof|Hamburg, Germany|53.5527|10.0066|Europe/Berlin|AH;8002549;Hamburg Hbf|s
    Hamburg-Altona|Hamburg, Germany|53.5519|9.9353|Europe/Berlin|AA;8002553|s
    Hannover Hauptbahnhof|Hannover, Germany|52.3767|9.7417|Europe/Berlin|HH;8000152;Hannover Hbf|s
    Helsinki Central|Helsinki, Finland|60.1719|24.9414|Europe/Helsinki|1000001|s
    Holyhead Station|Holyhead, Wales|53.3076|-4.6310|Europe/London|HHD|s
    Innsbruck Hauptbahnhof|Innsbruck, Austria|47.2633|11.4010|Europe/Vienna|8101187;Innsbruck Hbf|s
    Inverness Station|Inverness, Scotland|57.4802|-4.2237|Europe/London|INV|s
    Istanbul Halkalı|Istanbul, Turkey|41.0180|28.7660|Europe/Istanbul||s
    Kaiserslautern Hauptbahnhof|Kaiserslautern, Germany|49.4360|7.7680|Europe/Berlin|SKL;8000189;Kaiserslautern Hbf|s
    Karlsruhe Hauptbahnhof|Karlsruhe, Germany|48.9936|8.4019|Europe/Berlin|RK;8000191;Karlsruhe Hbf|s
    Kassel-Wilhelmshöhe|Kassel, Germany|51.3131|9.4470|Europe/Berlin|FKW;8003200|s
    Kiel Hauptbahnhof|Kiel, Germany|54.3147|10.1319|Europe/Berlin|AK;8000199;Kiel Hbf|s
    Hull Paragon|Kingston upon Hull, England|53.7441|-0.3458|Europe/London|HUL|s
    Kraków Główny|Kraków, Poland|50.0670|19.9475|Europe/Warsaw|5100028|s
    Köln Hauptbahnhof|Köln, Germany|50.9432|6.9586|Europe/Berlin|KK;8000207;Köln Hbf;Cologne Central|s
    Köln Messe/Deutz|Köln, Germany|50.9408|6.9750|Europe/Berlin|KKDZ;8003368|s
    Lausanne Gare|Lausanne, Switzerland|46.5168|6.6291|Europe/Zurich|8501120|s
    Leeds Station|Leeds, England|53.7955|-1.5491|Europe/London|LDS|s
    Leicester Station|Leicester, England|52.6314|-1.1252|Europe/London|LEI|s
    Leipzig Hauptbahnhof|Leipzig, Germany|51.3455|12.3820|Europe/Berlin|LL;8010205;Leipzig Hbf|s
    Lens Gare|Lens, France|50.4266|2.8286|Europe/Paris|8734502|s
    Leverkusen Mitte|Leverkusen, Germany|51.0315|6.9917|Europe/Berlin|KLMH;8006713|s
    Lille Europe|Lille, France|50.6390|3.0754|Europe/Paris|FRLLE;8722326|s
    Lille Flandres|Lille, France|50.6361|3.0713|Europe/Paris|8728600|s
    Limerick Colbert|Limerick, Ireland|52.6586|-8.6243|Europe/Dublin||s
    Linz Hauptbahnhof|Linz, Austria|48.2903|14.2917|Europe/Vienna|8101073;Linz Hbf|s
    Lisboa Oriente|Lisbon, Portugal|38.7678|-9.0990|Europe/Lisbon|9431039|s
    Lisboa Santa Apolónia|Lisbon, Portugal|38.7138|-9.1226|Europe/Lisbon|9430007|s
    Liverpool Lime Street|Liverpool, England|53.4074|-2.9778|Europe/London|LIV;Lime Street|s
    Liège-Guillemins|Liège, Belgium|50.6244|5.5665|Europe/Brussels|BELGG;8841004|s
    Ljubljana Station|Ljubljana, Slovenia|46.0580|14.5103|Europe/Ljubljana|7942300|s
    Clapham Junction|London, England|51.4642|-0.1703|Europe/London|CLJ|s
    London Bridge|London, England|51.5052|-0.0864|Europe/London|LBG|s
    London Charing Cross|London, England|51.5074|-0.1247|Europe/London|CHX;Charing Cross|s
    London Euston|London, England|51.5282|-0.1337|Europe/London|EUS;Euston|s
    London King's Cross|London, England|51.5308|-0.1238|Europe/London|KGX;Kings Cross|s
    London Liverpool Street|London, England|51.5188|-0.0814|Europe/London|LST;Liverpool Street|s
    London Marylebone|London, England|51.5225|-0.1631|Europe/London|MYB;Marylebone|s
    London Paddington|London, England|51.5154|-0.1755|Europe/London|PAD;Paddington|s
    London St Pancras International|London, England|51.5310|-0.1260|Europe/London|STP;London St Pancras;St Pancras|s
    London Victoria|London, England|51.4952|-0.1439|Europe/London|VIC|s
    London Waterloo|London, England|51.5031|-0.1132|Europe/London|WAT;Waterloo|s
    Stratford|London, England|51.5416|-0.0033|Europe/London|SRA;Stratford International|s
    Los Angeles Union Station|Los Angeles, CA|34.0561|-118.2365|America/Los_Angeles|LAX|s
    Luxembourg Gare|Luxembourg, Luxembourg|49.5999|6.1342|Europe/Luxembourg|LULUX;8200100|s
    Luzern Bahnhof|Luzern, Switzerland|47.0502|8.3101|Europe/Zurich|8505000|s
    Lyon Part-Dieu|Lyon, France|45.7605|4.8597|Europe/Paris|FRLPD;8772319;Part-Dieu|s
    Lyon Perrache|Lyon, France|45.7489|4.8260|Europe/Paris|8772202|s
    Madrid Chamartín|Madrid, Spain|40.4720|-3.6825|Europe/Madrid|7117000|s
    Madrid Puerta de Atocha|Madrid, Spain|40.4067|-3.6905|Europe/Madrid|7160000;Atocha|s
    Magdeburg Hauptbahnhof|Magdeburg, Germany|52.1304|11.6270|Europe/Berlin|LM;8010224;Magdeburg Hbf|s
    Mainz Hauptbahnhof|Mainz, Germany|50.0013|8.2590|Europe/Berlin|FMZ;8000240;Mainz Hbf|s
    Malmö Central|Malmö, Sweden|55.6093|13.0007|Europe/Stockholm|7400003|s
    Manchester Piccadilly|Manchester, England|53.4774|-2.2309|Europe/London|MAN;Piccadilly|s
    Manchester Victoria|Manchester, England|53.4875|-2.2423|Europe/London|MCV|s
    Mannheim Hauptbahnhof|Mannheim, Germany|49.4796|8.4690|Europe/Berlin|RM;8000244;Mannheim Hbf|s
    Marseille Saint-Charles|Marseille, France|43.3027|5.3805|Europe/Paris|FRMSC;8775100;Saint-Charles|s
    Venezia Mestre|Mestre, Italy|45.4823|12.2318|Europe/Rome|8302589|s
    Metz-Ville|Metz, France|49.1098|6.1772|Europe/Paris|8719203|s
    Middlesbrough Station|Middlesbrough, England|54.5789|-1.2348|Europe/London|MBR|s
    Milano Centrale|Milan, Italy|45.4861|9.2041|Europe/Rome|8301700|s
    Milton Keynes Central|Milton Keynes, England|52.0343|-0.7741|Europe/London|MKC|s
    Montpellier Saint-Roch|Montpellier, France|43.6050|3.8806|Europe/Paris|FRMPL;8777300|s
    Montréal Gare Centrale|Montreal, QC|45.5000|-73.5664|America/Toronto|MTR|s
    München Hauptbahnhof|Munich, Germany|48.1402|11.5600|Europe/Berlin|MH;8000261;München Hbf;Munich Central|s
    Málaga María Zambrano|Málaga, Spain|36.7113|-4.4326|Europe/Madrid|ESAGP;7154413|s
    Mönchengladbach Hauptbahnhof|Mönchengladbach, Germany|51.1966|6.4464|Europe/Berlin|KM;8000253;Mönchengladbach Hbf|s
    Münster Hauptbahnhof|Münster, Germany|51.9565|7.6350|Europe/Berlin|EMST;8000263;Münster Hbf|s
    Nantes Gare|Nantes, France|47.2172|-1.5417|Europe/Paris|FRNTE;8748100|s
    Napoli Centrale|Naples, Italy|40.8526|14.2722|Europe/Rome|8309218|s
    Grand Central Terminal|New York, NY|40.7527|-73.9772|America/New_York||s
    New York Penn Station|New York, NY|40.7506|-73.9935|America/New_York|NYP;Penn Station|s
    Newark Penn Station|Newark, NJ|40.7347|-74.1641|America/New_York|NWK|s
    Newcastle Station|Newcastle upon Tyne, England|54.9683|-1.6174|Europe/London|NCL;Newcastle Central|s
    Newport Station|Newport, Wales|51.5889|-2.9982|Europe/London|NWP|s
    Nice-Ville|Nice, France|43.7046|7.2619|Europe/Paris|8775605|s
    Norwich Station|Norwich, England|52.6270|1.3067|Europe/London|NRW|s
    Nottingham Station|Nottingham, England|52.9470|-1.1465|Europe/London|NOT|s
    Nürnberg Hauptbahnhof|Nuremberg, Germany|49.4456|11.0828|Europe/Berlin|NN;8000284;Nürnberg Hbf|s
    Odense Station|Odense, Denmark|55.4016|10.3869|Europe/Copenhagen|8600512|s
    Oslo S|Oslo, Norway|59.9107|10.7528|Europe/Oslo|7600100;Oslo Central|s
    Ostrava hlavní nádraží|Ostrava, Czechia|49.8517|18.2670|Europe/Prague|5434364|s
    Oxford Station|Oxford, England|51.7535|-1.2700|Europe/London|OXF|s
    Paris Austerlitz|Paris, France|48.8423|2.3650|Europe/Paris|FRPAZ;8754700;Gare d'Austerlitz|s
    Paris Gare de Lyon|Paris, France|48.8443|2.3735|Europe/Paris|FRPLY;8768600;Gare de Lyon|s
    Paris Gare de l'Est|Paris, France|48.8768|2.3592|Europe/Paris|FRPST;8711300;Gare de l'Est|s
    Paris Gare du Nord|Paris, France|48.8809|2.3553|Europe/Paris|FRPNO;8727100;Gare du Nord|s
    Paris Montparnasse|Paris, France|48.8410|2.3200|Europe/Paris|FRPMO;8739100;Gare Montparnasse|s
    Paris Saint-Lazare|Paris, France|48.8763|2.3253|Europe/Paris|FRPSL;8738400;Gare Saint-Lazare|s
    Budapest Keleti|Budapest, Hungary|47.5003|19.0840|Europe/Budapest|5510017|s
    Philadelphia 30th Street|Philadelphia, PA|39.9557|-75.1820|America/New_York|PHL;30th Street Station|s
    Plymouth Station|Plymouth, England|50.3778|-4.1433|Europe/London|PLY|s
    Portland Union Station|Portland, OR|45.5287|-122.6768|America/Los_Angeles|PDX|s
    Porto Campanhã|Porto, Portugal|41.1488|-8.5855|Europe/Lisbon|9402006|s
    Portsmouth Harbour|Portsmouth, England|50.7969|-1.1078|Europe/London|PMH|s
    Poznań Główny|Poznań, Poland|52.4020|16.9120|Europe/Warsaw|5100177|s
    Praha hlavní nádraží|Prague, Czechia|50.0830|14.4357|Europe/Prague|CZPHN;5457076;Prague Main|s
    Preston Station|Preston, England|53.7557|-2.7071|Europe/London|PRE|s
    Reading Station|Reading, England|51.4590|-0.9719|Europe/London|RDG|s
    Reims Centre|Reims, France|49.2593|4.0242|Europe/Paris|FRRHE;8717100|s
    Rennes Gare|Rennes, France|48.1035|-1.6723|Europe/Paris|FRRNS;8747100|s
    Roma Termini|Rome, Italy|41.9011|12.5012|Europe/Rome|8308409|s
    Roma Tiburtina|Rome, Italy|41.9101|12.5306|Europe/Rome|ITRTB;8308217|s
    Rostock Hauptbahnhof|Rostock, Germany|54.0782|12.1310|Europe/Berlin|WR;8010304;Rostock Hbf|s
    Rotterdam Centraal|Rotterdam, Netherlands|51.9244|4.4699|Europe/Amsterdam|8400530|s
    Saarbrücken Hauptbahnhof|Saarbrücken, Germany|49.2411|6.9910|Europe/Berlin|SSH;8000323;Saarbrücken Hbf|s
    Saint-Étienne Châteaucreux|Saint-Étienne, France|45.4434|4.4000|Europe/Paris|8772600|s
    Salzburg Hauptbahnhof|Salzburg, Austria|47.8130|13.0457|Europe/Vienna|8101114;Salzburg Hbf|s
    San Sebastián Donostia|San Sebastián, Spain|43.3176|-1.9766|Europe/Madrid|7111511|s
    Seattle King Street|Seattle, WA|47.5984|-122.3301|America/Los_Angeles|SEA|s
    Sevilla Santa Justa|Sevilla, Spain|37.3919|-5.9756|Europe/Madrid|7151003|s
    Sheffield Station|Sheffield, England|53.3783|-1.4621|Europe/London|SHF|s
    Sofia Central|Sofia, BG|42.7120|23.3215|Europe/Sofia|5200500|s
    Southampton Central|Southampton, England|50.9074|-1.4136|Europe/London|SOU|s
    Stockholm Central|Stockholm, Sweden|59.3300|18.0583|Europe/Stockholm|7400001|s
    Stoke-on-Trent Station|Stoke-on-Trent, England|53.0079|-2.1810|Europe/London|SOT|s
    Strasbourg Gare|Strasbourg, France|48.5850|7.7343|Europe/Paris|8721202|s
    Stuttgart Hauptbahnhof|Stuttgart, Germany|48.7843|9.1818|Europe/Berlin|TS;8000096;Stuttgart Hbf|s
    Sunderland Station|Sunderland, England|54.9053|-1.3822|Europe/London|SUN|s
    Swansea Station|Swansea, Wales|51.6251|-3.9415|Europe/London|SWA|s
    Swindon Station|Swindon, England|51.5655|-1.7855|Europe/London|SWI|s
    Tampere Station|Tampere, Finland|61.4983|23.7730|Europe/Helsinki|1000160|s
    Den Haag Centraal|The Hague, Netherlands|52.0808|4.3247|Europe/Amsterdam|8400282|s
    Thessaloniki Station|Thessaloníki, Greece|40.6445|22.9290|Europe/Athens||s
    Toronto Union Station|Toronto, ON|43.6453|-79.3806|America/Toronto|TWO|s
    Toulouse Matabiau|Toulouse, France|43.6112|1.4536|Europe/Paris|8761100|s
    Trondheim S|Trondheim, Norway|63.4363|10.3990|Europe/Oslo|7601126|s
    Torino Porta Nuova|Turin, Italy|45.0610|7.6785|Europe/Rome|8300219|s
    Torino Porta Susa|Turin, Italy|45.0720|7.6650|Europe/Rome|8300222|s
    Utrecht Centraal|Utrecht, Netherlands|52.0894|5.1100|Europe/Amsterdam|8400621|s
    Valencia Joaquín Sorolla|Valencia, Spain|39.4594|-0.3817|Europe/Madrid|7103216|s
    Venezia Santa Lucia|Venice, Italy|45.4410|12.3210|Europe/Rome|8302593|s
    Verona Porta Nuova|Verona, Italy|45.4289|10.9823|Europe/Rome|8302430|s
    Wien Hauptbahnhof|Vienna, Austria|48.1853|16.3770|Europe/Vienna|8101003;Wien Hbf;Vienna Central|s
    Wien Westbahnhof|Vienna, Austria|48.1966|16.3378|Europe/Vienna|8101001|s
    Warszawa Centralna|Warsaw, Poland|52.2288|21.0032|Europe/Warsaw|PLWAC;5100065|s
    Washington Union Station|Washington, DC|38.8973|-77.0063|America/New_York|WAS|s
    Wolfsburg Hauptbahnhof|Wolfsburg, Germany|52.4294|10.7878|Europe/Berlin|HWOB;8006552;Wolfsburg Hbf|s
    Wolverhampton Station|Wolverhampton, England|52.5879|-2.1196|Europe/London|WVH|s
    Wrocław Główny|Wrocław, Poland|51.0983|17.0370|Europe/Warsaw|5100069|s
    York Station|York, England|53.9580|-1.0932|Europe/London|YRK|s
    Zagreb Glavni kolodvor|Zagreb, Croatia|45.8046|15.9788|Europe/Zagreb|7872480|s
    Zaragoza Delicias|Zaragoza, Spain|41.6585|-0.9110|Europe/Madrid|7104040|s
    Zürich HB|Zürich, Switzerland|47.3779|8.5403|Europe/Zurich|8503000;Zürich Hauptbahnhof|s
    Aarhus H|Århus, Denmark|56.1502|10.2045|Europe/Copenhagen|8600053|s
    Burnley Manchester Road|Burnley, England|53.7850|-2.2490|Europe/London|BYM|s
    Blackburn Station|Blackburn, England|53.7464|-2.4791|Europe/London|BBN|s
    Barnsley Station|Barnsley, England|53.5541|-1.4776|Europe/London|BNY|s
    Bradford Interchange|Bradford, England|53.7910|-1.7500|Europe/London|BDI|s
    Huddersfield Station|Huddersfield, England|53.6480|-1.7850|Europe/London|HUD|s
    Rotherham Central|Rotherham, England|53.4322|-1.3605|Europe/London|RMC|s
    Doncaster Station|Doncaster, England|53.5225|-1.1395|Europe/London|DON|s
    Wigan North Western|Wigan, England|53.5430|-2.6320|Europe/London|WGN|s
    Peterborough Station|Peterborough, England|52.5748|-0.2502|Europe/London|PBO|s
    Ipswich Station|Ipswich, England|52.0510|1.1440|Europe/London|IPS|s
    Colchester Station|Colchester, England|51.9006|0.8929|Europe/London|COL|s
    Luton Station|Luton, England|51.8823|-0.4143|Europe/London|LUT|s
    Watford Junction|Watford, England|51.6635|-0.3958|Europe/London|WFJ|s
    Wembley Stadium Station|London, England|51.5543|-0.2863|Europe/London|WCX|s
    Twickenham Station|Twickenham, England|51.4504|-0.3296|Europe/London|TWI|s
    Gillingham Kent|Gillingham, England|51.3866|0.5499|Europe/London|GLM|s
    Portsmouth & Southsea|Portsmouth, England|50.7984|-1.0904|Europe/London|PMS|s
    Carlisle Station|Carlisle, England|54.8910|-2.9340|Europe/London|CAR|s
    Darlington Station|Darlington, England|54.5212|-1.5465|Europe/London|DAR|s
    Durham Station|Durham, England|54.7798|-1.5815|Europe/London|DHM|s
    Perth Station|Perth, Scotland|56.3916|-3.4384|Europe/London|PTH|s
    Dundee Station|Dundee, Scotland|56.4566|-2.9710|Europe/London|DEE|s
    Stirling Station|Stirling, Scotland|56.1198|-3.9356|Europe/London|STG|s
    Kilmarnock Station|Kilmarnock, Scotland|55.6123|-4.4991|Europe/London|KMK|s
    Motherwell Station|Motherwell, Scotland|55.7916|-3.9942|Europe/London|MTH|s
    Wrexham General|Wrexham, Wales|53.0508|-3.0014|Europe/London|WRX|s
    Shrewsbury Station|Shrewsbury, England|52.7115|-2.7502|Europe/London|SHR|s
    Cheltenham Spa|Cheltenham, England|51.8970|-2.1000|Europe/London|CNM|s
    Gloucester Station|Gloucester, England|51.8650|-2.2390|Europe/London|GCR|s
    Bath Spa|Bath, England|51.3775|-2.3564|Europe/London|BTH|s
    Lincoln Central|Lincoln, England|53.2260|-0.5399|Europe/London|LCN|s
    Grimsby Town|Grimsby, England|53.5635|-0.0870|Europe/London|GMB|s
    Mansfield Station|Mansfield, England|53.1422|-1.1986|Europe/London|MFT|s
    Chesterfield Station|Chesterfield, England|53.2382|-1.4197|Europe/London|CHD|s
    Walsall Station|Walsall, England|52.5840|-1.9851|Europe/London|WSL|s
    Stockport Station|Stockport, England|53.4050|-2.1628|Europe/London|SPT|s
    Rochdale Station|Rochdale, England|53.6100|-2.1541|Europe/London|RCD|s
    Warrington Bank Quay|Warrington, England|53.3860|-2.6030|Europe/London|WBQ|s
    East Croydon|London, England|51.3752|-0.0923|Europe/London|ECR|s
    Finsbury Park|London, England|51.5644|-0.1061|Europe/London|FPK|s
    Falmer Station|Brighton, England|50.8619|-0.0872|Europe/London|FMR|s
    Northampton Station|Northampton, England|52.2383|-0.9071|Europe/London|NMP|s
    Burton-on-Trent Station|Burton upon Trent, England|52.8060|-1.6420|Europe/London|BUT|s
    Harrogate Station|Harrogate, England|53.9933|-1.5374|Europe/London|HGT|s
    Crystal Palace Station|London, England|51.4181|-0.0726|Europe/London|CYP|s
    Llanelli Station|Llanelli, Wales|51.6740|-4.1610|Europe/London|LLE|s
    Stafford Station|Stafford, England|52.8036|-2.1231|Europe/London|STA|s
    Taunton Station|Taunton, England|51.0228|-3.1035|Europe/London|TAU|s
    Salisbury Station|Salisbury, England|51.0705|-1.8055|Europe/London|SAL|s
    Hereford Station|Hereford, England|52.0614|-2.7083|Europe/London|HFD|s
    Worcester Shrub Hill|Worcester, England|52.1948|-2.2094|Europe/London|WOS|s
    Lancaster Station|Lancaster, England|54.0480|-2.8070|Europe/London|LAN|s
    Edinburgh Haymarket|Edinburgh, Scotland|55.9456|-3.2183|Europe/London|HYM|s
    Gatwick Airport Station|Crawley, England|51.1565|-0.1609|Europe/London|GTW|s
    Manchester Airport Station|Manchester, England|53.3650|-2.2731|Europe/London|MIA|s
    Stansted Airport Station|Stansted, England|51.8890|0.2610|Europe/London|SSD|s
    Luton Airport Parkway|Luton, England|51.8730|-0.3960|Europe/London|LTN|s
    Heathrow Terminals 2 & 3 Station|London, England|51.4710|-0.4540|Europe/London|HXX|s
    Bonn Hauptbahnhof|Bonn, Germany|50.7319|7.0969|Europe/Berlin|KB;8000044;Bonn Hbf|s
    Ulm Hauptbahnhof|Ulm, Germany|48.4000|9.9833|Europe/Berlin|TU;8000170;Ulm Hbf|s
    Chemnitz Hauptbahnhof|Chemnitz, Germany|50.8402|12.9306|Europe/Berlin|DC;8010184;Chemnitz Hbf|s
    Aachen Hauptbahnhof|Aachen, Germany|50.7681|6.0911|Europe/Berlin|KA;8000001;Aachen Hbf|s
    Darmstadt Hauptbahnhof|Darmstadt, Germany|49.8725|8.6289|Europe/Berlin|FD;8000068;Darmstadt Hbf|s
    Heidelberg Hauptbahnhof|Heidelberg, Germany|49.4036|8.6753|Europe/Berlin|RH;8000156;Heidelberg Hbf|s
    Würzburg Hauptbahnhof|Würzburg, Germany|49.8014|9.9356|Europe/Berlin|NWH;8000260;Würzburg Hbf|s
    Regensburg Hauptbahnhof|Regensburg, Germany|49.0122|12.0994|Europe/Berlin|NRH;8000309;Regensburg Hbf|s
    Osnabrück Hauptbahnhof|Osnabrück, Germany|52.2728|8.0611|Europe/Berlin|HO;8000294;Osnabrück Hbf|s
    Paderborn Hauptbahnhof|Paderborn, Germany|51.7131|8.7406|Europe/Berlin|EPD;8000297;Paderborn Hbf|s
    Hagen Hauptbahnhof|Hagen, Germany|51.3622|7.4617|Europe/Berlin|EHG;8000142;Hagen Hbf|s
    Oberhausen Hauptbahnhof|Oberhausen, Germany|51.4742|6.8533|Europe/Berlin|EOB;8000286;Oberhausen Hbf|s
    Wuppertal Hauptbahnhof|Wuppertal, Germany|51.2547|7.1500|Europe/Berlin|KW;8000266;Wuppertal Hbf|s
    Fulda Bahnhof|Fulda, Germany|50.5539|9.6847|Europe/Berlin|FFU;8000115|s
    Göttingen Bahnhof|Göttingen, Germany|51.5367|9.9269|Europe/Berlin|HG;8000128|s
    Halle (Saale) Hauptbahnhof|Halle (Saale), Germany|51.4781|11.9867|Europe/Berlin|LH;8010159;Halle (Saale) Hbf|s
    Cottbus Bahnhof|Cottbus, Germany|51.7508|14.3264|Europe/Berlin|BCS;8010073|s
    Lübeck Hauptbahnhof|Lübeck, Germany|53.8672|10.6692|Europe/Berlin|AL;8000237;Lübeck Hbf|s
    Ingolstadt Hauptbahnhof|Ingolstadt, Germany|48.7444|11.4369|Europe/Berlin|MIH;8000183;Ingolstadt Hbf|s
    Fürth Hauptbahnhof|Fürth, Germany|49.4701|10.9902|Europe/Berlin|NF;8000114;Fürth Hbf|s
    Koblenz Hauptbahnhof|Koblenz, Germany|50.3506|7.5892|Europe/Berlin|KKO;8000206;Koblenz Hbf|s
    Trier Hauptbahnhof|Trier, Germany|49.7569|6.6519|Europe/Berlin|STR;8000134;Trier Hbf|s
    Hamburg Dammtor|Hamburg, Germany|53.5608|9.9894|Europe/Berlin|ADF;8002548|s
    Berlin Gesundbrunnen|Berlin, Germany|52.5486|13.3894|Europe/Berlin|BGS;8011102|s
    Berlin-Spandau|Berlin, Germany|52.5347|13.1958|Europe/Berlin|BSPD;8010404|s
    München-Pasing|Munich, Germany|48.1500|11.4614|Europe/Berlin|MP;8004158|s
    Erlangen Bahnhof|Erlangen, Germany|49.5960|11.0020|Europe/Berlin|NER;8001844|s
    Potsdam Hauptbahnhof|Potsdam, Germany|52.3917|13.0667|Europe/Berlin|BPD;8012666;Potsdam Hbf|s
    Hamm Bahnhof|Hamm, Germany|51.6783|7.8081|Europe/Berlin|EHM;8000149|s
    Offenburg Bahnhof|Offenburg, Germany|48.4760|7.9457|Europe/Berlin|RO;8000290|s
    Zwickau Hauptbahnhof|Zwickau, Germany|50.7151|12.4768|Europe/Berlin|DZW;8010397;Zwickau Hbf|s
    Schwerin Hauptbahnhof|Schwerin, Germany|53.6344|11.4081|Europe/Berlin|WS;8010324;Schwerin Hbf|s
    Bremerhaven Hauptbahnhof|Bremerhaven, Germany|53.5349|8.5989|Europe/Berlin|HBH;8000051;Bremerhaven Hbf|s
    Krefeld Hauptbahnhof|Krefeld, Germany|51.3258|6.5694|Europe/Berlin|KKR;8000211;Krefeld Hbf|s
    Baden-Baden Bahnhof|Baden-Baden, Germany|48.7906|8.1908|Europe/Berlin|RBB;8000774|s
    Düsseldorf Flughafen|Düsseldorf, Germany|51.2916|6.7863|Europe/Berlin|KDFFH;8000082|s
    Marne-la-Vallée Chessy|Paris, France|48.8697|2.7828|Europe/Paris|8711184|s
    Lyon Saint-Exupéry TGV|Lyon, France|45.7211|5.0761|Europe/Paris|8776290|s
    Dijon-Ville|Dijon, France|47.3234|5.0272|Europe/Paris|8771304|s
    Angers Saint-Laud|Angers, France|47.4647|-0.5569|Europe/Paris|8748400|s
    Arras Gare|Arras, France|50.2869|2.7814|Europe/Paris|8734201|s
    Nîmes Centre|Nîmes, France|43.8325|4.3664|Europe/Paris|8777500|s
    Perpignan Gare|Perpignan, France|42.6963|2.8797|Europe/Paris|8778400|s
    Toulon Gare|Toulon, France|43.1286|5.9297|Europe/Paris|8775500|s
    Cannes Gare|Cannes, France|43.5539|7.0194|Europe/Paris|8775762|s
    Mulhouse-Ville|Mulhouse, France|47.7426|7.3433|Europe/Paris|8718206|s
    Valence TGV|Valence, France|44.9917|4.9786|Europe/Paris|8776302|s
    Aix-en-Provence TGV|Aix-en-Provence, France|43.4550|5.3172|Europe/Paris|8731901|s
    Avignon TGV|Avignon, France|43.9217|4.7858|Europe/Paris|8731896|s
    Le Mans Gare|Le Mans, France|47.9942|0.1919|Europe/Paris|8739600|s
    Saint-Pierre-des-Corps|Tours, France|47.3861|0.7236|Europe/Paris|8757124|s
    Brest Gare|Brest, France|48.3878|-4.4805|Europe/Paris|8747400|s
    Le Havre Gare|Le Havre, France|49.4928|0.1253|Europe/Paris|8741301|s
    Caen Gare|Caen, France|49.1764|-0.3477|Europe/Paris|8744400|s
    Nancy-Ville|Nancy, France|48.6897|6.1736|Europe/Paris|8714100|s
    Grenoble Gare|Grenoble, France|45.1908|5.7147|Europe/Paris|8774700|s
    Charleroi-Central|Charleroi, Belgium|50.4043|4.4389|Europe/Brussels|8872009|s
    Mechelen Station|Mechelen, Belgium|51.0175|4.4836|Europe/Brussels|8822004|s
    Leuven Station|Leuven, Belgium|50.8808|4.7161|Europe/Brussels|8833001|s
    Hasselt Station|Hasselt, Belgium|50.9306|5.3278|Europe/Brussels|8831005|s
    Antwerpen-Berchem|Antwerp, Belgium|51.1997|4.4322|Europe/Brussels|8821121|s
    Bruxelles-Nord|Brussels, Belgium|50.8603|4.3608|Europe/Brussels|8812005|s
    Brussels Airport Station|Brussels, Belgium|50.8972|4.4847|Europe/Brussels|8819406|s
    Kortrijk Station|Kortrijk, Belgium|50.8244|3.2644|Europe/Brussels|8896008|s
    Oostende Station|Oostende, Belgium|51.2289|2.9258|Europe/Brussels|8891702|s
    Breda Station|Breda, Netherlands|51.5950|4.7800|Europe/Amsterdam|8400131|s
    's-Hertogenbosch Station|'s-Hertogenbosch, Netherlands|51.6903|5.2933|Europe/Amsterdam|8400319|s
    Maastricht Station|Maastricht, Netherlands|50.8497|5.7056|Europe/Amsterdam|8400424|s
    Den Haag HS|The Hague, Netherlands|52.0697|4.3217|Europe/Amsterdam|8400280|s
    Wien Meidling|Vienna, Austria|48.1750|16.3353|Europe/Vienna|8103107|s
    St. Pölten Hauptbahnhof|St. Pölten, Austria|48.2081|15.6239|Europe/Vienna|8101032|s
    """
}
