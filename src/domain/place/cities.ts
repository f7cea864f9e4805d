/** Canonical city names with their aliases. */
export const cityNames = `
bengaluru: bangalore, bangaluru, blr, bengaluru urban, bangalor, banglore, bengalore, bengaluru city
mumbai: bombay, mumbay
navi mumbai: new bombay
gurugram: gurgaon, gurgoan, gurgram
kolkata: calcutta, kolkatta
chennai: madras, chenai
pune: poona
thiruvananthapuram: trivandrum
kochi: cochin, ernakulam
kozhikode: calicut
mysuru: mysore
mangaluru: mangalore
hubballi: hubli
belagavi: belgaum
vadodara: baroda
visakhapatnam: vizag, vishakhapatnam
vijayawada: bezawada
puducherry: pondicherry
prayagraj: allahabad
varanasi: benares, banaras
new delhi: delhi, dehli, delhi ncr, ncr, new delhi ncr
noida: greater noida
hyderabad: secunderabad, hyderbad, hydrabad, hyd, cyberabad
ahmedabad: amdavad, ahmadabad
tiruchirappalli: trichy, tiruchi
guwahati: gauhati
panaji: panjim
new york: new york city, nyc, manhattan, brooklyn
san francisco: sf, bay area, san francisco bay area
los angeles: la
washington: washington dc, washington d.c., dc
philadelphia: philly
london: greater london, city of london
munich: munchen
cologne: koln
zurich: zurich city
geneva: geneve
milan: milano
rome: roma
turin: torino
lisbon: lisboa
warsaw: warszawa
krakow: cracow
wroclaw: breslau
prague: praha
vienna: wien
copenhagen: kobenhavn
gothenburg: goteborg
brussels: bruxelles, brussel
the hague: den haag
kyiv: kiev
beijing: peking
guangzhou: canton
mexico city: ciudad de mexico, cdmx
ho chi minh city: saigon
dhaka: dacca
yangon: rangoon
dubai: dubai city
`;

/** States and regions with their cities. */
export const regionCities = `
karnataka: bengaluru, mysuru, mangaluru, hubballi, belagavi
maharashtra: mumbai, pune, navi mumbai, nagpur, thane, nashik
tamil nadu: chennai, coimbatore, madurai, tiruchirappalli, salem
telangana: hyderabad, warangal
andhra pradesh: visakhapatnam, vijayawada, tirupati, guntur
kerala: kochi, thiruvananthapuram, kozhikode, thrissur
gujarat: ahmedabad, vadodara, surat, rajkot, gandhinagar
rajasthan: jaipur, udaipur, jodhpur, kota
uttar pradesh: noida, lucknow, kanpur, ghaziabad, varanasi, prayagraj, agra
haryana: gurugram, faridabad, panchkula
punjab: mohali, ludhiana, amritsar
west bengal: kolkata, howrah, siliguri
madhya pradesh: indore, bhopal, gwalior
odisha: bhubaneswar, cuttack
bihar: patna
assam: guwahati
goa: panaji
jharkhand: ranchi, jamshedpur
california: san francisco, los angeles, san diego, san jose, sacramento, palo alto, mountain view, oakland
texas: austin, dallas, houston, san antonio
washington state: seattle, redmond, bellevue
massachusetts: boston, cambridge
illinois: chicago
florida: miami, orlando, tampa
colorado: denver, boulder
oregon: portland
england: london, manchester, leeds, bristol, birmingham
scotland: edinburgh, glasgow
wales: cardiff
`;
