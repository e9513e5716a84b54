// Written by Scripts/make-tables.py; credits in CREDITS.md.

/// Teams: `league|abbreviation|name|home venue|its city|other names|places`.
enum TeamData {
  static let text: StaticString = """
    MLB|ARI|Arizona Diamondbacks|Chase Field|Phoenix, AZ|Diamondbacks;D-backs;AZ;Dbacks|Arizona
    MLB|ATH|Athletics|Sutter Health Park|West Sacramento, CA|OAK;Oakland Athletics;Athletics Athletics;A's;Oakland A's;Sacramento Athletics;Las Vegas Athletics|
    MLB|ATL|Atlanta Braves|Truist Park|Atlanta, GA|Braves|Atlanta
    MLB|BAL|Baltimore Orioles|Oriole Park at Camden Yards|Baltimore, MD|Orioles|Baltimore
    MLB|BOS|Boston Red Sox|Fenway Park|Boston, MA|Red Sox|Boston
    MLB|CHC|Chicago Cubs|Wrigley Field|Chicago, IL|Cubs;CHN|Chicago
    MLB|CWS|Chicago White Sox|Rate Field|Chicago, IL|White Sox;CHW;CHA|Chicago
    MLB|CIN|Cincinnati Reds|Great American Ball Park|Cincinnati, OH|Reds|Cincinnati
    MLB|CLE|Cleveland Guardians|Progressive Field|Cleveland, OH|Guardians;Indians;Cleveland Indians|Cleveland
    MLB|COL|Colorado Rockies|Coors Field|Denver, CO|Rockies|Colorado
    MLB|DET|Detroit Tigers|Comerica Park|Detroit, MI|Tigers|Detroit
    MLB|HOU|Houston Astros|Daikin Park|Houston, TX|Astros|Houston
    MLB|KC|Kansas City Royals|Kauffman Stadium|Kansas City, MO|Royals;KCR;KCA|Kansas City
    MLB|LAA|Los Angeles Angels|Angel Stadium|Anaheim, CA|Angels;ANA;Los Angeles Angels of Anaheim;Anaheim Angels;LA Angels|Los Angeles
    MLB|LAD|Los Angeles Dodgers|Dodger Stadium|Los Angeles, CA|Dodgers;LAN;LA Dodgers|Los Angeles
    MLB|MIA|Miami Marlins|loanDepot park|Miami, FL|Marlins;FLA;Florida Marlins|Miami
    MLB|MIL|Milwaukee Brewers|American Family Field|Milwaukee, WI|Brewers|Milwaukee
    MLB|MIN|Minnesota Twins|Target Field|Minneapolis, MN|Twins|Minnesota
    MLB|NYM|New York Mets|Citi Field|Flushing, NY|Mets;NYN|New York
    MLB|NYY|New York Yankees|Yankee Stadium|Bronx, NY|Yankees;NYA|New York
    MLB|PHI|Philadelphia Phillies|Citizens Bank Park|Philadelphia, PA|Phillies|Philadelphia
    MLB|PIT|Pittsburgh Pirates|PNC Park|Pittsburgh, PA|Pirates|Pittsburgh
    MLB|SD|San Diego Padres|Petco Park|San Diego, CA|Padres;SDP;SDN|San Diego
    MLB|SF|San Francisco Giants|Oracle Park|San Francisco, CA|Giants;SFG;SFN|San Francisco
    MLB|SEA|Seattle Mariners|T-Mobile Park|Seattle, WA|Mariners|Seattle
    MLB|STL|St. Louis Cardinals|Busch Stadium|St. Louis, MO|Cardinals;SLN|St. Louis
    MLB|TB|Tampa Bay Rays|Tropicana Field|St. Petersburg, FL|Rays;TBR;TBA;Tampa Bay Devil Rays;Devil Rays|Tampa Bay
    MLB|TEX|Texas Rangers|Globe Life Field|Arlington, TX|Rangers|Texas
    MLB|TOR|Toronto Blue Jays|Rogers Centre|Toronto, ON|Blue Jays|Toronto
    MLB|WSH|Washington Nationals|Nationals Park|Washington, DC|Nationals;WAS;WSN;Montreal Expos;Expos;Nats|Washington
    NHL|ANA|Anaheim Ducks|Honda Center|Anaheim, CA|Ducks;Mighty Ducks of Anaheim;Mighty Ducks|Anaheim
    NHL|BOS|Boston Bruins|TD Garden|Boston, MA|Bruins|Boston
    NHL|BUF|Buffalo Sabres|KeyBank Center|Buffalo, NY|Sabres|Buffalo
    NHL|CGY|Calgary Flames|Scotiabank Saddledome|Calgary, AB|Flames|Calgary
    NHL|CAR|Carolina Hurricanes|Lenovo Center|Raleigh, NC|Hurricanes|Carolina
    NHL|CHI|Chicago Blackhawks|United Center|Chicago, IL|Blackhawks|Chicago
    NHL|COL|Colorado Avalanche|Ball Arena|Denver, CO|Avalanche|Colorado
    NHL|CBJ|Columbus Blue Jackets|Nationwide Arena|Columbus, OH|Blue Jackets|Columbus
    NHL|DAL|Dallas Stars|American Airlines Center|Dallas, TX|Stars|Dallas
    NHL|DET|Detroit Red Wings|Little Caesars Arena|Detroit, MI|Red Wings|Detroit
    NHL|EDM|Edmonton Oilers|Rogers Place|Edmonton, AB|Oilers|Edmonton
    NHL|FLA|Florida Panthers|Amerant Bank Arena|Sunrise, FL|Panthers|Florida
    NHL|LAK|Los Angeles Kings|Crypto.com Arena|Los Angeles, CA|Kings;LA|Los Angeles
    NHL|MIN|Minnesota Wild|Grand Casino Arena|St. Paul, MN|Wild|Minnesota
    NHL|MTL|Montreal Canadiens|Bell Centre|Montreal, QC|Canadiens;MON;Montréal Canadiens|Montreal
    NHL|NSH|Nashville Predators|Bridgestone Arena|Nashville, TN|Predators|Nashville
    NHL|NJD|New Jersey Devils|Prudential Center|Newark, NJ|Devils;NJ|New Jersey
    NHL|NYI|New York Islanders|UBS Arena|Belmont Park, NY|Islanders|New York
    NHL|NYR|New York Rangers|Madison Square Garden|New York, NY|Rangers|New York
    NHL|OTT|Ottawa Senators|Canadian Tire Centre|Ottawa, ON|Senators;Ottawa Sénateurs|Ottawa
    NHL|PHI|Philadelphia Flyers|Xfinity Mobile Arena|Philadelphia, PA|Flyers|Philadelphia
    NHL|PIT|Pittsburgh Penguins|PPG Paints Arena|Pittsburgh, PA|Penguins|Pittsburgh
    NHL|SJS|San Jose Sharks|SAP Center at San Jose|San Jose, CA|Sharks;SJ|San Jose
    NHL|SEA|Seattle Kraken|Climate Pledge Arena|Seattle, WA|Kraken|Seattle
    NHL|STL|St. Louis Blues|Enterprise Center|St. Louis, MO|Blues;St Louis Blues|St. Louis
    NHL|TBL|Tampa Bay Lightning|Benchmark International Arena|Tampa, FL|Lightning;TB|Tampa Bay
    NHL|TOR|Toronto Maple Leafs|Scotiabank Arena|Toronto, ON|Maple Leafs|Toronto
    NHL|UTA|Utah Mammoth|Delta Center|Salt Lake City, UT|Mammoth;Utah Hockey Club;Utah HC|Utah
    NHL|VAN|Vancouver Canucks|Rogers Arena|Vancouver, BC|Canucks|Vancouver
    NHL|VGK|Vegas Golden Knights|T-Mobile Arena|Las Vegas, NV|Golden Knights;VEG|Vegas
    NHL|WSH|Washington Capitals|Capital One Arena|Washington, DC|Capitals;WAS|Washington
    NHL|WPG|Winnipeg Jets|Canada Life Centre|Winnipeg, MB|Jets;Atlanta Thrashers|Winnipeg
    NBA|ATL|Atlanta Hawks|State Farm Arena|Atlanta, GA|Hawks|Atlanta
    NBA|BKN|Brooklyn Nets|Barclays Center|Brooklyn, NY|Nets;BRK;New Jersey Nets|Brooklyn
    NBA|BOS|Boston Celtics|TD Garden|Boston, MA|Celtics|Boston
    NBA|CHA|Charlotte Hornets|Spectrum Center|Charlotte, NC|Hornets;CHO;Charlotte Bobcats;Bobcats|Charlotte
    NBA|CHI|Chicago Bulls|United Center|Chicago, IL|Bulls|Chicago
    NBA|CLE|Cleveland Cavaliers|Rocket Arena|Cleveland, OH|Cavaliers|Cleveland
    NBA|DAL|Dallas Mavericks|American Airlines Center|Dallas, TX|Mavericks|Dallas
    NBA|DEN|Denver Nuggets|Ball Arena|Denver, CO|Nuggets|Denver
    NBA|DET|Detroit Pistons|Little Caesars Arena|Detroit, MI|Pistons|Detroit
    NBA|GSW|Golden State Warriors|Chase Center|San Francisco, CA|Warriors;GS|Golden State
    NBA|HOU|Houston Rockets|Toyota Center|Houston, TX|Rockets|Houston
    NBA|IND|Indiana Pacers|Gainbridge Fieldhouse|Indianapolis, IN|Pacers|Indiana
    NBA|LAC|LA Clippers|Intuit Dome|Inglewood, CA|Clippers;Los Angeles Clippers|LA
    NBA|LAL|Los Angeles Lakers|crypto.com Arena|Los Angeles, CA|Lakers|Los Angeles
    NBA|MEM|Memphis Grizzlies|FedExForum|Memphis, TN|Grizzlies|Memphis
    NBA|MIA|Miami Heat|Kaseya Center|Miami, FL|Heat|Miami
    NBA|MIL|Milwaukee Bucks|Fiserv Forum|Milwaukee, WI|Bucks|Milwaukee
    NBA|MIN|Minnesota Timberwolves|Target Center|Minneapolis, MN|Timberwolves|Minnesota
    NBA|NOP|New Orleans Pelicans|Smoothie King Center|New Orleans, LA|Pelicans;NO;New Orleans Hornets|New Orleans
    NBA|NYK|New York Knicks|Madison Square Garden|New York, NY|Knicks;NY|New York
    NBA|OKC|Oklahoma City Thunder|Paycom Center|Oklahoma City, OK|Thunder;Seattle SuperSonics;SuperSonics|Oklahoma City
    NBA|ORL|Orlando Magic|Kia Center|Orlando, FL|Magic|Orlando
    NBA|PHI|Philadelphia 76ers|Xfinity Mobile Arena|Philadelphia, PA|76ers|Philadelphia
    NBA|PHX|Phoenix Suns|Mortgage Matchup Center|Phoenix, AZ|Suns;PHO|Phoenix
    NBA|POR|Portland Trail Blazers|Moda Center|Portland, OR|Trail Blazers|Portland
    NBA|SAS|San Antonio Spurs|Frost Bank Center|San Antonio, TX|Spurs;SA|San Antonio
    NBA|SAC|Sacramento Kings|Golden 1 Center|Sacramento, CA|Kings|Sacramento
    NBA|TOR|Toronto Raptors|Scotiabank Arena|Toronto, ON|Raptors|Toronto
    NBA|UTA|Utah Jazz|Delta Center|Salt Lake City, UT|Jazz;UTAH|Utah
    NBA|WAS|Washington Wizards|Capital One Arena|Washington, DC|Wizards;WSH|Washington
    WNBA|ATL|Atlanta Dream|Gateway Center|College Park, GA|Dream|Atlanta
    WNBA|CHI|Chicago Sky|Wintrust Arena|Chicago, IL|Sky|Chicago
    WNBA|CON|Connecticut Sun|Mohegan Sun Arena|Uncasville, CT|Sun|Connecticut
    WNBA|DAL|Dallas Wings|College Park Center|Arlington, TX|Wings|Dallas
    WNBA|GSV|Golden State Valkyries|Chase Center|San Francisco, CA|Valkyries;GS|Golden State
    WNBA|IND|Indiana Fever|Gainbridge Fieldhouse|Indianapolis, IN|Fever|Indiana
    WNBA|LAS|Los Angeles Sparks|crypto.com Arena|Los Angeles, CA|Sparks;LA|Los Angeles
    WNBA|LVA|Las Vegas Aces|Michelob ULTRA Arena|Las Vegas, NV|Aces;LV|Las Vegas
    WNBA|MIN|Minnesota Lynx|Target Center|Minneapolis, MN|Lynx|Minnesota
    WNBA|NYL|New York Liberty|Barclays Center|Brooklyn, NY|Liberty;NY|New York
    WNBA|PHX|Phoenix Mercury|Mortgage Matchup Center|Phoenix, AZ|Mercury|Phoenix
    WNBA|POR|Portland Fire|Moda Center|Portland, OR|Fire|Portland
    WNBA|SEA|Seattle Storm|Climate Pledge Arena|Seattle, WA|Storm|Seattle
    WNBA|TOR|Toronto Tempo|Coca-Cola Coliseum|Toronto, ON|Tempo|Toronto
    WNBA|WAS|Washington Mystics|CareFirst Arena|Washington, DC|Mystics;WSH|Washington
    NFL|ARI|Arizona Cardinals|State Farm Stadium|Glendale, AZ|Cardinals|Arizona
    NFL|ATL|Atlanta Falcons|Mercedes-Benz Stadium|Atlanta, GA|Falcons|Atlanta
    NFL|BAL|Baltimore Ravens|M&T Bank Stadium|Baltimore, MD|Ravens|Baltimore
    NFL|BUF|Buffalo Bills|Highmark Stadium|Orchard Park, NY|Bills|Buffalo
    NFL|CAR|Carolina Panthers|Bank of America Stadium|Charlotte, NC|Panthers|Carolina
    NFL|CHI|Chicago Bears|Soldier Field|Chicago, IL|Bears|Chicago
    NFL|CIN|Cincinnati Bengals|Paycor Stadium|Cincinnati, OH|Bengals|Cincinnati
    NFL|CLE|Cleveland Browns|Huntington Bank Field|Cleveland, OH|Browns|Cleveland
    NFL|DAL|Dallas Cowboys|AT&T Stadium|Arlington, TX|Cowboys|Dallas
    NFL|DEN|Denver Broncos|Empower Field at Mile High|Denver, CO|Broncos|Denver
    NFL|DET|Detroit Lions|Ford Field|Detroit, MI|Lions|Detroit
    NFL|GB|Green Bay Packers|Lambeau Field|Green Bay, WI|Packers;GNB|Green Bay
    NFL|HOU|Houston Texans|Reliant Stadium|Houston, TX|Texans|Houston
    NFL|IND|Indianapolis Colts|Lucas Oil Stadium|Indianapolis, IN|Colts|Indianapolis
    NFL|JAX|Jacksonville Jaguars|EverBank Stadium|Jacksonville, FL|Jaguars;JAC|Jacksonville
    NFL|KC|Kansas City Chiefs|Arrowhead Stadium|Kansas City, MO|Chiefs;KAN|Kansas City
    NFL|LAC|Los Angeles Chargers|SoFi Stadium|Inglewood, CA|Chargers;LA Chargers;SD;San Diego Chargers|Los Angeles
    NFL|LA|Los Angeles Rams|SoFi Stadium|Inglewood, CA|Rams;LAR;LA Rams;STL;St. Louis Rams|Los Angeles
    NFL|LV|Las Vegas Raiders|Allegiant Stadium|Las Vegas, NV|Raiders;OAK;Oakland Raiders|Las Vegas
    NFL|MIA|Miami Dolphins|Hard Rock Stadium|Miami Gardens, FL|Dolphins|Miami
    NFL|MIN|Minnesota Vikings|U.S. Bank Stadium|Minneapolis, MN|Vikings|Minnesota
    NFL|NE|New England Patriots|Gillette Stadium|Foxborough, MA|Patriots;NWE|New England
    NFL|NO|New Orleans Saints|Caesars Superdome|New Orleans, LA|Saints;NOR|New Orleans
    NFL|NYG|New York Giants|MetLife Stadium|East Rutherford, NJ|Giants|New York
    NFL|NYJ|New York Jets|MetLife Stadium|East Rutherford, NJ|Jets|New York
    NFL|PHI|Philadelphia Eagles|Lincoln Financial Field|Philadelphia, PA|Eagles;PHL|Philadelphia
    NFL|PIT|Pittsburgh Steelers|Acrisure Stadium|Pittsburgh, PA|Steelers;PGH|Pittsburgh
    NFL|SEA|Seattle Seahawks|Lumen Field|Seattle, WA|Seahawks|Seattle
    NFL|SF|San Francisco 49ers|Levi's Stadium|Santa Clara, CA|49ers;SFO|San Francisco
    NFL|TB|Tampa Bay Buccaneers|Raymond James Stadium|Tampa, FL|Buccaneers;TAM|Tampa Bay
    NFL|TEN|Tennessee Titans|Nissan Stadium|Nashville, TN|Titans|Tennessee
    NFL|WAS|Washington Commanders|Northwest Stadium|Landover, MD|Commanders;WSH;Washington Redskins;Washington Football Team;Redskins|Washington
    MLS|ATL|Atlanta United|Mercedes-Benz Stadium|Atlanta, GA|Atlanta Utd;Atlanta United FC|
    MLS|ATX|Austin FC|Q2 Stadium|Austin, TX|Austin|
    MLS|MTL|CF Montreal|Stade Saputo|Montreal, QC|CF Montréal;Montreal Impact;Impact de Montréal|
    MLS|CLT|Charlotte FC|Bank of America Stadium|Charlotte, NC|Charlotte|
    MLS|CHI|Chicago Fire FC|Soldier Field|Chicago, IL|Chicago Fire|
    MLS|COL|Colorado Rapids|DICK'S Sporting Goods Park|Commerce City, CO||
    MLS|CLB|Columbus Crew|ScottsMiracle-Gro Field|Columbus, OH|Columbus Crew SC|
    MLS|DC|D.C. United|Audi Field|Washington, DC|DC United|
    MLS|CIN|FC Cincinnati|TQL Stadium|Cincinnati, OH||
    MLS|DAL|FC Dallas|Toyota Stadium|Frisco, TX||
    MLS|HOU|Houston Dynamo FC|Shell Energy Stadium|Houston, TX|Dynamo FC;Houston Dynamo|
    MLS|MIA|Inter Miami CF|Nu Stadium|Miami, FL|Inter Miami|
    MLS|LA|LA Galaxy|Dignity Health Sports Park|Carson, CA||
    MLS|LAFC|Los Angeles FC|BMO Stadium|Los Angeles, CA||
    MLS|MIN|Minnesota United|Allianz Field|St. Paul, MN|Minnesota Utd;Minnesota United FC|
    MLS|NSH|Nashville SC|GEODIS Park|Nashville, TN|Nashville|
    MLS|NE|New England Revolution|Gillette Stadium|Foxborough, MA|New England|
    MLS|NYC|New York City FC|Yankee Stadium|Bronx, NY|NYCFC|
    MLS|ORL|Orlando City|Inter.co Stadium|Orlando, FL|Orlando City SC|
    MLS|PHI|Philadelphia Union|Subaru Park|Chester, PA||
    MLS|POR|Portland Timbers|Providence Park|Portland, OR||
    MLS|RSL|Real Salt Lake|America First Field|Sandy, UT||
    MLS|RBNY|Red Bull New York|Sports Illustrated Stadium|Harrison, NJ|NY Red Bulls;New York Red Bulls|
    MLS|SD|San Diego FC|Snapdragon Stadium|San Diego, CA||
    MLS|SJ|San Jose Earthquakes|PayPal Park|San Jose, CA|San Jose|
    MLS|SEA|Seattle Sounders FC|Lumen Field|Seattle, WA|Seattle|
    MLS|SKC|Sporting Kansas City|Sporting Park|Kansas City, KS|Sporting KC;Kansas City Wizards|
    MLS|STL|St. Louis City SC|Energizer Park|St. Louis, MO|St. Louis;St. Louis CITY SC|
    MLS|TOR|Toronto FC|BMO Field|Toronto, ON||
    MLS|VAN|Vancouver Whitecaps FC|BC Place|Vancouver, BC|Vancouver|
    EPL|LIV|Liverpool|Anfield|Liverpool, England|Liverpool FC|
    EPL|AVL|Aston Villa|Villa Park|Birmingham, England|Aston Villa FC|
    EPL|BHA|Brighton|American Express Stadium|Falmer, England|Brighton & Hove Albion;Brighton & Hove Albion FC|
    EPL|SUN|Sunderland|Stadium of Light|Sunderland, England|Sunderland AFC|
    EPL|TOT|Spurs|Tottenham Hotspur Stadium|London, England|Tottenham Hotspur;Tottenham Hotspur FC;Tottenham|
    EPL|WOL|Wolves|Molineux Stadium|Wolverhampton, England|Wolverhampton Wanderers;Wolverhampton Wanderers FC|
    EPL|NFO|Nott'm Forest|The City Ground|Nottingham, England|Nottingham Forest;Nottingham Forest FC|
    EPL|CHE|Chelsea|Stamford Bridge|London, England|Chelsea FC|
    EPL|MUN|Man Utd|Old Trafford|Manchester, England|Manchester United;Manchester United FC;Man United|
    EPL|LEE|Leeds|Elland Road|Leeds, England|Leeds United;Leeds United FC|
    EPL|WHU|West Ham|London Stadium|London, England|West Ham United;West Ham United FC|
    EPL|MCI|Man City|Etihad Stadium|Manchester, England|Manchester City;Manchester City FC|
    EPL|BOU|Bournemouth|Vitality Stadium|Bournemouth, England|AFC Bournemouth|
    EPL|BRE|Brentford|Gtech Community Stadium|London, England|Brentford FC|
    EPL|BUR|Burnley|Turf Moor|Burnley, England|Burnley FC|
    EPL|ARS|Arsenal|Emirates Stadium|London, England|Arsenal FC|
    EPL|CRY|Crystal Palace|Selhurst Park|London, England|Crystal Palace FC|
    EPL|EVE|Everton|Hill Dickinson Stadium|Liverpool, England|Everton FC|
    EPL|FUL|Fulham|Craven Cottage|London, England|Fulham FC|
    EPL|NEW|Newcastle|St. James' Park|Newcastle upon Tyne, England|Newcastle United;Newcastle United FC|
    """
}
