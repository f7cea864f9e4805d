import type { Home, Upcoming } from '#contract/home.ts';
import { isStale } from '#domain/drive/drive.ts';
import { type FirstStep, namesPlace, nextStepOf } from '#domain/home/next-step.ts';
import { maxUpcoming, type UpcomingKind } from '#domain/home/upcoming.ts';
import { isBlank } from '#domain/is-blank.ts';
import { enoughSkills } from '#domain/profile/completeness.ts';
import type { Ctx } from '#server/context.ts';
import {
  countOwn,
  findOffered,
  listOpenOffers,
} from '#server/features/application/own-applications.ts';
import { listWaiting } from '#server/features/assessment/own-sittings.ts';
import { loadBookings } from '#server/features/coach/bookings.ts';
import { countClosing } from '#server/features/saved-jobs/saved-jobs.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  findFacts,
  loadDriveDates,
  loadInterviews,
  loadProposed,
  loadRegistrations,
  upsertFirstSteps,
} from './home.store.ts';

type Input = { kind?: UpcomingKind | undefined; limit?: number | undefined };

/** What is coming up for the student, soonest first; the total counts what a limit leaves out. */
export async function listUpcoming(ctx: Ctx, { kind, limit }: Input) {
  const scope = requireStudent(ctx);
  const of = async <Row>(
    ownKind: UpcomingKind,
    load: (ctx: Ctx, student: typeof scope, limit: number) => Promise<Row[]>,
  ) => (kind === undefined || kind === ownKind ? load(ctx, scope, maxUpcoming) : []);
  const [interviews, waiting, offers, dates, events, bookings] = await Promise.all([
    of('interview', loadInterviews),
    of('assessment', listWaiting),
    of('offer', listOpenOffers),
    of('drive', loadDriveDates),
    of('event', loadRegistrations),
    of('coach', (all, { studentId }) => loadBookings(all, studentId)),
  ]);
  const noDate = { dateKind: null, isStale: false, due: null };
  const all: Upcoming[] = [
    ...interviews.map(({ applicationId, ...row }) => ({
      ...row,
      ...noDate,
      kind: 'interview' as const,
      target: applicationId,
    })),
    ...waiting.map(({ id, title, companyName, at, due }) => ({
      ...noDate,
      id,
      kind: 'assessment' as const,
      title,
      companyName,
      due,
      startsAt: at,
      endsAt: null,
      target: id,
    })),
    ...offers.map(({ id, postingTitle, companyName, at, applicationId }) => ({
      ...noDate,
      id,
      kind: 'offer' as const,
      title: postingTitle,
      companyName,
      due: 'respond' as const,
      startsAt: at,
      endsAt: null,
      target: applicationId,
    })),
    ...dates.map(({ driveId, verifiedOn, ...row }) => ({
      ...row,
      id: `${driveId} ${row.dateKind}`,
      kind: 'drive' as const,
      endsAt: null,
      due: null,
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

const maxSkills = 12;

/** What the home page of a student shows besides its lists. */
export async function loadHome(ctx: Ctx): Promise<Home> {
  const scope = requireStudent(ctx);
  const [open, unread, offered, closing, assessments, interviews, proposed, facts] =
    await Promise.all([
      countOwn(ctx, { show: 'open' }),
      countOwn(ctx, { show: 'unread' }),
      findOffered(ctx),
      countClosing(ctx),
      listUpcoming(ctx, { kind: 'assessment' }),
      listUpcoming(ctx, { kind: 'interview' }),
      loadProposed(ctx, scope),
      findFacts(ctx, scope),
    ]);
  const tiles = { open, unread, closing, interviews: interviews.total };
  const skills = facts?.skills ?? [];
  const hasSkills = skills.length >= enoughSkills;
  const isDone: Record<FirstStep, boolean> = {
    // Who sent a file with an application has a resume.
    resume: Boolean(facts?.hasResume || facts?.hasSentResume),
    skills: hasSkills,
    target: Boolean(facts?.specialization) && facts !== undefined && namesPlace(facts),
    practice: facts?.hasScore ?? false,
  };
  return {
    tiles,
    hasStarted: Boolean(facts?.hasApplied || facts?.hasSaved),
    assessments: assessments.total,
    proposed: proposed.length,
    proposedId: proposed[0]?.applicationId ?? null,
    next: nextStepOf({
      ...tiles,
      assessments: assessments.total,
      proposed: proposed.length,
      hasOffer: offered !== undefined,
    }),
    offeredId: offered?.id ?? null,
    offeredUntil: offered?.until ?? null,
    first: {
      done: (Object.keys(isDone) as FirstStep[]).filter((step) => isDone[step]),
      isHidden: facts?.isHidden ?? false,
      resumeSkills: hasSkills ? [] : namesOf(facts?.resumeSkills ?? []),
    },
    used: { resume: facts?.hasResume ?? false, questions: facts?.hasQuestions ?? false },
  };
}

const namesOf = (skills: { name?: string }[]) =>
  [...new Set(skills.flatMap(({ name }) => (name && !isBlank(name) ? [name.trim()] : [])))].slice(
    0,
    maxSkills,
  );

/** Hides the first steps on the home page, or shows them again. */
export async function setFirstSteps(ctx: Ctx, { isHidden }: { isHidden: boolean }) {
  await upsertFirstSteps(ctx, requireStudent(ctx), isHidden);
  return { isHidden };
}
