// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SavedSets } from './saved-sets.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  { question: { 'sets.empty': 'Empty', 'sets.empty-text': '', 'sets.generate': 'Generate' } },
];
const Address = () => `Address: ${useLocation().search}`;

test('GEN-10 a later page of saved sets that became empty leads to the first one', async () => {
  const call = vi
    .spyOn(rpcLink, 'call')
    .mockResolvedValue({ items: [], newer: null, older: null, total: { count: 0 } });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/?after=one']}>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Address />
            <Suspense>
              <SavedSets />
            </Suspense>
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2)));
  expect(document.body.textContent).toMatch(/^Address: (?!\?after)/u);
  await act(async () => root.unmount());
  call.mockRestore();
});
