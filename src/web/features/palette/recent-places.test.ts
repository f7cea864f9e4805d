// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { addRecent, readRecent, recentKey } from './recent-places.ts';

beforeEach(() => localStorage.clear());

test('UX-05 recent places are unique, newest first, at most six', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) {
    addRecent('a', { name: `N${n}`, detail: '', to: `/p/${n}` });
  }
  expect(readRecent('a').map(({ name }) => name)).toEqual(['N3', 'N7', 'N6', 'N5', 'N4', 'N2']);
});

test('UX-05 two places of one name are two places', () => {
  const places = ['/p/2', '/p/1'].map((to) => ({ name: 'Asha Rao', detail: '', to }));
  for (const place of places.toReversed()) addRecent('a', place);
  expect(readRecent('a')).toEqual(places);
});

test('UX-05 the next user of the same browser sees no recent places of the previous one', () => {
  const place = (name: string) => ({ name, detail: '', to: '/p' });
  addRecent('a', place('Of the first'));
  expect(readRecent('b')).toEqual([]);
  addRecent('b', place('Of the second'));
  expect(readRecent('b')).toEqual([place('Of the second')]);
  expect(readRecent('a')).toEqual([]);
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
  localStorage.setItem(recentKey, text);
  expect(readRecent('a')).toEqual([]);
});
