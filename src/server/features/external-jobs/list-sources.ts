import { fetchesOf } from '#domain/external-jobs/boards-of.ts';
import type { SourceProblem } from '#domain/external-jobs/source-problem.ts';
import { sourceHealthOf } from '#domain/external-jobs/source-state.ts';
import { type SourceKind, sourceOf } from '#domain/external-jobs/source.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countOpen } from './external-posting.store.ts';
import { fetchKeyOf } from './fetch-key-of.ts';
import { loadStates } from './source-state.store.ts';

/**
 * Lists every source for an administrator: whether it responds, and what is missing if it is off.
 */
export async function listSources(ctx: Ctx) {
  requireAdmin(ctx);
  const [settings, states, open] = await Promise.all([
    loadSettings(ctx),
    loadStates(ctx),
    countOpen(ctx),
  ]);
  const sources = ctx.sources.map(({ id, missing }) => {
    const source = sourceOf(id);
    const kind = source?.kind as Exclude<SourceKind, 'sample'>;
    const isQueried = kind === 'search' && missing.length === 0;
    const boards = isQueried ? [null] : fetchesOf(id, settings);
    const fetches = boards.map((board) => {
      const row = states.get(fetchKeyOf(id, board?.name ?? null));
      return {
        board: board?.name ?? null,
        company: board?.company ?? null,
        state: sourceHealthOf(row, ctx.now),
        pausedUntil: row?.pausedUntil ?? null,
        answeredAt: row?.answeredAt ?? null,
        problem: (row?.problem ?? null) as SourceProblem | null,
      };
    });
    return {
      id: id as string,
      name: source?.name ?? id,
      kind,
      state: worstOf(fetches.map(({ state }) => state)),
      missing: missing.length > 0 ? [...missing] : null,
      postings: open.get(id) ?? 0,
      fetches: fetches.length > 0 ? fetches : null,
    };
  });
  return { sources };
}

const order = ['unavailable', 'paused', 'pending', 'ok'] as const;

function worstOf(states: (typeof order)[number][]) {
  return order.find((state) => states.includes(state)) ?? ('off' as const);
}
