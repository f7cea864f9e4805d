// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import compile from 'icu-minify/compile';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import skillTest from '#content/locales/en/skill-test.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { TestSetup } from './test-setup.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ 'skill-test': skillTest }).map((areas) =>
  Object.fromEntries(
    Object.entries(areas).map(([area, named]) => [
      area,
      Object.fromEntries(
        Object.entries(named).map(([key, text]) => [key, compile(text) as unknown[]]),
      ),
    ]),
  ),
);

test('PRAC-02 the message about a wrong number of questions is gone when the test starts', async () => {
  const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path) => {
    if (path.includes('listDomains')) return [{ domain: 'frontend', best: null, countsFrom: null }];
    if (path.includes('loadOwn')) return { tests: { timeFactor: 1 } };
    return new Promise(() => undefined);
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/?domain=frontend']}>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Suspense>
              <TestSetup />
            </Suspense>
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull()));
  const open = () => standardToasts.read().filter((toast) => toast.open);
  const startWith = (count: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>('[name=questionCount]');
      if (input) input.value = count;
      document.querySelector('form')?.requestSubmit();
    });
  await startWith('9');
  expect(open()).toHaveLength(1);
  await startWith('5');
  expect(open()).toEqual([]);
  await act(async () => root.unmount());
  call.mockRestore();
});
