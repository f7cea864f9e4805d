// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { draftKey } from '#web/lib/form-draft.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { createTestDraft } from '#web/lib/test-draft.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useSubmitTest } from './use-submit-test.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [{ 'skill-test': { 'complete.title': 'Test complete', 'complete.text': 'Thanks' } }];
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({});
afterAll(() => call.mockRestore());

function Submit() {
  const { mutate } = useSubmitTest('one');
  return (
    <button type="button" onClick={() => mutate()}>
      Submit
    </button>
  );
}

test('PRAC-02 a submitted test leaves no answers in the tab, whoever submits it', async () => {
  const cache = new QueryClient();
  const account = { userId: 'asha' };
  cache.setQueryData<unknown>(api.account.me.queryKey({ input: {} }), { account });
  createTestDraft(draftKey('skill-test-one', account.userId)).save({ at: 2 });
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={cache}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Submit />
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(Object.keys(sessionStorage)).toEqual([]);
  await act(async () => root.unmount());
});
