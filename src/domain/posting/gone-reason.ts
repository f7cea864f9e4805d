import { isOpen, type OpenFacts } from './is-open.ts';

export const goneReasons = ['expired', 'closed', 'withdrawn'] as const;
export type GoneReason = (typeof goneReasons)[number];

type Facts = OpenFacts & { postedAt: Date | null };

/**
 * Why a formerly open posting is closed: deadline passed, closed by the company, or no longer
 * allowed. Null while it is open, and when it was never published.
 */
export function goneReason(posting: Facts, now: Date): GoneReason | null {
  if (posting.postedAt === null || posting.state === 'draft' || isOpen(posting, now)) return null;
  if (posting.state === 'removed' || !posting.companyApproved) return 'withdrawn';
  if (posting.state === 'closed') return 'closed';
  return posting.isComplete ? 'expired' : 'withdrawn';
}
