import { expect, test } from 'vitest';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { findLacking } from './publish-checks.ts';

const lacking = (deadline: string) =>
  findLacking({ ...emptyContent, deadline }, { saved: null, timeZone: 'UTC' }).map(
    ({ field }) => field,
  );

test('CO-02 a year typed with five digits hides nothing that a job lacks', () => {
  expect(lacking('20261-12-10')).toEqual(lacking('2199-12-10'));
  expect(lacking('20261-12-10')).toContain('title');
});

test('CO-02 a deadline that has passed is listed with what else a job lacks', () => {
  expect(lacking('2020-01-01')).toEqual(expect.arrayContaining(['title', 'deadline']));
});
