import { expect, test } from 'vitest';
import { cardSkillsOf } from './card-skills.ts';

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 4, 0],
  [5, 4, 1],
  [12, 4, 8],
])('CAR-03 of %i skills a card shows %i and +%i more', (count, shown, more) => {
  const skills = Array.from({ length: count }, (_, i) => `skill ${i}`);
  expect(cardSkillsOf(skills)).toEqual({ shown: skills.slice(0, shown), more });
});
