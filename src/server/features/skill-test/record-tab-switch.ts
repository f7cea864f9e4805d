import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { updateTabSwitches } from './test-attempt.store.ts';

/** Counts that the student left the page during a test. Only the student sees it. */
export async function recordTabSwitch(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const scope = requireStudent(ctx);
  const tabSwitches = orNotFound(
    await updateTabSwitches(ctx, { userId: scope.studentId, id: attemptId }),
  );
  return { tabSwitches };
}
