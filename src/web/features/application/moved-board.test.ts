import { expect, test } from 'vitest';
import type { ApplicationCard, BoardColumn } from '#contract/application-pipeline.ts';
import { movedBoard, placeOn } from './moved-board.ts';

const card = (id: string, day: number, status: ApplicationCard['status']): ApplicationCard => ({
  id,
  postingId: 'p',
  postingTitle: 'Baker',
  fullName: id,
  isBlind: false,
  status,
  appliedAt: new Date(Date.UTC(2026, 10, day)),
  version: 1,
  rating: null,
  match: null,
  notes: 0,
  messages: 0,
  stage: null,
  stages: [],
  moves: [],
  isOverdue: true,
});
const column = (
  status: BoardColumn['status'],
  items: ApplicationCard[],
  older: string | null = null,
): BoardColumn => ({ status, total: items.length + (older ? 5 : 0), groups: [], items, older });
const ids = (board: { columns: BoardColumn[] }) =>
  board.columns.map(({ total, items }) => [total, items.map(({ id }) => id).join('')]);

const a = card('a', 9, 'pending');

test('A11Y-05 a moved card is sorted into its new column by application date, and both counts change', () => {
  const board = {
    columns: [
      column('pending', [a, card('b', 8, 'pending')]),
      column('under_review', [card('c', 10, 'under_review'), card('d', 7, 'under_review')]),
    ],
  };
  const after = movedBoard(board, a, 'under_review');
  expect(ids(after)).toEqual([
    [1, 'b'],
    [3, 'cad'],
  ]);
  expect(after.columns[1]?.items[1]).toMatchObject({ status: 'under_review', version: 2 });
  expect(placeOn(after, 'a', 'under_review')).toEqual({ place: 2, total: 3 });
});

test('A11Y-05 a card beyond the loaded part of the column only changes the count', () => {
  const board = {
    columns: [column('pending', [a]), column('hired', [card('c', 10, 'hired')], 'cursor')],
  };
  const after = movedBoard(board, a, 'hired');
  expect(ids(after)).toEqual([
    [0, ''],
    [7, 'c'],
  ]);
  expect(placeOn(after, 'a', 'hired')).toEqual({ place: undefined, total: 7 });
});

test('CO-05 a card that changes only its stage keeps its place, and a refused change is taken back', () => {
  const stage = { id: 's', name: 'Phone screen', type: 'pending' as const };
  const board = { columns: [column('pending', [a, card('b', 8, 'pending')])] };
  const after = movedBoard(board, a, 'pending', stage);
  expect(ids(after)).toEqual([[2, 'ab']]);
  expect(after.columns[0]?.items[0]).toMatchObject({ stage, version: 2, isOverdue: true });
  expect(ids(movedBoard(after, a, 'pending'))).toEqual([[2, 'ab']]);
});

test('CO-05 a moved card changes the counts of its groups, and its place is counted in its group', () => {
  const phone = { id: 's', name: 'Phone screen', type: 'pending' as const };
  const other = { ...phone, id: 't', name: 'PHONE screen' };
  const groups = [
    { name: '', total: 2 },
    { name: 'Phone screen', total: 1 },
  ];
  const inPhone = { ...card('b', 8, 'pending'), stage: other };
  const board = {
    columns: [
      { ...column('pending', [card('c', 10, 'pending'), a, inPhone]), groups },
      column('hired', []),
    ],
  };
  const totals = (of: typeof board) => of.columns.map((each) => each.groups.map((g) => g.total));
  const after = movedBoard(board, a, 'pending', phone);
  expect(totals(after)).toEqual([[1, 2], []]);
  expect(placeOn(after, 'b', 'pending', other)).toEqual({ place: 2, total: 2 });
  expect(totals(movedBoard(after, inPhone, 'hired'))).toEqual([[1, 1], []]);
  const task = { id: 'u', name: 'Task', type: 'pending' as const };
  const added = movedBoard(board, a, 'pending', task).columns[0]?.groups;
  expect(added?.map(({ name, total }) => `${name} ${total}`)).toEqual([
    ' 1',
    'Phone screen 1',
    'Task 1',
  ]);
  const first = movedBoard(
    { columns: [column('pending', [a, card('c', 7, 'pending')])] },
    a,
    'pending',
    task,
  );
  expect(first.columns[0]?.groups.map(({ total }) => total)).toEqual([1, 1]);
});
