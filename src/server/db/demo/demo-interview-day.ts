import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { instantOf, wallClockOf } from '#domain/event/instant-of.ts';
import { isOverlapping } from '#domain/interview/period.ts';
import { homeCompany } from './demo-companies.ts';
import type { DemoMaker, DemoRows } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

type Interview = DemoRows['interviews'][number];

/** When interviews around today start, in the company's time zone: days from today, and the time. */
const around = [
  [-1, '15:00'],
  [0, '10:00'],
  [0, '14:00'],
  [0, '16:30'],
  [1, '11:00'],
] as const;

/**
 * Moves some interviews of the company whose board the demo shows first to the working hours around
 * today, and leaves the time of others to the candidates.
 */
export function addInterviewDay({ now, id, rows }: DemoMaker, firstStudentId: string): void {
  const company = rows.companies.find(({ slug }) => slug === homeCompany);
  const coming = rows.interviews
    .filter(({ companyId, status }) => companyId === company?.id && status === 'scheduled')
    .filter(({ studentId }) => studentId !== firstStudentId)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const proposed = coming.filter((_, at) => at % 4 === 3);
  for (const interview of proposed) propose({ id, rows }, interview);
  const free = coming.filter((interview) => !proposed.includes(interview));
  const timeZone = company?.timeZone ?? defaultTimeZone;
  for (const [days, time] of around) {
    const [date] = wallClockOf(later(now, days * day), timeZone).split('T');
    const startsAt = instantOf(`${date}T${time}`, timeZone);
    if (startsAt === null) continue;
    const at = free.findIndex(
      (each) =>
        each.createdAt < later(startsAt, -day / 2) && isFree(rows, each, startsAt, each.minutes),
    );
    const [interview] = at === -1 ? [] : free.splice(at, 1);
    if (!interview) continue;
    const endsAt = later(startsAt, (interview.minutes ?? 60) * 60_000);
    const status = endsAt < now ? 'completed' : 'scheduled';
    Object.assign(interview, { startsAt, endsAt, status });
  }
}

const timeOf = ({ startsAt }: Interview) => startsAt?.getTime() ?? 0;

function isFree(rows: DemoRows, interview: Interview, startsAt: Date, minutes = 60): boolean {
  const endsAt = later(startsAt, minutes * 60_000);
  const membersOf = (interviewId: string) =>
    rows.interviewMembers.filter((each) => each.interviewId === interviewId);
  const members = new Set(membersOf(interview.id).map(({ memberId }) => memberId));
  return rows.interviews.every(
    (other) =>
      other.id === interview.id ||
      other.status !== 'scheduled' ||
      !other.startsAt ||
      !other.endsAt ||
      !isOverlapping({ startsAt, endsAt }, { startsAt: other.startsAt, endsAt: other.endsAt }) ||
      (other.studentId !== interview.studentId &&
        !membersOf(other.id).some(({ memberId }) => members.has(memberId))),
  );
}

function propose({ id, rows }: Pick<DemoMaker, 'id' | 'rows'>, interview: Interview): void {
  const { companyId, createdAt, startsAt, endsAt } = interview;
  if (!startsAt || !endsAt) return;
  const moveId = id(createdAt);
  const owner = rows.companyMembers.find((each) => each.companyId === companyId);
  Object.assign(interview, {
    startsAt: null,
    endsAt: null,
    status: 'proposed',
    proposalId: moveId,
  });
  rows.interviewMoves.push({
    companyId,
    id: moveId,
    interviewId: interview.id,
    act: 'proposed',
    toStatus: 'proposed',
    actorId: owner?.userId ?? null,
    actorKind: 'member',
    createdAt,
    notifiedAt: later(createdAt, hour / 100),
  });
  for (const shift of [0, 2 * hour, 7 * day])
    rows.interviewSlots.push({
      companyId,
      id: id(createdAt),
      interviewId: interview.id,
      moveId,
      startsAt: later(startsAt, shift),
      endsAt: later(endsAt, shift),
    });
}
