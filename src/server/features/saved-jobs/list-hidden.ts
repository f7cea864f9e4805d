import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadHidden } from './hidden-posting.store.ts';

export async function listHidden(ctx: Ctx) {
  return { items: await loadHidden(ctx, requireStudent(ctx)) };
}
