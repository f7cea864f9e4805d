import { expect, test } from 'vitest';
import { missingGroups } from './judge-answer.ts';

const isRight = (answer: string, ...accepted: string[]) =>
  missingGroups(answer, [accepted]).length === 0;

test.each(['5', '5.', 'It is 5, because…', '(5)', 'x=5', '2+3=5', '5 px', 'pages 1-5'])(
  'PRAC-02 ‘%s’ mentions 5',
  (answer) => expect(isRight(answer, '5')).toBe(true),
);

test.each(['3.5', '5.3', '5,000', '1,5', '15', '-5', 'x = -5', '−5', '(-5)', '5th'])(
  'PRAC-02 ‘%s’ does not mention 5',
  (answer) => expect(isRight(answer, '5')).toBe(false),
);

test('PRAC-02 a spelling is matched as whole words, whatever its case and hyphens', () => {
  expect(isRight('A Race-Condition.', 'race condition')).toBe(true);
  expect(isRight('3,750 rows', '3750', '3,750')).toBe(true);
  expect(isRight('traceable', 'race')).toBe(false);
});
