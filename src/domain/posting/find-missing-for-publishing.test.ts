import { expect, test } from 'vitest';
import { findMissingForPublishing } from './find-missing-for-publishing.ts';
import { changedFields, emptyContent, type PostingContent } from './posting-content.ts';
import { findPostingProblems } from './posting-fields.ts';

const now = new Date('2026-11-21T10:00:00Z');
const complete: PostingContent = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
};
const question = { id: '1', kind: 'text' as const, text: 'Why?', required: true, options: [] };

test('CO-02 an empty draft can be saved, and lacks what CAR-01 requires for publishing, in form order', () => {
  expect(findPostingProblems(emptyContent)).toEqual({});
  expect(findMissingForPublishing(emptyContent, null, now).map(({ field }) => field)).toEqual([
    'title',
    'primaryRole',
    'duration',
    'skills',
    'description',
  ]);
  expect(findMissingForPublishing(complete, null, now)).toEqual([]);
});

test.each<[string, Partial<PostingContent>, unknown]>([
  ['a blank title', { title: '  ' }, [{ field: 'title', reason: 'MISSING' }]],
  ['only a minimum salary', { salaryMin: 1 }, [{ field: 'salaryMax', reason: 'SALARY_HALF' }]],
  ['only a maximum salary', { salaryMax: 1 }, [{ field: 'salaryMin', reason: 'SALARY_HALF' }]],
  ['a question', { questions: [question] }, []],
  [
    'a question without text',
    { questions: [{ ...question, text: ' ' }] },
    [{ field: 'questions', reason: 'QUESTION_UNFINISHED' }],
  ],
  [
    'a choice with duplicate options',
    { questions: [{ ...question, kind: 'choice', options: ['a', ' a'] }] },
    [{ field: 'questions', reason: 'QUESTION_UNFINISHED' }],
  ],
  [
    'a choice of two options',
    { questions: [{ ...question, kind: 'choice', options: ['a', 'b'] }] },
    [],
  ],
])('CO-02 %s: the publish check lists what is missing', (_name, change, missing) => {
  expect(findMissingForPublishing({ ...complete, ...change }, null, now)).toEqual(missing);
});

test('CO-02 a deadline that has ended is listed, and one that has not is fine', () => {
  const missing = (end: number) =>
    findMissingForPublishing(complete, new Date(now.getTime() + end), now);
  expect(missing(0)).toEqual([{ field: 'deadline', reason: 'DEADLINE_PAST' }]);
  expect(missing(1)).toEqual([]);
});

test.each<[string, Partial<PostingContent>, unknown]>([
  ['a reversed salary range', { salaryMin: 2, salaryMax: 1 }, { salaryMax: 'SALARY_RANGE' }],
  ['a reversed year range', { batchFrom: 2028, batchTo: 2027 }, { batchTo: 'BATCH_RANGE' }],
  ['a single year', { batchFrom: 2027, batchTo: 2027 }, {}],
  ['an open year range', { batchFrom: 2027 }, {}],
  ['an address without an @', { contactEmail: 'mara' }, { contactEmail: 'EMAIL_INVALID' }],
  ['51 skills', { skills: Array.from({ length: 51 }, String) }, { skills: 'TEXT_TOO_LONG' }],
  ['an equal range', { salaryMin: 2, salaryMax: 2 }, {}],
  ['a title of 200 characters', { title: 'x'.repeat(200) }, {}],
  ['a title of 201 characters', { title: 'x'.repeat(201) }, { title: 'TEXT_TOO_LONG' }],
  [
    'an option of 101 characters',
    { questions: [{ ...question, options: ['x'.repeat(101)] }] },
    { questions: 'TEXT_TOO_LONG' },
  ],
])('CO-02 %s: the problems that prevent saving are listed', (_name, change, problems) => {
  expect(findPostingProblems({ ...complete, ...change })).toEqual(problems);
});

test('CO-02 the fields that someone else changed are listed', () => {
  expect(
    changedFields(complete, { ...complete, skills: ['Bread', 'Cake'], title: 'Cook' }),
  ).toEqual(['title', 'skills']);
  expect(changedFields(complete, { ...complete })).toEqual([]);
});
