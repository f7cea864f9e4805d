import type { CompanySettings } from '#contract/company-profile.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { upsertSettings } from './company-settings.store.ts';
import { loadSettingsOf } from './load-settings.ts';

/** Saves the company's choices. Refuses if a colleague has changed them since. */
export async function saveSettings(
  ctx: Ctx,
  { version, ...values }: CompanySettings,
): Promise<CompanySettings> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const isSaved = await upsertSettings(tx, scope, version, values);
    const current = await loadSettingsOf(tx, scope.companyId);
    if (!isSaved) throw new AppError('COMPANY_CHANGED', current);
    await publishChange(tx, 'postings');
    return current;
  });
}
