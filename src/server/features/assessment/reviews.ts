import { v7 as uuid } from 'uuid';
import type { ReviewedSitting } from '#contract/assessment-sitting.ts';
import { isKit } from '#domain/assessment/assessment.ts';
import { findReviewProblem, type AnswerScore } from '#domain/assessment/review.ts';
import { stateOf, type SittingState } from '#domain/assessment/sitting-clock.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName, redact } from '#domain/scorecard/blind.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyColleagues } from '#server/features/application/notices.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { agreementOf } from './agreement-of.ts';
import { findAssessment } from './assessment.store.ts';
import { newestOf, resultsOf, type SittingResult } from './results-of.ts';
import {
  insertReview,
  loadReviewsOf,
  loadReviewsOfAssessment,
  lockReviewed,
  type ReviewRow,
} from './review.store.ts';
import { reviewedAnswerOf } from './reviewed-answer-of.ts';
import {
  countSittings,
  findVisibleApplication,
  findVisibleSitting,
  loadAnswersOf,
  loadOfApplication,
  pageSittings,
} from './sitting.store.ts';

/** The candidates of an assessment, under a code while the reader still has to review them. */
export async function listSittings(
  ctx: Ctx,
  { assessmentId, ...paging }: Paging & { assessmentId: string },
) {
  const scope = requireMember(ctx);
  const found = orNotFound(await findAssessment(ctx, scope, assessmentId));
  const [{ items, ...page }, count] = await Promise.all([
    pageSittings(ctx, scope, { assessmentId, ...paging }),
    countSittings(ctx, scope, assessmentId),
  ]);
  const results = await resultsOf(ctx, items);
  const { title, postingId, postingTitle, content, archivedAt } = found;
  return {
    title,
    postingId,
    postingTitle,
    isKit: isKit(content),
    isArchived: archivedAt !== null,
    sittings: {
      ...page,
      total: cappedTotal(count),
      items: items.map((row) => {
        const { sitting } = row;
        const state = stateOf(sitting, ctx.now);
        const result = results.get(sitting.id);
        const reader = readerOf(row, result, state, scope.userId);
        const isAnswered = sitting.timeAnsweredAt !== null;
        return {
          id: sitting.id,
          name: reader.name,
          state,
          tryNumber: sitting.tryNumber,
          version: sitting.version,
          invitedAt: sitting.createdAt,
          expiresAt: sitting.expiresAt,
          submittedAt: state === 'submitted' ? (sitting.submittedAt ?? sitting.endsAt) : null,
          timeRequest:
            sitting.askedFactor === null || isAnswered
              ? null
              : { factor: sitting.askedFactor, note: sitting.askedNote ?? '' },
          asksForPerson: sitting.reviewAskedAt !== null && sitting.reviewAnsweredAt === null,
          reviews: result?.reviews.length ?? 0,
          isReviewedByMe: reader.hasReviewed,
          acceptedTest: sitting.acceptedTest,
          needsReview: result?.needsReview ?? false,
          total: reader.seesResult ? (result?.total ?? null) : null,
        };
      }),
    },
  };
}

/** The assessments of one candidate, for the workspace. */
export async function listOfApplication(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  if (!(await findVisibleApplication(ctx, scope, applicationId))) throw new AppError('NOT_FOUND');
  const rows = await loadOfApplication(ctx, scope, applicationId);
  const results = await resultsOf(ctx, rows);
  return rows.map((row) => {
    const { sitting, content } = row;
    const state = stateOf(sitting, ctx.now);
    const result = results.get(sitting.id);
    const { seesResult } = readerOf(row, result, state, scope.userId);
    return {
      id: sitting.id,
      assessmentId: sitting.assessmentId,
      title: content.title,
      version: sitting.version,
      tryNumber: sitting.tryNumber,
      state,
      submittedAt: state === 'submitted' ? (sitting.submittedAt ?? sitting.endsAt) : null,
      total: seesResult ? (result?.total ?? null) : null,
      acceptedTest: sitting.acceptedTest,
      needsReview: result?.needsReview ?? false,
      reviews: result?.reviews.length ?? 0,
      reviewers: content.reviewers,
    };
  });
}

type VisibleSitting = NonNullable<Awaited<ReturnType<typeof findVisibleSitting>>>;

/** An answer as reviewers read and quote it, without what says whose it is. */
const redactedAnswer = (answer: string, { fullName, email, phone }: VisibleSitting) =>
  redact(answer, { name: fullName, values: [email, phone ?? ''] });

/**
 * A submitted sitting as reviewers see it: answers without anything that identifies their author,
 * and colleagues' reviews once the reader's own is submitted.
 */
export async function loadSitting(
  ctx: Ctx,
  { sittingId }: { sittingId: string },
): Promise<ReviewedSitting> {
  const scope = requireMember(ctx);
  const row = await findVisibleSitting(ctx, scope, sittingId);
  const state = row && stateOf(row.sitting, ctx.now);
  if (!row || state !== 'submitted') throw new AppError('NOT_FOUND');
  const { sitting, content } = row;
  const { companyId, id, assessmentId } = sitting;
  const results = await resultsOf(ctx, [row]);
  const result = results.get(id);
  if (!result) throw new AppError('NOT_FOUND');
  const reader = readerOf(row, result, state, scope.userId);
  const reviews = result.reviews.map((each) => reviewOf(each, scope.userId));
  const all = newestOf(await loadReviewsOfAssessment(ctx, companyId, assessmentId));
  return {
    id,
    assessmentId,
    title: content.title,
    version: sitting.version,
    name: reader.name,
    applicationId: reader.isBlind ? null : sitting.applicationId,
    submittedAt: sitting.submittedAt ?? sitting.endsAt,
    reviewers: content.reviewers,
    answers: result.answers.map((each) => ({
      // Always, so that a quote stands in the answer before and after the review.
      ...reviewedAnswerOf({ ...each, answer: redactedAnswer(each.answer, row) }),
      // A file is often called after who wrote it.
      fileName: reader.isNamed ? (each.fileName ?? null) : null,
    })),
    own: reviews.find(({ isMine }) => isMine) ?? null,
    others: reviews.filter(({ isMine }) => !isMine).length,
    shared: reader.isBlind ? null : { reviews, agreement: agreementOf(all), total: result.total },
    personRequest:
      sitting.reviewAskedAt && !reader.isBlind
        ? {
            note: sitting.reviewNote ?? '',
            answer: sitting.reviewAnswer,
            askedAt: sitting.reviewAskedAt,
          }
        : null,
  };
}

const reviewOf = ({ name, memberId, version, submittedAt, scores }: ReviewRow, userId: string) => ({
  name,
  isMine: memberId === userId,
  version,
  submittedAt,
  scores,
});

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

type Row = NonNullable<Awaited<ReturnType<typeof findVisibleSitting>>>;

/**
 * What a member may know of a sitting: until their own review is submitted, neither who wrote the
 * answers nor what colleagues think of them.
 */
function readerOf(
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
