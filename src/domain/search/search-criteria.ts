import type { StudentFacts } from '#domain/match/match-facts.ts';
import type { Term } from './read-query.ts';
import type { Hidden } from './search.ts';

/** A term with what may stand in its place: longer words that begin with it. */
export type CriteriaTerm = Term & { longer?: string[] };

/** What is searched for, in the values of the index. */
export type SearchCriteria = {
  terms: CriteriaTerm[];
  cities: string[];
  /** Lexemes of the words of a place that is in no list: all of them, instead of the city. */
  placeMarks: string[];
  country: string | null;
  company: string | null;
  type: number[];
  level: number[];
  category: number[];
  remote: boolean | null;
  source: string[];
  /** Rupees a year. */
  salary: { min: number | null; max: number | null; rule: 'range' | 'middle' } | null;
  deadline: Date | null;
  /** Only those that could be found since then. */
  foundAfter: Date | null;
  sort: 'relevance' | 'date' | 'salary' | 'company' | 'match';
  /** Whose match it is, when that is the order. */
  own: { facts: StudentFacts; skills: OwnSkills } | null;
  page: number;
  hidden: Hidden;
};

/** Ids of skills: how many a student names, those, and those with the ones that are related. */
type OwnSkills = { count: number; own: number[]; withRelated: number[] };

/** How many postings have one combination of facets. */
export type IndexCell = {
  t: number | null;
  l: number | null;
  c: number | null;
  r: boolean;
  s: string;
  n: number;
};
