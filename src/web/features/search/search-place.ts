import type { SalaryUnit } from '#domain/search/search-url.ts';

/** Where the search runs: on the public page, or in the student dashboard. */
export type SearchPlace = {
  /** Postings' pages are below this path. */
  path: string;
  /** The usual unit of its salaries, which also decides whether postings without one match. */
  unit: Exclude<SalaryUnit, 'inr'>;
  isStudents: boolean;
};

export const publicSearch: SearchPlace = { path: '/jobs', unit: 'usd', isStudents: false };

export const studentSearch: SearchPlace = {
  path: '/student-dashboard/jobs',
  unit: 'lpa',
  isStudents: true,
};
