import { graceMs } from '#domain/application/bulk-move.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { lockEnded } from './interview-moves.store.ts';
import { recordMove } from './record-move.ts';

/** Calls off the interviews to come of an application that is over, or of a whole company. */
export async function endInterviews(
  tx: Ctx,
  of: { companyId: string; applicationId?: string },
): Promise<void> {
  for (const interview of await lockEnded(tx, of))
    await recordMove(tx, interview, { act: 'cancelled', set: { status: 'cancelled' } });
}

/** Calls off the interviews to come of applications that were closed, once that can't be undone. */
export async function cancelEndedInterviews(ctx: Ctx): Promise<void> {
  const closedBefore = new Date(ctx.now.getTime() - graceMs);
  await inTransaction(ctx, async (tx) => {
    for (const interview of await lockEnded(tx, { closedBefore }))
      await recordMove(tx, interview, { act: 'cancelled', set: { status: 'cancelled' } });
  });
}
