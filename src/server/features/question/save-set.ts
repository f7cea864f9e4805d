import { mostSavedSets } from '#domain/question/question-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { countSaved, findSetRow, lockSets, updateSet } from './question-set.store.ts';

/** Saves a set under a name, or renames a saved one. */
export async function saveSet(ctx: Ctx, { setId, name }: { setId: string; name: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSets(tx, scope);
    const set = orNotFound(await findSetRow(tx, scope, setId));
    if (set.savedAt === null && (await countSaved(tx, scope)) >= mostSavedSets)
      throw new AppError('TOO_MANY_KEPT');
    await updateSet(tx, scope, setId, { name, savedAt: set.savedAt ?? ctx.now });
    return { id: setId, name };
  });
}
