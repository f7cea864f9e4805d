import { fetchesOf } from '#domain/external-jobs/boards-of.ts';
import type { QueriedSourceId } from '#domain/external-jobs/source.ts';
import type { Ctx } from '#server/context.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { fetchKeyOf, questionKeyOf } from './fetch-key-of.ts';
import { findExternal } from './find-external.ts';
import { saveExternal } from './save-external.ts';
import { deleteQuestions, updateQuestion, upsertQuestion } from './source-state.store.ts';

/** Runs in a background job, so no user waits for it. */
const timeoutMs = 5_000;
/** Successive fetches count as separate only with at least this interval. */
const minIntervalMs = 60_000;

export async function refreshBoard(
  ctx: Ctx,
  { source, board: name }: { source: QueriedSourceId; board: string | null },
): Promise<void> {
  const port = ctx.sources.find(({ id }) => id === source);
  const fetches = fetchesOf(source, await loadSavedSettings(ctx));
  const board = fetches.find((each) => (each?.name ?? null) === name);
  if (port === undefined || board === undefined) return;
  const question = questionKeyOf(source, name);
  if (!(await upsertQuestion(ctx, question, new Date(ctx.now.getTime() - minIntervalMs)))) return;
  const answer = await findExternal(ctx, port, board === null ? { all: true } : { board }, {
    key: fetchKeyOf(source, name),
    timeoutMs,
  });
  if (answer === 'paused' || answer === 'unavailable') return deleteQuestions(ctx, [question]);
  await saveExternal(ctx, { source, board: name, ...answer });
  await updateQuestion(ctx, question, answer.postings.length);
}
