import { addMonths } from '#domain/add-months.ts';
import { dayMs } from '#domain/time.ts';

export const testDomains = [
  'frontend',
  'backend',
  'fullstack',
  'devops',
  'data_science',
  'mobile',
] as const;
export type TestDomain = (typeof testDomains)[number];

export const fewestQuestions = 1;
export const maxQuestions = 5;
export const secondsPerQuestion = 120;

export const maxAnswerLength = 20_000;
/** Characters and words of a text answer: room for a phrase, not for a list of guesses. */
export const maxTextAnswerLength = 120;
export const maxAnswerWords = 12;

/** What a student may multiply the time of their tests by. */
export const timeFactors = [1, 1.25, 1.5, 2] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** The first cases of a function are shown, the others only decide. */
export const shownCases = 2;

/** A new test avoids the items of this many earlier tests of the same domain. */
export const avoidedTests = 5;

/** What a test must have for its result to earn a badge. */
export const badge = { questions: 5, score: 80, everyMs: 7 * dayMs } as const;

/** When a test that starts now ends. */
export const endOf = (startsAt: Date, questions: number, timeFactor: number): Date =>
  new Date(startsAt.getTime() + Math.round(questions * secondsPerQuestion * 1000 * timeFactor));

/**
 * From when a test of the domain counts for a badge again; `last` is the start of the last one that
 * counted.
 */
export const countsFrom = (last: Date | null): Date =>
  new Date(last === null ? 0 : last.getTime() + badge.everyMs);

export const scoreOf = (right: number, questions: number): number =>
  questions === 0 ? 0 : Math.round((100 * right) / questions);

const readinessMonths = 6;

/** Results before this moment no longer say what a student can do. */
export const oldestResult = (now: Date): Date => addMonths(now, -readinessMonths);
