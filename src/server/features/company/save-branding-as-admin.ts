import type { BrandingForm, OwnCompany } from '#contract/company-profile.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockCompany, updateLockedCompany } from './company.store.ts';
import { profileOf } from './load-own-company.ts';
import { noteEdit } from './note-edit.ts';

/** An administrator saves a company's colours, which is told and logged. */
export async function saveBrandingAsAdmin(
  ctx: Ctx,
  { companyId, version, ...colors }: BrandingForm & { companyId: string },
): Promise<OwnCompany> {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const company = orNotFound(await lockCompany(tx, scope, companyId));
    const { primaryColor, secondaryColor } = company;
    if (company.version !== version) throw new AppError('COMPANY_CHANGED', profileOf(company));
    if (primaryColor === colors.primaryColor && secondaryColor === colors.secondaryColor)
      return profileOf(company);
    await updateLockedCompany(tx, scope, company, colors);
    await publishChange(tx, 'postings');
    await noteEdit(tx, company, { before: { primaryColor, secondaryColor }, after: colors });
    return profileOf({ ...company, ...colors, version: version + 1 });
  });
}
