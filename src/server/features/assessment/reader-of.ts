import type { SittingState } from '#domain/assessment/sitting-clock.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import type { SittingResult } from './results-of.ts';
import type { findVisibleSitting } from './sitting.store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findVisibleSitting>>>;

/**
 * What a member may know of a sitting: until their own review is submitted, neither who wrote the
 * answers nor what colleagues think of them.
 */
export function readerOf(
  { sitting, fullName, isNamed }: Row,
  result: SittingResult | undefined,
  state: SittingState,
  userId: string,
) {
  const hasReviewed = result?.reviews.some(({ memberId }) => memberId === userId) ?? false;
  const isBlind = state === 'submitted' && (result?.needsReview ?? false) && !hasReviewed;
  return {
    hasReviewed,
    isBlind,
    isNamed: isNamed && !isBlind,
    name: isNamed && !isBlind ? fullName : blindName(sitting.applicationId),
    seesResult: state === 'submitted' && !isBlind,
  };
}
