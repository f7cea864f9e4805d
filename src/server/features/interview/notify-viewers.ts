import type { Ctx } from '#server/context.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { loadCompanySide } from './interview-moves.store.ts';
import type { InterviewRow } from './interview.store.ts';

/** Refreshes the open pages of everybody who sees this interview. Nothing is stored. */
export async function notifyViewers(tx: Ctx, interview: InterviewRow): Promise<void> {
  const side = await loadCompanySide(tx, interview);
  const by = 'userId' in tx.actor ? tx.actor.userId : '';
  await publishLiveAll(
    tx.db,
    [interview.studentId, ...side.map(({ userId }) => userId)].map((userId) => ({
      userId,
      kind: 'application.changed',
      data: { by },
    })),
  );
}
