import type { PostingState } from './posting.ts';

export type OpenFacts = {
  state: PostingState;
  isComplete: boolean;
  deadline: Date | null;
  companyApproved: boolean;
};

/**
 * A posting is open while it is active, complete, of an approved company, and before its deadline
 * (exclusive).
 */
export function isOpen(posting: OpenFacts, now: Date): boolean {
  return (
    posting.state === 'active' &&
    posting.isComplete &&
    posting.companyApproved &&
    (posting.deadline === null || posting.deadline.getTime() > now.getTime())
  );
}
