import { expect, test } from 'vitest';
import { checkPosting, findUnlawful, scoreParts } from './check-posting.ts';

const sentence = 'You help our team plan routes and talk to drivers each day.';
const posting = {
  title: 'Route planner',
  primaryRole: 'Planner',
  department: '',
  location: 'Pune, India',
  duration: 'Full-time',
  description: Array.from({ length: 12 }, () => sentence).join(' '),
  responsibilities: '',
  requirements: '- Clear English\n- A driving licence',
  niceToHave: '',
  practiceQuestions: '',
  questions: [],
  workplace: 'onsite' as const,
  salaryMin: 1,
  salaryMax: 2,
  skills: ['Planning'],
};

test('CO-03 a complete posting in plain words scores 100, the sum of its parts', () => {
  expect(checkPosting(posting)).toMatchObject({ score: 100, flags: [], parts: scoreParts });
});

test.each([
  [{ salaryMax: null }, 15],
  [{ location: ' ' }, 10],
  [{ location: '', workplace: 'remote' as const }, 0],
  [{ requirements: '', skills: [] }, 10],
  [{ skills: ['1', '2', '3', '4', '5', '6', '7'] }, 0],
  [{ skills: ['1', '2', '3', '4', '5', '6', '7', '8'] }, 1],
  [{ title: 'Planner (male candidates only)' }, 20],
  [{ title: 'Planning ninja' }, 6],
  [{ niceToHave: 'Wear many hats.' }, 3],
])('CO-03 with %j the score falls by %d', (change, points) => {
  expect(checkPosting({ ...posting, ...change }).score).toBe(100 - points);
});

test('CO-03 the gain of a fix is what the score rises by', () => {
  const changed = { ...posting, title: 'Planning ninja', niceToHave: 'Wear many hats.' };
  const { score, flags } = checkPosting(changed);
  expect(flags.map(({ field, gain }) => [field, gain])).toEqual([
    ['title', 6],
    ['niceToHave', 3],
  ]);
  expect(checkPosting({ ...changed, title: posting.title }).score).toBe(score + 6);
});

test('CO-03 questions to applicants are checked too', () => {
  const fieldsOf = (text: string, option: string) =>
    findUnlawful({ ...posting, questions: [{ text, options: [option] }] }).map(
      ({ field }) => field,
    );
  expect(fieldsOf('What is your marital status: single?', 'Yes')).toContain('questions');
  expect(fieldsOf('Who are you?', 'Female candidates only')).toContain('questions');
  expect(fieldsOf('Who are you?', 'A planner')).toEqual([]);
});
