import { outcomes } from '#domain/interview/interview.ts';
import { isOverlapping } from '#domain/interview/period.ts';
import type { Meeting } from './demo-history.ts';
import type { Random } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { hour, later } from './demo-time.ts';

const kinds = [
  { type: 'screening', title: 'First interview' },
  { type: 'technical', title: 'Technical interview' },
  { type: 'behavioral', title: 'Team interview' },
] as const;
const links = {
  'google-meet': 'https://meet.example/abc-defg-hij',
  zoom: 'https://zoom.example/j/8812',
  'microsoft-teams': 'https://teams.example/l/4410',
  phone: '',
};

type Interviewed = { id: string; posting: { companyId: string }; student: { id: string } };

/** An interview with a member of the company; nobody has two at once. */
export function addInterview(
  { id, rows }: DemoMaker,
  random: Random,
  { id: applicationId, posting, student }: Interviewed,
  meeting: Meeting,
): void {
  const { companyId } = posting;
  const platform = random.pick(['google-meet', 'zoom', 'microsoft-teams', 'phone'] as const);
  const { createdAt, status } = meeting;
  const members = rows.companyMembers.filter((member) => member.companyId === companyId);
  const interviewId = id(createdAt);
  const memberId = members[Number.parseInt(interviewId.slice(0, 8), 16) % members.length]?.userId;
  const kind = kinds[Number.parseInt(interviewId.slice(4, 8), 16) % kinds.length] ?? kinds[0];
  const held = new Set(
    rows.interviewMembers.flatMap((each) => (each.memberId === memberId ? [each.interviewId] : [])),
  );
  const others = rows.interviews.flatMap(({ id: other, studentId, status: state, ...times }) =>
    state === 'scheduled' &&
    (studentId === student.id || held.has(other)) &&
    times.startsAt &&
    times.endsAt
      ? [{ startsAt: times.startsAt, endsAt: times.endsAt }]
      : [],
  );
  let { startsAt, endsAt } = meeting;
  while (
    status === 'scheduled' &&
    others.some((other) => isOverlapping(other, { startsAt, endsAt }))
  )
    [startsAt, endsAt] = [later(startsAt, hour), later(endsAt, hour)];
  rows.interviews.push({
    ...kind,
    companyId,
    id: interviewId,
    applicationId,
    studentId: student.id,
    startsAt,
    endsAt,
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    timeZone: 'Asia/Kolkata',
    status,
    platform,
    place: links[platform],
    outcome:
      status === 'completed' ? outcomes[Number.parseInt(interviewId.slice(6, 8), 16) % 3] : null,
    createdAt,
  });
  if (memberId) rows.interviewMembers.push({ companyId, interviewId, memberId });
}
