import type { Refusal } from '#domain/refusals.ts';

/** Why somebody else ended all sessions of an account, where its owner is told at once: what the next sign-in would say. */
export const endReasons = [
  'COMPANY_SUSPENDED',
  'ACCOUNT_DEACTIVATED',
] as const satisfies readonly Refusal[];
export type EndReason = (typeof endReasons)[number];
