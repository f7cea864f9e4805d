import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteRemovedBy } from './removed-talent.store.ts';
import { deleteUnfindable } from './talent-note.store.ts';

/**
 * Takes the student out of the pools of companies that may no longer find them, in the transaction
 * that changes the setting. The companies' notes stay, without saying whose they were.
 */
export async function removeUnfindable(tx: Ctx): Promise<void> {
  const scope = requireStudent(tx);
  await deleteRemovedBy(tx, scope.studentId);
  await deleteUnfindable(tx, scope);
}
