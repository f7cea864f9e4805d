import { fetchesOf } from '#domain/external-jobs/boards-of.ts';
import { outgoingTerms } from '#domain/external-jobs/outgoing-terms.ts';
import { type SourceState, sourceHealthOf } from '#domain/external-jobs/source-state.ts';
import { sourceOf } from '#domain/external-jobs/source.ts';
import { minuteMs } from '#domain/time.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { SourcePort } from '#server/ports/external-jobs/sources.ts';
import { countOpen } from './external-posting.store.ts';
import { fetchKeyOf } from './fetch-key-of.ts';
import { findExternal } from './find-external.ts';
import { saveExternal } from './save-external.ts';
import {
  deleteQuestions,
  findQuestion,
  loadStates,
  updateQuestion,
  upsertQuestion,
} from './source-state.store.ts';

/** Users wait 1.5 s in total; the rest is for saving the postings. */
const timeoutMs = 1_200;

type Answer = { state: SourceState; found: number; added: number };

/**
 * Fetches postings for a search from all external sources in parallel and saves them. A failed
 * source is named and does not delay the others.
 */
export async function refreshSearch(ctx: Ctx, { q, location }: { q: string; location: string }) {
  const words = outgoingTerms(q);
  if (words === '') throw new AppError('SEARCH_TERM_REQUIRED');
  await ctx.limitRate('sources');
  const question = { words, place: outgoingTerms(location) };
  const [settings, states, open] = await Promise.all([
    loadSettings(ctx),
    loadStates(ctx),
    countOpen(ctx),
  ]);
  const answers = await Promise.all(
    ctx.sources.map(async (port) => {
      const source = sourceOf(port.id);
      const answer =
        source?.kind === 'search'
          ? await ask(ctx, port, question)
          : {
              state: stateOf(
                fetchesOf(port.id, settings).map((board) =>
                  sourceHealthOf(states.get(fetchKeyOf(port.id, board?.name ?? null)), ctx.now),
                ),
              ),
              found: open.get(port.id) ?? 0,
              added: 0,
            };
      return { id: port.id as string, name: source?.name ?? port.id, ...answer };
    }),
  );
  return {
    sources: answers.map(({ id, name, state, found }) => ({ id, name, state, found })),
    added: answers.reduce((sum, { added }) => sum + added, 0),
  };
}

async function ask(
  ctx: Ctx,
  port: SourcePort,
  question: { words: string; place: string },
): Promise<Answer> {
  if (port.missing.length > 0) return { state: 'off', found: 0, added: 0 };
  const key = `${port.id}?${question.words}|${question.place}`;
  const freshMs = (sourceOf(port.id)?.minutes ?? 15) * minuteMs;
  if (!(await upsertQuestion(ctx, key, new Date(ctx.now.getTime() - freshMs)))) {
    return { state: 'fresh', found: (await findQuestion(ctx, key))?.found ?? 0, added: 0 };
  }
  const result = await findExternal(ctx, port, question, { key: port.id, timeoutMs });
  if (result === 'paused' || result === 'unavailable') {
    await deleteQuestions(ctx, [key]);
    return { state: result, found: 0, added: 0 };
  }
  const added = await saveExternal(ctx, { source: port.id, board: null, ...result });
  await updateQuestion(ctx, key, result.postings.length);
  return { state: 'ok', found: result.postings.length, added };
}

/** A source with boards is healthy while any of its boards is. */
function stateOf(standings: ReturnType<typeof sourceHealthOf>[]): SourceState {
  if (standings.length === 0) return 'off';
  if (standings.some((each) => each === 'ok' || each === 'pending')) return 'fresh';
  return standings.includes('unavailable') ? 'unavailable' : 'paused';
}
