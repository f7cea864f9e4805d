import { expect, test } from 'vitest';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import {
  groupsOf,
  inStageOrder,
  mayMoveTo,
  sharedTargets,
  type Stage,
  adjacentStage,
  stageRanks,
  stagesOf,
  targetsOf,
} from './stage.ts';

const phone: Stage = { id: 'phone', name: 'Phone screen', type: 'under_review' };
const task: Stage = { id: 'task', name: 'Task', type: 'under_review' };
const panel: Stage = { id: 'panel', name: 'Panel', type: 'interview_scheduled' };
const letter: Stage = { id: 'letter', name: 'Letter signed', type: 'offer_made' };
const stages = [phone, task, panel, letter];

test('CO-05 stages are in the order of their statuses, and of one status in their own', () => {
  const placed = [letter, panel, task, phone].map((stage, at) => ({ ...stage, place: 9 - at }));
  expect(inStageOrder(placed)).toEqual([phone, task, panel, letter]);
  expect(inStageOrder(placed.toReversed())).toEqual([phone, task, panel, letter]);
});

test('CO-05 stages without a name are left out, and names differ whatever their case', () => {
  const typed = (...names: string[]) =>
    names.map((name) => ({ id: null, name, type: 'pending' as const }));
  expect(stagesOf(typed(' Phone ', ' '))).toEqual(typed('Phone'));
  expect(stagesOf([])).toEqual([]);
  expect(stagesOf(typed('Phone', 'phone'))).toBeNull();
});

test('CO-05 only a company moves between the stages of an open status', () => {
  for (const status of applicationStatuses) {
    const isOpen = ['pending', 'under_review', 'interview_scheduled', 'offer_made'];
    const [from, to] = [
      { status, stageId: null },
      { status, stageId: 'x' },
    ];
    expect(mayMoveTo(from, to, 'member').ok, status).toBe(isOpen.includes(status));
    for (const by of ['student', 'system'] as const)
      expect(mayMoveTo(from, to, by).ok, `${status} ${by}`).toBe(false);
    expect(mayMoveTo(to, to, 'member').ok, status).toBe(false);
  }
});

const labels = (at: Parameters<typeof targetsOf>[0]) =>
  targetsOf(at).map(({ to, stage }) => stage?.id ?? to);

test('CO-05 the menu has the other stages of a status and those of the next ones', () => {
  const at = (status: (typeof applicationStatuses)[number], stage: Stage | null) =>
    labels({ status, moves: movesOfCompany(status), stage, stages });
  expect(at('pending', null)).toEqual([
    'under_review',
    'phone',
    'task',
    'interview_scheduled',
    'panel',
    'offer_made',
    'rejected',
  ]);
  expect(at('under_review', phone).slice(0, 2)).toEqual(['under_review', 'task']);
  expect(at('offer_made', null)[0]).toBe('letter');
  expect(at('hired', null)).toEqual([]);
  expect(labels({ status: 'under_review', moves: [], stage: phone, stages })).toEqual([]);
});

test('CO-05 many applications share the stages of the same name, whatever their jobs', () => {
  const there = { status: 'pending' as const, moves: movesOfCompany('pending'), stage: null };
  const rows = [
    { ...there, id: 'a', stages: [phone, task] },
    { ...there, id: 'b', stages: [{ ...phone, id: 'other', name: 'PHONE screen' }] },
    { ...there, id: 'c', stages: [] },
  ];
  const shared = sharedTargets(rows, (_, to) => to === 'under_review');
  expect(
    shared.map(({ to, stage, able }) => [to, stage, able.map(({ id }) => id).join('')]),
  ).toEqual([
    ['under_review', null, 'abc'],
    ['under_review', 'Phone screen', 'ab'],
    ['under_review', 'Task', 'a'],
  ]);
});

test('CO-05 a status divides by the names of its stages, those without one first; too many empty ones are left out', () => {
  const many = Array.from({ length: 13 }, (_, at) => `Step ${at}`);
  const counts = [
    { stage: null, count: 4 },
    { stage: 'CALL', count: 2 },
    { stage: 'Call', count: 1 },
    { stage: 'Old', count: 1 },
  ];
  const text = (...args: Parameters<typeof groupsOf>) =>
    groupsOf(...args).map(({ name, total }) => `${name} ${total}`);
  expect(text(['Task', 'Call'], counts)).toEqual([' 4', 'Task 0', 'Call 3', 'Old 1']);
  expect(text(many, [{ stage: 'step 3', count: 1 }])).toEqual([' 0', 'Step 3 1']);
  expect(text([], [{ stage: null, count: 4 }])).toEqual([]);
  expect(text(['Task'], [])).toEqual([' 0', 'Task 0']);
});

test('CO-05 stages of one name have one place between their status and the next one', () => {
  const other = { ...task, id: 'other', name: 'TASK' };
  const ranks = stageRanks([phone, task, other, panel], applicationStatuses);
  const rank = (id: string) => ranks.get(id) ?? 0;
  const status = applicationStatuses.indexOf('under_review') + 1;
  expect(rank('phone')).toBeGreaterThan(status);
  expect(rank('task')).toBeGreaterThan(rank('phone'));
  expect(rank('other')).toBe(rank('task'));
  expect(rank('task')).toBeLessThan(status + 1);
  expect(rank('panel')).toBeGreaterThan(applicationStatuses.indexOf('interview_scheduled') + 1);
});

test('CO-05 the stage before or after a card’s own is one of its job, and none is before the first', () => {
  const at = (stage: Stage | null) => ({
    status: 'under_review' as const,
    moves: movesOfCompany('under_review'),
    stage,
    stages,
  });
  expect(adjacentStage(at(null), 1)).toBe(phone);
  expect(adjacentStage(at(phone), 1)).toBe(task);
  expect(adjacentStage(at(phone), -1)).toBeNull();
  expect(adjacentStage(at(null), -1)).toBeUndefined();
  expect(adjacentStage(at(task), 1)).toBeUndefined();
  expect(adjacentStage({ ...at(phone), moves: [] }, 1)).toBeUndefined();
});
