import { expect, test } from 'vitest';
import { addRecent, readRecent, recentKey } from './recent-places.ts';

function storageOf(text?: string): Storage {
  const kept = new Map(text === undefined ? [] : [[recentKey, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

test('UX-05 recent places are unique, newest first, at most six', () => {
  const storage = storageOf();
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) {
    addRecent(storage, 'a', { name: `N${n}`, detail: '', to: `/p/${n}` });
  }
  expect(readRecent(storage, 'a').map(({ name }) => name)).toEqual([
    'N3',
    'N7',
    'N6',
    'N5',
    'N4',
    'N2',
  ]);
});

test('UX-05 the next user of the same browser sees no recent places of the previous one', () => {
  const storage = storageOf();
  const place = (name: string) => ({ name, detail: '', to: '/p' });
  addRecent(storage, 'a', place('Of the first'));
  expect(readRecent(storage, 'b')).toEqual([]);
  addRecent(storage, 'b', place('Of the second'));
  expect(readRecent(storage, 'b')).toEqual([place('Of the second')]);
  expect(readRecent(storage, 'a')).toEqual([]);
});

test.each([
  'x',
  '{}',
  'null',
  '[{"name":"A","detail":"","to":"/p"}]',
  '{"userId":"a","places":"x"}',
  '{"userId":"a","places":[1,null,{"name":"A"}]}',
  '{"userId":"a","places":[{"name":"A","detail":"","to":"https://evil.test"}]}',
  '{"userId":"a","places":[{"name":"A","detail":"","to":"//evil.test"}]}',
])('UX-05 a browser with %s in storage has no recent places', (text) => {
  expect(readRecent(storageOf(text), 'a')).toEqual([]);
});
