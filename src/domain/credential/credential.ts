import { addMonths } from '#domain/add-months.ts';
import { dayMs } from '#domain/time.ts';

/** What a badge can be about. */
export const credentialKinds = ['skill-test', 'learning-path', 'hire', 'reference'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** The answers of a verification. */
export const verdicts = [
  'valid',
  'altered',
  'expired',
  'revoked',
  'compromised-key',
  'unknown-issuer',
  'not-a-badge',
  'unchecked',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Why something is no badge that can be read: nothing given, or what it is instead. */
export type BadgeFault = 'empty' | 'text' | 'file' | 'too-large';

/** What is looked at one by one, and what was found. */
export const checkNames = ['signature', 'issuer', 'dates', 'revocation', 'log'] as const;
export type CheckName = (typeof checkNames)[number];
export const checkStates = ['good', 'bad', 'unchecked'] as const;
export type CheckState = (typeof checkStates)[number];
export type Checks = Record<CheckName, CheckState>;

export const noChecks: Checks = {
  signature: 'unchecked',
  issuer: 'unchecked',
  dates: 'unchecked',
  revocation: 'unchecked',
  log: 'unchecked',
};

/**
 * The overall result of the checks. Evidence against a badge comes first. Who signed it comes last,
 * because a good signature by an unknown signer proves nothing about them.
 */
export function verdictOf({ signature, issuer, dates, revocation, log }: Checks): Verdict {
  if (signature === 'unchecked') return 'unchecked';
  if (signature === 'bad' || log === 'bad') return 'altered';
  if (revocation === 'bad') return 'revoked';
  if (dates === 'bad') return 'expired';
  return issuer === 'good' && revocation === 'good' ? 'valid' : 'unknown-issuer';
}

/**
 * The files that a student can download: `offline` also proves the place in the log, `qr` is a
 * picture of the link that verifies it.
 */
export const badgeFormats = ['png', 'svg', 'json', 'offline', 'qr'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** A file that is larger, or nested more deeply, is no badge. */
export const maxBadgeBytes = 1_000_000;
export const maxBadgeDepth = 40;
/** Maximum values in a badge: canonicalizing more takes too long. */
export const maxBadgeValues = 3_000;
/** A pasted badge or link. */
export const maxBadgeText = 60_000;

/** How many years what a badge is about still says something; null for a fact of the past. */
export const yearsOf: Record<CredentialKind, number | null> = {
  'skill-test': 2,
  'learning-path': 3,
  hire: null,
  reference: null,
};

/** The type of a reference in Open Badges, whose own list has none. */
export const referenceType = 'ext:Reference';

export function expiryOf(kind: CredentialKind, from: Date): Date | null {
  const years = yearsOf[kind];
  return years === null ? null : addMonths(from, 12 * years);
}

export const statusListBits = 131_072;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);

/** Of a revocation, as the holder and verifiers read it. */
export const maxReason = 300;

/** What administrators filter by: whether a badge still counts, whatever its dates say. */
export const issuedStates = ['issued', 'revoked'] as const;
export type IssuedState = (typeof issuedStates)[number];
