import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { type AskedFilter, receivedFilterOf } from '#domain/application/received-filter.ts';
import type { Ctx } from '#server/context.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { applicationCardOf } from './application-card-of.ts';
import { pageCards } from './pipeline.store.ts';

export async function listCards(
  ctx: Ctx,
  input: Paging & AskedFilter & { status: ApplicationStatus },
) {
  const scope = requireMember(ctx);
  const page = await pageCards(ctx, scope, receivedFilterOf(input, ctx.now));
  const matches = await loadReceivedMatches(
    ctx,
    page.items.map(({ id }) => id),
  );
  const reader = { isReaderOnly: scope.onlyAssigned, now: ctx.now, matches };
  return { ...page, items: page.items.map((row) => applicationCardOf(row, reader)) };
}
