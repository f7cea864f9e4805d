import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findNames, loadTemplates } from './template.store.ts';

/** The company's templates, with the names that some placeholders stand for. */
export async function listTemplates(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const items = await loadTemplates(ctx, scope);
  return { items, ...(await findNames(ctx, scope)) };
}
