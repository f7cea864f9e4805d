import { choice, number, text } from '#domain/fields.ts';
import { companySizes } from './company-status.ts';
import { firstFoundedYear } from './founded-year.ts';

export const companyFields = {
  name: text({ max: 200, required: true }),
  contactEmail: text({ max: 254, required: true, format: 'email' }),
  contactName: text({ max: 200, required: true }),
  contactPhone: text({ max: 40, format: 'phone' }),
  website: text({ max: 200, format: 'website' }),
  linkedinUrl: text({ max: 200, format: 'linkedin' }),
  size: choice(companySizes),
  industry: text({ max: 100 }),
  /** Empty for the default. */
  timeZone: text({ max: 64, format: 'time-zone' }),
  description: text({ max: 5_000, rows: 3 }),
};

/** What a company says about itself once it has an account. */
export const companyProfileFields = {
  ...companyFields,
  /** Up to the current year, which mayBeFounded checks. */
  foundedYear: number({ min: firstFoundedYear, max: 9_999, refusal: 'FOUNDED_YEAR_INVALID' }),
  location: text({ max: 200 }),
  address: text({ max: 300 }),
};

const { description, website, linkedinUrl } = companyFields;
export const aboutCompanyFields = { description, website, linkedinUrl };
