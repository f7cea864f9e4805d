import { v7 as uuid } from 'uuid';
import { mayExpireAt, mayStartOn } from '#domain/offer/offer.ts';
import type { SalaryPeriod } from '#domain/posting/posting.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { moveLocked } from '#server/features/application/moves.ts';
import { requireMember } from '#server/scopes.ts';
import { countOffers, findName, findReceived, insertOffer } from './offer.store.ts';

type Input = {
  applicationId: string;
  version: number;
  pay: number;
  currency: string;
  period: SalaryPeriod;
  startsOn: string;
  place: string;
  terms: string;
  expiresAt: string;
  timeZone: string;
};

/**
 * A recruiter sends an offer and so moves the application to 'Offer Made'. The student gets it once
 * that cannot be undone.
 */
export async function sendOffer(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { applicationId, version, timeZone, ...terms } = input;
  const expiresAt = new Date(input.expiresAt);
  allow(mayExpireAt(expiresAt, ctx.now));
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  allow(mayStartOn(terms.startsOn, expiresAt, timeZone));
  return inTransaction(ctx, async (tx) => {
    const moved = await moveLocked(tx, scope, {
      applicationId,
      version,
      to: 'offer_made',
      sendsOffer: true,
    });
    const about = orNotFound(await findReceived(tx, scope, applicationId));
    const offerId = uuid();
    await insertOffer(tx, {
      ...terms,
      id: offerId,
      companyId: scope.companyId,
      applicationId,
      number: (await countOffers(tx, about)) + 1,
      candidateName: about.fullName,
      jobTitle: about.postingTitle,
      companyName: about.companyName,
      senderName: await findName(tx, scope.userId),
      sentBy: scope.userId,
      sentAt: ctx.now,
      moveId: moved.moveId,
      expiresAt,
    });
    await tx.tasks.add(
      tx.db,
      'offer.expire',
      { companyId: scope.companyId, offerId },
      { key: offerId, startAfter: expiresAt },
    );
    return { id: offerId, version: moved.version, batchId: moved.batchId };
  });
}
