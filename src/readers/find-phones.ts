import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { FindPhones } from '#domain/resume-reading/find-contact.ts';

/** Default countries for numbers without a country code, in the order tried. */
const countries = ['IN', 'US', 'GB'] as const;

/** Finds valid phone numbers, as written and in international format. */
export const findPhones: FindPhones = (text) => {
  for (const defaultCountry of countries) {
    const found = findPhoneNumbersInText(text, { defaultCountry, extended: false });
    if (found.length > 0)
      return found.map(({ number, startsAt, endsAt }) => ({
        text: withBrackets(text, startsAt, endsAt),
        e164: number.number,
        index: startsAt,
      }));
  }
  return [];
};

/** Includes a bracket or plus right before the number. */
function withBrackets(text: string, from: number, to: number): string {
  const start = /[+(]$/u.test(text.slice(0, from)) ? from - 1 : from;
  return text.slice(start, to);
}
