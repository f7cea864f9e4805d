import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { countLooseNotes, pageLooseNotes } from './talent-note.store.ts';

/** The company's notes about students who can no longer be found. */
export async function listNotes(ctx: Ctx, paging: Paging) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const page = await pageLooseNotes(ctx, scope, paging);
  return { ...page, total: cappedTotal(await countLooseNotes(ctx, scope)) };
}
