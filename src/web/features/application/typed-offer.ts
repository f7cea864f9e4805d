import { dayIn } from '#domain/event/instant-of.ts';
import { isDay } from '#domain/is-day.ts';
import { maxOfferLength, mayStartOn } from '#domain/offer/offer.ts';
import { endOfDay } from '#domain/posting/deadline.ts';
import type { SalaryPeriod } from '#domain/posting/posting.ts';
import { readTypedAmount } from '#domain/posting/salary-amount.ts';
import { dayMs } from '#domain/time.ts';

export type TypedOffer = {
  pay: string;
  currency: string;
  period: SalaryPeriod;
  startsOn: string;
  place: string;
  terms: string;
  expiresOn: string;
};

export type OfferProblem = 'pay' | 'expires' | 'starts' | 'early' | 'place' | 'terms';

const maxAgeMs = 180 * dayMs;

/** The input of `offer.send`, or which fields are wrong. */
export function readTypedOffer(typed: TypedOffer, now: Date, timeZone: string) {
  const pay = readTypedAmount(typed.pay, typed.currency);
  const expiresAt = isDay(typed.expiresOn) ? endOfDay(typed.expiresOn, timeZone) : null;
  const place = typed.place.trim();
  const terms = typed.terms.trim();
  const isExpiryValid =
    expiresAt !== null &&
    typed.expiresOn > dayIn(now, timeZone) &&
    expiresAt.getTime() - now.getTime() <= maxAgeMs;
  const { startsOn } = typed;
  const problems: OfferProblem[] = [
    ...(pay === null || pay < 1 ? ['pay' as const] : []),
    ...(isExpiryValid ? [] : ['expires' as const]),
    ...(isDay(startsOn) ? [] : ['starts' as const]),
    ...(isDay(startsOn) && isExpiryValid && !mayStartOn(startsOn, expiresAt, timeZone).ok
      ? ['early' as const]
      : []),
    ...(place === '' || place.length > maxOfferLength.place ? ['place' as const] : []),
    ...(terms.length > maxOfferLength.terms ? ['terms' as const] : []),
  ];
  if (problems.length > 0 || pay === null || expiresAt === null) return { problems, input: null };
  const { currency, period } = typed;
  return {
    problems,
    input: {
      pay,
      currency,
      period,
      startsOn,
      place,
      terms,
      timeZone,
      expiresAt: expiresAt.toISOString(),
    },
  };
}
