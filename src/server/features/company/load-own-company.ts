import type { OwnCompany } from '#contract/company-profile.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { companyProfileFields } from '#domain/company/company-fields.ts';
import { enteredOf } from '#domain/fields.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { findOwnCompany } from './company.store.ts';

export async function loadOwnCompany(ctx: Ctx): Promise<OwnCompany> {
  return loadOwn(ctx, requireMember(ctx, ['owner', 'recruiter']));
}

export async function loadOwn(ctx: Ctx, scope: CompanyScope): Promise<OwnCompany> {
  const row = orNotFound(await findOwnCompany(ctx, scope));
  return profileOf(row);
}

/** The company's profile as its forms show it. */
export function profileOf(row: NonNullable<Awaited<ReturnType<typeof findOwnCompany>>>) {
  const { contactFirstName: firstName, contactLastName: lastName } = row;
  const { slug, logoId, primaryColor, secondaryColor, version } = row;
  const contactName = printedName({ firstName, lastName });
  const fields = enteredOf(companyProfileFields, { ...row, contactName });
  return { ...fields, slug, logoId, primaryColor, secondaryColor, version };
}
