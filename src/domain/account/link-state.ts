import { hourMs } from '#domain/time.ts';

export const linkPurposes = [
  'confirm-email',
  'change-email',
  'cancel-email',
  'reset-password',
  'set-password',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Whether a mailed link is still valid; if not, why. */
export type LinkState = 'good' | 'used' | 'expired' | 'unknown';

/** Milliseconds until a link of each purpose expires. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  'confirm-email': 48 * hourMs,
  'change-email': 24 * hourMs,
  'cancel-email': 24 * hourMs,
  'reset-password': hourMs,
  'set-password': 7 * 24 * hourMs,
};

type Link = {
  purpose: LinkPurpose;
  /** The recipient; empty when the link was handed over without a mail. */
  email: string;
  usedAt: Date | null;
  expiresAt: Date;
  accountEmail: string;
};

/**
 * A link works once, until it expires, and only while its recipient is the account's current or
 * requested address.
 */
export function linkState(link: Link | undefined, now: Date): LinkState {
  if (link === undefined) return 'unknown';
  if (link.usedAt !== null) return 'used';
  const isOfAccount = link.email === '' || link.email === link.accountEmail;
  const isElsewhere = link.purpose !== 'change-email' && !isOfAccount;
  return isElsewhere || link.expiresAt.getTime() <= now.getTime() ? 'expired' : 'good';
}
