import { expect, test } from 'vitest';
import { findRequirements } from './find-requirements.ts';

const itemsOf = (...lines: string[]) =>
  findRequirements(lines.join('\n'))
    .filter(({ type }) => type !== 'role')
    .map(({ text }) => text);

test.each([
  'Work closely with marketing, sales and product management to launch apps in Kotlin',
  'In partnership with marketing and sales, you write Kotlin',
  'Collaborate with human resources on Kotlin',
  'Maintain relationships between sales and procurement using Kotlin',
  'Sit alongside marketing and write Kotlin',
])('ATS-04 whom the applicant works with is no keyword: %s', (line) => {
  const items = itemsOf(`- ${line}`);
  for (const no of ['marketing', 'sales', 'product management', 'procurement', 'human resources'])
    expect(items).not.toContain(no);
});

test.each([
  ['- Marketing and sales for a farm shop', ['Marketing', 'sales']],
  ['- Work closely with designers in Kotlin', ['Kotlin']],
  ['- Collaborate with sales.\n- Forecast sales', ['sales']],
])('ATS-04 what the applicant does still is: %s', (line, items) => {
  expect(itemsOf(line)).toEqual(expect.arrayContaining(items));
});
