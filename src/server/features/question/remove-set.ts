import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockSets, updateSet } from './question-set.store.ts';

/**
 * Removes a set from the saved ones. Its questions still count as drawn until later sets replace it,
 * so that they don't come back at once and the removal can be undone.
 */
export async function removeSet(ctx: Ctx, { setId }: { setId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSets(tx, scope);
    await updateSet(tx, scope, setId, { name: null, savedAt: null });
    return { id: setId };
  });
}
