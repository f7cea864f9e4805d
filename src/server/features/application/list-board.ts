import {
  type ApplicationStatus,
  receivedStatuses,
} from '#domain/application/application-status.ts';
import { firstCards, isFoldedStatus } from '#domain/application/board-columns.ts';
import { type AskedFilter, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import { requireMember } from '#server/scopes.ts';
import { applicationCardOf } from './application-card-of.ts';
import { loadPostingTitles } from './application.store.ts';
import { countByStatus, loadFirstCards } from './pipeline.store.ts';

/**
 * The board: each status with its count and newest applications. Collapsed columns are only counted
 * unless requested.
 */
export async function listBoard(ctx: Ctx, input: AskedFilter & { limit?: number | undefined }) {
  const scope = requireMember(ctx);
  const { limit = firstCards, ...filter } = receivedFilterOf(input, ctx.now);
  const statuses: readonly ApplicationStatus[] =
    input.status === undefined ? receivedStatuses : [input.status];
  const open = statuses.filter((status) => status === input.status || !isFoldedStatus(status));
  const [counts, cards, titles] = await Promise.all([
    countByStatus(ctx, scope, filter),
    loadFirstCards(ctx, scope, open, { ...filter, limit }),
    loadPostingTitles(ctx, scope, input.postingId),
  ]);
  const rows = [...cards.values()].flatMap(({ items }) => items);
  const matches = await loadReceivedMatches(
    ctx,
    rows.map(({ id }) => id),
  );
  const reader = { isReaderOnly: scope.onlyAssigned, now: ctx.now, matches };
  return {
    columns: statuses.map((status) => {
      const page = cards.get(status);
      return {
        status,
        total: counts.get(status) ?? 0,
        items: (page?.items ?? []).map((row) => applicationCardOf(row, reader)),
        older: page?.older ?? null,
      };
    }),
    postings: titles.items,
    postingsCapped: titles.isCapped,
    stages: titles.stages,
    mayDecide: !scope.onlyAssigned,
  };
}
