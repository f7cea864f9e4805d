import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
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
