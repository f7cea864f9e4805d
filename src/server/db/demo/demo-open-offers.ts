import type { DemoApplication } from './demo-applications.ts';
import { homeCompany } from './demo-companies.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { hour, later } from './demo-time.ts';

const minOpenOffers = 2;

/**
 * Makes an offer to people whose interviews are over until the company whose board the demo shows
 * first has two open ones, at whatever hour the demo is loaded. From a separate random generator,
 * so that it changes nothing else in the set.
 */
export function addOpenOffers({ now, id, rows }: DemoMaker, applications: DemoApplication[]): void {
  const random = createRandom(53);
  const company = rows.companies.find(({ slug }) => slug === homeCompany);
  const recruiter = rows.companyMembers.find(
    ({ companyId, role }) => companyId === company?.id && role !== 'interviewer',
  );
  if (!recruiter) throw new Error(`${homeCompany} has no recruiter in the demo set.`);
  const { companyId } = recruiter;
  const own = applications.filter(({ posting }) => posting.companyId === companyId);
  const open = own.filter(({ history }) => history.status === 'offer_made').length;
  const interviewed = own
    .filter(({ history }) => history.status === 'interview_scheduled')
    .flatMap((application) => {
      const meetings = rows.interviews.filter((each) => each.applicationId === application.id);
      const isOver = meetings.every(
        ({ status }) => status === 'completed' || status === 'cancelled',
      );
      const last = meetings
        .filter(({ status, outcome }) => status === 'completed' && outcome !== 'not_passed')
        .flatMap(({ endsAt }) => endsAt ?? [])
        .toSorted((one, other) => other.getTime() - one.getTime())[0];
      return isOver && last && last < now ? [{ application, last }] : [];
    });
  const chosen = random.some(interviewed, Math.max(0, minOpenOffers - open));
  for (const { application, last } of chosen) {
    const wait = Math.min(now.getTime() - last.getTime(), 48 * hour);
    const at = later(last, random.between(0.2, 0.9) * wait);
    application.history.moves.push({ from: 'interview_scheduled', to: 'offer_made', at });
    application.history.status = 'offer_made';
    const row = rows.applications.find((each) => each.id === application.id);
    if (row)
      Object.assign(row, { status: 'offer_made', updatedAt: at, version: (row.version ?? 1) + 1 });
    rows.moves.push({
      companyId,
      id: id(at),
      applicationId: application.id,
      createdAt: at,
      fromStatus: 'interview_scheduled',
      toStatus: 'offer_made',
      actorId: recruiter.userId,
      actorKind: 'member',
      reason: null,
    });
  }
}
