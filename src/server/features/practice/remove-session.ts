import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteAnswers,
  deleteSession,
  findSessionRow,
  lockSessions,
  updateSession,
} from './practice.store.ts';

/** Deletes a session and its answers. That it counted stays, so that removing frees no quota. */
export async function removeSession(ctx: Ctx, { sessionId }: { sessionId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const session = await findSessionRow(tx, scope, sessionId);
    if (session?.countedAt) {
      await deleteAnswers(tx, scope, sessionId);
      await updateSession(tx, scope, sessionId, { setName: null, score: null, removedAt: ctx.now });
    } else {
      await deleteSession(tx, scope, sessionId);
    }
    await recordReadiness(tx, 'interview-removed');
    return { id: sessionId };
  });
}
