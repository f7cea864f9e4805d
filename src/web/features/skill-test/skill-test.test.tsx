// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SkillTest } from './skill-test.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    'skill-test': { submitting: 'Submitting', 'submit-failed': 'Not submitted' },
    common: { unreachable: 'No connection', retry: 'Try again', close: 'Close' },
  },
];

test('PRAC-02 an expired test that could not be submitted is submitted on retry', async () => {
  const submitted = vi.fn();
  const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path) => {
    if (path.includes('findRunning')) return { test: null, expiredId: 'one' };
    if (!path.includes('submitAttempt')) return { account: null };
    submitted();
    throw new TypeError('offline');
  });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Suspense>
              <SkillTest />
            </Suspense>
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Try again')));
  await act(async () => document.querySelector('button')?.click());
  expect(submitted).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  call.mockRestore();
});
