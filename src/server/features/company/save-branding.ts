import type { BrandingForm, OwnCompany } from '#contract/company-profile.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { updateOwnRow } from './company.store.ts';
import { loadOwn } from './load-own-company.ts';

/** Saves the company's colours. Refuses if a colleague has changed the profile since. */
export async function saveBranding(
  ctx: Ctx,
  { version, ...colors }: BrandingForm,
): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const isSaved = await updateOwnRow(tx, scope, version, colors);
    if (!isSaved) throw new AppError('COMPANY_CHANGED', await loadOwn(tx, scope));
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}
