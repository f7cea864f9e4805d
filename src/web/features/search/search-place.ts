import type { SalaryUnit } from '#domain/search/search-url.ts';

/** Where one searches: anyone on the public page, a student in the own dashboard. */
export type SearchPlace = {
  /** Below it are the pages of single postings. */
  path: string;
  /** Its salaries, and with them the rule for postings that name none. */
  unit: SalaryUnit;
  isStudents: boolean;
};

export const publicSearch: SearchPlace = { path: '/jobs', unit: 'usd', isStudents: false };

export const studentSearch: SearchPlace = {
  path: '/student-dashboard/jobs',
  unit: 'lpa',
  isStudents: true,
};
