import { sources } from './source.ts';

const secondLevels = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne']);

/** What is known of the host that one applies at. */
export type HostTrust = 'known' | 'unknown' | 'look-alike';

/** Where companies keep their boards: known beside the hosts of the sources themselves. */
const boardHosts = [
  'myworkdayjobs.com',
  'personio.com',
  'personio.de',
  'icims.com',
  'jobvite.com',
  'breezy.hr',
  'zohorecruit.com',
  'keka.com',
  'darwinbox.in',
];
const knownHosts = [...sources.flatMap(({ hosts }) => [...hosts]), ...boardHosts];

/** Names that swindlers hide behind, beside those of the sources. */
const brands = new Set([
  ...knownHosts.map((host) => labelOf(host)),
  ...'indeed monster google microsoft amazon apple meta facebook netflix infosys wipro tcs accenture deloitte paypal flipkart zomato swiggy reliance whatsapp telegram'.split(
    ' ',
  ),
]);
const bonesOfBrands = [...brands].map(skeletonOf);

const extras =
  /^(?:jobs?|careers?|apply|login|signin|hr|hiring|support|secure|verify|account|portal|recruit(?:ment|ing)?|offers?|work|team|official|india)$/u;

/** Endings under which a company's own name is taken for its own site. */
const plainEndings = new Set(
  'com in co.in io org net ai co dev app tech co.uk de fr eu us ca com.au nl se ch'.split(' '),
);

/**
 * Whether a posting may be followed to this address. 'look-alike' is what pretends: no https, an address of figures, a
 * password in it, letters of other alphabets, a known name with something added or letters exchanged. It is never shown
 * as a link. 'unknown' is shown with a warning.
 */
export function hostTrustOf(address: string, companyName: string): HostTrust {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:') return 'look-alike';
  if (url.username !== '' || url.password !== '') return 'look-alike';
  const host = url.hostname.toLowerCase().replace(/\.$/u, '');
  if (/^[\d.]+$/u.test(host) || host.includes(':') || !host.includes('.')) return 'look-alike';
  if (/(?:^|\.)xn--/u.test(host)) return 'look-alike';
  if (/\.(?:localhost|local|internal|test|invalid|example|onion|home|lan)$/u.test(host))
    return 'look-alike';
  if (url.port !== '') return 'unknown';
  if (isBelow(host, knownHosts)) return 'known';
  const company = skeletonOf(companyName);
  const site = registrable(host);
  const label = site.split('.')[0] ?? '';
  const isOwnName = foldedName(companyName) === label.replaceAll('-', '') && label !== '';
  if (isOwnName) return plainEndings.has(site.slice(label.length + 1)) ? 'known' : 'unknown';
  if (company !== '' && skeletonOf(label) === company) return 'look-alike';
  return pretends(host, label) ? 'look-alike' : 'unknown';
}

/** A known name, or what looks like it, is a part of a host that is registered under another name. */
function pretends(host: string, label: string): boolean {
  if (brands.has(label)) return false;
  return host.split(/[.-]/u).some((part) => {
    const bones = skeletonOf(part);
    return bonesOfBrands.some(
      (brand) =>
        bones === brand ||
        (brand.length > 3 && bones.startsWith(brand) && extras.test(part.slice(brand.length))),
    );
  });
}

function isBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** 'careers.acme.co.in' is registered as 'acme.co.in'. */
function registrable(host: string): string {
  const parts = host.split('.');
  const isTwice =
    parts.length > 2 && (parts.at(-1) ?? '').length === 2 && secondLevels.has(parts.at(-2) ?? '');
  return parts.slice(isTwice ? -3 : -2).join('.');
}

function labelOf(host: string): string {
  return registrable(host).split('.')[0] ?? '';
}

/** Letters that look like one another as one of them. */
function skeletonOf(name: string): string {
  return foldedName(name)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[1i|]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
    .replaceAll('4', 'a');
}

function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(
      /\b(?:inc|ltd|limited|pvt|private|llc|llp|gmbh|corp|corporation|company|co|plc|ag|sa|bv)\b\.?/gu,
      '',
    )
    .replaceAll(/[^a-z\d]/gu, '');
}
