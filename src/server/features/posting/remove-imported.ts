import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockImport, lockImported, updateToRemoved } from './posting-import.store.ts';

/**
 * An administrator removes the new postings of an import. Those that somebody has edited or applied
 * to stay.
 */
export async function removeImported(ctx: Ctx, { postingIds }: { postingIds: string[] }) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockImport(tx);
    await lockImported(tx, scope, postingIds);
    const removed = await updateToRemoved(tx, scope, postingIds);
    await indexPostings(
      tx,
      removed.map(({ id }) => id),
    );
    if (removed.length > 0) await publishChange(tx, 'postings');
    for (const [companyId, of] of Map.groupBy(removed, (row) => row.companyId))
      await noteAction(tx, {
        action: 'posting.import-removed',
        target: { kind: 'company', id: companyId },
        after: { removed: of.length },
      });
    return { removed: removed.length, kept: postingIds.length - removed.length };
  });
}
