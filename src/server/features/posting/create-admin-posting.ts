import { v7 as uuid } from 'uuid';
import { deadlineOn } from '#domain/posting/deadline.ts';
import { workplaceIn } from '#domain/posting/workplace.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { limitOpenPostings } from '#server/features/plan/limit-open-postings.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { adminFieldsOf, type AdminPostingForm } from './admin-fields-of.ts';
import { findApprovedCompany, insertPosting } from './posting-admin.store.ts';
import { requirePublishable } from './require-publishable.ts';

/** An administrator adds a posting to an approved company, published or as a draft. */
export async function createAdminPosting(
  ctx: Ctx,
  { companyId, isActive, ...form }: AdminPostingForm & { companyId: string; isActive: boolean },
) {
  requireAdmin(ctx);
  const id = uuid();
  const state = isActive ? ('active' as const) : ('draft' as const);
  return inTransaction(ctx, async (tx) => {
    const company = await findApprovedCompany(tx, companyId);
    if (!company) throw new AppError('COMPANY_UNKNOWN');
    const fields = adminFieldsOf(form, deadlineOn(form.deadline, null, company.timeZone));
    if (isActive) requirePublishable(fields);
    const isOver = fields.deadline !== null && fields.deadline <= ctx.now;
    if (isActive && isOver) throw new AppError('DEADLINE_PAST');
    const postedAt = isActive ? ctx.now : null;
    const workplace = workplaceIn(fields.location);
    await limitOpenPostings(tx, companyId, () =>
      insertPosting(tx, { ...fields, workplace, companyId, id, state, postedAt }),
    );
    await indexPostings(tx, [id]);
    await publishChange(tx, 'postings');
    await noteAction(tx, {
      action: 'posting.created',
      target: { kind: 'posting', id },
      after: { ...fields, companyId, state },
    });
    return { id, title: fields.title };
  });
}
