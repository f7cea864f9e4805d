import type { Ctx } from '#server/context.ts';
import { loadRecruiters } from './notification.store.ts';

export type Recruiter = Awaited<ReturnType<typeof loadRecruiters>>[number];

export function listRecruiters(ctx: Ctx, companyId: string): Promise<Recruiter[]> {
  return loadRecruiters(ctx, companyId);
}
