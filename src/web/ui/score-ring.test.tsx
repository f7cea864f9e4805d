import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScoreRing } from './score-ring.tsx';
import { scoreTone, wholeScore } from './score-tone.ts';

it.each([
  [82.4, 82],
  [99.5, 100],
  [-3, 0],
  [140, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('A11Y-10 a score of %d is shown as %d', (value, shown) => {
  expect(wholeScore(value)).toBe(shown);
});

it.each([
  [100, 'success'],
  [80, 'success'],
  [79.4, 'info'],
  [60, 'info'],
  [59, 'warning'],
  [40, 'warning'],
  [39, 'danger'],
  [0, 'danger'],
] as const)('A11Y-10 a score of %d has the tone %s', (value, tone) => {
  expect(scoreTone(value)).toBe(tone);
});

it('A11Y-10 the ring is a labelled image with number, label and a link to the reasons, without a style attribute', () => {
  const html = renderToStaticMarkup(
    <ScoreRing value={64} label="Match 64 of 100" word="Good match" why="4 of 6 skills" />,
  );
  expect(html).toContain('role="img" aria-label="Match 64 of 100"');
  expect(html).toContain('stroke-dasharray="64 100"');
  expect(html).toMatch(/>64<.*Good match.*4 of 6 skills/);
  expect(html).not.toContain('style=');
});

it('A11Y-10 a score of zero draws no arc, not even a dot', () => {
  expect(
    renderToStaticMarkup(<ScoreRing value={0} label="Match 0 of 100" word="Low" />),
  ).not.toContain('stroke-dasharray');
});
