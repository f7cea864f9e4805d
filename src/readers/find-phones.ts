import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { FindPhones } from '#domain/resume-reading/find-contact.ts';

/** Default countries for numbers without a country code, in the order tried. */
const countries = ['IN', 'US', 'GB'] as const;

/** Finds valid phone numbers, as written and in international format. */
export const findPhones: FindPhones = (text) => {
  for (const defaultCountry of countries) {
    const found = findPhoneNumbersInText(text, { defaultCountry, extended: false });
    if (found.length > 0)
      return found.map(({ number, startsAt, endsAt }) => {
        // '+1 (555) 123-4567' isn't valid, but what follows its country code is in India.
        const code = /\+\d{1,3}[\s().-]*$/u.exec(text.slice(0, startsAt))?.[0] ?? '';
        const written = withBrackets(text, startsAt - code.length, endsAt);
        const e164 = code === '' ? number.number : `+${written.replaceAll(/\D/gu, '')}`;
        return { text: written, e164, index: startsAt - code.length };
      });
  }
  return [];
};

/** Includes a bracket or plus right before the number. */
function withBrackets(text: string, from: number, to: number): string {
  const start = /[+(]$/u.test(text.slice(0, from)) ? from - 1 : from;
  return text.slice(start, to);
}
