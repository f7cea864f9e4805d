// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { OwnPreferences } from '#contract/match.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { PreferenceForm } from './preference-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const saved: OwnPreferences = {
  version: 1,
  years: null,
  locations: [],
  wantsRemote: 'yes',
  expectedSalary: null,
  salaryCurrency: 'INR',
  salaryPeriod: 'year',
  degree: null,
  graduationYear: null,
  permits: [],
  visibility: 'off',
  isAvailable: true,
};
/** Every text is its own key. */
const anyText = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => String(name),
    getOwnPropertyDescriptor: (_, name) => ({ value: String(name), configurable: true }),
  },
);
const texts = [{ match: anyText, common: anyText, dashboard: anyText }];

test('HOME-02 saved preferences make the recommended jobs outdated', async () => {
  const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({ ...saved, version: 2 });
  const cache = new QueryClient();
  const { queryKey } = api.match.listRecommended.query();
  cache.setQueryData<unknown>(queryKey, { items: [] });
  const router = createMemoryRouter([{ path: '/', element: <PreferenceForm saved={saved} /> }]);
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <RouterProvider router={router} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => document.querySelector('form')?.requestSubmit());
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalled()));
  await vi.waitFor(() => expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true));
  await act(async () => root.unmount());
  call.mockRestore();
});
