import { expect, test } from 'vitest';
import { baseForm } from './fill-rewrite.ts';

test.each([
  ['is', 'are'],
  ['has', 'have'],
  ['codes', 'code'],
  ['carries', 'carry'],
  ['lies', 'lie'],
  ['teaches', 'teach'],
  ['processes', 'process'],
  ['focuses', 'focus'],
  ['uses', 'use'],
  ['goes', 'go'],
])('CO-03 after ‘you’, %j becomes %j', (verb, base) => expect(baseForm(verb)).toBe(base));
