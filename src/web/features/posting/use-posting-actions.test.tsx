// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { usePostingActions } from './use-posting-actions.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const called: string[] = [];
const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path) => {
  called.push(path.at(-1) ?? '');
  if (path.at(-1) === 'move') throw Object.assign(new Error(), { code: 'POSTING_CHANGED' });
  return { items: [] };
});
afterAll(() => call.mockRestore());

function Row() {
  useQuery(api.posting.listOwn.query({}));
  const { move } = usePostingActions({ id: 'one', title: 'Baker', version: 1 });
  return (
    <button type="button" onClick={() => move('closed')}>
      Close
    </button>
  );
}

test('CO-03 a posting that somebody else changed says so, and the list is loaded again', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Row }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={namedTexts('posting', 'dashboard', 'plan', 'refusal', 'common')}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(called).toEqual(['listOwn']));
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(called).toEqual(['listOwn', 'move', 'listOwn']));
  expect(standardToasts.read().at(-1)).toMatchObject({
    title: 'done.failed',
    description: 'conflict.list',
  });
  await act(async () => root.unmount());
});
