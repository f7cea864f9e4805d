import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findKit, findPosting } from './interview-kit.store.ts';
import { kitOf } from './kit-of.ts';

const empty = { format: '', topics: [], practice: [], questions: [], criteria: [] };

/** What interviews about a posting are like; empty before anybody wrote it. */
export async function loadKit(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const posting = orNotFound(await findPosting(ctx, scope, postingId));
  const kit = await findKit(ctx, scope.companyId, postingId);
  return {
    ...(kit ? kitOf(kit) : empty),
    version: kit?.version ?? 0,
    postingTitle: posting.title,
  };
}
