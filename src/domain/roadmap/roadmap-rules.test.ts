import { expect, test } from 'vitest';
import { comparePosting, compareSkills } from './compare-skills.ts';
import { planLevels } from './plan-levels.ts';
import { progressOf } from './progress-of.ts';
import { resolveSteps, type SavedStep } from './resolve-steps.ts';
import type { StepState } from './roadmap.ts';
import { successorsOf } from './successors-of.ts';

const saved = (step: string, state: StepState): SavedStep => ({
  ...{ step, state, evidence: null, rejected: null },
});
const statesOf = (map: Map<string, SavedStep>) =>
  Object.fromEntries([...map].map(([id, { state }]) => [id, state]));

test.each<[name: string, id: string, found: string[]]>([
  ['a current step is itself', 'a', ['a']],
  ['a renamed step', 'old', ['a']],
  ['a step renamed twice', 'older', ['a']],
  ['a split step', 'both', ['a', 'b']],
  ['an unknown step', 'nothing', []],
  ['a name that every object has', 'constructor', []],
  ['a circle', 'x', []],
])('PRAC-04 successors: %s', (_, id, found) => {
  const moved = { old: ['a'], older: ['old'], both: ['a', 'b'], x: ['y'], y: ['x'] };
  expect(successorsOf(id, new Set(['a', 'b']), moved)).toEqual(found);
});

test.each<[name: string, rows: SavedStep[], states: Record<string, StepState>]>([
  ['renamed', [saved('old', 'done')], { a: 'done' }],
  ['split', [saved('both', 'done')], { a: 'done', b: 'done' }],
  ['undone after a split', [saved('both', 'done'), saved('b', 'todo')], { a: 'done', b: 'todo' }],
  [
    'merged: the furthest counts',
    [saved('old', 'doing'), saved('both', 'done')],
    { a: 'done', b: 'done' },
  ],
  [
    'merged: order is irrelevant',
    [saved('both', 'done'), saved('old', 'doing')],
    { a: 'done', b: 'done' },
  ],
  ['removed for good', [saved('nothing', 'done')], {}],
])('PRAC-04 an edited roadmap keeps completions: %s', (_, rows, states) => {
  const moved = { old: ['a'], both: ['a', 'b'] };
  expect(statesOf(resolveSteps(rows, new Set(['a', 'b']), moved))).toEqual(states);
});

test.each<[states: StepState[], done: number, total: number, percent: number]>([
  [[], 0, 0, 0],
  [['todo', 'doing'], 0, 2, 0],
  [['done', 'done', 'todo'], 2, 3, 66],
  [['done', 'skipped'], 1, 1, 100],
  [['skipped', 'skipped'], 0, 0, 0],
  [[...Array.from({ length: 299 }, () => 'done' as const), 'todo'], 299, 300, 99],
])('PRAC-04 progress of %j', (states, done, total, percent) => {
  expect(progressOf(states)).toEqual({ done, total, percent });
});

const from = new Date('2026-11-23T00:00:00Z');
const level = (id: string, ...steps: [StepState, number][]) => ({
  id,
  steps: steps.map(([state, hours]) => ({ state, hours })),
});

test('PRAC-04 the plan adds level after level and leaves out done and skipped steps', () => {
  const levels = [
    level('one', ['done', 50], ['todo', 10], ['doing', 10]),
    level('two', ['skipped', 9], ['done', 9]),
    level('three', ['todo', 5]),
  ];
  expect(planLevels(levels, { from, hoursPerWeek: 10 })).toEqual([
    { id: 'one', hours: 20, endsAt: new Date('2026-12-07T00:00:00Z') },
    { id: 'two', hours: 0, endsAt: null },
    { id: 'three', hours: 5, endsAt: new Date('2026-12-10T12:00:00Z') },
  ]);
});

const lists = {
  test: ['CSS'],
  profile: ['js', 'css'],
  resume: ['Docker'],
  savedJobs: [['SQL'], ['Go', 'sql'], ['C']],
};

test.each<[name: string, skills: string[], result: ReturnType<typeof compareSkills>]>([
  [
    'on the profile, in another spelling',
    ['JavaScript', 'SQL'],
    { evidence: { kind: 'profile', skill: 'JavaScript' }, gap: null },
  ],
  ['in a passed test', ['CSS'], { evidence: { kind: 'test', skill: 'CSS' }, gap: null }],
  ['on the resume', ['Docker'], { evidence: { kind: 'resume', skill: 'Docker' }, gap: null }],
  [
    'a gap that two saved jobs share',
    ['SQL', 'JavaScript'],
    { evidence: null, gap: { skills: ['SQL'], savedJobs: 2, isAsked: false } },
  ],
  [
    'a gap of no saved job',
    ['Rust'],
    { evidence: null, gap: { skills: ['Rust'], savedJobs: 0, isAsked: false } },
  ],
])('PRAC-04 the main skill of a step: %s', (_, skills, result) => {
  expect(compareSkills(skills, lists)).toEqual(result);
});

test.each([
  ['resume', 'test'],
  ['profile', 'test'],
  ['test', undefined],
] as const)('PRAC-04 after rejecting %s, only stronger evidence is suggested', (rejected, kind) => {
  const { evidence, gap } = compareSkills(['CSS'], lists, rejected);
  expect([evidence?.kind, gap]).toEqual([kind, null]);
});

test('PRAC-04 nothing is a gap for a student who lists no skills', () => {
  const none = { test: [], profile: [], resume: [], savedJobs: [['SQL']] };
  expect(compareSkills(['SQL'], none)).toEqual({ evidence: null, gap: null });
});

test('PRAC-04 a step is marked if the posting asks for one of its missing skills', () => {
  const gapOf = (skills: string[]) => compareSkills(['SQL', 'CSS'], lists, null, skills).gap;
  expect(gapOf(['sql', 'Go'])?.isAsked).toBe(true);
  expect(gapOf(['CSS'])?.isAsked).toBe(false);
});

test('PRAC-04 compared with a posting, the topic opens that teaches most missing skills', () => {
  const topics = [
    { topic: 'web', skills: ['React', 'JavaScript', 'CSS'] },
    { topic: 'data', skills: ['SQL', 'postgres', 'R'] },
  ];
  const skills = ['JavaScript', 'React', 'SQL', 'PostgreSQL', 'Haskell'];
  expect(comparePosting(skills, lists, topics)).toEqual({
    missing: ['React', 'SQL', 'PostgreSQL', 'Haskell'],
    untaught: ['Haskell'],
    topic: 'data',
  });
  expect(comparePosting(['css'], lists, topics)).toEqual({
    missing: [],
    untaught: [],
    topic: null,
  });
});
