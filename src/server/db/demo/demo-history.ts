import type {
  ApplicationStatus,
  receivedStatuses,
} from '#domain/application/application-status.ts';
import type { Random } from './demo-random.ts';
import { day, hour, later, officeHour } from './demo-time.ts';

export type Step = { to: ApplicationStatus; daysAgo?: number };
export type Move = { from: ApplicationStatus; to: ApplicationStatus; at: Date };
export type Meeting = {
  startsAt: Date;
  endsAt: Date;
  status: 'scheduled' | 'completed' | 'cancelled';
  createdAt: Date;
};
export type History = { moves: Move[]; meetings: Meeting[]; status: ApplicationStatus };

/** The demo's companies stay. */
type Headed = (typeof receivedStatuses)[number];

const ways: Record<Headed, ApplicationStatus[][]> = {
  pending: [[]],
  under_review: [['under_review'], ['interview_scheduled', 'under_review']],
  interview_scheduled: [['under_review', 'interview_scheduled'], ['interview_scheduled']],
  offer_made: [['under_review', 'interview_scheduled', 'offer_made']],
  hired: [
    ['under_review', 'interview_scheduled', 'offer_made', 'hired'],
    ['interview_scheduled', 'under_review', 'interview_scheduled', 'offer_made', 'hired'],
  ],
  rejected: [
    ['rejected'],
    ['under_review', 'rejected'],
    ['under_review', 'interview_scheduled', 'rejected'],
  ],
  withdrawn: [['withdrawn'], ['under_review', 'withdrawn'], ['interview_scheduled', 'withdrawn']],
  declined: [['under_review', 'interview_scheduled', 'offer_made', 'declined']],
};

const share: [Headed, number][] = [
  ['pending', 20],
  ['under_review', 19],
  ['interview_scheduled', 13],
  ['offer_made', 16],
  ['hired', 12],
  ['rejected', 20],
  ['withdrawn', 6],
  ['declined', 5],
];
const isSettled = (status: ApplicationStatus) =>
  ['hired', 'rejected', 'withdrawn', 'declined'].includes(status);

/** Unlikely applicants are rejected more often, and hardly any gets an offer. */
const weightFor = (status: ApplicationStatus, likely: number) => {
  if (likely > 0.12) return 1;
  if (status === 'rejected') return 2;
  return status === 'offer_made' || status === 'hired' || status === 'declined' ? 0.05 : 1;
};

/** Where an application is headed; most old ones have been decided. */
export function chooseWay(random: Random, age: number, likely: number): Step[] {
  const mustBeSettled = age > 35 * day && random.chance(0.8);
  const choices = mustBeSettled ? share.filter(([status]) => isSettled(status)) : share;
  const [goal] = random.weighted(choices, ([status, weight]) => weight * weightFor(status, likely));
  return random.pick(ways[goal]).map((to) => ({ to }));
}

/** Applies the steps in order, as far as they fit between the application and now. */
export function makeHistory(random: Random, createdAt: Date, now: Date, steps: Step[]): History {
  const history: History = { moves: [], meetings: [], status: 'pending' };
  let last = createdAt;
  for (const { to, daysAgo } of steps) {
    const meeting = history.status === 'interview_scheduled' ? history.meetings.at(-1) : undefined;
    const waitsForMeeting = meeting !== undefined && to !== 'withdrawn';
    const at =
      daysAgo === undefined
        ? later(waitsForMeeting ? meeting.endsAt : last, random.between(0.2, 4) * day)
        : later(now, -daysAgo * day);
    if (at >= now) break;
    history.moves.push({ from: history.status, to, at });
    history.status = to;
    if (meeting !== undefined && at < meeting.startsAt) meeting.status = 'cancelled';
    if (to === 'interview_scheduled') history.meetings.push(...arrange(random, at));
    last = at;
  }
  for (const meeting of history.meetings) {
    if (meeting.status === 'scheduled' && meeting.endsAt < now) meeting.status = 'completed';
  }
  return history;
}

function arrange(random: Random, at: Date): Meeting[] {
  const meetings: Meeting[] = [];
  const first = officeHour(later(at, random.between(2, 5) * day), random);
  const isMoved = random.chance(0.1);
  const dates = isMoved ? [later(first, -day), first] : [first];
  for (const startsAt of dates) {
    const endsAt = later(startsAt, random.pick([0.5, 0.75, 1]) * hour);
    const status = isMoved && startsAt !== first ? 'cancelled' : 'scheduled';
    meetings.push({ startsAt, endsAt, status, createdAt: at });
  }
  return meetings;
}
