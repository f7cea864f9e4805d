import { choice, text } from '#domain/fields.ts';
import { companySizes } from './company-status.ts';

export const companyFields = {
  name: text({ max: 200, required: true }),
  contactEmail: text({ max: 254, required: true, format: 'email' }),
  contactName: text({ max: 200, required: true }),
  contactPhone: text({ max: 40, format: 'phone' }),
  website: text({ max: 200, format: 'website' }),
  linkedinUrl: text({ max: 200, format: 'website' }),
  size: choice(companySizes),
  industry: text({ max: 100 }),
  description: text({ max: 5_000, rows: 3 }),
};

const { description, website, linkedinUrl } = companyFields;
export const aboutCompanyFields = { description, website, linkedinUrl };
