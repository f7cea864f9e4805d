import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PageContext } from '#contract/page-context.ts';
import { pageContext } from './page-context.ts';
import { pageLoader } from './page.ts';

test('HOME-02 data that is late is left for the browser, so hydration matches the served page', async () => {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    isPublic: true,
    api: {} as PageContext['api'],
    texts: () => ({}),
  } as Partial<PageContext> as PageContext);
  const load = pageLoader({
    texts: [],
    prefetchLate: ({ cache }) =>
      Promise.all([
        cache.prefetchQuery({ queryKey: ['soon'], queryFn: () => Promise.resolve('here') }),
        cache.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => undefined) }),
      ]),
  });
  const request = new Request('http://localhost/');
  const { dehydrated } = await load({
    request,
    params: {},
    context,
  } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
  expect(dehydrated.queries.map(({ queryKey }) => queryKey)).toEqual([['soon']]);
});
