import type { OwnCompany, OwnCompanyForm } from '#contract/company-profile.ts';
import { AppError, fieldError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { profileFieldsOf } from './companies.ts';
import { findNamesake, lockCompanies, updateOwnRow } from './company.store.ts';
import { loadOwn } from './load-own-company.ts';

/** Saves the company's profile. Refuses if a colleague has changed it since. */
export async function updateOwnCompany(
  ctx: Ctx,
  { version, ...form }: OwnCompanyForm,
): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const fields = profileFieldsOf(form, ctx.now);
  return inTransaction(ctx, async (tx) => {
    await lockCompanies(tx);
    const namesake = await findNamesake(tx, form.name, scope.companyId);
    if (namesake) throw fieldError('name', 'COMPANY_NAME_TAKEN');
    const isSaved = await updateOwnRow(tx, scope, version, fields);
    if (!isSaved) throw new AppError('COMPANY_CHANGED', await loadOwn(tx, scope));
    await indexCompany(tx, scope.companyId);
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}
