import type { Upcoming } from '#contract/home.ts';
import { isStale } from '#domain/drive/drive.ts';
import { mostUpcoming, type UpcomingKind } from '#domain/home/upcoming.ts';
import type { Ctx } from '#server/context.ts';
import { loadBookings } from '#server/features/coach/load-bookings.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadDriveDates, loadInterviews, loadRegistrations } from './home.store.ts';

type Input = { kind?: UpcomingKind | undefined; limit?: number | undefined };

/** What is coming up for the student, soonest first; the total counts what a limit leaves out. */
export async function listUpcoming(ctx: Ctx, { kind, limit }: Input) {
  const scope = requireStudent(ctx);
  const of = async <Row>(
    wanted: UpcomingKind,
    load: (ctx: Ctx, student: typeof scope, limit: number) => Promise<Row[]>,
  ) => (kind === undefined || kind === wanted ? load(ctx, scope, mostUpcoming) : []);
  const [interviews, dates, events, bookings] = await Promise.all([
    of('interview', loadInterviews),
    of('drive', loadDriveDates),
    of('event', loadRegistrations),
    of('coach', (all, { studentId }) => loadBookings(all, studentId)),
  ]);
  const noDate = { dateKind: null, isStale: false };
  const all: Upcoming[] = [
    ...interviews.map(({ applicationId, ...row }) => ({
      ...row,
      ...noDate,
      kind: 'interview' as const,
      target: applicationId,
    })),
    ...dates.map(({ driveId, verifiedOn, ...row }) => ({
      ...row,
      id: `${driveId} ${row.dateKind}`,
      kind: 'drive' as const,
      endsAt: null,
      isStale: isStale(verifiedOn, ctx.now),
      target: driveId,
    })),
    ...events.map(({ slug, ...row }) => ({
      ...row,
      ...noDate,
      kind: 'event' as const,
      companyName: null,
      target: slug,
    })),
    ...bookings.map(({ id, topic, startsAt, minutes }) => ({
      ...noDate,
      id,
      kind: 'coach' as const,
      title: topic,
      companyName: null,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      target: id,
    })),
  ];
  const items = all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { items: items.slice(0, limit), total: items.length };
}
