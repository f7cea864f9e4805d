import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadViews } from './view.store.ts';

/** The member's saved views of the applications, by name. */
export async function listViews(ctx: Ctx) {
  return { items: await loadViews(ctx, requireMember(ctx)) };
}
