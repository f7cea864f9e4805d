import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';

const titles = [
  'Graduate Trainee, Batch 2024-25',
  'COVID-19 Tester',
  '24/7 Support',
  'Engineer, 5-7 years',
  'B.Tech/B.E. Trainee',
  'SDE-2',
  'Level-3 Support',
  'A/B Tester',
  '5G/4G Engineer',
  'SW/FW Engineer II',
  'UI/UX Designer',
  '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region',
  'Solution Architect - PubSec - SLED/NGO',
  'Rechnungsprüfer:in (m/w/d)',
  'R&D Engineer',
  'Co-op Student',
  '.NET 6 Developer',
  'Women’s Coach',
  'मैनेजर',
];

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const company = await world.company({ name: 'Night/Day 24-7' });
  for (const title of titles)
    await world.posting(company, { title, skills: ['CI/CD', 'ISO-9001'] });
});
afterAll(() => world?.[Symbol.asyncDispose]());

const found = async (q: string) =>
  (await world.call().search.list({ q })).items.map(({ title }) => title);

test.each(titles)('JOBS-01 a posting is found by its own title: %s', async (title) => {
  expect(await found(title)).toContain(title);
  expect(await found(`"${title}"`)).toContain(title);
});

test.each(['ISO-9001', 'iso 9001', '9001', 'CI/CD', 'Night/Day', 'day 24 7'])(
  'JOBS-01 words of skills and companies are found with any separators: %s',
  async (words) => {
    expect(await found(words)).toHaveLength(titles.length);
  },
);
