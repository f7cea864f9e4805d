import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { FindPhones } from '#domain/resume-reading/find-contact.ts';

/** Countries whose numbers people write without their country, in the order in which they are tried. */
const countries = ['IN', 'US', 'GB'] as const;

/** Phone numbers that a country has, as they are written and as they are dialled from anywhere. */
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

/** A number begins with the bracket or the plus right before it. */
function withBrackets(text: string, from: number, to: number): string {
  const start = /[+(]$/u.test(text.slice(0, from)) ? from - 1 : from;
  return text.slice(start, to);
}
