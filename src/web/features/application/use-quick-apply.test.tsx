// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useQuickApply } from './use-quick-apply.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const call = vi.spyOn(rpcLink, 'call').mockImplementation(async ([noun, verb], input) => {
  if (noun === 'resume' && verb === 'createFile')
    return { id: `file of ${(input as { resumeId: string }).resumeId}` };
  throw new TypeError('Failed to fetch');
});
afterAll(() => call.mockRestore());

const texts = [{ apply: { 'quick.failed': 'Not sent' }, common: { unreachable: 'Offline' } }];
const posting = { id: 'posting', title: 'Baker', companyName: 'Kestrelane' };

function Apply({ resume }: { resume: string }) {
  const { mutate } = useQuickApply(posting);
  return (
    <button type="button" onClick={() => mutate({ id: resume, name: resume, isWritten: true })}>
      Apply
    </button>
  );
}

test('CAR-07 a retry sends the same file, and another resume a file of its own', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cache = new QueryClient();
  const apply = async (resume: string) => {
    await act(async () =>
      root.render(
        <MemoryRouter>
          <QueryClientProvider client={cache}>
            <TextsProvider locale="en" timeZone="UTC" texts={texts}>
              <Apply resume={resume} />
            </TextsProvider>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
    await act(async () => document.querySelector('button')?.click());
    await act(() => vi.waitFor(() => expect(cache.isMutating()).toBe(0)));
  };
  await apply('old');
  await apply('old');
  await apply('new');
  const sent = call.mock.calls.flatMap(([[, verb], input]) =>
    verb === 'hold' ? [(input as { resumeFileId: string }).resumeFileId] : [],
  );
  expect(sent).toEqual(['file of old', 'file of old', 'file of new']);
  const made = call.mock.calls.filter(([[, verb]]) => verb === 'createFile');
  expect(made.map(([, input]) => input)).toEqual([{ resumeId: 'old' }, { resumeId: 'new' }]);
  await act(async () => root.unmount());
});
