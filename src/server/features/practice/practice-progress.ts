import { limitOf } from '#domain/plan/may-use.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import { type Feedback, type FeedbackPart, feedbackParts } from '#domain/practice/give-feedback.ts';
import { maxChartedSessions, readinessSessions } from '#domain/practice/practice-limits.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscriptionStatus } from '#server/features/plan/find-subscription-status.ts';
import { countUse } from '#server/features/plan/usage.ts';
import { requireStudent } from '#server/scopes.ts';
import { headOf } from './practice-session-of.ts';
import { loadFeedback, loadFinished } from './practice.store.ts';

/** What the charts show: each finished session with the means of its scored answers. */
export async function loadProgress(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const rows = await loadFinished(ctx, scope.studentId, maxChartedSessions);
  const all = await loadFeedback(
    ctx,
    scope,
    rows.map(({ id }) => id),
  );
  const sessions = rows.toReversed().flatMap((row) => {
    const { id, kind, finishedAt, score } = headOf(row);
    const feedbacks = all.flatMap(({ sessionId, feedback }) =>
      sessionId === id && feedback !== null && feedback.score !== null ? [feedback] : [],
    );
    return finishedAt === null ? [] : [{ id, kind, finishedAt, score, ...meansOf(feedbacks) }];
  });
  return { sessions };
}

function meansOf(feedbacks: readonly Feedback[]) {
  const parts: Partial<Record<FeedbackPart, number>> = {};
  for (const part of feedbackParts) {
    const shares = feedbacks.flatMap((each) =>
      each.parts.flatMap(({ part: name, score, most }) => (name === part ? score / most : [])),
    );
    if (shares.length > 0) parts[part] = Math.round(meanOf(shares) * 100);
  }
  const words = feedbacks.reduce((sum, each) => sum + each.words, 0);
  const fillers = feedbacks.reduce((sum, each) => sum + each.fillers, 0);
  return {
    parts,
    words: feedbacks.length === 0 ? null : Math.round(words / feedbacks.length),
    fillerRate: words === 0 ? null : Math.round((fillers / words) * 1000) / 10,
  };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many sessions of this month count, and how many the plan allows. */
export async function loadQuota(ctx: Ctx) {
  const subscriber = { userId: requireStudent(ctx).studentId };
  const { plan } = await findSubscriptionStatus(ctx, subscriber);
  const limit = limitOf(plan, 'mockInterviewsAMonth');
  return {
    plan: plan.id,
    limit: limit === 'unlimited' ? null : limit,
    used: await countUse(ctx, subscriber, 'mockInterviewsAMonth'),
    resetsAt: usageMonth(ctx.now).resetsAt,
  };
}

/** The interview part of the readiness score, 0 to 100; null before the first scored session. */
export async function loadInterviewScore(ctx: Ctx, studentId: string): Promise<number | null> {
  const sessions = await loadFinished(ctx, studentId, readinessSessions);
  const scores = sessions.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(meanOf(scores));
}
