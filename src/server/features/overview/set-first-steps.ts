import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { upsertFirstSteps } from './overview.store.ts';

/** Hides the first steps on the overview, or shows them again. */
export async function setFirstSteps(ctx: Ctx, { isHidden }: { isHidden: boolean }) {
  await upsertFirstSteps(ctx, requireMember(ctx, ['owner', 'recruiter']), isHidden);
  return { isHidden };
}
