import { v7 as uuid } from 'uuid';
import type { Db } from '#server/db/connect.ts';
import { applicationMoves } from '#server/db/tables/applications.ts';
import { offers } from '#server/db/tables/offers.ts';

/** An offer that the student was notified of, with texts that a test can find again. */
export async function addOffer(
  db: Db,
  of: {
    companyId: string;
    applicationId: string;
    now: Date;
    later: Date;
    mark: (name: string) => string;
  },
): Promise<void> {
  const { companyId, applicationId, now, later, mark } = of;
  const ofApplication = { companyId, applicationId };
  const sendId = uuid();
  await db.insert(applicationMoves).values({
    ...ofApplication,
    id: sendId,
    fromStatus: 'pending',
    toStatus: 'offer_made',
    actorKind: 'member',
    createdAt: now,
  });
  await db.insert(offers).values({
    pay: 1,
    currency: 'INR',
    period: 'year',
    startsOn: '2027-01-04',
    place: 'Pune',
    ...ofApplication,
    id: uuid(),
    number: 1,
    terms: mark('offered-terms'),
    candidateName: mark('offered-to'),
    jobTitle: 'Baker',
    companyName: 'Bakery',
    senderName: 'Omar Khan',
    moveId: sendId,
    sentAt: now,
    expiresAt: later,
  });
}
