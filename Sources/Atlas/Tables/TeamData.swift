// A table to edit by hand; its sources are in CREDITS.md.

/// Teams: `league|abbreviation|name|home venue|city|other names|places`; an empty league is that of the line before.
enum TeamData {
  static let text: StaticString = """
    MLB|ARI|Arizona Diamondbacks|Chase Field|Phoenix, AZ|Diamondbacks;D-backs;AZ;Dbacks|Arizona
    |ATH|Athletics|Sutter Health Park|West Sacramento, CA|OAK;Oakland Athletics;Athletics Athletics;A's;Oakland A's;Sacramento Athletics;Las Vegas Athletics|
    |ATL|Atlanta Braves|Truist Park|Atlanta, GA|Braves|Atlanta
    |BAL|Baltimore Orioles|Oriole Park at Camden Yards|Baltimore, MD|Orioles|Baltimore
    |BOS|Boston Red Sox|Fenway Park|Boston, MA|Red Sox|Boston
    |CHC|Chicago Cubs|Wrigley Field|Chicago, IL|Cubs;CHN|Chicago
    |CWS|Chicago White Sox|Rate Field|Chicago, IL|White Sox;CHW;CHA|Chicago
    |CIN|Cincinnati Reds|Great American Ball Park|Cincinnati, OH|Reds|Cincinnati
    |CLE|Cleveland Guardians|Progressive Field|Cleveland, OH|Guardians;Indians;Cleveland Indians|Cleveland
    |COL|Colorado Rockies|Coors Field|Denver, CO|Rockies|Colorado
    |DET|Detroit Tigers|Comerica Park|Detroit, MI|Tigers|Detroit
    |HOU|Houston Astros|Daikin Park|Houston, TX|Astros;Stros|Houston
    |KC|Kansas City Royals|Kauffman Stadium|Kansas City, MO|Royals;KCR;KCA|Kansas City
    |LAA|Los Angeles Angels|Angel Stadium|Anaheim, CA|Angels;ANA;Los Angeles Angels of Anaheim;Anaheim Angels;LA Angels|Los Angeles
    |LAD|Los Angeles Dodgers|Dodger Stadium|Los Angeles, CA|Dodgers;LAN;LA Dodgers|Los Angeles
    |MIA|Miami Marlins|loanDepot park|Miami, FL|Marlins;FLA;Florida Marlins|Miami
    |MIL|Milwaukee Brewers|American Family Field|Milwaukee, WI|Brewers|Milwaukee
    |MIN|Minnesota Twins|Target Field|Minneapolis, MN|Twins|Minnesota
    |NYM|New York Mets|Citi Field|Flushing, NY|Mets;NYN|New York
    |NYY|New York Yankees|Yankee Stadium|Bronx, NY|Yankees;NYA;Yanks|New York
    |PHI|Philadelphia Phillies|Citizens Bank Park|Philadelphia, PA|Phillies;Phils|Philadelphia
    |PIT|Pittsburgh Pirates|PNC Park|Pittsburgh, PA|Pirates|Pittsburgh
    |SD|San Diego Padres|Petco Park|San Diego, CA|Padres;SDP;SDN|San Diego
    |SF|San Francisco Giants|Oracle Park|San Francisco, CA|Giants;SFG;SFN|San Francisco
    |SEA|Seattle Mariners|T-Mobile Park|Seattle, WA|Mariners|Seattle
    |STL|St. Louis Cardinals|Busch Stadium|St. Louis, MO|Cardinals;SLN|St. Louis
    |TB|Tampa Bay Rays|Tropicana Field|St. Petersburg, FL|Rays;TBR;TBA;Tampa Bay Devil Rays;Devil Rays|Tampa Bay
    |TEX|Texas Rangers|Globe Life Field|Arlington, TX|Rangers|Texas
    |TOR|Toronto Blue Jays|Rogers Centre|Toronto, ON|Blue Jays;Jays|Toronto
    |WSH|Washington Nationals|Nationals Park|Washington, DC|Nationals;WAS;WSN;Montreal Expos;Expos;Nats|Washington
    NHL|ANA|Anaheim Ducks|Honda Center|Anaheim, CA|Ducks;Mighty Ducks of Anaheim;Mighty Ducks|Anaheim
    |BOS|Boston Bruins|TD Garden|Boston, MA|Bruins|Boston
    |BUF|Buffalo Sabres|KeyBank Center|Buffalo, NY|Sabres|Buffalo
    |CGY|Calgary Flames|Scotiabank Saddledome|Calgary, AB|Flames|Calgary
    |CAR|Carolina Hurricanes|Lenovo Center|Raleigh, NC|Hurricanes;Canes|Carolina
    |CHI|Chicago Blackhawks|United Center|Chicago, IL|Blackhawks|Chicago
    |COL|Colorado Avalanche|Ball Arena|Denver, CO|Avalanche;Avs|Colorado
    |CBJ|Columbus Blue Jackets|Nationwide Arena|Columbus, OH|Blue Jackets|Columbus
    |DAL|Dallas Stars|American Airlines Center|Dallas, TX|Stars|Dallas
    |DET|Detroit Red Wings|Little Caesars Arena|Detroit, MI|Red Wings|Detroit
    |EDM|Edmonton Oilers|Rogers Place|Edmonton, AB|Oilers|Edmonton
    |FLA|Florida Panthers|Amerant Bank Arena|Sunrise, FL|Panthers|Florida
    |LAK|Los Angeles Kings|Crypto.com Arena|Los Angeles, CA|Kings;LA|Los Angeles
    |MIN|Minnesota Wild|Grand Casino Arena|St. Paul, MN|Wild|Minnesota
    |MTL|Montreal Canadiens|Bell Centre|Montreal, QC|Canadiens;MON;Montréal Canadiens;Habs|Montreal
    |NSH|Nashville Predators|Bridgestone Arena|Nashville, TN|Predators;Preds|Nashville
    |NJD|New Jersey Devils|Prudential Center|Newark, NJ|Devils;NJ|New Jersey
    |NYI|New York Islanders|UBS Arena|Belmont Park, NY|Islanders;Isles|New York
    |NYR|New York Rangers|Madison Square Garden|New York, NY|Rangers|New York
    |OTT|Ottawa Senators|Canadian Tire Centre|Ottawa, ON|Senators;Ottawa Sénateurs;Sens|Ottawa
    |PHI|Philadelphia Flyers|Xfinity Mobile Arena|Philadelphia, PA|Flyers|Philadelphia
    |PIT|Pittsburgh Penguins|PPG Paints Arena|Pittsburgh, PA|Penguins;Pens|Pittsburgh
    |SJS|San Jose Sharks|SAP Center at San Jose|San Jose, CA|Sharks;SJ|San Jose
    |SEA|Seattle Kraken|Climate Pledge Arena|Seattle, WA|Kraken|Seattle
    |STL|St. Louis Blues|Enterprise Center|St. Louis, MO|Blues;St Louis Blues|St. Louis
    |TBL|Tampa Bay Lightning|Benchmark International Arena|Tampa, FL|Lightning;TB;Bolts|Tampa Bay
    |TOR|Toronto Maple Leafs|Scotiabank Arena|Toronto, ON|Maple Leafs;Leafs|Toronto
    |UTA|Utah Mammoth|Delta Center|Salt Lake City, UT|Mammoth;Utah Hockey Club;Utah HC|Utah
    |VAN|Vancouver Canucks|Rogers Arena|Vancouver, BC|Canucks|Vancouver
    |VGK|Vegas Golden Knights|T-Mobile Arena|Las Vegas, NV|Golden Knights;VEG|Vegas
    |WSH|Washington Capitals|Capital One Arena|Washington, DC|Capitals;WAS;Caps|Washington
    |WPG|Winnipeg Jets|Canada Life Centre|Winnipeg, MB|Jets;Atlanta Thrashers|Winnipeg
    NBA|ATL|Atlanta Hawks|State Farm Arena|Atlanta, GA|Hawks|Atlanta
    |BKN|Brooklyn Nets|Barclays Center|Brooklyn, NY|Nets;BRK;New Jersey Nets|Brooklyn
    |BOS|Boston Celtics|TD Garden|Boston, MA|Celtics|Boston
    |CHA|Charlotte Hornets|Spectrum Center|Charlotte, NC|Hornets;CHO;Charlotte Bobcats;Bobcats|Charlotte
    |CHI|Chicago Bulls|United Center|Chicago, IL|Bulls|Chicago
    |CLE|Cleveland Cavaliers|Rocket Arena|Cleveland, OH|Cavaliers;Cavs|Cleveland
    |DAL|Dallas Mavericks|American Airlines Center|Dallas, TX|Mavericks;Mavs|Dallas
    |DEN|Denver Nuggets|Ball Arena|Denver, CO|Nuggets|Denver
    |DET|Detroit Pistons|Little Caesars Arena|Detroit, MI|Pistons|Detroit
    |GSW|Golden State Warriors|Chase Center|San Francisco, CA|Warriors;GS|Golden State
    |HOU|Houston Rockets|Toyota Center|Houston, TX|Rockets|Houston
    |IND|Indiana Pacers|Gainbridge Fieldhouse|Indianapolis, IN|Pacers|Indiana
    |LAC|LA Clippers|Intuit Dome|Inglewood, CA|Clippers;Los Angeles Clippers|LA
    |LAL|Los Angeles Lakers|crypto.com Arena|Los Angeles, CA|Lakers|Los Angeles
    |MEM|Memphis Grizzlies|FedExForum|Memphis, TN|Grizzlies;Grizz|Memphis
    |MIA|Miami Heat|Kaseya Center|Miami, FL|Heat|Miami
    |MIL|Milwaukee Bucks|Fiserv Forum|Milwaukee, WI|Bucks|Milwaukee
    |MIN|Minnesota Timberwolves|Target Center|Minneapolis, MN|Timberwolves;Wolves;T-Wolves|Minnesota
    |NOP|New Orleans Pelicans|Smoothie King Center|New Orleans, LA|Pelicans;NO;New Orleans Hornets;Pels|New Orleans
    |NYK|New York Knicks|Madison Square Garden|New York, NY|Knicks;NY|New York
    |OKC|Oklahoma City Thunder|Paycom Center|Oklahoma City, OK|Thunder;Seattle SuperSonics;SuperSonics|Oklahoma City
    |ORL|Orlando Magic|Kia Center|Orlando, FL|Magic|Orlando
    |PHI|Philadelphia 76ers|Xfinity Mobile Arena|Philadelphia, PA|76ers;Sixers|Philadelphia
    |PHX|Phoenix Suns|Mortgage Matchup Center|Phoenix, AZ|Suns;PHO|Phoenix
    |POR|Portland Trail Blazers|Moda Center|Portland, OR|Trail Blazers;Blazers|Portland
    |SAS|San Antonio Spurs|Frost Bank Center|San Antonio, TX|Spurs;SA|San Antonio
    |SAC|Sacramento Kings|Golden 1 Center|Sacramento, CA|Kings|Sacramento
    |TOR|Toronto Raptors|Scotiabank Arena|Toronto, ON|Raptors;Raps|Toronto
    |UTA|Utah Jazz|Delta Center|Salt Lake City, UT|Jazz;UTAH|Utah
    |WAS|Washington Wizards|Capital One Arena|Washington, DC|Wizards;WSH|Washington
    WNBA|ATL|Atlanta Dream|Gateway Center|College Park, GA|Dream|Atlanta
    |CHI|Chicago Sky|Wintrust Arena|Chicago, IL|Sky|Chicago
    |CON|Connecticut Sun|Mohegan Sun Arena|Uncasville, CT|Sun|Connecticut
    |DAL|Dallas Wings|College Park Center|Arlington, TX|Wings|Dallas
    |GSV|Golden State Valkyries|Chase Center|San Francisco, CA|Valkyries;GS;Valks|Golden State
    |IND|Indiana Fever|Gainbridge Fieldhouse|Indianapolis, IN|Fever|Indiana
    |LAS|Los Angeles Sparks|crypto.com Arena|Los Angeles, CA|Sparks;LA|Los Angeles
    |LVA|Las Vegas Aces|Michelob ULTRA Arena|Las Vegas, NV|Aces;LV|Las Vegas
    |MIN|Minnesota Lynx|Target Center|Minneapolis, MN|Lynx|Minnesota
    |NYL|New York Liberty|Barclays Center|Brooklyn, NY|Liberty;NY|New York
    |PHX|Phoenix Mercury|Mortgage Matchup Center|Phoenix, AZ|Mercury|Phoenix
    |POR|Portland Fire|Moda Center|Portland, OR|Fire|Portland
    |SEA|Seattle Storm|Climate Pledge Arena|Seattle, WA|Storm|Seattle
    |TOR|Toronto Tempo|Coca-Cola Coliseum|Toronto, ON|Tempo|Toronto
    |WAS|Washington Mystics|CareFirst Arena|Washington, DC|Mystics;WSH|Washington
    NFL|ARI|Arizona Cardinals|State Farm Stadium|Glendale, AZ|Cardinals|Arizona
    |ATL|Atlanta Falcons|Mercedes-Benz Stadium|Atlanta, GA|Falcons|Atlanta
    |BAL|Baltimore Ravens|M&T Bank Stadium|Baltimore, MD|Ravens|Baltimore
    |BUF|Buffalo Bills|Highmark Stadium|Orchard Park, NY|Bills|Buffalo
    |CAR|Carolina Panthers|Bank of America Stadium|Charlotte, NC|Panthers|Carolina
    |CHI|Chicago Bears|Soldier Field|Chicago, IL|Bears|Chicago
    |CIN|Cincinnati Bengals|Paycor Stadium|Cincinnati, OH|Bengals|Cincinnati
    |CLE|Cleveland Browns|Huntington Bank Field|Cleveland, OH|Browns|Cleveland
    |DAL|Dallas Cowboys|AT&T Stadium|Arlington, TX|Cowboys|Dallas
    |DEN|Denver Broncos|Empower Field at Mile High|Denver, CO|Broncos|Denver
    |DET|Detroit Lions|Ford Field|Detroit, MI|Lions|Detroit
    |GB|Green Bay Packers|Lambeau Field|Green Bay, WI|Packers;GNB|Green Bay
    |HOU|Houston Texans|Reliant Stadium|Houston, TX|Texans|Houston
    |IND|Indianapolis Colts|Lucas Oil Stadium|Indianapolis, IN|Colts|Indianapolis
    |JAX|Jacksonville Jaguars|EverBank Stadium|Jacksonville, FL|Jaguars;JAC;Jags|Jacksonville
    |KC|Kansas City Chiefs|Arrowhead Stadium|Kansas City, MO|Chiefs;KAN|Kansas City
    |LAC|Los Angeles Chargers|SoFi Stadium|Inglewood, CA|Chargers;LA Chargers;SD;San Diego Chargers|Los Angeles
    |LA|Los Angeles Rams|SoFi Stadium|Inglewood, CA|Rams;LAR;LA Rams;STL;St. Louis Rams|Los Angeles
    |LV|Las Vegas Raiders|Allegiant Stadium|Las Vegas, NV|Raiders;OAK;Oakland Raiders|Las Vegas
    |MIA|Miami Dolphins|Hard Rock Stadium|Miami Gardens, FL|Dolphins|Miami
    |MIN|Minnesota Vikings|U.S. Bank Stadium|Minneapolis, MN|Vikings;Vikes|Minnesota
    |NE|New England Patriots|Gillette Stadium|Foxborough, MA|Patriots;NWE;Pats|New England
    |NO|New Orleans Saints|Caesars Superdome|New Orleans, LA|Saints;NOR|New Orleans
    |NYG|New York Giants|MetLife Stadium|East Rutherford, NJ|Giants|New York
    |NYJ|New York Jets|MetLife Stadium|East Rutherford, NJ|Jets|New York
    |PHI|Philadelphia Eagles|Lincoln Financial Field|Philadelphia, PA|Eagles;PHL|Philadelphia
    |PIT|Pittsburgh Steelers|Acrisure Stadium|Pittsburgh, PA|Steelers;PGH|Pittsburgh
    |SEA|Seattle Seahawks|Lumen Field|Seattle, WA|Seahawks|Seattle
    |SF|San Francisco 49ers|Levi's Stadium|Santa Clara, CA|49ers;SFO;Niners|San Francisco
    |TB|Tampa Bay Buccaneers|Raymond James Stadium|Tampa, FL|Buccaneers;TAM|Tampa Bay
    |TEN|Tennessee Titans|Nissan Stadium|Nashville, TN|Titans|Tennessee
    |WAS|Washington Commanders|Northwest Stadium|Landover, MD|Commanders;WSH;Washington Redskins;Washington Football Team;Redskins|Washington
    MLS|ATL|Atlanta United|Mercedes-Benz Stadium|Atlanta, GA|Atlanta Utd;Atlanta United FC|Atlanta
    |ATX|Austin FC|Q2 Stadium|Austin, TX|Austin|
    |MTL|CF Montreal|Stade Saputo|Montreal, QC|CF Montréal;Montreal Impact;Impact de Montréal|Montreal
    |CLT|Charlotte FC|Bank of America Stadium|Charlotte, NC|Charlotte|
    |CHI|Chicago Fire FC|Soldier Field|Chicago, IL|Chicago Fire|
    |COL|Colorado Rapids|DICK'S Sporting Goods Park|Commerce City, CO|Rapids|
    |CLB|Columbus Crew|ScottsMiracle-Gro Field|Columbus, OH|Columbus Crew SC;Crew SC;Crew|
    |DC|D.C. United|Audi Field|Washington, DC|DC United|
    |CIN|FC Cincinnati|TQL Stadium|Cincinnati, OH||Cincinnati
    |DAL|FC Dallas|Toyota Stadium|Frisco, TX||Dallas
    |HOU|Houston Dynamo FC|Shell Energy Stadium|Houston, TX|Dynamo FC;Houston Dynamo|
    |MIA|Inter Miami CF|Nu Stadium|Miami, FL|Inter Miami|Miami
    |LA|LA Galaxy|Dignity Health Sports Park|Carson, CA|Los Angeles Galaxy;Galaxy|
    |LAFC|Los Angeles FC|BMO Stadium|Los Angeles, CA||
    |MIN|Minnesota United|Allianz Field|St. Paul, MN|Minnesota Utd;Minnesota United FC;MNUFC|
    |NSH|Nashville SC|GEODIS Park|Nashville, TN|Nashville|
    |NE|New England Revolution|Gillette Stadium|Foxborough, MA|New England;Revs|
    |NYC|New York City FC|Yankee Stadium|Bronx, NY|NYCFC|New York City
    |ORL|Orlando City|Inter.co Stadium|Orlando, FL|Orlando City SC|Orlando
    |PHI|Philadelphia Union|Subaru Park|Chester, PA||Philadelphia
    |POR|Portland Timbers|Providence Park|Portland, OR|Timbers|
    |RSL|Real Salt Lake|America First Field|Sandy, UT||
    |RBNY|Red Bull New York|Sports Illustrated Stadium|Harrison, NJ|NY Red Bulls;New York Red Bulls;New York RB;NYRB;Red Bulls|
    |SD|San Diego FC|Snapdragon Stadium|San Diego, CA||San Diego
    |SJ|San Jose Earthquakes|PayPal Park|San Jose, CA|San Jose;Earthquakes;Quakes|
    |SEA|Seattle Sounders FC|Lumen Field|Seattle, WA|Seattle;Sounders FC;Sounders;Seattle Sounders|
    |SKC|Sporting Kansas City|Sporting Park|Kansas City, KS|Sporting KC;Kansas City Wizards|
    |STL|St. Louis City SC|Energizer Park|St. Louis, MO|St. Louis;St. Louis CITY SC;St. Louis City|
    |TOR|Toronto FC|BMO Field|Toronto, ON||Toronto
    |VAN|Vancouver Whitecaps FC|BC Place|Vancouver, BC|Vancouver;Whitecaps FC;Whitecaps;Vancouver Whitecaps|
    EPL|LIV|Liverpool|Anfield|Liverpool, England|Liverpool FC|
    |AVL|Aston Villa|Villa Park|Birmingham, England|Aston Villa FC;Villa|
    |BHA|Brighton|American Express Stadium|Falmer, England|Brighton & Hove Albion;Brighton & Hove Albion FC|
    |SUN|Sunderland|Stadium of Light|Sunderland, England|Sunderland AFC|
    |TOT|Spurs|Tottenham Hotspur Stadium|London, England|Tottenham Hotspur;Tottenham Hotspur FC;Tottenham|
    |WOL|Wolves|Molineux Stadium|Wolverhampton, England|Wolverhampton Wanderers;Wolverhampton Wanderers FC|Wolverhampton
    |NFO|Nott'm Forest|The City Ground|Nottingham, England|Nottingham Forest;Nottingham Forest FC|
    |CHE|Chelsea|Stamford Bridge|London, England|Chelsea FC|
    |MUN|Man Utd|Old Trafford|Manchester, England|Manchester United;Manchester United FC;Man United|
    |LEE|Leeds|Elland Road|Leeds, England|Leeds United;Leeds United FC|
    |WHU|West Ham|London Stadium|London, England|West Ham United;West Ham United FC|
    |MCI|Man City|Etihad Stadium|Manchester, England|Manchester City;Manchester City FC|
    |BOU|Bournemouth|Vitality Stadium|Bournemouth, England|AFC Bournemouth|
    |BRE|Brentford|Gtech Community Stadium|London, England|Brentford FC|
    |BUR|Burnley|Turf Moor|Burnley, England|Burnley FC|
    |ARS|Arsenal|Emirates Stadium|London, England|Arsenal FC;Gunners|
    |CRY|Crystal Palace|Selhurst Park|London, England|Crystal Palace FC;Palace|
    |EVE|Everton|Hill Dickinson Stadium|Liverpool, England|Everton FC;Toffees|
    |FUL|Fulham|Craven Cottage|London, England|Fulham FC|
    |NEW|Newcastle|St. James' Park|Newcastle upon Tyne, England|Newcastle United;Newcastle United FC|
    NCAA|ACU|Abilene Christian Wildcats||Abilene, TX|Wildcats;Abilene Christian University;Abilene Christian|
    |AF|Air Force Falcons||Colorado Springs, CO|Falcons;Air Force Academy;AFA;Air Force University|Air Force
    |AKR|Akron Zips||Akron, OH|Zips;University of Akron|Akron
    |ALA|Alabama Crimson Tide||Tuscaloosa, AL|Crimson Tide;University of Alabama|Alabama;Bama
    |AAMU|Alabama A&M Bulldogs||Huntsville, AL|Bulldogs;Alabama A&M University;Alabama A&M|
    |ALST|Alabama State Hornets||Montgomery, AL|Hornets;Alabama St;Alabama State University;Alabama State|
    |ALB|Albany Great Danes||Albany, NY|Great Danes;UAlbany;Albany (NY);SUNY Albany;Albany University|Albany
    |ALCN|Alcorn State Braves||Lorman, MS|Braves;Alcorn St;Alcorn State University;Alcorn State|
    |AMER|American Eagles||Washington, DC|Eagles;American University|American
    |APP|Appalachian State Mountaineers||Boone, NC|Mountaineers;App State;Appalachian St;Appalachian State University|Appalachian State
    |ARIZ|Arizona Wildcats||Tucson, AZ|Wildcats;University of Arizona|Arizona
    |ASU|Arizona State Sun Devils||Tempe, AZ|Sun Devils;Arizona St;Arizona State University;Ariz. State;Ariz. St.;Arizona State|
    |ARK|Arkansas Razorbacks||Fayetteville, AR|Razorbacks;University of Arkansas|Arkansas
    |ARST|Arkansas State Red Wolves||Jonesboro, AR|Red Wolves;Arkansas St;Arkansas State University;Arkansas State|
    |UAPB|Arkansas-Pine Bluff Golden Lions||Pine Bluff, AR|Golden Lions;Arkansas Pine Bluff;AR-Pine Bluff;Arkansas-Pine Bluff|
    |ARMY|Army Black Knights||West Point, NY|Black Knights;Army West Point;Army West Point Black Knights;Army University|
    |AUB|Auburn Tigers||Auburn, AL|Tigers;Auburn University|Auburn
    |APSU|Austin Peay Governors||Clarksville, TN|Governors;Austin Peay University;Austin Peay|
    |BALL|Ball State Cardinals||Muncie, IN|Cardinals;Ball St;Ball State University;Ball State|
    |BAY|Baylor Bears||Waco, TX|Bears;Baylor University;Baylor|
    |BELL|Bellarmine Knights||Louisville, KY|Knights;Bellarmine University;Bellarmine|
    |BEL|Belmont Bruins||Nashville, TN|Bruins;Belmont University;Belmont|
    |BCU|Bethune-Cookman Wildcats||Daytona Beach, FL|Wildcats;Bethune Cookman;Bethune-Cookman|
    |BING|Binghamton Bearcats||Vestal, NY|Bearcats;Binghamton University|Binghamton
    |BSU|Boise State Broncos||Boise, ID|Broncos;Boise St;BOIS;Boise State University;Boise State|
    |BC|Boston College Eagles||Chestnut Hill, MA|Eagles;Boston College|
    |BU|Boston University Terriers||Boston, MA|Terriers;Boston U;Boston U.;Boston Univ;Boston University|
    |BGSU|Bowling Green Falcons||Bowling Green, OH|Falcons;Bowling Green State;Bowling Green University|Bowling Green
    |BRAD|Bradley Braves||Peoria, IL|Braves;Bradley University|Bradley
    |BRWN|Brown Bears||Providence, RI|Bears;Brown University|Brown
    |BRY|Bryant Bulldogs||Smithfield, RI|Bulldogs;Bryant University|Bryant
    |BUCK|Bucknell Bison||Lewisburg, PA|Bison;Bucknell University;Bucknell|
    |BUFF|Buffalo Bulls||Amherst, NY|Bulls;University at Buffalo;UB|Buffalo
    |BUT|Butler Bulldogs||Indianapolis, IN|Bulldogs;Butler University|Butler
    |BYU|BYU Cougars||Provo, UT|Cougars;Brigham Young;Brigham Young University|
    |CP|Cal Poly Mustangs||San Luis Obispo, CA|Mustangs;Cal Poly SLO;Cal Poly|
    |CSUB|Cal State Bakersfield Roadrunners||Bakersfield, CA|Roadrunners;CSU Bakersfield;Cal State Bakersfield|Bakersfield
    |CSUF|Cal State Fullerton Titans||Fullerton, CA|Titans;CSU Fullerton;Cal State Fullerton|Fullerton
    |CSUN|Cal State Northridge Matadors||Los Angeles, CA|Matadors;CSU Northridge;Cal State Northridge|
    |CAL|California Golden Bears||Berkeley, CA|Golden Bears;UC Berkeley;Cal Bears;Cal Golden Bears;University of California|California
    |CBU|California Baptist Lancers||Riverside, CA|Lancers;Cal Baptist;California Baptist University;California Baptist|
    |CAM|Campbell Fighting Camels||Buies Creek, NC|Fighting Camels;Camels;Campbell University|Campbell
    |CAN|Canisius Golden Griffins||Buffalo, NY|Golden Griffins;Griffs;Canisius University;Canisius|
    |UCA|Central Arkansas Bears||Conway, AR|Bears;University of Central Arkansas;C. Arkansas;Central Arkansas|
    |CCSU|Central Connecticut Blue Devils||New Britain, CT|Blue Devils;Central Connecticut State;Central Conn. St.;Central Connecticut University;C. Connecticut;Central Connecticut|
    |CMU|Central Michigan Chippewas||Mount Pleasant, MI|Chippewas;Central Michigan University;C. Michigan;Central Michigan|
    |COFC|Charleston Cougars||Charleston, SC|Cougars;College of Charleston;Col. of Charleston|Charleston
    |CHSO|Charleston Southern Buccaneers||North Charleston, SC|Buccaneers;CSU Buccaneers;Charleston Southern University;Charleston Southern|
    |CLT|Charlotte 49ers||Charlotte, NC|49ers;UNC Charlotte;Charlotte University|Charlotte
    |UTC|Chattanooga Mocs||Chattanooga, TN|Mocs;UT Chattanooga;Chattanooga University|Chattanooga
    |CHST|Chicago State Cougars||Chicago, IL|Cougars;Chicago St;Chicago State University;Chicago State|
    |CIN|Cincinnati Bearcats||Cincinnati, OH|Bearcats;University of Cincinnati|Cincinnati
    |CLEM|Clemson Tigers||Clemson, SC|Tigers;Clemson University|Clemson
    |CLEV|Cleveland State Vikings||Cleveland, OH|Vikings;Cleveland St;Cleveland State University;Cleveland State|
    |CCU|Coastal Carolina Chanticleers||Conway, SC|Chanticleers;Coastal Carolina University;Coastal Carolina|Coastal
    |COLG|Colgate Raiders||Hamilton, NY|Raiders;Colgate University|Colgate
    |COLO|Colorado Buffaloes||Boulder, CO|Buffaloes;Buffs;Colorado Buffs;University of Colorado|Colorado
    |CSU|Colorado State Rams||Fort Collins, CO|Rams;Colorado St;Colorado State University;Colorado State|
    |CLMB|Columbia Lions||New York, NY|Lions;Columbia University|Columbia
    |COPP|Coppin State Eagles||Baltimore, MD|Eagles;Coppin St;Coppin State University;Coppin State|
    |COR|Cornell Big Red||Ithaca, NY|Big Red;Cornell University|Cornell
    |CREI|Creighton Bluejays||Omaha, NE|Bluejays;Creighton University;Creighton|
    |DBU|Dallas Baptist Patriots||Dallas, TX|Patriots;Dallas Baptist University;Dallas Baptist|
    |DART|Dartmouth Big Green||Hanover, NH|Big Green;Dartmouth University|Dartmouth
    |DAV|Davidson Wildcats||Davidson, NC|Wildcats;Davidson College;Davidson University|Davidson
    |DAY|Dayton Flyers||Dayton, OH|Flyers;University of Dayton|Dayton
    |DEL|Delaware Blue Hens||Newark, DE|Blue Hens;Delaware Fightin' Blue Hens;University of Delaware|Delaware
    |DSU|Delaware State Hornets||Dover, DE|Hornets;Delaware St;Delaware State University;Delaware State|
    |DEN|Denver Pioneers||Denver, CO|Pioneers;DU;University of Denver|Denver
    |DEP|DePaul Blue Demons||Chicago, IL|Blue Demons;DePaul University;DePaul|
    |DETM|Detroit Mercy Titans||Detroit, MI|Titans;UDM;University of Detroit Mercy;Detroit Mercy|Detroit
    |DRKE|Drake Bulldogs||Des Moines, IA|Bulldogs;Drake University|Drake
    |DREX|Drexel Dragons||Philadelphia, PA|Dragons;DAC;Drexel University|Drexel
    |DUKE|Duke Blue Devils||Durham, NC|Blue Devils;Duke University|
    |DUQ|Duquesne Dukes||Pittsburgh, PA|Dukes;Duquesne University;Duquesne|
    |ECU|East Carolina Pirates||Greenville, NC|Pirates;East Carolina University;East Carolina|
    |ETSU|East Tennessee State Buccaneers||Johnson City, TN|Buccaneers;East Tennessee St;East Tennessee State University;East Tennessee State|
    |ETAM|East Texas A&M Lions||Commerce, TX|Lions;Texas A&M-Commerce;Texas A&M Commerce;East Texas A&M University;East Texas A&M|
    |EIU|Eastern Illinois Panthers||Charleston, IL|Panthers;Eastern Illinois University;E. Illinois;Eastern Illinois|
    |EKU|Eastern Kentucky Colonels||Richmond, KY|Colonels;Eastern Kentucky University;E. Kentucky;Eastern Kentucky|
    |EMU|Eastern Michigan Eagles||Ypsilanti, MI|Eagles;Eastern Michigan University;E. Michigan;Eastern Michigan|
    |EWU|Eastern Washington Eagles||Cheney, WA|Eagles;Eastern Washington University;E. Washington;Eastern Washington|
    |ELON|Elon Phoenix||Elon, NC|Phoenix;Elon University|
    |EVAN|Evansville Purple Aces||Evansville, IN|Purple Aces;University of Evansville|Evansville
    |FAIR|Fairfield Stags||Fairfield, CT|Stags;Fairfield University|Fairfield
    |FDU|Fairleigh Dickinson Knights||Hackensack, NJ|Knights;Fairleigh Dickinson University;Fairleigh Dickinson|
    |FIU|FIU Panthers||Miami, FL|Panthers;Florida International|
    |FLA|Florida Gators||Gainesville, FL|Gators;UF;University of Florida|Florida
    |FAMU|Florida A&M Rattlers||Tallahassee, FL|Rattlers;Florida A&M University;Fla. A&M;Florida A&M|
    |FAU|Florida Atlantic Owls||Boca Raton, FL|Owls;FL Atlantic;Florida Atlantic University;Fla. Atlantic;Florida Atlantic|
    |FGCU|Florida Gulf Coast Eagles||Fort Myers, FL|Eagles;Florida Gulf Coast University;Fla. Gulf Coast;Florida Gulf Coast|
    |FSU|Florida State Seminoles||Tallahassee, FL|Seminoles;Florida St;Florida State University;Fla. State;Fla. St.;Florida State|
    |FOR|Fordham Rams||Bronx, NY|Rams;Fordham University|Fordham
    |FRES|Fresno State Bulldogs||Fresno, CA|Bulldogs;Fresno St;Cal State Fresno;Fresno State University;Fresno State|
    |FUR|Furman Paladins||Greenville, SC|Paladins;Furman University|Furman
    |GWEB|Gardner-Webb Runnin' Bulldogs||Boiling Springs, NC|Runnin' Bulldogs;Gardner Webb;Gardner-Webb|
    |GMU|George Mason Patriots||Fairfax, VA|Patriots;George Mason University;George Mason|
    |GW|George Washington Revolutionaries||Washington, DC|Revolutionaries;GWU;George Washington Colonials;George Washington University;George Washington|
    |GTWN|Georgetown Hoyas||Washington, DC|Hoyas;GU;Georgetown University|Georgetown
    |UGA|Georgia Bulldogs||Athens, GA|Bulldogs;University of Georgia|Georgia
    |GASO|Georgia Southern Eagles||Statesboro, GA|Eagles;Georgia Southern University;Ga. Southern;Georgia Southern|
    |GAST|Georgia State Panthers||Atlanta, GA|Panthers;Georgia St;Georgia State University;Ga. State;Ga. St.;Georgia State|
    |GT|Georgia Tech Yellow Jackets||Atlanta, GA|Yellow Jackets;Georgia Tech University;Ga. Tech;Georgia Tech|
    |GONZ|Gonzaga Bulldogs||Spokane, WA|Bulldogs;Zags;Gonzaga University;Gonzaga|
    |GRAM|Grambling Tigers||Grambling, LA|Tigers;Grambling State;Grambling St;Grambling University|Grambling
    |GCU|Grand Canyon Lopes||Phoenix, AZ|Lopes;Antelopes;Grand Canyon University|Grand Canyon
    |GB|Green Bay Phoenix||Green Bay, WI|Phoenix;UW-Green Bay;Wisconsin-Green Bay;Green Bay University|Green Bay
    |HAMP|Hampton Pirates||Hampton, VA|Pirates;HU;Hampton University|Hampton
    |HART|Hartford Hawks||West Hartford, CT|Hawks;University of Hartford|Hartford
    |HARV|Harvard Crimson||Boston, MA|Crimson;Harvard University|Harvard
    |HAW|Hawaii Rainbow Warriors||Honolulu, HI|Rainbow Warriors;Rainbow Wahine;University of Hawai'i;University of Hawaii|Hawaii;Hawai'i
    |HPU|High Point Panthers||High Point, NC|Panthers;High Point University|High Point
    |HOF|Hofstra Pride||Hempstead, NY|Pride;Hofstra University|Hofstra
    |HC|Holy Cross Crusaders||Worcester, MA|Crusaders;Holy Cross University|Holy Cross
    |HOU|Houston Cougars||Houston, TX|Cougars;University of Houston|Houston
    |HCU|Houston Christian Huskies||Houston, TX|Huskies;Houston Baptist;Houston Christian University;Houston Christian|
    |HOW|Howard Bison||Washington, DC|Bison;Howard University|Howard
    |IDHO|Idaho Vandals||Moscow, ID|Vandals;University of Idaho|Idaho
    |IDST|Idaho State Bengals||Pocatello, ID|Bengals;Idaho St;Idaho State University;Idaho State|
    |ILL|Illinois Fighting Illini||Champaign, IL|Fighting Illini;Illini;University of Illinois|Illinois
    |ILST|Illinois State Redbirds||Normal, IL|Redbirds;Illinois St;Illinois State University;Illinois State|
    |UIW|Incarnate Word Cardinals||San Antonio, TX|Cardinals;Incarnate Word University;Incarnate Word|
    |IND|Indiana Hoosiers||Bloomington, IN|Hoosiers;Indiana University;University of Indiana|Indiana
    |INST|Indiana State Sycamores||Terre Haute, IN|Sycamores;Indiana St;Indiana State University;Indiana State|
    |IONA|Iona Gaels||New Rochelle, NY|Gaels;Iona University|
    |IOWA|Iowa Hawkeyes||Iowa City, IA|Hawkeyes;University of Iowa|
    |ISU|Iowa State Cyclones||Ames, IA|Cyclones;Iowa St;Iowa State University;Iowa State|
    |IUIN|IU Indy Jaguars||Indianapolis, IN|Jaguars;IUPUI;IU Indianapolis;IU Indy|
    |JKST|Jackson State Tigers||Jackson, MS|Tigers;Jackson St;Jackson State University;Jackson State|
    |JAC|Jacksonville Dolphins||Jacksonville, FL|Dolphins;JU;Jacksonville University|Jacksonville
    |JVST|Jacksonville State Gamecocks||Jacksonville, AL|Gamecocks;Jacksonville St;Jacksonville State University;Jacksonville State|
    |JMU|James Madison Dukes||Harrisonburg, VA|Dukes;James Madison University;James Madison|
    |KU|Kansas Jayhawks||Lawrence, KS|Jayhawks;University of Kansas|Kansas
    |KC|Kansas City Roos||Kansas City, MO|Roos;UMKC;Missouri-Kansas City;Kansas City University|Kansas City
    |KSU|Kansas State Wildcats||Manhattan, KS|Wildcats;K-State;Kansas St;Kansas State University;Kansas State|
    |KENN|Kennesaw State Owls||Kennesaw, GA|Owls;Kennesaw St;Kennesaw State University;Kennesaw State|
    |KENT|Kent State Golden Flashes||Kent, OH|Golden Flashes;Kent St;Kent State University;Kent State|
    |UK|Kentucky Wildcats||Lexington, KY|Wildcats;University of Kentucky|Kentucky
    |LAS|La Salle Explorers||Philadelphia, PA|Explorers;La Salle University|La Salle
    |LAF|Lafayette Leopards||Easton, PA|Leopards;Lafayette University|Lafayette
    |LAM|Lamar Cardinals||Beaumont, TX|Cardinals;Lamar University|Lamar
    |LEM|Le Moyne Dolphins||Syracuse, NY|Dolphins;LeMoyne;Le Moyne University;Le Moyne|
    |LEH|Lehigh Mountain Hawks||Bethlehem, PA|Mountain Hawks;Lehigh University|Lehigh
    |LIB|Liberty Flames||Lynchburg, VA|Flames;Liberty University|Liberty
    |LIN|Lindenwood Lions||Saint Charles, MO|Lions;Lindenwood University;Lindenwood|
    |LIP|Lipscomb Bisons||Nashville, TN|Bisons;Lipscomb University;Lipscomb|
    |LR|Little Rock Trojans||Little Rock, AR|Trojans;UALR;Arkansas-Little Rock;Arkansas Little Rock;Little Rock University|Little Rock
    |LIU|LIU Sharks||Brooklyn, NY|Sharks;Long Island University;LIU Brooklyn|
    |LBSU|Long Beach State The Beach||Long Beach, CA|The Beach;Long Beach St;Long Beach State 49ers;Long Beach State University;Long Beach State|
    |LONG|Longwood Lancers||Farmville, VA|Lancers;Longwood University;Longwood|
    |UL|Louisiana Ragin' Cajuns||Lafayette, LA|Ragin' Cajuns;Louisiana-Lafayette;UL Lafayette;ULL;Louisiana Lafayette;University of Louisiana|Louisiana
    |LT|Louisiana Tech Bulldogs||Ruston, LA|Bulldogs;Louisiana Tech University;La. Tech;Louisiana Tech|
    |LOU|Louisville Cardinals||Louisville, KY|Cardinals;University of Louisville|Louisville
    |LUC|Loyola Chicago Ramblers||Chicago, IL|Ramblers;Loyola (IL);Loyola-Chicago;Loyola Chicago (IL);Loyola University Chicago;Loyola Chicago|
    |L-MD|Loyola Maryland Greyhounds||Baltimore, MD|Greyhounds;Loyola (MD);Loyola-Maryland;Loyola Maryland University;Loyola Maryland|
    |LMU|Loyola Marymount Lions||Los Angeles, CA|Lions;LMU (CA);Loyola Marymount University;Loyola Marymount|
    |LSU|LSU Tigers||Baton Rouge, LA|Tigers;Louisiana State;Louisiana State University|
    |ME|Maine Black Bears||Orono, ME|Black Bears;University of Maine|Maine
    |MAN|Manhattan Jaspers||Bronx, NY|Jaspers;Manhattan University|Manhattan
    |MRST|Marist Red Foxes||Poughkeepsie, NY|Red Foxes;Marist University|Marist
    |MARQ|Marquette Golden Eagles||Milwaukee, WI|Golden Eagles;Marquette University;Marquette|
    |MRSH|Marshall Thundering Herd||Huntington, WV|Thundering Herd;Marshall University|Marshall
    |MD|Maryland Terrapins||College Park, MD|Terrapins;Terps;University of Maryland|Maryland
    |UMES|Maryland-Eastern Shore Hawks||Princess Anne, MD|Hawks;Maryland Eastern Shore;UMD Eastern Shore;Maryland-Eastern Shore|
    |MASS|Massachusetts Minutemen||Amherst, MA|Minutemen;UMass;UMass Minutemen;UMass Minutewomen;Minutewomen;University of Massachusetts|Massachusetts
    |MCN|McNeese Cowboys||Lake Charles, LA|Cowboys;McNeese State;McNeese St;McNeese University;McNeese|
    |MEM|Memphis Tigers||Memphis, TN|Tigers;University of Memphis|Memphis
    |MER|Mercer Bears||Macon, GA|Bears;Mercer University|Mercer
    |MERC|Mercyhurst Lakers||Erie, PA|Lakers;Mercyhurst University;Mercyhurst|
    |MRMK|Merrimack Warriors||North Andover, MA|Warriors;Merrimack University;Merrimack|
    |M-OH|Miami (OH) RedHawks||Oxford, OH|RedHawks;Miami Ohio;Miami OH;Miami (Ohio);Miami University;MOH;Miami (OH)|
    |MIA|Miami Hurricanes||Coral Gables, FL|Hurricanes;Miami (FL);Miami FL;Miami Florida;Miami (Fla.);University of Miami|Miami
    |MICH|Michigan Wolverines||Ann Arbor, MI|Wolverines;University of Michigan|Michigan
    |MSU|Michigan State Spartans||East Lansing, MI|Spartans;Michigan St;Michigan State University;Mich. State;Mich. St.;Michigan State|
    |MTSU|Middle Tennessee Blue Raiders||Murfreesboro, TN|Blue Raiders;Middle Tennessee State;Middle Tennessee University;Middle Tennessee|
    |MILW|Milwaukee Panthers||Milwaukee, WI|Panthers;UW-Milwaukee;Wisconsin-Milwaukee;Milwaukee University|Milwaukee
    |MINN|Minnesota Golden Gophers||Minneapolis, MN|Golden Gophers;Gophers;University of Minnesota|Minnesota
    |MSST|Mississippi State Bulldogs||Starkville, MS|Bulldogs;Miss State;Miss St;Mississippi St;Mississippi State University;Miss. State;Miss. St.;Mississippi State|
    |MVSU|Mississippi Valley State Delta Devils||Itta Bena, MS|Delta Devils;Mississippi Valley;Miss Valley St;Mississippi Valley State University;Miss. Valley State;Miss. Valley St.;Mississippi Valley State|
    |MIZ|Missouri Tigers||Columbia, MO|Tigers;Mizzou;MIZZ;University of Missouri|Missouri
    |MOST|Missouri State Bears||Springfield, MO|Bears;Missouri St;SW Missouri State;Missouri State University;Missouri State|
    |MONM|Monmouth Hawks||West Long Branch, NJ|Hawks;Monmouth University|Monmouth
    |MONT|Montana Grizzlies||Missoula, MT|Grizzlies;Montana Griz;Lady Griz;Griz;University of Montana|Montana
    |MTST|Montana State Bobcats||Bozeman, MT|Bobcats;Montana St;Montana State University;Montana State|
    |MORE|Morehead State Eagles||Morehead, KY|Eagles;Morehead St;Morehead State University;Morehead State|
    |MORG|Morgan State Bears||Baltimore, MD|Bears;Morgan St;Morgan State University;Morgan State|
    |MSM|Mount St. Mary's Mountaineers||Emmitsburg, MD|Mountaineers;Mount Saint Mary's;Mt. St. Mary's;Mount St. Mary's University;Mount St. Mary's|
    |MUR|Murray State Racers||Murray, KY|Racers;Murray St;Murray State University;Murray State|
    |NAVY|Navy Midshipmen||Annapolis, MD|Midshipmen;Naval Academy;Navy University|
    |NCSU|NC State Wolfpack||Raleigh, NC|Wolfpack;North Carolina State;N.C. State;North Carolina St;NC State University;NC State|
    |NEB|Nebraska Cornhuskers||Lincoln, NE|Cornhuskers;Huskers;University of Nebraska|Nebraska
    |NEV|Nevada Wolf Pack||Reno, NV|Wolf Pack;Nevada-Reno;UNR;University of Nevada|Nevada
    |UNH|New Hampshire Wildcats||Durham, NH|Wildcats;University of New Hampshire|New Hampshire
    |NHVN|New Haven Chargers||West Haven, CT|Chargers;University of New Haven|New Haven
    |UNM|New Mexico Lobos||Albuquerque, NM|Lobos;University of New Mexico|New Mexico
    |NMSU|New Mexico State Aggies||Las Cruces, NM|Aggies;New Mexico St;New Mexico State University;New Mexico State|
    |UNO|New Orleans Privateers||New Orleans, LA|Privateers;University of New Orleans|New Orleans
    |NIAG|Niagara Purple Eagles||Lewiston, NY|Purple Eagles;Niagara University;Niagara|
    |NICH|Nicholls Colonels||Thibodaux, LA|Colonels;Nicholls State;Nicholls St;Nicholls University;Nicholls|
    |NJIT|NJIT Highlanders||Newark, NJ|Highlanders|
    |NORF|Norfolk State Spartans||Norfolk, VA|Spartans;Norfolk St;Norfolk State University;Norfolk State|
    |UNA|North Alabama Lions||Florence, AL|Lions;University of North Alabama;N. Alabama;North Alabama|
    |UNC|North Carolina Tar Heels||Chapel Hill, NC|Tar Heels;UNC Chapel Hill;University of North Carolina;N. Carolina|North Carolina
    |NCAT|North Carolina A&T Aggies||Greensboro, NC|Aggies;NC A&T;N.C. A&T;NCA&T;North Carolina A&T University;N. Carolina A&T;North Carolina A&T|
    |NCCU|North Carolina Central Eagles||Durham, NC|Eagles;NC Central;N.C. Central;North Carolina Central University;N. Carolina Central;North Carolina Central|
    |UND|North Dakota Fighting Hawks||Grand Forks, ND|Fighting Hawks;University of North Dakota;N. Dakota|North Dakota
    |NDSU|North Dakota State Bison||Fargo, ND|Bison;North Dakota St;North Dakota State University;N. Dakota State;N. Dakota St.;North Dakota State|
    |UNF|North Florida Ospreys||Jacksonville, FL|Ospreys;University of North Florida;N. Florida;North Florida|
    |UNT|North Texas Mean Green||Denton, TX|Mean Green;University of North Texas;N. Texas;North Texas|
    |NE|Northeastern Huskies||Boston, MA|Huskies;Northeastern University;Northeastern|
    |NAU|Northern Arizona Lumberjacks||Flagstaff, AZ|Lumberjacks;Northern Arizona University;N. Arizona;Northern Arizona|
    |UNCO|Northern Colorado Bears||Greeley, CO|Bears;University of Northern Colorado;N. Colorado;Northern Colorado|
    |NIU|Northern Illinois Huskies||DeKalb, IL|Huskies;Northern Illinois University;N. Illinois;Northern Illinois|
    |UNI|Northern Iowa Panthers||Cedar Falls, IA|Panthers;University of Northern Iowa;N. Iowa;Northern Iowa|
    |NKU|Northern Kentucky Norse||Highland Heights, KY|Norse;Northern Kentucky University;N. Kentucky;Northern Kentucky|
    |NU|Northwestern Wildcats||Evanston, IL|Wildcats;Northwestern University;Northwestern|
    |NWST|Northwestern State Demons||Natchitoches, LA|Demons;Northwestern St;Northwestern State University;Northwestern State|
    |ND|Notre Dame Fighting Irish||South Bend, IN|Fighting Irish;University of Notre Dame|Notre Dame
    |OAK|Oakland Golden Grizzlies||Rochester, MI|Golden Grizzlies;Oakland University|Oakland
    |OHIO|Ohio Bobcats||Athens, OH|Bobcats;Ohio University;University of Ohio|
    |OSU|Ohio State Buckeyes||Columbus, OH|Buckeyes;Ohio St;The Ohio State University;Ohio State|
    |OU|Oklahoma Sooners||Norman, OK|Sooners;OKLA;University of Oklahoma|Oklahoma
    |OKST|Oklahoma State Cowboys||Stillwater, OK|Cowboys;Oklahoma St;Oklahoma State Cowgirls;Oklahoma State University;Okla. State;Okla. St.;Oklahoma State|
    |ODU|Old Dominion Monarchs||Norfolk, VA|Monarchs;Old Dominion University;Old Dominion|
    |MISS|Ole Miss Rebels||Oxford, MS|Rebels;University of Mississippi;Ole Miss|Mississippi
    |OMA|Omaha Mavericks||Omaha, NE|Mavericks;Nebraska-Omaha;UNO Mavericks;Nebraska Omaha;Omaha University|Omaha
    |ORU|Oral Roberts Golden Eagles||Tulsa, OK|Golden Eagles;Oral Roberts University;Oral Roberts|
    |ORE|Oregon Ducks||Eugene, OR|Ducks;University of Oregon|Oregon
    |ORST|Oregon State Beavers||Corvallis, OR|Beavers;Oregon St;Oregon State University;Oregon State|
    |PAC|Pacific Tigers||Stockton, CA|Tigers;University of the Pacific|Pacific
    |PENN|Penn Quakers||Philadelphia, PA|Quakers;University of Pennsylvania|Pennsylvania
    |PSU|Penn State Nittany Lions||State College, PA|Nittany Lions;Penn St;Pennsylvania State University|Penn State
    |PEPP|Pepperdine Waves||Malibu, CA|Waves;Pepperdine University;Pepperdine|
    |PITT|Pittsburgh Panthers||Pittsburgh, PA|Panthers;University of Pittsburgh|Pittsburgh
    |PORT|Portland Pilots||Portland, OR|Pilots;University of Portland|Portland
    |PRST|Portland State Vikings||Portland, OR|Vikings;Portland St;Portland State University;Portland State|
    |PV|Prairie View A&M Panthers||Prairie View, TX|Panthers;PVAMU;Prairie View A&M University;Prairie View A&M|Prairie View
    |PRE|Presbyterian Blue Hose||Clinton, SC|Blue Hose;Presbyterian University|Presbyterian
    |PRIN|Princeton Tigers||Princeton, NJ|Tigers;Princeton University|Princeton
    |PROV|Providence Friars||Providence, RI|Friars;Providence College;Providence University|Providence
    |PUR|Purdue Boilermakers||West Lafayette, IN|Boilermakers;Purdue University|Purdue
    |PFW|Purdue Fort Wayne Mastodons||Fort Wayne, IN|Mastodons;IPFW;Fort Wayne Mastodons;Purdue Fort Wayne University;Purdue Fort Wayne|
    |QUOC|Queens Royals||Charlotte, NC|Royals;Queens (NC);Queens University;Queens University of Charlotte|Queens
    |QUIN|Quinnipiac Bobcats||Hamden, CT|Bobcats;Quinnipiac University;Quinnipiac|
    |RAD|Radford Highlanders||Radford, VA|Highlanders;Radford University|Radford
    |URI|Rhode Island Rams||Kingston, RI|Rams;University of Rhode Island|Rhode Island
    |RICE|Rice Owls||Houston, TX|Owls;Rice University|
    |RICH|Richmond Spiders||Richmond, VA|Spiders;University of Richmond|Richmond
    |RID|Rider Broncs||Lawrenceville, NJ|Broncs;Rider University|Rider
    |RMU|Robert Morris Colonials||Moon Township, PA|Colonials;Robert Morris University;Robert Morris|
    |RUTG|Rutgers Scarlet Knights||Piscataway, NJ|Scarlet Knights;RU;Rutgers University;Rutgers|
    |SAC|Sacramento State Hornets||Sacramento, CA|Hornets;Sacramento St;Cal State Sacramento;Sac State;Sacramento State University;Sacramento State|
    |SHU|Sacred Heart Pioneers||Fairfield, CT|Pioneers;Sacred Heart University|Sacred Heart
    |SFPA|Saint Francis Red Flash||Loretto, PA|Red Flash;Saint Francis (PA);St. Francis (PA);SFU;Saint Francis University;Saint Francis|
    |JOES|Saint Joseph's Hawks||Philadelphia, PA|Hawks;St. Joseph's;St Joseph's (PA);Saint Joseph's (PA);Saint Joseph's University;Saint Joseph's|
    |SLU|Saint Louis Billikens||St. Louis, MO|Billikens;Saint Louis University|Saint Louis
    |SMC|Saint Mary's Gaels||Moraga, CA|Gaels;St. Mary's;Saint Mary's (CA);St. Mary's (CA);St Mary's (CA);Saint Mary's University;Saint Mary's|
    |SPU|Saint Peter's Peacocks||Jersey City, NJ|Peacocks;Saint Peter's University|Saint Peter's;St. Peter's
    |SHSU|Sam Houston Bearkats||Huntsville, TX|Bearkats;Sam Houston State;Sam Houston St;Sam Houston University;Sam Houston|
    |SAM|Samford Bulldogs||Homewood, AL|Bulldogs;Samford University|Samford
    |USD|San Diego Toreros||San Diego, CA|Toreros;University of San Diego|San Diego
    |SDSU|San Diego State Aztecs||San Diego, CA|Aztecs;San Diego St;San Diego State University;San Diego State|
    |SF|San Francisco Dons||San Francisco, CA|Dons;USF Dons;University of San Francisco|San Francisco
    |SJSU|San Jose State Spartans||San Jose, CA|Spartans;San José State;San Jose St;San Jose State University;San Jose State|
    |SCU|Santa Clara Broncos||Santa Clara, CA|Broncos;Santa Clara University|Santa Clara
    |SAVS|Savannah State Tigers||Savannah, GA|Tigers;Savannah State University;Savannah State|
    |SEA|Seattle U Redhawks||Seattle, WA|Redhawks;Seattle University;Seattle U|Seattle
    |HALL|Seton Hall Pirates||South Orange, NJ|Pirates;SHU;Seton Hall University;Seton Hall|
    |SIE|Siena Saints||Albany, NY|Saints;Siena University|Siena
    |SIUE|SIU Edwardsville Cougars||Edwardsville, IL|Cougars;SIU-Edwardsville;Southern Illinois-Edwardsville;SIU Edward;SIU Edwardsville|
    |SMU|SMU Mustangs||Dallas, TX|Mustangs;Southern Methodist;Southern Methodist University|
    |USA|South Alabama Jaguars||Mobile, AL|Jaguars;University of South Alabama;S. Alabama;South Alabama|
    |SC|South Carolina Gamecocks||Columbia, SC|Gamecocks;SCAR;University of South Carolina;S. Carolina|South Carolina
    |SCST|South Carolina State Bulldogs||Orangeburg, SC|Bulldogs;SC State;South Carolina St;South Carolina State University;S. Carolina State;S. Carolina St.;South Carolina State|
    |SDAK|South Dakota Coyotes||Vermillion, SD|Coyotes;University of South Dakota;S. Dakota|South Dakota
    |SDST|South Dakota State Jackrabbits||Brookings, SD|Jackrabbits;South Dakota St;South Dakota State University;S. Dakota State;S. Dakota St.;South Dakota State|
    |USF|South Florida Bulls||Tampa, FL|Bulls;University of South Florida;S. Florida;South Florida|
    |SEMO|Southeast Missouri State Redhawks||Cape Girardeau, MO|Redhawks;Southeast Missouri;SE Missouri State;Southeast Missouri State University;Southeast Missouri State|
    |SELA|Southeastern Louisiana Lions||Hammond, LA|Lions;SE Louisiana;SLU Lions;Southeastern Louisiana University;Southeastern Louisiana|
    |SOU|Southern Jaguars||Baton Rouge, LA|Jaguars;Southern University;Southern U.|Southern
    |SIU|Southern Illinois Salukis||Carbondale, IL|Salukis;Southern Illinois University;S. Illinois;Southern Illinois|
    |USI|Southern Indiana Screaming Eagles||Evansville, IN|Screaming Eagles;University of Southern Indiana;S. Indiana;Southern Indiana|
    |USM|Southern Miss Golden Eagles||Hattiesburg, MS|Golden Eagles;Southern Mississippi;Southern Miss University;S. Miss;Southern Miss|
    |SUU|Southern Utah Thunderbirds||Cedar City, UT|Thunderbirds;Southern Utah University;S. Utah;Southern Utah|
    |SBU|St. Bonaventure Bonnies||St. Bonaventure, NY|Bonnies;St. Bonaventure University|St. Bonaventure;Saint Bonaventure
    |SFNY|St. Francis Brooklyn Terriers||Brooklyn, NY|Terriers;St. Francis (NY);St. Francis (BKN);St. Francis Brooklyn University;St. Francis Brooklyn|
    |SJU|St. John's Red Storm||Queens, NY|Red Storm;St. John's (NY);St. John's University|St. John's;St John's
    |STMN|St. Thomas Tommies||St. Paul, MN|Tommies;St. Thomas-Minnesota;St. Thomas (MN);St. Thomas - Minnesota;Saint Thomas (Minn.);University of St. Thomas;St. Thomas|
    |STAN|Stanford Cardinal||Stanford, CA|Cardinal;Stanford University|Stanford
    |SFA|Stephen F. Austin Lumberjacks||Nacogdoches, TX|Lumberjacks;SF Austin;Stephen F. Austin University;Stephen F. Austin|
    |STET|Stetson Hatters||DeLand, FL|Hatters;Stetson University|Stetson
    |STNH|Stonehill Skyhawks||Easton, MA|Skyhawks;Stonehill University;Stonehill|
    |STBK|Stony Brook Seawolves||Stony Brook, NY|Seawolves;SBU Seawolves;Stony Brook University|Stony Brook
    |SYR|Syracuse Orange||Syracuse, NY|Orange;Syracuse University|Syracuse
    |TAR|Tarleton State Texans||Stephenville, TX|Texans;Tarleton;Tarleton St;Tarleton State University;Tarleton State|
    |TCU|TCU Horned Frogs||Fort Worth, TX|Horned Frogs;Texas Christian;Texas Christian University|
    |TEM|Temple Owls||Philadelphia, PA|Owls;TEMP;Temple University|Temple
    |TENN|Tennessee Volunteers||Knoxville, TN|Volunteers;Vols;Tennessee Vols;University of Tennessee|Tennessee
    |TNST|Tennessee State Tigers||Nashville, TN|Tigers;Tennessee St;Tennessee State University;Tenn. State;Tenn. St.;Tennessee State|
    |TNTC|Tennessee Tech Golden Eagles||Cookeville, TN|Golden Eagles;Tennessee Tech University;Tenn. Tech;Tennessee Tech|
    |TEX|Texas Longhorns||Austin, TX|Longhorns|Texas;University of Texas
    |TAMU|Texas A&M Aggies||College Station, TX|Aggies;TA&M;Texas AM;Texas A&M University;Texas A&M|
    |AMCC|Texas A&M-Corpus Christi Islanders||Corpus Christi, TX|Islanders;Texas A&M Corpus Christi;TAMU-CC;Texas A&M-CC;Texas A&M-Corpus Christi|
    |TXSO|Texas Southern Tigers||Houston, TX|Tigers;Texas Southern University;Texas Southern|
    |TXST|Texas State Bobcats||San Marcos, TX|Bobcats;Texas St;Texas State University;Texas State|
    |TTU|Texas Tech Red Raiders||Lubbock, TX|Red Raiders;Texas Tech University;Texas Tech|
    |CIT|The Citadel Bulldogs||Charleston, SC|Bulldogs;The Citadel University|The Citadel;Citadel
    |TOL|Toledo Rockets||Toledo, OH|Rockets;University of Toledo|Toledo
    |TOW|Towson Tigers||Towson, MD|Tigers;Towson University|Towson
    |TROY|Troy Trojans||Troy, AL|Trojans;Troy University|
    |TULN|Tulane Green Wave||New Orleans, LA|Green Wave;TUL;Tulane University;Tulane|
    |TLSA|Tulsa Golden Hurricane||Tulsa, OK|Golden Hurricane;University of Tulsa|Tulsa
    |UAB|UAB Blazers||Birmingham, AL|Blazers;Alabama-Birmingham;Alabama Birmingham|
    |UCD|UC Davis Aggies||Davis, CA|Aggies;California-Davis;UC Davis|
    |UCI|UC Irvine Anteaters||Irvine, CA|Anteaters;California-Irvine;UC Irvine|
    |UCR|UC Riverside Highlanders||Riverside, CA|Highlanders;California-Riverside;UC Riverside|
    |UCSD|UC San Diego Tritons||San Diego, CA|Tritons;California-San Diego;UC San Diego|
    |UCSB|UC Santa Barbara Gauchos||Santa Barbara, CA|Gauchos;California-Santa Barbara;UC Santa Barbara|
    |UCF|UCF Knights||Orlando, FL|Knights;University of Central Florida|Central Florida
    |UCLA|UCLA Bruins||Los Angeles, CA|Bruins|
    |CONN|UConn Huskies||Storrs, CT|Huskies;University of Connecticut;UConn|Connecticut
    |UIC|UIC Flames||Chicago, IL|Flames;Illinois-Chicago;Illinois Chicago|
    |ULM|ULM Warhawks||Monroe, LA|Warhawks;Louisiana-Monroe;UL Monroe;Louisiana Monroe|
    |UML|UMass Lowell River Hawks||Lowell, MA|River Hawks;Massachusetts-Lowell;Mass.-Lowell;UMass Lowell University;UMass Lowell|
    |UMBC|UMBC Retrievers||Catonsville, MD|Retrievers;Maryland-Baltimore County|
    |UNCA|UNC Asheville Bulldogs||Asheville, NC|Bulldogs;North Carolina-Asheville;UNC Asheville|
    |UNCG|UNC Greensboro Spartans||Greensboro, NC|Spartans;North Carolina-Greensboro;UNC Greensboro|
    |UNCW|UNC Wilmington Seahawks||Wilmington, NC|Seahawks;North Carolina-Wilmington;UNC-Wilmington;UNC Wilmington|
    |UNLV|UNLV Rebels||Las Vegas, NV|Rebels;UNLV Runnin' Rebels;Runnin' Rebels;UNLV Lady Rebels;Nevada-Las Vegas|
    |USC|USC Trojans||Los Angeles, CA|Trojans;Southern California;Southern Cal;University of Southern California|
    |UPST|USC Upstate Spartans||Spartanburg, SC|Spartans;South Carolina Upstate;USC Upstate|
    |UTA|UT Arlington Mavericks||Arlington, TX|Mavericks;Texas-Arlington;UTA Mavericks;UT Arlington|
    |UTM|UT Martin Skyhawks||Martin, TN|Skyhawks;Tennessee-Martin;Tennessee Martin;UT Martin|
    |UTRGV|UT Rio Grande Valley Vaqueros||Edinburg, TX|Vaqueros;UTRGV Vaqueros;Texas-Rio Grande Valley;RGV;UT Rio Grande Valley|
    |UTAH|Utah Utes||Salt Lake City, UT|Utes;University of Utah|
    |USU|Utah State Aggies||Logan, UT|Aggies;Utah St;Utah State University;Utah State|
    |UTU|Utah Tech Trailblazers||Saint George, UT|Trailblazers;Dixie State;UTAHTECH;Utah Tech University;Utah Tech|
    |UVU|Utah Valley Wolverines||Orem, UT|Wolverines;Utah Valley University;Utah Valley|
    |UTEP|UTEP Miners||El Paso, TX|Miners;Texas-El Paso|
    |UTSA|UTSA Roadrunners||San Antonio, TX|Roadrunners;Texas-San Antonio|
    |VAL|Valparaiso Beacons||Valparaiso, IN|Beacons;Valpo;Valparaiso Crusaders;Valparaiso University|Valparaiso
    |VAN|Vanderbilt Commodores||Nashville, TN|Commodores;Vandy;Vanderbilt University|Vanderbilt
    |VCU|VCU Rams||Richmond, VA|Rams;Virginia Commonwealth|
    |UVM|Vermont Catamounts||Burlington, VT|Catamounts;University of Vermont|Vermont
    |VILL|Villanova Wildcats||Villanova, PA|Wildcats;Villanova University|Villanova;Nova
    |UVA|Virginia Cavaliers||Charlottesville, VA|Cavaliers;University of Virginia|Virginia
    |VT|Virginia Tech Hokies||Blacksburg, VA|Hokies;VATECH;Virginia Tech University;Va. Tech;Virginia Tech|
    |VMI|VMI Keydets||Lexington, VA|Keydets;Virginia Military Institute|
    |WAG|Wagner Seahawks||Staten Island, NY|Seahawks;Wagner University|Wagner
    |WAKE|Wake Forest Demon Deacons||Winston-Salem, NC|Demon Deacons;Wake Forest University;Wake Forest|
    |WASH|Washington Huskies||Seattle, WA|Huskies;UW;University of Washington|Washington
    |WSU|Washington State Cougars||Pullman, WA|Cougars;Washington St;Wazzu;Washington State University;Wash. State;Wash. St.;Washington State|
    |WEB|Weber State Wildcats||Ogden, UT|Wildcats;Weber St;Weber State University;Weber State|
    |UWG|West Georgia Wolves||Carrollton, GA|Wolves;University of West Georgia;West Georgia|
    |WVU|West Virginia Mountaineers||Morgantown, WV|Mountaineers;University of West Virginia|West Virginia
    |WCU|Western Carolina Catamounts||Cullowhee, NC|Catamounts;Western Carolina University;W. Carolina;Western Carolina|
    |WIU|Western Illinois Leathernecks||Macomb, IL|Leathernecks;Western Illinois University;W. Illinois;Western Illinois|
    |WKU|Western Kentucky Hilltoppers||Bowling Green, KY|Hilltoppers;Lady Toppers;Western Kentucky University;W. Kentucky;Western Kentucky|
    |WMU|Western Michigan Broncos||Kalamazoo, MI|Broncos;Western Michigan University;W. Michigan;Western Michigan|
    |WICH|Wichita State Shockers||Wichita, KS|Shockers;Wichita St;Wichita State University;Wichita State|
    |W&M|William & Mary Tribe||Williamsburg, VA|Tribe;William and Mary;WM;William & Mary University;William & Mary|
    |WIN|Winthrop Eagles||Rock Hill, SC|Eagles;Winthrop University|Winthrop
    |WIS|Wisconsin Badgers||Madison, WI|Badgers;WISC;University of Wisconsin|Wisconsin
    |WOF|Wofford Terriers||Spartanburg, SC|Terriers;Wofford University|Wofford
    |WRST|Wright State Raiders||Dayton, OH|Raiders;Wright St;Wright State University;Wright State|
    |WYO|Wyoming Cowboys||Laramie, WY|Cowboys;Cowgirls;Wyoming Cowgirls;University of Wyoming|Wyoming
    |XAV|Xavier Musketeers||Cincinnati, OH|Musketeers;Xavier University|Xavier
    |YALE|Yale Bulldogs||New Haven, CT|Bulldogs;Yale University|
    |YSU|Youngstown State Penguins||Youngstown, OH|Penguins;Youngstown St;Youngstown State University;Youngstown State|
    MiLB|ABE|Aberdeen IronBirds|Leidos Field at Ripken Stadium|Aberdeen, MD|IronBirds|Aberdeen
    |AKR|Akron RubberDucks|7 17 Credit Union Park|Akron, OH|RubberDucks;Akron Rubber Ducks|Akron
    |ABQ|Albuquerque Isotopes|Isotopes Park|Albuquerque, NM|Isotopes|Albuquerque
    |ALT|Altoona Curve|Peoples Natural Gas Field|Altoona, PA|Curve|Altoona
    |AMA|Amarillo Sod Poodles|Hodgetown|Amarillo, TX|Sod Poodles|Amarillo
    |ARK|Arkansas Travelers|Dickey-Stephens Park|North Little Rock, AR|Travelers|Arkansas
    |ASH|Asheville Tourists|McCormick Field|Asheville, NC|Tourists;AVL|Asheville
    |AUG|Augusta GreenJackets|SRP Park|North Augusta, SC|GreenJackets;Augusta|
    |BEL|Beloit Sky Carp|ABC Supply Stadium|Beloit, WI|Sky Carp;Beloit Snappers|Beloit
    |BLX|Biloxi Shuckers|Keesler Federal Park|Biloxi, MS|Shuckers|Biloxi
    |BNG|Binghamton Rumble Ponies|Mirabito Stadium|Binghamton, NY|Rumble Ponies;BING;Binghamton Mets|Binghamton
    |BIR|Birmingham Barons|Regions Field|Birmingham, AL|Barons|Birmingham
    |BG|Bowling Green Hot Rods|Bowling Green Ballpark|Bowling Green, KY|Hot Rods|Bowling Green
    |BRD|Bradenton Marauders|LECOM Park|Bradenton, FL|Marauders|Bradenton
    |BRK|Brooklyn Cyclones|Maimonides Park|Brooklyn, NY|Cyclones;BKN|Brooklyn
    |BUF|Buffalo Bisons|Sahlen Field|Buffalo, NY|Bisons|Buffalo
    |CR|Cedar Rapids Kernels|Veterans Memorial Stadium|Cedar Rapids, IA|Kernels|Cedar Rapids
    |CSC|Charleston RiverDogs|Joseph P. Riley Jr. Park|Charleston, SC|RiverDogs;CHS;Charleston River Dogs|Charleston
    |CLT|Charlotte Knights|Truist Field|Charlotte, NC|Knights|Charlotte
    |CHA|Chattanooga Lookouts|Erlanger Park|Chattanooga, TN|Lookouts;CHAT|Chattanooga
    |CHE|Chesapeake Baysox|Prince George's Stadium|Bowie, MD|Baysox;Bowie Baysox;BOW|Chesapeake
    |CLR|Clearwater Threshers|BayCare Ballpark|Clearwater, FL|Threshers|Clearwater
    |CFI|Columbia Fireflies|Segra Park|Columbia, SC|Fireflies;COL|Columbia
    |CLG|Columbus Clingstones|Synovus Park|Columbus, GA|Clingstones;Mississippi Braves|Columbus
    |COL|Columbus Clippers|Huntington Park|Columbus, OH|Clippers|Columbus
    |CC|Corpus Christi Hooks|Whataburger Field|Corpus Christi, TX|Hooks|Corpus Christi
    |DAY|Dayton Dragons|Day Air Ballpark|Dayton, OH|Dragons|Dayton
    |DBT|Daytona Tortugas|Jackie Robinson Ballpark|Daytona Beach, FL|Tortugas;DAY;Daytona|
    |DEL|Delmarva Shorebirds|Arthur W. Perdue Stadium|Salisbury, MD|Shorebirds;Delmarva|
    |DUN|Dunedin Blue Jays|TD Ballpark|Dunedin, FL|Blue Jays|Dunedin
    |DUR|Durham Bulls|Durham Bulls Athletic Park|Durham, NC|Bulls;DBAP|Durham
    |ELP|El Paso Chihuahuas|Southwest University Park|El Paso, TX|Chihuahuas|El Paso
    |ERI|Erie SeaWolves|UPMC Park|Erie, PA|SeaWolves;ERIE|Erie
    |EUG|Eugene Emeralds|PK Park|Eugene, OR|Emeralds|Eugene
    |EVE|Everett AquaSox|Everett Memorial Stadium|Everett, WA|AquaSox|Everett
    |FAY|Fayetteville Woodpeckers|Segra Stadium|Fayetteville, NC|Woodpeckers|Fayetteville
    |FTM|Fort Myers Mighty Mussels|Hammond Stadium|Fort Myers, FL|Mighty Mussels;Fort Myers Miracle|Fort Myers
    |FW|Fort Wayne TinCaps|Parkview Field|Fort Wayne, IN|TinCaps;Fort Wayne Tin Caps|Fort Wayne
    |FXB|Fredericksburg Nationals|Virginia Credit Union Stadium|Fredericksburg, VA|Nationals;FredNats;Potomac Nationals|Fredericksburg
    |FRE|Fresno Grizzlies|Chukchansi Park|Fresno, CA|Grizzlies|Fresno
    |FRI|Frisco RoughRiders|Riders Field|Frisco, TX|RoughRiders;Frisco Rough Riders|Frisco
    |GL|Great Lakes Loons|Dow Diamond|Midland, MI|Loons;Great Lakes|
    |GBO|Greensboro Grasshoppers|First National Bank Field|Greensboro, NC|Grasshoppers;Hoppers|Greensboro
    |GVL|Greenville Drive|Fluor Field at the West End|Greenville, SC|Drive|Greenville
    |GWN|Gwinnett Stripers|Gwinnett Field|Lawrenceville, GA|Stripers;Gwinnett Braves;Gwinnett|
    |HBG|Harrisburg Senators|FNB Field|Harrisburg, PA|Senators;HAR|Harrisburg
    |HFD|Hartford Yard Goats|Dunkin' Park|Hartford, CT|Yard Goats;HRT|Hartford
    |HIC|Hickory Crawdads|L.P. Frans Stadium|Hickory, NC|Crawdads|Hickory
    |LYN|Hill City Howlers|Bank of the James Stadium|Lynchburg, VA|Howlers;Lynchburg Hillcats;Hill City|
    |HIL|Hillsboro Hops|Hops Ballpark|Hillsboro, OR|Hops|Hillsboro
    |HUB|Hub City Spartanburgers|Fifth Third Park|Spartanburg, SC|Spartanburgers;Down East Wood Ducks;Hub City|
    |HV|Hudson Valley Renegades|Heritage Financial Park|Wappingers Falls, NY|Renegades;Hudson Valley|
    |IND|Indianapolis Indians|Victory Field|Indianapolis, IN|Indians|Indianapolis
    |IE|Inland Empire 66ers|San Manuel Stadium|San Bernardino, CA|66ers;Modesto Nuts;MOD;Inland Empire|
    |IOW|Iowa Cubs|Principal Park|Des Moines, IA|Cubs;I-Cubs|Iowa
    |JAX|Jacksonville Jumbo Shrimp|VyStar Ballpark|Jacksonville, FL|Jumbo Shrimp;Jacksonville Suns|Jacksonville
    |JS|Jersey Shore BlueClaws|ShoreTown Ballpark|Lakewood, NJ|BlueClaws;Lakewood BlueClaws;Jersey Shore|
    |JUP|Jupiter Hammerheads|Roger Dean Chevrolet Stadium|Jupiter, FL|Hammerheads|Jupiter
    |KAN|Kannapolis Cannon Ballers|Atrium Health Ballpark|Kannapolis, NC|Cannon Ballers;Kannapolis Intimidators|Kannapolis
    |KNX|Knoxville Smokies|Covenant Health Park|Knoxville, TN|Smokies;Tennessee Smokies;TNS;TEN|Knoxville
    |LC|Lake County Captains|Classic Auto Group Park|Eastlake, OH|Captains;Lake County|
    |LE|Lake Elsinore Storm|Lake Elsinore Diamond|Lake Elsinore, CA|Storm|Lake Elsinore
    |LAK|Lakeland Flying Tigers|Joker Marchant Stadium|Lakeland, FL|Flying Tigers|Lakeland
    |LAN|Lansing Lugnuts|Jackson Field|Lansing, MI|Lugnuts|Lansing
    |LV|Las Vegas Aviators|Las Vegas Ballpark|Las Vegas, NV|Aviators;Las Vegas 51s;LVA|Las Vegas
    |LHV|Lehigh Valley IronPigs|Coca-Cola Park|Allentown, PA|IronPigs;Lehigh Valley Iron Pigs;Lehigh Valley|
    |LOU|Louisville Bats|Louisville Slugger Field|Louisville, KY|Bats|Louisville
    |MEM|Memphis Redbirds|AutoZone Park|Memphis, TN|Redbirds|Memphis
    |MID|Midland RockHounds|Momentum Bank Ballpark|Midland, TX|RockHounds;Midland Rock Hounds|Midland
    |MGM|Montgomery Biscuits|Dabos Park|Montgomery, AL|Biscuits;MTG|Montgomery
    |MB|Myrtle Beach Pelicans|Pelicans Ballpark|Myrtle Beach, SC|Pelicans|Myrtle Beach
    |NAS|Nashville Sounds|First Horizon Park|Nashville, TN|Sounds|Nashville
    |NH|New Hampshire Fisher Cats|Delta Dental Stadium|Manchester, NH|Fisher Cats|New Hampshire
    |NOR|Norfolk Tides|Harbor Park|Norfolk, VA|Tides|Norfolk
    |NWA|Northwest Arkansas Naturals|Arvest Ballpark|Springdale, AR|Naturals;NW Arkansas Naturals;Northwest Arkansas|
    |OKC|Oklahoma City Comets|Chickasaw Bricktown Ballpark|Oklahoma City, OK|Comets;Oklahoma City Dodgers;OKC Comets;OKC Dodgers;Oklahoma City Baseball Club|Oklahoma City
    |OMA|Omaha Storm Chasers|Werner Park|Papillion, NE|Storm Chasers|Omaha
    |ONT|Ontario Tower Buzzers|Ontario Sports Empire Stadium|Ontario, CA|Tower Buzzers|Ontario
    |PMB|Palm Beach Cardinals|Roger Dean Chevrolet Stadium|Jupiter, FL|Cardinals;Palm Beach|
    |PNS|Pensacola Blue Wahoos|Blue Wahoos Stadium|Pensacola, FL|Blue Wahoos;PEN|Pensacola
    |PEO|Peoria Chiefs|Dozer Park|Peoria, IL|Chiefs|Peoria
    |POR|Portland Sea Dogs|Delta Dental Park at Hadlock Field|Portland, ME|Sea Dogs|Portland
    |QC|Quad Cities River Bandits|Modern Woodmen Park|Davenport, IA|River Bandits;Quad Cities|
    |RC|Rancho Cucamonga Quakes|Morongo Field|Rancho Cucamonga, CA|Quakes|Rancho Cucamonga
    |REA|Reading Fightin Phils|FirstEnergy Stadium|Reading, PA|Fightin Phils;Reading Phillies;R-Phils|Reading
    |RNO|Reno Aces|Greater Nevada Field|Reno, NV|Aces|Reno
    |RIC|Richmond Flying Squirrels|CarMax Park|Richmond, VA|Flying Squirrels|Richmond
    |ROC|Rochester Red Wings|Innovative Field|Rochester, NY|Red Wings|Rochester
    |RCT|Rocket City Trash Pandas|Toyota Field|Madison, AL|Trash Pandas;Rocket City|
    |ROM|Rome Emperors|AdventHealth Stadium|Rome, GA|Emperors;Rome Braves|Rome
    |RR|Round Rock Express|Dell Diamond|Round Rock, TX|Express|Round Rock
    |SAC|Sacramento River Cats|Sutter Health Park|West Sacramento, CA|River Cats|Sacramento
    |SAL|Salem RidgeYaks|Salem Memorial Ballpark|Salem, VA|RidgeYaks;Salem Red Sox|Salem
    |SL|Salt Lake Bees|The Ballpark at America First Square|South Jordan, UT|Bees;Salt Lake|
    |SA|San Antonio Missions|Nelson W. Wolff Municipal Stadium|San Antonio, TX|Missions|San Antonio
    |SJ|San Jose Giants|Excite Ballpark|San Jose, CA|Giants|San Jose
    |SWB|Scranton/Wilkes-Barre RailRiders|PNC Field|Moosic, PA|RailRiders;Scranton Wilkes-Barre RailRiders;Scranton/WB RailRiders;SWB RailRiders;Scranton/Wilkes-Barre|
    |SOM|Somerset Patriots|TD Bank Ballpark|Bridgewater, NJ|Patriots;Somerset|
    |SB|South Bend Cubs|Four Winds Field at Coveleski Stadium|South Bend, IN|Cubs|South Bend
    |SPO|Spokane Indians|Avista Stadium|Spokane, WA|Indians|Spokane
    |SPR|Springfield Cardinals|Route 66 Stadium|Springfield, MO|Cardinals|Springfield
    |SLU|St. Lucie Mets|Clover Park|Port Saint Lucie, FL|Mets;St. Lucie|
    |STP|St. Paul Saints|CHS Field|St. Paul, MN|Saints|St. Paul
    |STK|Stockton Ports|Banner Island Ballpark|Stockton, CA|Ports|Stockton
    |SUG|Sugar Land Space Cowboys|Constellation Field|Sugar Land, TX|Space Cowboys;Sugar Land Skeeters|Sugar Land
    |SYR|Syracuse Mets|NBT Bank Stadium|Syracuse, NY|Mets;Syracuse Chiefs|Syracuse
    |TAC|Tacoma Rainiers|Cheney Stadium|Tacoma, WA|Rainiers|Tacoma
    |TAM|Tampa Tarpons|George M. Steinbrenner Field|Tampa, FL|Tarpons;Tampa Yankees|Tampa
    |TOL|Toledo Mud Hens|Fifth Third Field|Toledo, OH|Mud Hens|Toledo
    |TRI|Tri-City Dust Devils|Gesa Stadium|Pasco, WA|Dust Devils;TC;Tri-City|
    |TUL|Tulsa Drillers|ONEOK Field|Tulsa, OK|Drillers|Tulsa
    |VAN|Vancouver Canadians|Rogers Field at Nat Bailey Stadium|Vancouver, BC|Canadians|Vancouver
    |VIS|Visalia Rawhide|Valley Strong Ballpark|Visalia, CA|Rawhide|Visalia
    |WM|West Michigan Whitecaps|LMCU Ballpark|Comstock Park, MI|Whitecaps;West Michigan|
    |WCH|Wichita Wind Surge|Equity Bank Park|Wichita, KS|Wind Surge;WIC|Wichita
    |WIL|Wilmington Blue Rocks|Daniel S. Frawley Stadium|Wilmington, DE|Blue Rocks|Wilmington
    |WLS|Wilson Warbirds|Wilson Ballpark|Wilson, NC|Warbirds;Carolina Mudcats;CAR|Wilson
    |WS|Winston-Salem Dash|Truist Stadium|Winston-Salem, NC|Dash|Winston-Salem
    |WIS|Wisconsin Timber Rattlers|Neuroscience Group Field at Fox Cities Stadium|Appleton, WI|Timber Rattlers;T-Rats|Wisconsin
    |WOR|Worcester Red Sox|Polar Park|Worcester, MA|Red Sox;WooSox;Pawtucket Red Sox|Worcester
    AHL|ABB|Abbotsford Canucks|Rogers Forum|Abbotsford, BC|Canucks|Abbotsford
    |BAK|Bakersfield Condors|Dignity Health Arena|Bakersfield, CA|Condors|Bakersfield
    |BEL|Belleville Senators|CAA Arena|Belleville, ON|Senators|Belleville
    |BRI|Bridgeport Islanders|Total Mortgage Arena|Bridgeport, CT|Islanders;Bridgeport Sound Tigers|Bridgeport
    |CGY|Calgary Wranglers|Scotiabank Saddledome|Calgary, AB|Wranglers;Stockton Heat|Calgary
    |CLT|Charlotte Checkers|Bojangles Coliseum|Charlotte, NC|Checkers;CHA|Charlotte
    |CHI|Chicago Wolves|Allstate Arena|Rosemont, IL|Wolves|Chicago
    |CLE|Cleveland Monsters|Rocket Arena|Cleveland, OH|Monsters;Lake Erie Monsters|Cleveland
    |CV|Coachella Valley Firebirds|Acrisure Arena|Palm Desert, CA|Firebirds;CVF;Coachella Valley|
    |COL|Colorado Eagles|Blue Arena|Loveland, CO|Eagles|Colorado
    |GR|Grand Rapids Griffins|Van Andel Arena|Grand Rapids, MI|Griffins;GRG|Grand Rapids
    |HFD|Hartford Wolf Pack|PeoplesBank Arena|Hartford, CT|Wolf Pack;HAR;Wolfpack|Hartford
    |HSK|Henderson Silver Knights|Lee's Family Forum|Henderson, NV|Silver Knights|Henderson
    |HER|Hershey Bears|Giant Center|Hershey, PA|Bears|Hershey
    |IA|Iowa Wild|Casey's Center|Des Moines, IA|Wild;IOW|Iowa
    |LAV|Laval Rocket|Place Bell|Laval, QC|Rocket;Rocket de Laval|Laval
    |LV|Lehigh Valley Phantoms|PPL Center|Allentown, PA|Phantoms;LVP;Lehigh Valley|
    |MB|Manitoba Moose|Canada Life Centre|Winnipeg, MB|Moose;MAN;MBM|Manitoba
    |MIL|Milwaukee Admirals|UW-Milwaukee Panther Arena|Milwaukee, WI|Admirals|Milwaukee
    |ONT|Ontario Reign|Toyota Arena|Ontario, CA|Reign|Ontario
    |PRO|Providence Bruins|Amica Mutual Pavilion|Providence, RI|Bruins;P-Bruins|Providence
    |ROC|Rochester Americans|Blue Cross Arena|Rochester, NY|Americans;Amerks|Rochester
    |RFD|Rockford IceHogs|BMO Center|Rockford, IL|IceHogs;Rockford Ice Hogs|Rockford
    |SD|San Diego Gulls|Pechanga Arena|San Diego, CA|Gulls;SDG|San Diego
    |SJ|San Jose Barracuda|Tech CU Arena|San Jose, CA|Barracuda;SJB|San Jose
    |SPR|Springfield Thunderbirds|MassMutual Center|Springfield, MA|Thunderbirds;T-Birds|Springfield
    |SYR|Syracuse Crunch|Upstate Medical University Arena|Syracuse, NY|Crunch|Syracuse
    |TEX|Texas Stars|H-E-B Center at Cedar Park|Cedar Park, TX|Stars|Texas
    |TOR|Toronto Marlies|Coca-Cola Coliseum|Toronto, ON|Marlies|Toronto
    |TUC|Tucson Roadrunners|Tucson Arena|Tucson, AZ|Roadrunners|Tucson
    |UTC|Utica Comets|Adirondack Bank Center|Utica, NY|Comets;UTI|Utica
    |WBS|Wilkes-Barre/Scranton Penguins|Mohegan Arena at Casey Plaza|Wilkes-Barre, PA|Penguins;WB/S Penguins;WBS Penguins;Wilkes-Barre Scranton Penguins;Wilkes-Barre/Scranton|
    ECHL|ADK|Adirondack Thunder|Harding Mazzotti Arena|Glens Falls, NY|Thunder;Adirondack|
    |ALN|Allen Americans|Credit Union of Texas Event Center|Allen, TX|Americans|Allen
    |ATL|Atlanta Gladiators|Gas South Arena|Duluth, GA|Gladiators;Gwinnett Gladiators|Atlanta
    |BLM|Bloomington Bison|Grossinger Motors Arena|Bloomington, IL|Bison|Bloomington
    |CIN|Cincinnati Cyclones|Heritage Bank Center|Cincinnati, OH|Cyclones|Cincinnati
    |FLA|Florida Everblades|Hertz Arena|Estero, FL|Everblades|Florida
    |FW|Fort Wayne Komets|Allen County War Memorial Coliseum|Fort Wayne, IN|Komets;FTW;K's|Fort Wayne
    |GSO|Greensboro Gargoyles|First Horizon Coliseum|Greensboro, NC|Gargoyles|Greensboro
    |GRN|Greenville Swamp Rabbits|Bon Secours Wellness Arena|Greenville, SC|Swamp Rabbits;Greenville Road Warriors|Greenville
    |IDH|Idaho Steelheads|Idaho Central Arena|Boise, ID|Steelheads|Idaho
    |IND|Indy Fuel|Fishers Event Center|Fishers, IN|Fuel;Indy|
    |IA|Iowa Heartlanders|Xtream Arena|Coralville, IA|Heartlanders;IOW|Iowa
    |JAX|Jacksonville Icemen|VyStar Veterans Memorial Arena|Jacksonville, FL|Icemen|Jacksonville
    |KAL|Kalamazoo Wings|Wings Event Center|Kalamazoo, MI|Wings;K-Wings|Kalamazoo
    |KC|Kansas City Mavericks|Cable Dahmer Arena|Independence, MO|Mavericks;Missouri Mavericks|Kansas City
    |MNE|Maine Mariners|Cross Insurance Arena|Portland, ME|Mariners|Maine
    |NFL|Newfoundland Growlers|Mary Brown's Centre|St. John's, NL|Growlers;Newfoundland|
    |NOR|Norfolk Admirals|Norfolk Scope|Norfolk, VA|Admirals|Norfolk
    |ORL|Orlando Solar Bears|Kia Center|Orlando, FL|Solar Bears|Orlando
    |RC|Rapid City Rush|The Monument Ice Arena|Rapid City, SD|Rush|Rapid City
    |REA|Reading Royals|Santander Arena|Reading, PA|Royals|Reading
    |SAV|Savannah Ghost Pirates|Enmarket Arena|Savannah, GA|Ghost Pirates|Savannah
    |SC|South Carolina Stingrays|North Charleston Coliseum|North Charleston, SC|Stingrays|South Carolina
    |TAH|Tahoe Knight Monsters|Tahoe Blue Event Center|Stateline, NV|Knight Monsters;Tahoe|
    |TOL|Toledo Walleye|Huntington Center|Toledo, OH|Walleye|Toledo
    |TR|Trois-Rivières Lions|Colisée Vidéotron|Trois-Rivières, QC|Lions;Lions de Trois-Rivières|Trois-Rivières
    |TUL|Tulsa Oilers|BOK Center|Tulsa, OK|Oilers|Tulsa
    |UTA|Utah Grizzlies|Maverik Center|West Valley City, UT|Grizzlies|Utah
    |WHL|Wheeling Nailers|WesBanco Arena|Wheeling, WV|Nailers|Wheeling
    |WIC|Wichita Thunder|Intrust Bank Arena|Wichita, KS|Thunder|Wichita
    |WOR|Worcester Railers|DCU Center|Worcester, MA|Railers;Worcester Railers HC|Worcester
    OHL|BAR|Barrie Colts|Sadlon Arena|Barrie, ON|Colts|Barrie
    |BRAM|Brampton Steelheads|CAA Centre|Brampton, ON|Steelheads;Mississauga Steelheads|Brampton
    |BFD|Brantford Bulldogs|TD Civic Centre|Brantford, ON|Bulldogs;Hamilton Bulldogs|Brantford
    |ER|Erie Otters|Erie Insurance Arena|Erie, PA|Otters;ERIE|Erie
    |FLNT|Flint Firebirds|Dort Financial Center|Flint, MI|Firebirds|Flint
    |GUE|Guelph Storm|Sleeman Centre|Guelph, ON|Storm|Guelph
    |KGN|Kingston Frontenacs|Slush Puppie Place|Kingston, ON|Frontenacs|Kingston
    |KIT|Kitchener Rangers|Kitchener Memorial Auditorium|Kitchener, ON|Rangers|Kitchener
    |LDN|London Knights|Canada Life Place|London, ON|Knights;LON|London
    |NIAG|Niagara IceDogs|Meridian Centre|St. Catharines, ON|IceDogs;Niagara Ice Dogs;Niagara|
    |NB|North Bay Battalion|Boart Longyear Memorial Gardens|North Bay, ON|Battalion|North Bay
    |OSH|Oshawa Generals|Tribute Communities Centre|Oshawa, ON|Generals|Oshawa
    |OTT|Ottawa 67's|TD Place Arena|Ottawa, ON|67's|Ottawa
    |OS|Owen Sound Attack|Harry Lumley Bayshore Community Centre|Owen Sound, ON|Attack|Owen Sound
    |PBO|Peterborough Petes|Peterborough Memorial Centre|Peterborough, ON|Petes|Peterborough
    |SAG|Saginaw Spirit|Dow Event Center|Saginaw, MI|Spirit|Saginaw
    |SAR|Sarnia Sting|Progressive Auto Sales Arena|Sarnia, ON|Sting|Sarnia
    |SOO|Soo Greyhounds|GFL Memorial Gardens|Sault Ste. Marie, ON|Greyhounds;SSM;Sault Ste. Marie Greyhounds|
    |SBY|Sudbury Wolves|Sudbury Community Arena|Sudbury, ON|Wolves;SUD|Sudbury
    |WSR|Windsor Spitfires|WFCU Centre|Windsor, ON|Spitfires;WIN|Windsor
    WHL|BDN|Brandon Wheat Kings|Assiniboine Credit Union Place|Brandon, MB|Wheat Kings;BRA|Brandon
    |CGY|Calgary Hitmen|Scotiabank Saddledome|Calgary, AB|Hitmen;CAL|Calgary
    |EDM|Edmonton Oil Kings|Rogers Place|Edmonton, AB|Oil Kings|Edmonton
    |EVT|Everett Silvertips|Angel of the Winds Arena|Everett, WA|Silvertips|Everett
    |KAM|Kamloops Blazers|Sandman Centre|Kamloops, BC|Blazers|Kamloops
    |KEL|Kelowna Rockets|Prospera Place|Kelowna, BC|Rockets|Kelowna
    |LET|Lethbridge Hurricanes|VisitLethbridge.com Arena|Lethbridge, AB|Hurricanes|Lethbridge
    |MH|Medicine Hat Tigers|Co-op Place|Medicine Hat, AB|Tigers;MED|Medicine Hat
    |MJ|Moose Jaw Warriors|Temple Gardens Centre|Moose Jaw, SK|Warriors;MOO|Moose Jaw
    |PEN|Penticton Vees|South Okanagan Events Centre|Penticton, BC|Vees|Penticton
    |POR|Portland Winterhawks|Veterans Memorial Coliseum|Portland, OR|Winterhawks;Portland Winter Hawks|Portland
    |PA|Prince Albert Raiders|Art Hauser Centre|Prince Albert, SK|Raiders|Prince Albert
    |PG|Prince George Cougars|CN Centre|Prince George, BC|Cougars|Prince George
    |RD|Red Deer Rebels|Marchant Crane Centrium|Red Deer, AB|Rebels|Red Deer
    |REG|Regina Pats|Brandt Centre|Regina, SK|Pats|Regina
    |SAS|Saskatoon Blades|SaskTel Centre|Saskatoon, SK|Blades|Saskatoon
    |SEA|Seattle Thunderbirds|accesso ShoWare Center|Kent, WA|Thunderbirds;T-birds|Seattle
    |SPO|Spokane Chiefs|Numerica Veterans Arena|Spokane, WA|Chiefs|Spokane
    |SC|Swift Current Broncos|InnovationPlex|Swift Current, SK|Broncos|Swift Current
    |TC|Tri-City Americans|Toyota Center|Kennewick, WA|Americans;Tri-City|
    |VAN|Vancouver Giants|Langley Events Centre|Langley, BC|Giants|Vancouver
    |VIC|Victoria Royals|Save-On-Foods Memorial Centre|Victoria, BC|Royals|Victoria
    |WEN|Wenatchee Wild|Town Toyota Center|Wenatchee, WA|Wild;Winnipeg Ice|Wenatchee
    QMJHL|BAT|Acadie-Bathurst Titan|K.C. Irving Regional Centre|Bathurst, NB|Titan;Titan d'Acadie-Bathurst;Acadie-Bathurst|
    |BAC|Baie-Comeau Drakkar|Centre Henry-Leonard|Baie-Comeau, QC|Drakkar;BC;Drakkar de Baie-Comeau|Baie-Comeau
    |BLB|Blainville-Boisbriand Armada|Centre d'excellence Sports Rousseau|Boisbriand, QC|Armada;BBA;Armada de Blainville-Boisbriand;Blainville-Boisbriand|
    |CAP|Cape Breton Eagles|Centre 200|Sydney, NS|Eagles;CB;Cape Breton Screaming Eagles;Cape Breton|
    |CHA|Charlottetown Islanders|Eastlink Centre|Charlottetown, PE|Islanders;CHL|Charlottetown
    |CHI|Chicoutimi Saguenéens|Centre Georges-Vézina|Saguenay, QC|Saguenéens;Saguenéens de Chicoutimi|Chicoutimi
    |DRU|Drummondville Voltigeurs|Centre Marcel Dionne|Drummondville, QC|Voltigeurs;Voltigeurs de Drummondville|Drummondville
    |GAT|Gatineau Olympiques|Centre Slush Puppie|Gatineau, QC|Olympiques;Olympiques de Gatineau|Gatineau
    |HAL|Halifax Mooseheads|Scotiabank Centre|Halifax, NS|Mooseheads|Halifax
    |MON|Moncton Wildcats|Avenir Centre|Moncton, NB|Wildcats|Moncton
    |NFL|Newfoundland Regiment|Mary Brown's Centre|St. John's, NL|Regiment;Newfoundland|
    |QUE|Québec Remparts|Centre Vidéotron|Québec, QC|Remparts;Remparts de Québec|Québec
    |RIM|Rimouski Océanic|Colisée Financière Sun Life|Rimouski, QC|Océanic;Océanic de Rimouski|Rimouski
    |ROU|Rouyn-Noranda Huskies|Aréna Glencore|Rouyn-Noranda, QC|Huskies;RN;Huskies de Rouyn-Noranda|Rouyn-Noranda
    |SNB|Saint John Sea Dogs|TD Station|Saint John, NB|Sea Dogs;SJ|Saint John
    |SHA|Shawinigan Cataractes|Centre Gervais Auto|Shawinigan, QC|Cataractes;Cataractes de Shawinigan|Shawinigan
    |SHE|Sherbrooke Phoenix|Palais des Sports Léopold-Drolet|Sherbrooke, QC|Phoenix;Phœnix de Sherbrooke;Phoenix de Sherbrooke|Sherbrooke
    |VDO|Val-d'Or Foreurs|Centre Agnico Eagle|Val-d'Or, QC|Foreurs;VAL;Foreurs de Val-d'Or|Val-d'Or
    |VIC|Victoriaville Tigres|Colisée Desjardins|Victoriaville, QC|Tigres;Tigres de Victoriaville|Victoriaville
    NWSL|LA|Angel City FC|BMO Stadium|Los Angeles, CA|ACFC;Angel City|Los Angeles
    |BAY|Bay FC|PayPal Park|San Jose, CA||San Jose
    |BOS|Boston Legacy FC|Gillette Stadium|Foxborough, MA|Boston Legacy|Foxborough
    |CHI|Chicago Stars FC|Northwestern Medicine Field at Martin Stadium|Evanston, IL|Chicago Stars;Chicago Red Stars|Evanston
    |DEN|Denver Summit FC|Dick's Sporting Goods Park|Commerce City, CO|Denver Summit|Commerce City
    |NJY|Gotham FC|Sports Illustrated Stadium|Harrison, NJ|NJ/NY Gotham FC;NJ/NY Gotham;GFC;Gotham;Sky Blue FC|Harrison
    |HOU|Houston Dash|Shell Energy Stadium|Houston, TX||Houston
    |KC|Kansas City Current|CPKC Stadium|Kansas City, MO|KCC;KC Current|Kansas City
    |NC|North Carolina Courage|First Horizon Stadium at WakeMed Soccer Park|Cary, NC|NCC;NC Courage|Cary
    |ORL|Orlando Pride|Inter&Co Stadium|Orlando, FL||Orlando
    |POR|Portland Thorns FC|Providence Park|Portland, OR|Portland Thorns;Thorns;Thorns FC|Portland
    |LOU|Racing Louisville FC|Lynn Family Stadium|Louisville, KY|Racing Louisville|Louisville
    |SD|San Diego Wave FC|Snapdragon Stadium|San Diego, CA|San Diego Wave;Wave FC|San Diego
    |SEA|Seattle Reign FC|Lumen Field|Seattle, WA|Seattle Reign;OL Reign;Reign FC;Reign|Seattle
    |UTA|Utah Royals|America First Field|Sandy, UT|Utah Royals FC|Sandy
    |WAS|Washington Spirit|Audi Field|Washington, DC||Washington
    USL|BOI|Athletic Club Boise|Stadium at Expo Idaho|Garden City, ID|AC Boise|Garden City
    |AV|AV Alta FC|Lancaster Municipal Stadium|Lancaster, CA|AV Alta|Lancaster
    |BHM|Birmingham Legion FC|Protective Stadium|Birmingham, AL|Birmingham Legion;Legion FC|Birmingham
    |BKN|Brooklyn FC|Maimonides Park|Brooklyn, NY||Brooklyn
    |CHS|Charleston Battery|Patriots Point Soccer Complex|Mount Pleasant, SC||Mount Pleasant
    |CLT|Charlotte Independence|American Legion Memorial Stadium|Charlotte, NC||Charlotte
    |CHA|Chattanooga Red Wolves SC|CHI Memorial Stadium|East Ridge, TN|Chattanooga Red Wolves;Red Wolves SC|East Ridge
    |COS|Colorado Springs Switchbacks FC|Weidner Field|Colorado Springs, CO|Colorado Springs Switchbacks;Switchbacks|Colorado Springs
    |CC|Corpus Christi FC|Cabaniss Soccer Complex|Corpus Christi, TX||Corpus Christi
    |DET|Detroit City FC|Keyworth Stadium|Hamtramck, MI|Detroit City;Le Rouge|Hamtramck
    |ELP|El Paso Locomotive FC|Southwest University Park|El Paso, TX|El Paso Locomotive|El Paso
    |NAP|FC Naples|Paradise Coast Sports Complex|Naples, FL||Naples
    |TUL|FC Tulsa|ONEOK Field|Tulsa, OK|Tulsa Roughnecks FC;Tulsa Roughnecks|Tulsa
    |FTW|Fort Wayne FC|Ruoff Mortgage Stadium|Fort Wayne, IN||Fort Wayne
    |MAD|Forward Madison FC|Breese Stevens Field|Madison, WI|Forward Madison|Madison
    |GVL|Greenville Triumph SC|Paladin Stadium|Greenville, SC|Greenville Triumph|Greenville
    |HFD|Hartford Athletic|Trinity Health Stadium|Hartford, CT||Hartford
    |IND|Indy Eleven|Carroll Stadium|Indianapolis, IN||Indianapolis
    |LV|Las Vegas Lights FC|Cashman Field|Las Vegas, NV|Las Vegas Lights;LVL|Las Vegas
    |LEX|Lexington SC|Lexington SC Stadium|Lexington, KY|Lexington Sporting Club|Lexington
    |LDN|Loudoun United FC|Segra Field|Leesburg, VA|Loudoun United|Leesburg
    |LOU|Louisville City FC|Lynn Family Stadium|Louisville, KY|Louisville City;LouCity|Louisville
    |MEM|Memphis 901 FC|AutoZone Park|Memphis, TN|Memphis 901|Memphis
    |MIA|Miami FC|Pitbull Stadium|Miami, FL|The Miami FC|Miami
    |MB|Monterey Bay FC|Cardinale Stadium|Seaside, CA|Monterey Bay|Seaside
    |NM|New Mexico United|Isotopes Park|Albuquerque, NM|NMU|Albuquerque
    |NC|North Carolina FC|First Horizon Stadium at WakeMed Soccer Park|Cary, NC|NCFC;Carolina RailHawks|Cary
    |OAK|Oakland Roots SC|Oakland Coliseum|Oakland, CA|Oakland Roots|Oakland
    |KNX|One Knoxville SC|Covenant Health Park|Knoxville, TN|One Knoxville|Knoxville
    |OC|Orange County SC|Championship Soccer Stadium|Irvine, CA|OCSC|Irvine
    |PHX|Phoenix Rising FC|Phoenix Rising Stadium|Phoenix, AZ|Phoenix Rising|Phoenix
    |PIT|Pittsburgh Riverhounds SC|F.N.B. Stadium|Pittsburgh, PA|Pittsburgh Riverhounds;Riverhounds|Pittsburgh
    |PDH|Portland Hearts of Pine|Fitzpatrick Stadium|Portland, ME|Hearts of Pine|Portland
    |RI|Rhode Island FC|Centreville Bank Stadium|Pawtucket, RI|RIFC|Pawtucket
    |RIC|Richmond Kickers|City Stadium|Richmond, VA||Richmond
    |SAC|Sacramento Republic FC|Heart Health Park|Sacramento, CA|Sacramento Republic|Sacramento
    |SA|San Antonio FC|Toyota Field|San Antonio, TX|SAFC|San Antonio
    |SRQ|Sarasota Paradise|Premier Sports Campus|Lakewood Ranch, FL||Lakewood Ranch
    |TRM|South Georgia Tormenta FC|Tormenta Stadium|Statesboro, GA|Tormenta FC;South Georgia Tormenta;Tormenta|Statesboro
    |SPK|Spokane Velocity FC|ONE Spokane Stadium|Spokane, WA|Spokane Velocity|Spokane
    |JAX|Sporting Club Jacksonville|Hodges Stadium|Jacksonville, FL|Sporting JAX;Sporting Jacksonville|Jacksonville
    |TB|Tampa Bay Rowdies|Al Lang Stadium|St. Petersburg, FL|TBR;Rowdies|St. Petersburg
    |TXO|Texoma FC|Historic Bearcat Stadium|Sherman, TX||Sherman
    |OMA|Union Omaha|Werner Park|Papillion, NE||Papillion
    |WES|Westchester SC|The Stadium at Memorial Field|Mount Vernon, NY||Mount Vernon
    EFL|ACC|Accrington Stanley|Wham Stadium|Accrington, England|Accrington Stanley FC|Accrington
    |AFC|AFC Wimbledon|Cherry Red Records Stadium|London, England|Wimbledon|London
    |BNT|Barnet|The Hive Stadium|London, England|Barnet FC|
    |BAR|Barnsley|Oakwell|Barnsley, England|Barnsley FC|
    |BRW|Barrow|Holker Street|Barrow-in-Furness, England|Barrow AFC;Barrow FC|Barrow-in-Furness
    |BIR|Birmingham City|St Andrew's @ Knighthead Park|Birmingham, England|Birmingham City FC|Birmingham
    |BLB|Blackburn Rovers|Ewood Park|Blackburn, England|Blackburn Rovers FC|Blackburn
    |BLP|Blackpool|Bloomfield Road|Blackpool, England|Blackpool FC|
    |BOL|Bolton Wanderers|Toughsheet Community Stadium|Bolton, England|Bolton Wanderers FC|Bolton
    |BRA|Bradford City|Valley Parade|Bradford, England|Bradford City FC|Bradford
    |BRC|Bristol City|Ashton Gate|Bristol, England|Bristol City FC|Bristol
    |BRR|Bristol Rovers|Memorial Stadium|Bristol, England|Bristol Rovers FC|Bristol
    |BRO|Bromley|Hayes Lane|London, England|Bromley FC|London
    |BRT|Burton Albion|Pirelli Stadium|Burton upon Trent, England|Burton;Burton Albion FC|Burton upon Trent
    |CAM|Cambridge United|Abbey Stadium|Cambridge, England|Cambridge Utd;Cambridge United FC|Cambridge
    |CAR|Cardiff City|Cardiff City Stadium|Cardiff, Wales|Cardiff City FC|Cardiff
    |CAL|Carlisle United|Brunton Park|Carlisle, England|Carlisle United FC|Carlisle
    |CHA|Charlton Athletic|The Valley|London, England|Charlton;Charlton Athletic FC|London
    |CHT|Cheltenham Town|Completely-Suzuki Stadium|Cheltenham, England|Cheltenham Town FC|Cheltenham
    |CHF|Chesterfield|SMH Group Stadium|Chesterfield, England|Chesterfield FC|
    |COL|Colchester United|JobServe Community Stadium|Colchester, England|Colchester United FC|Colchester
    |COV|Coventry City|Coventry Building Society Arena|Coventry, England|Coventry City FC|Coventry
    |CRA|Crawley Town|Broadfield Stadium|Crawley, England|Crawley Town FC|Crawley
    |CRE|Crewe Alexandra|Gresty Road|Crewe, England|Crewe Alexandra FC|Crewe
    |DER|Derby County|Pride Park Stadium|Derby, England|Derby County FC|Derby
    |DON|Doncaster Rovers|Eco-Power Stadium|Doncaster, England|Doncaster Rovers FC|Doncaster
    |EXE|Exeter City|St James Park|Exeter, England|Exeter City FC|Exeter
    |FLE|Fleetwood Town|Highbury Stadium|Fleetwood, England|Fleetwood Town FC|Fleetwood
    |FGR|Forest Green Rovers|The New Lawn|Nailsworth, England|Forest Green;Forest Green Rovers FC|Nailsworth
    |GIL|Gillingham|Priestfield Stadium|Gillingham, England|Gillingham FC|
    |GRI|Grimsby Town|Blundell Park|Cleethorpes, England|Grimsby;Grimsby Town FC|Cleethorpes
    |HGT|Harrogate Town|Wetherby Road|Harrogate, England|Harrogate Town FC|Harrogate
    |HUD|Huddersfield Town|Accu Stadium|Huddersfield, England|Huddersfield Town FC|Huddersfield
    |HUL|Hull City|MKM Stadium|Kingston upon Hull, England|Hull City FC|Kingston upon Hull;Hull
    |IPS|Ipswich Town|Portman Road|Ipswich, England|Ipswich Town FC|Ipswich
    |LEI|Leicester City|King Power Stadium|Leicester, England|Leicester City FC|Leicester
    |LEY|Leyton Orient|Brisbane Road|London, England|Leyton Orient FC|London;Orient
    |LIN|Lincoln City|LNER Stadium|Lincoln, England|Lincoln City FC|Lincoln
    |LUT|Luton Town|Kenilworth Road|Luton, England|Luton Town FC|Luton
    |MAN|Mansfield Town|One Call Stadium|Mansfield, England|Mansfield Town FC|Mansfield
    |MID|Middlesbrough|Riverside Stadium|Middlesbrough, England|Middlesbrough FC|Boro
    |MIL|Millwall|The Den|London, England|Millwall FC|London
    |MKD|Milton Keynes Dons|Stadium MK|Milton Keynes, England|MK Dons;Milton Keynes Dons FC|Milton Keynes
    |MOR|Morecambe|Mazuma Stadium|Morecambe, England|Morecambe FC|
    |NPC|Newport County|Rodney Parade|Newport, Wales|Newport County FC|Newport
    |NTH|Northampton Town|Sixfields|Northampton, England|Northampton Town FC|Northampton
    |NOR|Norwich City|Carrow Road|Norwich, England|Norwich City FC|Norwich
    |NCO|Notts County|Meadow Lane|Nottingham, England|Notts County FC|Nottingham
    |OLD|Oldham Athletic|Boundary Park|Oldham, England|Oldham Athletic FC|Oldham
    |OXF|Oxford United|Kassam Stadium|Oxford, England|Oxford Utd;Oxford United FC|Oxford
    |PET|Peterborough United|Weston Homes Stadium|Peterborough, England|Peterboro;Peterborough United FC|Peterborough
    |PLY|Plymouth Argyle|Home Park|Plymouth, England|Plymouth Argyle FC|Plymouth
    |PVA|Port Vale|Vale Park|Stoke-on-Trent, England|Port Vale FC|Stoke-on-Trent
    |POR|Portsmouth|Fratton Park|Portsmouth, England|Portsmouth FC;Pompey|
    |PNE|Preston North End|Deepdale|Preston, England|PRE;Preston North End FC|Preston
    |QPR|Queens Park Rangers|Loftus Road|London, England|Queens Park Rangers FC;QPR|London
    |REA|Reading|Select Car Leasing Stadium|Reading, England|Reading FC|
    |ROC|Rochdale|Crown Oil Arena|Rochdale, England|Rochdale AFC|
    |ROT|Rotherham United|New York Stadium|Rotherham, England|Rotherham United FC|Rotherham
    |SAL|Salford City|Peninsula Stadium|Salford, England|Salford City FC|Salford
    |SHU|Sheffield United|Bramall Lane|Sheffield, England|Sheff Utd;Sheffield Utd;Sheff United;Sheffield United FC|Sheffield
    |SHW|Sheffield Wednesday|Hillsborough|Sheffield, England|Sheff Wed;Sheffield Weds;Sheff Wednesday;Sheffield Wednesday FC|Sheffield
    |SHR|Shrewsbury Town|Croud Meadow|Shrewsbury, England|Shrewsbury Town FC|Shrewsbury
    |SOU|Southampton|St Mary's Stadium|Southampton, England|Southampton FC|
    |STE|Stevenage|Lamex Stadium|Stevenage, England|Stevenage FC|
    |STP|Stockport County|Edgeley Park|Stockport, England|Stockport County FC|Stockport
    |STK|Stoke City|bet365 Stadium|Stoke-on-Trent, England|Stoke;Stoke City FC|Stoke-on-Trent
    |SUT|Sutton United|Gander Green Lane|Sutton, England|Sutton Utd;Sutton United FC|Sutton
    |SWA|Swansea City|Swansea.com Stadium|Swansea, Wales|Swansea City FC|Swansea
    |SWI|Swindon Town|County Ground|Swindon, England|Swindon Town FC|Swindon
    |TRA|Tranmere Rovers|Prenton Park|Birkenhead, England|Tranmere;Tranmere Rovers FC|Birkenhead
    |WAL|Walsall|Bescot Stadium|Walsall, England|Walsall FC|
    |WAT|Watford|Vicarage Road|Watford, England|Watford FC|
    |WBA|West Bromwich Albion|The Hawthorns|West Bromwich, England|West Brom;West Bromwich Albion FC|West Bromwich
    |WIG|Wigan Athletic|Brick Community Stadium|Wigan, England|Wigan Athletic FC|Wigan
    |WRE|Wrexham|Racecourse Ground|Wrexham, Wales|Wrexham AFC;Wrexham FC|
    |WYC|Wycombe Wanderers|Adams Park|High Wycombe, England|Wycombe;Wycombe Wanderers FC|High Wycombe
    |YOR|York City|LNER Community Stadium|York, England|York City FC|York
    NatL|FYL|AFC Fylde|Mill Farm|Kirkham, England|Fylde|
    |ALD|Aldershot Town|EBB Stadium|Aldershot, England|Aldershot Town FC;Aldershot|
    |ALT|Altrincham|Moss Lane|Altrincham, England|Altrincham FC|
    |BOR|Boreham Wood|Meadow Park|Borehamwood, England|Boreham Wood FC|
    |BOS|Boston United|Jakemans Community Stadium|Boston, England|Boston Utd|
    |BRT|Braintree Town|Cressing Road|Braintree, England|Braintree|
    |BRK|Brackley Town||Brackley, England|Brackley|
    |EAS|Eastleigh|Silverlake Stadium|Eastleigh, England|Eastleigh FC|
    |HAL|FC Halifax Town|The Shay|Halifax, England|Halifax Town|
    |GAT|Gateshead|Gateshead International Stadium|Gateshead, England|Gateshead FC|
    |HAR|Hartlepool United|Victoria Park|Hartlepool, England|Hartlepool;Hartlepool Utd|
    |HOR|Hornchurch|Hornchurch Stadium|Upminster, England|Hornchurch FC;AFC Hornchurch|
    |KID|Kidderminster Harriers|Aggborough|Kidderminster, England|Kidderminster|
    |SCU|Scunthorpe United|Glanford Park|Scunthorpe, England|Scunthorpe;Scunthorpe Utd|
    |SOL|Solihull Moors|Damson Park|Solihull, England||
    |SOU|Southend United|Roots Hall|Southend-on-Sea, England|Southend;Southend Utd|
    |TAM|Tamworth|The Lamb Ground|Tamworth, England|Tamworth FC|
    |TRU|Truro City|Truro City Stadium|Truro, England|Truro|
    |WEA|Wealdstone|Grosvenor Vale|London, England|Wealdstone FC|
    |WOK|Woking|Kingfield Stadium|Woking, England|Woking FC|
    |WOR|Worthing|Woodside Road|Worthing, England|Worthing FC|
    |YEO|Yeovil Town|Huish Park|Yeovil, England|Yeovil|
    Bundesliga|FCH|1. FC Heidenheim|Voith-Arena|Heidenheim, Germany|1. FC Heidenheim 1846;FC Heidenheim;HDH|Heidenheim
    |FCK|1. FC Kaiserslautern|Fritz-Walter-Stadion|Kaiserslautern, Germany|KAI|Kaiserslautern
    |KOE|1. FC Köln|RheinEnergieStadion|Köln, Germany|FC Köln;1. FC Koeln;FC Cologne;1. FC Cologne;Cologne;KOL;FC Koln|Köln
    |FCM|1. FC Magdeburg|Avnet Arena|Magdeburg, Germany|MAG|Magdeburg
    |FCN|1. FC Nürnberg|Max-Morlock-Stadion|Nuremberg, Germany|Nürnberg;FC Nürnberg;FC Nuremberg;NUR|Nuremberg
    |FCU|1. FC Union Berlin|Stadion An der Alten Försterei|Berlin, Germany|Union Berlin;FC Union Berlin;UNB|Berlin
    |M05|1. FSV Mainz 05|Mewa Arena|Mainz, Germany|Mainz 05;FSV Mainz 05;MAI|Mainz
    |B04|Bayer 04 Leverkusen|BayArena|Leverkusen, Germany|Bayer Leverkusen;LEV|Leverkusen
    |BVB|Borussia Dortmund|Signal Iduna Park|Dortmund, Germany|BVB 09;DOR|Dortmund
    |BMG|Borussia Mönchengladbach|Borussia-Park|Mönchengladbach, Germany|M'gladbach;Borussia M'gladbach;Gladbach;M'Gladbach;Bor. Mönchengladbach|Mönchengladbach
    |DSC|DSC Arminia Bielefeld|SchücoArena|Bielefeld, Germany|Arminia Bielefeld;BIE|Bielefeld
    |SGD|Dynamo Dresden|Rudolf-Harbig-Stadion|Dresden, Germany|SG Dynamo Dresden;DRE|Dresden
    |EBS|Eintracht Braunschweig|Eintracht-Stadion|Braunschweig, Germany|BRA|Braunschweig
    |SGE|Eintracht Frankfurt|Deutsche Bank Park|Frankfurt am Main, Germany|Frankfurt;Ein Frankfurt;E Frankfurt|Frankfurt am Main
    |FCA|FC Augsburg|WWK Arena|Augsburg, Germany|AUG|Augsburg
    |FCB|FC Bayern München|Allianz Arena|Munich, Germany|Bayern Munich;Bayern München;Bayern;FC Bayern;FC Bayern Munich;BAY;MUN|Munich
    |FCE|FC Energie Cottbus|LEAG Energie Stadion|Cottbus, Germany|Energie Cottbus|Cottbus
    |FCR|FC Hansa Rostock|Ostseestadion|Rostock, Germany|Hansa Rostock|Rostock
    |S04|FC Schalke 04|Veltins-Arena|Gelsenkirchen, Germany|Schalke 04;Schalke;SCH|Gelsenkirchen
    |STP|FC St. Pauli|Millerntor-Stadion|Hamburg, Germany|St. Pauli;St Pauli|
    |F95|Fortuna Düsseldorf|Merkur Spiel-Arena|Düsseldorf, Germany|DUS|Düsseldorf;Dusseldorf
    |HSV|Hamburger SV|Volksparkstadion|Hamburg, Germany|HAM;Hamburg;Hamburg SV;HSV Hamburg|Hamburg
    |H96|Hannover 96|Heinz von Heiden Arena|Hannover, Germany|HAN;Hanover 96|Hannover
    |BSC|Hertha BSC|Olympiastadion|Berlin, Germany|Hertha;Hertha Berlin;BER|Berlin
    |KSV|Holstein Kiel|Holstein-Stadion|Kiel, Germany|KIE|Kiel
    |KSC|Karlsruher SC|BBBank Wildpark|Karlsruhe, Germany|KAR|Karlsruhe
    |MSV|MSV Duisburg|Schauinsland-Reisen-Arena|Duisburg, Germany||Duisburg
    |SCM|Preußen Münster|LVM-Preußenstadion|Münster, Germany|SC Preußen Münster;Preussen Münster|Münster
    |RBL|RB Leipzig|Red Bull Arena|Leipzig, Germany|RasenBallsport Leipzig|Leipzig
    |SCF|SC Freiburg|Europa-Park Stadion|Freiburg, Germany|FRE;Sport-Club Freiburg|Freiburg
    |SCP|SC Paderborn 07|Home Deluxe Arena|Paderborn, Germany|SC Paderborn;PAD|Paderborn
    |SGF|SpVgg Greuther Fürth|Sportpark Ronhof Thomas Sommer|Fürth, Germany|Greuther Fürth;Greuther Furth|Fürth
    |SSV|SSV Jahn Regensburg|Jahnstadion Regensburg|Regensburg, Germany|Jahn Regensburg|Regensburg
    |ULM|SSV Ulm 1846|Donaustadion|Ulm, Germany|SSV Ulm|
    |D98|SV Darmstadt 98|Merck-Stadion am Böllenfalltor|Darmstadt, Germany|Darmstadt 98;DAR|Darmstadt
    |ELV|SV Elversberg|Ursapharm-Arena an der Kaiserlinde|Spiesen-Elversberg, Germany|SV 07 Elversberg;Elversberg|Spiesen-Elversberg
    |SVW|SV Werder Bremen|Weserstadion|Bremen, Germany|Werder Bremen;Werder;BRE|Bremen
    |TSG|TSG Hoffenheim|PreZero Arena|Sinsheim, Germany|TSG 1899 Hoffenheim;1899 Hoffenheim;Hoffenheim;HOF|Sinsheim
    |M60|TSV 1860 München|Grünwalder Stadion|Munich, Germany|1860 München;1860 Munich;TSV 1860 Munich|Munich
    |VFB|VfB Stuttgart|MHPArena|Stuttgart, Germany|STU|Stuttgart
    |BOC|VfL Bochum|Vonovia Ruhrstadion|Bochum, Germany|VfL Bochum 1848|Bochum
    |OSN|VfL Osnabrück|Bremer Brücke|Osnabrück, Germany||Osnabrück
    |WOB|VfL Wolfsburg|Volkswagen Arena|Wolfsburg, Germany||Wolfsburg
    |RWE|Rot-Weiss Essen|Stadion an der Hafenstraße|Essen, Germany|Rot-Weiß Essen;RW Essen|
    |VER|SC Verl|Sportclub Arena|Verl, Germany||
    |AAC|Alemannia Aachen|Tivoli|Aachen, Germany|TSV Alemannia Aachen|
    |WEH|SV Wehen Wiesbaden|BRITA-Arena|Wiesbaden, Germany|Wehen Wiesbaden;Wehen|
    |WAM|SV Waldhof Mannheim|Carl-Benz-Stadion|Mannheim, Germany|Waldhof Mannheim;SV Waldhof Mannheim 07|
    |VIK|FC Viktoria Köln|Sportpark Höhenberg|Köln, Germany|Viktoria Köln;FC Viktoria Köln 1904|
    |FCI|FC Ingolstadt 04|Audi-Sportpark|Ingolstadt, Germany|FC Ingolstadt|
    |VB2|VfB Stuttgart II|GAZi-Stadion auf der Waldau|Stuttgart, Germany||
    |FCS|1. FC Saarbrücken|Ludwigsparkstadion|Saarbrücken, Germany|FC Saarbrücken|
    |TS2|TSG Hoffenheim II|Dietmar-Hopp-Stadion|Sinsheim, Germany|TSG 1899 Hoffenheim II|
    |HAV|TSV Havelse|Eilenriedestadion|Hannover, Germany||
    |MEP|SV Meppen|Hänsch-Arena|Meppen, Germany||
    |GRO|SG Sonnenhof Großaspach|WIRmachenDRUCK Arena|Aspach, Germany|Sonnenhof Großaspach|
    |FKO|Fortuna Köln|Südstadion|Köln, Germany|SC Fortuna Köln|
    |FWK|Würzburger Kickers|Akon Arena|Würzburg, Germany|FC Würzburger Kickers|
    |S05|1. FC Schweinfurt 05|Sachs-Stadion|Schweinfurt, Germany|FC Schweinfurt 05;Schweinfurt 05|
    LaLiga|CEU|AD Ceuta|Alfonso Murube|Ceuta, Spain|AD Ceuta FC|Ceuta
    |ALB|Albacete Balompié|Carlos Belmonte|Albacete, Spain||Albacete
    |ATH|Athletic Club|San Mamés|Bilbao, Spain|Athletic Bilbao;Athletic Club Bilbao;Ath Bilbao|Bilbao
    |ATM|Atlético de Madrid|Riyadh Air Metropolitano|Madrid, Spain|Atlético Madrid;Atletico Madrid;Atlético;Atleti;Club Atlético de Madrid;Ath Madrid;ATL|Madrid
    |BUR|Burgos CF|El Plantío|Burgos, Spain||Burgos
    |OSA|CA Osasuna|El Sadar|Pamplona, Spain|Osasuna|Pamplona
    |CAS|CD Castellón|SkyFi Castalia|Castelló de la Plana, Spain|Castellón;Castellon|Castelló de la Plana
    |LEG|CD Leganés|Butarque|Leganés, Spain||Leganés;Leganes
    |MIR|CD Mirandés|Estadio Municipal de Anduva|Miranda de Ebro, Spain|Mirandés;Mirandes|Miranda de Ebro
    |CEL|Celta de Vigo|Balaídos|Vigo, Spain|RC Celta;Celta Vigo;RC Celta de Vigo;Celta;Real Club Celta|Vigo
    |CUL|Cultural Leonesa|Reino de León|León, Spain|Cultural y Deportiva Leonesa|León
    |CAD|Cádiz CF|Nuevo Mirandilla|Cadiz, Spain||Cádiz;Cadiz
    |COR|Córdoba CF|Nuevo Arcángel|Córdoba, Spain||Córdoba;Cordoba
    |ALA|Deportivo Alavés|Mendizorroza|Vitoria-Gasteiz, Spain|Alavés;Alaves|Vitoria-Gasteiz
    |DEP|Deportivo La Coruña|Riazor|A Coruña, Spain|RC Deportivo;Deportivo de La Coruña;La Coruña;Dépor|A Coruña
    |ELC|Elche CF|Martínez Valero|Elche, Spain||Elche
    |AND|FC Andorra|Estadi de la FAF|Encamp, Andorra||Encamp;Andorra
    |FCB|FC Barcelona|Spotify Camp Nou|Barcelona, Spain|Barça;BAR;Barca|Barcelona
    |GET|Getafe CF|Coliseum|Getafe, Spain||Getafe
    |GIR|Girona FC|Montilivi|Girona, Spain||Girona
    |GRA|Granada CF|Nuevo Los Cármenes|Granada, Spain||Granada
    |LEV|Levante UD|Ciutat de València|Valencia, Spain|Levante|
    |MGA|Málaga CF|La Rosaleda|Málaga, Spain||Málaga;Malaga
    |RAC|Racing de Santander|El Sardinero|Santander, Spain|Racing Santander;Real Racing Club|Santander
    |RAY|Rayo Vallecano|Campo de Fútbol de Vallecas|Madrid, Spain|Vallecano;Rayo;Rayo Vallecano de Madrid|Madrid
    |ESP|RCD Espanyol|RCDE Stadium|Cornellà de Llobregat, Spain|Espanyol;Espanyol de Barcelona;RCD Espanyol de Barcelona;Espanol|Cornellà de Llobregat
    |MLL|RCD Mallorca|Estadi Mallorca Son Moix|Palma, Spain|Mallorca;Real Mallorca;MAL|Palma
    |BET|Real Betis|Estadio Benito Villamarín|Sevilla, Spain|Real Betis Balompié;Betis|
    |RMA|Real Madrid|Santiago Bernabéu|Madrid, Spain|Real Madrid CF;RM|Madrid
    |OVI|Real Oviedo|Carlos Tartiere|Oviedo, Spain||Oviedo
    |RSO|Real Sociedad|Reale Arena|San Sebastián, Spain|Real Sociedad de Fútbol;Sociedad;La Real|San Sebastián
    |RSB|Real Sociedad B|Anoeta Mini|San Sebastián, Spain|Real Sociedad II;Sanse|San Sebastián
    |VLD|Real Valladolid|José Zorrilla|Valladolid, Spain|Real Valladolid CF|Valladolid
    |ZAR|Real Zaragoza|Ibercaja Estadio|Zaragoza, Spain||Zaragoza
    |EIB|SD Eibar|Ipurua|Eibar, Spain||Eibar
    |HUE|SD Huesca|El Alcoraz|Huesca, Spain||Huesca
    |SEV|Sevilla FC|Ramón Sánchez-Pizjuán|Sevilla, Spain|FC Sevilla|Sevilla
    |SPG|Sporting de Gijón|El Molinón|Gijón, Spain|Sporting Gijón;Real Sporting;Real Sporting de Gijón;Sp Gijon|Gijón
    |ALM|UD Almería|Estadio de los Juegos Mediterráneos|Almería, Spain||Almería;Almeria
    |LPA|UD Las Palmas|Estadio Gran Canaria|Las Palmas de Gran Canaria, Spain|Las Palmas|Las Palmas de Gran Canaria
    |VAL|Valencia CF|Mestalla|Valencia, Spain||Valencia
    |VIL|Villarreal CF|Estadio de la Cerámica|Villarreal, Spain||Villarreal
    SerieA|MIL|AC Milan|San Siro|Milan, Italy||Milan
    |ATA|Atalanta|New Balance Arena|Bergamo, Italy|Atalanta BC;Atalanta Bergamo|Bergamo
    |AVE|Avellino|Stadio Partenio-Adriano Lombardi|Avellino, Italy|US Avellino|
    |BAR|Bari|Stadio San Nicola|Bari, Italy|SSC Bari|
    |BOL|Bologna|Stadio Renato Dall'Ara|Bologna, Italy|Bologna FC;Bologna FC 1909|
    |BRE|Brescia|Stadio Mario Rigamonti|Brescia, Italy|Brescia Calcio|
    |CAG|Cagliari|Unipol Domus|Cagliari, Italy|Cagliari Calcio|
    |CAR|Carrarese|Stadio dei Marmi|Carrara, Italy|Carrarese Calcio|Carrara
    |CTZ|Catanzaro|Stadio Nicola Ceravolo|Catanzaro, Italy|US Catanzaro|
    |CES|Cesena|Orogel Stadium|Cesena, Italy|Cesena FC|
    |CIT|Cittadella|Stadio Pier Cesare Tombolato|Cittadella, Italy|AS Cittadella|
    |COM|Como|Stadio Giuseppe Sinigaglia|Como, Italy|Como 1907|
    |COS|Cosenza|Stadio San Vito-Gigi Marulla|Cosenza, Italy|Cosenza Calcio|
    |CRE|Cremonese|Stadio Giovanni Zini|Cremona, Italy|US Cremonese|Cremona
    |EMP|Empoli|Stadio Carlo Castellani|Empoli, Italy|Empoli FC|
    |FIO|Fiorentina|Stadio Artemio Franchi|Florence, Italy|ACF Fiorentina|Florence
    |FRO|Frosinone|Stadio Benito Stirpe|Frosinone, Italy|Frosinone Calcio|
    |GEN|Genoa|Stadio Luigi Ferraris|Genoa, Italy|Genoa CFC|
    |VER|Hellas Verona|Stadio Marcantonio Bentegodi|Verona, Italy|Hellas Verona FC;HVE|Verona
    |INT|Inter|San Siro|Milan, Italy|Inter Milan;FC Internazionale Milano;Internazionale;FC Internazionale|
    |JST|Juve Stabia|Stadio Romeo Menti|Castellammare di Stabia, Italy|SS Juve Stabia|Castellammare di Stabia
    |JUV|Juventus|Allianz Stadium|Turin, Italy|Juventus FC;Juve;Juventus Turin|Turin
    |LAZ|Lazio|Stadio Olimpico|Rome, Italy|SS Lazio;S.S. Lazio;Lazio Roma|Rome
    |LEC|Lecce|Stadio Via del Mare|Lecce, Italy|US Lecce|
    |MAN|Mantova|Stadio Danilo Martelli|Mantua, Italy|Mantova 1911|Mantua
    |MOD|Modena|Stadio Alberto Braglia|Modena, Italy|Modena FC|
    |MON|Monza|U-Power Stadium|Monza, Italy|AC Monza|
    |NAP|Napoli|Stadio Diego Armando Maradona|Naples, Italy|SSC Napoli|Naples
    |PAD|Padova|Stadio Euganeo|Padua, Italy|Calcio Padova|Padua
    |PAL|Palermo|Stadio Renzo Barbera|Palermo, Italy|Palermo FC|
    |PAR|Parma|Stadio Ennio Tardini|Parma, Italy|Parma Calcio 1913;Parma Calcio|
    |PES|Pescara|Stadio Adriatico|Pescara, Italy|Delfino Pescara|
    |PIS|Pisa|Cetilar Arena|Pisa, Italy|Pisa SC;AC Pisa 1909|
    |REG|Reggiana|Mapei Stadium|Reggio Emilia, Italy|AC Reggiana|Reggio Emilia
    |ROM|Roma|Stadio Olimpico|Rome, Italy|AS Roma|Rome
    |SAL|Salernitana|Stadio Arechi|Salerno, Italy|US Salernitana;US Salernitana 1919|Salerno
    |SAM|Sampdoria|Stadio Luigi Ferraris|Genoa, Italy|UC Sampdoria|
    |SAS|Sassuolo|Mapei Stadium|Reggio Emilia, Italy|US Sassuolo;Sassuolo Calcio;US Sassuolo Calcio|Reggio Emilia
    |SPE|Spezia|Stadio Alberto Picco|La Spezia, Italy|Spezia Calcio|La Spezia
    |SUD|Südtirol|Stadio Druso|Bolzano, Italy|FC Südtirol;FC Sudtirol|Bolzano
    |TOR|Torino|Stadio Olimpico Grande Torino|Turin, Italy|Torino FC|Turin
    |UDI|Udinese|Bluenergy Stadium|Udine, Italy|Udinese Calcio|Udine
    |VEN|Venezia|Stadio Pier Luigi Penzo|Venice, Italy|Venezia FC|Venice
    |VIC|Vicenza|Stadio Romeo Menti|Vicenza, Italy|LR Vicenza|
    |ENT|Virtus Entella|Stadio Comunale|Chiavari, Italy|Entella|Chiavari
    Ligue1|ACA|AC Ajaccio|Stade François-Coty|Ajaccio, France||Ajaccio
    |AJA|AJ Auxerre|Stade de l'Abbé-Deschamps|Auxerre, France|AUX|Auxerre
    |ASC|Amiens SC|Stade de la Licorne|Amiens, France||Amiens
    |ANG|Angers SCO|Stade Raymond Kopa|Angers, France|SCO Angers|Angers
    |ASM|AS Monaco|Stade Louis II|Monaco, Monaco|MON|Monaco
    |ASNL|AS Nancy-Lorraine|Stade Marcel Picot|Nancy, France|Nancy Lorraine|Nancy
    |ASSE|AS Saint-Étienne|Stade Geoffroy-Guichard|Saint-Étienne, France|St Etienne;St Étienne;STE|Saint-Étienne
    |CF63|Clermont Foot 63|Stade Gabriel-Montpied|Clermont-Ferrand, France|Clermont;Clermont Foot;CLE|Clermont-Ferrand
    |EAG|EA Guingamp|Stade du Roudourou|Guingamp, France|En Avant Guingamp|Guingamp
    |EST|ESTAC Troyes|Stade de l'Aube|Troyes, France|TRO|Troyes
    |FCA|FC Annecy|Parc des Sports|Annecy, France||Annecy
    |FCL|FC Lorient|Stade du Moustoir|Lorient, France|LOR|Lorient
    |MART|FC Martigues|Stade Francis Turcan|Martigues, France||Martigues
    |FCM|FC Metz|Stade Saint-Symphorien|Metz, France|MET|Metz
    |FCN|FC Nantes|Stade de la Beaujoire|Nantes, France|NAN|Nantes
    |GDB|Girondins de Bordeaux|Matmut Atlantique|Bordeaux, France|FC Girondins de Bordeaux|Bordeaux
    |GF38|Grenoble Foot 38|Stade des Alpes|Grenoble, France||Grenoble
    |HAC|Le Havre AC|Stade Océane|Le Havre, France|LHA|Le Havre
    |LMFC|Le Mans FC|Stade Marie-Marvingt|Le Mans, France||Le Mans
    |LIL|Lille OSC|Decathlon Arena - Stade Pierre-Mauroy|Villeneuve-d'Ascq, France|LOSC;LOSC Lille|Villeneuve-d'Ascq;Lille
    |MHSC|Montpellier HSC|Stade de la Mosson|Montpellier, France|Montpellier Hérault SC;MTP|Montpellier
    |NIC|OGC Nice|Allianz Riviera|Nice, France|OGCN|Nice
    |OM|Olympique de Marseille|Orange Vélodrome|Marseille, France|Olympique Marseille;MAR|Marseille
    |OL|Olympique Lyonnais|Groupama Stadium|Décines-Charpieu, France|Olympique Lyon;LYO|Décines-Charpieu;Lyon
    |PFC|Paris FC|Stade Jean-Bouin|Paris, France||Paris
    |PSG|Paris Saint-Germain|Parc des Princes|Paris, France|Paris SG;Paris St Germain;Paris St-Germain;Paris Saint-Germain FC|Paris
    |PAU|Pau FC|Nouste Camp|Pau, France||
    |RCL|RC Lens|Stade Bollaert-Delelis|Lens, France|Racing Club de Lens;LEN|Lens
    |STR|RC Strasbourg Alsace|Stade de la Meinau|Strasbourg, France|RC Strasbourg;RCSA|Strasbourg
    |RSFC|Red Star FC|Stade Bauer|Saint-Ouen, France|Red Star|Saint-Ouen
    |RAF|Rodez AF|Stade Paul-Lignon|Rodez, France|Rodez Aveyron Football|Rodez
    |SCB|SC Bastia|Stade Armand-Cesari|Bastia, France||Bastia
    |SMC|SM Caen|Stade Michel-d'Ornano|Caen, France|Stade Malherbe Caen|Caen
    |BRE|Stade Brestois 29|Stade Francis-Le Blé|Brest, France|Stade Brestois;SB29|Brest
    |SDR|Stade de Reims|Stade Auguste-Delaune|Reims, France|REI|Reims
    |LAV|Stade Lavallois|Stade Francis-Le Basser|Laval, France||Laval
    |REN|Stade Rennais FC|Roazhon Park|Rennes, France|Stade Rennais;SRFC|Rennes
    |TFC|Toulouse FC|Stadium de Toulouse|Toulouse, France|TOU|Toulouse
    |USBCO|US Boulogne|Stade de la Libération|Boulogne-sur-Mer, France|Boulogne|Boulogne-sur-Mer
    |USLD|USL Dunkerque|Stade Marcel-Tribut|Dunkirk, France|Dunkerque|Dunkirk
    AFL|ADE|Adelaide Crows|Adelaide Oval|Adelaide, SA|Crows|Adelaide
    |BL|Brisbane Lions|The Gabba|Brisbane, QLD|BRI;BRL|Brisbane;Lions
    |CAR|Carlton Blues|MCG|Melbourne, VIC|Carlton|Melbourne;Blues
    |COL|Collingwood Magpies|MCG|Melbourne, VIC|Collingwood;Magpies|Melbourne
    |ESS|Essendon Bombers|Marvel Stadium|Melbourne, VIC|Essendon;Bombers|Melbourne
    |FRE|Fremantle Dockers|Optus Stadium|Perth, WA|Fremantle;Dockers|Perth
    |GEE|Geelong Cats|GMHBA Stadium|Geelong, VIC|Cats|Geelong
    |GCS|Gold Coast Suns|People First Stadium|Gold Coast, QLD|GC|Gold Coast
    |GWS|GWS Giants|ENGIE Stadium|Sydney, NSW|Greater Western Sydney;Greater Western Sydney Giants|Sydney
    |HAW|Hawthorn Hawks|MCG|Melbourne, VIC|Hawthorn|Melbourne
    |MEL|Melbourne Demons|MCG|Melbourne, VIC|Demons|Melbourne
    |NM|North Melbourne Kangaroos|Marvel Stadium|Melbourne, VIC|North Melbourne;Kangaroos;NMFC|Melbourne
    |PA|Port Adelaide Power|Adelaide Oval|Adelaide, SA|Port Adelaide|Adelaide
    |RIC|Richmond Tigers|MCG|Melbourne, VIC||Melbourne;Richmond
    |STK|St Kilda Saints|Marvel Stadium|Melbourne, VIC|St Kilda|Melbourne
    |SYD|Sydney Swans|SCG|Sydney, NSW|Swans|Sydney
    |WCE|West Coast Eagles|Optus Stadium|Perth, WA|West Coast|Perth
    |WB|Western Bulldogs|Marvel Stadium|Melbourne, VIC|WBD|Melbourne
    CFL|BC|BC Lions|BC Place|Vancouver, BC|Lions|
    |CGY|Calgary Stampeders|McMahon Stadium|Calgary, AB|Stampeders|Calgary
    |EDM|Edmonton Elks|Commonwealth Stadium|Edmonton, AB|Elks;Edmonton Eskimos|Edmonton
    |HAM|Hamilton Tiger-Cats|Hamilton Stadium|Hamilton, ON|Tiger-Cats;Ticats;Tiger Cats|Hamilton
    |MTL|Montreal Alouettes|Percival Molson Memorial Stadium|Montreal, QC|Alouettes;Alouettes de Montréal|Montreal
    |OTT|Ottawa Redblacks|TD Place Stadium|Ottawa, ON|Redblacks;Rouge et Noir d'Ottawa|Ottawa
    |SSK|Saskatchewan Roughriders|Mosaic Stadium|Regina, SK|Roughriders;SASK|Saskatchewan
    |TOR|Toronto Argonauts|BMO Field|Toronto, ON|Argonauts;Argos|Toronto
    |WPG|Winnipeg Blue Bombers|Princess Auto Stadium|Winnipeg, MB|Blue Bombers|Winnipeg
    CPL|ATO|Atlético Ottawa|TD Place Stadium|Ottawa, ON||Ottawa
    |CAV|Cavalry FC|ATCO Field|Calgary, AB||Calgary;Cavalry
    |SUP|FC Supra du Québec|Stade Boréale|Laval, QC|Supra du Québec|Laval
    |FOR|Forge FC|Hamilton Stadium|Hamilton, ON||Hamilton;Forge
    |HFX|HFX Wanderers FC|Wanderers Grounds|Halifax, NS|HFX Wanderers;Halifax Wanderers|Halifax
    |ITO|Inter Toronto FC|York Lions Stadium|Toronto, ON|Inter Toronto;York United FC;York United|Toronto
    |PAC|Pacific FC|Starlight Stadium|Langford, BC|Pacific|Langford
    |VAL|Valour FC|Princess Auto Stadium|Winnipeg, MB||Winnipeg;Valour
    |VFC|Vancouver FC|Willoughby Community Park Stadium|Langley, BC||Langley
    Eredivisie|ADO|ADO Den Haag|Bingoal Stadion|The Hague, Netherlands|Den Haag|The Hague
    |AJA|Ajax|Johan Cruijff Arena|Amsterdam, Netherlands|AFC Ajax;Ajax Amsterdam|Amsterdam
    |AZ|AZ|AFAS Stadion|Alkmaar, Netherlands|AZ Alkmaar|Alkmaar
    |EXC|Excelsior|Van Donge & De Roo Stadion|Rotterdam, Netherlands|Excelsior Rotterdam;SBV Excelsior|Rotterdam
    |GRO|FC Groningen|Euroborg|Groningen, Netherlands||Groningen
    |TWE|FC Twente|De Grolsch Veste|Enschede, Netherlands|Twente;FC Twente Enschede|Enschede
    |UTR|FC Utrecht|Stadion Galgenwaard|Utrecht, Netherlands||Utrecht
    |VOL|FC Volendam|Kras Stadion|Volendam, Netherlands||Volendam
    |FEY|Feyenoord|De Kuip|Rotterdam, Netherlands|Feyenoord Rotterdam|Rotterdam
    |FOR|Fortuna Sittard|Fortuna Sittard Stadion|Sittard, Netherlands|For Sittard|Sittard
    |GAE|Go Ahead Eagles|De Adelaarshorst|Deventer, Netherlands||Deventer
    |HER|Heracles Almelo|Asito Stadion|Almelo, Netherlands|Heracles|Almelo
    |NAC|NAC Breda|Rat Verlegh Stadion|Breda, Netherlands||Breda
    |NEC|NEC|Goffertstadion|Nijmegen, Netherlands|NEC Nijmegen|Nijmegen
    |PEC|PEC Zwolle|MAC³Park Stadion|Zwolle, Netherlands||Zwolle
    |PSV|PSV|Philips Stadion|Eindhoven, Netherlands|PSV Eindhoven|Eindhoven
    |RKC|RKC Waalwijk|Mandemakers Stadion|Waalwijk, Netherlands||Waalwijk
    |CAM|SC Cambuur|Kooi Stadion|Leeuwarden, Netherlands|Cambuur|Leeuwarden
    |HEE|SC Heerenveen|Abe Lenstra Stadion|Heerenveen, Netherlands||Heerenveen
    |SPA|Sparta Rotterdam|Sparta Stadion Het Kasteel|Rotterdam, Netherlands||Rotterdam;Sparta
    |TEL|Telstar|711 Stadion|Velsen, Netherlands|SC Telstar|Velsen
    |VIT|Vitesse|GelreDome|Arnhem, Netherlands|Vitesse Arnhem|Arnhem
    |WIL|Willem II|Koning Willem II Stadion|Tilburg, Netherlands|Willem II Tilburg|Tilburg
    GLeague|AUS|Austin Spurs|H-E-B Center at Cedar Park|Cedar Park, TX|Spurs|Austin
    |BIR|Birmingham Squadron|Legacy Arena|Birmingham, AL|Squadron|Birmingham
    |CCG|Capital City Go-Go|CareFirst Arena|Washington, DC|Go-Go;Capital City|
    |CLC|Cleveland Charge|Public Auditorium|Cleveland, OH|Charge;Canton Charge|Cleveland
    |CPS|College Park Skyhawks|Gateway Center Arena|College Park, GA|Skyhawks|College Park
    |DEL|Delaware Blue Coats|Chase Fieldhouse|Wilmington, DE|Blue Coats|Delaware
    |GRG|Grand Rapids Gold|Van Andel Arena|Grand Rapids, MI|Gold|Grand Rapids
    |GBO|Greensboro Swarm|Novant Health Fieldhouse|Greensboro, NC|Swarm|Greensboro
    |IWA|Iowa Wolves|Casey's Center|Des Moines, IA|Wolves;IA|Iowa
    |LIN|Long Island Nets|Nassau Coliseum|Uniondale, NY|Nets;Long Island|
    |MNE|Maine Celtics|Portland Exposition Building|Portland, ME|Celtics;Maine Red Claws|Maine
    |MHU|Memphis Hustle|Landers Center|Southaven, MS|Hustle|Memphis
    |MXC|Mexico City Capitanes|Arena CDMX|Mexico City, Mexico|Capitanes;Capitanes de Ciudad de México|Mexico City
    |MCC|Motor City Cruise|Wayne State Fieldhouse|Detroit, MI|Cruise;Motor City|
    |NOB|Noblesville Boom|The Arena at Innovation Mile|Noblesville, IN|Boom;Indiana Mad Ants;Fort Wayne Mad Ants|Noblesville
    |OKC|Oklahoma City Blue|Paycom Center|Oklahoma City, OK|Blue|Oklahoma City
    |OSC|Osceola Magic|Silver Spurs Arena|Kissimmee, FL|Magic;Lakeland Magic;Osceola|
    |RAP|Raptors 905|Paramount Fine Foods Centre|Mississauga, ON|905|Raptors
    |RGV|Rio Grande Valley Vipers|Bert Ogden Arena|Edinburg, TX|Vipers;Rio Grande Valley|
    |RCR|Rip City Remix|Chiles Center|Portland, OR|Remix;Rip City|
    |SLC|Salt Lake City Stars|Maverik Center|West Valley City, UT|Stars|Salt Lake City
    |SDC|San Diego Clippers|Frontwave Arena|Oceanside, CA|Clippers;Ontario Clippers|San Diego
    |SCW|Santa Cruz Warriors|Kaiser Permanente Arena|Santa Cruz, CA|Warriors|Santa Cruz
    |SXF|Sioux Falls Skyforce|Sanford Pentagon|Sioux Falls, SD|Skyforce|Sioux Falls
    |SBL|South Bay Lakers|UCLA Health Training Center|El Segundo, CA|Lakers;South Bay|
    |STO|Stockton Kings|Adventist Health Arena|Stockton, CA|Kings|Stockton
    |TEX|Texas Legends|Comerica Center|Frisco, TX|Legends|Texas
    |VAL|Valley Suns|Mullett Arena|Tempe, AZ|Suns;Valley|
    |WES|Westchester Knicks|Westchester County Center|White Plains, NY|Knicks;Westchester|
    |WCB|Windy City Bulls|NOW Arena|Hoffman Estates, IL|Bulls;Windy City|
    |WIS|Wisconsin Herd|Oshkosh Arena|Oshkosh, WI|Herd|Wisconsin
    LigaMX|AME|América|Estadio Banorte|Mexico City, Mexico|Club América;CF América;Club America|Mexico City
    |ATS|Atlas|Estadio Jalisco|Guadalajara, Mexico|Atlas FC|
    |ASL|Atlético San Luis|Estadio Alfonso Lastras|San Luis Potosí, Mexico|Atlético de San Luis|San Luis Potosí;San Luis
    |CAZ|Cruz Azul|Estadio Olímpico Universitario|Mexico City, Mexico|CD Cruz Azul|Mexico City
    |GDL|Guadalajara|Estadio Akron|Zapopan, Mexico|Chivas;CD Guadalajara;Chivas Guadalajara;Chivas de Guadalajara|Zapopan
    |JUA|Juárez|Estadio Olímpico Benito Juárez|Ciudad Juárez, Mexico|FC Juárez;Bravos|Ciudad Juárez
    |LEO|León|Estadio León|León, Mexico|Club León|
    |MAZ|Mazatlán|Estadio El Encanto|Mazatlán, Mexico|Mazatlán FC|
    |MTY|Monterrey|Estadio BBVA|Guadalupe, Mexico|Rayados;CF Monterrey;Rayados de Monterrey|Guadalupe
    |NEC|Necaxa|Estadio Victoria|Aguascalientes, Mexico|Club Necaxa|Aguascalientes
    |PAC|Pachuca|Estadio Hidalgo|Pachuca, Mexico|CF Pachuca;Tuzos|
    |PUE|Puebla|Estadio Cuauhtémoc|Puebla, Mexico|Club Puebla|
    |PUM|Pumas UNAM|Estadio Olímpico Universitario|Mexico City, Mexico|Pumas;UNAM;Club Universidad Nacional|Mexico City
    |QRO|Querétaro|Estadio Corregidora|Querétaro, Mexico|Gallos Blancos|
    |SAN|Santos Laguna|Estadio Corona|Torreón, Mexico||Torreón;Santos
    |TIG|Tigres UANL|Estadio Universitario|San Nicolás de los Garza, Mexico|Tigres;UANL|San Nicolás de los Garza
    |TIJ|Tijuana|Estadio Caliente|Tijuana, Mexico|Xolos;Club Tijuana|
    |TOL|Toluca|Estadio Nemesio Díez|Toluca, Mexico|Deportivo Toluca|
    LigaPT|ALV|Alverca|Complexo Desportivo de Alverca|Alverca do Ribatejo, Portugal|FC Alverca|Alverca do Ribatejo
    |ARO|Arouca|Estádio Municipal de Arouca|Arouca, Portugal|FC Arouca|
    |AVS|AVS|Estádio do CD das Aves|Vila das Aves, Portugal|AVS Futebol SAD|Vila das Aves
    |SLB|Benfica|Estádio da Luz|Lisbon, Portugal|SL Benfica;BEN;Sport Lisboa e Benfica|Lisbon
    |BOA|Boavista|Estádio do Bessa|Porto, Portugal|Boavista FC|
    |CAS|Casa Pia|Estádio Municipal de Rio Maior|Rio Maior, Portugal|Casa Pia AC|Rio Maior
    |EST|Estoril Praia|Estádio António Coimbra da Mota|Estoril, Portugal|GD Estoril Praia|Estoril
    |EAM|Estrela da Amadora|Estádio José Gomes|Amadora, Portugal|CF Estrela da Amadora;Estrela Amadora|Amadora
    |FAM|Famalicão|Estádio Municipal 22 de Junho|Vila Nova de Famalicão, Portugal|FC Famalicão|Vila Nova de Famalicão
    |FAR|Farense|Estádio de São Luís|Faro, Portugal|SC Farense|Faro
    |FCP|FC Porto|Estádio do Dragão|Porto, Portugal|POR|Porto
    |GIL|Gil Vicente|Estádio Cidade de Barcelos|Barcelos, Portugal|Gil Vicente FC|Barcelos
    |MOR|Moreirense|Parque Joaquim de Almeida Freitas|Moreira de Cónegos, Portugal|Moreirense FC|Moreira de Cónegos
    |NAC|Nacional|Estádio da Madeira|Funchal, Portugal|CD Nacional|Funchal
    |RIO|Rio Ave|Estádio dos Arcos|Vila do Conde, Portugal|Rio Ave FC|Vila do Conde
    |STC|Santa Clara|Estádio de São Miguel|Ponta Delgada, Portugal|CD Santa Clara|Ponta Delgada
    |BRA|SC Braga|Estádio Municipal de Braga|Braga, Portugal|Sporting Braga;Sp Braga|Braga
    |SCP|Sporting CP|Estádio José Alvalade|Lisbon, Portugal|Sporting Lisbon;Sp Lisbon;Sporting Clube de Portugal|Lisbon
    |TON|Tondela|Estádio João Cardoso|Tondela, Portugal|CD Tondela|
    |VSC|Vitória SC|Estádio D. Afonso Henriques|Guimarães, Portugal|Vitória de Guimarães;Vitória Guimarães|Guimarães
    MLSNP|ATL|Atlanta United 2|Fifth Third Stadium|Kennesaw, GA|Atlanta United II|Kennesaw
    |ATX|Austin FC II|Parmer Field|Austin, TX||Austin
    |CCF|Carolina Core FC|Truist Point|High Point, NC|Carolina Core|High Point
    |CHA|Chattanooga FC|Finley Stadium|Chattanooga, TN||Chattanooga
    |CHI|Chicago Fire FC II|SeatGeek Stadium|Bridgeview, IL|Chicago Fire II|Bridgeview
    |COL|Colorado Rapids 2|Dick's Sporting Goods Park|Commerce City, CO||Commerce City
    |CLB|Columbus Crew 2|Historic Crew Stadium|Columbus, OH||Columbus
    |CLF|Crown Legacy FC|Sportsplex at Matthews|Matthews, NC|Crown Legacy|Matthews
    |CIN|FC Cincinnati 2|NKU Soccer Stadium|Highland Heights, KY||Highland Heights
    |HOU|Houston Dynamo 2|SaberCats Stadium|Houston, TX||Houston
    |HNT|Huntsville City FC|Joe W. Davis Stadium|Huntsville, AL|Huntsville City|Huntsville
    |MIA|Inter Miami CF II|Chase Stadium|Fort Lauderdale, FL|Inter Miami II|Fort Lauderdale
    |LAFC|Los Angeles FC 2|Titan Stadium|Fullerton, CA|LAFC 2|Fullerton
    |MIN|Minnesota United FC 2|National Sports Center|Blaine, MN|MNUFC2|Blaine
    |NE|New England Revolution II|Gillette Stadium|Foxborough, MA||Foxborough
    |NYC|New York City FC II|Belson Stadium|New York, NY|NYCFC II|New York
    |NY|New York Red Bulls II|MSU Soccer Park|Montclair, NJ||Montclair
    |OCB|Orlando City B|Osceola County Stadium|Kissimmee, FL||Kissimmee
    |PHI|Philadelphia Union II|Subaru Park|Chester, PA||Chester
    |POR|Portland Timbers 2|Providence Park|Portland, OR|T2|Portland
    |SLC|Real Monarchs|Zions Bank Stadium|Herriman, UT|Real Monarchs SLC|Herriman
    |SKC|Sporting Kansas City II|Swope Soccer Village|Kansas City, MO|Sporting KC II|Kansas City
    |STL|St. Louis City 2|Energizer Park|St. Louis, MO|St. Louis CITY2|St. Louis
    |TAC|Tacoma Defiance|Starfire Stadium|Tukwila, WA||Tukwila
    |TTF|The Town FC|Saint Mary's Stadium|Moraga, CA|The Town|Moraga
    |TOR|Toronto FC II|York Lions Stadium|Toronto, ON||Toronto
    |VCFC|Ventura County FC|William Rolland Stadium|Thousand Oaks, CA|Ventura County;LA Galaxy II|Thousand Oaks
    |VAN|Whitecaps FC 2|Swangard Stadium|Burnaby, BC|Vancouver Whitecaps FC 2|Burnaby
    NLL|BUF|Buffalo Bandits|KeyBank Center|Buffalo, NY|Bandits|Buffalo
    |CGY|Calgary Roughnecks|Scotiabank Saddledome|Calgary, AB|Roughnecks|Calgary
    |COL|Colorado Mammoth|Ball Arena|Denver, CO|Mammoth|Colorado
    |GA|Georgia Swarm|Gas South Arena|Duluth, GA|Swarm|Georgia
    |HFX|Halifax Thunderbirds|Scotiabank Centre|Halifax, NS|Thunderbirds|Halifax
    |LV|Las Vegas Desert Dogs|Lee's Family Forum|Henderson, NV|Desert Dogs|Las Vegas
    |OSH|Oshawa FireWolves|Tribute Communities Centre|Oshawa, ON|FireWolves;Albany FireWolves|Oshawa
    |OTT|Ottawa Black Bears|Canadian Tire Centre|Ottawa, ON|Black Bears;New York Riptide|Ottawa
    |PHI|Philadelphia Wings|Xfinity Mobile Arena|Philadelphia, PA|Wings|Philadelphia
    |ROC|Rochester Knighthawks|Blue Cross Arena|Rochester, NY|Knighthawks|Rochester
    |SD|San Diego Seals|Pechanga Arena|San Diego, CA|Seals|San Diego
    |SSK|Saskatchewan Rush|SaskTel Centre|Saskatoon, SK|Rush|Saskatchewan
    |TOR|Toronto Rock|TD Coliseum|Hamilton, ON|Rock|Toronto
    |VAN|Vancouver Warriors|Rogers Arena|Vancouver, BC|Warriors|Vancouver
    PWHL|BOS|Boston Fleet|Tsongas Center|Lowell, MA|Fleet;PWHL Boston|Boston
    |MIN|Minnesota Frost|Grand Casino Arena|St. Paul, MN|Frost;PWHL Minnesota|Minnesota
    |MTL|Montréal Victoire|Place Bell|Laval, QC|Victoire;PWHL Montreal;Victoire de Montréal|Montréal
    |NY|New York Sirens|Prudential Center|Newark, NJ|Sirens;PWHL New York|New York
    |OTT|Ottawa Charge|TD Place Arena|Ottawa, ON|Charge;PWHL Ottawa|Ottawa
    |SEA|Seattle Torrent|Climate Pledge Arena|Seattle, WA|Torrent;PWHL Seattle|Seattle
    |TOR|Toronto Sceptres|Coca-Cola Coliseum|Toronto, ON|Sceptres;PWHL Toronto|Toronto
    |VAN|Vancouver Goldeneyes|Pacific Coliseum|Vancouver, BC|Goldeneyes;PWHL Vancouver|Vancouver
    DEL|MAN|Adler Mannheim|SAP Arena|Mannheim, Germany|Mannheimer Adler|Mannheim
    |AEV|Augsburger Panther|Curt-Frenzel-Stadion|Augsburg, Germany|Augsburg Panther|Augsburg
    |EBB|Eisbären Berlin|Uber Arena|Berlin, Germany|Berlin Eisbären|Berlin
    |ING|ERC Ingolstadt|Saturn Arena|Ingolstadt, Germany|ERCI|Ingolstadt
    |BHV|Fischtown Pinguins Bremerhaven|Eisarena Bremerhaven|Bremerhaven, Germany|Fischtown Pinguins;Pinguins Bremerhaven;Bremerhaven Fischtown Pinguins|Bremerhaven
    |WOB|Grizzlys Wolfsburg|Eis Arena Wolfsburg|Wolfsburg, Germany|Grizzly Adams Wolfsburg|Wolfsburg
    |IEC|Iserlohn Roosters|Eissporthalle am Seilersee|Iserlohn, Germany||Iserlohn
    |KEC|Kölner Haie|LANXESS arena|Köln, Germany|Cologne Sharks;KEC Die Haie|Köln;Cologne
    |KEV|Krefeld Pinguine|Yayla-Arena|Krefeld, Germany||Krefeld
    |FRA|Löwen Frankfurt|Eissporthalle Frankfurt|Frankfurt am Main, Germany|Frankfurt Löwen|Frankfurt
    |RBM|EHC Red Bull München|SAP Garden|Munich, Germany|Red Bull München;Red Bull Munich;EHC München;EHC Munich|München;Munich
    |NIT|Nürnberg Ice Tigers|PSD Bank Nürnberg Arena|Nuremberg, Germany|Nuremberg Ice Tigers;Thomas Sabo Ice Tigers|Nürnberg;Nuremberg
    |SWW|Schwenninger Wild Wings|Helios Arena|Villingen-Schwenningen, Germany|Schwenningen Wild Wings|Schwenningen
    |STR|Straubing Tigers|Eisstadion am Pulverturm|Straubing, Germany||Straubing
    |DRE|Dresdner Eislöwen|JOYNEXT Arena|Dresden, Germany|Dresden Eislöwen|Dresden
    SwissNL|AJO|HC Ajoie|Raiffeisen Arena|Porrentruy, Switzerland||Ajoie
    |AMB|HC Ambrì-Piotta|Gottardo Arena|Ambrì, Switzerland|Ambrì-Piotta|Ambrì
    |BER|SC Bern|PostFinance Arena|Bern, Switzerland||Bern
    |BIE|EHC Biel|Tissot Arena|Biel, Switzerland|EHC Biel-Bienne;HC Bienne|Biel;Biel-Bienne
    |DAV|HC Davos|Eisstadion Davos|Davos, Switzerland||Davos
    |FRI|Fribourg-Gottéron|BCF Arena|Fribourg, Switzerland|HC Fribourg-Gottéron;Fribourg Gottéron;Gottéron|Fribourg
    |GSHC|Genève-Servette HC|Patinoire des Vernets|Geneva, Switzerland|Genève-Servette;Geneva-Servette;HC Genève-Servette;Servette Genf|Genève;Genf
    |KLO|EHC Kloten|SWISS Arena|Kloten, Switzerland||Kloten
    |LAU|Lausanne HC|Vaudoise Aréna|Lausanne, Switzerland||Lausanne
    |LUG|HC Lugano|Cornèr Arena|Lugano, Switzerland||Lugano
    |SCL|SCL Tigers|Ilfishalle|Langnau im Emmental, Switzerland|SC Langnau Tigers;Langnau Tigers|Langnau
    |RJL|SC Rapperswil-Jona Lakers|St. Galler Kantonalbank Arena|Rapperswil, Switzerland|Rapperswil-Jona Lakers;SCRJ Lakers;Rapperswil Lakers|Rapperswil;Rapperswil-Jona
    |ZSC|ZSC Lions|Swiss Life Arena|Zürich, Switzerland|ZSC Lions Zürich|Zürich
    |EVZ|EV Zug|Bossard Arena|Zug, Switzerland||Zug
    SHL|BIF|Brynäs IF|Monitor ERP Arena|Gävle, Sweden|Brynäs;Brynäs Gävle|Gävle
    |DIF|Djurgården Hockey|Hovet|Stockholm, Sweden|Djurgårdens IF Hockey|Djurgårdens IF;Djurgården;Djurgården Stockholm
    |FHC|Frölunda HC|Scandinavium|Gothenburg, Sweden|Frölunda;Frölunda Indians;Frölunda Göteborg;Frölunda Gothenburg|
    |FBK|Färjestad BK|Löfbergs Arena|Karlstad, Sweden|Färjestad;Färjestads BK;Färjestad Karlstad|Karlstad
    |HV71|HV71|Husqvarna Garden|Jönköping, Sweden|HV 71;HV71 Jönköping|Jönköping
    |LHC|Linköping HC|Saab Arena|Linköping, Sweden|Linköpings HC|Linköping
    |LHF|Luleå HF|Coop Norrbotten Arena|Luleå, Sweden|Luleå Hockey|Luleå
    |MIF|Malmö Redhawks|Malmö Arena|Malmö, Sweden||Malmö
    |RBK|Rögle BK|Catena Arena|Ängelholm, Sweden|Rögle;Rögle Ängelholm|
    |SKE|Skellefteå AIK|Skellefteå Kraft Arena|Skellefteå, Sweden|Skellefteå|
    |TIK|Timrå IK|SCA Arena|Timrå, Sweden|Timrå|
    |VLH|Växjö Lakers|Vida Arena|Växjö, Sweden|Växjö Lakers HC|Växjö
    |ÖRE|Örebro HK|Behrn Arena|Örebro, Sweden|Örebro Hockey|Örebro
    |IFB|IF Björklöven|Winpos Arena|Umeå, Sweden|Björklöven|Umeå
    |LIF|Leksands IF|Tegera Arena|Leksand, Sweden|Leksand|
    Liiga|HIFK|HIFK|Helsinki Ice Hall|Helsinki, Finland|HIFK Helsinki;IFK Helsinki;Helsingin IFK|
    |HPK|HPK|Pohjantähti Areena|Hämeenlinna, Finland|HPK Hämeenlinna;Hämeenlinnan Pallokerho|Hämeenlinna
    |ILV|Ilves|Nokia Arena|Tampere, Finland|Ilves Tampere;Tampereen Ilves|
    |JOK|Jokerit|Helsinki Ice Hall|Helsinki, Finland|Jokerit Helsinki;Helsingin Jokerit|
    |JUK|Jukurit|Ikioma Areena|Mikkeli, Finland|Jukurit Mikkeli;Mikkelin Jukurit|Mikkeli
    |JYP|JYP|LähiTapiola Areena|Jyväskylä, Finland|JYP Jyväskylä|Jyväskylä
    |KAL|KalPa|Olvi Areena|Kuopio, Finland|KalPa Kuopio|Kuopio
    |ESP|Kiekko-Espoo|Metro Areena|Espoo, Finland|K-Espoo|Espoo
    |KOO|KooKoo|Lumon arena|Kouvola, Finland|KooKoo Kouvola|Kouvola
    |KÄR|Kärpät|Oulun Energia Areena|Oulu, Finland|Kärpät Oulu;Oulun Kärpät|Oulu
    |LUK|Lukko|Kivikylän Areena|Rauma, Finland|Lukko Rauma;Rauman Lukko|Rauma
    |PEL|Pelicans|Isku Areena|Lahti, Finland|Lahti Pelicans;Pelicans Lahti;Lahden Pelicans|Lahti
    |SAI|SaiPa|Kisapuisto|Lappeenranta, Finland|SaiPa Lappeenranta|Lappeenranta
    |SPO|Vaasan Sport|Vaasan Sähkö Areena|Vaasa, Finland|Sport Vaasa;Vaasa Sport|Sport;Vaasa
    |TAP|Tappara|Nokia Arena|Tampere, Finland|Tappara Tampere|
    |TPS|TPS|Gatorade Center|Turku, Finland|TPS Turku;HC TPS;Turun Palloseura|Turku
    |ÄSS|Ässät|Enersense Areena|Pori, Finland|Ässät Pori;Porin Ässät|Pori
    Extraliga|CEB|HC Motor České Budějovice|Budvar Arena|České Budějovice, Czechia|Motor České Budějovice;Banes Motor České Budějovice|České Budějovice
    |HKR|Mountfield HK|ČPP Arena|Hradec Králové, Czechia|Mountfield Hradec Králové|Hradec Králové
    |KVA|HC Energie Karlovy Vary|KV Arena|Karlovy Vary, Czechia|Energie Karlovy Vary|Karlovy Vary
    |KLA|Rytíři Kladno|Zimní stadion Kladno|Kladno, Czechia|Kladno Knights|Kladno
    |KOM|HC Kometa Brno|Winning Group Arena|Brno, Czechia|Kometa Brno;Kometa|Brno
    |LIB|Bílí Tygři Liberec|Home Credit Arena|Liberec, Czechia|HC Bílí Tygři Liberec;White Tigers Liberec|Liberec
    |LIT|HC Litvínov|Zimní stadion Ivana Hlinky|Litvínov, Czechia|HC Verva Litvínov;Verva Litvínov|Litvínov
    |MBL|BK Mladá Boleslav|Metrostav Aréna|Mladá Boleslav, Czechia||Mladá Boleslav
    |OLO|HC Olomouc|Zimní stadion Olomouc|Olomouc, Czechia||Olomouc
    |PCE|HC Dynamo Pardubice|enteria arena|Pardubice, Czechia|Dynamo Pardubice;HC Pardubice|Pardubice
    |PLZ|HC Škoda Plzeň|LOGSPEED CZ Aréna|Pilsen, Czechia|Škoda Plzeň;HC Plzeň|Plzeň;Pilsen
    |SPA|HC Sparta Praha|O2 arena|Prague, Czechia|HC Sparta Prague|Sparta Praha;Sparta Prague;Sparta Prag;Sparta
    |TRI|HC Oceláři Třinec|Werk Arena|Třinec, Czechia|Oceláři Třinec|Třinec
    |VIT|HC Vítkovice Ridera|Ostravar Aréna|Ostrava, Czechia|Vítkovice Ridera;HC Vítkovice;Vítkovice|Ostrava
    EIHL|BEL|Belfast Giants|SSE Arena Belfast|Belfast, Northern Ireland||Belfast
    |CDF|Cardiff Devils|Vindico Arena|Cardiff, Wales||Cardiff
    |COV|Coventry Blaze|Coventry Skydome|Coventry, England||Coventry
    |DUN|Dundee Stars|Dundee Ice Arena|Dundee, Scotland||Dundee
    |FIF|Fife Flyers|Fife Ice Arena|Kirkcaldy, Scotland||Fife
    |GLA|Glasgow Clan|Braehead Arena|Renfrew, Scotland|Braehead Clan|Glasgow
    |GUI|Guildford Flames|Guildford Spectrum|Guildford, England||Guildford
    |MAN|Manchester Storm|Planet Ice Altrincham|Altrincham, England||Manchester
    |NOT|Nottingham Panthers|Motorpoint Arena Nottingham|Nottingham, England||Nottingham
    |SHE|Sheffield Steelers|Utilita Arena Sheffield|Sheffield, England||Sheffield
    ICEHL|VSV|EC VSV|Villacher Stadthalle|Villach, Austria|EC iDM Wärmepumpen VSV;Villacher SV;Villach SV;VSV|Villach
    |KAC|EC-KAC|Heidi Horten-Arena|Klagenfurt am Wörthersee, Austria|EC KAC;KAC Klagenfurt;Klagenfurter AC;EC-KAC Klagenfurt|Klagenfurt
    |RBS|EC Red Bull Salzburg|Eisarena Salzburg|Salzburg, Austria|EC Salzburg|
    |FEH|Hydro Fehérvár AV19|Alba Aréna|Székesfehérvár, Hungary|Fehérvár AV19|Székesfehérvár;Fehérvár
    |FTC|FTC-Telekom|Tüskecsarnok|Budapest, Hungary||Ferencvárosi TC;Ferencváros
    |G99|Graz99ers|Merkur Eisstadion|Graz, Austria|Graz 99ers;Moser Medical Graz99ers|
    |HCB|HCB Südtirol Alperia|Sparkasse Arena|Bolzano, Italy|HC Bozen;HC Bolzano;HC Bozen-Bolzano;HC Bozen Südtirol;HCB Südtirol|Bozen;Bolzano
    |PUS|HC Pustertal Wölfe|Intercable Arena|Bruneck, Italy|HC Pustertal;Pustertal Wölfe;HC Val Pusteria|Pustertal
    |HCI|HC Innsbruck|TIWAG Arena|Innsbruck, Austria|HC TWK Innsbruck;HC TIWAG Innsbruck;Innsbrucker Haie|
    |OLL|HK Olimpija Ljubljana|Hala Tivoli|Ljubljana, Slovenia|HK SŽ Olimpija;HK Olimpija|Ljubljana;Olimpija Ljubljana
    |BWL|Black Wings Linz|Linz AG Eisarena|Linz, Austria|Steinbach Black Wings Linz;Steinbach Black Wings;EHC Linz|
    |VIC|Vienna Capitals|Steffl Arena|Vienna, Austria|spusu Vienna Capitals|
    |PIV|Pioneers Vorarlberg|Vorarlberghalle|Feldkirch, Austria|BEMER Pioneers Vorarlberg|Vorarlberg
    ChampionsHL|STO|Storhamar|CC Amfi|Hamar, Norway|Storhamar Hamar;Storhamar Hockey;Storhamar Dragons|Hamar
    |STA|Stavanger Oilers|DNB Arena|Stavanger, Norway|Oilers Stavanger|
    |ODE|Odense Bulldogs|Spar Nord Arena|Odense, Denmark||
    |SON|SønderjyskE|SE Arena|Vojens, Denmark|SønderjyskE Vojens;Sønderjyske;Sønderjyske Vojens;SønderjyskE Ishockey|Vojens
    |AAL|Aalborg Pirates|Sparekassen Danmark Isarena|Aalborg, Denmark||
    |HER|Herning Blue Fox|KVIK Hockey Arena|Herning, Denmark||
    |TYC|GKS Tychy Hokej|Stadion Zimowy Tychy|Tychy, Poland||GKS Tychy
    |UNI|Unia Oświęcim|Hala Lodowa Oświęcim|Oświęcim, Poland|Re-Plast Unia Oświęcim;KS Unia Oświęcim|
    |GRE|Brûleurs de Loups|Patinoire Pôle Sud|Grenoble, France|Brûleurs de Loups de Grenoble;Grenoble Brûleurs de Loups;Brûleurs de Loups Grenoble|
    |ROU|Dragons de Rouen|Patinoire de l'île Lacroix|Rouen, France|Rouen Dragons;Rouen Hockey Élite|
    |KOS|HC Košice|Steel Aréna|Košice, Slovakia||Košice
    |NIT|HK Nitra|Nitra Aréna|Nitra, Slovakia||Nitra
    |SLO|HC Slovan Bratislava|Ondrej Nepela Arena|Bratislava, Slovakia||Slovan Bratislava
    HBL|THW|THW Kiel|MERKUR Ostseehalle|Kiel, Germany||Kiel
    |SGF|SG Flensburg-Handewitt|GP JOULE Arena|Flensburg, Germany|Flensburg-Handewitt;Flensburg-H.|Flensburg
    |BER|Füchse Berlin|Max-Schmeling-Halle|Berlin, Germany||
    |TSV|TSV Hannover-Burgdorf|ZAG Arena|Hannover, Germany|Hannover-Burgdorf;TSV Hannover-Burgdorf Die Recken;Die Recken;Recken|
    |FAG|FRISCH AUF! Göppingen|EWS Arena|Göppingen, Germany|FA Göppingen|Göppingen
    |VFL|VfL Gummersbach|Schwalbe Arena|Gummersbach, Germany||Gummersbach
    |TVB|TVB Stuttgart|Porsche-Arena|Stuttgart, Germany|TVB 1898 Stuttgart|
    |HSG|HSG Wetzlar|Buderus Arena|Wetzlar, Germany||Wetzlar
    |HBW|HBW Balingen-Weilstetten|Sparkassenarena Balingen|Balingen, Germany|Balingen-Weilstetten|Balingen
    |TBV|TBV Lemgo Lippe|Phoenix Contact Arena|Lemgo, Germany|TBV Lemgo|Lemgo
    |EIS|ThSV Eisenach|Werner-Aßmann-Halle|Eisenach, Germany||Eisenach
    |MTM|MT Melsungen|Rothenbach-Halle|Kassel, Germany||Melsungen
    |RNL|Rhein-Neckar Löwen|SAP Arena|Mannheim, Germany|Rhein-Neckar|
    |HCE|HC Erlangen|PSD Bank Nürnberg Arena|Nuremberg, Germany||Erlangen
    |SCM|SC Magdeburg|GETEC Arena|Magdeburg, Germany||Magdeburg
    |BHC|Bergischer HC|Uni-Halle|Wuppertal, Germany||
    |SGB|SG BBM Bietigheim|EgeTrans Arena|Bietigheim-Bissingen, Germany|Bietigheim-Metterzimmern|Bietigheim
    |HSV|Handball Club Hamburg|Sporthalle Hamburg|Hamburg, Germany|HC Hamburg;Handball Sport Verein Hamburg;HSV Handball;HSVH|Hamburg;HSV Hamburg
    |DHF|SC DHfK Leipzig|Quarterback Immobilien Arena|Leipzig, Germany|DHfK Leipzig|Leipzig
    EHFCL|BAR|Barça|Palau Blaugrana|Barcelona, Spain|FC Barcelona;Barcelona;Barça Handbol|
    |PSG|Paris Saint-Germain|Stade Pierre de Coubertin|Paris, France|Paris Saint-Germain Handball;PSG Handball;PSG|Paris
    |AAH|Aalborg Håndbold|Sparekassen Danmark Arena|Aalborg, Denmark||Aalborg
    |PLO|Orlen Wisła Płock|Orlen Arena|Płock, Poland||Wisła Płock
    |VES|Veszprém HC|Veszprém Aréna|Veszprém, Hungary|One Veszprém HC;One Veszprém;Telekom Veszprém;Veszprém KC;KC Veszprém|Veszprém
    |NAN|HBC Nantes|Palais des Sports de Beaulieu|Nantes, France||Nantes
    |GOG|GOG|Phønix Tag Arena|Gudme, Denmark|GOG Håndbold|
    |KIE|Industria Kielce|Hala Legionów|Kielce, Poland|Vive Kielce|Kielce
    |SZE|Pick Szeged|Pick Aréna|Szeged, Hungary|OTP Bank - PICK Szeged;SC Pick Szeged;MOL-Pick Szeged|Szeged
    |DIN|CS Dinamo București|Sala Polivalentă Dinamo|Bucharest, Romania||Dinamo București;Dinamo Bucharest
    |SCP|Sporting CP|Pavilhão João Rocha|Lisbon, Portugal|Sporting Clube de Portugal|Sporting
    |ZAG|HC Zagreb|Arena Zagreb|Zagreb, Croatia|RK Zagreb;HC PPD Zagreb|Zagreb
    |KOL|Kolstad Håndball|Trondheim Spektrum|Trondheim, Norway||Kolstad
    |PEL|Eurofarm Pelister|Sportska sala Boro Čurlevski|Bitola, North Macedonia|HC Eurofarm Pelister;RK Eurofarm Pelister|
    |CEL|RK Celje Pivovarna Laško|Dvorana Zlatorog|Celje, Slovenia|Celje Pivovarna Laško;RK Celje|Celje
    |FCP|FC Porto|Dragão Arena|Porto, Portugal|Porto|
    |HCK|HC Kriens-Luzern|Pilatus Arena|Kriens, Switzerland|Kriens-Luzern;HC Kriens|Kriens
    EuroLeague|IST|Anadolu Efes|Basketball Development Center|Istanbul, Turkey|Anadolu Efes Istanbul;Efes;Efes Istanbul;EFS|
    |RED|KK Crvena zvezda|Belgrade Arena|Belgrade, Serbia|Crvena Zvezda Meridianbet Belgrade;Crvena Zvezda Meridianbet;CZV|Crvena Zvezda;Crvena Zvezda Belgrade;Red Star Belgrade;Red Star;Zvezda
    |BAS|Baskonia|Buesa Arena|Vitoria-Gasteiz, Spain|Baskonia Vitoria-Gasteiz;Kosner Baskonia Vitoria-Gasteiz;Kosner Baskonia;Saski Baskonia;Cazoo Baskonia|
    |BES|Beşiktaş||Istanbul, Turkey|Beşiktaş Istanbul;Beşiktaş Gain;BJK|
    |DUB|Dubai Basketball|Coca-Cola Arena|Dubai, United Arab Emirates|Dubai BC;Dubai Basket|
    |MIL|Olimpia Milano|Unipol Forum|Milan, Italy|Armani Olimpia Milan;EA7 Emporio Armani Milan;EA7 Emporio Armani Milano;EA7 Milano;Armani Milano;Olimpia Milan;AX Armani Exchange Milan|Milano;Milan
    |BAR|FC Barcelona|Palau Blaugrana|Barcelona, Spain|Barcelona;Barça;Barça Basket;Barcelona Basket;FC Barcelona Bàsquet|
    |MUN|FC Bayern Munich|SAP Garden|Munich, Germany|FC Bayern München;Bayern Munich;Bayern München;FC Bayern;Bayern;FC Bayern München Basketball;FC Bayern Basketball;BAY|
    |ULK|Fenerbahçe|Ülker Sports Arena|Istanbul, Turkey|Fenerbahçe Istanbul;Fenerbahçe Beko Istanbul;Fenerbahçe Beko;FEN;FBT|
    |HTA|Hapoel Tel Aviv BC||Tel Aviv, Israel|Hapoel IBI Tel Aviv;Hapoel Shlomo Tel Aviv|Hapoel Tel Aviv;Hapoel
    |ASV|ASVEL|Astroballe|Villeurbanne, France|LDLC ASVEL Villeurbanne;LDLC ASVEL;ASVEL Villeurbanne;Lyon-Villeurbanne|Villeurbanne
    |TEL|Maccabi Tel Aviv BC|Menora Mivtachim Arena|Tel Aviv, Israel|Maccabi Rapyd Tel Aviv;Maccabi Playtika Tel Aviv;MTA|Maccabi Tel Aviv;Maccabi
    |OLY|Olympiacos|Peace and Friendship Stadium|Piraeus, Greece|Olympiacos Piraeus;Olympiakos;Olympiacos BC|
    |PAN|Panathinaikos|Telekom Center Athens|Athens, Greece|Panathinaikos AKTOR Athens;Panathinaikos AKTOR;Panathinaikos Athens;Panathinaikos BC;PAO|
    |PRS|Paris Basketball|adidas arena|Paris, France||Paris
    |PAR|KK Partizan|Belgrade Arena|Belgrade, Serbia|Partizan Mozzart Bet Belgrade;Partizan Mozzart Bet;Partizan Mozzart Belgrade|Partizan;Partizan Belgrade
    |MAD|Real Madrid|Movistar Arena|Madrid, Spain|Real Madrid Baloncesto;Real Madrid Basket;RMB|
    |PAM|Valencia Basket|Roig Arena|Valencia, Spain|Valencia Basket Club;Valencia;VBC|
    |VIR|Virtus Bologna|Virtus Arena|Bologna, Italy|Virtus Segafredo Bologna;Virtus Olidata Bologna;Virtus Segafredo|Bologna
    |ZAL|Žalgiris Kaunas|Žalgirio arena|Kaunas, Lithuania||Kaunas;Žalgiris
    |MCO|AS Monaco Basket|Salle Gaston-Médecin|Monaco, Monaco|AS Monaco;Monaco|
    SPFL|ABE|Aberdeen|Pittodrie Stadium|Aberdeen, Scotland|Aberdeen FC|
    |CEL|Celtic|Celtic Park|Glasgow, Scotland|Celtic FC;Glasgow Celtic|Glasgow
    |DND|Dundee|Dens Park|Dundee, Scotland|Dundee FC|
    |DUN|Dundee United|Tannadice Park|Dundee, Scotland|Dundee Utd|
    |FAL|Falkirk|Falkirk Stadium|Falkirk, Scotland|Falkirk FC|
    |HEA|Heart of Midlothian|Tynecastle Park|Edinburgh, Scotland|Heart of Midlothian FC|Edinburgh;Hearts
    |HIB|Hibernian|Easter Road|Edinburgh, Scotland|Hibs;Hibernian FC|Edinburgh
    |KIL|Kilmarnock|Rugby Park|Kilmarnock, Scotland|Kilmarnock FC|
    |LIV|Livingston|Almondvale Stadium|Livingston, Scotland|Livingston FC|
    |MOT|Motherwell|Fir Park|Motherwell, Scotland|Motherwell FC|
    |PAR|Partick Thistle|Firhill Stadium|Glasgow, Scotland|Partick|Glasgow
    |RAN|Rangers|Ibrox Stadium|Glasgow, Scotland|Rangers FC;Glasgow Rangers|Glasgow
    |ROS|Ross County|Victoria Park|Dingwall, Scotland|Ross County FC|Dingwall
    |STJ|St Johnstone|McDiarmid Park|Perth, Scotland||Perth
    |STM|St Mirren|St Mirren Park|Paisley, Scotland|St Mirren FC|Paisley
    |AIR|Airdrieonians|Excelsior Stadium|Airdrie, Scotland|Airdrie Utd;Airdrie United|
    |ARB|Arbroath|Gayfield Park|Arbroath, Scotland|Arbroath FC|
    |AYR|Ayr United|Somerset Park|Ayr, Scotland|Ayr Utd;Ayr|
    |DUF|Dunfermline Athletic|East End Park|Dunfermline, Scotland|Dunfermline|
    |INV|Inverness Caledonian Thistle|Caledonian Stadium|Inverness, Scotland|Inverness CT;Inverness Caley Thistle;Inverness C|
    |MRT|Greenock Morton|Cappielow|Greenock, Scotland|Morton|
    |QUE|Queen's Park|Hampden Park|Glasgow, Scotland|Queens Park|
    |RAI|Raith Rovers|Stark's Park|Kirkcaldy, Scotland|Raith Rvs|
    UFL|ARL|Arlington Renegades|Choctaw Stadium|Arlington, TX|Renegades|Arlington
    |BHM|Birmingham Stallions|Protective Stadium|Birmingham, AL|Stallions|Birmingham
    |CLB|Columbus Aviators|Historic Crew Stadium|Columbus, OH|Aviators|Columbus
    |DC|DC Defenders|Audi Field|Washington, DC|Defenders|
    |HOU|Houston Gamblers|Shell Energy Stadium|Houston, TX|Gamblers;Houston Roughnecks|Houston
    |LOU|Louisville Kings|Lynn Family Stadium|Louisville, KY|Kings|Louisville
    |MEM|Memphis Showboats|Simmons Bank Liberty Stadium|Memphis, TN|Showboats|Memphis
    |MICH|Michigan Panthers|Ford Field|Detroit, MI|Panthers|Michigan
    |ORL|Orlando Storm|Inter&Co Stadium|Orlando, FL|Storm|Orlando
    |SA|San Antonio Brahmas|Alamodome|San Antonio, TX|Brahmas|San Antonio
    |STL|St. Louis Battlehawks|The Dome at America's Center|St. Louis, MO|Battlehawks|St. Louis
    USHL|CR|Cedar Rapids RoughRiders|ImOn Ice Arena|Cedar Rapids, IA|RoughRiders|Cedar Rapids
    |CHI|Chicago Steel|Fox Valley Ice Arena|Geneva, IL|Steel|Chicago
    |DM|Des Moines Buccaneers|MidAmerican Energy Company RecPlex|West Des Moines, IA|Buccaneers|Des Moines
    |DBQ|Dubuque Fighting Saints|ImOn Arena|Dubuque, IA|Fighting Saints|Dubuque
    |FAR|Fargo Force|Scheels Arena|Fargo, ND|Force|Fargo
    |GB|Green Bay Gamblers|Resch Center|Green Bay, WI|Gamblers|Green Bay
    |LIN|Lincoln Stars|Ice Box|Lincoln, NE|Stars|Lincoln
    |MAD|Madison Capitols|Bob Suter's Capitol Ice Arena|Middleton, WI|Capitols|Madison
    |MUS|Muskegon Lumberjacks|Trinity Health Arena|Muskegon, MI|Lumberjacks|Muskegon
    |OMA|Omaha Lancers|Liberty First Credit Union Arena|Ralston, NE|Lancers|Omaha
    |SC|Sioux City Musketeers|Tyson Events Center|Sioux City, IA|Musketeers|Sioux City
    |SF|Sioux Falls Stampede|Denny Sanford Premier Center|Sioux Falls, SD|Stampede|Sioux Falls
    |TC|Tri-City Storm|Viaero Center|Kearney, NE|Storm;Tri-City|
    |WAT|Waterloo Black Hawks|Young Arena|Waterloo, IA|Black Hawks|Waterloo
    |YNG|Youngstown Phantoms|Covelli Centre|Youngstown, OH|Phantoms|Youngstown
    Ekstraklasa|LEG|Legia Warszawa|Stadion Wojska Polskiego|Warsaw, Poland|Legia Warsaw;Legia;LGW|Warsaw
    |LPO|Lech Poznań|Enea Stadion|Poznań, Poland|Lech;KKS Lech Poznań|Poznań
    |RCZ|Raków Częstochowa|Stadion Raków|Częstochowa, Poland|Raków;Rakow Czestochowa|Częstochowa
    |JAG|Jagiellonia Białystok|Chorten Arena|Białystok, Poland|Jagiellonia|Białystok
    |POG|Pogoń Szczecin|Stadion Miejski im. Floriana Krygiera|Szczecin, Poland|Pogon Szczecin|Szczecin;Pogoń
    |CRA|Cracovia|Stadion im. Józefa Piłsudskiego|Kraków, Poland|KS Cracovia;Cracovia Kraków;MKS Cracovia|
    |GZA|Górnik Zabrze|Arena Zabrze|Zabrze, Poland|Gornik Z.|Zabrze;Górnik
    |WID|Widzew Łódź|Stadion Widzewa|Łódź, Poland|Widzew;RTS Widzew Łódź|Łódź
    |KAT|GKS Katowice|Arena Katowice|Katowice, Poland|Katowice GKS|Katowice
    |PIA|Piast Gliwice|Stadion Miejski im. Piotra Wieczorka|Gliwice, Poland||Gliwice;Piast
    |MOT|Motor Lublin|Arena Lublin|Lublin, Poland||Lublin;Motor
    |RAD|Radomiak Radom|Stadion im. Braci Czachorów|Radom, Poland|Radomiak|Radom
    |KOR|Korona Kielce|Exbud Arena|Kielce, Poland||Kielce;Korona
    |ZAG|Zagłębie Lubin|KGHM Zagłębie Arena|Lubin, Poland|Zaglebie|Lubin;Zagłębie
    |WPL|Wisła Płock|Orlen Stadion|Płock, Poland|Wisla Plock|Płock
    |WKR|Wisła Kraków|Stadion Miejski im. Henryka Reymana|Kraków, Poland|Wisla Krakow;Wisla|Wisła
    |WIE|Wieczysta Kraków||Kraków, Poland|Wieczysta;KS Wieczysta Kraków|
    |SLA|Śląsk Wrocław|Tarczyński Arena Wrocław|Wrocław, Poland|Slask Wroclaw;WKS Śląsk Wrocław|Wrocław;Śląsk
    |LGD|Lechia Gdańsk|Polsat Plus Arena Gdańsk|Gdańsk, Poland|Lechia Gdansk|Gdańsk;Lechia
    |ARK|Arka Gdynia|Stadion Miejski w Gdyni|Gdynia, Poland||Gdynia;Arka
    |BBT|Bruk-Bet Termalica Nieciecza|Stadion Bruk-Bet|Nieciecza, Poland|Termalica B-B.;Bruk-Bet Termalica;Termalica Bruk-Bet Nieciecza;Termalica Bruk-Bet;Nieciecza;Termalica|
    ChanceLiga|SPA|Sparta Praha|Epet Arena|Prague, Czechia|Sparta Prague;AC Sparta Praha;AC Sparta Prague|Sparta
    |SLA|Slavia Praha|Fortuna Arena|Prague, Czechia|Slavia Prague;SK Slavia Praha;SK Slavia Prague;Slavia Praga|Slavia
    |PLZ|Viktoria Plzeň|Doosan Arena|Pilsen, Czechia|FC Viktoria Plzeň;Viktoria Plzen|Plzeň;Pilsen
    |OVA|Baník Ostrava|Městský stadion Ostrava|Ostrava, Czechia|FC Baník Ostrava;Banik Ostrava|Ostrava;Baník
    |JAB|FK Jablonec|Stadion Střelnice|Jablonec nad Nisou, Czechia|Jablonec|Jablonec nad Nisou
    |OLO|Sigma Olomouc|Andrův stadion|Olomouc, Czechia|SK Sigma Olomouc|Olomouc;Sigma
    |LIB|Slovan Liberec|Stadion u Nisy|Liberec, Czechia|FC Slovan Liberec|Liberec
    |HRK|FC Hradec Králové|Malšovická aréna|Hradec Králové, Czechia|Hradec Kralove|Hradec Králové
    |BOH|Bohemians 1905|Ďolíček|Prague, Czechia|Bohemians Praha 1905;Bohemians Praha;Bohemians Prague;Bohemians|
    |MLB|FK Mladá Boleslav|Lokotrans Aréna|Mladá Boleslav, Czechia||Mladá Boleslav
    |TEP|FK Teplice|Stadion Na Stínadlech|Teplice, Czechia||Teplice
    |SLO|1. FC Slovácko|Stadion Miroslava Valenty|Uherské Hradiště, Czechia|Slovácko;FC Slovácko|Uherské Hradiště
    |PCE|FK Pardubice|CFIG Arena|Pardubice, Czechia||Pardubice
    |ZLN|FC Zlín|Stadion Letná Zlín|Zlín, Czechia|Trinity Zlín;FC Trinity Zlín|Zlín
    |ZBR|Zbrojovka Brno|Městský fotbalový stadion Srbská|Brno, Czechia|FC Zbrojovka Brno|Brno;Zbrojovka
    |ART|Artis Brno|Městský fotbalový stadion Srbská|Brno, Czechia|SK Artis Brno;SK Líšeň|
    |KAR|MFK Karviná|Městský stadion Karviná|Karviná, Czechia|Karviná|
    |DUK|Dukla Praha|Stadion Juliska|Prague, Czechia|FK Dukla Praha;Dukla Prague|Dukla
    Allsvenskan|AIK|AIK|Strawberry Arena|Solna, Sweden|AIK Solna;AIK Stockholm;AIK Fotboll|Solna
    |DIF|Djurgårdens IF|3Arena|Stockholm, Sweden|Djurgården;Djurgarden;Djurgardens IF|
    |HIF|Hammarby IF|3Arena|Stockholm, Sweden|Hammarby|
    |BP|IF Brommapojkarna|Grimsta IP|Stockholm, Sweden|Brommapojkarna|
    |MFF|Malmö FF|Eleda Stadion|Malmö, Sweden|Malmo|Malmö
    |GBG|IFK Göteborg|Gamla Ullevi|Gothenburg, Sweden|IFK Goteborg;IFK Gothenburg|Göteborg;Gothenburg
    |GAI|GAIS|Gamla Ullevi|Gothenburg, Sweden|GAIS Göteborg|
    |BKH|BK Häcken|Nordic Wellness Arena|Gothenburg, Sweden|Häcken;Hacken|
    |ÖIS|Örgryte IS|Gamla Ullevi|Gothenburg, Sweden|Örgryte|
    |IFE|IF Elfsborg|Borås Arena|Borås, Sweden|Elfsborg|Borås
    |SIR|IK Sirius|Studenternas IP|Uppsala, Sweden|Sirius Uppsala|Sirius;Uppsala
    |HBK|Halmstads BK|Örjans Vall|Halmstad, Sweden|Halmstads|Halmstad
    |MAIF|Mjällby AIF|Strandvallen|Hällevik, Sweden|Mjällby;Mjallby|
    |DEG|Degerfors IF|Stora Valla|Degerfors, Sweden||Degerfors
    |VSK|Västerås SK|Hitachi Energy Arena|Västerås, Sweden|Vasteras SK|Västerås
    |KFF|Kalmar FF|Guldfågeln Arena|Kalmar, Sweden||Kalmar
    |NKP|IFK Norrköping|PlatinumCars Arena|Norrköping, Sweden||Norrköping
    |IFKV|IFK Värnamo|Finnvedsvallen|Värnamo, Sweden||Värnamo
    |ÖST|Östers IF|Visma Arena|Växjö, Sweden|Öster;Oster|Växjö
    Eliteserien|BOD|Bodø/Glimt|Aspmyra Stadion|Bodø, Norway|FK Bodø/Glimt;Bodo/Glimt;Bodø Glimt;Bodoe/Glimt;Glimt|Bodø
    |BRA|SK Brann|Brann Stadion|Bergen, Norway|Brann|Bergen
    |VIK|Viking FK|Lyse Arena|Stavanger, Norway|Viking Stavanger;Viking|Stavanger
    |ROS|Rosenborg BK|Lerkendal Stadion|Trondheim, Norway|Rosenborg|Trondheim
    |MOL|Molde FK|Aker Stadion|Molde, Norway|Molde|
    |TRO|Tromsø IL|Romssa Arena|Tromsø, Norway||Tromsø
    |VIF|Vålerenga IF|Intility Arena|Oslo, Norway|Vålerenga;Valerenga;Vålerenga Fotball|
    |KFUM|KFUM Oslo|KFUM Arena|Oslo, Norway|KFUM|
    |FFK|Fredrikstad FK|Fredrikstad Stadion|Fredrikstad, Norway||Fredrikstad
    |SAR|Sarpsborg 08|Sarpsborg Stadion|Sarpsborg, Norway|Sarpsborg 08 FF|Sarpsborg
    |HAM|HamKam|Briskeby|Hamar, Norway|Ham-Kam;Hamarkameratene|Hamar
    |SAN|Sandefjord Fotball|Jotun Arena|Sandefjord, Norway||Sandefjord
    |KBK|Kristiansund BK|Nordmøre Stadion|Kristiansund, Norway||Kristiansund
    |LSK|Lillestrøm SK|Åråsen Stadion|Lillestrøm, Norway||Lillestrøm
    |AAL|Aalesunds FK|Color Line Stadion|Ålesund, Norway|Aalesund FK;Aalesund|Ålesund
    |STA|IK Start|Sør Arena|Kristiansand, Norway|Start Kristiansand|Start;Kristiansand
    |HAU|FK Haugesund|Haugesund Stadion|Haugesund, Norway||Haugesund
    |BRY|Bryne FK|Bryne Stadion|Bryne, Norway||Bryne
    |STR|Strømsgodset IF|Marienlyst Stadion|Drammen, Norway|Strømsgodset;Stromsgodset;Strømsgodset Toppfotball|Drammen
    LOI|SHA|Shamrock Rovers|Tallaght Stadium|Dublin, Ireland||
    |BOH|Bohemians|Dalymount Park|Dublin, Ireland|Bohemian FC;Bohemians Dublin|
    |SHE|Shelbourne|Tolka Park|Dublin, Ireland|Shelbourne FC;Shels|
    |STP|St Patrick's Athletic|Richmond Park|Dublin, Ireland|St. Patricks;St Pat's;St Patricks Athletic;St. Patrick's Ath.|
    |DER|Derry City|The Ryan McBride Brandywell Stadium|Derry, Northern Ireland|Derry City FC|Derry
    |DRO|Drogheda United|Sullivan & Lambe Park|Drogheda, Ireland||Drogheda
    |DUN|Dundalk|Oriel Park|Dundalk, Ireland|Dundalk FC|
    |GAL|Galway United|Eamonn Deacy Park|Galway, Ireland||Galway
    |SLI|Sligo Rovers|Sligo Showgrounds|Sligo, Ireland||Sligo
    |WAT|Waterford FC|Waterford Regional Sports Centre|Waterford, Ireland||Waterford
    |COR|Cork City|Turners Cross|Cork, Ireland|Cork City FC|Cork
    WSL|ARS|Arsenal Women|Emirates Stadium|London, England||Arsenal
    |AVL|Aston Villa Women|Villa Park|Birmingham, England||Aston Villa;Villa
    |BIR|Birmingham City Women|St Andrew's @ Knighthead Park|Birmingham, England||Birmingham City;Birmingham
    |BHA|Brighton & Hove Albion Women|Broadfield Stadium|Crawley, England|Brighton Women|Brighton & Hove Albion;Brighton
    |CHA|Charlton Athletic Women|The Valley|London, England||Charlton Athletic;Charlton
    |CHE|Chelsea Women|Kingsmeadow|London, England||Chelsea
    |CRY|Crystal Palace Women|Gander Green Lane|Sutton, England||Crystal Palace;Palace
    |EVE|Everton Women|Goodison Park|Liverpool, England||Everton
    |LIV|Liverpool Women|St Helens Stadium|St Helens, England||Liverpool
    |LCL|London City Lionesses|Hayes Lane|London, England||London City
    |MCI|Manchester City Women|Joie Stadium|Manchester, England|Man City Women|Manchester City;Man City
    |MUN|Manchester United Women|Leigh Sports Village|Leigh, England|Man Utd Women;Man United Women|Manchester United;Man Utd;Man United
    |TOT|Tottenham Hotspur Women|Brisbane Road|London, England|Tottenham Women;Spurs Women|Tottenham Hotspur;Tottenham;Spurs;THFC
    |WHU|West Ham United Women|Victoria Road|London, England|West Ham Women|West Ham United;West Ham
    |LEI|Leicester City Women|King Power Stadium|Leicester, England||Leicester City;Leicester
    LigaF|FCB|FC Barcelona Femení|Estadi Johan Cruyff|Sant Joan Despí, Spain|Barça Femení|FC Barcelona;Barcelona;Barça;Barca
    |RMA|Real Madrid Femenino|Estadio Alfredo Di Stéfano|Madrid, Spain||Real Madrid;Real Madrid CF
    |ATM|Atlético de Madrid Femenino||Alcalá de Henares, Spain||Atlético de Madrid;Atlético Madrid;Atletico Madrid;Atlético;Club Atlético de Madrid
    |ATH|Athletic Club Femenino|Instalaciones de Lezama|Bilbao, Spain||Athletic Club;Athletic Bilbao
    |RSO|Real Sociedad Femenino|Zubieta|San Sebastián, Spain||Real Sociedad
    |SEV|Sevilla FC Femenino|Estadio Jesús Navas|Sevilla, Spain||Sevilla FC;Sevilla
    |VAL|Valencia CF Femenino|Estadio Antonio Puchades|Paterna, Spain||Valencia CF;Valencia;Valencia Féminas
    |GRA|Granada CF Femenino||Granada, Spain||Granada CF;Granada
    |EIB|SD Eibar Femenino|Ipurua|Eibar, Spain||SD Eibar;Eibar
    |ESP|RCD Espanyol Femenino|Ciutat Esportiva Dani Jarque|Sant Adrià de Besòs, Spain||RCD Espanyol;Espanyol;Espanyol de Barcelona
    |MAD|Madrid CFF|Estadio Fernando Torres|Fuenlabrada, Spain|Madrid CF Femenino|
    |TEN|Costa Adeje Tenerife|Estadio Heliodoro Rodríguez López|Santa Cruz de Tenerife, Spain|UDG Tenerife;UD Tenerife Femenino;CD Tenerife Femenino|CD Tenerife;Tenerife
    |BAD|FC Badalona Women||Badalona, Spain|Levante Badalona;ONA Sant Adrià|Badalona;FC Badalona
    |DEP|Deportivo Abanca|Riazor|A Coruña, Spain|Deportivo La Coruña Femenino;RC Deportivo Femenino;Deportivo Femenino|Deportivo;Deportivo La Coruña;Depor
    |LOG|DUX Logroño||Logroño, Spain|EDF Logroño|Logroño
    |ALA|Alavés Gloriosas||Vitoria-Gasteiz, Spain|Deportivo Alavés Gloriosas|Alavés;Deportivo Alavés
    |LEV|Levante UD Femenino||Valencia, Spain|Levante Femenino|Levante UD;Levante
    |ALH|Alhama CF Femenino||Alhama de Murcia, Spain|Alhama ElPozo;Alhama CF ElPozo|Alhama CF;Alhama
    FrauenBL|FCB|FC Bayern München Frauen|FC Bayern Campus|Munich, Germany||FC Bayern München;Bayern München;Bayern Munich;Bayern;FC Bayern
    |WOB|VfL Wolfsburg Frauen|AOK Stadion|Wolfsburg, Germany||VfL Wolfsburg;Wolfsburg
    |SGE|Eintracht Frankfurt Frauen|Stadion am Brentanobad|Frankfurt am Main, Germany||Eintracht Frankfurt;Frankfurt
    |B04|Bayer 04 Leverkusen Frauen|Ulrich-Haberland-Stadion|Leverkusen, Germany||Bayer 04 Leverkusen;Bayer Leverkusen;Leverkusen
    |SCF|SC Freiburg Frauen|Dreisamstadion|Freiburg, Germany||SC Freiburg;Freiburg
    |TSG|TSG Hoffenheim Frauen|Dietmar-Hopp-Stadion|Sinsheim, Germany||TSG Hoffenheim;TSG 1899 Hoffenheim;1899 Hoffenheim;Hoffenheim
    |SVW|Werder Bremen Frauen|Weserstadion Platz 11|Bremen, Germany||SV Werder Bremen;Werder Bremen;Werder
    |RBL|RB Leipzig Frauen||Leipzig, Germany||RB Leipzig;Leipzig
    |KOE|1. FC Köln Frauen|Franz-Kremer-Stadion|Köln, Germany||1. FC Köln;FC Köln;Köln
    |FCU|1. FC Union Berlin Frauen|Stadion An der Alten Försterei|Berlin, Germany||1. FC Union Berlin;Union Berlin
    |HSV|Hamburger SV Frauen||Hamburg, Germany||Hamburger SV
    |FCN|1. FC Nürnberg Frauen|Max-Morlock-Stadion|Nuremberg, Germany||1. FC Nürnberg;Nürnberg
    |VFB|VfB Stuttgart Frauen||Stuttgart, Germany||VfB Stuttgart;Stuttgart
    |M05|1. FSV Mainz 05 Frauen|Bruchwegstadion|Mainz, Germany||1. FSV Mainz 05;Mainz 05;Mainz
    |SGS|SGS Essen|Stadion an der Hafenstraße|Essen, Germany|SG Essen-Schönebeck|Essen
    |FCC|Carl Zeiss Jena Frauen|Ernst-Abbe-Sportfeld|Jena, Germany||FC Carl Zeiss Jena;Carl Zeiss Jena;Jena
    PremiereLigue|OLL|OL Lyonnes|Groupama Stadium|Décines-Charpieu, France||Olympique Lyonnais;Lyon;OL
    |PSG|Paris Saint-Germain Féminines||Poissy, France|PSG Féminines|Paris Saint-Germain;Paris SG
    |PFC|Paris FC Féminines|Stade Charléty|Paris, France||Paris FC
    |FLE|FC Fleury 91 Féminines||Fleury-Mérogis, France||FC Fleury 91;Fleury 91;Fleury
    |MHSC|Montpellier HSC Féminines||Montpellier, France||Montpellier HSC;Montpellier
    |FCN|FC Nantes Féminines|Stade Marcel-Saupin|Nantes, France||FC Nantes;Nantes
    |RCSA|RC Strasbourg Féminines||Strasbourg, France||RC Strasbourg;RC Strasbourg Alsace;Strasbourg
    |HAC|Le Havre AC Féminines||Le Havre, France||Le Havre AC;Le Havre
    |RCL|RC Lens Féminines||Lens, France||RC Lens;Lens
    |OM|Olympique de Marseille Féminines||Marseille, France|OM Féminines|Olympique de Marseille;Marseille
    |TFC|Toulouse FC Féminines||Toulouse, France||Toulouse FC;Toulouse
    |USSM|US Saint-Malo Féminines||Saint-Malo, France||US Saint-Malo;Saint-Malo
    |DFCO|Dijon FCO Féminines||Dijon, France|DFCO Féminines|Dijon FCO;Dijon
    |ASSE|AS Saint-Étienne Féminines||Saint-Étienne, France||AS Saint-Étienne;Saint-Étienne
    PREM|BAT|Bath Rugby|The Recreation Ground|Bath, England||Bath
    |BRI|Bristol Bears|Ashton Gate|Bristol, England|Bristol Rugby|Bristol;Bears
    |EXE|Exeter Chiefs|Sandy Park|Exeter, England||Exeter;Chiefs
    |GLO|Gloucester Rugby|Kingsholm|Gloucester, England||Gloucester
    |HAR|Harlequins|Twickenham Stoop|London, England|Harlequin FC;Harlequins Rugby|Quins
    |LEI|Leicester Tigers|Welford Road|Leicester, England||Leicester;Tigers
    |NEW|Newcastle Red Bulls|Kingston Park|Newcastle upon Tyne, England|Newcastle Falcons|Newcastle;Falcons;Red Bulls
    |NOR|Northampton Saints|Franklin's Gardens|Northampton, England||Northampton;Saints
    |SAL|Sale Sharks|Salford Community Stadium|Salford, England||Sale;Sharks
    |SAR|Saracens|StoneX Stadium|London, England|Saracens Rugby|Sarries
    Top14|TLS|Stade Toulousain|Stade Ernest-Wallon|Toulouse, France|Toulouse Rugby|Toulouse
    |UBB|Union Bordeaux Bègles|Stade Chaban-Delmas|Bordeaux, France|Bordeaux Bègles;Bordeaux-Bègles;UBB;Union Bordeaux-Bègles|Bordeaux
    |RCT|RC Toulon|Stade Mayol|Toulon, France|RC Toulonnais;Rugby Club Toulonnais|Toulon
    |AB|Aviron Bayonnais|Stade Jean-Dauger|Bayonne, France||Bayonne
    |ASM|ASM Clermont|Stade Marcel-Michelin|Clermont-Ferrand, France|ASM Clermont Auvergne;Clermont Auvergne|Clermont;Clermont-Ferrand
    |CO|Castres Olympique|Stade Pierre-Fabre|Castres, France||Castres
    |SR|Stade Rochelais|Stade Marcel-Deflandre|La Rochelle, France|Atlantique Stade Rochelais;Stade Rochelais Rugby|La Rochelle
    |SP|Section Paloise|Stade du Hameau|Pau, France|Section Paloise Béarn Pyrénées|Pau
    |R92|Racing 92|Paris La Défense Arena|Nanterre, France|Racing Métro 92|Racing
    |MHR|Montpellier Hérault Rugby|GGL Stadium|Montpellier, France|Montpellier HR;Montpellier Rugby|Montpellier
    |LOU|Lyon OU|Matmut Stadium Gerland|Lyon, France|LOU Rugby;Lyon Olympique Universitaire|Lyon
    |SFP|Stade Français Paris|Stade Jean-Bouin|Paris, France|Stade Français;Stade Francais|
    |USAP|USA Perpignan|Stade Aimé-Giral|Perpignan, France|USAP Perpignan|Perpignan
    |RCV|RC Vannes|Stade de la Rabine|Vannes, France|Rugby Club Vannes|Vannes
    |USM|US Montauban|Stade Sapiac|Montauban, France|US Montalbanaise|Montauban
    URC|LEI|Leinster|Laya Arena|Dublin, Ireland|Leinster Rugby|
    |MUN|Munster|Thomond Park|Limerick, Ireland|Munster Rugby|
    |ULS|Ulster|Kingspan Stadium|Belfast, Northern Ireland|Ulster Rugby|
    |CON|Connacht|Dexcom Stadium|Galway, Ireland|Connacht Rugby|
    |GLA|Glasgow Warriors|Scotstoun Stadium|Glasgow, Scotland||Glasgow;Warriors
    |EDI|Edinburgh Rugby|Hive Stadium|Edinburgh, Scotland||Edinburgh
    |CAR|Cardiff Rugby|Cardiff Arms Park|Cardiff, Wales|Cardiff Blues|Cardiff
    |OSP|Ospreys|St Helen's Rugby and Cricket Ground|Swansea, Wales|Ospreys Rugby|Ospreys
    |SCA|Scarlets|Parc y Scarlets|Llanelli, Wales|Llanelli Scarlets;Scarlets Rugby|
    |DRA|Dragons RFC|Rodney Parade|Newport, Wales|Newport Gwent Dragons;Dragons Rugby|Dragons
    |BEN|Benetton Rugby|Stadio Monigo|Treviso, Italy|Benetton Treviso;Benetton Rugby Treviso|Benetton;Treviso
    |ZEB|Zebre Parma|Stadio Sergio Lanfranchi|Parma, Italy|Zebre Rugby|Zebre
    |BUL|Bulls|Loftus Versfeld|Pretoria, South Africa|Vodacom Bulls;Blue Bulls|Bulls
    |STO|Stormers|DHL Stadium|Cape Town, South Africa|DHL Stormers|
    |SHA|Sharks|Hollywoodbets Kings Park|Durban, South Africa|Hollywoodbets Sharks|Sharks
    |LIO|Lions|Ellis Park|Johannesburg, South Africa|Emirates Lions;Fidelity SecureDrive Lions|Lions
    SixNations|ENG|England|Allianz Stadium|London, England|England Rugby|England
    |FRA|France|Stade de France|Saint-Denis, France|France Rugby|France
    |IRE|Ireland|Aviva Stadium|Dublin, Ireland|Ireland Rugby|Ireland
    |ITA|Italy|Stadio Olimpico|Rome, Italy|Italy Rugby|Italy
    |SCO|Scotland|Scottish Gas Murrayfield|Edinburgh, Scotland|Scotland Rugby|Scotland
    |WAL|Wales|Principality Stadium|Cardiff, Wales|Wales Rugby|Wales
    ProLeague|CLB|Club Brugge|Jan Breydelstadion|Brugge, Belgium|Club Brugge KV;Brugge;FC Bruges;Club Bruges|
    |CER|Cercle Brugge|Jan Breydelstadion|Brugge, Belgium|Cercle Brugge KSV|
    |AND|RSC Anderlecht|Lotto Park|Anderlecht, Belgium|Anderlecht|
    |USG|Union Saint-Gilloise|Stade Joseph Marien|Forest, Belgium|Royale Union Saint-Gilloise;Union SG;St. Gilloise;Royale Union SG|
    |GNT|KAA Gent|Planet Group Arena|Gent, Belgium|Gent;AA Gent;La Gantoise|
    |GNK|KRC Genk|Cegeka Arena|Genk, Belgium|Genk;Racing Genk|
    |STD|Standard Liège|Stade Maurice Dufrasne|Liège, Belgium|Standard;Standard de Liège;Standard Liege|
    |ANT|Royal Antwerp|Bosuilstadion|Antwerp, Belgium|Antwerp;Royal Antwerp FC|
    |CHA|Sporting Charleroi|Stade du Pays de Charleroi|Charleroi, Belgium|Charleroi;Royal Charleroi SC|
    |MEC|KV Mechelen|AFAS-stadion Achter de Kazerne|Mechelen, Belgium|Mechelen;YR KV Mechelen|
    |STT|Sint-Truiden|Stayen|Sint-Truiden, Belgium|Sint-Truidense VV;St Truiden;STVV|
    |WES|Westerlo|Het Kuipje|Westerlo, Belgium|KVC Westerlo|
    |OHL|OH Leuven|Den Dreef|Leuven, Belgium|Oud-Heverlee Leuven;Leuven|
    |DEN|Dender|Dender Football Complex|Denderleeuw, Belgium|FCV Dender EH;FC Dender|
    |ZUL|Zulte Waregem|Elindus Arena|Waregem, Belgium|SV Zulte Waregem;Waregem|
    |LAL|RAAL La Louvière|Easi Arena|La Louvière, Belgium|La Louvière;RAAL|
    SüperLig|GAL|Galatasaray|Rams Park|Istanbul, Turkey|Galatasaray SK|
    |FEN|Fenerbahçe|Şükrü Saracoğlu Stadium|Istanbul, Turkey|Fenerbahçe SK;Fenerbahce|
    |BES|Beşiktaş|Tüpraş Stadium|Istanbul, Turkey|Beşiktaş JK;Besiktas|
    |TRA|Trabzonspor|Papara Park|Trabzon, Turkey|Trabzon|
    |BAS|İstanbul Başakşehir|Başakşehir Fatih Terim Stadium|Istanbul, Turkey|Başakşehir;Basaksehir;Istanbul Basaksehir;Buyuksehyr|
    |KAS|Kasımpaşa|Recep Tayyip Erdoğan Stadium|Istanbul, Turkey|Kasimpasa|
    |ANY|Antalyaspor|Antalya Stadium|Antalya, Turkey|Antalya|
    |KON|Konyaspor|Konya Büyükşehir Stadium|Konya, Turkey|Konya|
    |KAY|Kayserispor|Kadir Has Stadium|Kayseri, Turkey|Kayseri|
    |ALA|Alanyaspor|Alanya Oba Stadium|Alanya, Turkey|Alanya|
    |SAM|Samsunspor|Samsun 19 Mayıs Stadium|Samsun, Turkey|Samsun|
    |RIZ|Çaykur Rizespor|Çaykur Didi Stadium|Rize, Turkey|Rizespor;Rize|
    |GFK|Gaziantep FK|Gaziantep Stadium|Gaziantep, Turkey|Gaziantep|
    |GOZ|Göztepe|Gürsel Aksel Stadium|İzmir, Turkey|Goztep;Göztepe SK|
    |EYU|Eyüpspor|Alibeyköy Stadium|Istanbul, Turkey|Eyupspor|
    |GEN|Gençlerbirliği|Eryaman Stadium|Ankara, Turkey|Genclerbirligi;Ankaragücü Eryaman|
    SLGreece|OLY|Olympiacos|Karaiskakis Stadium|Piraeus, Greece|Olympiakos;Olympiacos FC;Olympiacos Piraeus|
    |PAN|Panathinaikos|Apostolos Nikolaidis Stadium|Athens, Greece|Panathinaikos FC|
    |AEK|AEK Athens|Agia Sophia Stadium|Nea Filadelfeia, Greece|AEK;AEK Athens FC|
    |PAO|PAOK|Toumba Stadium|Thessaloníki, Greece|PAOK FC;PAOK Thessaloniki;PAOK Salonika|
    |ARI|Aris Thessaloniki|Kleanthis Vikelidis Stadium|Thessaloníki, Greece|Aris;Aris FC|
    |OFI|OFI Crete|Pankritio Stadium|Irákleion, Greece|OFI;OFI FC|
    |VOL|Volos|Panthessaliko Stadium|Volos, Greece|Volos NFC;Volos NPS|
    |ATR|Atromitos|Peristeri Stadium|Peristéri, Greece|Atromitos FC|
    |LEV|Levadiakos|Livadeia Municipal Stadium|Livadeia, Greece||
    |AST|Asteras Tripolis|Theodoros Kolokotronis Stadium|Tripoli Arcadia, Greece|Asteras Tripoli;Asteras AKTOR|
    |PTL|Panetolikos|Panetolikos Stadium|Agrinio, Greece||
    AUTBL|SAL|Red Bull Salzburg|Stadion Wals-Siezenheim|Salzburg, Austria|RB Salzburg;FC Salzburg;Salzburg;FC Red Bull Salzburg|
    |RAP|Rapid Wien|Allianz Stadion|Vienna, Austria|SK Rapid;SK Rapid Wien;Rapid Vienna;SK Rapid Vienna|
    |AWI|Austria Wien|Generali Arena|Vienna, Austria|FK Austria Wien;Austria Vienna|
    |STU|Sturm Graz|Merkur Arena|Graz, Austria|SK Sturm Graz;SK Puntigamer Sturm Graz|
    |LAS|LASK|Raiffeisen Arena|Linz, Austria|LASK Linz;Linzer ASK|
    |WAC|Wolfsberger AC|Lavanttal-Arena|Wolfsberg, Austria|WAC;RZ Pellets WAC|
    |HAR|TSV Hartberg|Profertil Arena|Hartberg, Austria|Hartberg|
    |WSG|WSG Tirol|Tivoli Stadion Tirol|Innsbruck, Austria|WSG Wattens|
    |ALT|SCR Altach|Cashpoint Arena|Altach, Austria|Altach;Cashpoint SCR Altach|
    |BWL|Blau-Weiß Linz|Hofmann Personal Stadion|Linz, Austria|FC Blau-Weiß Linz;BW Linz|
    |GAK|Grazer AK|Merkur Arena|Graz, Austria|GAK;GAK 1902|
    |RIE|SV Ried|Innviertel Arena|Ried im Innkreis, Austria|Ried|
    SuperLeague|YB|BSC Young Boys|Stadion Wankdorf|Bern, Switzerland|Young Boys;Young Boys Bern|
    |BAS|FC Basel|St. Jakob-Park|Basel, Switzerland|Basel;FC Basel 1893|
    |FCZ|FC Zürich|Letzigrund|Zürich, Switzerland|Zürich;FC Zurich|
    |GC|Grasshopper Club Zürich|Letzigrund|Zürich, Switzerland|Grasshoppers;Grasshopper;Grasshopper Zürich;GC Zürich|
    |SER|Servette|Stade de Genève|Lancy, Switzerland|Servette FC;Servette Genève|
    |LUG|FC Lugano|Stadio Cornaredo|Lugano, Switzerland|Lugano|
    |LUZ|FC Luzern|Swissporarena|Luzern, Switzerland|Luzern|
    |STG|FC St. Gallen|Kybunpark|St. Gallen, Switzerland|St. Gallen;St Gallen|
    |LAU|Lausanne-Sport|Stade de la Tuilière|Lausanne, Switzerland|FC Lausanne-Sport;Lausanne;Lausanne Sport|
    |SIO|FC Sion|Stade Tourbillon|Sion, Switzerland|Sion|
    |WIN|FC Winterthur|Schützenwiese|Winterthur, Switzerland|Winterthur|
    |THU|FC Thun|Stockhorn Arena|Thun, Switzerland|Thun|
    Superliga|FCK|FC Copenhagen|Parken|Copenhagen, Denmark|FC København;FC Kobenhavn;København|
    |BIF|Brøndby IF|Brøndby Stadion|Brøndby, Denmark|Brøndby;Brondby|
    |FCM|FC Midtjylland|MCH Arena|Herning, Denmark|Midtjylland|
    |FCN|FC Nordsjælland|Right to Dream Park|Farum, Denmark|Nordsjælland;Nordsjaelland|
    |AGF|AGF Aarhus|Ceres Park|Århus, Denmark|AGF;Aarhus GF;Aarhus|
    |RAN|Randers FC|Cepheus Park Randers|Randers, Denmark|Randers|
    |SIL|Silkeborg IF|JYSK Park|Silkeborg, Denmark|Silkeborg|
    |VIB|Viborg FF|Energi Viborg Arena|Viborg, Denmark|Viborg|
    |OB|Odense BK|Nature Energy Park|Odense, Denmark|OB;Odense Boldklub;Odense|
    |VEJ|Vejle Boldklub|Vejle Stadion|Vejle, Denmark|Vejle|
    |SON|Sønderjyske|Sydbank Park|Haderslev, Denmark|Sonderjyske|
    """
}
