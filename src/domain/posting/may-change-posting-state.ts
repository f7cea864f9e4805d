import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type PostingState, postingStates } from './posting.ts';

const next: Record<PostingState, readonly PostingState[]> = {
  draft: ['active', 'removed'],
  active: ['closed'],
  closed: ['active', 'removed'],
  removed: [],
};

/**
 * Whether a posting may go from one state to another: a draft is published or removed, an active one is closed, a closed
 * one opens again or is removed. What was once public is no draft any more; what is removed stays so. Only an
 * administrator removes an active one.
 */
export function mayChangePostingState(
  from: PostingState,
  to: PostingState,
  by: 'company' | 'admin',
): Verdict {
  const isTakenAway = by === 'admin' && from === 'active' && to === 'removed';
  return isTakenAway || next[from].includes(to) ? yes : no('POSTING_STATE_NOT_ALLOWED');
}

/** The states a company may take its posting to from here. */
export function statesAfter(from: PostingState): PostingState[] {
  return postingStates.filter((to) => mayChangePostingState(from, to, 'company').ok);
}
