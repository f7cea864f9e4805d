// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { HiddenList } from './hidden-list.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    'saved-jobs': {
      shown: 'Back in your results',
      'searches.hidden': 'Hidden',
      'searches.hidden-text': 'What you hid.',
      'searches.no-hidden': 'Nothing is hidden.',
      'searches.show': 'Show',
      'searches.show-named': ['Show ', ['name']],
    },
  },
];
// Not a mock of the module: test files share the modules of their process.
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());

const job = { kind: 'posting', target: 'one', name: 'Baker' };

afterEach(() => document.body.replaceChildren());

test('JOBS-01 a hidden job stays listed until the server has shown it again', async () => {
  let items = [job];
  const saved = Promise.withResolvers<void>();
  call.mockImplementation(async (path) => {
    if (path.includes('listHidden')) return { items };
    await saved.promise;
    items = [];
    return { ...job, isHidden: false };
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Suspense>
            <HiddenList />
          </Suspense>
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Baker'));
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toContain('Baker');
  await act(async () => saved.resolve());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Nothing is hidden.'));
  await act(async () => root.unmount());
});
