import { expect, test } from 'vitest';
import { addRecent, readRecent, recentKey } from './recent-places.ts';

function storageOf(text?: string): Storage {
  const kept = new Map(text === undefined ? [] : [[recentKey, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

test('UX-05 the latest place stands first, each once, six of them', () => {
  const storage = storageOf();
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) {
    addRecent(storage, { name: `N${n}`, detail: '', to: `/p/${n}` });
  }
  expect(readRecent(storage).map(({ name }) => name)).toEqual(['N3', 'N7', 'N6', 'N5', 'N4', 'N2']);
});

test.each([
  'x',
  '{}',
  '[1,null,{"name":"A"}]',
  '[{"name":"A","detail":"","to":"https://evil.test"}]',
  '[{"name":"A","detail":"","to":"//evil.test"}]',
])('UX-05 a browser that holds %s counts as having been nowhere', (text) => {
  expect(readRecent(storageOf(text))).toEqual([]);
});
