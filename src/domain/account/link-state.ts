/** What a mailed link is for. */
export const linkPurposes = [
  'confirm-email',
  'change-email',
  'cancel-email',
  'reset-password',
  'set-password',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Whether a mailed link still opens what it is for; if not, why. */
export type LinkState = 'good' | 'used' | 'expired' | 'unknown';

const hourMs = 60 * 60 * 1000;

/** How long a link of each purpose counts, in milliseconds. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  'confirm-email': 48 * hourMs,
  'change-email': 24 * hourMs,
  'cancel-email': 24 * hourMs,
  'reset-password': hourMs,
  'set-password': 7 * 24 * hourMs,
};

type Link = {
  purpose: LinkPurpose;
  /** Where it was sent; empty when it was handed over without a mail. */
  email: string;
  usedAt: Date | null;
  expiresAt: Date;
  /** The address that its account has by now. */
  accountEmail: string;
};

/** A link counts once, for its time, and for the address that it was sent to, as long as that is the account's, or is to be. */
export function linkState(link: Link | undefined, now: Date): LinkState {
  if (link === undefined) return 'unknown';
  if (link.usedAt !== null) return 'used';
  const isOfAccount = link.email === '' || link.email === link.accountEmail;
  const isElsewhere = link.purpose !== 'change-email' && !isOfAccount;
  return isElsewhere || link.expiresAt.getTime() <= now.getTime() ? 'expired' : 'good';
}
