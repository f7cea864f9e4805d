import { v7 as uuid } from 'uuid';
import { deadlineOn } from '#domain/posting/deadline.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';
import { columnsOf } from './content-of.ts';
import { findApprovedCompany, insertPosting } from './posting-admin.store.ts';
import { requireStorable } from './require-storable.ts';

/** An administrator adds a draft to an approved company. It may be incomplete. */
export async function createAdminPosting(
  ctx: Ctx,
  { companyId, ...content }: PostingContent & { companyId: string },
) {
  requireAdmin(ctx);
  requireStorable(content);
  const id = uuid();
  const state = 'draft' as const;
  return inTransaction(ctx, async (tx) => {
    const company = await findApprovedCompany(tx, companyId);
    if (!company) throw new AppError('COMPANY_UNKNOWN');
    const columns = columnsOf(content, deadlineOn(content.deadline, null, company.timeZone));
    await insertPosting(tx, { ...columns, companyId, id, state });
    await noteAction(tx, {
      action: 'posting.created',
      target: { kind: 'posting', id },
      after: { ...columns, companyId, state },
    });
    return { id, state, version: 1 };
  });
}
