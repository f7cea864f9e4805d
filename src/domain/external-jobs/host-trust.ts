import { sources } from './source.ts';

const secondLevels = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne']);

/** Trust in the host of an application page. */
export type HostTrust = 'known' | 'unknown' | 'look-alike';

/** Applicant tracking hosts, trusted like the sources' own hosts. */
const boardHosts = [
  'myworkdayjobs.com',
  'icims.com',
  'jobvite.com',
  'breezy.hr',
  'zohorecruit.com',
  'keka.com',
  'darwinbox.in',
];
const knownHosts = [...sources.flatMap(({ hosts }) => [...hosts]), ...boardHosts];

/** Brands that phishing sites imitate, besides the sources. */
const brands = new Set([
  ...knownHosts.map((host) => labelOf(host)),
  ...'indeed monster google microsoft amazon apple meta facebook netflix infosys wipro tcs accenture deloitte paypal flipkart zomato swiggy reliance whatsapp telegram'.split(
    ' ',
  ),
]);
const brandSkeletons = [...brands].map(skeletonOf);

const extras =
  /^(?:jobs?|careers?|apply|login|signin|hr|hiring|support|secure|verify|account|portal|recruit(?:ment|ing)?|offers?|work|team|official|india)$/u;

/** Domain endings under which a host named like the company counts as its own site. */
const plainEndings = new Set(
  'com in co.in io org net ai co dev app tech co.uk de fr eu us ca com.au nl se ch'.split(' '),
);

/**
 * Whether a posting's URL is safe to follow. 'look-alike' is deceptive: not https, an IP address,
 * embedded credentials, non-Latin letters, or a known name with additions or swapped letters. It is
 * never linked. 'unknown' is linked with a warning.
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
  return imitatesBrand(host, label) ? 'look-alike' : 'unknown';
}

/**
 * Whether a known name, or one that resembles it, is part of a host registered under a different
 * name.
 */
function imitatesBrand(host: string, label: string): boolean {
  if (brands.has(label)) return false;
  return host.split(/[.-]/u).some((part) => {
    const bones = skeletonOf(part);
    return brandSkeletons.some(
      (brand) =>
        bones === brand ||
        (brand.length > 3 && bones.startsWith(brand) && extras.test(part.slice(brand.length))),
    );
  });
}

function isBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** The registrable domain: 'acme.co.in' for 'careers.acme.co.in'. */
function registrable(host: string): string {
  const parts = host.split('.');
  const isTwice =
    parts.length > 2 && (parts.at(-1) ?? '').length === 2 && secondLevels.has(parts.at(-2) ?? '');
  return parts.slice(isTwice ? -3 : -2).join('.');
}

function labelOf(host: string): string {
  return registrable(host).split('.')[0] ?? '';
}

/** Maps confusable letters to one representative. */
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
