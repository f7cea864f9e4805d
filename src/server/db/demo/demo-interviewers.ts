import type { DemoApplication } from './demo-applications.ts';
import { interviewerEmail } from './demo-companies.ts';
import type { DemoMaker } from './demo-rows.ts';
import { hour, later } from './demo-time.ts';

const assigned = 5;

/** Gives the interviewer some of the company's newest candidates who are read or about to be met. */
export function addInterviewers({ now, rows }: DemoMaker, applications: DemoApplication[]): void {
  const memberId = rows.users.find(({ email }) => email === interviewerEmail)?.id;
  const member = rows.companyMembers.find(({ userId }) => userId === memberId);
  if (!memberId || !member) throw new Error(`${interviewerEmail} is missing from the demo set.`);
  const candidates = applications
    .filter(
      ({ posting, history }) =>
        posting.companyId === member.companyId &&
        (history.status === 'interview_scheduled' || history.status === 'under_review'),
    )
    .toSorted((x, y) => y.createdAt.getTime() - x.createdAt.getTime())
    .slice(0, assigned);
  for (const { id: applicationId, history } of candidates) {
    const move = history.moves.at(-1)?.at ?? now;
    const at = later(move, hour / 2);
    const assignedBy = rows.companyMembers.find(
      ({ companyId, role }) => companyId === member.companyId && role === 'owner',
    )?.userId;
    rows.interviewers.push({
      companyId: member.companyId,
      applicationId,
      memberId,
      assignedBy: assignedBy ?? null,
      createdAt: at < now ? at : now,
    });
  }
}
