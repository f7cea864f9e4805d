import { expect, test } from 'vitest';
import { levelOf, oldestAccepted } from './accepted-test.ts';
import { askQuestions } from './ask-questions.ts';
import type { AssessmentContent, AssessmentItem } from './assessment.ts';
import { findAssessmentProblems, isSameProblem } from './find-assessment-problems.ts';
import { agreementOf, meanOf } from './review.ts';
import { deadlineWith, endOfSitting, sectionAt, windowsOf } from './sitting-clock.ts';
import { totalOf } from './total-of.ts';

const choice = (id: string): AssessmentItem => ({
  id,
  kind: 'choice',
  skills: ['HTTP'],
  prompt: `What is ${id}?`,
  options: ['right', 'wrong', 'neither'],
});
const contentOf = (items: AssessmentItem[], draw: number | null = null): AssessmentContent => ({
  title: 'Screen',
  purpose: '',
  tries: 1,
  reviewers: 2,
  sections: [{ title: '', minutes: 10, draw, items }],
});
const ten = Array.from({ length: 10 }, (_, at) => choice(`item ${at}`));
const none = () => undefined;

test.each<[string, Partial<AssessmentItem>]>([
  ['prompt', { prompt: ' ' }],
  ['skill', { skills: [''] }],
  ['options', { options: ['right'] } as Partial<AssessmentItem>],
  ['options', { options: ['right', 'right '] } as Partial<AssessmentItem>],
  ['options', { options: ['right', ''] } as Partial<AssessmentItem>],
])('CO-07 a question with the problem ‘%s’ can’t be saved', (problem, changes) => {
  const item = { ...choice('one'), ...changes } as AssessmentItem;
  expect(findAssessmentProblems(contentOf([choice('zero'), item]))).toEqual([
    { problem, itemId: 'one', section: 0 },
  ]);
});

test('CO-07 the problem of a question stays the same when a section before it is removed', () => {
  const [first] = contentOf([choice('zero')]).sections;
  const [second] = contentOf([{ ...choice('one'), skills: [] }]).sections;
  if (!first || !second) throw new Error('no section');
  const sections = [first, second].map((each) => ({ ...each, title: 'Part' }));
  const found = findAssessmentProblems({ ...contentOf([]), sections });
  const left = findAssessmentProblems({ ...contentOf([]), sections: sections.slice(1) });
  expect(found.map(({ section }) => section)).toEqual([1]);
  expect(left.filter((each) => found.some((before) => isSameProblem(before, each)))).toEqual(left);
  const untitled = { problem: 'section-title', itemId: null } as const;
  expect(isSameProblem({ ...untitled, section: 0 }, { ...untitled, section: 1 })).toBe(false);
});

test('CO-07 an assessment needs a title, a question in each section, and no more draws than questions', () => {
  const whole = contentOf(ten);
  const problemsOf = (content: AssessmentContent) =>
    findAssessmentProblems(content).map(({ problem }) => problem);
  expect(problemsOf(whole)).toEqual([]);
  expect(problemsOf({ ...whole, title: ' ' })).toEqual(['title']);
  expect(problemsOf(contentOf([]))).toEqual(['no-items']);
  expect(problemsOf(contentOf(ten, 11))).toEqual(['draw']);
  expect(problemsOf(contentOf([choice('one'), choice('one')]))).toEqual(['same-id']);
  const [section] = whole.sections.map((each) => ({ ...each, title: 'Timed' }));
  if (!section) throw new Error('no section');
  const open = { title: 'Open', minutes: null, draw: null, items: [choice('another')] };
  expect(problemsOf({ ...whole, sections: [section, open] })).toEqual(['minutes']);
  expect(problemsOf({ ...whole, sections: [{ ...section, minutes: 0 }] })).toEqual([
    'minutes-range',
  ]);
});

test('CO-07 everything wrong in an assessment is found at once, in the order of the form', () => {
  const empty = { ...choice('one'), prompt: '', options: ['', ''], skills: [''] } as AssessmentItem;
  const { sections } = contentOf([empty, choice('two')]);
  const found = findAssessmentProblems({
    ...contentOf([]),
    title: '',
    sections: [...sections, ...contentOf([]).sections],
  });
  expect(found.map(({ problem, itemId, section }) => [problem, itemId, section])).toEqual([
    ['title', null, null],
    ['section-title', null, 0],
    ['prompt', 'one', 0],
    ['options', 'one', 0],
    ['skill', 'one', 0],
    ['section-title', null, 1],
    ['no-items', null, 1],
  ]);
});

test('CO-07 a draw is the same for the same seed, in the author’s order, and differs between candidates', () => {
  const content = contentOf(ten, 4);
  const promptsOf = (seed: number) =>
    askQuestions(content, seed, none).map((each) =>
      each.kind === 'keyed' ? each.asked.made.prompt : '',
    );
  expect(promptsOf(7)).toEqual(promptsOf(7));
  const draws = Array.from({ length: 300 }, (_, seed) => promptsOf(seed));
  for (const draw of draws) {
    expect(new Set(draw).size).toBe(4);
    expect(draw).toEqual(draw.toSorted());
  }
  const times = ten.map(
    (item) =>
      draws.flat().filter((prompt) => item.kind !== 'bank' && prompt === item.prompt).length,
  );
  expect(Math.min(...times)).toBeGreaterThan(80);
  expect(Math.max(...times)).toBeLessThan(160);
});

const startsAt = new Date('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

test('CO-07 a section ends when the student goes on, and at the latest when its time is over', () => {
  const times = { startsAt, minutes: [10, 20], deadline: at(1), timeFactor: 1, advanced: [] };
  expect(endOfSitting(times)).toEqual(at(30));
  expect(sectionAt(times, at(9))?.at).toBe(0);
  expect(sectionAt(times, at(10))?.at).toBe(1);
  expect(sectionAt(times, at(30))).toBeNull();
  expect(sectionAt(times, at(-1))).toBeNull();
  const early = { ...times, advanced: [at(4).getTime()] };
  expect(windowsOf(early)[1]).toEqual({ startsAt: at(4), endsAt: at(24) });
  // A forged later moment gains nothing.
  expect(endOfSitting({ ...times, advanced: [at(25).getTime()] })).toEqual(at(30));
  expect(endOfSitting({ ...times, timeFactor: 1.5 })).toEqual(at(45));
});

test('CO-07 a kit is open until its deadline, which extra time moves by the days that were given', () => {
  const kit = { startsAt, minutes: [null], deadline: at(600), timeFactor: 1, advanced: [] };
  expect(sectionAt(kit, at(599))?.at).toBe(0);
  expect(sectionAt(kit, at(600))).toBeNull();
  expect(endOfSitting(kit)).toEqual(at(600));
  const invited = { createdAt: at(0), expiresAt: at(600), timeFactor: 1 };
  const longer = deadlineWith(invited, 1.5);
  expect(longer).toEqual(at(900));
  expect(deadlineWith({ ...invited, expiresAt: longer, timeFactor: 1.5 }, 1)).toEqual(at(600));
});

test('CO-07 kappa is 1 for full agreement, 0 for chance, and unknown where all scores are alike', () => {
  expect(agreementOf([])).toEqual({ compared: 0, same: 0, kappa: null });
  expect(
    agreementOf([
      [4, 4],
      [1, 1],
      [null, null],
    ]).kappa,
  ).toBe(1);
  expect(
    agreementOf([
      [3, 3],
      [3, 3],
    ]).kappa,
  ).toBeNull();
  expect(
    agreementOf([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]).kappa,
  ).toBe(0);
  // Cohen (1960), hand computed: 0.7 observed, 0.5 by chance.
  const pairs = [
    ...Array.from({ length: 20 }, () => [1, 1] as const),
    ...Array.from({ length: 5 }, () => [1, 2] as const),
    ...Array.from({ length: 10 }, () => [2, 1] as const),
    ...Array.from({ length: 15 }, () => [2, 2] as const),
  ];
  expect(agreementOf(pairs).kappa).toBeCloseTo(0.4, 6);
});

test('CO-07 ‘not enough information’ is no low score, and an empty answer is one', () => {
  const keyed = { place: 0, kind: 'keyed' as const, answer: 'x', isRight: true };
  const open = { place: 1, kind: 'open' as const, answer: 'I did.', isRight: null };
  const review = (score: number | null) => ({
    scores: [{ place: 1, criterion: 'A', score, quotes: [], note: '' }],
  });
  expect(meanOf([{ score: 4 }, { score: null }])).toBe(100);
  expect(meanOf([{ score: null }])).toBeNull();
  const total = (reviews: ReturnType<typeof review>[], answers = [keyed, open]) =>
    totalOf(answers, reviews, 2);
  expect(total([review(null), review(null)])).toEqual({
    score: 100,
    counted: 1,
    questions: 2,
    isComplete: true,
  });
  expect(total([review(1), review(1)]).score).toBe(50);
  expect(total([review(4)])).toMatchObject({ score: 100, isComplete: false });
  expect(total([], [keyed, { ...open, answer: ' ' }])).toMatchObject({
    score: 50,
    isComplete: true,
  });
  expect(total([], [{ ...keyed, isRight: false }, open])).toMatchObject({ isComplete: false });
});

test('CO-07 a level follows from the score, and an accepted test from its age', () => {
  expect([59, 60, 79, 80, 99, 100].map(levelOf)).toEqual([null, 1, 1, 2, 2, 3]);
  const now = new Date('2026-08-31T10:00:00Z');
  expect(oldestAccepted(now, 6).toISOString()).toBe('2026-02-28T10:00:00.000Z');
});
