import { expect, test } from 'vitest';
import { meaningAt } from './meanings-in.ts';
import { longestSpelling, spell, spellings, tokensOf } from './spellings.ts';

test('JOBS-01 a spelling of many words is found as one', () => {
  const long = [...spellings].filter(([name]) => name.split(' ').length === longestSpelling);
  expect(long).not.toEqual([]);
  for (const [name, meaning] of long) {
    const tokens = tokensOf(`${name} wanted`);
    expect(
      tokens
        .slice(0, -1)
        .map(({ text }) => spell(text))
        .join(' '),
    ).toBe(name);
    expect(meaningAt(tokens, 0)).toEqual({ meaning, length: longestSpelling });
  }
});
