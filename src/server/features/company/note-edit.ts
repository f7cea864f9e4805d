import type { Ctx } from '#server/context.ts';
import { type Action, noteAction } from '#server/features/audit/audit-log.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { mailEdited } from './company-mails.ts';
import { loadMembers } from './company.store.ts';

type Edited = { id: string; version: number; name: string; contactEmail: string | null };

/** Tells a company that an administrator edited its profile, and logs what changed. */
export async function noteEdit(
  tx: Ctx,
  company: Edited,
  { name = company.name, ...changed }: { name?: string } & Pick<Action, 'before' | 'after'>,
): Promise<void> {
  const { id: companyId } = company;
  await notifyCompany(tx, companyId, { kind: 'company.edited', companyId, companyName: name });
  if ((await loadMembers(tx, companyId)).length > 0) await mailEdited(tx, company);
  const target = { kind: 'company', id: companyId };
  await noteAction(tx, { action: 'company.updated', target, ...changed });
}
