import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { publicPaths } from '#domain/site/public-paths.ts';
import { pageAudiences } from '#testing/page-audiences.ts';
import routes from './routes.ts';

function pagesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? pagesOf(children, here) : [here === '' ? '/' : here];
  });
}

test('SEC-01 every page has a row that says for whom', () => {
  expect(pagesOf(routes).toSorted()).toEqual(Object.keys(pageAudiences).toSorted());
});

test('SEC-01 a page that is kept for everyone is one that everybody may read', () => {
  const readers = publicPaths.map((path) => [path, pageAudiences[path]?.length]);
  expect(readers).toEqual(publicPaths.map((path) => [path, 4]));
});
