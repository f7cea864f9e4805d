// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ImportPostings } from './import-postings.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = namedTexts('admin-jobs', 'common', 'dashboard');

const checks: PromiseWithResolvers<unknown>[] = [];
const company = { id: 'kestrelane', name: 'Kestrelane', timeZone: 'UTC' };
const call = vi.spyOn(rpcLink, 'call').mockImplementation(async ([noun]) => {
  if (noun === 'company') return { items: [company] };
  const check = Promise.withResolvers<unknown>();
  checks.push(check);
  return check.promise;
});
afterAll(() => call.mockRestore());

const report = {
  problems: [],
  ignored: [],
  rows: [
    {
      place: { line: 2, item: 0 },
      title: 'Baker',
      company: 'Kestrelane',
      outcome: 'created',
      problems: [],
      id: null,
    },
  ],
};

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name));

async function pickFile(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = [new File(['title'], name)];
  if (input) Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

test('ADM-03 a check that answers after another file was chosen does not lead to its import', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <ImportPostings />
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain(company.name));
  const select = document.querySelector('select');
  if (select) select.value = company.id;
  await act(async () => select?.dispatchEvent(new Event('change', { bubbles: true })));
  await pickFile('first.csv');
  await act(async () => button('import.check')?.click());
  await vi.waitFor(() => expect(checks).toHaveLength(1));
  await pickFile('second.csv');
  await act(async () => checks[0]?.resolve(report));
  expect(button('import.import')).toBeUndefined();

  await act(async () => button('import.check')?.click());
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  await act(async () => checks[1]?.resolve(report));
  await vi.waitFor(() => expect(button('import.import')).toBeDefined());
  await act(async () => root.unmount());
});
