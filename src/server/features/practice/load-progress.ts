import { type Feedback, type FeedbackPart, feedbackParts } from '#domain/practice/give-feedback.ts';
import { mostCharted } from '#domain/practice/practice-limits.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { headOf } from './practice-session-of.ts';
import { loadFeedback, loadFinished } from './practice.store.ts';

/** What the charts show: each finished session with the means of its scored answers. */
export async function loadProgress(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const rows = await loadFinished(ctx, scope.studentId, mostCharted);
  const all = await loadFeedback(
    ctx,
    scope,
    rows.map(({ id }) => id),
  );
  const sessions = rows.toReversed().flatMap((row) => {
    const { id, kind, finishedAt, score } = headOf(row);
    const given = all.flatMap(({ sessionId, feedback }) =>
      sessionId === id && feedback !== null && feedback.score !== null ? [feedback] : [],
    );
    return finishedAt === null ? [] : [{ id, kind, finishedAt, score, ...meansOf(given) }];
  });
  return { sessions };
}

function meansOf(given: readonly Feedback[]) {
  const parts: Partial<Record<FeedbackPart, number>> = {};
  for (const part of feedbackParts) {
    const shares = given.flatMap((each) =>
      each.parts.flatMap(({ part: name, score, most }) => (name === part ? score / most : [])),
    );
    if (shares.length > 0) parts[part] = Math.round(meanOf(shares) * 100);
  }
  const words = given.reduce((sum, each) => sum + each.words, 0);
  const fillers = given.reduce((sum, each) => sum + each.fillers, 0);
  return {
    parts,
    words: given.length === 0 ? null : Math.round(words / given.length),
    fillerRate: words === 0 ? null : Math.round((fillers / words) * 1000) / 10,
  };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
