import type { PostingFacts, StudentFacts } from './match-facts.ts';

/** A job that states nothing. */
export const emptyPosting: PostingFacts = {
  occupation: null,
  skills: [],
  level: null,
  isInternship: false,
  place: null,
  isRemote: false,
  salary: null,
  deadline: null,
  minDegree: null,
  batchFrom: null,
  batchTo: null,
  needsPermit: false,
  skillBadge: null,
};

/** A student who says nothing. */
export const emptyStudent: StudentFacts = {
  nearness: [],
  skills: [],
  years: null,
  places: [],
  wantsRemote: 'no',
  expectedSalary: null,
  degree: null,
  graduationYear: null,
  permits: [],
  badges: [],
};
