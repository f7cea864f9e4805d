import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

const usualPay = { pay: 90_000_000, currency: 'INR', period: 'year' as const };

/** An offer behind each move to 'Offer Made', with the answer that followed. */
export function addOffers({ now, id, rows }: DemoMaker): void {
  const random = createRandom(31);
  for (const move of rows.moves.filter(({ toStatus }) => toStatus === 'offer_made')) {
    const application = rows.applications.find((each) => each.id === move.applicationId);
    const posting = rows.postings.find((each) => each.id === application?.postingId);
    const company = rows.companies.find((each) => each.id === move.companyId);
    const sender = rows.users.find((each) => each.id === move.actorId);
    if (!application || !posting || !company || !sender) continue;
    const next = rows.moves.find(
      (each) => each.applicationId === application.id && each.fromStatus === 'offer_made',
    );
    const isDeclined = next?.toStatus === 'declined';
    const answer = next ? (isDeclined ? ('declined' as const) : ('accepted' as const)) : null;
    const sentAt = move.createdAt;
    const answeredAt = next && isDeclined ? next.createdAt : later(sentAt, 0.1 * day);
    const { salaryMin, salaryCurrency, salaryPeriod, salaryMax } = posting;
    const pay =
      salaryMin && salaryCurrency && salaryPeriod
        ? {
            pay: Math.round((salaryMin + (salaryMax ?? salaryMin)) / 2),
            currency: salaryCurrency,
            period: salaryPeriod,
          }
        : usualPay;
    rows.offers.push({
      ...pay,
      companyId: move.companyId,
      id: id(sentAt),
      applicationId: application.id,
      number: 1,
      startsOn: later(sentAt, random.whole(30, 75) * day)
        .toISOString()
        .slice(0, 10),
      place: posting.workplace === 'remote' ? 'Remote' : (posting.location ?? 'Bengaluru, India'),
      terms: 'Probation: 3 months.\nNotice: 30 days.\nHealth insurance from the first day.',
      candidateName: application.fullName,
      jobTitle: posting.title,
      companyName: company.name,
      senderName: sender.name,
      sentBy: sender.id,
      sentAt,
      moveId: move.id,
      // Open ones are still open when somebody looks at the demo.
      expiresAt: answer === null ? later(now, random.whole(5, 12) * day) : later(sentAt, 14 * day),
      answer,
      answeredAt: answer && answeredAt,
    });
  }
}
