import { auditActions } from '#contract/audit.ts';
import { changesOf } from '#domain/audit/changes-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countEntries, type EntryFilter, loadActors, pageNewest } from './audit-list.store.ts';

const actorKinds = ['member', 'system'] as const;

export async function listEntries(ctx: Ctx, input: Paging & EntryFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, actors] = await Promise.all([
    pageNewest(ctx, scope, input),
    countEntries(ctx, scope, input),
    loadActors(ctx, scope),
  ]);
  return {
    ...page,
    items: page.items.map(({ entry, targetName, ...actor }) => ({
      place: entry.place,
      at: entry.at,
      action: entry.action,
      texts: auditActions.find(({ action }) => action === entry.action)?.texts ?? null,
      actor: {
        kind: actorKinds.find((kind) => kind === entry.actorKind) ?? ('admin' as const),
        name: actor.actorName,
        email: actor.actorEmail,
      },
      target: { kind: entry.targetKind, id: entry.targetId, name: targetName },
      changes: changesOf(entry.before, entry.after),
      requestId: entry.requestId,
    })),
    total: cappedTotal(counted),
    actions: auditActions,
    actors,
  };
}
