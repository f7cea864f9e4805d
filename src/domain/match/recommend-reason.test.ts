import { expect, test } from 'vitest';
import type { Match } from './match-of.ts';
import { matchParts } from './match-weights.ts';
import { recommendReason } from './recommend-reason.ts';

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

test.each([
  [[50, 100, 100, 100], 1, 'skills'],
  [[49, 100, 100, 100], 1, 'new'],
  [[49, 100, 100, 100], 2, 'experience'],
  [[49, 20, 90, 100], 9, 'salary'],
  [[49, null, 90, 90], 9, 'location'],
] as const)(
  'STJ-02 parts of %j in a posting %d days old recommend it by its %s',
  (values, age, by) => {
    const parts = matchParts.map((part, at) => ({ part, value: values[at] }));
    expect(recommendReason({ parts } as unknown as Match, daysAgo(age), now)).toBe(by);
  },
);
