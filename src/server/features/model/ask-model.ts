import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import type { Ctx } from '#server/context.ts';
import type { ModelQuestion } from '#server/ports/model/model.ts';
import { requireStudent } from '#server/scopes.ts';
import { updateGivenBack, upsertCall } from './model-call.store.ts';

/** Why a model did not answer: none is set, the student asked often today, or it failed. */
export type NoAnswer = 'off' | 'quota' | 'failed';

export type Answered<T> = { answer: T; problem: null } | { answer: null; problem: NoAnswer };

/**
 * Puts a question to the model outside, within what a student may ask a day; a question without an answer doesn't count.
 * It takes up to a minute, so no transaction may be open. Who asks goes on without the model when it doesn't answer.
 */
export async function askModel<T>(ctx: Ctx, question: ModelQuestion<T>): Promise<Answered<T>> {
  const scope = requireStudent(ctx);
  if (ctx.model === null) return { answer: null, problem: 'off' };
  const calls = await upsertCall(ctx, scope, modelCallsPerDay);
  if (calls === undefined) return { answer: null, problem: 'quota' };
  try {
    return { answer: await ctx.model.complete(question), problem: null };
  } catch (error) {
    await updateGivenBack(ctx, scope);
    ctx.log.warn({ err: error }, 'The model did not answer.');
    return { answer: null, problem: 'failed' };
  }
}
