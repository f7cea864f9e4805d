import { v7 as uuid } from 'uuid';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import type { reportReasons, Target } from '#domain/report/report.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { countOpen, countReports, insertReport, lockReporter } from './report.store.ts';
import { findVisible } from './reported-thing.store.ts';
import { sendReport } from './send-report.ts';

type Input = { target: Target; reason: (typeof reportReasons)[number]; detail: string };

/** Reports a posting, topic or reply to the administrators, once per person. */
export async function createReport(ctx: Ctx, { target, reason, detail }: Input) {
  const { actor } = ctx;
  if (actor.kind !== 'student' && actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    await lockReporter(tx, actor.userId);
    if (!(await findVisible(tx, target))) throw new AppError('NOT_FOUND');
    const since = new Date(ctx.now.getTime() - writeLimits.report.windowMs);
    const lately = await countReports(tx, { by: actor.userId, since });
    if (lately >= writeLimits.report.max) throw new AppError('TOO_MANY_SENT');
    const id = uuid();
    const isNew = await insertReport(tx, {
      id,
      reporterId: actor.userId,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      detail,
      createdAt: ctx.now,
    });
    // Further reports of the same item join the one that is open.
    if (isNew && (await countOpen(tx, target)) === 1) await sendReport(tx, id, target);
    return { isNew };
  });
}
