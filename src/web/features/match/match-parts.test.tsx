import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchDetails } from '#contract/match-details.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { MatchParts } from './match-parts.tsx';

const keys = 'none none-text salary unmeasured version pay one-pay'.split(' ');
const texts = [{ match: Object.fromEntries(keys.map((key) => [`parts.${key}`, `(${key})`])) }];
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
  [600_000, 800_000, '(pay)'],
  [600_000, 600_000, '(one-pay)'],
])('STJ-02 pay from %d to %d is said as %j', (min, max, words) => {
  const page = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={texts}>
      <MatchParts match={offered(min, max)} isOwn />
    </TextsProvider>,
  );
  expect(page).toContain(words);
});
