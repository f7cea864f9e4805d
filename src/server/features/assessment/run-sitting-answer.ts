import type { Ctx } from '#server/context.ts';
import { runItem } from '#server/features/skill-test/test-runs.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnSitting } from './own-sitting.store.ts';
import { requireOpenAnswer } from './require-open-answer.ts';

type Input = { sittingId: string; place: number; answer: string };

/** Runs an answer with the cases that are shown, or shows what a query finds. */
export async function runSittingAnswer(ctx: Ctx, { sittingId, place, answer }: Input) {
  const scope = requireStudent(ctx);
  const row = await requireOpenAnswer(ctx, await findOwnSitting(ctx, scope, sittingId), place);
  const generated = row.question.kind === 'keyed' ? row.question.asked.made : undefined;
  return runItem(ctx, scope, generated, answer);
}
