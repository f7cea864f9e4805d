/** The five time zones of the documents, with the names given there. */
export const namedTimeZones = {
  pacific: 'America/Los_Angeles',
  mountain: 'America/Denver',
  central: 'America/Chicago',
  eastern: 'America/New_York',
  gmt: 'Etc/GMT',
} as const;

export type TimeZoneName = keyof typeof namedTimeZones;

/** The browser's time zone, so that the server can render pages in it. */
export const timeZoneCookie = 'firstrung_time_zone';

/**
 * Names of Intl that are not IANA's: PostgreSQL refuses 'IET', and reads 'IST' as Israel's, not
 * India's.
 */
const ownOfIntl = /^(?!(?:[CEMW]ET|[EHM]ST|GMT|PRC|RO[CK]|UCT|UTC)$)[A-Z]{3}$|^US\/Pacific-New$/iu;

/** Whether this is an IANA time zone known to Intl; plain offsets don't count. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/u.test(name) || ownOfIntl.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Current names of zones that the runtime lists under an old one. */
const newNames: Record<string, string> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Africa/Asmera': 'Africa/Asmara',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** What a zone is called today: browsers still report some under an old name. */
export const currentZoneName = (zone: string): string => newNames[zone] ?? zone;

/** Zones whose current name contains every typed word, by name. */
export function findTimeZones(zones: readonly string[], typed: string, most: number): string[] {
  const words = typed.toLowerCase().split(/[\s/_,]+/u);
  return zones
    .map(currentZoneName)
    .filter((zone) => {
      const name = zone.toLowerCase();
      return words.every((word) => name.includes(word));
    })
    .toSorted()
    .slice(0, most);
}
