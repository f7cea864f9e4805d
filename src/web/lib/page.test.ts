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

test('A11Y-01 the title of a searched list says what was searched for', async () => {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    me: () => Promise.resolve({ kind: 'member' }),
    api: { account: { me: {} } },
    texts: () => ({}),
    settings: { platformName: 'Firstrung' },
    translate: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  } as unknown as PageContext);
  const load = pageLoader({ texts: [], only: ['member'], title: () => 'Candidates' });
  const titleAt = async (query: string) => {
    const request = new Request(`http://localhost/candidates${query}`);
    const given = { request, params: {}, context } as Partial<LoaderFunctionArgs>;
    const { tags } = await load(given as LoaderFunctionArgs);
    return tags.flatMap((tag) => ('title' in tag ? [tag.title] : []));
  };
  expect(await titleAt('?search=+&status=open')).toEqual(['Candidates · Firstrung']);
  expect(await titleAt('?search=SQL&name=Asha')).toEqual([
    'dashboard.title-search {"title":"Candidates","search":"SQL, Asha"} · Firstrung',
  ]);
});
