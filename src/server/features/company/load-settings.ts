import type { CompanySettings } from '#contract/company-profile.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findSettings } from './company-settings.store.ts';

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
