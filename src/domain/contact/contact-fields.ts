import { requiredChoice, text } from '#domain/fields.ts';

export const contactTypes = ['student', 'company', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactFields = {
  name: text({ max: 200, required: true }),
  userType: requiredChoice(contactTypes),
  email: text({ max: 254, required: true, format: 'email' }),
  subject: text({ max: 200 }),
  message: text({ max: 5_000, required: true }),
};
