import type { InterviewCard, OwnInterview } from '#contract/interview.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import {
  type InterviewStatus,
  maxRounds,
  openInterviewStatuses,
} from '#domain/interview/interview.ts';
import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { countOthers } from '#domain/interview/offered-times.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName, redact } from '#domain/scorecard/blind.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { weekMs } from '#domain/time.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findPoints } from '#server/features/question/review-queue.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { type CompanyScope, requireMember, requireStudent } from '#server/scopes.ts';
import { findKit, loadKits } from './interview-kit.store.ts';
import {
  type CardRow,
  countCards,
  loadCards,
  loadHistory,
  loadInterviewers,
  loadOpenApplicationIds,
  loadOwn,
  pageCards,
} from './interview-list.store.ts';
import { loadOffered, loadOpenSlots } from './interview-slots.store.ts';
import { findApplication, loadTeam } from './interview.store.ts';
import { guidedKitOf } from './kits.ts';

/** What somebody wrote, without who the candidate is if the reader must not know. */
const writtenFor = (
  { isNamed, candidateName }: Pick<CardRow, 'isNamed' | 'candidateName'>,
  text: string | null,
) => (text === null || isNamed ? text : redact(text, { name: candidateName, values: [] }));

/** Interviews as the company sees them, with interviewers and proposed times. */
async function interviewCardsOf(
  ctx: Ctx,
  scope: CompanyScope,
  rows: readonly CardRow[],
): Promise<InterviewCard[]> {
  const interviewers = await loadInterviewers(ctx, rows);
  const slots = await loadOpenSlots(ctx, rows);
  const idsOf = (id: string) => (interviewers.get(id) ?? []).map((one) => one.id);
  const offered = await loadOffered(ctx, scope, [...new Set([...slots.keys()].flatMap(idsOf))]);
  return rows.map(
    ({ companyId: _companyId, proposalId: _proposalId, sortAt: _sortAt, isNamed, ...row }) => ({
      ...row,
      candidateName: isNamed ? row.candidateName : blindName(row.applicationId),
      cancellationReason: writtenFor({ ...row, isNamed }, row.cancellationReason),
      note: writtenFor({ ...row, isNamed }, row.note),
      interviewers: (interviewers.get(row.id) ?? []).map(
        ({ interviewId: _interviewId, ...interviewer }) => interviewer,
      ),
      slots: (slots.get(row.id) ?? []).map(({ id, studentId, startsAt, endsAt }) => ({
        ...{ id, startsAt, endsAt },
        others: countOthers({ startsAt, endsAt, studentId, memberIds: idsOf(row.id) }, offered),
      })),
      mayFinish: ['completed', 'no_show'].includes(row.status)
        ? true
        : mayChangeInterview(row, 'completed', 'member', ctx.now).ok,
    }),
  );
}

type Narrow = { search?: string | undefined; status?: InterviewStatus | undefined };
type Input = Narrow & { when?: 'open' | 'closed' | 'unfinished' | undefined };

const isOpen = (status: InterviewStatus) =>
  (openInterviewStatuses as readonly InterviewStatus[]).includes(status);

/** The company's interviews; interviewers see their own. */
export async function listInterviews(
  ctx: Ctx,
  { search, status, when, ...paging }: Paging & Input,
) {
  const scope = requireMember(ctx);
  const isUnfinished = when === 'unfinished';
  const side = status
    ? isOpen(status)
      ? 'open'
      : 'closed'
    : isUnfinished
      ? undefined
      : (when ?? 'open');
  const filter = {
    scope,
    when: side,
    status,
    search,
    unfinishedAt: isUnfinished ? ctx.now : undefined,
  } as const;
  const [page, count] = await Promise.all([
    pageCards(ctx, filter, paging),
    countCards(ctx, filter),
  ]);
  return {
    ...page,
    items: await interviewCardsOf(ctx, scope, page.items),
    total: cappedTotal(count),
    mayArrange: !scope.onlyAssigned,
  };
}

const maxInWeek = 500;

/** What takes place, or could, in a week that starts on that date in that time zone. */
export async function listWeek(
  ctx: Ctx,
  { from, timeZone, search, status }: Narrow & { from: string; timeZone: string },
) {
  const scope = requireMember(ctx);
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  const start = instantOf(`${from}T00:00`, timeZone);
  if (start === null) throw new AppError('INVALID_INPUT');
  const nextWeek = new Date(Date.parse(`${from}T00:00Z`) + weekMs);
  const end = instantOf(`${nextWeek.toISOString().slice(0, 10)}T00:00`, timeZone) ?? nextWeek;
  const filter = { scope, search, status, within: { from: start, to: end } };
  return { items: await interviewCardsOf(ctx, scope, await loadCards(ctx, filter, maxInWeek)) };
}

/** A student's interviews, with the times to choose from, and how to prepare once one is booked. */
export async function listOwn(
  ctx: Ctx,
  { applicationId }: { applicationId?: string | undefined },
): Promise<{ items: OwnInterview[] }> {
  const scope = requireStudent(ctx);
  const rows = await loadOwn(ctx, scope, applicationId);
  const interviewers = await loadInterviewers(ctx, rows);
  const slots = await loadOpenSlots(ctx, rows);
  const kits = await loadKits(
    ctx,
    rows.filter(({ status }) => status === 'scheduled'),
  );
  const items: OwnInterview[] = [];
  for (const row of rows) {
    const { companyId, postingId, outcome: _, note: __, proposalId: ___, ...rest } = row;
    const { candidateName: ____, candidateZone: _____, sortAt: ______, ...own } = rest;
    const isOpen = (openInterviewStatuses as readonly string[]).includes(own.status);
    const kit =
      own.status === 'scheduled'
        ? kits.find((one) => one.companyId === companyId && one.postingId === postingId)
        : undefined;
    const isEmpty = !kit || (!kit.format && kit.topics.length + kit.practice.length === 0);
    items.push({
      ...own,
      interviewers: (interviewers.get(own.id) ?? []).map(({ name }) => name),
      slots: (slots.get(own.id) ?? []).map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt,
        endsAt,
      })),
      mayChange: isOpen && (own.startsAt === null || own.startsAt > ctx.now),
      kit: isEmpty
        ? null
        : { format: kit.format, topics: kit.topics, practice: findPoints(kit.practice) },
    });
  }
  return { items };
}

/** Where the student's upcoming interviews take place. */
export async function listOwnPlaces(ctx: Ctx) {
  const rows = await loadOwn(ctx, requireStudent(ctx), undefined);
  return rows.map(({ id, platform, place }) => ({ id, platform, place }));
}

/** The interviews of an application with their history, and what arranging one needs. */
export async function listReceived(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  const application = orNotFound(await findApplication(ctx, scope, applicationId));
  const rows = await loadCards(ctx, { scope, applicationId }, maxRounds);
  // An interviewer who neither sees the application nor interviews for it learns nothing.
  if (scope.onlyAssigned && rows.length === 0 && !application.isAssigned)
    throw new AppError('NOT_FOUND');
  const [cards, history, kit, members] = [
    await interviewCardsOf(ctx, scope, rows),
    await loadHistory(ctx, rows),
    await findKit(ctx, scope.companyId, application.postingId),
    scope.onlyAssigned ? [] : await loadTeam(ctx, scope),
  ];
  const { id, candidateZone, postingId, postingTitle, status, isNamed } = application;
  const candidateName = isNamed ? application.candidateName : blindName(id);
  return {
    application: { id, candidateName, candidateZone, postingId, postingTitle, status },
    items: cards.map((card) => ({
      ...card,
      history: (history.get(card.id) ?? []).map(
        ({ kind, name, interviewId: _interviewId, ...move }) => ({
          ...move,
          note: writtenFor(application, move.note),
          by: { kind, name: kind === 'student' && !isNamed ? candidateName : name },
        }),
      ),
    })),
    members: members.map(({ id: memberId, name }) => ({ id: memberId, name })),
    mayArrange: !scope.onlyAssigned,
    kit: kit ? guidedKitOf(kit) : null,
  };
}

/** Which applications have a booked interview, or proposed times. */
export async function loadArranged(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<ReadonlySet<string>> {
  return new Set(await loadOpenApplicationIds(ctx, scope, applicationIds));
}
