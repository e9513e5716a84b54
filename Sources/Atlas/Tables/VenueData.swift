// A table to edit by hand; its sources are in CREDITS.md.

/// Venues: `name|city|latitude|longitude|zone|former names`; an empty zone is that of the line before.
enum VenueData {
  static let text: StaticString = """
    FNB Stadium|Johannesburg, South Africa|-26.2348|27.9825|Africa/Johannesburg|Soccer City
    Albertsons Stadium|Boise, ID|43.603|-116.196|America/Boise|Bronco Stadium
    ExtraMile Arena|Boise, ID|43.604|-116.199||Taco Bell Arena
    ICCU Dome|Pocatello, ID|42.873|-112.430||Holt Arena
    Reed Gym|Pocatello, ID|42.864|-112.430||
    Idaho Central Arena|Boise, ID|43.615|-116.205||CenturyLink Arena;Qwest Arena
    Stadium at Expo Idaho|Garden City, ID|43.656|-116.279||
    Wrigley Field|Chicago, IL|41.9483|-87.6556|America/Chicago|
    Rate Field|Chicago, IL|41.8300|-87.6339||Guaranteed Rate Field
    Daikin Park|Houston, TX|29.7569|-95.3556||Minute Maid Park
    Kauffman Stadium|Kansas City, MO|39.0514|-94.4792||
    American Family Field|Milwaukee, WI|43.0285|-87.9712||Miller Park
    Target Field|Minneapolis, MN|44.9817|-93.2783||
    Busch Stadium|St. Louis, MO|38.6250|-90.1931||
    Globe Life Field|Arlington, TX|32.7514|-97.0831||
    Field of Dreams|Dyersville, IA|42.4979|-91.0542||
    United Center|Chicago, IL|41.8807|-87.6742||
    American Airlines Center|Dallas, TX|32.7903|-96.8103||
    Grand Casino Arena|St. Paul, MN|44.9442|-93.1015||Xcel Energy Center
    Bridgestone Arena|Nashville, TN|36.1592|-86.7785||
    Enterprise Center|St. Louis, MO|38.6268|-90.2027||
    Toyota Center|Houston, TX|29.7508|-95.3621||Toyota Center (Houston)
    FedExForum|Memphis, TN|35.1381|-90.0505||
    Fiserv Forum|Milwaukee, WI|43.0451|-87.9174||
    Target Center|Minneapolis, MN|44.9795|-93.2760||
    Smoothie King Center|New Orleans, LA|29.9489|-90.0811||
    Paycom Center|Oklahoma City, OK|35.4634|-97.5151||
    Frost Bank Center|San Antonio, TX|29.4271|-98.4375||AT&T Center
    Moody Center|Austin, TX|30.2810|-97.7307||
    Wintrust Arena|Chicago, IL|41.8535|-87.6218||
    College Park Center|Arlington, TX|32.7294|-97.1081||
    Soldier Field|Chicago, IL|41.8625|-87.6168||
    AT&T Stadium|Arlington, TX|32.7480|-97.0928||
    Lambeau Field|Green Bay, WI|44.5015|-88.0622||
    Reliant Stadium|Houston, TX|29.6849|-95.4108||NRG Stadium
    Arrowhead Stadium|Kansas City, MO|39.0489|-94.4840||GEHA Field at Arrowhead Stadium
    U.S. Bank Stadium|Minneapolis, MN|44.9736|-93.2574||
    Caesars Superdome|New Orleans, LA|29.9511|-90.0811||Mercedes-Benz Superdome
    Nissan Stadium|Nashville, TN|36.1665|-86.7713||
    Q2 Stadium|Austin, TX|30.3885|-97.7193||
    SeatGeek Stadium|Bridgeview, IL|41.7645|-87.8061||
    Toyota Stadium|Frisco, TX|33.1543|-96.8354||
    Shell Energy Stadium|Houston, TX|29.7520|-95.3523||
    Allianz Field|St. Paul, MN|44.9531|-93.1647||
    GEODIS Park|Nashville, TN|36.1302|-86.7660||
    Sporting Park|Kansas City, KS|39.1216|-94.8234||Children's Mercy Park
    Energizer Park|St. Louis, MO|38.6302|-90.2106||Citypark;CITYPARK
    Globe Life Park in Arlington|Arlington, TX|32.7514|-97.0828||Choctaw Stadium;Globe Life Park
    Wildcat Stadium|Abilene, TX|32.471|-99.707||Anthony Field at Wildcat Stadium
    Moody Coliseum|Abilene, TX|32.467|-99.706||
    Crutcher Scott Field|Abilene, TX|32.438|-99.758||
    Bryant-Denny Stadium|Tuscaloosa, AL|33.208|-87.550||Saban Field at Bryant-Denny Stadium
    Coleman Coliseum|Tuscaloosa, AL|33.204|-87.540||
    Sewell-Thomas Stadium|Tuscaloosa, AL|33.213|-87.546||
    Louis Crews Stadium|Huntsville, AL|34.788|-86.571||
    Alabama A&M Events Center|Huntsville, AL|34.787|-86.567||
    Bulldog Field|Huntsville, AL|34.786|-86.565||
    ASU Stadium|Montgomery, AL|32.361|-86.297||New ASU Stadium
    Dunn-Oliver Acadome|Montgomery, AL|32.363|-86.295||
    Wheeler-Watkins Baseball Complex|Montgomery, AL|32.365|-86.296||
    Spinks-Casem Stadium|Lorman, MS|31.874|-91.137||Jack Spinks Stadium
    Davey Whitney Complex|Lorman, MS|31.876|-91.140||Davey L. Whitney HPER Complex
    Donald W. Reynolds Razorback Stadium|Fayetteville, AR|36.068|-94.179||Razorback Stadium
    Bud Walton Arena|Fayetteville, AR|36.063|-94.178||
    Baum-Walker Stadium|Fayetteville, AR|36.069|-94.182||
    Centennial Bank Stadium|Jonesboro, AR|35.849|-90.668||
    First National Bank Arena|Jonesboro, AR|35.843|-90.668||
    Tomlinson Stadium-Kell Field|Jonesboro, AR|35.842|-90.677||
    Simmons Bank Field|Pine Bluff, AR|34.248|-92.020||Golden Lion Stadium
    H.O. Clemmons Arena|Pine Bluff, AR|34.245|-92.021||K.L. Johnson Complex
    Torii Hunter Baseball Complex|Pine Bluff, AR|34.229|-91.962||
    Jordan-Hare Stadium|Auburn, AL|32.602|-85.490||Pat Dye Field at Jordan-Hare Stadium
    Neville Arena|Auburn, AL|32.602|-85.493||Auburn Arena
    Plainsman Park|Auburn, AL|32.603|-85.489||
    Fortera Stadium|Clarksville, TN|36.538|-87.353||Governors Stadium
    F&M Bank Arena|Clarksville, TN|36.530|-87.361||Dunn Center
    Raymond C. Hand Park|Clarksville, TN|36.540|-87.354||
    McLane Stadium|Waco, TX|31.558|-97.116||
    Foster Pavilion|Waco, TX|31.556|-97.119||
    Baylor Ballpark|Waco, TX|31.544|-97.117||
    Curb Event Center|Nashville, TN|36.131|-86.795||
    E.S. Rose Park|Nashville, TN|36.130|-86.796||
    Carver Arena|Peoria, IL|40.693|-89.593||Peoria Civic Center
    Dozer Park|Peoria, IL|40.697|-89.603||
    Estes Stadium|Conway, AR|35.079|-92.460||First Security Field at Estes Stadium
    Farris Center|Conway, AR|35.078|-92.458||
    Bear Stadium|Conway, AR|35.074|-92.453||
    Jones Convocation Center|Chicago, IL|41.718|-87.608||Emil and Patricia Jones Convocation Center
    CHI Health Center Omaha|Omaha, NE|41.263|-95.928||CHI Health Center
    TD Ameritrade Park|Omaha, NE|41.257|-95.926||
    Burg Center|Dallas, TX|32.713|-96.950||
    Horner Ballpark|Dallas, TX|32.724|-96.911||
    Drake Stadium|Des Moines, IA|41.605|-93.657||
    Knapp Center|Des Moines, IA|41.605|-93.653||
    Ernest Hawkins Field at Memorial Stadium|Commerce, TX|33.245|-95.906||
    The Field House|Commerce, TX|33.243|-95.911||East Texas A&M University Field House
    O'Brien Field|Charleston, IL|39.478|-88.183||O'Brien Stadium
    Groniger Arena|Charleston, IL|39.479|-88.182||Lantz Arena
    Coaches Stadium|Charleston, IL|39.474|-88.174||
    Ford Center|Evansville, IN|37.972|-87.570||
    German American Bank Field at Charles H. Braun Stadium|Evansville, IN|37.974|-87.530||
    Eddie G. Robinson Memorial Stadium|Grambling, LA|32.520|-92.717||Eddie Robinson Stadium
    Fredrick C. Hobdy Assembly Center|Grambling, LA|32.522|-92.716||Hobdy Assembly Center
    Wilbert Ellis Baseball Stadium|Grambling, LA|32.524|-92.715||
    Resch Center|Green Bay, WI|44.500|-88.060||Kress Events Center
    Space City Financial Stadium|Houston, TX|29.722|-95.349||TDECU Stadium
    Fertitta Center|Houston, TX|29.725|-95.347||Hofheinz Pavilion
    Schroeder Park|Houston, TX|29.721|-95.342||
    Husky Stadium|Houston, TX|29.694|-95.517||
    Sharp Gymnasium|Houston, TX|29.695|-95.516||
    Husky Field|Houston, TX|29.716|-95.558||
    Gies Memorial Stadium|Champaign, IL|40.099|-88.236||Illinois Memorial Stadium
    State Farm Center|Champaign, IL|40.096|-88.236||Assembly Hall
    Illinois Field|Champaign, IL|40.098|-88.234||
    Hancock Stadium|Normal, IL|40.513|-88.997||
    CEFCU Arena|Normal, IL|40.512|-89.000||Redbird Arena
    Duffy Bass Field|Normal, IL|40.513|-88.996||
    Benson Stadium|San Antonio, TX|29.467|-98.467||Gayle and Tom Benson Stadium
    McDermott Center|San Antonio, TX|29.467|-98.471||Alice P. McDermott Convocation Center
    Sullivan Field|San Antonio, TX|29.462|-98.469||
    Kinnick Stadium|Iowa City, IA|41.659|-91.551||Duke Slater Field at Kinnick Stadium
    Carver-Hawkeye Arena|Iowa City, IA|41.664|-91.556||
    Duane Banks Field|Iowa City, IA|41.659|-91.549||
    Jack Trice Stadium|Ames, IA|42.014|-93.636||MidAmerican Energy Field at Jack Trice Stadium
    Hilton Coliseum|Ames, IA|42.021|-93.636||James H. Hilton Coliseum
    Cap Timm Field|Ames, IA|42.020|-93.633||
    Mississippi Veterans Memorial Stadium|Jackson, MS|32.329|-90.181||MS Veterans Memorial Stadium
    Williams Assembly Center|Jackson, MS|32.297|-90.209||Lee E. Williams Athletics and Assembly Center
    Braddy Field|Jackson, MS|32.297|-90.209||
    AmFirst Stadium|Jacksonville, AL|33.820|-85.766||JSU Stadium;Burgess-Snow Field
    Pete Mathews Coliseum|Jacksonville, AL|33.825|-85.765||
    Rudy Abbott Field at Jim Case Stadium|Jacksonville, AL|33.823|-85.764||
    David Booth Kansas Memorial Stadium|Lawrence, KS|38.963|-95.246||Kansas Memorial Stadium
    Allen Fieldhouse|Lawrence, KS|38.954|-95.253||
    Hoglund Ballpark|Lawrence, KS|38.956|-95.252||
    Swinney Center|Kansas City, MO|39.034|-94.579||Swinney Recreation Center
    Kangaroo Field|Kansas City, MO|39.004|-94.574||
    Bill Snyder Family Football Stadium|Manhattan, KS|39.202|-96.594||Bill Snyder Family Stadium
    Bramlage Coliseum|Manhattan, KS|39.201|-96.592||
    Tointon Family Stadium|Manhattan, KS|39.198|-96.585||
    Provost Umphrey Stadium|Beaumont, TX|30.038|-94.072||
    Neches Federal Credit Union Arena|Beaumont, TX|30.039|-94.073||Montagne Center
    Vincent-Beck Stadium|Beaumont, TX|30.053|-94.083||
    Hunter Stadium|Saint Charles, MO|38.789|-90.501||
    Robert F. Hyland Arena|Saint Charles, MO|38.788|-90.502||Hyland Arena
    Lou Brock Sports Complex|Saint Charles, MO|38.804|-90.499||
    Allen Arena|Nashville, TN|36.105|-86.799||
    Dugan Field|Nashville, TN|36.106|-86.804||
    Jack Stephens Center|Little Rock, AR|34.721|-92.341||
    Gary Hogan Field|Little Rock, AR|34.725|-92.336||
    Cajun Field at Our Lady of Lourdes Stadium|Lafayette, LA|30.216|-92.042||Our Lady of Lourdes Stadium;Cajun Field
    Cajundome|Lafayette, LA|30.214|-92.042||
    M.L. Tigue Moore Field at Russo Park|Lafayette, LA|30.213|-92.021||
    Joe Aillet Stadium|Ruston, LA|32.532|-92.656||
    Thomas Assembly Center|Ruston, LA|32.533|-92.652||
    J.C. Love Field at Pat Patterson Park|Ruston, LA|32.528|-92.648||
    Gentile Arena|Chicago, IL|42.001|-87.657||Joseph J. Gentile Arena
    Tiger Stadium|Baton Rouge, LA|30.412|-91.184||
    Pete Maravich Assembly Center|Baton Rouge, LA|30.414|-91.184||
    Alex Box Stadium|Baton Rouge, LA|30.406|-91.185||
    Cowboy Stadium|Lake Charles, LA|30.178|-93.207||Louis Guidry Stadium
    The Legacy Center|Lake Charles, LA|30.179|-93.215||H&HP Complex
    Joe Miller Ballpark|Lake Charles, LA|30.206|-93.218||
    Simmons Bank Liberty Stadium|Memphis, TN|35.121|-89.977||Liberty Bowl Memorial Stadium;Liberty Bowl
    FedExPark Avron Fogelman Field|Memphis, TN|35.120|-89.938||
    Johnny "Red" Floyd Stadium|Murfreesboro, TN|35.851|-86.368||Floyd Stadium
    Murphy Center|Murfreesboro, TN|35.848|-86.368||
    Reese Smith Jr. Field|Murfreesboro, TN|35.852|-86.372||
    UW-Milwaukee Panther Arena|Milwaukee, WI|43.044|-87.917||Klotsche Center;UWM Panther Arena;Wisconsin Center Arena
    Henry Aaron Field|Milwaukee, WI|43.081|-87.883||
    Huntington Bank Stadium|Minneapolis, MN|44.976|-93.225||TCF Bank Stadium
    Williams Arena|Minneapolis, MN|44.981|-93.228||
    Siebert Field|Minneapolis, MN|44.977|-93.227||
    Davis Wade Stadium|Starkville, MS|33.456|-88.794||Davis Wade Stadium at Scott Field
    Humphrey Coliseum|Starkville, MS|33.457|-88.792||
    Dudy Noble Field|Starkville, MS|33.453|-88.784||
    Rice-Totten Stadium|Itta Bena, MS|33.512|-90.343||
    Harrison HPER Complex|Itta Bena, MS|33.514|-90.342||
    Magnolia Field|Itta Bena, MS|33.499|-90.314||
    Faurot Field|Columbia, MO|38.936|-92.333||Faurot Field at Memorial Stadium
    Mizzou Arena|Columbia, MO|38.931|-92.333||
    Taylor Stadium|Columbia, MO|38.951|-92.334||
    Robert W. Plaster Stadium|Springfield, MO|37.201|-93.281||Plaster Stadium
    Great Southern Bank Arena|Springfield, MO|37.201|-93.278||JQH Arena
    Hammons Field|Springfield, MO|37.201|-93.279||Route 66 Stadium
    Roy Stewart Stadium|Murray, KY|36.622|-88.316||
    CFSB Center|Murray, KY|36.621|-88.316||
    Johnny Reagan Field|Murray, KY|36.617|-88.327||
    Memorial Stadium|Lincoln, NE|40.821|-96.706||Nebraska Memorial Stadium
    Pinnacle Bank Arena|Lincoln, NE|40.821|-96.714||
    Hawks Field at Haymarket Park|Lincoln, NE|40.835|-96.708||
    Lakefront Arena|New Orleans, LA|30.031|-90.062||UNO Lakefront Arena
    Maestri Field at Privateer Park|New Orleans, LA|30.028|-90.064||
    John L. Guidry Stadium|Thibodaux, LA|29.793|-90.805||Manning Field at John L. Guidry Stadium
    Stopher Gymnasium|Thibodaux, LA|29.792|-90.804||Stopher Gym
    Bank Independent Stadium|Florence, AL|34.812|-87.670||Braly Stadium
    CB&S Bank Arena|Florence, AL|34.810|-87.680||Flowers Hall
    Mike D. Lane Field|Florence, AL|34.802|-87.675||
    Alerus Center|Grand Forks, ND|47.903|-97.079||
    Betty Engelstad Sioux Center|Grand Forks, ND|47.928|-97.071||
    Fargodome|Fargo, ND|46.903|-96.799||
    Scheels Center|Fargo, ND|46.902|-96.800||
    Newman Outdoor Field|Fargo, ND|46.895|-96.797||
    DATCU Stadium|Denton, TX|33.204|-97.159||Apogee Stadium
    UNT Coliseum|Denton, TX|33.208|-97.154||Super Pit
    Lovelace Stadium|Denton, TX|33.207|-97.150||
    Huskie Stadium|DeKalb, IL|41.934|-88.778||Brigham Field at Huskie Stadium
    NIU Convocation Center|DeKalb, IL|41.939|-88.785||
    Ralph McKinzie Field|DeKalb, IL|41.934|-88.773||
    UNI-Dome|Cedar Falls, IA|42.515|-92.466||
    McLeod Center|Cedar Falls, IA|42.516|-92.464||
    Ryan Field|Evanston, IL|42.065|-87.693||
    Welsh-Ryan Arena|Evanston, IL|42.067|-87.693||
    Rocky Miller Park|Evanston, IL|42.063|-87.676||
    Harry Turpin Stadium|Natchitoches, LA|31.747|-93.100||Turpin Stadium
    Prather Coliseum|Natchitoches, LA|31.749|-93.099||
    Brown-Stroud Field|Natchitoches, LA|31.756|-93.086||
    Gaylord Family Oklahoma Memorial Stadium|Norman, OK|35.206|-97.442||Oklahoma Memorial Stadium
    Lloyd Noble Center|Norman, OK|35.188|-97.444||
    L. Dale Mitchell Park|Norman, OK|35.206|-97.442||
    Boone Pickens Stadium|Stillwater, OK|36.126|-97.067||
    Gallagher-Iba Arena|Stillwater, OK|36.126|-97.065||
    O'Brate Stadium|Stillwater, OK|36.129|-97.070||
    Vaught-Hemingway Stadium|Oxford, MS|34.362|-89.534||Vaught-Hemingway Stadium at Hollingsworth Field
    The Sandy and John Black Pavilion|Oxford, MS|34.364|-89.535||SJB Pavilion;The Pavilion at Ole Miss
    Swayze Field|Oxford, MS|34.362|-89.534||
    Baxter Arena|Omaha, NE|41.238|-96.014||
    Tal Anderson Field|Omaha, NE|41.259|-96.012||
    Mabee Center|Tulsa, OK|36.049|-95.955||
    J.L. Johnson Stadium|Tulsa, OK|36.059|-95.941||
    Panther Stadium at Blackshear Field|Prairie View, TX|30.091|-95.988||Blackshear Field
    William J. Nicks Building|Prairie View, TX|30.093|-95.990||William Nicks Building
    Tankersley Field|Prairie View, TX|30.087|-95.989||
    Rice Stadium|Houston, TX|29.716|-95.409||
    Tudor Fieldhouse|Houston, TX|29.715|-95.403||
    Reckling Park|Houston, TX|29.715|-95.408||
    Chaifetz Arena|St. Louis, MO|38.636|-90.228||
    Billiken Sports Center|St. Louis, MO|38.637|-90.234||
    Bowers Stadium|Huntsville, TX|30.712|-95.539||Elliott T. Bowers Stadium
    Bernard G. Johnson Coliseum|Huntsville, TX|30.713|-95.543||Johnson Coliseum
    Don Sanders Stadium|Huntsville, TX|30.717|-95.546||
    Pete Hanna Stadium|Homewood, AL|33.463|-86.793||Seibert Stadium
    Pete Hanna Center|Homewood, AL|33.464|-86.792||
    Joe Lee Griffin Field|Homewood, AL|33.464|-86.792||
    First Community Arena|Edwardsville, IL|38.790|-89.996||Vadalabene Center
    Gerald J. Ford Stadium|Dallas, TX|32.838|-96.783||
    Moody Coliseum|Dallas, TX|32.840|-96.781||
    Spinks-McCullough Ballpark|Dallas, TX|32.841|-96.784||
    Hancock Whitney Stadium|Mobile, AL|30.696|-88.184||
    Mitchell Center|Mobile, AL|30.693|-88.180||
    Stanky Field|Mobile, AL|30.696|-88.177||
    DakotaDome|Vermillion, SD|42.791|-96.928||
    Sanford Coyote Sports Center|Vermillion, SD|42.792|-96.926||
    Dana J. Dykhouse Stadium|Brookings, SD|44.321|-96.778||
    First Bank & Trust Arena|Brookings, SD|44.318|-96.781||Frost Arena
    Erv Huether Field|Brookings, SD|44.316|-96.792||
    Houck Field|Cape Girardeau, MO|37.311|-89.529||Houck Stadium
    Show Me Center|Cape Girardeau, MO|37.315|-89.533||
    Capaha Field|Cape Girardeau, MO|37.303|-89.545||
    Strawberry Stadium|Hammond, LA|30.514|-90.468||
    Pride Roofing University Center|Hammond, LA|30.518|-90.471||University Center Hammond
    Alumni Field|Hammond, LA|30.515|-90.462||
    A.W. Mumford Stadium|Baton Rouge, LA|30.524|-91.191||Ace W. Mumford Stadium
    F.G. Clark Center|Baton Rouge, LA|30.524|-91.192||F.G. Clark Activity Center
    Lee-Hines Field|Baton Rouge, LA|30.525|-91.190||
    Saluki Stadium|Carbondale, IL|37.706|-89.220||
    Banterra Center|Carbondale, IL|37.707|-89.219||SIU Arena
    Itchy Jones Stadium|Carbondale, IL|37.713|-89.217||
    Liberty Arena Evansville|Evansville, IN|37.962|-87.672||Screaming Eagles Arena
    USI Baseball Field|Evansville, IN|38.007|-87.674||
    M.M. Roberts Stadium|Hattiesburg, MS|31.329|-89.331||Carlisle-Faulkner Field at M.M. Roberts Stadium
    Reed Green Coliseum|Hattiesburg, MS|31.328|-89.334||
    Pete Taylor Park|Hattiesburg, MS|31.330|-89.335||
    O'Shaughnessy Stadium|St. Paul, MN|44.942|-93.192||
    Lee & Penny Anderson Arena|St. Paul, MN|44.941|-93.192||Schoenecker Arena
    Koch Diamond|St. Paul, MN|44.939|-93.188||
    Homer Bryce Stadium|Nacogdoches, TX|31.623|-94.650||
    William R. Johnson Coliseum|Nacogdoches, TX|31.622|-94.648||Johnson Coliseum Nacogdoches
    Jaycees Field|Nacogdoches, TX|31.624|-94.650||
    Memorial Stadium|Stephenville, TX|32.216|-98.212||Tarleton Memorial Stadium
    EECU Center|Stephenville, TX|32.218|-98.216||Wisdom Gym
    Tarleton Baseball Complex|Stephenville, TX|32.222|-98.218||
    Amon G. Carter Stadium|Fort Worth, TX|32.710|-97.368||
    Schollmaier Arena|Fort Worth, TX|32.709|-97.370||Ed and Rae Schollmaier Arena
    Lupton Stadium|Fort Worth, TX|32.711|-97.363||
    Hale Stadium|Nashville, TN|36.167|-86.831||
    Gentry Center|Nashville, TN|36.167|-86.829||Gentry Complex
    Tucker Stadium|Cookeville, TN|36.176|-85.507||
    Hooper Eblen Center|Cookeville, TN|36.175|-85.505||
    Quillen Field at Bush Stadium|Cookeville, TN|36.173|-85.505||
    Darrell K Royal-Texas Memorial Stadium|Austin, TX|30.284|-97.733||DKR-Texas Memorial Stadium;Darrell K. Royal-Texas Memorial Stadium
    UFCU Disch-Falk Field|Austin, TX|30.283|-97.732||
    Kyle Field|College Station, TX|30.610|-96.340||
    Reed Arena|College Station, TX|30.606|-96.346||
    Olsen Field at Blue Bell Park|College Station, TX|30.605|-96.342||
    American Bank Center|Corpus Christi, TX|27.799|-97.394||Hilliard Center
    Health and Physical Education Arena|Houston, TX|29.723|-95.362||H&PE Arena
    MacGregor Park Baseball Field|Houston, TX|29.710|-95.336||
    UFCU Stadium|San Marcos, TX|29.891|-97.926||Bobcat Stadium;Jim Wacker Field
    Strahan Arena|San Marcos, TX|29.889|-97.931||Strahan Coliseum
    Bobcat Ballpark|San Marcos, TX|29.887|-97.928||
    Jones AT&T Stadium|Lubbock, TX|33.591|-101.873||Cody Campbell Field at Jones AT&T Stadium
    United Supermarkets Arena|Lubbock, TX|33.582|-101.891||
    Dan Law Field at Rip Griffin Park|Lubbock, TX|33.588|-101.845||
    Veterans Memorial Stadium|Troy, AL|31.800|-85.952||Larry Blakeney Field at Veterans Memorial Stadium
    Trojan Arena|Troy, AL|31.801|-85.955||
    Riddle-Pace Field|Troy, AL|31.797|-85.967||
    Yulman Stadium|New Orleans, LA|29.944|-90.117||Benson Field at Yulman Stadium
    Devlin Fieldhouse|New Orleans, LA|29.943|-90.119||Avron B. Fogelman Arena in Devlin Fieldhouse
    Greer Field at Turchin Stadium|New Orleans, LA|29.942|-90.118||
    Skelly Field at H.A. Chapman Stadium|Tulsa, OK|36.149|-95.944||H.A. Chapman Stadium;Chapman Stadium
    Reynolds Center|Tulsa, OK|36.153|-95.944||Donald W. Reynolds Center
    Capra Field|Tulsa, OK|36.151|-95.947||
    Protective Stadium|Birmingham, AL|33.527|-86.808||
    Bartow Arena|Birmingham, AL|33.500|-86.808||
    Regions Field|Birmingham, AL|33.512|-86.806||
    Credit Union 1 Arena|Chicago, IL|41.875|-87.656||UIC Pavilion
    Granderson Stadium|Chicago, IL|41.872|-87.651||
    Malone Stadium|Monroe, LA|32.531|-92.066||JPS Field at Malone Stadium
    Fant-Ewing Coliseum|Monroe, LA|32.529|-92.069||
    Warhawk Field|Monroe, LA|32.528|-92.072||
    Clay Gould Ballpark|Arlington, TX|32.727|-97.115||
    Hardy M. Graham Stadium|Martin, TN|36.338|-88.861||Graham Stadium
    Skyhawk Arena|Martin, TN|36.340|-88.863||Kathleen and Tom Elam Center
    Skyhawk Field|Martin, TN|36.354|-88.863||
    Robert and Janet Vackar Stadium|Edinburg, TX|26.329|-98.166||H-E-B Park
    UTRGV Fieldhouse|Edinburg, TX|26.306|-98.176||
    UTRGV Baseball Stadium|Edinburg, TX|26.307|-98.172||
    Alamodome|San Antonio, TX|29.417|-98.479||
    Convocation Center|San Antonio, TX|29.584|-98.617||
    Roadrunner Field|San Antonio, TX|29.582|-98.619||
    Brown Field|Valparaiso, IN|41.464|-87.040||
    Athletics-Recreation Center|Valparaiso, IN|41.463|-87.043||
    Emory G. Bauer Field|Valparaiso, IN|41.455|-87.041||
    FirstBank Stadium|Nashville, TN|36.144|-86.809||Vanderbilt Stadium
    Memorial Gymnasium|Nashville, TN|36.143|-86.806||
    Hawkins Field|Nashville, TN|36.148|-86.813||
    Hanson Field|Macomb, IL|40.459|-90.684||
    Western Hall|Macomb, IL|40.467|-90.683||
    Alfred D. Boyer Stadium|Macomb, IL|40.465|-90.688||
    Houchens-Smith Stadium|Bowling Green, KY|36.985|-86.459||Houchens Industries-L.T. Smith Stadium
    E.A. Diddle Arena|Bowling Green, KY|36.985|-86.457||Diddle Arena
    Nick Denes Field|Bowling Green, KY|36.980|-86.447||
    Charles Koch Arena|Wichita, KS|37.719|-97.293||
    Eck Stadium|Wichita, KS|37.717|-97.293||
    Camp Randall Stadium|Madison, WI|43.070|-89.413||
    Kohl Center|Madison, WI|43.070|-89.397||
    Hodgetown|Amarillo, TX|35.207|-101.832||
    Dickey-Stephens Park|North Little Rock, AR|34.755|-92.272||
    ABC Supply Stadium|Beloit, WI|42.500|-89.037||
    Keesler Federal Park|Biloxi, MS|30.396|-88.891||MGM Park
    Bowling Green Ballpark|Bowling Green, KY|36.995|-86.442||
    Veterans Memorial Stadium|Cedar Rapids, IA|41.967|-91.687||Perfect Game Field
    Whataburger Field|Corpus Christi, TX|27.810|-97.399||
    Riders Field|Frisco, TX|33.099|-96.820||Dr Pepper Ballpark
    Principal Park|Des Moines, IA|41.580|-93.616||
    AutoZone Park|Memphis, TN|35.143|-90.049||
    Momentum Bank Ballpark|Midland, TX|31.989|-102.156||Security Bank Ballpark
    Dabos Park|Montgomery, AL|32.383|-86.311||Riverwalk Stadium;Montgomery Riverwalk Stadium
    First Horizon Park|Nashville, TN|36.173|-86.785||First Tennessee Park
    Arvest Ballpark|Springdale, AR|36.160|-94.194||
    Chickasaw Bricktown Ballpark|Oklahoma City, OK|35.465|-97.508||Bricktown Ballpark
    Werner Park|Papillion, NE|41.152|-96.107||
    Blue Wahoos Stadium|Pensacola, FL|30.405|-87.219||Admiral Fetterman Field
    Modern Woodmen Park|Davenport, IA|41.519|-90.583||
    Toyota Field|Madison, AL|34.684|-86.726||
    Dell Diamond|Round Rock, TX|30.527|-97.630||
    Nelson W. Wolff Municipal Stadium|San Antonio, TX|29.410|-98.602||Wolff Stadium;Nelson Wolff Stadium
    CHS Field|St. Paul, MN|44.951|-93.084||
    Constellation Field|Sugar Land, TX|29.600|-95.628||
    ONEOK Field|Tulsa, OK|36.160|-95.988||
    Equity Bank Park|Wichita, KS|37.685|-97.347||Riverfront Stadium
    Neuroscience Group Field at Fox Cities Stadium|Appleton, WI|44.283|-88.468||Neuroscience Group Field;Fox Cities Stadium
    Allstate Arena|Rosemont, IL|42.006|-87.888||Rosemont Horizon
    Casey's Center|Des Moines, IA|41.592|-93.621||Wells Fargo Arena
    BMO Center|Rockford, IL|42.269|-89.096||BMO Harris Bank Center;MetroCentre
    H-E-B Center at Cedar Park|Cedar Park, TX|30.538|-97.820||H-E-B Center;Cedar Park Center
    Credit Union of Texas Event Center|Allen, TX|33.103|-96.678||CUTX Event Center;Allen Event Center
    Grossinger Motors Arena|Bloomington, IL|40.478|-88.996||U.S. Cellular Coliseum
    Xtream Arena|Coralville, IA|41.690|-91.561||
    Cable Dahmer Arena|Independence, MO|39.041|-94.361||Silverstein Eye Centers Arena;Independence Events Center
    BOK Center|Tulsa, OK|36.153|-95.996||
    Intrust Bank Arena|Wichita, KS|37.683|-97.331||INTRUST Bank Arena
    Northwestern Medicine Field at Martin Stadium|Evanston, IL|42.059|-87.672||Martin Stadium
    CPKC Stadium|Kansas City, MO|39.121|-94.567||
    Cabaniss Soccer Complex|Corpus Christi, TX|27.708|-97.430||
    Breese Stevens Field|Madison, WI|43.083|-89.373||
    Toyota Field|San Antonio, TX|29.538|-98.394||
    Historic Bearcat Stadium|Sherman, TX|33.638|-96.611||
    Legacy Arena|Birmingham, AL|33.525|-86.812||
    Landers Center|Southaven, MS|34.947|-90.011||
    Bert Ogden Arena|Edinburg, TX|26.249|-98.166||
    Sanford Pentagon|Sioux Falls, SD|43.592|-96.772||
    Comerica Center|Frisco, TX|33.103|-96.819||Dr Pepper Arena
    NOW Arena|Hoffman Estates, IL|42.078|-88.192||Sears Centre Arena
    Oshkosh Arena|Oshkosh, WI|44.013|-88.533||Menominee Nation Arena
    Parmer Field|Austin, TX|30.409|-97.640||
    SaberCats Stadium|Houston, TX|29.644|-95.383||Aveva Stadium
    Joe W. Davis Stadium|Huntsville, AL|34.701|-86.592||Wicks Family Field at Joe Davis Stadium
    National Sports Center|Blaine, MN|45.134|-93.222||
    Swope Soccer Village|Kansas City, MO|39.026|-94.537||
    The Dome at America's Center|St. Louis, MO|38.633|-90.188||
    ImOn Ice Arena|Cedar Rapids, IA|41.975|-91.663||
    Fox Valley Ice Arena|Geneva, IL|41.882|-88.341||
    MidAmerican Energy Company RecPlex|West Des Moines, IA|41.568|-93.805||Buccaneer Arena
    ImOn Arena|Dubuque, IA|42.506|-90.658||Mystique Community Ice Center
    Scheels Arena|Fargo, ND|46.825|-96.860||
    Ice Box|Lincoln, NE|40.830|-96.711||
    Bob Suter's Capitol Ice Arena|Middleton, WI|43.094|-89.530||
    Liberty First Credit Union Arena|Ralston, NE|41.207|-96.032||Ralston Arena
    Tyson Events Center|Sioux City, IA|42.493|-96.399||
    Denny Sanford Premier Center|Sioux Falls, SD|43.567|-96.750||
    Viaero Center|Kearney, NE|40.680|-99.090||
    Young Arena|Waterloo, IA|42.497|-92.336||
    Estadio Olímpico Benito Juárez|Ciudad Juárez, Mexico|31.753|-106.468|America/Ciudad_Juarez|
    Coors Field|Denver, CO|39.7564|-104.9944|America/Denver|
    Ball Arena|Denver, CO|39.7487|-105.0077||
    Delta Center|Salt Lake City, UT|40.7683|-111.9011||Vivint Arena
    Empower Field at Mile High|Denver, CO|39.7439|-105.0201||
    DICK'S Sporting Goods Park|Commerce City, CO|39.8060|-104.8919||
    America First Field|Sandy, UT|40.5829|-111.8933||
    Falcon Stadium|Colorado Springs, CO|38.997|-104.844||
    Clune Arena|Colorado Springs, CO|39.011|-104.889||
    Falcon Field|Colorado Springs, CO|38.996|-104.858||
    LaVell Edwards Stadium|Provo, UT|40.258|-111.655||
    Marriott Center|Provo, UT|40.254|-111.649||
    Larry H. Miller Field|Provo, UT|40.257|-111.655||
    Folsom Field|Boulder, CO|40.009|-105.267||
    CU Events Center|Boulder, CO|40.005|-105.261||Coors Events Center
    CU Baseball Field|Boulder, CO|40.007|-105.263||
    Canvas Stadium|Fort Collins, CO|40.570|-105.088||Sonny Lubick Field at Canvas Stadium
    Moby Arena|Fort Collins, CO|40.576|-105.093||
    Hamilton Gymnasium|Denver, CO|39.682|-104.962||Magness Arena
    Washington-Grizzly Stadium|Missoula, MT|46.864|-113.982||
    Dahlberg Arena|Missoula, MT|46.862|-113.982||Adams Center;Robin Selvig Court
    Bobcat Stadium|Bozeman, MT|45.658|-111.050||
    Brick Breeden Fieldhouse|Bozeman, MT|45.661|-111.046||Worthington Arena
    University Stadium|Albuquerque, NM|35.067|-106.629||
    The Pit|Albuquerque, NM|35.066|-106.631||University Arena Albuquerque
    Santa Ana Star Field|Albuquerque, NM|35.079|-106.619||
    Aggie Memorial Stadium|Las Cruces, NM|32.280|-106.741||
    Pan American Center|Las Cruces, NM|32.281|-106.741||
    Presley Askew Field|Las Cruces, NM|32.280|-106.747||
    Nottingham Field|Greeley, CO|40.405|-104.703||
    Bank of Colorado Arena|Greeley, CO|40.399|-104.703||Butler-Hancock Sports Pavilion
    Jackson Field|Greeley, CO|40.407|-104.698||
    Eccles Coliseum|Cedar City, UT|37.676|-113.071||
    America First Event Center|Cedar City, UT|37.676|-113.073||
    Thunderbird Baseball Field|Cedar City, UT|37.674|-113.066||
    Rice-Eccles Stadium|Salt Lake City, UT|40.760|-111.849||
    Jon M. Huntsman Center|Salt Lake City, UT|40.762|-111.839||Huntsman Center
    Smith Ballpark|Salt Lake City, UT|40.770|-111.902||
    Maverik Stadium|Logan, UT|41.752|-111.812||Merlin Olsen Field at Maverik Stadium;Romney Stadium
    Dee Glen Smith Spectrum|Logan, UT|41.750|-111.812||Smith Spectrum
    Greater Zion Stadium|Saint George, UT|37.105|-113.565||Trailblazer Stadium
    Burns Arena|Saint George, UT|37.104|-113.567||
    Bruce Hurst Field|Saint George, UT|37.103|-113.569||
    UCCU Center|Orem, UT|40.279|-111.715||
    UCCU Ballpark|Orem, UT|40.278|-111.710||
    Sun Bowl|El Paso, TX|31.773|-106.508||Sun Bowl Stadium
    Don Haskins Center|El Paso, TX|31.773|-106.504||
    Stewart Stadium|Ogden, UT|41.192|-111.943||
    Dee Events Center|Ogden, UT|41.183|-111.943||
    War Memorial Stadium|Laramie, WY|41.312|-105.568||Jonah Field at War Memorial Stadium
    Arena-Auditorium|Laramie, WY|41.315|-105.569||
    Isotopes Park|Albuquerque, NM|35.070|-106.629||Rio Grande Credit Union Field at Isotopes Park;RGCU Field at Isotopes Park
    Southwest University Park|El Paso, TX|31.759|-106.493||
    The Ballpark at America First Square|South Jordan, UT|40.540|-112.021||Daybreak Field at America First Square
    Blue Arena|Loveland, CO|40.404|-104.987||Blue FCU Arena;Budweiser Events Center
    The Monument Ice Arena|Rapid City, SD|44.088|-103.224||The Monument;Rushmore Plaza Civic Center
    Maverik Center|West Valley City, UT|40.704|-111.951||E Center
    Weidner Field|Colorado Springs, CO|38.829|-104.831||
    Zions Bank Stadium|Herriman, UT|40.492|-112.015||
    Comerica Park|Detroit, MI|42.3392|-83.0486|America/Detroit|
    Little Caesars Arena|Detroit, MI|42.3411|-83.0553||
    Ford Field|Detroit, MI|42.3401|-83.0457||
    Kelly/Shorts Stadium|Mount Pleasant, MI|43.578|-84.771||Kelly Shorts Stadium
    McGuirk Arena|Mount Pleasant, MI|43.580|-84.774||Rose Arena
    Theunissen Stadium|Mount Pleasant, MI|43.577|-84.768||
    Calihan Hall|Detroit, MI|42.414|-83.137||
    Rynearson Stadium|Ypsilanti, MI|42.256|-83.647||
    George Gervin GameAbove Center|Ypsilanti, MI|42.258|-83.651||Convocation Center Ypsilanti
    Oestrike Stadium|Ypsilanti, MI|42.250|-83.624||
    Michigan Stadium|Ann Arbor, MI|42.266|-83.749||The Big House
    Crisler Center|Ann Arbor, MI|42.265|-83.747||
    Ray Fisher Stadium|Ann Arbor, MI|42.271|-83.746||
    Spartan Stadium|East Lansing, MI|42.728|-84.485||
    Breslin Center|East Lansing, MI|42.728|-84.492||Jack Breslin Student Events Center
    McLane Baseball Stadium|East Lansing, MI|42.729|-84.481||
    OU Credit Union O'rena|Rochester, MI|42.674|-83.213||Athletics Center O'rena
    Oakland Baseball Field|Rochester, MI|42.674|-83.216||
    Waldo Stadium|Kalamazoo, MI|42.286|-85.601||
    University Arena|Kalamazoo, MI|42.285|-85.600||Read Fieldhouse
    Robert J. Bobb Stadium at Hyames Field|Kalamazoo, MI|42.283|-85.614||
    Dow Diamond|Midland, MI|43.610|-84.237||
    Jackson Field|Lansing, MI|42.734|-84.546||Cooley Law School Stadium
    LMCU Ballpark|Comstock Park, MI|43.041|-85.660||Fifth Third Ballpark
    Van Andel Arena|Grand Rapids, MI|42.962|-85.671||
    Wings Event Center|Kalamazoo, MI|42.257|-85.542||Wings Stadium
    Dort Financial Center|Flint, MI|42.983|-83.689||Dort Event Center;Dort Federal Event Center
    Dow Event Center|Saginaw, MI|43.431|-83.935||
    Keyworth Stadium|Hamtramck, MI|42.394|-83.058||
    Wayne State Fieldhouse|Detroit, MI|42.357|-83.076||
    Trinity Health Arena|Muskegon, MI|43.234|-86.250||Mercy Health Arena
    Scotiabank Saddledome|Calgary, AB|51.0374|-114.0518|America/Edmonton|
    Rogers Place|Edmonton, AB|53.5461|-113.4970||
    VisitLethbridge.com Arena|Lethbridge, AB|49.672|-112.809||ENMAX Centre
    Co-op Place|Medicine Hat, AB|50.013|-110.654||Canalta Centre
    Marchant Crane Centrium|Red Deer, AB|52.246|-113.828||Peavey Mart Centrium;Westerner Park Centrium;ENMAX Centrium
    McMahon Stadium|Calgary, AB|51.070|-114.121||
    Commonwealth Stadium|Edmonton, AB|53.560|-113.476||
    ATCO Field|Calgary, AB|50.885|-114.101||Spruce Meadows
    Centre 200|Sydney, NS|46.137|-60.193|America/Glace_Bay|
    Eastlink Centre|Charlottetown, PE|46.252|-63.126|America/Halifax|
    Scotiabank Centre|Halifax, NS|44.648|-63.577||Halifax Metro Centre
    Wanderers Grounds|Halifax, NS|44.644|-63.584||
    Gainbridge Fieldhouse|Indianapolis, IN|39.7638|-86.1554|America/Indiana/Indianapolis|
    Lucas Oil Stadium|Indianapolis, IN|39.7602|-86.1638||
    Scheumann Stadium|Muncie, IN|40.216|-85.416||
    Worthen Arena|Muncie, IN|40.212|-85.412||John E. Worthen Arena
    Ball Diamond at First Merchants Ballpark Complex|Muncie, IN|40.205|-85.404||
    Bud and Jackie Sellick Bowl|Indianapolis, IN|39.842|-86.169||Butler Bowl
    Hinkle Fieldhouse|Indianapolis, IN|39.843|-86.167||
    Bulldog Park|Indianapolis, IN|39.840|-86.171||
    Merchants Bank Field at Memorial Stadium|Bloomington, IN|39.181|-86.526||Indiana Memorial Stadium
    Simon Skjodt Assembly Hall|Bloomington, IN|39.181|-86.522||
    Bart Kaufman Field|Bloomington, IN|39.180|-86.513||
    Memorial Stadium|Terre Haute, IN|39.472|-87.372||Indiana State Memorial Stadium
    Hulman Center|Terre Haute, IN|39.469|-87.408||
    Bob Warn Field at Sycamore Stadium|Terre Haute, IN|39.468|-87.396||
    Corteva Coliseum|Indianapolis, IN|39.828|-86.134||Indiana Farmers Coliseum;The Jungle
    Notre Dame Stadium|South Bend, IN|41.698|-86.234||
    Joyce Center|South Bend, IN|41.698|-86.231||Purcell Pavilion;Purcell Pavilion at the Joyce Center
    Frank Eck Stadium|South Bend, IN|41.699|-86.229||
    Ross-Ade Stadium|West Lafayette, IN|40.434|-86.918||
    Mackey Arena|West Lafayette, IN|40.433|-86.916||
    Alexander Field|West Lafayette, IN|40.435|-86.918||
    Gates Sports Center|Fort Wayne, IN|41.116|-85.110||Hilliard Gates Sports Center
    Parkview Field|Fort Wayne, IN|41.074|-85.143||
    Victory Field|Indianapolis, IN|39.764|-86.168||
    Four Winds Field at Coveleski Stadium|South Bend, IN|41.670|-86.255||Four Winds Field;Coveleski Stadium
    Allen County War Memorial Coliseum|Fort Wayne, IN|41.116|-85.124||Memorial Coliseum
    Fishers Event Center|Fishers, IN|39.950|-86.003||
    Ruoff Mortgage Stadium|Fort Wayne, IN|41.077|-85.197||
    Carroll Stadium|Indianapolis, IN|39.773|-86.173||Michael A. Carroll Stadium;IU Michael A. Carroll Track & Soccer Stadium
    The Arena at Innovation Mile|Noblesville, IN|39.996|-85.990||
    Knights Hall|Louisville, KY|38.218|-85.698|America/Kentucky/Louisville|Freedom Hall Louisville
    Knights Field|Louisville, KY|38.209|-85.683||
    L&N Federal Credit Union Stadium|Louisville, KY|38.206|-85.759||L&N Stadium;Cardinal Stadium;Papa John's Cardinal Stadium
    KFC Yum! Center|Louisville, KY|38.257|-85.753||KFC Yum Center
    Jim Patterson Stadium|Louisville, KY|38.218|-85.759||
    Louisville Slugger Field|Louisville, KY|38.256|-85.744||
    Lynn Family Stadium|Louisville, KY|38.259|-85.733||
    Sutter Health Park|West Sacramento, CA|38.5803|-121.5139|America/Los_Angeles|Raley Field
    Angel Stadium|Anaheim, CA|33.8003|-117.8831||Angel Stadium of Anaheim
    Dodger Stadium|Los Angeles, CA|34.0739|-118.2391||UNIQLO Field at Dodger Stadium
    Petco Park|San Diego, CA|32.7078|-117.1569||
    Oracle Park|San Francisco, CA|37.7786|-122.3893||AT&T Park
    T-Mobile Park|Seattle, WA|47.5914|-122.3325||Safeco Field
    Las Vegas Ballpark|Las Vegas, NV|36.1528|-115.3297||
    Honda Center|Anaheim, CA|33.8075|-117.8761||
    Crypto.com Arena|Los Angeles, CA|34.0430|-118.2673||Staples Center
    SAP Center at San Jose|San Jose, CA|37.3327|-121.9013||SAP Center
    Climate Pledge Arena|Seattle, WA|47.6249|-122.3540||KeyArena
    T-Mobile Arena|Las Vegas, NV|36.1020|-115.1789||
    Chase Center|San Francisco, CA|37.7680|-122.3876||
    Intuit Dome|Inglewood, CA|33.9438|-118.3422||
    Moda Center|Portland, OR|45.5316|-122.6668||
    Golden 1 Center|Sacramento, CA|38.5802|-121.4998||
    Michelob ULTRA Arena|Las Vegas, NV|36.1033|-115.1763||
    Galen Center|Los Angeles, CA|34.0211|-118.2796||
    SoFi Stadium|Inglewood, CA|33.9535|-118.3390||
    Allegiant Stadium|Las Vegas, NV|36.0909|-115.1833||
    Lumen Field|Seattle, WA|47.5951|-122.3316||
    Levi's Stadium|Santa Clara, CA|37.4032|-121.9698||
    Dignity Health Sports Park|Carson, CA|33.8623|-118.2630||
    BMO Stadium|Los Angeles, CA|34.0128|-118.2841||Banc of California Stadium
    Los Angeles Memorial Coliseum|Los Angeles, CA|34.0128|-118.2841||LA Memorial Coliseum;United Airlines Field at the Los Angeles Memorial Coliseum
    Providence Park|Portland, OR|45.5215|-122.6918||
    Snapdragon Stadium|San Diego, CA|32.7844|-117.1228||
    PayPal Park|San Jose, CA|37.3513|-121.9247||
    Stanford Stadium|Stanford, CA|37.4345|-122.1611||
    Oakland Coliseum|Oakland, CA|37.7516|-122.2005||Oakland-Alameda County Coliseum;RingCentral Coliseum
    Cashman Field|Las Vegas, NV|36.1797|-115.1303||
    Acrisure Arena|Palm Desert, CA|33.7786|-116.3386||
    Mustang Memorial Field|San Luis Obispo, CA|35.300|-120.665||Alex G. Spanos Stadium
    Mott Athletics Center|San Luis Obispo, CA|35.299|-120.658||Mott Gym
    Baggett Stadium|San Luis Obispo, CA|35.304|-120.661||
    Icardo Center|Bakersfield, CA|35.350|-119.103||
    Hardt Field|Bakersfield, CA|35.348|-119.102||
    Titan Gym|Fullerton, CA|33.883|-117.886||
    Goodwin Field|Fullerton, CA|33.883|-117.887||
    Premier America Credit Union Arena|Los Angeles, CA|34.242|-118.526||Matadome
    Matador Field|Los Angeles, CA|34.239|-118.528||
    California Memorial Stadium|Berkeley, CA|37.871|-122.251||FTX Field at California Memorial Stadium
    Haas Pavilion|Berkeley, CA|37.869|-122.262||
    Evans Diamond|Berkeley, CA|37.871|-122.253||
    Fowler Events Center|Riverside, CA|33.930|-117.425||Dale E. and Sarah Ann Fowler Events Center
    Totman Stadium|Riverside, CA|33.932|-117.406||
    Roos Field|Cheney, WA|47.490|-117.586||The Inferno
    Reese Court|Cheney, WA|47.492|-117.587||
    Valley Children's Stadium|Fresno, CA|36.814|-119.758||Bulldog Stadium
    Save Mart Center|Fresno, CA|36.810|-119.740||
    Pete Beiden Field at Bob Bennett Stadium|Fresno, CA|36.813|-119.753||
    McCarthey Athletic Center|Spokane, WA|47.667|-117.400||The Kennel
    Patterson Baseball Complex|Spokane, WA|47.663|-117.400||
    P1FCU Kibbie Dome|Moscow, ID|46.726|-117.018||Kibbie Dome
    ICCU Arena|Moscow, ID|46.728|-117.018||Idaho Central Credit Union Arena
    LBS Financial Credit Union Pyramid|Long Beach, CA|33.788|-118.115||Walter Pyramid
    Blair Field|Long Beach, CA|33.783|-118.163||
    Gersten Pavilion|Los Angeles, CA|33.968|-118.416||
    Page Stadium|Los Angeles, CA|33.970|-118.418||
    Mackay Stadium|Reno, NV|39.547|-119.818||
    Lawlor Events Center|Reno, NV|39.543|-119.815||
    Peccole Park|Reno, NV|39.542|-119.815||
    Autzen Stadium|Eugene, OR|44.058|-123.069||
    Matthew Knight Arena|Eugene, OR|44.045|-123.066||
    PK Park|Eugene, OR|44.059|-123.069||
    Reser Stadium|Corvallis, OR|44.560|-123.281||
    Gill Coliseum|Corvallis, OR|44.563|-123.279||
    Goss Stadium at Coleman Field|Corvallis, OR|44.561|-123.276||
    Alex G. Spanos Center|Stockton, CA|37.981|-121.312||Spanos Center
    Klein Family Field|Stockton, CA|37.978|-121.310||
    Firestone Fieldhouse|Malibu, CA|34.039|-118.707||
    Eddy D. Field Stadium|Malibu, CA|34.038|-118.711||
    Chiles Center|Portland, OR|45.574|-122.727||Earle A. Chiles Center
    Joe Etzel Field|Portland, OR|45.575|-122.726||
    Hillsboro Stadium|Hillsboro, OR|45.553|-122.909||
    Viking Pavilion|Portland, OR|45.511|-122.684||
    Hornet Stadium|Sacramento, CA|38.556|-121.422||Fred Anderson Field at Hornet Stadium
    The Nest|Sacramento, CA|38.558|-121.423||Hornets Nest;Hornet Pavilion
    John Smith Field|Sacramento, CA|38.558|-121.424||
    University Credit Union Pavilion|Moraga, CA|37.841|-122.110||McKeon Pavilion
    Torero Stadium|San Diego, CA|32.773|-117.188||
    Jenny Craig Pavilion|San Diego, CA|32.773|-117.186||
    Fowler Park|San Diego, CA|32.772|-117.188||
    Viejas Arena|San Diego, CA|32.773|-117.074||Cox Arena
    Tony Gwynn Stadium|San Diego, CA|32.774|-117.071||
    Sobrato Center|San Francisco, CA|37.777|-122.451||War Memorial Gymnasium
    Benedetti Diamond|San Francisco, CA|37.776|-122.452||
    CEFCU Stadium|San Jose, CA|37.320|-121.868||
    Provident Credit Union Event Center|San Jose, CA|37.335|-121.880||Event Center Arena
    Excite Ballpark|San Jose, CA|37.345|-121.877||San Jose Municipal Stadium
    Leavey Center|Santa Clara, CA|37.349|-121.935||
    Stephen Schott Stadium|Santa Clara, CA|37.352|-121.942||
    Redhawk Center|Seattle, WA|47.611|-122.319||Climate Pledge Arena Seattle U
    Maples Pavilion|Stanford, CA|37.430|-122.161||
    Sunken Diamond|Stanford, CA|37.434|-122.162||
    UC Davis Health Stadium|Davis, CA|38.537|-121.763||Aggie Stadium
    University Credit Union Center|Davis, CA|38.542|-121.760||The Pavilion;ARC Pavilion
    Dobbins Baseball Stadium|Davis, CA|38.538|-121.764||
    Bren Events Center|Irvine, CA|33.649|-117.847||
    Cicerone Field|Irvine, CA|33.667|-117.847||
    Student Recreation Center Arena|Riverside, CA|33.978|-117.326||SRC Arena
    Riverside Sports Complex|Riverside, CA|33.975|-117.326||
    LionTree Arena|San Diego, CA|32.885|-117.240||RIMAC Arena
    Triton Ballpark|San Diego, CA|32.871|-117.236||
    The Thunderdome|Santa Barbara, CA|34.415|-119.847||UCSB Events Center
    Caesar Uyesaka Stadium|Santa Barbara, CA|34.415|-119.849||
    Rose Bowl|Pasadena, CA|34.161|-118.168||Rose Bowl Stadium
    Pauley Pavilion|Los Angeles, CA|34.070|-118.447||Pauley Pavilion presented by Wescom
    Jackie Robinson Stadium|Los Angeles, CA|34.069|-118.451||
    Thomas & Mack Center|Las Vegas, NV|36.105|-115.144||
    Earl E. Wilson Stadium|Las Vegas, NV|36.107|-115.147||
    Dedeaux Field|Los Angeles, CA|34.017|-118.284||
    Husky Stadium|Seattle, WA|47.650|-122.302||Alaska Airlines Field at Husky Stadium
    Alaska Airlines Arena|Seattle, WA|47.652|-122.302||Hec Edmundson Pavilion;Alaska Airlines Arena at Hec Edmundson Pavilion
    Husky Ballpark|Seattle, WA|47.652|-122.303||
    Martin Stadium|Pullman, WA|46.732|-117.160||Gesa Field;Gesa Field at Martin Stadium
    Beasley Coliseum|Pullman, WA|46.736|-117.159||
    Bailey-Brayton Field|Pullman, WA|46.736|-117.175||
    Everett Memorial Stadium|Everett, WA|47.967|-122.202||Funko Field
    Chukchansi Park|Fresno, CA|36.732|-119.790||
    Hops Ballpark|Hillsboro, OR|45.554|-122.908||Hillsboro Hops Ballpark;Hillsboro Ballpark;Ron Tonkin Field
    San Manuel Stadium|San Bernardino, CA|34.097|-117.296||Arrowhead Credit Union Park
    Lake Elsinore Diamond|Lake Elsinore, CA|33.654|-117.302||The Diamond;Storm Stadium
    Ontario Sports Empire Stadium|Ontario, CA|34.001|-117.593||ONT Field
    Morongo Field|Rancho Cucamonga, CA|34.104|-117.549||LoanMart Field;The Epicenter
    Greater Nevada Field|Reno, NV|39.529|-119.808||Aces Ballpark
    Avista Stadium|Spokane, WA|47.661|-117.345||
    Banner Island Ballpark|Stockton, CA|37.956|-121.297||
    Cheney Stadium|Tacoma, WA|47.238|-122.497||
    Gesa Stadium|Pasco, WA|46.269|-119.173||
    Valley Strong Ballpark|Visalia, CA|36.332|-119.305||Recreation Park;Recreation Ballpark
    Dignity Health Arena|Bakersfield, CA|35.373|-119.012||Mechanics Bank Arena;Rabobank Arena
    Lee's Family Forum|Henderson, NV|36.030|-115.026||Dollar Loan Center
    Toyota Arena|Ontario, CA|34.073|-117.566||Citizens Business Bank Arena
    Pechanga Arena|San Diego, CA|32.755|-117.212||Valley View Casino Center;San Diego Sports Arena;Pechanga Arena San Diego
    Tech CU Arena|San Jose, CA|37.320|-121.865||
    Tahoe Blue Event Center|Stateline, NV|38.958|-119.937||
    Angel of the Winds Arena|Everett, WA|47.978|-122.204||Xfinity Arena;Comcast Arena
    Veterans Memorial Coliseum|Portland, OR|45.532|-122.669||Memorial Coliseum
    accesso ShoWare Center|Kent, WA|47.387|-122.240||ShoWare Center
    Numerica Veterans Arena|Spokane, WA|47.666|-117.424||Spokane Veterans Memorial Arena;Spokane Arena
    Toyota Center|Kennewick, WA|46.227|-119.200||
    Town Toyota Center|Wenatchee, WA|47.436|-120.328||
    Lancaster Municipal Stadium|Lancaster, CA|34.727|-118.151||The Hangar
    Cardinale Stadium|Seaside, CA|36.663|-121.810||
    Championship Soccer Stadium|Irvine, CA|33.671|-117.745||Championship Stadium
    Heart Health Park|Sacramento, CA|38.594|-121.433||Papa Murphy's Park
    ONE Spokane Stadium|Spokane, WA|47.664|-117.421||
    Frontwave Arena|Oceanside, CA|33.215|-117.330||
    Kaiser Permanente Arena|Santa Cruz, CA|36.967|-122.026||
    UCLA Health Training Center|El Segundo, CA|33.926|-118.390||
    Adventist Health Arena|Stockton, CA|37.957|-121.295||Stockton Arena
    Titan Stadium|Fullerton, CA|33.887|-117.886||
    Starfire Stadium|Tukwila, WA|47.463|-122.247||
    Saint Mary's Stadium|Moraga, CA|37.842|-122.108||
    William Rolland Stadium|Thousand Oaks, CA|34.223|-118.878||
    Estadio El Encanto|Mazatlán, Mexico|23.255|-106.433|America/Mazatlan|
    Estadio Alfredo Harp Helu|Mexico City, Mexico|19.4034|-99.0844|America/Mexico_City|
    Arena CDMX|Mexico City, Mexico|19.4977|-99.1751||Mexico City Arena;Arena Ciudad de México
    Estadio Banorte|Mexico City, Mexico|19.3029|-99.1505||Estadio Azteca
    Estadio Akron|Zapopan, Mexico|20.6817|-103.4628||
    Estadio Jalisco|Guadalajara, Mexico|20.705|-103.328||
    Estadio Olímpico Universitario|Mexico City, Mexico|19.332|-99.192||
    Estadio León|León, Mexico|21.116|-101.658||Nou Camp
    Estadio Victoria|Aguascalientes, Mexico|21.881|-102.276||
    Estadio Hidalgo|Pachuca, Mexico|20.105|-98.756||
    Estadio Cuauhtémoc|Puebla, Mexico|19.078|-98.164||
    Estadio Corregidora|Querétaro, Mexico|20.578|-100.366||
    Estadio Nemesio Díez|Toluca, Mexico|19.287|-99.667||
    K.C. Irving Regional Centre|Bathurst, NB|47.613|-65.673|America/Moncton|
    Avenir Centre|Moncton, NB|46.091|-64.774||
    TD Station|Saint John, NB|45.274|-66.060||Harbour Station
    Estadio de Beisbol Monterrey|Monterrey, Mexico|25.7186|-100.3158|America/Monterrey|
    Estadio BBVA|Guadalupe, Mexico|25.6691|-100.2444||
    Estadio Alfonso Lastras|San Luis Potosí, Mexico|22.140|-100.944||
    Estadio Corona|Torreón, Mexico|25.637|-103.380||
    Estadio Universitario|San Nicolás de los Garza, Mexico|25.723|-100.312||
    Truist Park|Atlanta, GA|33.8906|-84.4695|America/New_York|SunTrust Park
    Oriole Park at Camden Yards|Baltimore, MD|39.2839|-76.6217||Camden Yards
    Fenway Park|Boston, MA|42.3464|-71.0975||
    Great American Ball Park|Cincinnati, OH|39.0950|-84.5058||
    Progressive Field|Cleveland, OH|41.4958|-81.6853||
    loanDepot park|Miami, FL|25.7761|-80.2214||Marlins Park
    Citi Field|Flushing, NY|40.7571|-73.8458||
    Yankee Stadium|Bronx, NY|40.8292|-73.9264||
    Citizens Bank Park|Philadelphia, PA|39.9058|-75.1664||
    PNC Park|Pittsburgh, PA|40.4475|-80.0097||
    Tropicana Field|St. Petersburg, FL|27.7672|-82.6493||
    Nationals Park|Washington, DC|38.8739|-77.0089||
    George M. Steinbrenner Field|Tampa, FL|27.9803|-82.5067||Steinbrenner Field
    Bristol Motor Speedway|Bristol, TN|36.5156|-82.2572||
    Journey Bank Ballpark|Williamsport, PA|41.2423|-77.0471||
    TD Garden|Boston, MA|42.3662|-71.0621||
    KeyBank Center|Buffalo, NY|42.8740|-78.8766||
    Lenovo Center|Raleigh, NC|35.8034|-78.7213||PNC Arena
    Nationwide Arena|Columbus, OH|39.9699|-83.0060||
    Amerant Bank Arena|Sunrise, FL|26.1584|-80.3256||FLA Live Arena
    Prudential Center|Newark, NJ|40.7334|-74.1717||
    UBS Arena|Belmont Park, NY|40.7117|-73.7259||
    Madison Square Garden|New York, NY|40.7505|-73.9934||
    Xfinity Mobile Arena|Philadelphia, PA|39.9012|-75.1719||Wells Fargo Center
    PPG Paints Arena|Pittsburgh, PA|40.4394|-79.9898||
    Benchmark International Arena|Tampa, FL|27.9425|-82.4511||Amalie Arena
    Capital One Arena|Washington, DC|38.8981|-77.0209||
    Raymond James Stadium|Tampa, FL|27.9759|-82.5048||
    State Farm Arena|Atlanta, GA|33.7573|-84.3963||
    Barclays Center|Brooklyn, NY|40.6826|-73.9754||
    Spectrum Center|Charlotte, NC|35.2251|-80.8392||
    Rocket Arena|Cleveland, OH|41.4965|-81.6882||Rocket Mortgage FieldHouse
    Kaseya Center|Miami, FL|25.7814|-80.1866||FTX Arena
    Kia Center|Orlando, FL|28.5392|-81.3839||Amway Center
    Gateway Center|College Park, GA|33.6514|-84.4517||Gateway Center Arena
    Mohegan Sun Arena|Uncasville, CT|41.4916|-72.0911||
    CareFirst Arena|Washington, DC|38.8466|-76.9875||Entertainment and Sports Arena
    PeoplesBank Arena|Hartford, CT|41.7686|-72.6769||XL Center;Hartford Civic Center
    Mercedes-Benz Stadium|Atlanta, GA|33.7555|-84.4009||
    M&T Bank Stadium|Baltimore, MD|39.2780|-76.6227||
    Highmark Stadium|Orchard Park, NY|42.7737|-78.7870||New Era Field
    Bank of America Stadium|Charlotte, NC|35.2258|-80.8528||
    Paycor Stadium|Cincinnati, OH|39.0954|-84.5160||Paul Brown Stadium
    Huntington Bank Field|Cleveland, OH|41.5060|-81.6996||Cleveland Browns Stadium;FirstEnergy Stadium
    EverBank Stadium|Jacksonville, FL|30.3239|-81.6373||TIAA Bank Field;TIAA Bank Stadium
    Hard Rock Stadium|Miami Gardens, FL|25.9580|-80.2388||
    Gillette Stadium|Foxborough, MA|42.0909|-71.2643||
    MetLife Stadium|East Rutherford, NJ|40.8135|-74.0743||
    Lincoln Financial Field|Philadelphia, PA|39.9008|-75.1675||
    Acrisure Stadium|Pittsburgh, PA|40.4468|-80.0158||Heinz Field
    Northwest Stadium|Landover, MD|38.9077|-76.8645||FedEx Field;FedExField
    ScottsMiracle-Gro Field|Columbus, OH|39.9684|-83.0168||Lower.com Field
    Audi Field|Washington, DC|38.8683|-77.0126||
    TQL Stadium|Cincinnati, OH|39.1114|-84.5223||
    Nu Stadium|Miami, FL|25.7935|-80.2585||Miami Freedom Park
    Chase Stadium|Fort Lauderdale, FL|26.1930|-80.1611||Inter Miami CF Stadium;DRV PNK Stadium
    Inter.co Stadium|Orlando, FL|28.5411|-81.3891||Exploria Stadium;Inter&Co Stadium
    Subaru Park|Chester, PA|39.8329|-75.3785||
    Sports Illustrated Stadium|Harrison, NJ|40.7368|-74.1504||Red Bull Arena
    CACTI Park of the Palm Beaches|West Palm Beach, FL|26.7628|-80.1142||FITTEAM Ballpark of the Palm Beaches;The Ballpark of the Palm Beaches
    Roger Dean Chevrolet Stadium|Jupiter, FL|26.8908|-80.1164||Roger Dean Stadium
    JetBlue Park|Fort Myers, FL|26.5519|-81.7622||JetBlue Park at Fenway South
    Hammond Stadium|Fort Myers, FL|26.5375|-81.8417||CenturyLink Sports Complex;Lee Health Sports Complex;Lee County Sports Complex
    Joker Marchant Stadium|Lakeland, FL|28.0747|-81.9506||Publix Field at Joker Marchant Stadium
    BayCare Ballpark|Clearwater, FL|27.9717|-82.7314||Spectrum Field
    Clover Park|Port Saint Lucie, FL|27.3253|-80.4036||First Data Field
    Champion Stadium|Lake Buena Vista, FL|28.3369|-81.5558||
    CoolToday Park|North Port, FL|27.0400|-82.3078||
    LECOM Park|Bradenton, FL|27.4853|-82.5703||McKechnie Field
    TD Ballpark|Dunedin, FL|28.0039|-82.7867||Dunedin Stadium
    Ed Smith Stadium|Sarasota, FL|27.3464|-82.5194||
    Charlotte Sports Park|Port Charlotte, FL|27.0031|-82.1847||
    InfoCision Stadium|Akron, OH|41.073|-81.508||InfoCision Stadium-Summa Field
    James A. Rhodes Arena|Akron, OH|41.076|-81.510||Rhodes Arena
    Siebert Field|Akron, OH|41.077|-81.508||
    Casey Stadium|Albany, NY|42.684|-73.827||Bob Ford Field at Tom & Mary Casey Stadium;Bob Ford Field
    Broadview Center|Albany, NY|42.682|-73.824||SEFCU Arena
    Varsity Field|Albany, NY|42.685|-73.825||
    Bender Arena|Washington, DC|38.938|-77.089||
    Kidd Brewer Stadium|Boone, NC|36.211|-81.686||
    Holmes Convocation Center|Boone, NC|36.212|-81.681||George M. Holmes Convocation Center
    Jim and Bettie Smith Stadium|Boone, NC|36.211|-81.687||
    Michie Stadium|West Point, NY|41.388|-73.965||
    Christl Arena|West Point, NY|41.392|-73.967||
    Johnson Stadium at Doubleday Field|West Point, NY|41.390|-73.963||
    Daytona Stadium|Daytona Beach, FL|29.193|-81.061||Municipal Stadium
    Moore Gymnasium|Daytona Beach, FL|29.209|-81.030||
    Jackie Robinson Ballpark|Daytona Beach, FL|29.219|-81.021||
    Binghamton University Events Center|Vestal, NY|42.093|-75.975||Dr. Bai Lee Court
    Bearcats Baseball Complex|Vestal, NY|42.090|-75.967||
    Alumni Stadium|Chestnut Hill, MA|42.335|-71.166||
    Conte Forum|Chestnut Hill, MA|42.335|-71.168||Silvio O. Conte Forum
    Eddie Pellagrini Diamond at John Shea Field|Chestnut Hill, MA|42.336|-71.168||
    Case Gym|Boston, MA|42.353|-71.117||Agganis Arena
    Doyt L. Perry Stadium|Bowling Green, OH|41.378|-83.622||Doyt Perry Stadium
    Stroh Center|Bowling Green, OH|41.378|-83.628||
    Steller Field|Bowling Green, OH|41.380|-83.626||
    Brown Stadium|Providence, RI|41.841|-71.395||Richard Gouse Field at Brown Stadium
    Pizzitola Sports Center|Providence, RI|41.830|-71.398||
    Murray Stadium|Providence, RI|41.829|-71.399||
    Beirne Stadium|Smithfield, RI|41.925|-71.540||Bulldog Stadium
    Chace Athletic Center|Smithfield, RI|41.925|-71.543||
    Christy Mathewson-Memorial Stadium|Lewisburg, PA|40.953|-76.881||
    Sojka Pavilion|Lewisburg, PA|40.955|-76.880||
    Depew Field|Lewisburg, PA|40.955|-76.883||
    UB Stadium|Amherst, NY|42.999|-78.778||
    Alumni Arena|Amherst, NY|43.000|-78.781||
    Barker-Lane Stadium|Buies Creek, NC|35.406|-78.744||
    Gore Arena|Buies Creek, NC|35.408|-78.739||
    Jim Perry Stadium|Buies Creek, NC|35.419|-78.719||
    Koessler Athletic Center|Buffalo, NY|42.925|-78.852||
    Demske Sports Complex|Buffalo, NY|42.935|-78.843||
    Arute Field|New Britain, CT|41.690|-72.764||
    Detrick Gymnasium|New Britain, CT|41.692|-72.764||William H. Detrick Gymnasium
    CCSU Baseball Field|New Britain, CT|41.685|-72.788||
    TD Arena|Charleston, SC|32.786|-79.938||
    Patriots Point Baseball Stadium|Charleston, SC|32.791|-79.904||
    Buccaneer Field|North Charleston, SC|32.979|-80.070||
    Buccaneer Field House|North Charleston, SC|32.980|-80.071||
    Nielsen Field at CSU Ballpark|North Charleston, SC|32.968|-80.048||
    Jerry Richardson Stadium|Charlotte, NC|35.310|-80.740||American Legion Charlotte 49ers Stadium
    Dale F. Halton Arena|Charlotte, NC|35.306|-80.734||Halton Arena
    Barnard Park|Charlotte, NC|35.306|-80.733||
    Finley Stadium|Chattanooga, TN|35.037|-85.320||
    McKenzie Arena|Chattanooga, TN|35.043|-85.297||
    Frost Stadium|Chattanooga, TN|35.049|-85.278||
    Nippert Stadium|Cincinnati, OH|39.131|-84.516||
    Fifth Third Arena|Cincinnati, OH|39.132|-84.514||
    UC Baseball Stadium|Cincinnati, OH|39.130|-84.520||
    Memorial Stadium|Clemson, SC|34.679|-82.843||Clemson Memorial Stadium;Death Valley
    Littlejohn Coliseum|Clemson, SC|34.682|-82.848||
    Doug Kingsmore Stadium|Clemson, SC|34.680|-82.842||
    Wolstein Center|Cleveland, OH|41.501|-81.676||
    Cleveland State Baseball Field|Cleveland, OH|41.503|-81.678||
    Brooks Stadium|Conway, SC|33.793|-79.017||
    HTC Center|Conway, SC|33.794|-79.013||
    Springs Brooks Stadium|Conway, SC|33.796|-79.012||
    Crown Field at Andy Kerr Stadium|Hamilton, NY|42.816|-75.544||Andy Kerr Stadium
    Cotterell Court|Hamilton, NY|42.816|-75.541||
    Wien Stadium|New York, NY|40.873|-73.917||Robert K. Kraft Field at Lawrence A. Wien Stadium;Lawrence A. Wien Stadium
    Levien Gymnasium|New York, NY|40.810|-73.962||Levien Gym
    PEC Arena|Baltimore, MD|39.312|-76.658||Physical Education Complex
    Joe Cannon Stadium|Baltimore, MD|39.339|-76.661||
    Schoellkopf Field|Ithaca, NY|42.444|-76.479||
    Newman Arena|Ithaca, NY|42.446|-76.478||Bartels Hall
    Booth Field|Ithaca, NY|42.447|-76.480||
    Memorial Field|Hanover, NH|43.701|-72.284||Buddy Teevens Stadium at Memorial Field
    Leede Arena|Hanover, NH|43.702|-72.284||Edward Leede Arena
    Red Rolfe Field at Biondi Park|Hanover, NH|43.704|-72.286||
    Davidson College Stadium|Davidson, NC|35.500|-80.847||Richardson Stadium
    John M. Belk Arena|Davidson, NC|35.500|-80.845||Belk Arena
    Wilson Field|Davidson, NC|35.501|-80.844||
    Welcome Stadium|Dayton, OH|39.735|-84.203||
    UD Arena|Dayton, OH|39.735|-84.200||University of Dayton Arena
    Woerner Field|Dayton, OH|39.740|-84.180||
    Delaware Stadium|Newark, DE|39.662|-75.749||
    Bob Carpenter Center|Newark, DE|39.661|-75.752||Acierno Arena
    Bob Hannah Stadium|Newark, DE|39.678|-75.754||
    Alumni Stadium|Dover, DE|39.188|-75.540||
    Memorial Hall|Dover, DE|39.187|-75.541||Memorial Hall Gymnasium
    Soldier Field|Dover, DE|39.167|-75.538||
    Daskalakis Athletic Center|Philadelphia, PA|39.956|-75.190||
    Wallace Wade Stadium|Durham, NC|35.995|-78.942||
    Cameron Indoor Stadium|Durham, NC|35.998|-78.942||
    Durham Bulls Athletic Park|Durham, NC|35.994|-78.903||
    Rooney Field|Pittsburgh, PA|40.437|-79.990||Arthur J. Rooney Athletic Field
    UPMC Cooper Fieldhouse|Pittsburgh, PA|40.438|-79.989||A.J. Palumbo Center
    Dowdy-Ficklen Stadium|Greenville, NC|35.597|-77.365||
    Williams Arena at Minges Coliseum|Greenville, NC|35.596|-77.367||Minges Coliseum
    Clark-LeClair Stadium|Greenville, NC|35.605|-77.370||
    William B. Greene Jr. Stadium|Johnson City, TN|36.299|-82.373||Greene Stadium
    Freedom Hall Civic Center|Johnson City, TN|36.324|-82.362||Freedom Hall
    Thomas Stadium|Johnson City, TN|36.305|-82.371||
    Roy Kidd Stadium|Richmond, KY|37.735|-84.298||
    Baptist Health Arena|Richmond, KY|37.736|-84.301||Alumni Coliseum;McBrayer Arena
    Earle Combs Stadium|Richmond, KY|37.737|-84.294||
    Rhodes Stadium|Elon, NC|36.107|-79.503||
    Schar Center|Elon, NC|36.107|-79.507||
    Latham Park|Elon, NC|36.101|-79.504||
    Leo D. Mahoney Arena|Fairfield, CT|41.158|-73.255||
    Alumni Baseball Diamond|Fairfield, CT|41.167|-73.239||
    Bogota Savings Bank Center|Hackensack, NJ|40.897|-74.030||Rothman Center
    FDU Baseball Field|Hackensack, NJ|40.895|-74.078||
    Pitbull Stadium|Miami, FL|25.753|-80.378||FIU Stadium;Riccardo Silva Stadium
    Ocean Bank Convocation Center|Miami, FL|25.756|-80.375||
    FIU Baseball Stadium|Miami, FL|25.756|-80.374||
    Ben Hill Griffin Stadium|Gainesville, FL|29.650|-82.349||The Swamp;Steve Spurrier-Florida Field at Ben Hill Griffin Stadium
    Exactech Arena at Stephen C. O'Connell Center|Gainesville, FL|29.649|-82.351||O'Connell Center;Stephen C. O'Connell Center
    Florida Ballpark|Gainesville, FL|29.638|-82.346||
    Bragg Memorial Stadium|Tallahassee, FL|30.426|-84.290||Ken Riley Field at Bragg Memorial Stadium
    Lawson Center|Tallahassee, FL|30.425|-84.287||Alfred Lawson Jr. Multipurpose Center
    Moore-Kittles Field|Tallahassee, FL|30.425|-84.285||
    Flagler Credit Union Stadium|Boca Raton, FL|26.376|-80.101||FAU Stadium
    Eleanor R. Baldwin Arena|Boca Raton, FL|26.373|-80.103||FAU Arena
    FAU Baseball Stadium|Boca Raton, FL|26.371|-80.102||
    Alico Arena|Fort Myers, FL|26.466|-81.772||
    FGCU Baseball Complex|Fort Myers, FL|26.463|-81.773||
    Doak Campbell Stadium|Tallahassee, FL|30.438|-84.304||Bobby Bowden Field at Doak Campbell Stadium;Doak S. Campbell Stadium
    Donald L. Tucker Civic Center|Tallahassee, FL|30.438|-84.287||Tucker Civic Center
    Dick Howser Stadium|Tallahassee, FL|30.439|-84.297||
    Coffey Field|Bronx, NY|40.860|-73.884||Jack Coffey Field
    Rose Hill Gymnasium|Bronx, NY|40.861|-73.885||Rose Hill Gym
    Houlihan Park|Bronx, NY|40.861|-73.885||
    Paladin Stadium|Greenville, SC|34.923|-82.440||
    Timmons Arena|Greenville, SC|34.924|-82.438||
    Latham Baseball Stadium|Greenville, SC|34.924|-82.436||
    Ernest W. Spangler Stadium|Boiling Springs, NC|35.247|-81.670||Spangler Stadium
    Paul Porter Arena|Boiling Springs, NC|35.249|-81.668||
    John Henry Moss Stadium|Boiling Springs, NC|35.227|-81.675||
    EagleBank Arena|Fairfax, VA|38.827|-77.308||Patriot Center
    Spuhler Field|Fairfax, VA|38.833|-77.307||
    Charles E. Smith Center|Washington, DC|38.899|-77.049||Smith Center
    Cooper Field|Washington, DC|38.909|-77.074||
    Sanford Stadium|Athens, GA|33.950|-83.373||
    Stegeman Coliseum|Athens, GA|33.942|-83.378||
    Foley Field|Athens, GA|33.949|-83.373||
    Paulson Stadium|Statesboro, GA|32.412|-81.785||Allen E. Paulson Stadium
    Jack and Ruth Ann Hill Convocation Center|Statesboro, GA|32.412|-81.780||Hill Convocation Center;Hanner Fieldhouse
    J.I. Clements Stadium|Statesboro, GA|32.420|-81.784||
    Center Parc Stadium|Atlanta, GA|33.735|-84.390||Georgia State Stadium;Center Parc Credit Union Stadium
    GSU Convocation Center|Atlanta, GA|33.737|-84.388||
    GSU Baseball Complex|Atlanta, GA|33.753|-84.388||
    Bobby Dodd Stadium|Atlanta, GA|33.772|-84.393||Bobby Dodd Stadium at Hyundai Field;Bobby Dodd Stadium at Historic Grant Field
    McCamish Pavilion|Atlanta, GA|33.781|-84.393||Hank McCamish Pavilion
    Russ Chandler Stadium|Atlanta, GA|33.772|-84.392||
    Armstrong Stadium|Hampton, VA|37.018|-76.336||
    Hampton Convocation Center|Hampton, VA|37.020|-76.333||
    Chase Arena|West Hartford, CT|41.798|-72.714||
    Harvard Stadium|Boston, MA|42.366|-71.127||
    Lavietes Pavilion|Boston, MA|42.368|-71.128||
    O'Donnell Field|Boston, MA|42.372|-71.128||
    Qubein Center|High Point, NC|35.973|-79.995||Nido and Mariana Qubein Arena
    Willard Stadium|High Point, NC|35.955|-80.005||
    Mack Sports Complex|Hempstead, NY|40.720|-73.598||Mack Sports and Exhibition Complex
    University Field|Hempstead, NY|40.716|-73.601||
    Fitton Field|Worcester, MA|42.236|-71.806||
    Hart Center|Worcester, MA|42.239|-71.811||Hart Recreation Center
    Hanover Insurance Park at Fitton Field|Worcester, MA|42.237|-71.808||
    William H. Greene Stadium|Washington, DC|38.924|-77.021||Greene Stadium DC
    Burr Gymnasium|Washington, DC|38.925|-77.021||
    Banneker Recreation Center Field|Washington, DC|38.920|-77.020||
    Hynes Athletics Center|New Rochelle, NY|40.926|-73.788||
    City Park|New Rochelle, NY|40.922|-73.819||
    Swisher Gymnasium|Jacksonville, FL|30.353|-81.605||
    John Sessions Stadium|Jacksonville, FL|30.346|-81.604||
    Bridgeforth Stadium|Harrisonburg, VA|38.435|-78.873||
    Atlantic Union Bank Center|Harrisonburg, VA|38.430|-78.877||
    Veterans Memorial Park|Harrisonburg, VA|38.435|-78.868||
    Fifth Third Stadium|Kennesaw, GA|34.029|-84.568||Fifth Third Bank Stadium
    VyStar Arena|Kennesaw, GA|34.036|-84.584||Convocation Center at Kennesaw State
    Stillwell Stadium|Kennesaw, GA|34.038|-84.582||
    Dix Stadium|Kent, OH|41.139|-81.314||
    Memorial Athletic and Convocation Center|Kent, OH|41.148|-81.343||MAC Center;MACC
    Schoonover Stadium|Kent, OH|41.142|-81.339||
    Kroger Field|Lexington, KY|38.022|-84.505||Commonwealth Stadium
    Rupp Arena|Lexington, KY|38.049|-84.503||Rupp Arena at Central Bank Center
    Kentucky Proud Park|Lexington, KY|38.023|-84.505||
    John Glaser Arena|Philadelphia, PA|40.039|-75.156||Tom Gola Arena
    Hank DeVincent Field|Philadelphia, PA|40.036|-75.155||
    Fisher Stadium|Easton, PA|40.699|-75.207||Fisher Field
    Kirby Sports Center|Easton, PA|40.700|-75.208||
    Kamine Stadium|Easton, PA|40.700|-75.215||
    Ted Grant Court|Syracuse, NY|43.050|-76.087||Le Moyne Events Center
    Rockwell Field|Syracuse, NY|43.041|-76.074||
    Goodman Stadium|Bethlehem, PA|40.586|-75.359||
    Stabler Arena|Bethlehem, PA|40.588|-75.360||
    J. David Walker Field at Legacy Park|Bethlehem, PA|40.606|-75.375||
    Williams Stadium|Lynchburg, VA|37.354|-79.175||
    Liberty Arena|Lynchburg, VA|37.353|-79.178||
    Liberty Baseball Stadium|Lynchburg, VA|37.353|-79.182||
    Bethpage Federal Credit Union Stadium|Brookville, NY|40.817|-73.596||
    Steinberg Wellness Center|Brooklyn, NY|40.691|-73.981||
    Joan Perry Brock Center|Farmville, VA|37.300|-78.397||Willett Hall
    Lancer Field|Farmville, VA|37.295|-78.395||
    Reitz Arena|Baltimore, MD|39.347|-76.619||
    Alfond Stadium|Orono, ME|44.906|-68.671||Morse Field at Alfond Stadium
    Memorial Gym|Orono, ME|44.905|-68.668||Memorial Gymnasium Orono
    Mahaney Diamond|Orono, ME|44.900|-68.673||
    Draddy Gymnasium|Bronx, NY|40.890|-73.902||
    Tenney Stadium|Poughkeepsie, NY|41.725|-73.933||Leonidoff Field
    McCann Arena|Poughkeepsie, NY|41.721|-73.935||McCann Center
    Joan C. Edwards Stadium|Huntington, WV|38.425|-82.421||
    Cam Henderson Center|Huntington, WV|38.424|-82.426||
    Kennedy Center Field|Huntington, WV|38.418|-82.431||
    SECU Stadium|College Park, MD|38.990|-76.947||Maryland Stadium;Byrd Stadium
    Xfinity Center|College Park, MD|38.996|-76.942||Comcast Center
    Bob "Turtle" Smith Stadium|College Park, MD|38.987|-76.948||
    Hytche Athletic Center|Princess Anne, MD|38.208|-75.687||
    McGuirk Alumni Stadium|Amherst, MA|42.377|-72.536||Warren McGuirk Alumni Stadium
    Mullins Center|Amherst, MA|42.389|-72.534||William D. Mullins Center
    Earl Lorden Field|Amherst, MA|42.388|-72.528||
    Five Star Stadium|Macon, GA|32.832|-83.649||Moye Complex
    Hawkins Arena|Macon, GA|32.830|-83.651||
    OrthoGeorgia Park|Macon, GA|32.826|-83.651||
    Saxon Stadium|Erie, PA|42.105|-80.053||
    Owen McCormick Court|Erie, PA|42.105|-80.054||Mercyhurst Athletic Center
    Mercyhurst Baseball Field|Erie, PA|42.095|-80.108||
    Duane Stadium|North Andover, MA|42.669|-71.124||
    Hammel Court|North Andover, MA|42.667|-71.122||Lawler Arena
    Yager Stadium|Oxford, OH|39.520|-84.733||
    Millett Hall|Oxford, OH|39.519|-84.731||John D. Millett Hall
    McKie Field at Hayden Park|Oxford, OH|39.510|-84.733||
    Watsco Center|Coral Gables, FL|25.716|-80.281||
    Mark Light Field|Coral Gables, FL|25.713|-80.264||
    Kessler Stadium|West Long Branch, NJ|40.278|-74.005||
    OceanFirst Bank Center|West Long Branch, NJ|40.280|-74.006||
    Monmouth Baseball Field|West Long Branch, NJ|40.278|-74.004||
    Phil Simms Stadium|Morehead, KY|38.188|-83.433||Jayne Stadium
    Ellis Johnson Arena|Morehead, KY|38.189|-83.433||Johnson Arena
    Allen Field|Morehead, KY|38.190|-83.435||
    Hughes Stadium|Baltimore, MD|39.344|-76.581||
    Hill Field House|Baltimore, MD|39.343|-76.581||Talmadge L. Hill Field House
    Knott Arena|Emmitsburg, MD|39.680|-77.352||
    Navy-Marine Corps Memorial Stadium|Annapolis, MD|38.985|-76.507||
    Alumni Hall|Annapolis, MD|38.983|-76.481||
    Terwilliger Brothers Field at Max Bishop Stadium|Annapolis, MD|38.982|-76.486||
    Carter-Finley Stadium|Raleigh, NC|35.801|-78.720||Wayne Day Family Field at Carter-Finley Stadium
    Doak Field at Dail Park|Raleigh, NC|35.783|-78.671||
    Wildcat Stadium|Durham, NH|43.140|-70.941||Cowell Stadium
    Lundholm Gymnasium|Durham, NH|43.139|-70.939||
    Ralph F. DellaCamera Stadium|West Haven, CT|41.290|-72.966||DellaCamera Stadium
    Hazell Center|West Haven, CT|41.291|-72.968||Jeffery P. Hazell Athletic Center
    Frank Vieira Field|West Haven, CT|41.289|-72.962||
    Gallagher Center|Lewiston, NY|43.137|-79.035||
    Bobo Field|Lewiston, NY|43.139|-79.038||
    Wellness and Events Center|Newark, NJ|40.742|-74.180||Joel and Diane Bloom Wellness and Events Center
    William "Dick" Price Stadium|Norfolk, VA|36.849|-76.262||Dick Price Stadium
    Joseph G. Echols Memorial Hall|Norfolk, VA|36.848|-76.263||Echols Hall
    Marty L. Miller Field|Norfolk, VA|36.847|-76.263||
    Kenan Memorial Stadium|Chapel Hill, NC|35.907|-79.048||Kenan Stadium;Chris Smith Field at Kenan Stadium
    Dean E. Smith Center|Chapel Hill, NC|35.900|-79.044||Dean Smith Center;Dean Dome
    Truist Stadium|Greensboro, NC|36.081|-79.769||BB&T Stadium;Aggie Stadium
    Corbett Sports Center|Greensboro, NC|36.079|-79.774||
    War Memorial Stadium|Greensboro, NC|36.071|-79.783||
    O'Kelly-Riddick Stadium|Durham, NC|35.976|-78.900||
    McDougald-McLendon Arena|Durham, NC|35.975|-78.900||McLendon-McDougald Gymnasium
    Durham Athletic Park|Durham, NC|36.002|-78.893||
    UNF Arena|Jacksonville, FL|30.273|-81.508||
    Harmon Stadium|Jacksonville, FL|30.272|-81.511||
    Matthews Arena|Boston, MA|42.341|-71.085||Cabot Center
    Friedman Diamond|Boston, MA|42.340|-71.091||
    Truist Arena|Highland Heights, KY|39.029|-84.459||BB&T Arena
    Bill Aker Baseball Complex|Highland Heights, KY|39.029|-84.462||
    Peden Stadium|Athens, OH|39.321|-82.104||Frank Solich Field at Peden Stadium
    Convocation Center Athens|Athens, OH|39.324|-82.104||The Convo
    Bob Wren Stadium|Athens, OH|39.324|-82.109||
    Ohio Stadium|Columbus, OH|40.002|-83.020||Ohio Stadium (The Horseshoe)
    Value City Arena|Columbus, OH|40.008|-83.025||Schottenstein Center;Jerome Schottenstein Center
    Bill Davis Stadium|Columbus, OH|40.009|-83.028||
    S.B. Ballard Stadium|Norfolk, VA|36.889|-76.305||Foreman Field
    Chartway Arena|Norfolk, VA|36.884|-76.301||Ted Constant Convocation Center
    Bud Metheny Baseball Complex|Norfolk, VA|36.884|-76.305||
    Franklin Field|Philadelphia, PA|39.950|-75.190||
    The Palestra|Philadelphia, PA|39.951|-75.189||Palestra
    Meiklejohn Stadium|Philadelphia, PA|39.951|-75.192||
    Beaver Stadium|State College, PA|40.812|-77.856||West Shore Home Field at Beaver Stadium
    Bryce Jordan Center|State College, PA|40.809|-77.855||
    Medlar Field at Lubrano Park|State College, PA|40.813|-77.856||
    Petersen Events Center|Pittsburgh, PA|40.444|-79.962||
    Charles L. Cost Field|Pittsburgh, PA|40.444|-79.960||
    Bailey Memorial Stadium|Clinton, SC|34.463|-81.872||
    Templeton Center|Clinton, SC|34.465|-81.876||Ross E. Templeton Physical Education Center
    Powers Field at Princeton Stadium|Princeton, NJ|40.346|-74.648||Princeton Stadium
    Jadwin Gymnasium|Princeton, NJ|40.348|-74.649||Jadwin Gym
    Bill Clarke Field|Princeton, NJ|40.346|-74.659||
    Amica Mutual Pavilion|Providence, RI|41.824|-71.418||Dunkin' Donuts Center;Providence Civic Center
    Bill Beck Field|Providence, RI|41.842|-71.438||
    Curry Arena|Charlotte, NC|35.187|-80.832||
    M&T Bank Arena|Hamden, CT|41.415|-72.915||People's United Center
    QU Baseball Field|Hamden, CT|41.420|-72.892||
    Dedmon Center|Radford, VA|37.137|-80.549||
    Carter Memorial Field|Radford, VA|37.135|-80.547||
    Meade Stadium|Kingston, RI|41.484|-71.535||
    Ryan Center|Kingston, RI|41.484|-71.537||Thomas M. Ryan Center
    Bill Beck Field|Kingston, RI|41.487|-71.526||
    Robins Stadium|Richmond, VA|37.575|-77.536||E. Claiborne Robins Stadium
    Robins Center|Richmond, VA|37.574|-77.537||
    Pitt Field|Richmond, VA|37.576|-77.540||
    Alumni Gymnasium|Lawrenceville, NJ|40.280|-74.740||Canastra Health & Sports Complex
    Sonny Pittaro Field|Lawrenceville, NJ|40.281|-74.750||
    Joe Walton Stadium|Moon Township, PA|40.519|-80.217||
    UPMC Events Center|Moon Township, PA|40.520|-80.219||
    SHI Stadium|Piscataway, NJ|40.514|-74.465||High Point Solutions Stadium;Rutgers Stadium
    Jersey Mike's Arena|Piscataway, NJ|40.526|-74.441||Rutgers Athletic Center
    Bainton Field|Piscataway, NJ|40.523|-74.463||
    Campus Field|Fairfield, CT|41.221|-73.244||
    William H. Pitt Center|Fairfield, CT|41.222|-73.243||Pitt Center
    Pioneer Park|Fairfield, CT|41.220|-73.229||
    DeGol Field|Loretto, PA|40.506|-78.637||
    DeGol Arena|Loretto, PA|40.507|-78.637||
    Hagan Arena|Philadelphia, PA|39.996|-75.239||Michael J. Hagan '85 Arena
    Run Baby Run Arena|Jersey City, NJ|40.727|-74.071||Yanitelli Center
    Ted Wright Stadium|Savannah, GA|32.024|-81.060||
    Tiger Arena|Savannah, GA|32.024|-81.062||
    Walsh Gymnasium|South Orange, NJ|40.743|-74.246||
    Owen T. Carroll Field|South Orange, NJ|40.742|-74.245||
    MVP Arena|Albany, NY|42.649|-73.755||UHY Center;Times Union Center
    Williams-Brice Stadium|Columbia, SC|33.973|-81.019||
    Colonial Life Arena|Columbia, SC|33.994|-81.037||
    Founders Park|Columbia, SC|33.988|-81.033||
    Oliver C. Dawson Stadium|Orangeburg, SC|33.500|-80.847||Willie Jeffries Field at Oliver C. Dawson Stadium
    SHM Memorial Center|Orangeburg, SC|33.498|-80.849||Smith-Hammond-Middleton Memorial Center
    Yuengling Center|Tampa, FL|28.059|-82.407||
    USF Baseball Stadium|Tampa, FL|28.065|-82.416||
    Reilly Center|St. Bonaventure, NY|42.079|-78.477||Bob Lanier Court
    Fred Handler Park|St. Bonaventure, NY|42.077|-78.485||
    Daniel Lynch Gymnasium|Brooklyn, NY|40.693|-73.992||
    Carnesecca Arena|Queens, NY|40.724|-73.794||
    Jack Kaiser Stadium|Queens, NY|40.722|-73.795||
    Spec Martin Stadium|DeLand, FL|29.042|-81.318||Spec Martin Municipal Stadium
    Insight Credit Union Arena|DeLand, FL|29.035|-81.303||Edmunds Center
    Melching Field at Conrad Park|DeLand, FL|29.038|-81.303||
    W.B. Mason Stadium|Easton, MA|42.059|-71.081||
    Merkert Gymnasium|Easton, MA|42.060|-71.080||
    Lou Gorman Field|Easton, MA|42.104|-71.105||
    LaValle Stadium|Stony Brook, NY|40.919|-73.124||Kenneth P. LaValle Stadium
    Stony Brook Arena|Stony Brook, NY|40.917|-73.124||Island Federal Arena
    Joe Nathan Field|Stony Brook, NY|40.912|-73.120||
    JMA Wireless Dome|Syracuse, NY|43.036|-76.136||Carrier Dome
    NBT Bank Stadium|Syracuse, NY|43.057|-76.141||Alliance Bank Stadium
    Liacouras Center|Philadelphia, PA|39.980|-75.158||
    Skip Wilson Field|Philadelphia, PA|40.001|-75.149||
    Neyland Stadium|Knoxville, TN|35.955|-83.925||
    Food City Center|Knoxville, TN|35.955|-83.933||Thompson-Boling Arena;Thompson-Boling Arena at Food City Center
    Lindsey Nelson Stadium|Knoxville, TN|35.952|-83.937||
    Johnson Hagood Stadium|Charleston, SC|32.791|-79.961||
    McAlister Field House|Charleston, SC|32.797|-79.961||
    Joe Riley Park|Charleston, SC|32.781|-79.957||Joseph P. Riley Jr. Park;Segra Park at Joseph P. Riley Jr. Park
    Glass Bowl|Toledo, OH|41.657|-83.614||
    Savage Arena|Toledo, OH|41.658|-83.612||John F. Savage Arena
    Scott Park|Toledo, OH|41.655|-83.594||
    Johnny Unitas Stadium|Towson, MD|39.388|-76.617||Unitas Stadium
    TU Arena|Towson, MD|39.386|-76.617||SECU Arena
    John B. Schuerholz Park|Towson, MD|39.392|-76.609||
    Acrisure Bounce House|Orlando, FL|28.608|-81.193||FBC Mortgage Stadium;Bounce House;Spectrum Stadium
    Addition Financial Arena|Orlando, FL|28.607|-81.197||
    John Euliano Park|Orlando, FL|28.602|-81.202||
    Pratt & Whitney Stadium at Rentschler Field|East Hartford, CT|41.760|-72.619||Rentschler Field;Pratt & Whitney Stadium
    Harry A. Gampel Pavilion|Storrs, CT|41.805|-72.254||Gampel Pavilion
    Elliot Ballpark|Storrs, CT|41.807|-72.254||
    Costello Athletic Center|Lowell, MA|42.652|-71.325||Kennedy Family Athletic Complex
    LeLacheur Park|Lowell, MA|42.648|-71.299||
    Chesapeake Employers Insurance Arena|Catonsville, MD|39.253|-76.708||UMBC Event Center
    UMBC Baseball Stadium|Catonsville, MD|39.256|-76.712||
    Kimmel Arena|Asheville, NC|35.618|-82.566||
    Greenwood Field|Asheville, NC|35.616|-82.568||
    Bodford Arena|Greensboro, NC|36.067|-79.809||Fleming Gymnasium
    UNCG Baseball Stadium|Greensboro, NC|36.068|-79.811||
    Trask Coliseum|Wilmington, NC|34.226|-77.875||
    Brooks Field|Wilmington, NC|34.227|-77.872||
    G.B. Hodge Center|Spartanburg, SC|34.999|-81.969||Hodge Center
    Siegel Center|Richmond, VA|37.553|-77.453||Stuart C. Siegel Center
    The Diamond|Richmond, VA|37.560|-77.475||
    Patrick Gymnasium|Burlington, VT|44.469|-73.194||Patrick Gym
    Centennial Field|Burlington, VT|44.476|-73.200||
    Villanova Stadium|Villanova, PA|40.034|-75.336||
    Finneran Pavilion|Villanova, PA|40.034|-75.338||William B. Finneran Pavilion
    Scott Stadium|Charlottesville, VA|38.031|-78.514||
    John Paul Jones Arena|Charlottesville, VA|38.046|-78.507||
    Disharoon Park|Charlottesville, VA|38.033|-78.513||
    Lane Stadium|Blacksburg, VA|37.220|-80.418||
    Cassell Coliseum|Blacksburg, VA|37.222|-80.419||
    English Field at Atlantic Union Bank Park|Blacksburg, VA|37.224|-80.423||
    Alumni Memorial Field|Lexington, VA|37.790|-79.440||Foster Stadium
    Cameron Hall|Lexington, VA|37.790|-79.438||
    Gray-Minor Stadium|Lexington, VA|37.788|-79.443||
    Hameline Field at Wagner College Stadium|Staten Island, NY|40.615|-74.094||Wagner College Stadium
    Spiro Sports Center|Staten Island, NY|40.615|-74.093||
    Richmond County Bank Ballpark|Staten Island, NY|40.641|-74.076||
    Allegacy Federal Credit Union Stadium|Winston-Salem, NC|36.130|-80.254||Allegacy Stadium;Truist Field;BB&T Field
    Lawrence Joel Veterans Memorial Coliseum|Winston-Salem, NC|36.127|-80.257||LJVM Coliseum;Joel Coliseum
    David F. Couch Ballpark|Winston-Salem, NC|36.134|-80.282||
    University Stadium|Carrollton, GA|33.567|-85.106||UWG University Stadium
    The Coliseum|Carrollton, GA|33.573|-85.105||UWG Coliseum
    Cole Field|Carrollton, GA|33.580|-85.102||
    Milan Puskar Stadium|Morgantown, WV|39.650|-79.955||Mountaineer Field at Milan Puskar Stadium
    Hope Coliseum|Morgantown, WV|39.649|-79.982||WVU Coliseum
    Monongalia County Ballpark|Morgantown, WV|39.649|-79.967||
    E.J. Whitmire Stadium|Cullowhee, NC|35.307|-83.184||Whitmire Stadium
    Ramsey Center|Cullowhee, NC|35.308|-83.182||Liston B. Ramsey Regional Activity Center
    Hennon Stadium|Cullowhee, NC|35.309|-83.187||
    Zable Stadium|Williamsburg, VA|37.274|-76.714||Walter J. Zable Stadium
    Kaplan Arena|Williamsburg, VA|37.275|-76.715||
    Plumeri Park|Williamsburg, VA|37.267|-76.723||
    Winthrop Coliseum|Rock Hill, SC|34.951|-81.021||Rock Hill Sports & Event Center
    Winthrop Ballpark|Rock Hill, SC|34.940|-81.030||
    Gibbs Stadium|Spartanburg, SC|34.962|-81.936||
    Jerry Richardson Indoor Stadium|Spartanburg, SC|34.961|-81.933||
    Russell C. King Field|Spartanburg, SC|34.952|-81.930||
    Nutter Center|Dayton, OH|39.785|-84.054||Ervin J. Nutter Center
    Nischwitz Stadium|Dayton, OH|39.782|-84.061||
    Cintas Center|Cincinnati, OH|39.150|-84.472||
    Hayden Field|Cincinnati, OH|39.149|-84.472||
    Yale Bowl|New Haven, CT|41.313|-72.960||
    John J. Lee Amphitheater|New Haven, CT|41.313|-72.931||Lee Amphitheater;Payne Whitney Gym
    Yale Field|New Haven, CT|41.312|-72.960||
    Stambaugh Stadium|Youngstown, OH|41.107|-80.649||
    Beeghly Center|Youngstown, OH|41.106|-80.650||
    Eastwood Field|Youngstown, OH|41.102|-80.657||
    Leidos Field at Ripken Stadium|Aberdeen, MD|39.532|-76.187||Ripken Stadium
    7 17 Credit Union Park|Akron, OH|41.077|-81.522||Canal Park
    Peoples Natural Gas Field|Altoona, PA|40.473|-78.395||Blair County Ballpark
    McCormick Field|Asheville, NC|35.587|-82.549||HomeTrust Park
    SRP Park|North Augusta, SC|33.482|-81.968||
    Mirabito Stadium|Binghamton, NY|42.102|-75.905||NYSEG Stadium
    Maimonides Park|Brooklyn, NY|40.574|-73.984||MCU Park
    Sahlen Field|Buffalo, NY|42.881|-78.874||Coca-Cola Field;Pilot Field;Dunn Tire Park
    Truist Field|Charlotte, NC|35.228|-80.849||BB&T Ballpark
    Erlanger Park|Chattanooga, TN|35.030|-85.310||
    Prince George's Stadium|Bowie, MD|38.946|-76.709||
    Segra Park|Columbia, SC|34.019|-81.030||Spirit Communications Park
    Synovus Park|Columbus, GA|32.453|-84.993||Golden Park
    Huntington Park|Columbus, OH|39.969|-83.011||
    Day Air Ballpark|Dayton, OH|39.764|-84.185||Fifth Third Field
    Arthur W. Perdue Stadium|Salisbury, MD|38.370|-75.530||Perdue Stadium
    UPMC Park|Erie, PA|42.127|-80.080||Jerry Uht Park
    Segra Stadium|Fayetteville, NC|35.055|-78.883||
    Virginia Credit Union Stadium|Fredericksburg, VA|38.314|-77.499||FredNats Ballpark
    First National Bank Field|Greensboro, NC|36.077|-79.795||
    Fluor Field at the West End|Greenville, SC|34.842|-82.408||Fluor Field
    Gwinnett Field|Lawrenceville, GA|34.041|-83.992||Coolray Field
    FNB Field|Harrisburg, PA|40.257|-76.889||Metro Bank Park
    Dunkin' Park|Hartford, CT|41.771|-72.674||Dunkin' Donuts Park
    L.P. Frans Stadium|Hickory, NC|35.754|-81.373||
    Bank of the James Stadium|Lynchburg, VA|37.394|-79.166||Calvin Falwell Field
    Fifth Third Park|Spartanburg, SC|34.946|-81.935||
    Heritage Financial Park|Wappingers Falls, NY|41.594|-73.951||Dutchess Stadium
    VyStar Ballpark|Jacksonville, FL|30.325|-81.643||121 Financial Ballpark;Bragan Field;Baseball Grounds of Jacksonville
    ShoreTown Ballpark|Lakewood, NJ|40.076|-74.190||FirstEnergy Park
    Atrium Health Ballpark|Kannapolis, NC|35.497|-80.624||
    Covenant Health Park|Knoxville, TN|35.967|-83.914||
    Classic Auto Group Park|Eastlake, OH|41.667|-81.436||Classic Park
    Coca-Cola Park|Allentown, PA|40.626|-75.452||
    Pelicans Ballpark|Myrtle Beach, SC|33.711|-78.884||TicketReturn.com Field
    Delta Dental Stadium|Manchester, NH|42.981|-71.467||Northeast Delta Dental Stadium
    Harbor Park|Norfolk, VA|36.843|-76.278||
    Delta Dental Park at Hadlock Field|Portland, ME|43.657|-70.278||Hadlock Field
    FirstEnergy Stadium|Reading, PA|40.362|-75.912||
    CarMax Park|Richmond, VA|37.569|-77.465||
    Innovative Field|Rochester, NY|43.158|-77.619||Frontier Field
    AdventHealth Stadium|Rome, GA|34.286|-85.167||State Mutual Stadium
    Salem Memorial Ballpark|Salem, VA|37.285|-80.034||Carilion Clinic Field;Haley Toyota Field
    PNC Field|Moosic, PA|41.361|-75.684||
    TD Bank Ballpark|Bridgewater, NJ|40.561|-74.553||
    Fifth Third Field|Toledo, OH|41.648|-83.539||
    Daniel S. Frawley Stadium|Wilmington, DE|39.732|-75.564||Frawley Stadium
    Wilson Ballpark|Wilson, NC|35.724|-77.914||
    Truist Stadium|Winston-Salem, NC|36.091|-80.256||BB&T Ballpark
    Polar Park|Worcester, MA|42.256|-71.800||
    Total Mortgage Arena|Bridgeport, CT|41.174|-73.187||Webster Bank Arena
    Bojangles Coliseum|Charlotte, NC|35.205|-80.795||Bojangles' Coliseum
    Giant Center|Hershey, PA|40.283|-76.659||
    PPL Center|Allentown, PA|40.603|-75.473||
    Blue Cross Arena|Rochester, NY|43.154|-77.611||The Blue Cross Arena at the War Memorial;Rochester War Memorial
    MassMutual Center|Springfield, MA|42.102|-72.586||
    Upstate Medical University Arena|Syracuse, NY|43.044|-76.147||Onondaga County War Memorial;Oncenter War Memorial Arena
    Adirondack Bank Center|Utica, NY|43.105|-75.233||Utica Memorial Auditorium
    Mohegan Arena at Casey Plaza|Wilkes-Barre, PA|41.249|-75.843||Mohegan Sun Arena at Casey Plaza;Mohegan Arena
    Harding Mazzotti Arena|Glens Falls, NY|43.309|-73.645||Cool Insuring Arena;Glens Falls Civic Center
    Gas South Arena|Duluth, GA|33.991|-84.094||Infinite Energy Arena;Arena at Gwinnett Center
    Heritage Bank Center|Cincinnati, OH|39.098|-84.505||U.S. Bank Arena;Riverfront Coliseum
    Hertz Arena|Estero, FL|26.438|-81.789||Germain Arena
    First Horizon Coliseum|Greensboro, NC|36.059|-79.826||Greensboro Coliseum
    Bon Secours Wellness Arena|Greenville, SC|34.853|-82.391||BI-LO Center
    VyStar Veterans Memorial Arena|Jacksonville, FL|30.326|-81.644||Jacksonville Veterans Memorial Arena
    Cross Insurance Arena|Portland, ME|43.657|-70.260||Cumberland County Civic Center
    Norfolk Scope|Norfolk, VA|36.855|-76.289||Norfolk Scope Arena
    Santander Arena|Reading, PA|40.334|-75.927||Sovereign Center
    Enmarket Arena|Savannah, GA|32.080|-81.117||
    North Charleston Coliseum|North Charleston, SC|32.867|-80.023||
    Huntington Center|Toledo, OH|41.650|-83.539||
    WesBanco Arena|Wheeling, WV|40.065|-80.724||
    DCU Center|Worcester, MA|42.265|-71.799||Worcester Centrum
    Erie Insurance Arena|Erie, PA|42.127|-80.080||
    First Horizon Stadium at WakeMed Soccer Park|Cary, NC|35.786|-78.755||WakeMed Soccer Park;First Horizon Stadium
    Patriots Point Soccer Complex|Mount Pleasant, SC|32.793|-79.903||Ralph Lundy Field
    American Legion Memorial Stadium|Charlotte, NC|35.215|-80.827||Memorial Stadium
    CHI Memorial Stadium|East Ridge, TN|34.998|-85.206||
    Paradise Coast Sports Complex|Naples, FL|26.196|-81.663||
    Trinity Health Stadium|Hartford, CT|41.750|-72.678||Dillon Stadium
    Lexington SC Stadium|Lexington, KY|37.962|-84.412||
    Segra Field|Leesburg, VA|39.084|-77.519||
    F.N.B. Stadium|Pittsburgh, PA|40.436|-80.012||Highmark Stadium
    Fitzpatrick Stadium|Portland, ME|43.656|-70.276||
    Centreville Bank Stadium|Pawtucket, RI|41.874|-71.380||
    City Stadium|Richmond, VA|37.558|-77.481||
    Premier Sports Campus|Lakewood Ranch, FL|27.395|-82.400||
    Tormenta Stadium|Statesboro, GA|32.403|-81.785||
    Hodges Stadium|Jacksonville, FL|30.271|-81.509||
    Al Lang Stadium|St. Petersburg, FL|27.768|-82.633||
    The Stadium at Memorial Field|Mount Vernon, NY|40.900|-73.829||
    Public Auditorium|Cleveland, OH|41.504|-81.696||
    Chase Fieldhouse|Wilmington, DE|39.735|-75.565||
    Novant Health Fieldhouse|Greensboro, NC|36.061|-79.829||
    Nassau Coliseum|Uniondale, NY|40.723|-73.591||
    Portland Exposition Building|Portland, ME|43.656|-70.278||Portland Expo
    Silver Spurs Arena|Kissimmee, FL|28.304|-81.372||Osceola Heritage Park
    Westchester County Center|White Plains, NY|41.035|-73.776||
    Truist Point|High Point, NC|35.966|-80.010||BB&T Point
    Historic Crew Stadium|Columbus, OH|40.009|-82.991||Mapfre Stadium
    Sportsplex at Matthews|Matthews, NC|35.104|-80.702||
    NKU Soccer Stadium|Highland Heights, KY|39.033|-84.466||
    Belson Stadium|New York, NY|40.725|-73.794||
    MSU Soccer Park|Montclair, NJ|40.857|-74.199||MSU Soccer Park at Pittser Field
    Osceola County Stadium|Kissimmee, FL|28.309|-81.396||
    Tsongas Center|Lowell, MA|42.650|-71.313||
    Covelli Centre|Youngstown, OH|41.100|-80.647||
    Chase Field|Phoenix, AZ|33.4458|-112.0667|America/Phoenix|
    Mortgage Matchup Center|Phoenix, AZ|33.4456|-112.0712||Footprint Center;PHX Arena
    State Farm Stadium|Glendale, AZ|33.5278|-112.2626||
    Salt River Fields at Talking Stick|Scottsdale, AZ|33.5453|-111.8847||
    Surprise Stadium|Surprise, AZ|33.6269|-112.3775||
    Camelback Ranch|Glendale, AZ|33.5147|-112.2947||
    Peoria Sports Complex|Peoria, AZ|33.6322|-112.2331||Peoria Stadium
    Goodyear Ballpark|Goodyear, AZ|33.4289|-112.3903||
    Hohokam Stadium|Mesa, AZ|33.4386|-111.8294||
    Sloan Park|Mesa, AZ|33.4325|-111.8814||
    Scottsdale Stadium|Scottsdale, AZ|33.4886|-111.9211||
    Tempe Diablo Stadium|Tempe, AZ|33.4006|-111.9678||
    American Family Fields of Phoenix|Phoenix, AZ|33.5083|-112.1936||Maryvale Baseball Park
    Arizona Stadium|Tucson, AZ|32.229|-110.949||Casino Del Sol Stadium
    McKale Center|Tucson, AZ|32.230|-110.946||McKale Memorial Center
    Hi Corbett Field|Tucson, AZ|32.222|-110.939||
    Mountain America Stadium|Tempe, AZ|33.426|-111.933||Sun Devil Stadium
    Desert Financial Arena|Tempe, AZ|33.425|-111.931||Wells Fargo Arena
    Phoenix Municipal Stadium|Tempe, AZ|33.445|-111.966||
    Global Credit Union Arena|Phoenix, AZ|33.511|-112.129||GCU Arena
    Brazell Stadium at GCU Ballpark|Phoenix, AZ|33.508|-112.127||
    Walkup Skydome|Flagstaff, AZ|35.180|-111.653||J. Lawrence Walkup Skydome
    Findlay Toyota Court|Flagstaff, AZ|35.187|-111.655||Rolle Activity Center
    Tucson Arena|Tucson, AZ|32.220|-110.977||Tucson Convention Center
    Phoenix Rising Stadium|Phoenix, AZ|33.438|-111.992||
    Mullett Arena|Tempe, AZ|33.427|-111.929||
    Hiram Bithorn Stadium|San Juan, Puerto Rico|18.4156|-66.0722|America/Puerto_Rico|
    Temple Gardens Centre|Moose Jaw, SK|50.392|-105.543|America/Regina|Moose Jaw Events Centre;Mosaic Place
    Art Hauser Centre|Prince Albert, SK|53.194|-105.762||
    Brandt Centre|Regina, SK|50.450|-104.634||
    SaskTel Centre|Saskatoon, SK|52.191|-106.676||Credit Union Centre
    Mosaic Stadium|Regina, SK|50.450|-104.634||
    Maracanã Stadium|Rio De Janeiro, Brazil|-22.9122|-43.2302|America/Sao_Paulo|
    Arena Corinthians|São Paulo, Brazil|-23.5453|-46.4742||
    Mary Brown's Centre|St. John's, NL|47.559|-52.715|America/St_Johns|Mile One Centre
    InnovationPlex|Swift Current, SK|50.280|-107.779|America/Swift_Current|Credit Union iPlex
    Estadio Caliente|Tijuana, Mexico|32.507|-116.993|America/Tijuana|
    Rogers Centre|Toronto, ON|43.6414|-79.3900|America/Toronto|SkyDome
    Bell Centre|Montreal, QC|45.4961|-73.5695||Centre Bell
    Canadian Tire Centre|Ottawa, ON|45.2968|-75.9276||
    Scotiabank Arena|Toronto, ON|43.6435|-79.3791||
    Coca-Cola Coliseum|Toronto, ON|43.6358|-79.4149||Ricoh Coliseum
    Stade Saputo|Montreal, QC|45.5631|-73.5526||
    BMO Field|Toronto, ON|43.6333|-79.4186||
    Olympic Stadium|Montreal, QC|45.5580|-73.5517||Stade Olympique
    CAA Arena|Belleville, ON|44.189|-77.389||Yardmen Arena;Quinte Sports and Wellness Centre
    Place Bell|Laval, QC|45.556|-73.721||
    Colisée Vidéotron|Trois-Rivières, QC|46.352|-72.590||
    Sadlon Arena|Barrie, ON|44.353|-79.689||Barrie Molson Centre
    CAA Centre|Brampton, ON|43.667|-79.717||Powerade Centre
    TD Civic Centre|Brantford, ON|43.136|-80.266||Brantford and District Civic Centre;Brantford Civic Centre
    Sleeman Centre|Guelph, ON|43.546|-80.248||
    Slush Puppie Place|Kingston, ON|44.233|-76.481||Leon's Centre;K-Rock Centre
    Kitchener Memorial Auditorium|Kitchener, ON|43.444|-80.470||Kitchener Memorial Auditorium Complex;The Aud
    Canada Life Place|London, ON|42.982|-81.252||Budweiser Gardens;John Labatt Centre
    Meridian Centre|St. Catharines, ON|43.157|-79.248||
    Boart Longyear Memorial Gardens|North Bay, ON|46.312|-79.459||North Bay Memorial Gardens
    Tribute Communities Centre|Oshawa, ON|43.897|-78.860||General Motors Centre
    TD Place Arena|Ottawa, ON|45.398|-75.684||TD Place;The Arena at TD Place;TD Place Stadium
    Harry Lumley Bayshore Community Centre|Owen Sound, ON|44.576|-80.938||Bayshore Community Centre
    Peterborough Memorial Centre|Peterborough, ON|44.298|-78.316||
    Progressive Auto Sales Arena|Sarnia, ON|42.996|-82.319||RBC Centre;Sarnia Arena
    GFL Memorial Gardens|Sault Ste. Marie, ON|46.511|-84.336||Essar Centre
    Sudbury Community Arena|Sudbury, ON|46.491|-80.989||
    WFCU Centre|Windsor, ON|42.319|-82.929||
    Centre Henry-Leonard|Baie-Comeau, QC|49.222|-68.155||
    Centre d'excellence Sports Rousseau|Boisbriand, QC|45.633|-73.863||
    Centre Georges-Vézina|Saguenay, QC|48.421|-71.057||
    Centre Marcel Dionne|Drummondville, QC|45.882|-72.489||
    Centre Slush Puppie|Gatineau, QC|45.477|-75.690||Robert Guertin Centre
    Centre Vidéotron|Québec, QC|46.828|-71.247||
    Colisée Financière Sun Life|Rimouski, QC|48.447|-68.524||
    Aréna Glencore|Rouyn-Noranda, QC|48.241|-79.018||Aréna Iamgold
    Centre Gervais Auto|Shawinigan, QC|46.552|-72.749||
    Palais des Sports Léopold-Drolet|Sherbrooke, QC|45.406|-71.888||
    Centre Agnico Eagle|Val-d'Or, QC|48.101|-77.791||
    Colisée Desjardins|Victoriaville, QC|46.058|-71.944||
    Hamilton Stadium|Hamilton, ON|43.252|-79.830||Tim Hortons Field
    Percival Molson Memorial Stadium|Montreal, QC|45.510|-73.581||Percival Molson Stadium
    Stade Boréale|Laval, QC|45.606|-73.747||
    York Lions Stadium|Toronto, ON|43.775|-79.507||
    Paramount Fine Foods Centre|Mississauga, ON|43.634|-79.661||
    TD Coliseum|Hamilton, ON|43.259|-79.872||FirstOntario Centre
    Rogers Arena|Vancouver, BC|49.2779|-123.1089|America/Vancouver|
    BC Place|Vancouver, BC|49.2767|-123.1120||
    Rogers Field at Nat Bailey Stadium|Vancouver, BC|49.243|-123.106||Nat Bailey Stadium;Scotiabank Field at Nat Bailey Stadium
    Rogers Forum|Abbotsford, BC|49.048|-122.284||Abbotsford Centre;Abbotsford Entertainment & Sports Centre
    Sandman Centre|Kamloops, BC|50.678|-120.336||Interior Savings Centre
    Prospera Place|Kelowna, BC|49.893|-119.493||Skyreach Place
    South Okanagan Events Centre|Penticton, BC|49.489|-119.593||
    CN Centre|Prince George, BC|53.892|-122.780||
    Langley Events Centre|Langley, BC|49.146|-122.664||
    Save-On-Foods Memorial Centre|Victoria, BC|48.434|-123.361||
    Starlight Stadium|Langford, BC|48.443|-123.524||
    Willoughby Community Park Stadium|Langley, BC|49.144|-122.666||
    Swangard Stadium|Burnaby, BC|49.232|-123.021||
    Pacific Coliseum|Vancouver, BC|49.286|-123.043||
    Canada Life Centre|Winnipeg, MB|49.8925|-97.1437|America/Winnipeg|Bell MTS Place;MTS Centre
    Assiniboine Credit Union Place|Brandon, MB|49.831|-99.962||Westoba Place;Westman Place;Keystone Centre
    Princess Auto Stadium|Winnipeg, MB|49.808|-97.143||IG Field;Investors Group Field
    Etihad Arena|Abu Dhabi, United Arab Emirates|24.4589|54.6036|Asia/Dubai|
    Gocheok Sky Dome|Seoul, South Korea|37.4982|126.8671|Asia/Seoul|
    Tokyo Dome|Tokyo, Japan|35.7056|139.7519|Asia/Tokyo|
    Estádio de São Miguel|Ponta Delgada, Portugal|37.758|-25.664|Atlantic/Azores|
    Estadio Gran Canaria|Las Palmas de Gran Canaria, Spain|28.100|-15.457|Atlantic/Canary|
    Estádio da Madeira|Funchal, Portugal|32.672|-16.884|Atlantic/Madeira|
    Adelaide Oval|Adelaide, SA|-34.916|138.596|Australia/Adelaide|
    Suncorp Stadium|Brisbane, QLD|-27.4648|153.0095|Australia/Brisbane|Lang Park
    The Gabba|Brisbane, QLD|-27.486|153.038||Gabba;Brisbane Cricket Ground
    People First Stadium|Gold Coast, QLD|-28.006|153.367||Carrara Stadium;Heritage Bank Stadium
    Melbourne Cricket Ground|Melbourne, VIC|-37.8200|144.9834|Australia/Melbourne|MCG
    AAMI Park|Melbourne, VIC|-37.8253|144.9839||Melbourne Rectangular Stadium
    Marvel Stadium|Melbourne, VIC|-37.816|144.947||Docklands Stadium;Etihad Stadium Melbourne
    GMHBA Stadium|Geelong, VIC|-38.158|144.355||Kardinia Park
    Optus Stadium|Perth, WA|-31.951|115.889|Australia/Perth|Perth Stadium
    Allianz Stadium|Sydney, NSW|-33.8891|151.2252|Australia/Sydney|Sydney Football Stadium
    Accor Stadium|Sydney, NSW|-33.8472|151.0633||Stadium Australia;ANZ Stadium
    ENGIE Stadium|Sydney, NSW|-33.843|151.068||Sydney Showground Stadium;GIANTS Stadium
    SCG|Sydney, NSW|-33.892|151.225||Sydney Cricket Ground
    Bingoal Stadion|The Hague, Netherlands|52.063|4.383|Europe/Amsterdam|
    Johan Cruijff Arena|Amsterdam, Netherlands|52.314|4.942||Johan Cruyff Arena;Amsterdam Arena
    AFAS Stadion|Alkmaar, Netherlands|52.613|4.742||
    Van Donge & De Roo Stadion|Rotterdam, Netherlands|51.919|4.520||Stadion Woudestein
    Euroborg|Groningen, Netherlands|53.206|6.592||
    De Grolsch Veste|Enschede, Netherlands|52.237|6.838||Grolsch Veste
    Stadion Galgenwaard|Utrecht, Netherlands|52.078|5.146||Galgenwaard
    Kras Stadion|Volendam, Netherlands|52.495|5.069||
    De Kuip|Rotterdam, Netherlands|51.894|4.523||Stadion Feijenoord;Feijenoord Stadion
    Fortuna Sittard Stadion|Sittard, Netherlands|51.008|5.847||
    De Adelaarshorst|Deventer, Netherlands|52.260|6.173||
    Asito Stadion|Almelo, Netherlands|52.341|6.653||Erve Asito;Polman Stadion
    Rat Verlegh Stadion|Breda, Netherlands|51.595|4.751||
    Goffertstadion|Nijmegen, Netherlands|51.822|5.837||De Goffert
    MAC³Park Stadion|Zwolle, Netherlands|52.517|6.120||IJsseldelta Stadion
    Philips Stadion|Eindhoven, Netherlands|51.442|5.467||
    Mandemakers Stadion|Waalwijk, Netherlands|51.692|5.066||
    Kooi Stadion|Leeuwarden, Netherlands|53.192|5.764||
    Abe Lenstra Stadion|Heerenveen, Netherlands|52.959|5.936||
    Sparta Stadion Het Kasteel|Rotterdam, Netherlands|51.920|4.434||Het Kasteel
    711 Stadion|Velsen, Netherlands|52.463|4.633||BUKO Stadion
    GelreDome|Arnhem, Netherlands|51.963|5.893||
    Koning Willem II Stadion|Tilburg, Netherlands|51.543|5.067||
    Estadi de la FAF|Encamp, Andorra|42.532|1.575|Europe/Andorra|
    Uber Arena|Berlin, Germany|52.5056|13.4433|Europe/Berlin|
    Allianz Arena|Munich, Germany|48.2189|11.6247||FC Bayern Munich Stadium;Fußball Arena München;Munich Football Arena
    Olympic Stadium Berlin|Berlin, Germany|52.5147|13.2395||
    Voith-Arena|Heidenheim, Germany|48.669|10.139||
    Fritz-Walter-Stadion|Kaiserslautern, Germany|49.435|7.777||
    RheinEnergieStadion|Köln, Germany|50.934|6.875||Müngersdorfer Stadion;Cologne Stadium
    Avnet Arena|Magdeburg, Germany|52.125|11.671||MDCC-Arena
    Max-Morlock-Stadion|Nuremberg, Germany|49.426|11.126||Grundig Stadion;Frankenstadion
    Stadion An der Alten Försterei|Berlin, Germany|52.457|13.568||An der Alten Försterei;Alte Försterei
    Mewa Arena|Mainz, Germany|49.984|8.224||Opel Arena;Coface Arena
    BayArena|Leverkusen, Germany|51.038|7.002||
    Signal Iduna Park|Dortmund, Germany|51.493|7.452||Westfalenstadion;BVB Stadion Dortmund
    Borussia-Park|Mönchengladbach, Germany|51.175|6.386||Stadion im Borussia-Park
    SchücoArena|Bielefeld, Germany|52.032|8.517||
    Rudolf-Harbig-Stadion|Dresden, Germany|51.041|13.748||
    Eintracht-Stadion|Braunschweig, Germany|52.290|10.521||
    Deutsche Bank Park|Frankfurt am Main, Germany|50.069|8.646||Waldstadion;Commerzbank-Arena;Frankfurt Arena
    WWK Arena|Augsburg, Germany|48.323|10.886||SGL Arena
    LEAG Energie Stadion|Cottbus, Germany|51.751|14.346||Stadion der Freundschaft
    Ostseestadion|Rostock, Germany|54.085|12.095||
    Veltins-Arena|Gelsenkirchen, Germany|51.555|7.068||Arena AufSchalke
    Millerntor-Stadion|Hamburg, Germany|53.555|9.968||Millerntor
    Merkur Spiel-Arena|Düsseldorf, Germany|51.262|6.733||Esprit Arena;Düsseldorf Arena
    Volksparkstadion|Hamburg, Germany|53.587|9.899||Imtech Arena
    Heinz von Heiden Arena|Hannover, Germany|52.360|9.731||HDI-Arena;Niedersachsenstadion;AWD-Arena
    Olympiastadion|Berlin, Germany|52.515|13.239||Olympiastadion Berlin
    Holstein-Stadion|Kiel, Germany|54.349|10.124||
    BBBank Wildpark|Karlsruhe, Germany|49.020|8.413||Wildparkstadion
    Schauinsland-Reisen-Arena|Duisburg, Germany|51.409|6.779||
    LVM-Preußenstadion|Münster, Germany|51.930|7.625||Preußenstadion
    Red Bull Arena|Leipzig, Germany|51.346|12.348||Red Bull Arena Leipzig;Zentralstadion;Leipzig Stadium
    Europa-Park Stadion|Freiburg, Germany|48.022|7.830||
    Home Deluxe Arena|Paderborn, Germany|51.731|8.711||Benteler-Arena
    Sportpark Ronhof Thomas Sommer|Fürth, Germany|49.487|10.999||
    Jahnstadion Regensburg|Regensburg, Germany|48.990|12.107||
    Donaustadion|Ulm, Germany|48.405|10.009||
    Merck-Stadion am Böllenfalltor|Darmstadt, Germany|49.858|8.672||Böllenfalltor
    Ursapharm-Arena an der Kaiserlinde|Spiesen-Elversberg, Germany|49.318|7.122||
    Weserstadion|Bremen, Germany|53.066|8.838||wohninvest Weserstadion
    PreZero Arena|Sinsheim, Germany|49.238|8.887||Rhein-Neckar-Arena
    Grünwalder Stadion|Munich, Germany|48.111|11.574||
    MHPArena|Stuttgart, Germany|48.792|9.232||Mercedes-Benz Arena;Neckarstadion;Stuttgart Arena
    Vonovia Ruhrstadion|Bochum, Germany|51.490|7.237||Ruhrstadion
    Bremer Brücke|Osnabrück, Germany|52.281|8.071||
    Volkswagen Arena|Wolfsburg, Germany|52.433|10.804||VW Arena
    Croke Park|Dublin, Ireland|53.3607|-6.2511|Europe/Dublin|
    Aviva Stadium|Dublin, Ireland|53.3352|-6.2285||
    Complexo Desportivo de Alverca|Alverca do Ribatejo, Portugal|38.895|-9.040|Europe/Lisbon|
    Estádio Municipal de Arouca|Arouca, Portugal|40.934|-8.246||
    Estádio do CD das Aves|Vila das Aves, Portugal|41.369|-8.410||
    Estádio da Luz|Lisbon, Portugal|38.753|-9.185||
    Estádio do Bessa|Porto, Portugal|41.162|-8.643||
    Estádio Municipal de Rio Maior|Rio Maior, Portugal|39.332|-8.936||
    Estádio António Coimbra da Mota|Estoril, Portugal|38.716|-9.405||
    Estádio José Gomes|Amadora, Portugal|38.752|-9.230||
    Estádio Municipal 22 de Junho|Vila Nova de Famalicão, Portugal|41.402|-8.522||
    Estádio de São Luís|Faro, Portugal|37.023|-7.929||
    Estádio do Dragão|Porto, Portugal|41.162|-8.584||Dragão
    Estádio Cidade de Barcelos|Barcelos, Portugal|41.551|-8.623||
    Parque Joaquim de Almeida Freitas|Moreira de Cónegos, Portugal|41.379|-8.355||
    Estádio dos Arcos|Vila do Conde, Portugal|41.363|-8.740||
    Estádio Municipal de Braga|Braga, Portugal|41.562|-8.430||
    Estádio José Alvalade|Lisbon, Portugal|38.761|-9.161||José Alvalade
    Estádio João Cardoso|Tondela, Portugal|40.514|-8.086||
    Estádio D. Afonso Henriques|Guimarães, Portugal|41.446|-8.301||
    Co-op Live|Manchester, England|53.4859|-2.2003|Europe/London|
    The O2 Arena|London, England|51.5030|0.0032||
    Tottenham Hotspur Stadium|London, England|51.6043|-0.0664||
    Wembley Stadium|London, England|51.5560|-0.2796||
    Anfield|Liverpool, England|53.4308|-2.9608||
    Villa Park|Birmingham, England|52.5092|-1.8847||
    American Express Stadium|Falmer, England|50.8618|-0.0833||Amex Stadium;Falmer Stadium;American Express Community Stadium
    Stadium of Light|Sunderland, England|54.9144|-1.3882||
    Molineux Stadium|Wolverhampton, England|52.5903|-2.1303||
    The City Ground|Nottingham, England|52.9400|-1.1328||
    Stamford Bridge|London, England|51.4817|-0.1911||
    Old Trafford|Manchester, England|53.4631|-2.2914||
    Elland Road|Leeds, England|53.7778|-1.5722||
    London Stadium|London, England|51.5387|-0.0166||
    Etihad Stadium|Manchester, England|53.4830|-2.2003||
    Vitality Stadium|Bournemouth, England|50.7352|-1.8384||
    Gtech Community Stadium|London, England|51.4907|-0.2887||
    Turf Moor|Burnley, England|53.7892|-2.2303||
    Emirates Stadium|London, England|51.5550|-0.1086||
    Selhurst Park|London, England|51.3983|-0.0856||
    Hill Dickinson Stadium|Liverpool, England|53.4251|-3.0025||Everton Stadium;Bramley-Moore Dock
    Craven Cottage|London, England|51.4750|-0.2217||
    St. James' Park|Newcastle upon Tyne, England|54.9756|-1.6217||
    Allianz Stadium|London, England|51.4560|-0.3415||Twickenham Stadium;Twickenham;Allianz Stadium, Twickenham;Allianz Stadium Twickenham
    Principality Stadium|Cardiff, Wales|51.4782|-3.1826||Millennium Stadium
    Scottish Gas Murrayfield|Edinburgh, Scotland|55.9422|-3.2409||Murrayfield;Murrayfield Stadium;BT Murrayfield
    Hampden Park|Glasgow, Scotland|55.8258|-4.2520||
    Wham Stadium|Accrington, England|53.765|-2.371||Crown Ground
    Cherry Red Records Stadium|London, England|51.432|-0.187||Plough Lane
    Oakwell|Barnsley, England|53.552|-1.468||
    Holker Street|Barrow-in-Furness, England|54.123|-3.235||So Legal Stadium
    St Andrew's @ Knighthead Park|Birmingham, England|52.476|-1.868||St Andrew's;St. Andrew's Stadium
    Ewood Park|Blackburn, England|53.729|-2.489||
    Bloomfield Road|Blackpool, England|53.805|-3.048||
    Toughsheet Community Stadium|Bolton, England|53.581|-2.536||University of Bolton Stadium;Reebok Stadium
    Valley Parade|Bradford, England|53.804|-1.759||University of Bradford Stadium
    Ashton Gate|Bristol, England|51.440|-2.620||Ashton Gate Stadium
    Memorial Stadium|Bristol, England|51.486|-2.583||
    Hayes Lane|London, England|51.390|0.021||
    Pirelli Stadium|Burton upon Trent, England|52.822|-1.627||
    Abbey Stadium|Cambridge, England|52.212|0.154||Cledara Abbey Stadium
    Cardiff City Stadium|Cardiff, Wales|51.473|-3.203||
    Brunton Park|Carlisle, England|54.895|-2.914||
    The Valley|London, England|51.486|0.036||
    Completely-Suzuki Stadium|Cheltenham, England|51.906|-2.060||Whaddon Road;EV Charger Points Stadium
    SMH Group Stadium|Chesterfield, England|53.254|-1.426||Technique Stadium;Proact Stadium
    JobServe Community Stadium|Colchester, England|51.923|0.898||Colchester Community Stadium
    Coventry Building Society Arena|Coventry, England|52.448|-1.496||Ricoh Arena;CBS Arena
    Broadfield Stadium|Crawley, England|51.100|-0.195||
    Gresty Road|Crewe, England|53.087|-2.436||Mornflake Stadium;Alexandra Stadium
    Pride Park Stadium|Derby, England|52.915|-1.447||Pride Park;iPro Stadium
    Eco-Power Stadium|Doncaster, England|53.510|-1.114||Keepmoat Stadium
    St James Park|Exeter, England|50.731|-3.521||
    Highbury Stadium|Fleetwood, England|53.916|-3.025||
    The New Lawn|Nailsworth, England|51.699|-2.238||
    Priestfield Stadium|Gillingham, England|51.384|0.561||
    Blundell Park|Cleethorpes, England|53.570|-0.046||
    Wetherby Road|Harrogate, England|53.992|-1.515||Exercise Stadium;EnviroVent Stadium
    Accu Stadium|Huddersfield, England|53.654|-1.768||John Smith's Stadium
    MKM Stadium|Kingston upon Hull, England|53.746|-0.368||KCOM Stadium;KC Stadium
    Portman Road|Ipswich, England|52.054|1.145||
    King Power Stadium|Leicester, England|52.620|-1.142||Walkers Stadium
    Brisbane Road|London, England|51.560|-0.013||Gaughan Group Stadium
    LNER Stadium|Lincoln, England|53.218|-0.541||Sincil Bank
    Kenilworth Road|Luton, England|51.884|-0.432||
    One Call Stadium|Mansfield, England|53.138|-1.201||Field Mill
    Riverside Stadium|Middlesbrough, England|54.578|-1.217||The Riverside Stadium
    The Den|London, England|51.486|-0.051||
    Stadium MK|Milton Keynes, England|52.010|-0.734||
    Mazuma Stadium|Morecambe, England|54.062|-2.867||
    Rodney Parade|Newport, Wales|51.588|-2.988||
    Sixfields|Northampton, England|52.235|-0.933||Sixfields Stadium
    Carrow Road|Norwich, England|52.622|1.309||
    Meadow Lane|Nottingham, England|52.943|-1.137||
    Boundary Park|Oldham, England|53.555|-2.129||
    Kassam Stadium|Oxford, England|51.716|-1.208||
    Weston Homes Stadium|Peterborough, England|52.565|-0.240||London Road;ABAX Stadium
    Home Park|Plymouth, England|50.388|-4.151||
    Vale Park|Stoke-on-Trent, England|53.050|-2.192||
    Fratton Park|Portsmouth, England|50.796|-1.064||
    Deepdale|Preston, England|53.772|-2.688||
    The Hive Stadium|London, England|51.6027|-0.2917||The Hive;The Hive London
    Loftus Road|London, England|51.509|-0.232||MATRADE Loftus Road;Loftus Road Stadium
    Select Car Leasing Stadium|Reading, England|51.422|-0.983||Madejski Stadium
    New York Stadium|Rotherham, England|53.428|-1.362||AESSEAL New York Stadium
    Peninsula Stadium|Salford, England|53.514|-2.277||Moor Lane
    Bramall Lane|Sheffield, England|53.370|-1.471||
    Hillsborough|Sheffield, England|53.411|-1.501||Hillsborough Stadium
    Croud Meadow|Shrewsbury, England|52.689|-2.749||New Meadow;Montgomery Waters Meadow
    St Mary's Stadium|Southampton, England|50.906|-1.391||St. Mary's
    Lamex Stadium|Stevenage, England|51.890|-0.194||Broadhall Way
    Edgeley Park|Stockport, England|53.400|-2.166||
    bet365 Stadium|Stoke-on-Trent, England|52.988|-2.175||Britannia Stadium
    Gander Green Lane|Sutton, England|51.368|-0.204||VBS Community Stadium
    Swansea.com Stadium|Swansea, Wales|51.643|-3.935||Liberty Stadium
    County Ground|Swindon, England|51.565|-1.771||
    Prenton Park|Birkenhead, England|53.374|-3.033||
    Bescot Stadium|Walsall, England|52.566|-1.991||Poundland Bescot Stadium
    Vicarage Road|Watford, England|51.650|-0.402||
    The Hawthorns|West Bromwich, England|52.509|-1.964||
    Brick Community Stadium|Wigan, England|53.548|-2.654||DW Stadium
    Racecourse Ground|Wrexham, Wales|53.052|-3.004||STōK Cae Ras;SToK Racecourse;Cae Ras
    Adams Park|High Wycombe, England|51.631|-0.800||
    LNER Community Stadium|York, England|53.984|-1.054||
    Pittodrie Stadium|Aberdeen, Scotland|57.159|-2.089||Pittodrie
    Celtic Park|Glasgow, Scotland|55.850|-4.205||Parkhead
    Dens Park|Dundee, Scotland|56.475|-2.973||Scot Foam Stadium at Dens Park
    Tannadice Park|Dundee, Scotland|56.475|-2.969||Tannadice
    Falkirk Stadium|Falkirk, Scotland|56.005|-3.753||
    Tynecastle Park|Edinburgh, Scotland|55.939|-3.232||Tynecastle
    Easter Road|Edinburgh, Scotland|55.962|-3.166||Easter Road Stadium
    Rugby Park|Kilmarnock, Scotland|55.604|-4.508||BBSP Stadium Rugby Park
    Almondvale Stadium|Livingston, Scotland|55.886|-3.522||Home of the Set Fare Arena;Tony Macaroni Arena
    Fir Park|Motherwell, Scotland|55.780|-3.980||
    Firhill Stadium|Glasgow, Scotland|55.882|-4.270||Firhill
    Ibrox Stadium|Glasgow, Scotland|55.853|-4.309||Ibrox
    Victoria Park|Dingwall, Scotland|57.596|-4.419||Global Energy Stadium
    McDiarmid Park|Perth, Scotland|56.410|-3.477||
    St Mirren Park|Paisley, Scotland|55.850|-4.444||The SMiSA Stadium;SMISA Stadium
    Santiago Bernabéu|Madrid, Spain|40.4531|-3.6883|Europe/Madrid|Estadio Santiago Bernabéu;Bernabéu
    Alfonso Murube|Ceuta, Spain|35.889|-5.327||
    Carlos Belmonte|Albacete, Spain|38.981|-1.852||Estadio Carlos Belmonte
    San Mamés|Bilbao, Spain|43.264|-2.949||Estadio de San Mamés
    Riyadh Air Metropolitano|Madrid, Spain|40.436|-3.599||Metropolitano;Estadio Metropolitano;Cívitas Metropolitano;Wanda Metropolitano
    El Plantío|Burgos, Spain|42.344|-3.680||
    El Sadar|Pamplona, Spain|42.797|-1.637||Estadio El Sadar
    SkyFi Castalia|Castelló de la Plana, Spain|39.997|-0.038||Nou Estadi Castàlia;Castalia
    Butarque|Leganés, Spain|40.340|-3.761||Estadio Municipal de Butarque;Ontime Butarque
    Estadio Municipal de Anduva|Miranda de Ebro, Spain|42.681|-2.936||Anduva
    Balaídos|Vigo, Spain|42.212|-8.740||Abanca-Balaídos;Estadio de Balaídos
    Reino de León|León, Spain|42.582|-5.579||
    Nuevo Mirandilla|Cadiz, Spain|36.503|-6.273||Ramón de Carranza
    Nuevo Arcángel|Córdoba, Spain|37.872|-4.764||Bahrain Victorious Nuevo Arcángel;El Arcángel
    Mendizorroza|Vitoria-Gasteiz, Spain|42.837|-2.688||Mendizorrotza
    Riazor|A Coruña, Spain|43.369|-8.418||Abanca-Riazor;Estadio de Riazor
    Martínez Valero|Elche, Spain|38.267|-0.663||Estadio Manuel Martínez Valero;Manuel Martínez Valero
    Spotify Camp Nou|Barcelona, Spain|41.381|2.123||Camp Nou
    Coliseum|Getafe, Spain|40.326|-3.715||Coliseum Alfonso Pérez;Estadio Coliseum
    Montilivi|Girona, Spain|41.961|2.829||Estadi Montilivi;Estadi Municipal de Montilivi
    Nuevo Los Cármenes|Granada, Spain|37.153|-3.596||Estadio Nuevo Los Cármenes
    Ciutat de València|Valencia, Spain|39.495|-0.364||Estadi Ciutat de València
    La Rosaleda|Málaga, Spain|36.734|-4.427||Estadio La Rosaleda
    El Sardinero|Santander, Spain|43.476|-3.793||Campos de Sport de El Sardinero
    Campo de Fútbol de Vallecas|Madrid, Spain|40.392|-3.659||Estadio de Vallecas;Vallecas
    RCDE Stadium|Cornellà de Llobregat, Spain|41.348|2.076||Stage Front Stadium
    Estadi Mallorca Son Moix|Palma, Spain|39.590|2.630||Son Moix;Visit Mallorca Estadi
    Estadio Benito Villamarín|Sevilla, Spain|37.356|-5.982||Benito Villamarín;Villamarín
    Carlos Tartiere|Oviedo, Spain|43.361|-5.870||Estadio Carlos Tartiere;Nuevo Carlos Tartiere
    Reale Arena|San Sebastián, Spain|43.301|-1.974||Anoeta;Estadio de Anoeta
    Anoeta Mini|San Sebastián, Spain|43.303|-1.974||
    José Zorrilla|Valladolid, Spain|41.644|-4.761||Estadio José Zorrilla
    Ibercaja Estadio|Zaragoza, Spain|41.637|-0.902||La Romareda
    Ipurua|Eibar, Spain|43.182|-2.476||Estadio Municipal de Ipurua
    El Alcoraz|Huesca, Spain|42.132|-0.424||
    Ramón Sánchez-Pizjuán|Sevilla, Spain|37.384|-5.971||Estadio Ramón Sánchez-Pizjuán;Sánchez-Pizjuán
    El Molinón|Gijón, Spain|43.536|-5.637||Estadio El Molinón
    Estadio de los Juegos Mediterráneos|Almería, Spain|36.840|-2.435||UD Almería Stadium;Power Horse Stadium
    Mestalla|Valencia, Spain|39.475|-0.358||Estadio de Mestalla
    Estadio de la Cerámica|Villarreal, Spain|39.944|-0.104||El Madrigal
    Stade Louis II|Monaco, Monaco|43.728|7.416|Europe/Monaco|Stade Louis-II
    Accor Arena|Paris, France|48.8386|2.3786|Europe/Paris|
    Stade de France|Saint-Denis, France|48.9245|2.3602||
    Stade François-Coty|Ajaccio, France|41.931|8.777||
    Stade de l'Abbé-Deschamps|Auxerre, France|47.787|3.589||Abbé-Deschamps
    Stade de la Licorne|Amiens, France|49.894|2.264||
    Stade Raymond Kopa|Angers, France|47.461|-0.531||Raymond Kopa;Stade Jean-Bouin
    Stade Marcel Picot|Nancy, France|48.695|6.211||
    Stade Geoffroy-Guichard|Saint-Étienne, France|45.461|4.390||Geoffroy-Guichard
    Stade Gabriel-Montpied|Clermont-Ferrand, France|45.816|3.121||
    Stade du Roudourou|Guingamp, France|48.566|-3.164||Roudourou
    Stade de l'Aube|Troyes, France|48.307|4.098||
    Parc des Sports|Annecy, France|45.916|6.119||
    Stade du Moustoir|Lorient, France|47.749|-3.369||Moustoir
    Stade Francis Turcan|Martigues, France|43.409|5.054||
    Stade Saint-Symphorien|Metz, France|49.110|6.160||Saint-Symphorien
    Stade de la Beaujoire|Nantes, France|47.256|-1.525||La Beaujoire;La Beaujoire - Louis Fonteneau
    Matmut Atlantique|Bordeaux, France|44.898|-0.561||Nouveau Stade de Bordeaux
    Stade des Alpes|Grenoble, France|45.187|5.740||
    Stade Océane|Le Havre, France|49.499|0.170||
    Stade Marie-Marvingt|Le Mans, France|47.959|0.225||MMArena
    Decathlon Arena - Stade Pierre-Mauroy|Villeneuve-d'Ascq, France|50.612|3.131||Stade Pierre-Mauroy;Decathlon Arena;Grand Stade Lille Métropole
    Stade de la Mosson|Montpellier, France|43.622|3.812||La Mosson
    Allianz Riviera|Nice, France|43.705|7.193||Stade de Nice
    Orange Vélodrome|Marseille, France|43.270|5.396||Stade Vélodrome;Vélodrome
    Groupama Stadium|Décines-Charpieu, France|45.765|4.982||Parc Olympique Lyonnais;Parc OL;Stade des Lumières
    Stade Jean-Bouin|Paris, France|48.843|2.253||
    Parc des Princes|Paris, France|48.841|2.253||
    Nouste Camp|Pau, France|43.312|-0.333||
    Stade Bollaert-Delelis|Lens, France|50.433|2.815||Bollaert-Delelis;Stade Félix-Bollaert
    Stade de la Meinau|Strasbourg, France|48.560|7.755||La Meinau
    Stade Bauer|Saint-Ouen, France|48.906|2.342||
    Stade Paul-Lignon|Rodez, France|44.351|2.564||
    Stade Armand-Cesari|Bastia, France|42.651|9.443||Armand-Cesari;Furiani
    Stade Michel-d'Ornano|Caen, France|49.179|-0.397||
    Stade Francis-Le Blé|Brest, France|48.403|-4.462||Francis-Le Blé
    Stade Auguste-Delaune|Reims, France|49.247|4.025||Auguste-Delaune;Stade Auguste-Delaune II
    Stade Francis-Le Basser|Laval, France|48.082|-0.754||
    Roazhon Park|Rennes, France|48.108|-1.713||Stade de la Route de Lorient
    Stadium de Toulouse|Toulouse, France|43.583|1.434||Stadium Municipal;Stadium TFC
    Stade de la Libération|Boulogne-sur-Mer, France|50.732|1.614||
    Stade Marcel-Tribut|Dunkirk, France|51.035|2.382||
    San Siro|Milan, Italy|45.478|9.124|Europe/Rome|Stadio Giuseppe Meazza;Giuseppe Meazza;Stadio San Siro
    New Balance Arena|Bergamo, Italy|45.709|9.681||Gewiss Stadium;Stadio di Bergamo;Stadio Atleti Azzurri d'Italia
    Stadio Partenio-Adriano Lombardi|Avellino, Italy|40.924|14.787||
    Stadio San Nicola|Bari, Italy|41.085|16.840||San Nicola
    Stadio Renato Dall'Ara|Bologna, Italy|44.492|11.310||Renato Dall'Ara;Dall'Ara
    Stadio Mario Rigamonti|Brescia, Italy|45.570|10.237||
    Unipol Domus|Cagliari, Italy|39.200|9.137||Sardegna Arena
    Stadio dei Marmi|Carrara, Italy|44.068|10.080||
    Stadio Nicola Ceravolo|Catanzaro, Italy|38.916|16.584||
    Orogel Stadium|Cesena, Italy|44.140|12.262||Stadio Dino Manuzzi
    Stadio Pier Cesare Tombolato|Cittadella, Italy|45.654|11.786||
    Stadio Giuseppe Sinigaglia|Como, Italy|45.814|9.072||Giuseppe Sinigaglia
    Stadio San Vito-Gigi Marulla|Cosenza, Italy|39.311|16.227||
    Stadio Giovanni Zini|Cremona, Italy|45.140|10.035||Giovanni Zini
    Stadio Carlo Castellani|Empoli, Italy|43.726|10.955||Carlo Castellani
    Stadio Artemio Franchi|Florence, Italy|43.781|11.282||Artemio Franchi
    Stadio Benito Stirpe|Frosinone, Italy|41.634|13.322||
    Stadio Luigi Ferraris|Genoa, Italy|44.416|8.953||Luigi Ferraris;Marassi
    Stadio Marcantonio Bentegodi|Verona, Italy|45.435|10.969||Marcantonio Bentegodi;Bentegodi
    Stadio Romeo Menti|Castellammare di Stabia, Italy|40.703|14.489||
    Allianz Stadium|Turin, Italy|45.110|7.641||Juventus Stadium
    Stadio Olimpico|Rome, Italy|41.934|12.455||Olimpico;Stadio Olimpico di Roma
    Stadio Via del Mare|Lecce, Italy|40.365|18.209||Via del Mare;Stadio Ettore Giardiniero
    Stadio Danilo Martelli|Mantua, Italy|45.146|10.790||
    Stadio Alberto Braglia|Modena, Italy|44.655|10.923||
    U-Power Stadium|Monza, Italy|45.583|9.308||Stadio Brianteo
    Stadio Diego Armando Maradona|Naples, Italy|40.828|14.193||Diego Armando Maradona;Stadio San Paolo;San Paolo
    Stadio Euganeo|Padua, Italy|45.438|11.833||
    Stadio Renzo Barbera|Palermo, Italy|38.153|13.342||Renzo Barbera
    Stadio Ennio Tardini|Parma, Italy|44.795|10.338||Ennio Tardini
    Stadio Adriatico|Pescara, Italy|42.444|14.229||
    Cetilar Arena|Pisa, Italy|43.725|10.400||Arena Garibaldi;Arena Garibaldi - Romeo Anconetani
    Mapei Stadium|Reggio Emilia, Italy|44.715|10.650||Mapei Stadium - Città del Tricolore
    Stadio Arechi|Salerno, Italy|40.646|14.824||
    Stadio Alberto Picco|La Spezia, Italy|44.102|9.808||
    Stadio Druso|Bolzano, Italy|46.489|11.340||
    Stadio Olimpico Grande Torino|Turin, Italy|45.042|7.650||Olimpico Grande Torino;Olimpico di Torino
    Bluenergy Stadium|Udine, Italy|46.082|13.200||Stadio Friuli;Dacia Arena
    Stadio Pier Luigi Penzo|Venice, Italy|45.428|12.364||Pier Luigi Penzo
    Stadio Romeo Menti|Vicenza, Italy|45.542|11.559||
    Stadio Comunale|Chiavari, Italy|44.320|9.328||
    Avicii Arena|Stockholm, Sweden|59.2936|18.0830|Europe/Stockholm|
    SAP Arena|Mannheim, Germany|49.4641|8.5180|Europe/Berlin|
    Curt-Frenzel-Stadion|Augsburg, Germany|48.376|10.887||Curt-Frenzel-Eisstadion
    Saturn Arena|Ingolstadt, Germany|48.757|11.441||
    Eisarena Bremerhaven|Bremerhaven, Germany|53.557|8.589||
    Eis Arena Wolfsburg|Wolfsburg, Germany|52.434|10.806||
    Eissporthalle am Seilersee|Iserlohn, Germany|51.383|7.709||Eissporthalle Iserlohn;Balver Zinn Arena
    Yayla-Arena|Krefeld, Germany|51.337|6.543||KönigPalast
    Eissporthalle Frankfurt|Frankfurt am Main, Germany|50.127|8.726||NIX Eissporthalle
    SAP Garden|Munich, Germany|48.178|11.544||
    PSD Bank Nürnberg Arena|Nuremberg, Germany|49.4274|11.1232||Arena Nürnberger Versicherung;Nuremberg Arena
    Helios Arena|Villingen-Schwenningen, Germany|48.055|8.527||
    Eisstadion am Pulverturm|Straubing, Germany|48.885|12.567||
    JOYNEXT Arena|Dresden, Germany|51.0625|13.7222||EnergieVerbund Arena
    MERKUR Ostseehalle|Kiel, Germany|54.3206|10.1306||Wunderino Arena;Ostseehalle;Sparkassen-Arena Kiel
    GP JOULE Arena|Flensburg, Germany|54.776|9.453||Flens-Arena;Campushalle
    Max-Schmeling-Halle|Berlin, Germany|52.5448|13.4045||
    ZAG Arena|Hannover, Germany|52.320|9.812||TUI Arena
    EWS Arena|Göppingen, Germany|48.7108|9.6481||
    Schwalbe Arena|Gummersbach, Germany|51.0248|7.5628||
    Porsche-Arena|Stuttgart, Germany|48.7937|9.2287||
    Buderus Arena|Wetzlar, Germany|50.562|8.505||Rittal Arena;Buderus Arena Wetzlar
    Sparkassenarena Balingen|Balingen, Germany|48.268|8.856||
    Phoenix Contact Arena|Lemgo, Germany|52.020|8.907||Lipperlandhalle
    Werner-Aßmann-Halle|Eisenach, Germany|50.981|10.327||
    Rothenbach-Halle|Kassel, Germany|51.298|9.486||Nordhessen Arena
    GETEC Arena|Magdeburg, Germany|52.125|11.672||Bördelandhalle
    Uni-Halle|Wuppertal, Germany|51.2411|7.1478||Unihalle;Uni-Halle Wuppertal
    EgeTrans Arena|Bietigheim-Bissingen, Germany|48.952|9.117||
    Sporthalle Hamburg|Hamburg, Germany|53.606|10.018||Alsterdorfer Sporthalle
    Barclays Arena|Hamburg, Germany|53.5893|9.8990||Barclaycard Arena
    Quarterback Immobilien Arena|Leipzig, Germany|51.3428|12.3553||Arena Leipzig
    Raiffeisen Arena|Porrentruy, Switzerland|47.415|7.086|Europe/Zurich|
    Gottardo Arena|Ambrì, Switzerland|46.512|8.690||
    PostFinance Arena|Bern, Switzerland|46.958|7.469||Postfinance-Arena
    Tissot Arena|Biel, Switzerland|47.1556|7.2806||
    Eisstadion Davos|Davos, Switzerland|46.798|9.826||zondacrypto Arena;Vaillant Arena
    BCF Arena|Fribourg, Switzerland|46.818|7.154||BCF-Arena;Forum Fribourg
    Patinoire des Vernets|Geneva, Switzerland|46.193|6.134||Les Vernets
    SWISS Arena|Kloten, Switzerland|47.448|8.582||Stimo Arena
    Vaudoise Aréna|Lausanne, Switzerland|46.528|6.603||Vaudoise Arena
    Cornèr Arena|Lugano, Switzerland|46.028|8.961||Resega
    Ilfishalle|Langnau im Emmental, Switzerland|46.943|7.790||Ilfis Stadium;emmental versicherung arena
    St. Galler Kantonalbank Arena|Rapperswil, Switzerland|47.225|8.826||SGKB Arena
    Swiss Life Arena|Zürich, Switzerland|47.394|8.479||
    Bossard Arena|Zug, Switzerland|47.177|8.508||
    Hallenstadion|Zürich, Switzerland|47.4117|8.5517||
    Pilatus Arena|Kriens, Switzerland|47.025|8.302||
    Monitor ERP Arena|Gävle, Sweden|60.682|17.127|Europe/Stockholm|Gavlerinken Arena
    Hovet|Stockholm, Sweden|59.2946|18.0838||
    Scandinavium|Gothenburg, Sweden|57.7000|11.9870||
    Frölundaborg|Gothenburg, Sweden|57.677|11.950||Frölundaborgs Isstadion
    Löfbergs Arena|Karlstad, Sweden|59.405|13.521||Löfbergs Lila Arena
    Husqvarna Garden|Jönköping, Sweden|57.786|14.231||Kinnarps Arena
    Saab Arena|Linköping, Sweden|58.416|15.636||
    Coop Norrbotten Arena|Luleå, Sweden|65.585|22.157||
    Malmö Arena|Malmö, Sweden|55.5653|12.9760||
    Catena Arena|Ängelholm, Sweden|56.262|12.860||
    Skellefteå Kraft Arena|Skellefteå, Sweden|64.754|20.920||
    SCA Arena|Timrå, Sweden|62.486|17.325||NHC Arena
    Vida Arena|Växjö, Sweden|56.881|14.777||
    Behrn Arena|Örebro, Sweden|59.267|15.228||
    Winpos Arena|Umeå, Sweden|63.833|20.233||A3 Arena
    Tegera Arena|Leksand, Sweden|60.730|14.987||
    Helsinki Ice Hall|Helsinki, Finland|60.1890|24.9227|Europe/Helsinki|Helsingin jäähalli;Nordis
    Veikkaus Arena|Helsinki, Finland|60.2053|24.9289||Hartwall Arena;Helsinki Halli;Helsinki Arena
    Pohjantähti Areena|Hämeenlinna, Finland|61.001|24.476||Ritari-areena;Rinkelinmäen jäähalli
    Nokia Arena|Tampere, Finland|61.4939|23.7733||
    Ikioma Areena|Mikkeli, Finland|61.690|27.262||
    LähiTapiola Areena|Jyväskylä, Finland|62.241|25.711||Synergia-areena
    Olvi Areena|Kuopio, Finland|62.891|27.655||Niiralan monttu
    Metro Areena|Espoo, Finland|60.1777|24.7813||
    Lumon arena|Kouvola, Finland|60.868|26.699||Lumon Areena
    Oulun Energia Areena|Oulu, Finland|65.010|25.499||
    Kivikylän Areena|Rauma, Finland|61.129|21.500||
    Isku Areena|Lahti, Finland|60.985|25.648||
    Kisapuisto|Lappeenranta, Finland|61.058|28.195||Kisapuiston jäähalli
    Vaasan Sähkö Areena|Vaasa, Finland|63.085|21.640||Kuppis Areena
    Gatorade Center|Turku, Finland|60.440|22.196||
    Enersense Areena|Pori, Finland|61.476|21.775||
    Budvar Arena|České Budějovice, Czechia|48.972|14.472|Europe/Prague|
    ČPP Arena|Hradec Králové, Czechia|50.212|15.822||
    KV Arena|Karlovy Vary, Czechia|50.227|12.850||
    Zimní stadion Kladno|Kladno, Czechia|50.142|14.113||ČEZ Stadion Kladno;SD Rytířů Kladno
    Winning Group Arena|Brno, Czechia|49.1855|16.602||DRFG Arena
    Home Credit Arena|Liberec, Czechia|50.753|15.050||Tipsport Arena Liberec
    Zimní stadion Ivana Hlinky|Litvínov, Czechia|50.598|13.610||
    Metrostav Aréna|Mladá Boleslav, Czechia|50.423|14.911||ŠKO-ENERGO Aréna
    Zimní stadion Olomouc|Olomouc, Czechia|49.601|17.244||
    enteria arena|Pardubice, Czechia|50.041|15.768||
    LOGSPEED CZ Aréna|Pilsen, Czechia|49.747|13.385||Home Monitoring Aréna
    O2 arena|Prague, Czechia|50.1047|14.4936||
    Werk Arena|Třinec, Czechia|49.668|18.671||
    Ostravar Aréna|Ostrava, Czechia|49.8057|18.2515||
    SSE Arena Belfast|Belfast, Northern Ireland|54.6033|-5.9147|Europe/London|The SSE Arena;Odyssey Arena;SSE Arena
    Vindico Arena|Cardiff, Wales|51.448|-3.186||Ice Arena Wales;Viola Arena
    Coventry Skydome|Coventry, England|52.407|-1.518||SkyDome Arena;Skydome Coventry
    Dundee Ice Arena|Dundee, Scotland|56.483|-3.016||
    Fife Ice Arena|Kirkcaldy, Scotland|56.131|-3.150||
    Braehead Arena|Renfrew, Scotland|55.8747|-4.3662||
    Guildford Spectrum|Guildford, England|51.246|-0.556||Spectrum Leisure Complex
    Planet Ice Altrincham|Altrincham, England|53.388|-2.345||Altrincham Ice Dome
    Motorpoint Arena Nottingham|Nottingham, England|52.9527|-1.1400||National Ice Centre;Motorpoint Arena
    Utilita Arena Sheffield|Sheffield, England|53.4005|-1.4205||FlyDSA Arena;Sheffield Arena
    Villacher Stadthalle|Villach, Austria|46.618|13.861|Europe/Vienna|
    Heidi Horten-Arena|Klagenfurt am Wörthersee, Austria|46.619|14.302||Stadthalle Klagenfurt
    Eisarena Salzburg|Salzburg, Austria|47.7975|13.064||Eisarena Volksgarten
    Merkur Eisstadion|Graz, Austria|47.045|15.456||Eisstadion Liebenau
    TIWAG Arena|Innsbruck, Austria|47.257|11.411||
    Linz AG Eisarena|Linz, Austria|48.312|14.299||Keine Sorgen EisArena
    Steffl Arena|Vienna, Austria|48.2445|16.433||Erste Bank Arena
    Vorarlberghalle|Feldkirch, Austria|47.250|9.585||
    Alba Aréna|Székesfehérvár, Hungary|47.190|18.440|Europe/Budapest|MET Aréna
    Tüskecsarnok|Budapest, Hungary|47.472|19.054||
    Veszprém Aréna|Veszprém, Hungary|47.100|17.934||One Veszprém Aréna
    Pick Aréna|Szeged, Hungary|46.264|20.157||PICK Arena
    Sparkasse Arena|Bolzano, Italy|46.478|11.331|Europe/Rome|PalaOnda;Eiswelle
    Intercable Arena|Bruneck, Italy|46.797|11.944||
    Unipol Forum|Milan, Italy|45.4017|9.1407||Mediolanum Forum;Forum di Assago
    Allianz Cloud|Milan, Italy|45.474|9.146||PalaLido
    Virtus Arena|Bologna, Italy|44.513|11.364||Segafredo Arena;Virtus Segafredo Arena
    PalaDozza|Bologna, Italy|44.4985|11.333||
    Hala Tivoli|Ljubljana, Slovenia|46.0595|14.4945|Europe/Ljubljana|Tivoli Hall
    Dvorana Zlatorog|Celje, Slovenia|46.246|15.271||Zlatorog Arena
    CC Amfi|Hamar, Norway|60.8009|11.0377|Europe/Oslo|CC-Amfi
    DNB Arena|Stavanger, Norway|58.9535|5.6904||
    Trondheim Spektrum|Trondheim, Norway|63.4272|10.3768||
    Spar Nord Arena|Odense, Denmark|55.383|10.387|Europe/Copenhagen|
    SE Arena|Vojens, Denmark|55.245|9.301||
    Sparekassen Danmark Isarena|Aalborg, Denmark|57.033|9.905||
    KVIK Hockey Arena|Herning, Denmark|56.133|8.952||
    Sparekassen Danmark Arena|Aalborg, Denmark|57.028|9.977||Gigantium;Jutlander Bank Arena
    Phønix Tag Arena|Gudme, Denmark|55.149|10.706||
    Stadion Zimowy Tychy|Tychy, Poland|50.126|18.990|Europe/Warsaw|
    Hala Lodowa Oświęcim|Oświęcim, Poland|50.037|19.239||
    Orlen Arena|Płock, Poland|52.560|19.684||
    Hala Legionów|Kielce, Poland|50.878|20.650||
    Patinoire Pôle Sud|Grenoble, France|45.157|5.735|Europe/Paris|
    Patinoire de l'île Lacroix|Rouen, France|49.429|1.099||Île Lacroix
    Stade Pierre de Coubertin|Paris, France|48.836|2.256||Stade Pierre-de-Coubertin
    Palais des Sports de Beaulieu|Nantes, France|47.207|-1.538||
    Astroballe|Villeurbanne, France|45.765|4.907||
    LDLC Arena|Décines-Charpieu, France|45.764|4.981||
    adidas arena|Paris, France|48.9000|2.3605||
    Steel Aréna|Košice, Slovakia|48.7155|21.247|Europe/Bratislava|Steel Arena
    Nitra Aréna|Nitra, Slovakia|48.312|18.088||
    Ondrej Nepela Arena|Bratislava, Slovakia|48.1596|17.1352||Tipos aréna;Zimný štadión Ondreja Nepelu
    Palau Blaugrana|Barcelona, Spain|41.3800|2.1204|Europe/Madrid|
    Buesa Arena|Vitoria-Gasteiz, Spain|42.865|-2.641||Fernando Buesa Arena
    Movistar Arena|Madrid, Spain|40.4240|-3.6717||WiZink Center;Palacio de Deportes
    Roig Arena|Valencia, Spain|39.453|-0.362||
    Sala Polivalentă Dinamo|Bucharest, Romania|44.456|26.103|Europe/Bucharest|
    Pavilhão João Rocha|Lisbon, Portugal|38.764|-9.159|Europe/Lisbon|
    Dragão Arena|Porto, Portugal|41.1627|-8.5823||
    Arena Zagreb|Zagreb, Croatia|45.7713|15.9432|Europe/Zagreb|
    Sportska sala Boro Čurlevski|Bitola, North Macedonia|41.033|21.329|Europe/Skopje|
    Basketball Development Center|Istanbul, Turkey|41.001|28.912|Europe/Istanbul|Turkcell Basketbol Gelişim Merkezi;Basketbol Gelişim Merkezi
    Sinan Erdem Dome|Istanbul, Turkey|40.9880|28.8510||Sinan Erdem Spor Salonu
    Ülker Sports Arena|Istanbul, Turkey|40.989|29.098||Ülker Sports and Event Hall;Ülker Spor ve Etkinlik Salonu
    Belgrade Arena|Belgrade, Serbia|44.8143|20.4213|Europe/Belgrade|Štark Arena;Stark Arena;Beogradska Arena
    Coca-Cola Arena|Dubai, United Arab Emirates|25.2049|55.2655|Asia/Dubai|
    Menora Mivtachim Arena|Tel Aviv, Israel|32.0504|34.7947|Asia/Jerusalem|Menora Mivtahim Arena;Yad Eliyahu Arena
    Peace and Friendship Stadium|Piraeus, Greece|37.9424|23.6672|Europe/Athens|SEF
    Telekom Center Athens|Athens, Greece|38.038|23.785||OAKA Indoor Hall;Nikos Galis Hall;OAKA Arena
    Žalgirio arena|Kaunas, Lithuania|54.8903|23.9145|Europe/Vilnius|Zalgirio Arena
    Salle Gaston-Médecin|Monaco, Monaco|43.7277|7.4156|Europe/Monaco|Salle Gaston Médecin
    Ernst-Happel-Stadion|Vienna, Austria|48.2072|16.4205|Europe/Vienna|Ernst Happel Stadion
    Eden Park|Auckland, New Zealand|-36.8750|174.7448|Pacific/Auckland|
    Clarence T.C. Ching Athletics Complex|Honolulu, HI|21.295|-157.818|Pacific/Honolulu|Ching Complex;Aloha Stadium
    SimpliFi Arena at Stan Sheriff Center|Honolulu, HI|21.295|-157.817||Stan Sheriff Center
    Les Murakami Stadium|Honolulu, HI|21.297|-157.815||
    Stadion Wojska Polskiego|Warsaw, Poland|52.2203|21.0408|Europe/Warsaw|Legia Stadium;Stadion Legii;Pepsi Arena;Stadion Miejski Legii Warszawa im. Marszałka J. Piłsudskiego
    Enea Stadion|Poznań, Poland|52.3975|16.8581||Stadion Poznań;Stadion Miejski w Poznaniu;INEA Stadion
    Stadion Raków|Częstochowa, Poland|50.777|19.155||zondacrypto Arena;Miejski Stadion Piłkarski Raków
    Chorten Arena|Białystok, Poland|53.1056|23.1489||Stadion Miejski w Białymstoku
    Stadion Miejski im. Floriana Krygiera|Szczecin, Poland|53.4364|14.5186||Stadion Floriana Krygiera
    Stadion im. Józefa Piłsudskiego|Kraków, Poland|50.0581|19.9203||Stadion Cracovii;Stadion Cracovii im. Józefa Piłsudskiego
    Arena Zabrze|Zabrze, Poland|50.2964|18.7689||Stadion im. Ernesta Pohla
    Stadion Widzewa|Łódź, Poland|51.765|19.512||Stadion Miejski Widzewa Łódź;Stadion Widzewa Łódź
    Arena Katowice|Katowice, Poland|50.248|18.974||Nowa Bukowa
    Stadion Miejski im. Piotra Wieczorka|Gliwice, Poland|50.3064|18.6958||Stadion Miejski w Gliwicach
    Arena Lublin|Lublin, Poland|51.2325|22.5592||Motor Lublin Arena
    Stadion im. Braci Czachorów|Radom, Poland|51.411|21.166||Stadion Miejski im. Braci Czachorów
    Exbud Arena|Kielce, Poland|50.8619|20.6244||Suzuki Arena;Kolporter Arena
    KGHM Zagłębie Arena|Lubin, Poland|51.4144|16.1986||Stadion Zagłębia Lubin
    Orlen Stadion|Płock, Poland|52.5619|19.6844||ORLEN Stadion im. Kazimierza Górskiego
    Stadion Miejski im. Henryka Reymana|Kraków, Poland|50.0636|19.9119||Synerise Arena Kraków;Stadion Henryka Reymana;Stadion Wisły
    Tarczyński Arena Wrocław|Wrocław, Poland|51.1411|16.9436||Stadion Wrocław;Tarczyński Arena
    Polsat Plus Arena Gdańsk|Gdańsk, Poland|54.39|18.6403||Stadion Energa Gdańsk;PGE Arena Gdańsk;Polsat Plus Arena;Gdańsk Stadium
    Stadion Miejski w Gdyni|Gdynia, Poland|54.4936|18.5311||Stadion GOSiR
    Stadion Bruk-Bet|Nieciecza, Poland|50.153|20.847||Stadion Bruk-Bet Termalica
    Epet Arena|Prague, Czechia|50.0997|14.4158|Europe/Prague|Letná;Stadion Letná
    Fortuna Arena|Prague, Czechia|50.0675|14.4717||Eden Arena;Sinobo Stadium
    Doosan Arena|Pilsen, Czechia|49.75|13.3856||
    Městský stadion Ostrava|Ostrava, Czechia|49.8036|18.2556||Městský stadion Vítkovice;Městský stadion v Ostravě-Vítkovicích
    Stadion Střelnice|Jablonec nad Nisou, Czechia|50.715|15.1623||
    Andrův stadion|Olomouc, Czechia|49.6003|17.2478||
    Stadion u Nisy|Liberec, Czechia|50.752|15.0475||
    Malšovická aréna|Hradec Králové, Czechia|50.205|15.8472||FINEP Arena
    Ďolíček|Prague, Czechia|50.0669|14.4542||Stadion Ďolíček
    Lokotrans Aréna|Mladá Boleslav, Czechia|50.4253|14.9056||Městský stadion Mladá Boleslav
    Stadion Na Stínadlech|Teplice, Czechia|50.6414|13.824||AGC Aréna Na Stínadlech
    Stadion Miroslava Valenty|Uherské Hradiště, Czechia|49.071|17.474||Městský fotbalový stadion Miroslava Valenty
    CFIG Arena|Pardubice, Czechia|50.0419|15.7642||Stadion Arnošta Košťála
    Stadion Letná Zlín|Zlín, Czechia|49.2219|17.6558||Letná Stadion
    Městský fotbalový stadion Srbská|Brno, Czechia|49.2317|16.5811||Stadion Srbská
    Městský stadion Karviná|Karviná, Czechia|49.8514|18.5556||
    Stadion Juliska|Prague, Czechia|50.1103|14.3961||Juliska
    3Arena|Stockholm, Sweden|59.2908|18.085|Europe/Stockholm|Tele2 Arena
    Grimsta IP|Stockholm, Sweden|59.3603|17.8536||
    Eleda Stadion|Malmö, Sweden|55.5836|12.9878||Swedbank Stadion;Malmö New Stadium;Malmö Nya Stadion
    Gamla Ullevi|Gothenburg, Sweden|57.7061|11.9803||
    Nordic Wellness Arena|Gothenburg, Sweden|57.7197|11.9358||Bravida Arena;Hisingen Arena
    Borås Arena|Borås, Sweden|57.7344|12.9347||
    Studenternas IP|Uppsala, Sweden|59.8497|17.6467||
    Örjans Vall|Halmstad, Sweden|56.6761|12.848||
    Strandvallen|Hällevik, Sweden|56.013|14.705||
    Stora Valla|Degerfors, Sweden|59.238|14.428||
    Hitachi Energy Arena|Västerås, Sweden|59.633|16.58||Iver Arena;Solid Park Arena;Swedbank Park
    Guldfågeln Arena|Kalmar, Sweden|56.687|16.324||
    PlatinumCars Arena|Norrköping, Sweden|58.585|16.17||Östgötaporten;Nya Parken;Idrottsparken
    Finnvedsvallen|Värnamo, Sweden|57.184|14.049||
    Visma Arena|Växjö, Sweden|56.884|14.776||Myresjöhus Arena
    Aspmyra Stadion|Bodø, Norway|67.2766|14.3844|Europe/Oslo|Aspmyra
    Brann Stadion|Bergen, Norway|60.3668|5.3574||
    Lyse Arena|Stavanger, Norway|58.9142|5.7303||SR-Bank Arena;Viking Stadion
    Lerkendal Stadion|Trondheim, Norway|63.4123|10.4045||Lerkendal
    Aker Stadion|Molde, Norway|62.7333|7.1483||
    Romssa Arena|Tromsø, Norway|69.6492|18.9342||Alfheim Stadion;Alfheim
    Intility Arena|Oslo, Norway|59.9179|10.8066||Vålerenga kultur- og idrettspark
    KFUM Arena|Oslo, Norway|59.8896|10.7831||
    Fredrikstad Stadion|Fredrikstad, Norway|59.2131|10.9281||
    Sarpsborg Stadion|Sarpsborg, Norway|59.2863|11.0977||
    Briskeby|Hamar, Norway|60.7956|11.0922||Briskeby Arena;Briskeby Stadion
    Jotun Arena|Sandefjord, Norway|59.137|10.18||Release Arena;Komplett Arena
    Nordmøre Stadion|Kristiansund, Norway|63.12|7.744||Kristiansund Stadion
    Åråsen Stadion|Lillestrøm, Norway|59.9636|11.0636||Åråsen
    Color Line Stadion|Ålesund, Norway|62.4697|6.1886||
    Sør Arena|Kristiansand, Norway|58.1603|8.0281||Sparebanken Sør Arena;Sparebanken Norge Arena
    Haugesund Stadion|Haugesund, Norway|59.4106|5.275||Haugesund Sparebank Arena
    Bryne Stadion|Bryne, Norway|58.737|5.65||
    Marienlyst Stadion|Drammen, Norway|59.734|10.202||
    Tallaght Stadium|Dublin, Ireland|53.2833|-6.3733|Europe/Dublin|
    Dalymount Park|Dublin, Ireland|53.3617|-6.2744||
    Tolka Park|Dublin, Ireland|53.3694|-6.2547||
    Richmond Park|Dublin, Ireland|53.3414|-6.3139||
    The Ryan McBride Brandywell Stadium|Derry, Northern Ireland|54.9908|-7.3361|Europe/London|Brandywell Stadium;Ryan McBride Brandywell Stadium;Brandywell
    Sullivan & Lambe Park|Drogheda, Ireland|53.72|-6.352|Europe/Dublin|Weavers Park;United Park;Head in the Game Park
    Oriel Park|Dundalk, Ireland|54.008|-6.417||
    Eamonn Deacy Park|Galway, Ireland|53.283|-9.049||Terryland Park
    Sligo Showgrounds|Sligo, Ireland|54.268|-8.489||
    Waterford Regional Sports Centre|Waterford, Ireland|52.246|-7.135||Waterford RSC
    Turners Cross|Cork, Ireland|51.886|-8.4678||Turner's Cross
    Kingsmeadow|London, England|51.4053|-0.2819|Europe/London|Cherry Red Records Fans' Stadium
    Goodison Park|Liverpool, England|53.4389|-2.9664||
    St Helens Stadium|St Helens, England|53.4453|-2.7306||BrewDog Stadium;Totally Wicked Stadium;Langtree Park
    Joie Stadium|Manchester, England|53.4808|-2.1919||Manchester City Academy Stadium
    Leigh Sports Village|Leigh, England|53.4914|-2.5278||Progress with Unity Stadium
    Victoria Road|London, England|51.5478|0.1597||Chigwell Construction Stadium
    Estadi Johan Cruyff|Sant Joan Despí, Spain|41.3744|2.0522|Europe/Madrid|Estadi Johan Cruijff
    Estadio Alfredo Di Stéfano|Madrid, Spain|40.478|-3.612||
    Instalaciones de Lezama|Bilbao, Spain|43.275|-2.838||
    Zubieta|San Sebastián, Spain|43.2695|-2.0231||Ciudad Deportiva de Zubieta;Zubieta XXI
    Estadio Jesús Navas|Sevilla, Spain|37.345|-5.935||
    Estadio Antonio Puchades|Paterna, Spain|39.516|-0.438||
    Ciutat Esportiva Dani Jarque|Sant Adrià de Besòs, Spain|41.43|2.221||
    Estadio Fernando Torres|Fuenlabrada, Spain|40.278|-3.817||
    Estadio Heliodoro Rodríguez López|Santa Cruz de Tenerife, Spain|28.4631|-16.2606|Atlantic/Canary|Heliodoro Rodríguez López
    FC Bayern Campus|Munich, Germany|48.217|11.595|Europe/Berlin|
    AOK Stadion|Wolfsburg, Germany|52.4311|10.8072||
    Stadion am Brentanobad|Frankfurt am Main, Germany|50.1253|8.6147||
    Ulrich-Haberland-Stadion|Leverkusen, Germany|51.0375|7.0056||
    Dreisamstadion|Freiburg, Germany|47.9889|7.8931||Schwarzwald-Stadion
    Dietmar-Hopp-Stadion|Sinsheim, Germany|49.278|8.842||
    Weserstadion Platz 11|Bremen, Germany|53.0658|8.8392||Weserstadion - Platz 11
    Franz-Kremer-Stadion|Köln, Germany|50.912|6.906||
    Bruchwegstadion|Mainz, Germany|49.9989|8.2453||Stadion am Bruchweg
    Stadion an der Hafenstraße|Essen, Germany|51.4867|6.9764||Stadion Essen
    Ernst-Abbe-Sportfeld|Jena, Germany|50.9161|11.5831||ad hoc arena im Ernst-Abbe-Sportfeld
    Stade Charléty|Paris, France|48.8186|2.3467|Europe/Paris|Stade Sébastien-Charléty;Stade Sébastien Charléty
    Stade Marcel-Saupin|Nantes, France|47.2127|-1.5386||Stade Marcel Saupin
    The Recreation Ground|Bath, England|51.3822|-2.3558|Europe/London|The Rec
    Sandy Park|Exeter, England|50.7094|-3.4675||
    Welford Road|Leicester, England|52.6208|-1.1331||Mattioli Woods Welford Road;Welford Road Stadium
    Kingston Park|Newcastle upon Tyne, England|55.0186|-1.6722||
    Franklin's Gardens|Northampton, England|52.2406|-0.9194||cinch Stadium at Franklin's Gardens;cinch Stadium
    StoneX Stadium|London, England|51.6039|-0.2231||Allianz Park;Barnet Copthall
    Stade Ernest-Wallon|Toulouse, France|43.6214|1.4158|Europe/Paris|
    Stade Chaban-Delmas|Bordeaux, France|44.8294|-0.5978||
    Stade Mayol|Toulon, France|43.1189|5.9367||
    Stade Jean-Dauger|Bayonne, France|43.486|-1.478||
    Stade Marcel-Michelin|Clermont-Ferrand, France|45.7906|3.1075||
    Stade Pierre-Fabre|Castres, France|43.614|2.252||
    Stade Marcel-Deflandre|La Rochelle, France|46.1583|-1.1784||
    Stade du Hameau|Pau, France|43.3083|-0.3181||
    Paris La Défense Arena|Nanterre, France|48.8958|2.2294||U Arena
    GGL Stadium|Montpellier, France|43.5939|3.8478||Septeo Stadium;Altrad Stadium;Stade Yves-du-Manoir
    Matmut Stadium Gerland|Lyon, France|45.7239|4.8322||Stade de Gerland;Matmut Stadium de Gerland
    Stade Aimé-Giral|Perpignan, France|42.7156|2.8917||
    Stade de la Rabine|Vannes, France|47.6497|-2.7567||
    Stade Sapiac|Montauban, France|44.012|1.344||
    Laya Arena|Dublin, Ireland|53.3258|-6.2294|Europe/Dublin|RDS Arena;RDS
    Dexcom Stadium|Galway, Ireland|53.278|-9.035||The Sportsground;Galway Sportsground
    Scotstoun Stadium|Glasgow, Scotland|55.8814|-4.3406|Europe/London|Scotstoun
    Hive Stadium|Edinburgh, Scotland|55.9425|-3.2433||DAM Health Stadium;Edinburgh Rugby Stadium
    Cardiff Arms Park|Cardiff, Wales|51.4794|-3.1836||Arms Park
    St Helen's Rugby and Cricket Ground|Swansea, Wales|51.6083|-3.9617||St Helen's Sports Ground;St Helen's Ground
    Brewery Field|Bridgend, Wales|51.506|-3.582||
    Parc y Scarlets|Llanelli, Wales|51.6786|-4.1283||
    Stadio Monigo|Treviso, Italy|45.6847|12.2186|Europe/Rome|Stadio Comunale di Monigo;Stadio di Monigo
    Stadio Sergio Lanfranchi|Parma, Italy|44.8303|10.3353||
    Loftus Versfeld|Pretoria, South Africa|-25.7533|28.2228|Africa/Johannesburg|Loftus Versfeld Stadium
    DHL Stadium|Cape Town, South Africa|-33.9035|18.4111||Cape Town Stadium
    Hollywoodbets Kings Park|Durban, South Africa|-29.8247|31.0303||Kings Park Stadium
    Ellis Park|Johannesburg, South Africa|-26.1975|28.0608||Ellis Park Stadium;Emirates Airline Park
    Mill Farm|Kirkham, England|53.802|-2.881|Europe/London|
    EBB Stadium|Aldershot, England|51.2484|-0.7549||
    Moss Lane|Altrincham, England|53.3853|-2.3358||J. Davidson Stadium
    Meadow Park|Borehamwood, England|51.6619|-0.2725||LV Bet Stadium Meadow Park
    Jakemans Community Stadium|Boston, England|52.949|-0.044||
    Cressing Road|Braintree, England|51.875|0.578||Rare Breed Meat Co. Stadium
    Silverlake Stadium|Eastleigh, England|50.951|-1.376||Ten Acres
    The Shay|Halifax, England|53.7153|-1.8567||Shay Stadium
    Gateshead International Stadium|Gateshead, England|54.9611|-1.58||
    Victoria Park|Hartlepool, England|54.6892|-1.2128||Prestige Group Stadium;Suit Direct Stadium
    Hornchurch Stadium|Upminster, England|51.5525|0.238||
    Aggborough|Kidderminster, England|52.3806|-2.2425||Aggborough Stadium
    Glanford Park|Scunthorpe, England|53.5867|-0.6953||Attis Arena
    Damson Park|Solihull, England|52.433|-1.757||ARMCO Arena
    Roots Hall|Southend-on-Sea, England|51.5489|0.7014||
    The Lamb Ground|Tamworth, England|52.627|-1.69||
    Truro City Stadium|Truro, England|50.272|-5.11||
    Grosvenor Vale|London, England|51.568|-0.417||
    Kingfield Stadium|Woking, England|51.3064|-0.5589||Laithwaite Community Stadium
    Woodside Road|Worthing, England|50.82|-0.3835||
    Huish Park|Yeovil, England|50.9503|-2.6739||
    Crown Oil Arena|Rochdale, England|53.6208|-2.18||Spotland;Spotland Stadium
    Excelsior Stadium|Airdrie, Scotland|55.86|-3.9597||Albert Bartlett Stadium
    Gayfield Park|Arbroath, Scotland|56.5525|-2.5914||Gayfield
    Somerset Park|Ayr, Scotland|55.4697|-4.6197||
    East End Park|Dunfermline, Scotland|56.0753|-3.4419||KDM Group East End Park
    Caledonian Stadium|Inverness, Scotland|57.4949|-4.2175||
    Cappielow|Greenock, Scotland|55.9406|-4.7267||Cappielow Park
    Stark's Park|Kirkcaldy, Scotland|56.0997|-3.1683||
    Sportclub Arena|Verl, Germany|51.886|8.513|Europe/Berlin|
    Tivoli|Aachen, Germany|50.7933|6.0969||
    BRITA-Arena|Wiesbaden, Germany|50.0714|8.2567||
    Carl-Benz-Stadion|Mannheim, Germany|49.4794|8.5025||
    Sportpark Höhenberg|Köln, Germany|50.9453|7.0306||
    Audi-Sportpark|Ingolstadt, Germany|48.7456|11.4856||
    Ludwigsparkstadion|Saarbrücken, Germany|49.251|6.986||Ludwigspark
    Eilenriedestadion|Hannover, Germany|52.3795|9.7745||
    GAZi-Stadion auf der Waldau|Stuttgart, Germany|48.7573|9.1826||GAZi-Stadion
    Hänsch-Arena|Meppen, Germany|52.698|7.303||
    WIRmachenDRUCK Arena|Aspach, Germany|48.975|9.396||
    Südstadion|Köln, Germany|50.9175|6.9436||
    Akon Arena|Würzburg, Germany|49.7706|9.9164||Dallenbergstadion;Flyeralarm Arena
    Sachs-Stadion|Schweinfurt, Germany|50.0508|10.2006||Willy-Sachs-Stadion
    Jan Breydelstadion|Brugge, Belgium|51.1933|3.1805|Europe/Brussels|Jan Breydel;Jan Breydel Stadium
    Lotto Park|Anderlecht, Belgium|50.8342|4.2985||Constant Vanden Stock
    Stade Joseph Marien|Forest, Belgium|50.8180|4.3290||
    Planet Group Arena|Gent, Belgium|51.0161|3.7341||Ghelamco Arena
    Cegeka Arena|Genk, Belgium|51.0051|5.5333||Luminus Arena
    Stade Maurice Dufrasne|Liège, Belgium|50.6099|5.5434||Sclessin;Stade de Sclessin
    Bosuilstadion|Antwerp, Belgium|51.2323|4.4723||Bosuil
    Stade du Pays de Charleroi|Charleroi, Belgium|50.4146|4.4536||
    AFAS-stadion Achter de Kazerne|Mechelen, Belgium|51.0371|4.4865||
    Stayen|Sint-Truiden, Belgium|50.8134|5.1663||
    Het Kuipje|Westerlo, Belgium|51.0949|4.9290||
    Den Dreef|Leuven, Belgium|50.8683|4.6943||
    Dender Football Complex|Denderleeuw, Belgium|50.8840|4.0740||
    Elindus Arena|Waregem, Belgium|50.8831|3.4288||
    Easi Arena|La Louvière, Belgium|50.4700|4.1900||
    Rams Park|Istanbul, Turkey|41.1034|28.9910|Europe/Istanbul|Türk Telekom Stadium;Ali Sami Yen
    Şükrü Saracoğlu Stadium|Istanbul, Turkey|40.9877|29.0370||Ülker Stadium
    Tüpraş Stadium|Istanbul, Turkey|41.0393|28.9947||Vodafone Park
    Papara Park|Trabzon, Turkey|41.0000|39.6480||Şenol Güneş Stadium
    Başakşehir Fatih Terim Stadium|Istanbul, Turkey|41.1229|28.8080||
    Recep Tayyip Erdoğan Stadium|Istanbul, Turkey|41.0330|28.9720||
    Antalya Stadium|Antalya, Turkey|36.8880|30.6680||
    Konya Büyükşehir Stadium|Konya, Turkey|37.9460|32.4890||
    Kadir Has Stadium|Kayseri, Turkey|38.7360|35.4190||
    Alanya Oba Stadium|Alanya, Turkey|36.5560|32.0510||
    Samsun 19 Mayıs Stadium|Samsun, Turkey|41.2280|36.4560||
    Çaykur Didi Stadium|Rize, Turkey|41.0470|40.5760||
    Gaziantep Stadium|Gaziantep, Turkey|37.1250|37.3830||
    Gürsel Aksel Stadium|İzmir, Turkey|38.3960|27.0740||
    Alibeyköy Stadium|Istanbul, Turkey|41.0730|28.9370||
    Eryaman Stadium|Ankara, Turkey|39.9800|32.6280||
    Karaiskakis Stadium|Piraeus, Greece|37.9462|23.6644|Europe/Athens|Karaiskakis;Georgios Karaiskakis
    Apostolos Nikolaidis Stadium|Athens, Greece|37.9874|23.7536||Leoforos
    Agia Sophia Stadium|Nea Filadelfeia, Greece|38.0364|23.7423||OPAP Arena
    Toumba Stadium|Thessaloníki, Greece|40.6139|22.9724||Toumba
    Kleanthis Vikelidis Stadium|Thessaloníki, Greece|40.6000|22.9700||
    Pankritio Stadium|Irákleion, Greece|35.3370|25.1060||
    Panthessaliko Stadium|Volos, Greece|39.3890|22.9310||
    Peristeri Stadium|Peristéri, Greece|38.0040|23.6890||
    Livadeia Municipal Stadium|Livadeia, Greece|38.4390|22.8790||
    Theodoros Kolokotronis Stadium|Tripoli Arcadia, Greece|37.5220|22.3930||
    Panetolikos Stadium|Agrinio, Greece|38.6210|21.4090||
    Stadion Wals-Siezenheim|Salzburg, Austria|47.8163|12.9982|Europe/Vienna|Red Bull Arena Salzburg
    Allianz Stadion|Vienna, Austria|48.1980|16.2660||Weststadion
    Generali Arena|Vienna, Austria|48.1620|16.3870||Franz-Horr-Stadion
    Merkur Arena|Graz, Austria|47.0459|15.4541||Liebenau
    Raiffeisen Arena|Linz, Austria|48.2935|14.2766||
    Lavanttal-Arena|Wolfsberg, Austria|46.8440|14.8440||
    Profertil Arena|Hartberg, Austria|47.2800|15.9770||
    Tivoli Stadion Tirol|Innsbruck, Austria|47.2556|11.4110||
    Cashpoint Arena|Altach, Austria|47.3530|9.6310||
    Hofmann Personal Stadion|Linz, Austria|48.3090|14.3060||
    Innviertel Arena|Ried im Innkreis, Austria|48.2120|13.4760||
    Stadion Wankdorf|Bern, Switzerland|46.9631|7.4647|Europe/Zurich|Stade de Suisse;Wankdorf
    St. Jakob-Park|Basel, Switzerland|47.5415|7.6202||St Jakob-Park;Joggeli
    Letzigrund|Zürich, Switzerland|47.3828|8.5043||Stadion Letzigrund
    Stade de Genève|Lancy, Switzerland|46.1781|6.1275||
    Stadio Cornaredo|Lugano, Switzerland|46.0237|8.9617||
    Swissporarena|Luzern, Switzerland|47.0330|8.3050||Allmend
    Kybunpark|St. Gallen, Switzerland|47.4083|9.3106||AFG Arena
    Stade de la Tuilière|Lausanne, Switzerland|46.5590|6.6070||
    Stade Tourbillon|Sion, Switzerland|46.2333|7.3760||
    Schützenwiese|Winterthur, Switzerland|47.5060|8.7150||
    Stockhorn Arena|Thun, Switzerland|46.7420|7.6060||
    Parken|Copenhagen, Denmark|55.7026|12.5725|Europe/Copenhagen|Parken Stadium
    Brøndby Stadion|Brøndby, Denmark|55.6489|12.4187||
    MCH Arena|Herning, Denmark|56.1170|8.9520||
    Right to Dream Park|Farum, Denmark|55.8160|12.3540||
    Ceres Park|Århus, Denmark|56.1317|10.1967||
    Cepheus Park Randers|Randers, Denmark|56.4650|10.0100||
    JYSK Park|Silkeborg, Denmark|56.1860|9.5780||
    Energi Viborg Arena|Viborg, Denmark|56.4560|9.4020||
    Nature Energy Park|Odense, Denmark|55.3980|10.3500||
    Vejle Stadion|Vejle, Denmark|55.7140|9.5560||
    Sydbank Park|Haderslev, Denmark|55.2520|9.4880||
    Puskás Aréna|Budapest, Hungary|47.5031|19.0982|Europe/Budapest|Puskas Arena
    Ullevaal Stadion|Oslo, Norway|59.9490|10.7345|Europe/Oslo|Ullevaal
    Strawberry Arena|Solna, Sweden|59.3725|17.9999|Europe/Stockholm|Friends Arena
    Stade Roi Baudouin|Brussels, Belgium|50.8958|4.3341|Europe/Brussels|King Baudouin Stadium;King Baudouin;Koning Boudewijnstadion
    LANXESS arena|Köln, Germany|50.9382|6.9826|Europe/Berlin|Lanxess Arena
    Kingspan Stadium|Belfast, Northern Ireland|54.5794|-5.9047|Europe/London|Ravenhill;Ravenhill Stadium;Affidea Stadium
    Thomond Park|Limerick, Ireland|52.6742|-8.6425|Europe/Dublin|
    Kingsholm|Gloucester, England|51.8717|-2.2427|Europe/London|Kingsholm Stadium
    Twickenham Stoop|London, England|51.4503|-0.3439||The Stoop;Stoop
    AO Arena|Manchester, England|53.4881|-2.2437||Manchester Arena
    Salford Community Stadium|Salford, England|53.4692|-2.3784||AJ Bell Stadium;CorpAcq Stadium
    """
}
