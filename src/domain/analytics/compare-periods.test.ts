import { expect, test } from 'vitest';
import { comparePeriods } from './compare-periods.ts';

const steps = {
  applications: 30,
  under_review: 12,
  interview_scheduled: 4,
  offer_made: 1,
  hired: 0,
};
const now = {
  views: { opened: 90, started: 40 },
  funnel: steps,
  answers: { answered: 9, medianSeconds: 7200 },
};

test('CO-08 counts are compared in figures, and in percent only where the period before had ten', () => {
  const applications = { ...steps, applications: 20, under_review: 9, answered: 4 };
  const { counts, answers } = comparePeriods(now, {
    views: null,
    applications: { ...applications, medianSeconds: 3600 },
  });
  expect(counts.slice(0, 2)).toEqual([
    { figure: 'applications', now: 30, before: 20, share: 0.5 },
    { figure: 'under_review', now: 12, before: 9, share: null },
  ]);
  expect(counts).toHaveLength(5);
  expect(answers?.before).toMatchObject({ answered: 4, medianSeconds: 3600 });
});

test('CO-08 what the period before did not measure is not compared', () => {
  const views = { opened: 45, started: 10 };
  const { counts, answers } = comparePeriods(now, { views, applications: null });
  expect(counts.map(({ figure, share }) => [figure, share])).toEqual([
    ['opened', 1],
    ['started', 3],
  ]);
  expect(answers).toBeNull();
});
