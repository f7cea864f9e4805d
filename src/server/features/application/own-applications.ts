import { applicationStatuses } from '#domain/application/application-status.ts';
import { isOverdue } from '#domain/application/is-overdue.ts';
import type { OwnFilter } from '#domain/application/own-filter.ts';
import { anyZoneMonth } from '#domain/event/any-zone-month.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listWaiting } from '#server/features/assessment/own-sittings.ts';
import { listDeadlines } from '#server/features/saved-jobs/saved-jobs.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  countOwnApplications,
  findOwnApplication as findRow,
  loadOwnMoves,
  pageOwnApplications,
} from './application.store.ts';
import {
  findOffered as findOfferedRow,
  findWholeOwn,
  loadOwnBoard,
  loadInterviewDates,
  loadOpenOffers,
  loadOwnInterviews,
} from './own-application.store.ts';
import { loadNewestResumes } from './resume.store.ts';

export async function findOwnApplication(ctx: Ctx, postingId: string) {
  return { application: (await findRow(ctx, requireStudent(ctx), postingId)) ?? null };
}

export async function listOwnApplications(ctx: Ctx, input: Paging & OwnFilter) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageOwnApplications(ctx, scope, input),
    countOwnApplications(ctx, scope, input),
  ]);
  const moves = await loadOwnMoves(
    ctx,
    scope,
    page.items.map((item) => item.id),
  );
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      isOverdue: isOverdue({ ...item, now: ctx.now }),
      moves: moves.get(item.id) ?? [],
    })),
    total: cappedTotal(count),
  };
}

/** The student's applications by status, in the order of the statuses, without empty ones. */
export async function listOwnBoard(ctx: Ctx) {
  const rows = await loadOwnBoard(ctx, requireStudent(ctx));
  const columns = applicationStatuses.flatMap((status) => {
    const of = rows.filter((row) => row.status === status);
    const items = of.map(({ status: _status, count: _count, ...item }) => item);
    return of[0] ? [{ status, count: of[0].count, items }] : [];
  });
  return { columns };
}

/** What the student has to do or to attend in a month, soonest first. */
export async function listOwnDates(ctx: Ctx, { month }: { month: string }) {
  const between = anyZoneMonth(month);
  const scope = requireStudent(ctx);
  const [interviews, waiting, offers, deadlines] = await Promise.all([
    loadInterviewDates(ctx, scope, between),
    listWaiting(ctx),
    loadOpenOffers(ctx, scope, between),
    listDeadlines(ctx, between),
  ]);
  const assessments = waiting.filter(({ at }) => between.from <= at && at < between.to);
  const noSitting = { sittingId: null, assessmentTitle: null };
  const items = [
    ...interviews.map((row) => ({ ...row, ...noSitting, kind: 'interview' as const })),
    ...assessments.map(({ id, title, ...row }) => ({
      ...row,
      sittingId: id,
      assessmentTitle: title,
      kind: 'assessment' as const,
    })),
    ...offers.map((row) => ({ ...row, ...noSitting, kind: 'offer' as const })),
    ...deadlines.map((row) => ({
      ...row,
      ...noSitting,
      kind: 'deadline' as const,
      applicationId: null,
    })),
  ];
  return { items: items.toSorted((a, b) => a.at.getTime() - b.at.getTime()) };
}

export async function loadOwnApplication(ctx: Ctx, applicationId: string) {
  const scope = requireStudent(ctx);
  const [application, moves, interviews] = await Promise.all([
    findWholeOwn(ctx, scope, applicationId),
    loadOwnMoves(ctx, scope, [applicationId]),
    loadOwnInterviews(ctx, scope, applicationId),
  ]);
  if (application === undefined) throw new AppError('NOT_FOUND');
  return {
    ...application,
    isOverdue: isOverdue({ ...application, now: ctx.now }),
    moves: moves.get(applicationId) ?? [],
    interviews,
  };
}

/** How many of the student's own applications a filter shows. */
export async function countOwn(ctx: Ctx, filter: OwnFilter): Promise<number> {
  return countOwnApplications(ctx, requireStudent(ctx), filter);
}

/** The student's application whose offer has to be answered first, and until when. */
export async function findOffered(ctx: Ctx) {
  return findOfferedRow(ctx, requireStudent(ctx));
}

/** The student's offers that wait for an answer. */
export async function listOpenOffers(ctx: Ctx) {
  return loadOpenOffers(ctx, requireStudent(ctx), { from: ctx.now });
}

const maxResumes = 5;

/** Lists the five newest distinct resumes that the student has sent. */
export async function listResumes(ctx: Ctx) {
  return { items: await loadNewestResumes(ctx, requireStudent(ctx), maxResumes) };
}
