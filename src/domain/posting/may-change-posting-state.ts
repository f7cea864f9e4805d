import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type PostingState, postingStates } from './posting.ts';

const next: Record<PostingState, readonly PostingState[]> = {
  draft: ['active', 'removed'],
  active: ['closed'],
  closed: ['active', 'removed'],
  removed: [],
};

/**
 * Whether a posting may change its state: a draft is published or removed, an active one is closed,
 * a closed one is reopened or removed. Nothing returns to draft, and removal is final. Only an
 * administrator removes an active posting.
 */
export function mayChangePostingState(
  from: PostingState,
  to: PostingState,
  by: 'company' | 'admin',
): Verdict {
  const isRemoval = by === 'admin' && from === 'active' && to === 'removed';
  return isRemoval || next[from].includes(to) ? yes : no('POSTING_STATE_NOT_ALLOWED');
}

/** The states that a company may set from here. */
export function statesAfter(from: PostingState): PostingState[] {
  return postingStates.filter((to) => mayChangePostingState(from, to, 'company').ok);
}
