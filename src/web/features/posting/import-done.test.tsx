// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import type { ImportReport } from '#contract/posting-import.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ImportDone } from './import-done.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({ removed: 1, kept: 0 });
afterAll(() => call.mockRestore());

test('ADM-03 an import is taken back once', async () => {
  const rows = [
    { place: { line: 2, item: null }, title: 'Baker', company: 'Kestrelane', outcome: 'created' },
  ] as const;
  const report: ImportReport = {
    problems: [],
    ignored: [],
    rows: rows.map((row) => ({ ...row, problems: [], id: 'one' })),
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('admin-jobs')}>
            <ImportDone report={report} onAgain={() => undefined} />
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  const undo = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('import.undo'),
    );
  await act(async () => undo()?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('import.removed'));
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ postingIds: ['one'] }]);
  expect(undo()).toBeUndefined();
  await act(async () => root.unmount());
});
