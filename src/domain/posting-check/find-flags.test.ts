import { expect, test } from 'vitest';
import { findFlags } from './find-flags.ts';
import { labelledTexts } from './labelled-texts.fixture.ts';
import { categories } from './rule.ts';

const styles = new Set(['class', 'gap', 'jargon']);
const hard = categories.filter((name) => !styles.has(name));

test.each([
  ['hard', hard, 0.9, 0.85],
  ['style', categories.filter((name) => styles.has(name)), 0.8, 0.75],
] as const)(
  'CO-03 %s categories of the labelled texts are found as precisely as required',
  (_name, among, precision, recall) => {
    let [right, wrong, missed] = [0, 0, 0];
    for (const [text, labels] of labelledTexts) {
      const wanted = labels.split(' ');
      const found = new Set(findFlags(text).map(({ category }) => category));
      for (const category of among) {
        const isWanted = wanted.includes(category);
        if (found.has(category) && isWanted) right++;
        else if (found.has(category)) wrong++;
        else if (isWanted) missed++;
      }
    }
    expect(right).toBeGreaterThan(30);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(precision);
    expect(right / (right + missed)).toBeGreaterThanOrEqual(recall);
  },
);

test('CO-03 every flag has its place, its words and at least one rewrite', () => {
  for (const [text] of labelledTexts)
    for (const flag of findFlags(text)) {
      expect(text.slice(flag.start, flag.end)).toBe(flag.words);
      expect(flag.rewrites.length).toBeGreaterThan(0);
    }
});

test.each([
  ['Male candidates only.', 'gender'],
  ['Age limit: 28 years.', 'age'],
  ['Candidates aged below 32.', 'age'],
  ['Aged 18 to 25 years.', 'age'],
  ['Unmarried candidates only.', 'marital'],
  ['Single applicants only.', 'marital'],
  ['Marital status: single', 'marital'],
  ['Married candidates only.', null],
  ['Marital status: married', null],
  ['No SC/ST.', 'caste'],
  ['HIV negative certificate is mandatory.', 'health'],
  ['Be a ninja.', null],
  ['We are a young team.', null],
])('CO-03 the law named for %j is %j', (text, law) => {
  expect(findFlags(text).map((flag) => flag.law)).toContain(law);
});

test.each(['Our whisky is aged 12 months.', 'Students aged 18 or over may apply.'])(
  'CO-03 %j sets no age limit',
  (text) => expect(findFlags(text)).toEqual([]),
);

test('CO-03 scripts, Markdown and letters that change length are only text', () => {
  const text = '<script>guys</script> **Female** candidates only İİ ninja';
  expect(findFlags(text).map(({ words }) => words)).toEqual([
    'guys',
    'Female** candidates only',
    'ninja',
  ]);
});

test('CO-03 a thousand words are checked within 50 ms', () => {
  const words = labelledTexts.map(([text]) => text).join(' ');
  const text = words.split(' ').slice(0, 1_000).join(' ');
  findFlags(text);
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    findFlags(text);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
