import type { StudentFacts } from '#domain/match/match-facts.ts';
import type { Term } from './read-query.ts';
import type { Hidden } from './search.ts';

/** A term with its completions: longer words that start with it. */
export type CriteriaTerm = Term & { longer?: string[] };

/**
 * What an alert has not covered yet: postings first seen after it was set up, and seen or indexed
 * since the last one. Indexing may be late, as after an outage.
 */
export type NewSince = { setUpAt: Date; lastAt: Date };

/** Search criteria in terms of the index. */
export type SearchCriteria = {
  terms: CriteriaTerm[];
  cities: string[];
  /** Lexemes of an unrecognized location, all required; used instead of the city. */
  placeMarks: string[];
  country: string | null;
  company: string | null;
  type: number[];
  level: number[];
  category: number[];
  workplace: number[];
  source: string[];
  /** Rupees a year. */
  salary: { min: number | null; max: number | null; rule: 'range' | 'middle' } | null;
  deadline: Date | null;
  /** Only postings posted since. */
  postedAfter: Date | null;
  sort: 'relevance' | 'date' | 'salary' | 'company' | 'match';
  /** The student whose match determines the order, when sorting by match. */
  own: { facts: StudentFacts; skills: OwnSkills } | null;
  page: number;
  hidden: Hidden;
};

/** Skill ids: the number of the student's skills, their ids, and ids including related skills. */
type OwnSkills = { count: number; own: number[]; withRelated: number[] };

/** Number of postings with one combination of facet values. */
export type IndexCell = {
  t: number | null;
  l: number | null;
  c: number | null;
  w: number | null;
  s: string;
  n: number;
};
