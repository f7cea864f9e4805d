import type { CompanySettings } from '#contract/company-profile.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { findSettings, upsertSettings } from './company-settings.store.ts';

const allOn = {
  notifiesApplications: true,
  notifiesMessages: true,
  notifiesWithdrawals: true,
  showsResponseTime: true,
  hidesContact: true,
  isIndexed: true,
};

/** A company's choices; all are on until it saves some. */
export async function loadSettingsOf(ctx: Ctx, companyId: string): Promise<CompanySettings> {
  const row = await findSettings(ctx, companyId);
  if (row === undefined) return { ...allOn, version: 0 };
  const { companyId: _, updatedAt: __, ...settings } = row;
  return settings;
}

export function loadSettings(ctx: Ctx): Promise<CompanySettings> {
  return loadSettingsOf(ctx, requireMember(ctx, ['owner', 'recruiter']).companyId);
}

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
