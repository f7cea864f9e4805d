import { anyZoneMonth } from '#domain/event/any-zone-month.ts';
import type { Ctx } from '#server/context.ts';
import { listDeadlines } from '#server/features/saved-jobs/list-deadlines.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadOwnDates } from './own-application.store.ts';

/** What the student has to do or to attend in a month, soonest first. */
export async function listOwnDates(ctx: Ctx, { month }: { month: string }) {
  const between = anyZoneMonth(month);
  const [own, deadlines] = await Promise.all([
    loadOwnDates(ctx, requireStudent(ctx), between),
    listDeadlines(ctx, between),
  ]);
  const items = [
    ...own.interviews.map((row) => ({ ...row, kind: 'interview' as const })),
    ...own.offers.map((row) => ({ ...row, kind: 'offer' as const })),
    ...deadlines.map((row) => ({ ...row, kind: 'deadline' as const, applicationId: null })),
  ];
  return { items: items.toSorted((a, b) => a.at.getTime() - b.at.getTime()) };
}
