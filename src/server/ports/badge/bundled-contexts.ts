import { readFileSync } from 'node:fs';

const folder = new URL('contexts/', import.meta.url);
const openBadges = 'https://purl.imsglobal.org/spec/ob/v3p0';

/** The vocabularies that badges use, as published; no other is ever loaded. */
const fileOf: Record<string, string> = {
  'https://www.w3.org/ns/credentials/v2': 'credentials-v2.jsonld',
  'https://www.w3.org/2018/credentials/v1': '2018-credentials-v1.jsonld',
  'https://w3id.org/security/data-integrity/v1': 'data-integrity-v1.jsonld',
  'https://w3id.org/security/suites/ed25519-2020/v1': 'security-suites-ed25519-2020-v1.jsonld',
  'https://www.w3.org/ns/did/v1': 'did-v1.jsonld',
  [`${openBadges}/context.json`]: 'ob-v3p0.json',
  [`${openBadges}/context-3.0.1.json`]: 'ob-v3p0-3.0.1.json',
  [`${openBadges}/context-3.0.2.json`]: 'ob-v3p0-3.0.2.json',
  [`${openBadges}/context-3.0.3.json`]: 'ob-v3p0-3.0.3.json',
  [`${openBadges}/extensions.json`]: 'ob-v3p0-extensions.json',
};

const read = new Map<string, unknown>();

/** A badge names a vocabulary that this server doesn't have. */
export class UnknownContext extends Error {}

export function contextOf(url: string): unknown {
  const file = Object.hasOwn(fileOf, url) ? fileOf[url] : undefined;
  if (file === undefined) throw new UnknownContext(url);
  if (!read.has(url)) read.set(url, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  return read.get(url);
}
