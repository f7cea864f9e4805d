import { maxBadgeBytes, maxBadgeDepth, maxBadgeValues } from '#domain/credential/credential.ts';
import { isDeeplyNested } from '#domain/is-deeply-nested.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { readToken, type SignedToken } from '#server/ports/badge/signed-token.ts';
import { isObject } from './badge-words-of.ts';

/** Proof that a badge is in the log, as the file for offline verification carries it. */
export type LogProof = JsonObject;

export type ParsedBadge =
  | { kind: 'badge'; document: JsonObject; log: LogProof | null }
  /** A badge in a signed token, whose proof is around it. */
  | { kind: 'token'; document: JsonObject; token: SignedToken }
  | { kind: 'none'; fault: 'too-large' | 'unreadable' | 'other' };

const none = (fault: 'too-large' | 'unreadable' | 'other'): ParsedBadge => ({
  kind: 'none',
  fault,
});

/** Finds an Open Badge in a text. */
export function readBadge(text: string): ParsedBadge {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBadgeBytes || isDeeplyNested(bytes, maxBadgeDepth))
    return none('too-large');
  if (/^\s*[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\s*$/u.test(text)) return fromToken(text);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return none('unreadable');
  }
  if (!isObject(parsed)) return none('unreadable');
  const isBundle = parsed['format'] === offlineFormat;
  const document = isBundle ? parsed['badge'] : parsed;
  if (!isReadable(document)) return none('other');
  const log = parsed['log'];
  return { kind: 'badge', document, log: isBundle && isObject(log) ? log : null };
}

/** The badge is the payload, or a claim of it in tokens of the first version. */
function fromToken(text: string): ParsedBadge {
  const token = readToken(text);
  if (token === null) return none('unreadable');
  const document = token.payload['vc'] ?? token.payload;
  const bytes = Buffer.from(JSON.stringify(document));
  if (isDeeplyNested(bytes, maxBadgeDepth) || !isReadable(document)) return none('other');
  return { kind: 'token', document, token };
}

const isReadable = (document: unknown): document is JsonObject =>
  isObject(document) && isBadge(document) && countValues(document) <= maxBadgeValues;

export const offlineFormat = 'firstrung-badge-1';

const credentialContexts: readonly unknown[] = [
  'https://www.w3.org/ns/credentials/v2',
  'https://www.w3.org/2018/credentials/v1',
];
const badgeTypes: readonly unknown[] = ['OpenBadgeCredential', 'AchievementCredential'];

function isBadge(document: JsonObject): boolean {
  const types = listOf(document['type']);
  const issuer = document['issuer'];
  const subject = document['credentialSubject'];
  return (
    credentialContexts.includes(listOf(document['@context'])[0]) &&
    types.includes('VerifiableCredential') &&
    types.some((type) => badgeTypes.includes(type)) &&
    (typeof issuer === 'string' || (isObject(issuer) && typeof issuer['id'] === 'string')) &&
    isObject(subject) &&
    listOf(subject['type']).includes('AchievementSubject') &&
    isObject(subject['achievement'])
  );
}

const listOf = (value: unknown): unknown[] => [value].flat();

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1);
}
