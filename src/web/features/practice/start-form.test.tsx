// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { StartForm } from './start-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const listed = { items: [{ domain: 'design', experienceLevel: 'junior' }] };
const call = vi
  .spyOn(rpcLink, 'call')
  .mockImplementation(async (path) =>
    path.at(-1) === 'listSessions' ? listed : { plan: 'free', limit: 3, used: 1 },
  );
afterAll(() => call.mockRestore());

test('PRAC-03 the next mock interview starts in the field and level of the last one', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <StartForm kind="technical" /> }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={namedTexts('practice', 'question', 'common', 'dashboard')}
        >
          <Suspense>
            <Stub />
          </Suspense>
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const valueOf = (name: string) =>
    document.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
  await act(() =>
    vi.waitFor(() =>
      expect([valueOf('domain'), valueOf('experienceLevel')]).toEqual(['design', 'junior']),
    ),
  );
  await act(async () => root.unmount());
});
