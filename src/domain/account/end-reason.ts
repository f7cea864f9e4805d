import type { Refusal } from '#domain/refusals.ts';

/**
 * Why someone else ended all sessions of an account; a signed-in page and the next sign-in show it.
 */
export const endReasons = [
  'COMPANY_SUSPENDED',
  'ACCOUNT_DEACTIVATED',
  'MEMBERSHIP_ENDED',
] as const satisfies readonly Refusal[];
export type EndReason = (typeof endReasons)[number];
