import { text } from '#domain/fields.ts';

const missing = 'INFORMATION_MISSING';

export const applicationFields = {
  fullName: text({ max: 200, required: true, missing, tooLong: 'NAME_TOO_LONG' }),
  email: text({ max: 254, required: true, format: 'email', missing, tooLong: 'EMAIL_INVALID' }),
  phone: text({ max: 40, format: 'phone', tooLong: 'PHONE_TOO_LONG' }),
  coverLetter: text({ max: 10_000, rows: 8, tooLong: 'COVER_LETTER_TOO_LONG' }),
};
