// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import ApplicationAssessments from './application-assessments.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    assessment: { loading: 'Loading', 'workspace.none': 'None', 'workspace.link': 'Assessments' },
    common: { unreachable: 'No connection', retry: 'Try again' },
  },
];

const shows = (text: string) =>
  act(() => vi.waitFor(() => expect(document.body.textContent).toContain(text)));

test('CO-05 assessments that could not be loaded can be loaded again', async () => {
  const call = vi.spyOn(rpcLink, 'call').mockRejectedValueOnce(new TypeError('offline'));
  call.mockResolvedValue([]);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <MemoryRouter>
            <ApplicationAssessments applicationId="one" />
          </MemoryRouter>
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await shows('No connection');
  await act(async () => document.querySelector('button')?.click());
  await shows('None');
  expect(call).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  call.mockRestore();
});
