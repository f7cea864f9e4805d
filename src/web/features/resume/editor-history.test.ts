import { expect, test } from 'vitest';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import {
  addStep,
  endStep,
  mergePresent,
  redoStep,
  startHistory,
  undoStep,
} from './editor-history.ts';

test('RES-01 consecutive edits of one field form one undo step; another field or a pause starts the next', () => {
  let history = startHistory('');
  for (const text of ['a', 'ab', 'abc']) history = addStep(history, text, 'name');
  history = addStep(endStep(history), 'abcd', 'name');
  history = addStep(history, 'abcd!', 'mark');
  const seen: string[] = [];
  for (let n = 0; n < 4; n++) seen.push((history = undoStep(history)).present);
  expect(seen).toEqual(['abcd', 'abc', '', '']);
  for (let n = 0; n < 4; n++) history = redoStep(history);
  expect(history.present).toBe('abcd!');
});

test('RES-01 undo goes back fifty steps, and a new edit clears the redo steps', () => {
  let history = startHistory(0);
  for (let n = 1; n <= resumeLimits.undoSteps + 10; n++) history = addStep(history, n, null);
  expect(history.past).toHaveLength(resumeLimits.undoSteps);
  for (let n = 0; n < resumeLimits.undoSteps + 10; n++) history = undoStep(history);
  expect(history.present).toBe(10);
  history = addStep(history, -1, null);
  expect(redoStep(history).present).toBe(-1);
});

test('RES-01 a merge from elsewhere is no undo step, and survives undo and redo', () => {
  const mine = addStep(addStep(startHistory('a'), 'ab', null), 'abd', null);
  const history = mergePresent(undoStep(mine), 'ab and c', (step) => `${step} and c`);
  expect(undoStep(history).present).toBe('a and c');
  expect(redoStep(undoStep(history)).present).toBe('ab and c');
  expect(redoStep(history).present).toBe('abd and c');
});
