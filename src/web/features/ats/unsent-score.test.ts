import { afterEach, expect, test } from 'vitest';
import { forgetUnsent, keepUnsent, readUnsent, type UnsentScore } from './unsent-score.ts';

const told = (name: string): UnsentScore => ({
  name,
  score: 70,
  formatting: 70,
  content: 70,
  version: 1,
  parts: [],
});

const names = () => readUnsent('u1').map(({ name }) => name);
const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

function keepInMemory() {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

afterEach(() => {
  kept.clear();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test('ATS-05 scores made offline are queued, oldest first', () => {
  keepInMemory();
  keepUnsent('u1', told('one'));
  keepUnsent('u1', told('two'));
  keepUnsent('u2', told('of somebody else'));
  expect(names()).toEqual(['one', 'two']);
  forgetUnsent('u1', told('one'));
  expect(names()).toEqual(['two']);
  forgetUnsent('u1', told('one'));
  forgetUnsent('u1', told('two'));
  expect([...kept.keys()]).toEqual(['firstrung-kept:u2:ats-score']);
});

test('ATS-05 unreadable data is an empty queue, and a single score a queue of one', () => {
  keepInMemory();
  for (const text of ['{', 'null', '[null, 3]']) {
    kept.set('firstrung-kept:u1:ats-score', text);
    expect(names()).toEqual([]);
  }
  kept.set('firstrung-kept:u1:ats-score', JSON.stringify(told('one')));
  expect(names()).toEqual(['one']);
});
