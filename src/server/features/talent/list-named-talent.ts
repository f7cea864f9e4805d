import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadNamedEntries } from './talent.store.ts';

/** Entries of the pool whose students' names match, newest first. */
export async function listNamedTalent(ctx: Ctx, input: { search: string; limit: number }) {
  return loadNamedEntries(ctx, requireMember(ctx, ['owner', 'recruiter']), input);
}
