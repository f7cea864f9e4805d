import { v7 as uuid } from 'uuid';
import { graceMs } from '#domain/application/bulk-move.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';

/**
 * After a move was undone, plans the notification of the moves before it: their own task had left
 * the students to the later move.
 */
export async function notifyEarlier(
  tx: Ctx,
  { companyId }: CompanyScope,
  earlier: readonly { batchId: string; madeAt: Date }[],
): Promise<void> {
  for (const { batchId, madeAt } of earlier) {
    const soonest = Math.max(tx.now.getTime(), madeAt.getTime() + graceMs);
    await tx.tasks.add(
      tx.db,
      'application.notify-batch',
      { companyId, batchId },
      { key: uuid(), startAfter: new Date(soonest + 1_000) },
    );
  }
}
