import { agreementOf as agreementOfPairs } from '#domain/assessment/review.ts';
import type { ReviewRow } from './review.store.ts';

/**
 * How far the reviewers of an assessment agree, over all answers that two of them judged. Of each
 * sitting the first two reviews count, so that a third opinion changes no figure.
 */
export function agreementOf(reviews: readonly ReviewRow[]) {
  const bySitting = Map.groupBy(reviews, ({ sittingId }) => sittingId);
  return agreementOfPairs(
    [...bySitting.values()].flatMap((own) => {
      const [one, other] = own
        .slice(0, 2)
        .toSorted((a, b) => (a.memberId ?? a.id).localeCompare(b.memberId ?? b.id, 'en'));
      if (!one || !other) return [];
      return one.scores.flatMap(({ place, criterion, score }) => {
        const same = other.scores.find(
          (each) => each.place === place && each.criterion === criterion,
        );
        return same ? [[score, same.score] as const] : [];
      });
    }),
  );
}
