import { maxName } from '#domain/account/max-name.ts';
import { choice, list, text } from '#domain/fields.ts';
import { specializations } from './specialization.ts';

export const profileFields = {
  // Must accept every name that sign-up accepts, even if entirely in the first name.
  firstName: text({ max: maxName, required: true }),
  lastName: text({ max: maxName }),
  bio: text({ max: 2_000, rows: 4 }),
  education: text({ max: 500 }),
  location: text({ max: 200 }),
  phone: text({ max: 40, format: 'phone', tooLong: 'PHONE_TOO_LONG' }),
  skills: list({ max: 50, longest: 60 }),
  specialization: choice(specializations),
};
