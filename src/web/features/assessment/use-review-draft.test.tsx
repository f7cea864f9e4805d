// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { useReviewDraft } from './use-review-draft.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => sessionStorage.clear());

const start = [
  { place: 0, criterion: 'Clear', note: '' },
  { place: 1, criterion: 'Clear', note: '' },
];

function Example({ version }: { version: number }) {
  const [rows, setRows] = useState<readonly (typeof start)[number][]>(start);
  const draft = useReviewDraft({ sittingId: 'one', version, start, onFound: setRows });
  const write = () =>
    draft.keep(rows.map((row) => (row.place === 1 ? { ...row, note: 'Good' } : row)));
  return (
    <>
      <button type="button" onClick={write}>
        Write
      </button>
      <button type="button" onClick={draft.forget}>
        Submit
      </button>
      <output>{rows.map(({ note }) => note).join('|')}</output>
    </>
  );
}

/** What the form shows after the page was loaded, and after pressing a button on it. */
async function load(version: number, press?: 'Write' | 'Submit') {
  const cache = new QueryClient();
  cache.setQueryData(api.account.me.query().queryKey, { account: { userId: 'u' } as Me });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Example version={version} />
      </QueryClientProvider>,
    ),
  );
  const shown = place.querySelector('output')?.textContent;
  const button = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === press,
  );
  await act(async () => button?.click());
  await act(async () => root.unmount());
  return shown;
}

test('CO-07 a half-written review survives a reload, until it is submitted or another one was saved', async () => {
  expect(await load(0, 'Write')).toBe('|');
  expect(await load(0)).toBe('|Good');
  expect(await load(1)).toBe('|');
  expect(await load(0, 'Submit')).toBe('|Good');
  expect(await load(0)).toBe('|');
});
