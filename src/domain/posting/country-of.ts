/** Locations that people write without a country, in common spellings. */
const cities: Record<string, string> = {
  AE: 'abu dhabi,dubai',
  AU: 'brisbane,melbourne,perth,sydney',
  BD: 'dhaka',
  BR: 'rio de janeiro,são paulo,sao paulo',
  CA: 'montreal,ottawa,toronto,vancouver',
  CH: 'basel,geneva,zürich,zurich',
  CN: 'beijing,guangzhou,hangzhou,shanghai,shenzhen',
  DE: 'berlin,cologne,köln,frankfurt,hamburg,munich,münchen,stuttgart',
  ES: 'barcelona,madrid',
  FR: 'lille,lyon,paris,toulouse',
  GB: 'bristol,edinburgh,glasgow,leeds,london,manchester,england,scotland,wales',
  HK: 'hong kong',
  ID: 'bandung,jakarta',
  IE: 'cork,dublin',
  IN: 'ahmedabad,bangalore,bengaluru,bhopal,bhubaneswar,chandigarh,chennai,coimbatore,delhi,delhi ncr,gurgaon,gurugram,guwahati,hyderabad,indore,jaipur,kanpur,kochi,kolkata,lucknow,mangaluru,mumbai,mysuru,nagpur,navi mumbai,new delhi,noida,patna,pune,surat,thiruvananthapuram,vadodara,visakhapatnam,andhra pradesh,gujarat,karnataka,kerala,maharashtra,punjab,rajasthan,tamil nadu,telangana,uttar pradesh,west bengal',
  IT: 'milan,milano,rome,roma,turin',
  JP: 'kyoto,osaka,tokyo',
  KE: 'nairobi',
  KR: 'seoul',
  LK: 'colombo',
  MX: 'guadalajara,mexico city,monterrey',
  MY: 'kuala lumpur',
  NG: 'abuja,lagos',
  NL: 'amsterdam,eindhoven,rotterdam,utrecht',
  NP: 'kathmandu',
  PH: 'cebu,manila',
  PK: 'islamabad,karachi,lahore',
  PL: 'kraków,krakow,warsaw,warszawa,wrocław,wroclaw',
  PT: 'lisbon,porto',
  SE: 'gothenburg,stockholm',
  TH: 'bangkok',
  US: 'atlanta,austin,boston,chicago,dallas,denver,houston,los angeles,miami,new york,new york city,portland,san diego,san francisco,seattle,usa,u.s.,u.s.a.,united states of america',
  VN: 'hanoi,ho chi minh city',
  ZA: 'cape town,johannesburg',
};

const names = new Map<string, string>();
for (const [code, places] of Object.entries(cities))
  for (const place of places.split(',')) names.set(place, code);
names.set('uk', 'GB').set('u.k.', 'GB').set('uae', 'AE').set('korea', 'KR');

let known: Map<string, string> | undefined;

/** English names of all countries; built on first use, because it is slow. */
function countries(): Map<string, string> {
  if (known) return known;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  known = new Map();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const one of letters) {
    for (const two of letters) {
      const code = one + two;
      // Codes that Intl knows but that are obsolete, groups of countries, or private.
      if (
        /^(?:EU|EZ|UN|XA|XB|ZZ|QO|AN|BU|CS|DD|FX|NT|SU|TP|YD|YU|ZR|UK|DY|HV|NH|RH|VD|NQ|PU|PZ|WK|JT|MI|CT|FQ)$/u.test(
          code,
        )
      )
        continue;
      const name = display.of(code);
      if (name !== undefined) known.set(name.toLowerCase(), code);
    }
  }
  return known;
}

/**
 * The ISO 3166-1 two-letter country of a location: 'Bengaluru, India' and 'Bengaluru' are IN. Null
 * when uncertain; nothing is guessed.
 */
export function countryOf(place: string | null): string | null {
  const parts = (place ?? '')
    .replaceAll(/\([^)]*\)/gu, ' ')
    .split(/[,/|·;]|\s-\s/u)
    .map((part) => part.trim().toLowerCase().replace(/^the /u, ''))
    .filter(Boolean);
  for (const part of parts.toReversed()) {
    // Also a US state.
    if (part === 'georgia' && parts.length > 1) continue;
    const code = names.get(part) ?? countries().get(part);
    if (code !== undefined) return code;
  }
  return null;
}
