import { pauseAfter } from '#domain/external-jobs/source-state.ts';
import type { Ctx } from '#server/context.ts';
import { SourceFailure } from '#server/ports/external-jobs/source-failure.ts';
import type { Question, SourcePort, FetchResult } from '#server/ports/external-jobs/sources.ts';
import {
  findState,
  updatePausedUntil,
  upsertAnswered,
  upsertFailure,
} from './source-state.store.ts';

/**
 * Fetches postings from a source unless it is paused. Failures are counted across all processes.
 */
export async function findExternal(
  ctx: Ctx,
  port: SourcePort,
  question: Question,
  { key, timeoutMs }: { key: string; timeoutMs: number },
): Promise<FetchResult | 'paused' | 'unavailable'> {
  const state = await findState(ctx, key);
  if (state?.pausedUntil && state.pausedUntil > ctx.now) return 'paused';
  try {
    const answer = await port.ask(question, { now: ctx.now, timeoutMs });
    await upsertAnswered(ctx, key, answer.stopped?.problem ?? null);
    if (answer.stopped?.problem === 'busy') {
      const { problem, waitSeconds } = answer.stopped;
      await updatePausedUntil(ctx, [key], pauseAfter(1, problem, { now: ctx.now, waitSeconds }));
    }
    return answer;
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    const { problem, waitSeconds } = error;
    ctx.log.warn({ source: key, problem, err: error.cause }, 'a source of jobs gave no answer');
    const failures = await upsertFailure(ctx, key, problem);
    const until = pauseAfter(failures, problem, { now: ctx.now, waitSeconds });
    if (until !== null) await updatePausedUntil(ctx, [key], until);
    return 'unavailable';
  }
}
