import { isStale } from '#domain/drive/drive.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadDatesBetween, type Show } from './drive.store.ts';

const dayMs = 24 * 60 * 60_000;

/** The dates of a month in any time zone: a day more on both sides. */
export async function listDates(ctx: Ctx, { month, show }: { month: string; show?: Show }) {
  const scope = requireStudent(ctx);
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  const from = new Date(first.getTime() - dayMs);
  const to = new Date(next + dayMs);
  const rows = await loadDatesBetween(ctx, scope, { from, to, show });
  return {
    items: rows.map(({ verifiedOn, ...row }) => ({
      ...row,
      isStale: isStale(verifiedOn, ctx.now),
    })),
  };
}
