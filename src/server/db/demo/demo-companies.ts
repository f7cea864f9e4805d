import type { industries } from '#domain/company/industry.ts';
import type { companies } from '#server/db/tables/companies.ts';
import { readDemo } from './read-demo.ts';

type Size = NonNullable<(typeof companies.$inferInsert)['size']>;

export type DemoCompany = {
  name: string;
  slug: string;
  status: 'approved' | 'suspended' | 'pending';
  industry: (typeof industries)[number];
  size: Size;
  location: string;
  /** Where it is not the default. */
  timeZone?: string;
  description: string;
  foundedYear?: number;
  address?: string;
  primaryColor?: string;
  secondaryColor?: string;
  /** How this company hires, used as the last paragraph of its postings. */
  hiring: string;
  members: { name: string; role: 'owner' | 'recruiter' | 'interviewer'; email?: string }[];
};

/** The company that recruiter@demo.test owns; it has the most postings. */
export const homeCompany = 'kestrelane';

/** The interviewer of that company who can sign in. */
export const interviewerEmail = 'interviewer@demo.test';

export const demoCompanies = readDemo<DemoCompany[]>('companies');
