import { fetchesOf } from '#domain/external-jobs/boards-of.ts';
import { type QueriedSourceId, sourceOf } from '#domain/external-jobs/source.ts';
import { minuteMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { fetchKeyOf, questionKeyOf } from './fetch-key-of.ts';
import { indexSamples } from './index-samples.ts';
import { removeExpiredExternal } from './remove-expired-external.ts';
import { loadQuestions } from './source-state.store.ts';

/** Spreads the fetches of boards over time. */
const spreadMs = 2 * minuteMs;

/**
 * Queues a fetch for every due board and closes postings that are no longer listed. Runs often, in
 * any process.
 */
export async function refreshSources(ctx: Ctx): Promise<void> {
  const settings = await loadSavedSettings(ctx);
  const fetches = ctx.sources.flatMap(({ id }) =>
    fetchesOf(id, settings).map((board) => ({ source: id, board: board?.name ?? null })),
  );
  await removeExpiredExternal(ctx, fetches);
  await indexSamples(ctx);
  const lastQueries = await loadQuestions(
    ctx,
    fetches.map(({ source, board }) => questionKeyOf(source, board)),
  );
  for (const fetch of fetches) {
    const last = lastQueries.get(questionKeyOf(fetch.source, fetch.board));
    if (
      last === undefined ||
      last.getTime() <= ctx.now.getTime() - minutesOf(fetch.source) * minuteMs
    )
      await addFetch(ctx, fetch, last);
  }
}

/** The key ensures one fetch per time slot across processes. */
function addFetch(
  ctx: Ctx,
  fetch: { source: QueriedSourceId; board: string | null },
  last: Date | undefined,
): Promise<void> {
  const slot = Math.floor(ctx.now.getTime() / (10 * minuteMs));
  const startAfter = new Date(ctx.now.getTime() + Math.floor(Math.random() * spreadMs));
  return ctx.tasks.add(ctx.db, 'external-jobs.fetch', fetch, {
    key: `${fetchKeyOf(fetch.source, fetch.board)}|${slot}`,
    // The first fetch of a board starts without delay.
    ...(last !== undefined && { startAfter }),
  });
}

const minutesOf = (source: QueriedSourceId) => sourceOf(source)?.minutes ?? 60;
