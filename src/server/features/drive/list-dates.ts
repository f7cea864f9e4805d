import { isStale } from '#domain/drive/drive.ts';
import { anyZoneMonth } from '#domain/event/any-zone-month.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadDatesBetween, type Show } from './drive.store.ts';

/** The announced dates of a month. */
export async function listDates(ctx: Ctx, { month, show }: { month: string; show?: Show }) {
  const rows = await loadDatesBetween(ctx, requireStudent(ctx), { ...anyZoneMonth(month), show });
  return {
    items: rows.map(({ verifiedOn, ...row }) => ({
      ...row,
      isStale: isStale(verifiedOn, ctx.now),
    })),
  };
}
