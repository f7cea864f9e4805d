import type { OwnCompany, OwnCompanyForm } from '#contract/company.ts';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { mayBeFounded } from '#domain/company/founded-year.ts';
import { enteredOf } from '#domain/fields.ts';
import { allow, AppError, fieldError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { companyFieldsOf } from './company-fields-of.ts';
import { findNamesake, findOwnCompany, lockCompanies, updateOwnRow } from './company.store.ts';

const editors = ['owner', 'recruiter'] as const;

export async function loadOwnCompany(ctx: Ctx): Promise<OwnCompany> {
  return loadOwn(ctx, requireMember(ctx, editors));
}

/** Saves the company's profile. Refuses if a colleague has changed it since. */
export async function updateOwnCompany(
  ctx: Ctx,
  { version, foundedYear, address, ...form }: OwnCompanyForm,
): Promise<OwnCompany> {
  const scope = requireMember(ctx, editors);
  allow(mayBeFounded(foundedYear, ctx.now), 'foundedYear');
  const fields = { ...companyFieldsOf(form), foundedYear, address: address || null };
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

async function loadOwn(ctx: Ctx, scope: CompanyScope): Promise<OwnCompany> {
  const row = await findOwnCompany(ctx, scope);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { contactFirstName: first, contactLastName: last, slug, version } = row;
  const contactName = `${first} ${last}`.trim();
  return { ...enteredOf(companyProfileFields, { ...row, contactName }), slug, version };
}
