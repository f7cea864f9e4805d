import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchDetails } from '#contract/match-details.ts';
import { createTexts } from '#server/texts/texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { MatchParts } from './match-parts.tsx';

const texts = createTexts().pick('en', ['match', 'common']);
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
  [600_000, 800_000, 'Offered: ₹6,00,000 to ₹8,00,000 a year'],
  [600_000, 600_000, 'Offered: ₹6,00,000 a year'],
])('STJ-02 pay from %d to %d is said as %j', (min, max, words) => {
  const page = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={[texts]}>
      <MatchParts match={offered(min, max)} isOwn />
    </TextsProvider>,
  );
  expect(page).toContain(words);
});
