import { v7 as uuid } from 'uuid';
import { type AnswerScore, findReviewProblem } from '#domain/assessment/review.ts';
import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyColleagues } from '#server/features/application/notices.ts';
import { requireMember } from '#server/scopes.ts';
import { redactedAnswer } from './load-sitting.ts';
import { insertReview, loadReviewsOf, lockReviewed } from './review.store.ts';
import { findVisibleSitting, loadAnswersOf } from './sitting.store.ts';

type Input = { sittingId: string; version: number; scores: AnswerScore[] };

/**
 * A member judges the answers of a sitting by their criteria, or submits a new version of it. It
 * changes no status.
 */
export async function submitReview(ctx: Ctx, { sittingId, version, scores }: Input) {
  const scope = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await findVisibleSitting(tx, scope, sittingId);
    if (!found || stateOf(found.sitting, tx.now) !== 'submitted') throw new AppError('NOT_FOUND');
    const { companyId, applicationId } = found.sitting;
    await lockReviewed(tx, companyId, sittingId);
    const earlier = await loadReviewsOf(tx, companyId, [sittingId]);
    const own = earlier.filter(({ memberId }) => memberId === scope.userId);
    if ((own.at(-1)?.version ?? 0) !== version) throw new AppError('REVIEW_CHANGED');
    const answers = await loadAnswersOf(tx, companyId, [sittingId]);
    const reviewed = answers.flatMap(({ place, answer, question, recording }) =>
      question.kind === 'open'
        ? [
            {
              place,
              answer: redactedAnswer(answer, found),
              criteria: question.criteria,
              isRecorded: Boolean(recording),
            },
          ]
        : [],
    );
    const problem = findReviewProblem(scores, reviewed);
    if (problem)
      throw new AppError(
        problem.problem === 'quote' ? 'QUOTE_NOT_FOUND' : 'REVIEW_INCOMPLETE',
        problem,
      );
    if (scores.length === 0) throw new AppError('REVIEW_INCOMPLETE');
    const row = { id: uuid(), sittingId, version: version + 1, scores };
    await insertReview(tx, scope, row);
    await notifyColleagues(tx, scope, [applicationId]);
    return { version: row.version };
  });
}
