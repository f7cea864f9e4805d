import type { Ctx } from '#server/context.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadWatcherIds } from './conversation.store.ts';

/**
 * Tells the open browsers of all members who see these applications to refresh. Nothing is stored.
 */
export async function notifyColleagues(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
  alsoTo: string[] = [],
): Promise<void> {
  const watchers = new Set([...(await loadWatcherIds(ctx, scope, applicationIds)), ...alsoTo]);
  const data = { by: scope.userId };
  await publishLiveAll(
    ctx.db,
    [...watchers].map((userId) => ({ userId, kind: 'application.changed', data })),
  );
}
