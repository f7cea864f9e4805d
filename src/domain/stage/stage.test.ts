import { expect, test } from 'vitest';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { movesOfCompany } from '#domain/application/may-move-application.ts';
import { mayMoveTo, sharedTargets, type Stage, stagesOf, targetsOf } from './stage.ts';

const phone: Stage = { id: 'phone', name: 'Phone screen', type: 'under_review' };
const task: Stage = { id: 'task', name: 'Task', type: 'under_review' };
const panel: Stage = { id: 'panel', name: 'Panel', type: 'interview_scheduled' };
const letter: Stage = { id: 'letter', name: 'Letter signed', type: 'offer_made' };
const stages = [phone, task, panel, letter];

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
