// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { searchesQuery } from './searches-query.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    common: { saved: 'Saved' },
    'saved-jobs': {
      failed: 'Failed',
      'searches.kept': 'Searches',
      'searches.kept-text': '',
      'searches.alert': 'Alert',
      'searches.alert-of': ['Alert of ', ['name']],
      'searches.alerts.off': 'Off',
      'searches.alerts.daily': 'Daily',
      'searches.alerts.weekly': 'Weekly',
      'searches.remove': 'Remove',
      'searches.remove-named': ['Remove ', ['name']],
      'searches.everything': 'All',
    },
  },
];

test('JOBS-01 of two job alert choices in a row the last one wins', async () => {
  let version = 1;
  const saved: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const search = { id: 'one', name: 'Bakers', query: 'q=baker', alert: 'off' };
  const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path, input) => {
    if (!path.includes('updateSearch')) return { kept: [{ ...search, version }], recent: [] };
    saved.push(input);
    if (saved.length === 1) await first.promise;
    version += 1;
    return {};
  });
  const cache = new QueryClient();
  cache.setQueryData<unknown>(searchesQuery().queryKey, {
    kept: [{ ...search, version }],
    recent: [],
  });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={cache}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <SavedSearches />
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  const choose = (alert: string) =>
    act(async () => {
      const select = document.querySelector('select');
      if (select) select.value = alert;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('daily');
  await choose('weekly');
  await act(async () => first.resolve());
  await act(() => vi.waitFor(() => expect(saved).toHaveLength(2)));
  expect(saved).toMatchObject([
    { alert: 'daily', version: 1 },
    { alert: 'weekly', version: 2 },
  ]);
  await act(async () => root.unmount());
  call.mockRestore();
});
