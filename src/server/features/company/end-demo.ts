import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { updateDemoToSuspended } from './company.store.ts';

/** Suspends the demo companies, which hides their postings: a public site shows none. */
export async function endDemo(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  await inTransaction(ctx, async (tx) => {
    const companyIds = await updateDemoToSuspended(tx);
    for (const id of companyIds) {
      await indexCompany(tx, id);
      await noteAction(tx, { action: 'company.suspended', target: { kind: 'company', id } });
    }
    if (companyIds.length > 0) await publishChange(tx, 'postings');
  });
}
