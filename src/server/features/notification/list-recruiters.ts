import type { Ctx } from '#server/context.ts';
import { loadRecruiters } from './notification.store.ts';

export type Recruiter = Awaited<ReturnType<typeof loadRecruiters>>[number];

/** Who handles the applications to this posting; with null, to any. */
export function listRecruiters(
  ctx: Ctx,
  companyId: string,
  postingId: string | null,
): Promise<Recruiter[]> {
  return loadRecruiters(ctx, companyId, postingId);
}
