import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import type { Ctx } from '#server/context.ts';
import type { Sound, Speech } from '#server/ports/model/create-transcriber.ts';
import type { ModelQuestion } from '#server/ports/model/model.ts';
import { requireUser } from '#server/scopes.ts';
import { updateRefundedCall, upsertCall } from './model-call.store.ts';

/**
 * The reason there is no answer: no model is set, the daily limit is reached, or the call failed.
 */
export type NoAnswer = 'off' | 'quota' | 'failed';

export type Answered<T> = { answer: T; problem: null } | { answer: null; problem: NoAnswer };

/**
 * Sends a prompt to the external model within the user's daily limit. Failed calls do not count.
 * It takes up to a minute, so call it outside a transaction. Callers must work without an answer.
 */
export async function askModel<T>(ctx: Ctx, question: ModelQuestion<T>): Promise<Answered<T>> {
  const { model } = ctx;
  if (model === null) return { answer: null, problem: 'off' };
  return withinDailyLimit(ctx, () => model.complete(question));
}

/** The same for a recorded answer, to the speech-to-text service. */
export async function askTranscriber(ctx: Ctx, sound: Sound): Promise<Answered<Speech>> {
  const { transcriber } = ctx;
  if (transcriber === null) return { answer: null, problem: 'off' };
  return withinDailyLimit(ctx, () => transcriber.transcribe(sound));
}

async function withinDailyLimit<T>(ctx: Ctx, ask: () => Promise<T>): Promise<Answered<T>> {
  const scope = requireUser(ctx);
  const calls = await upsertCall(ctx, scope, modelCallsPerDay);
  if (calls === undefined) return { answer: null, problem: 'quota' };
  try {
    return { answer: await ask(), problem: null };
  } catch (error) {
    await updateRefundedCall(ctx, scope);
    ctx.log.warn({ err: error }, 'The model did not answer.');
    return { answer: null, problem: 'failed' };
  }
}
