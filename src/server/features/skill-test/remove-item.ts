import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { updateRemoved } from './test-item.store.ts';

/** New tests no longer ask an imported item. Tests that have it keep it. */
export async function removeItem(ctx: Ctx, { itemId }: { itemId: string }) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await updateRemoved(tx, scope, itemId))) throw new AppError('NOT_FOUND');
    await noteAction(tx, {
      action: 'test-items.removed',
      target: { kind: 'test-items' },
      before: { id: itemId },
    });
    return { itemId };
  });
}
