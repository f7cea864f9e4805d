import { expect, test } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

test('JOBS-01 an excerpt separates list items, and has no dot after the heading of a list', () => {
  const text = '## What you do\n- Answer questions\n- Write tests.\n\n## What you bring\n- Care';
  expect(excerptOf(text, [])).toBe(
    'What you do: Answer questions · Write tests. What you bring: Care',
  );
});

test('JOBS-01 an excerpt of a long text is around its first match', () => {
  const text = `${'Before. '.repeat(40)}We bake. ${'Between. '.repeat(40)}You bring flour.`;
  const excerpt = excerptOf(text, ['flour', 'bake']);
  expect(excerpt).toMatch(/^….*bake.*…$/u);
  expect(excerpt).not.toContain('flour');
});
