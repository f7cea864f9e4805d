import { maxOfferLength } from '#domain/offer/offer.ts';
import type { SalaryPeriod } from '#domain/posting/posting.ts';
import { readTypedAmount } from '#domain/posting/salary-amount.ts';

export type TypedOffer = {
  pay: string;
  currency: string;
  period: SalaryPeriod;
  startsOn: string;
  place: string;
  terms: string;
  expiresOn: string;
};

export type OfferProblem = 'pay' | 'starts' | 'place' | 'expires' | 'terms';

/** The end of a day in the browser's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59`);
const maxAgeMs = 180 * 24 * 60 * 60_000;

/** The input of `offer.send`, or which fields are wrong. */
export function readTypedOffer(typed: TypedOffer, now: Date) {
  const pay = readTypedAmount(typed.pay, typed.currency);
  const expiresAt = endOf(typed.expiresOn);
  const ms = expiresAt.getTime() - now.getTime();
  const place = typed.place.trim();
  const terms = typed.terms.trim();
  const problems: OfferProblem[] = [
    ...(pay === null || pay < 1 ? ['pay' as const] : []),
    ...(typed.startsOn === '' ? ['starts' as const] : []),
    ...(place === '' || place.length > maxOfferLength.place ? ['place' as const] : []),
    ...(terms.length > maxOfferLength.terms ? ['terms' as const] : []),
    ...(new Date(`${typed.expiresOn}T00:00:00`) > now && ms <= maxAgeMs
      ? []
      : ['expires' as const]),
  ];
  if (problems.length > 0 || pay === null) return { problems, input: null };
  const { currency, period, startsOn } = typed;
  return {
    problems,
    input: { pay, currency, period, startsOn, place, terms, expiresAt: expiresAt.toISOString() },
  };
}
