import type { OwnCompany } from '#contract/company-profile.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { loadOwn } from './load-own-company.ts';
import { updateLogo } from './logo.store.ts';

export async function removeLogo(ctx: Ctx): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    await updateLogo(tx, scope, null);
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}
