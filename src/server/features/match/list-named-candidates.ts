import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadNamedStudents } from './ranking.store.ts';

/** The students visible to the company whose names match, most recently active first. */
export async function listNamedCandidates(ctx: Ctx, input: { search: string; limit: number }) {
  return loadNamedStudents(ctx, requireMember(ctx, ['owner', 'recruiter']), input);
}
