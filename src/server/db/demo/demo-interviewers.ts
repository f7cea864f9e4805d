import type { DemoApplication } from './demo-applications.ts';
import { interviewerEmail } from './demo-companies.ts';
import type { DemoMaker } from './demo-rows.ts';
import { hour, later } from './demo-time.ts';

const assigned = { interview_scheduled: 3, under_review: 2 } as const;

/**
 * Assigns the interviewer the candidates of their interviews, as scheduling does, and some of the
 * company's newest in an interview or review stage.
 */
export function addInterviewers({ now, rows }: DemoMaker, applications: DemoApplication[]): void {
  const memberId = rows.users.find(({ email }) => email === interviewerEmail)?.id;
  const member = rows.companyMembers.find(({ userId }) => userId === memberId);
  if (!memberId || !member) throw new Error(`${interviewerEmail} is missing from the demo set.`);
  const newest = applications
    .filter(({ posting }) => posting.companyId === member.companyId)
    .toSorted((x, y) => y.createdAt.getTime() - x.createdAt.getTime());
  const own = new Set(
    rows.interviewMembers.flatMap((each) => (each.memberId === memberId ? [each.interviewId] : [])),
  );
  const met = new Set(
    rows.interviews.flatMap(({ id, applicationId }) => (own.has(id ?? '') ? [applicationId] : [])),
  );
  const reviewed = (['interview_scheduled', 'under_review'] as const).flatMap((status) =>
    newest.filter(({ history }) => history.status === status).slice(0, assigned[status]),
  );
  const candidates = newest.filter((each) => met.has(each.id) || reviewed.includes(each));
  for (const { id: applicationId, history } of candidates) {
    const move = history.moves.at(-1)?.at ?? now;
    const at = later(move, hour / 2);
    rows.interviewers.push({
      companyId: member.companyId,
      applicationId,
      memberId,
      createdAt: at < now ? at : now,
    });
  }
}
