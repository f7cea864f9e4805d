import { expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { goldPostings, goldStudents } from '#testing/gold-set.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';

const now = new Date('2026-11-21T10:00:00Z');
const lakhInPaise = 10_000_000;
const listOf = (text: string) => text.split(',').map((each) => each.trim());

const postings = goldPostings
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', title = '', level = '', type = '', place = '', skills = '', pay = ''] = line
      .split('|')
      .map((each) => each.trim());
    const [min = 0, max = 0] = pay.split('-').map(Number);
    const facts = postingFactsOf(
      {
        title,
        category: null,
        skills: listOf(skills),
        level: level === '-' ? null : level,
        type,
        location: place === 'home' ? 'India' : `${place}, India`,
        isRemote: place === 'home',
        salaryMin: Math.round(min * lakhInPaise),
        salaryMax: Math.round(max * lakhInPaise),
        salaryCurrency: 'INR',
        salaryPeriod: 'year',
        deadline: null,
        minDegree: null,
        batchFrom: null,
        batchTo: null,
        needsPermit: false,
      },
      defaultUsdRate,
    );
    return { number, title, facts };
  });

type Rated = (typeof goldStudents)[number]['rated'];

function ratingOf(rated: Rated, number: string): number {
  return [3, 2, 1].find((rating) => rated[rating as 1 | 2 | 3].split(' ').includes(number)) ?? 0;
}

/** Discounted gain of the first ten: a good one counts more, and more the earlier it stands. */
const gainOf = (ratings: number[]) =>
  ratings.slice(0, 10).reduce((sum, rating, at) => sum + (2 ** rating - 1) / Math.log2(at + 2), 0);

function rank({ skills, years, cities, pay, rated }: (typeof goldStudents)[number]) {
  const facts = studentFactsOf(
    {
      id: '',
      name: '',
      skills: listOf(skills),
      location: null,
      specialization: null,
      isActive: true,
      userType: 'student',
      preferences: {
        ...noPreferences,
        years,
        locations: listOf(cities),
        expectedSalary: pay * lakhInPaise,
        userId: '',
        version: 1,
        updatedAt: now,
      },
    },
    defaultUsdRate,
  );
  return postings
    .map(({ number, title, facts: offered }) => ({
      number,
      title,
      score: matchOf(offered, facts, now).score ?? -1,
      rating: ratingOf(rated, number),
    }))
    .toSorted((a, b) => b.score - a.score);
}

test('STJ-02 the gold set has eight students and at least sixty postings', () => {
  expect(goldStudents).toHaveLength(8);
  expect(postings.length).toBeGreaterThanOrEqual(60);
});

test.each(goldStudents)(
  'STJ-02 $name finds first what a person would pick, and nothing that is not for them in the first ten',
  (student) => {
    const ranked = rank(student);
    const ratings = ranked.map(({ rating }) => rating);
    const gain = gainOf(ratings) / gainOf(ratings.toSorted((a, b) => b - a));
    // oxlint-disable-next-line no-console -- the figure is what one reads this run for
    console.info(`NDCG@10 ${gain.toFixed(3)}  ${student.name}`);
    expect(gain).toBeGreaterThanOrEqual(0.8);
    const wrong = ranked.slice(0, 10).filter(({ rating }) => rating === 0);
    expect(wrong).toEqual([]);
  },
);
