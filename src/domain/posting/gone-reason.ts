import { isOpen, type OpenFacts } from './is-open.ts';

export const goneReasons = ['expired', 'closed', 'withdrawn'] as const;
export type GoneReason = (typeof goneReasons)[number];

type Facts = OpenFacts & { postedAt: Date | null };

/**
 * Why a posting that people could once apply to is not open any more: its deadline has passed, its company closed it,
 * or it may not be shown. Null while it is open, and of one that was never published.
 */
export function goneReason(posting: Facts, now: Date): GoneReason | null {
  if (posting.postedAt === null || posting.state === 'draft' || isOpen(posting, now)) return null;
  if (posting.state === 'removed' || !posting.companyApproved) return 'withdrawn';
  if (posting.state === 'closed') return 'closed';
  return posting.isComplete ? 'expired' : 'withdrawn';
}
