import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type PostingState, postingStates } from './posting.ts';

const next: Record<PostingState, readonly PostingState[]> = {
  draft: ['active', 'removed'],
  active: ['closed'],
  closed: ['active', 'removed'],
  removed: [],
};

/**
 * Whether a company may take its posting from one state to another: a draft is published or removed, an active one is
 * closed, a closed one opens again or is removed. What was once public is no draft any more; what is removed stays so.
 */
export function mayChangePostingState(from: PostingState, to: PostingState): Verdict {
  return next[from].includes(to) ? yes : no('POSTING_STATE_NOT_ALLOWED');
}

/** The states a company may take its posting to from here. */
export function statesAfter(from: PostingState): PostingState[] {
  return postingStates.filter((to) => mayChangePostingState(from, to).ok);
}
