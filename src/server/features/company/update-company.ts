import type { OwnCompany, OwnCompanyForm } from '#contract/company-profile.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError, fieldError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { notifyCompany } from '#server/features/notification/notify-company.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { profileFieldsOf } from './company-fields-of.ts';
import {
  findNamesake,
  loadMembers,
  lockCompanies,
  lockCompany,
  updateLockedCompany,
} from './company.store.ts';
import { profileOf } from './load-own-company.ts';
import { mailEdited } from './mail-edited.ts';

type Fields = ReturnType<typeof profileFieldsOf>;
type Input = OwnCompanyForm & { companyId: string };

/**
 * An administrator edits a company's profile. A company that can sign in and correct it is told, at
 * the address it had before. Refuses if somebody has changed it since.
 */
export async function updateCompany(
  ctx: Ctx,
  { companyId, version, ...form }: Input,
): Promise<OwnCompany> {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const fields = profileFieldsOf(form, ctx.now);
  return inTransaction(ctx, async (tx) => {
    await lockCompanies(tx);
    const company = orNotFound(await lockCompany(tx, scope, companyId));
    if (company.version !== version) throw new AppError('COMPANY_CHANGED', profileOf(company));
    const namesake = await findNamesake(tx, form.name, companyId);
    if (namesake) throw fieldError('name', 'COMPANY_NAME_TAKEN');
    const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
      (name) => fields[name] !== company[name],
    );
    if (changed.length === 0) return profileOf(company);
    await updateLockedCompany(tx, scope, company, fields);
    await indexCompany(tx, companyId);
    await publishChange(tx, 'postings');
    const only = (from: Partial<Fields>) =>
      Object.fromEntries(changed.map((name) => [name, from[name]] as const));
    await notifyCompany(tx, companyId, {
      kind: 'company.edited',
      companyId,
      companyName: fields.name,
    });
    if ((await loadMembers(tx, companyId)).length > 0) await mailEdited(tx, company);
    await noteAction(tx, {
      action: 'company.updated',
      target: { kind: 'company', id: companyId },
      before: only(company as Fields),
      after: only(fields),
    });
    return profileOf({ ...company, ...fields, version: version + 1 });
  });
}
