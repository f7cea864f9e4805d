import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { questionTextOf } from './recording-of.ts';
import { loadUnfinished } from './recording.store.ts';

/** Recordings that a crash or a reload has cut off. */
export async function listUnfinished(ctx: Ctx) {
  const rows = await loadUnfinished(ctx, requireStudent(ctx));
  return { items: rows.map((row) => ({ ...row, question: questionTextOf(row.questionId) })) };
}
