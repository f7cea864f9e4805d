import { expect, test } from 'vitest';
import { hasNumber, hasResult } from './has-result.ts';

test.each([
  ['Trained 40 volunteers', true],
  ['Rated 4.8 by guests', true],
  ['Moved to HTML5, C++17 and Python 3.11', false],
  ['Upgraded to v1.2.3 in 2024', false],
])('ATS-03 whether %j has a number that measures something: %j', (line, has) => {
  expect(hasNumber(line)).toBe(has);
});

test.each(['中', '1', 'a', 'a.', '1.', '1,'])(
  'ATS-03 a line of %j without spaces, however long, is judged in time',
  (part) => {
    const start = performance.now();
    hasResult(part.repeat(40_000 / part.length));
    expect(performance.now() - start).toBeLessThan(400);
  },
);
