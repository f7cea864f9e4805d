import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadPostingTitles } from './application.store.ts';

/** The postings that a filter of applications offers: the newest, and the chosen one. */
export async function listTitles(ctx: Ctx, chosenId: string | undefined) {
  const { items, isCapped } = await loadPostingTitles(ctx, requireMember(ctx), chosenId);
  return { items, isCapped };
}
