import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchDetails } from '#contract/match-details.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { MatchParts } from './match-parts.tsx';

const keys = 'none none-text salary unmeasured version'.split(' ');
const texts = [
  {
    match: {
      ...Object.fromEntries(keys.map((key) => [`parts.${key}`, `(${key})`])),
      'parts.pay': compile('Offered: {pay}') as unknown[],
      'parts.lpa': compile('{range} LPA') as unknown[],
    },
  },
];
const offered = (min: number, max: number) =>
  ({
    score: null,
    barrier: null,
    requirements: [],
    parts: [
      {
        part: 'salary',
        weight: 10,
        value: null,
        points: null,
        raise: null,
        evidence: { expected: null, min, max },
      },
    ],
  }) as unknown as MatchDetails;

test.each([
  [600_000, 800_000, 'Offered: ₹6 – ₹8 LPA'],
  [650_000, 650_000, 'Offered: ₹6.5 LPA'],
])('STJ-02 pay from %d to %d is said as on the cards: %j', (min, max, words) => {
  const page = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={texts}>
      <MatchParts match={offered(min, max)} isOwn />
    </TextsProvider>,
  );
  expect(page).toContain(words);
});
