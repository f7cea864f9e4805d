import { addMonths } from '#domain/add-months.ts';
import { badge, type TestDomain } from '#domain/skill-test/skill-test.ts';

/** Levels of a passed skill test, by its score. */
export const testLevels = [1, 2, 3] as const;
export type TestLevel = (typeof testLevels)[number];
export const acceptedMonths = [3, 6, 12] as const;

/** 'Backend, level 2 or higher, at most 6 months old'. */
export type AcceptedTest = {
  domain: TestDomain;
  level: TestLevel;
  months: (typeof acceptedMonths)[number];
};

const scores: Record<TestLevel, number> = { 1: 60, 2: 80, 3: 100 };

/** The score from which a result has a level. */
export const scoreOfLevel = (level: TestLevel): number => scores[level];

/** Those that a test with a badge can have. */
export const badgeLevels = testLevels.filter((level) => scoreOfLevel(level) >= badge.score);

/** The highest level that a score reaches; null below the first. */
export const levelOf = (score: number): TestLevel | null =>
  testLevels.findLast((level) => score >= scores[level]) ?? null;

/** Results before this moment are too old. */
export const oldestAccepted = (now: Date, months: number): Date => addMonths(now, -months);

/** The result of a test, as a badge stands for it. */
export type BadgeResult = { domain: TestDomain; score: number; passedAt: Date };

/** Whether a result is in the domain, good enough and not too old. */
export const isAccepted = (
  { domain, level, months }: AcceptedTest,
  result: BadgeResult,
  now: Date,
): boolean =>
  result.domain === domain &&
  result.score >= scoreOfLevel(level) &&
  result.passedAt >= oldestAccepted(now, months);

/** A result that a student gave to a company instead of sitting an assessment. */
export type SharedTestResult = {
  domain: TestDomain;
  score: number;
  level: TestLevel;
  passedAt: string;
};
