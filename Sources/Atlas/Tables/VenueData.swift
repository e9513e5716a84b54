// Written by Scripts/make-tables.py; credits in CREDITS.md.

/// Venues: `name|city|latitude|longitude|zone|former names`.
enum VenueData {
  static let text: StaticString = """
    Chase Field|Phoenix, AZ|33.4458|-112.0667|America/Phoenix|
    Sutter Health Park|West Sacramento, CA|38.5803|-121.5139|America/Los_Angeles|Raley Field
    Truist Park|Atlanta, GA|33.8906|-84.4695|America/New_York|SunTrust Park
    Oriole Park at Camden Yards|Baltimore, MD|39.2839|-76.6217|America/New_York|Camden Yards
    Fenway Park|Boston, MA|42.3464|-71.0975|America/New_York|
    Wrigley Field|Chicago, IL|41.9483|-87.6556|America/Chicago|
    Rate Field|Chicago, IL|41.8300|-87.6339|America/Chicago|Guaranteed Rate Field
    Great American Ball Park|Cincinnati, OH|39.0950|-84.5058|America/New_York|
    Progressive Field|Cleveland, OH|41.4958|-81.6853|America/New_York|
    Coors Field|Denver, CO|39.7564|-104.9944|America/Denver|
    Comerica Park|Detroit, MI|42.3392|-83.0486|America/Detroit|
    Daikin Park|Houston, TX|29.7569|-95.3556|America/Chicago|Minute Maid Park
    Kauffman Stadium|Kansas City, MO|39.0514|-94.4792|America/Chicago|
    Angel Stadium|Anaheim, CA|33.8003|-117.8831|America/Los_Angeles|Angel Stadium of Anaheim
    Dodger Stadium|Los Angeles, CA|34.0739|-118.2391|America/Los_Angeles|UNIQLO Field at Dodger Stadium
    loanDepot park|Miami, FL|25.7761|-80.2214|America/New_York|Marlins Park
    American Family Field|Milwaukee, WI|43.0285|-87.9712|America/Chicago|Miller Park
    Target Field|Minneapolis, MN|44.9817|-93.2783|America/Chicago|
    Citi Field|Flushing, NY|40.7571|-73.8458|America/New_York|
    Yankee Stadium|Bronx, NY|40.8292|-73.9264|America/New_York|
    Citizens Bank Park|Philadelphia, PA|39.9058|-75.1664|America/New_York|
    PNC Park|Pittsburgh, PA|40.4475|-80.0097|America/New_York|
    Petco Park|San Diego, CA|32.7078|-117.1569|America/Los_Angeles|
    Oracle Park|San Francisco, CA|37.7786|-122.3893|America/Los_Angeles|AT&T Park
    T-Mobile Park|Seattle, WA|47.5914|-122.3325|America/Los_Angeles|Safeco Field
    Busch Stadium|St. Louis, MO|38.6250|-90.1931|America/Chicago|
    Tropicana Field|St. Petersburg, FL|27.7672|-82.6493|America/New_York|
    Globe Life Field|Arlington, TX|32.7514|-97.0831|America/Chicago|
    Rogers Centre|Toronto, ON|43.6414|-79.3900|America/Toronto|SkyDome
    Nationals Park|Washington, DC|38.8739|-77.0089|America/New_York|
    George M. Steinbrenner Field|Tampa, FL|27.9803|-82.5067|America/New_York|
    Tokyo Dome|Tokyo, Japan|35.7056|139.7519|Asia/Tokyo|
    Bristol Motor Speedway|Bristol, TN|36.5156|-82.2572|America/New_York|
    Journey Bank Ballpark|Williamsport, PA|41.2423|-77.0471|America/New_York|
    Estadio Alfredo Harp Helu|Mexico City, Mexico|19.4034|-99.0844|America/Mexico_City|
    Las Vegas Ballpark|Las Vegas, NV|36.1528|-115.3297|America/Los_Angeles|
    Field of Dreams|Dyersville, IA|42.4979|-91.0542|America/Chicago|
    Honda Center|Anaheim, CA|33.8075|-117.8761|America/Los_Angeles|
    TD Garden|Boston, MA|42.3662|-71.0621|America/New_York|
    KeyBank Center|Buffalo, NY|42.8740|-78.8766|America/New_York|
    Scotiabank Saddledome|Calgary, AB|51.0374|-114.0518|America/Edmonton|
    Lenovo Center|Raleigh, NC|35.8034|-78.7213|America/New_York|PNC Arena
    United Center|Chicago, IL|41.8807|-87.6742|America/Chicago|
    Ball Arena|Denver, CO|39.7487|-105.0077|America/Denver|
    Nationwide Arena|Columbus, OH|39.9699|-83.0060|America/New_York|
    American Airlines Center|Dallas, TX|32.7903|-96.8103|America/Chicago|
    Little Caesars Arena|Detroit, MI|42.3411|-83.0553|America/Detroit|
    Rogers Place|Edmonton, AB|53.5461|-113.4970|America/Edmonton|
    Amerant Bank Arena|Sunrise, FL|26.1584|-80.3256|America/New_York|FLA Live Arena
    Crypto.com Arena|Los Angeles, CA|34.0430|-118.2673|America/Los_Angeles|Staples Center
    Grand Casino Arena|St. Paul, MN|44.9442|-93.1015|America/Chicago|Xcel Energy Center
    Bell Centre|Montreal, QC|45.4961|-73.5695|America/Toronto|Centre Bell
    Bridgestone Arena|Nashville, TN|36.1592|-86.7785|America/Chicago|
    Prudential Center|Newark, NJ|40.7334|-74.1717|America/New_York|
    UBS Arena|Belmont Park, NY|40.7117|-73.7259|America/New_York|
    Madison Square Garden|New York, NY|40.7505|-73.9934|America/New_York|
    Canadian Tire Centre|Ottawa, ON|45.2968|-75.9276|America/Toronto|
    Xfinity Mobile Arena|Philadelphia, PA|39.9012|-75.1719|America/New_York|Wells Fargo Center
    PPG Paints Arena|Pittsburgh, PA|40.4394|-79.9898|America/New_York|
    SAP Center at San Jose|San Jose, CA|37.3327|-121.9013|America/Los_Angeles|SAP Center
    Climate Pledge Arena|Seattle, WA|47.6249|-122.3540|America/Los_Angeles|KeyArena
    Enterprise Center|St. Louis, MO|38.6268|-90.2027|America/Chicago|
    Benchmark International Arena|Tampa, FL|27.9425|-82.4511|America/New_York|Amalie Arena
    Scotiabank Arena|Toronto, ON|43.6435|-79.3791|America/Toronto|
    Delta Center|Salt Lake City, UT|40.7683|-111.9011|America/Denver|Vivint Arena
    Rogers Arena|Vancouver, BC|49.2779|-123.1089|America/Vancouver|
    T-Mobile Arena|Las Vegas, NV|36.1020|-115.1789|America/Los_Angeles|
    Capital One Arena|Washington, DC|38.8981|-77.0209|America/New_York|
    Canada Life Centre|Winnipeg, MB|49.8925|-97.1437|America/Winnipeg|
    Avicii Arena|Stockholm, Sweden|59.2936|18.0830|Europe/Stockholm|
    Raymond James Stadium|Tampa, FL|27.9759|-82.5048|America/New_York|
    State Farm Arena|Atlanta, GA|33.7573|-84.3963|America/New_York|
    Barclays Center|Brooklyn, NY|40.6826|-73.9754|America/New_York|
    Spectrum Center|Charlotte, NC|35.2251|-80.8392|America/New_York|
    Rocket Arena|Cleveland, OH|41.4965|-81.6882|America/New_York|Rocket Mortgage FieldHouse
    Chase Center|San Francisco, CA|37.7680|-122.3876|America/Los_Angeles|
    Toyota Center|Houston, TX|29.7508|-95.3621|America/Chicago|Toyota Center (Houston)
    Gainbridge Fieldhouse|Indianapolis, IN|39.7638|-86.1554|America/Indiana/Indianapolis|
    Intuit Dome|Inglewood, CA|33.9438|-118.3422|America/Los_Angeles|
    FedExForum|Memphis, TN|35.1381|-90.0505|America/Chicago|
    Kaseya Center|Miami, FL|25.7814|-80.1866|America/New_York|FTX Arena
    Fiserv Forum|Milwaukee, WI|43.0451|-87.9174|America/Chicago|
    Target Center|Minneapolis, MN|44.9795|-93.2760|America/Chicago|
    Smoothie King Center|New Orleans, LA|29.9489|-90.0811|America/Chicago|
    Paycom Center|Oklahoma City, OK|35.4634|-97.5151|America/Chicago|
    Kia Center|Orlando, FL|28.5392|-81.3839|America/New_York|Amway Center
    Mortgage Matchup Center|Phoenix, AZ|33.4456|-112.0712|America/Phoenix|Footprint Center;PHX Arena
    Moda Center|Portland, OR|45.5316|-122.6668|America/Los_Angeles|
    Frost Bank Center|San Antonio, TX|29.4271|-98.4375|America/Chicago|AT&T Center
    Golden 1 Center|Sacramento, CA|38.5802|-121.4998|America/Los_Angeles|
    Arena CDMX|Mexico City, Mexico|19.4977|-99.1751|America/Mexico_City|
    Co-op Live|Manchester, England|53.4859|-2.2003|Europe/London|
    Moody Center|Austin, TX|30.2810|-97.7307|America/Chicago|
    Accor Arena|Paris, France|48.8386|2.3786|Europe/Paris|
    Uber Arena|Berlin, Germany|52.5056|13.4433|Europe/Berlin|
    The O2 Arena|London, England|51.5030|0.0032|Europe/London|
    Gateway Center|College Park, GA|33.6514|-84.4517|America/New_York|Gateway Center Arena
    Wintrust Arena|Chicago, IL|41.8535|-87.6218|America/Chicago|
    Mohegan Sun Arena|Uncasville, CT|41.4916|-72.0911|America/New_York|
    College Park Center|Arlington, TX|32.7294|-97.1081|America/Chicago|
    Michelob ULTRA Arena|Las Vegas, NV|36.1033|-115.1763|America/Los_Angeles|
    Coca-Cola Coliseum|Toronto, ON|43.6358|-79.4149|America/Toronto|
    CareFirst Arena|Washington, DC|38.8466|-76.9875|America/New_York|
    PeoplesBank Arena|Hartford, CT|41.7686|-72.6769|America/New_York|
    Galen Center|Los Angeles, CA|34.0211|-118.2796|America/Los_Angeles|
    State Farm Stadium|Glendale, AZ|33.5278|-112.2626|America/Phoenix|
    Mercedes-Benz Stadium|Atlanta, GA|33.7555|-84.4009|America/New_York|
    M&T Bank Stadium|Baltimore, MD|39.2780|-76.6227|America/New_York|
    Highmark Stadium|Orchard Park, NY|42.7737|-78.7870|America/New_York|New Era Field
    Bank of America Stadium|Charlotte, NC|35.2258|-80.8528|America/New_York|
    Soldier Field|Chicago, IL|41.8625|-87.6168|America/Chicago|
    Paycor Stadium|Cincinnati, OH|39.0954|-84.5160|America/New_York|Paul Brown Stadium
    Huntington Bank Field|Cleveland, OH|41.5060|-81.6996|America/New_York|Cleveland Browns Stadium;FirstEnergy Stadium
    AT&T Stadium|Arlington, TX|32.7480|-97.0928|America/Chicago|
    Empower Field at Mile High|Denver, CO|39.7439|-105.0201|America/Denver|
    Ford Field|Detroit, MI|42.3401|-83.0457|America/Detroit|
    Lambeau Field|Green Bay, WI|44.5015|-88.0622|America/Chicago|
    Reliant Stadium|Houston, TX|29.6849|-95.4108|America/Chicago|NRG Stadium
    Lucas Oil Stadium|Indianapolis, IN|39.7602|-86.1638|America/Indiana/Indianapolis|
    EverBank Stadium|Jacksonville, FL|30.3239|-81.6373|America/New_York|TIAA Bank Field;TIAA Bank Stadium
    Arrowhead Stadium|Kansas City, MO|39.0489|-94.4840|America/Chicago|GEHA Field at Arrowhead Stadium
    SoFi Stadium|Inglewood, CA|33.9535|-118.3390|America/Los_Angeles|
    Allegiant Stadium|Las Vegas, NV|36.0909|-115.1833|America/Los_Angeles|
    Hard Rock Stadium|Miami Gardens, FL|25.9580|-80.2388|America/New_York|
    U.S. Bank Stadium|Minneapolis, MN|44.9736|-93.2574|America/Chicago|
    Gillette Stadium|Foxborough, MA|42.0909|-71.2643|America/New_York|
    Caesars Superdome|New Orleans, LA|29.9511|-90.0811|America/Chicago|Mercedes-Benz Superdome
    MetLife Stadium|East Rutherford, NJ|40.8135|-74.0743|America/New_York|
    Lincoln Financial Field|Philadelphia, PA|39.9008|-75.1675|America/New_York|
    Acrisure Stadium|Pittsburgh, PA|40.4468|-80.0158|America/New_York|Heinz Field
    Lumen Field|Seattle, WA|47.5951|-122.3316|America/Los_Angeles|
    Levi's Stadium|Santa Clara, CA|37.4032|-121.9698|America/Los_Angeles|
    Nissan Stadium|Nashville, TN|36.1665|-86.7713|America/Chicago|
    Northwest Stadium|Landover, MD|38.9077|-76.8645|America/New_York|FedEx Field;FedExField
    Santiago Bernabéu|Madrid, Spain|40.4531|-3.6883|Europe/Madrid|
    Maracanã Stadium|Rio De Janeiro, Brazil|-22.9122|-43.2302|America/Sao_Paulo|
    FC Bayern Munich Stadium|Munich, Germany|48.2189|11.6247|Europe/Berlin|Allianz Arena
    Tottenham Hotspur Stadium|London, England|51.6043|-0.0664|Europe/London|
    Wembley Stadium|London, England|51.5560|-0.2796|Europe/London|
    Melbourne Cricket Ground|Melbourne, VIC|-37.8200|144.9834|Australia/Melbourne|
    Stade de France|Saint-Denis, France|48.9245|2.3602|Europe/Paris|
    Estadio Banorte|Mexico City, Mexico|19.3029|-99.1505|America/Mexico_City|Estadio Azteca
    Croke Park|Dublin, Ireland|53.3607|-6.2511|Europe/Dublin|
    Olympic Stadium Berlin|Berlin, Germany|52.5147|13.2395|Europe/Berlin|
    Arena Corinthians|São Paulo, Brazil|-23.5453|-46.4742|America/Sao_Paulo|
    Q2 Stadium|Austin, TX|30.3885|-97.7193|America/Chicago|
    Stade Saputo|Montreal, QC|45.5631|-73.5526|America/Toronto|
    SeatGeek Stadium|Bridgeview, IL|41.7645|-87.8061|America/Chicago|
    DICK'S Sporting Goods Park|Commerce City, CO|39.8060|-104.8919|America/Denver|
    ScottsMiracle-Gro Field|Columbus, OH|39.9684|-83.0168|America/New_York|Lower.com Field
    Audi Field|Washington, DC|38.8683|-77.0126|America/New_York|
    TQL Stadium|Cincinnati, OH|39.1114|-84.5223|America/New_York|
    Toyota Stadium|Frisco, TX|33.1543|-96.8354|America/Chicago|
    Shell Energy Stadium|Houston, TX|29.7520|-95.3523|America/Chicago|
    Nu Stadium|Miami, FL|25.7935|-80.2585|America/New_York|Miami Freedom Park
    Inter Miami CF Stadium|Fort Lauderdale, FL|26.1930|-80.1611|America/New_York|Chase Stadium;DRV PNK Stadium
    Dignity Health Sports Park|Carson, CA|33.8623|-118.2630|America/Los_Angeles|
    BMO Stadium|Los Angeles, CA|34.0128|-118.2841|America/Los_Angeles|Banc of California Stadium
    Los Angeles Memorial Coliseum|Los Angeles, CA|34.0128|-118.2841|America/Los_Angeles|
    Allianz Field|St. Paul, MN|44.9531|-93.1647|America/Chicago|
    GEODIS Park|Nashville, TN|36.1302|-86.7660|America/Chicago|
    Inter.co Stadium|Orlando, FL|28.5411|-81.3891|America/New_York|Exploria Stadium;Inter&Co Stadium
    Subaru Park|Chester, PA|39.8329|-75.3785|America/New_York|
    Providence Park|Portland, OR|45.5215|-122.6918|America/Los_Angeles|
    America First Field|Sandy, UT|40.5829|-111.8933|America/Denver|
    Sports Illustrated Stadium|Harrison, NJ|40.7368|-74.1504|America/New_York|Red Bull Arena
    Snapdragon Stadium|San Diego, CA|32.7844|-117.1228|America/Los_Angeles|
    PayPal Park|San Jose, CA|37.3513|-121.9247|America/Los_Angeles|
    Stanford Stadium|Stanford, CA|37.4345|-122.1611|America/Los_Angeles|
    Sporting Park|Kansas City, KS|39.1216|-94.8234|America/Chicago|Children's Mercy Park
    Energizer Park|St. Louis, MO|38.6302|-90.2106|America/Chicago|Citypark;CITYPARK
    BMO Field|Toronto, ON|43.6333|-79.4186|America/Toronto|
    BC Place|Vancouver, BC|49.2767|-123.1120|America/Vancouver|
    Anfield|Liverpool, England|53.4308|-2.9608|Europe/London|
    Villa Park|Birmingham, England|52.5092|-1.8847|Europe/London|
    American Express Stadium|Falmer, England|50.8618|-0.0833|Europe/London|Amex Stadium;Falmer Stadium;American Express Community Stadium
    Stadium of Light|Sunderland, England|54.9144|-1.3882|Europe/London|
    Molineux Stadium|Wolverhampton, England|52.5903|-2.1303|Europe/London|
    The City Ground|Nottingham, England|52.9400|-1.1328|Europe/London|
    Stamford Bridge|London, England|51.4817|-0.1911|Europe/London|
    Old Trafford|Manchester, England|53.4631|-2.2914|Europe/London|
    Elland Road|Leeds, England|53.7778|-1.5722|Europe/London|
    London Stadium|London, England|51.5387|-0.0166|Europe/London|
    Etihad Stadium|Manchester, England|53.4830|-2.2003|Europe/London|
    Vitality Stadium|Bournemouth, England|50.7352|-1.8384|Europe/London|
    Gtech Community Stadium|London, England|51.4907|-0.2887|Europe/London|
    Turf Moor|Burnley, England|53.7892|-2.2303|Europe/London|
    Emirates Stadium|London, England|51.5550|-0.1086|Europe/London|
    Selhurst Park|London, England|51.3983|-0.0856|Europe/London|
    Hill Dickinson Stadium|Liverpool, England|53.4251|-3.0025|Europe/London|Everton Stadium;Bramley-Moore Dock
    Craven Cottage|London, England|51.4750|-0.2217|Europe/London|
    St. James' Park|Newcastle upon Tyne, England|54.9756|-1.6217|Europe/London|
    Salt River Fields at Talking Stick|Scottsdale, AZ|33.5453|-111.8847|America/Phoenix|
    Surprise Stadium|Surprise, AZ|33.6269|-112.3775|America/Phoenix|
    Camelback Ranch|Glendale, AZ|33.5147|-112.2947|America/Phoenix|
    Peoria Sports Complex|Peoria, AZ|33.6322|-112.2331|America/Phoenix|Peoria Stadium
    Goodyear Ballpark|Goodyear, AZ|33.4289|-112.3903|America/Phoenix|
    Hohokam Stadium|Mesa, AZ|33.4386|-111.8294|America/Phoenix|
    Sloan Park|Mesa, AZ|33.4325|-111.8814|America/Phoenix|
    Scottsdale Stadium|Scottsdale, AZ|33.4886|-111.9211|America/Phoenix|
    Tempe Diablo Stadium|Tempe, AZ|33.4006|-111.9678|America/Phoenix|
    American Family Fields of Phoenix|Phoenix, AZ|33.5083|-112.1936|America/Phoenix|Maryvale Baseball Park
    CACTI Park of the Palm Beaches|West Palm Beach, FL|26.7628|-80.1142|America/New_York|FITTEAM Ballpark of the Palm Beaches;The Ballpark of the Palm Beaches
    Roger Dean Chevrolet Stadium|Jupiter, FL|26.8908|-80.1164|America/New_York|Roger Dean Stadium
    JetBlue Park|Fort Myers, FL|26.5519|-81.7622|America/New_York|JetBlue Park at Fenway South
    Hammond Stadium|Fort Myers, FL|26.5375|-81.8417|America/New_York|CenturyLink Sports Complex;Lee Health Sports Complex;Lee County Sports Complex
    Joker Marchant Stadium|Lakeland, FL|28.0747|-81.9506|America/New_York|Publix Field at Joker Marchant Stadium
    BayCare Ballpark|Clearwater, FL|27.9717|-82.7314|America/New_York|Spectrum Field
    Clover Park|Port St. Lucie, FL|27.3253|-80.4036|America/New_York|First Data Field
    Champion Stadium|Lake Buena Vista, FL|28.3369|-81.5558|America/New_York|
    CoolToday Park|North Port, FL|27.0400|-82.3078|America/New_York|
    LECOM Park|Bradenton, FL|27.4853|-82.5703|America/New_York|
    TD Ballpark|Dunedin, FL|28.0039|-82.7867|America/New_York|Dunedin Stadium
    Ed Smith Stadium|Sarasota, FL|27.3464|-82.5194|America/New_York|
    Charlotte Sports Park|Port Charlotte, FL|27.0031|-82.1847|America/New_York|
    Globe Life Park in Arlington|Arlington, TX|32.7514|-97.0828|America/Chicago|Choctaw Stadium;Globe Life Park
    Oakland Coliseum|Oakland, CA|37.7516|-122.2005|America/Los_Angeles|Oakland-Alameda County Coliseum;RingCentral Coliseum
    Cashman Field|Las Vegas, NV|36.1797|-115.1303|America/Los_Angeles|
    Olympic Stadium|Montreal, QC|45.5580|-73.5517|America/Toronto|Stade Olympique
    Hiram Bithorn Stadium|San Juan, Puerto Rico|18.4156|-66.0722|America/Puerto_Rico|
    Estadio de Beisbol Monterrey|Monterrey, Mexico|25.7186|-100.3158|America/Monterrey|
    Estadio BBVA|Guadalupe, Mexico|25.6691|-100.2444|America/Monterrey|
    Estadio Akron|Zapopan, Mexico|20.6817|-103.4628|America/Mexico_City|
    Etihad Arena|Abu Dhabi, United Arab Emirates|24.4589|54.6036|Asia/Dubai|
    Acrisure Arena|Palm Desert, CA|33.7786|-116.3386|America/Los_Angeles|
    """
}
