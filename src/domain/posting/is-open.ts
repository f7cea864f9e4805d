import type { PostingState } from './posting.ts';

export type OpenFacts = {
  state: PostingState;
  isComplete: boolean;
  deadline: Date | null;
  companyApproved: boolean;
};

/**
 * A posting is open while it is active, complete, of an approved company, and its deadline has not passed.
 * The deadline is an instant; at that very instant the posting is no longer open.
 */
export function isOpen(posting: OpenFacts, now: Date): boolean {
  return (
    posting.state === 'active' &&
    posting.isComplete &&
    posting.companyApproved &&
    (posting.deadline === null || posting.deadline.getTime() > now.getTime())
  );
}
