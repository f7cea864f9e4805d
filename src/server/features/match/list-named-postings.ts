import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadRankedPostings } from './candidate.store.ts';

/** The company's postings by name, active ones first. */
export async function listNamedPostings(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const rows = await loadRankedPostings(ctx, scope, undefined);
  return rows.map(({ id, title }) => ({ id, title }));
}
