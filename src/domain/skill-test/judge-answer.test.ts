import { expect, test } from 'vitest';
import { isGuessList, missingGroups } from './judge-answer.ts';

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

const number = [['404']];
test.each([
  ['404', number],
  ['It is 404.', number],
  ['400 + 4 = 404', number],
  ['3,750 rows', [['3750', '3,750']]],
  ['race condition', [['race condition']]],
  ['It is called a race condition', [['race condition']]],
  ['commit and rollback', [['commit'], ['rollback']]],
  ['commit, rollback', [['commit'], ['rollback']]],
  ['80, 443', [['80'], ['443']]],
  ['insert or ignore', [['insert or ignore']]],
  ['kubectl rollout undo deployment/web', [['rollout'], ['undo']]],
  ['10:45', [['10:45']]],
])('PRAC-02 ‘%s’ is one answer', (answer, accepted) =>
  expect(isGuessList(answer, accepted)).toBe(false),
);

test.each([
  ['404, 500', number],
  ['404 500', number],
  ['404 or 500', number],
  ['200 201 301 302 404', number],
  ['x = 200 404', number],
  ['deadlock, race condition', [['race condition']]],
  ['deadlock; race condition', [['race condition']]],
  ['deadlock or race condition', [['race condition']]],
  ['deadlock / race condition', [['race condition']]],
  ['deadlock\nrace condition', [['race condition']]],
  ['begin, commit, rollback', [['commit'], ['rollback']]],
  ['a b c d e f g h i j k l race', [['race']]],
  [`race ${'x'.repeat(120)}`, [['race']]],
])('PRAC-02 ‘%s’ is a list of guesses', (answer, accepted) =>
  expect(isGuessList(answer, accepted)).toBe(true),
);
