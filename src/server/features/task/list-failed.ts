import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';

const most = 100;
const longest = 300;

/** Lists the last hundred failed tasks for an administrator, with their total. */
export async function listFailed(ctx: Ctx) {
  requireAdmin(ctx);
  const { items, count } = await ctx.tasks.listFailed(ctx.db, most);
  return {
    items: items.map(({ payload, problem, ...task }) => ({
      ...task,
      about: subjectOf(payload),
      problem: problem.slice(0, longest).toWellFormed(),
    })),
    count,
  };
}

function subjectOf(payload: unknown): string | null {
  const { mail } = (payload ?? {}) as { mail?: { subject?: string } };
  return mail?.subject ?? null;
}
