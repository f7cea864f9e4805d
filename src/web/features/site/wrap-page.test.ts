import { expect, test } from 'vitest';
import { pageOfStories, wrapPage } from './wrap-page.ts';

test.each([
  [0, 3, 3],
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 1],
  [-2, 3, 1],
  [7, 3, 1],
  [2, 1, 1],
  [0, 0, 1],
])('SITE-05 page %i of %i is page %i: the first follows the last', (page, pages, shown) => {
  expect(wrapPage(page, pages)).toBe(shown);
});

test('SITE-05 stories come three per page, the rest on the last, and both ends wrap around', () => {
  const stories = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(pageOfStories(stories, 1)).toEqual({
    page: 1,
    pages: 3,
    previous: 3,
    next: 2,
    shown: ['a', 'b', 'c'],
  });
  expect(pageOfStories(stories, 3)).toEqual({
    page: 3,
    pages: 3,
    previous: 2,
    next: 1,
    shown: ['g'],
  });
});

test.each([0, 4, -1, 1.5, Number.NaN])('SITE-05 a nonexistent page %f gives the first', (page) => {
  expect(pageOfStories(['a', 'b', 'c', 'd'], page).page).toBe(1);
});

test('SITE-05 no stories make one empty page', () => {
  expect(pageOfStories([], 2)).toEqual({ page: 1, pages: 1, previous: 1, next: 1, shown: [] });
});
