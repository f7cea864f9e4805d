import type { AdminPostingDetails } from '#contract/posting-admin.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { detailsOf } from './content-of.ts';
import { countReceived, findAdminPosting } from './posting-admin.store.ts';

/** A posting of any company for an administrator, including drafts but not removed ones. */
export async function loadAdminPosting(ctx: Ctx, postingId: string): Promise<AdminPostingDetails> {
  const scope = requireAdmin(ctx);
  const found = orNotFound(await findAdminPosting(ctx, scope, postingId));
  const applications = await countReceived(ctx, scope, found.posting);
  return { ...detailsOf(found, ctx.now), applications };
}
