// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SavedList } from './saved-list.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  { common: { newer: 'Newer', older: 'Older' } },
  {
    'saved-jobs': {
      'list.title': 'Saved jobs',
      'list.count': [['count'], ' saved jobs'],
      'list.on': ['Saved on ', ['when']],
      'list.pages': 'Pages',
      'list.newer': 'Newer',
      'list.older': 'Older',
      'list.over': 'No longer open',
      'list.remove': 'Remove',
      'list.remove-job': ['Remove ', ['title'], ' at ', ['company']],
    },
  },
];
// Not a mock of the module: test files share the modules of their process.
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());

const saved = (id: string, title: string, isOpen: boolean, status: string | null = null) => ({
  ...{ id, title, companyName: 'Acme', location: 'Pune', workplace: null, source: 'firstrung' },
  ...{ deadline: null, deadlineZone: null, isOpen, savedAt: new Date(0) },
  status,
  card: isOpen ? { id, title } : null,
});

async function show(at: string) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Suspense>
              <SavedList
                cardOf={({ title }, { note }) => `Card of ${title}. ${note}`}
                statusOf={(status) => `Is ${status}. `}
              />
            </Suspense>
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  return root;
}

test('STJ-07 an open saved job is shown as its card, a closed one is marked and can be removed', async () => {
  const items = [saved('one', 'Baker', true), saved('two', 'Potter', false, 'hired')];
  const total = { count: 2, capped: false };
  call.mockResolvedValue({ items, total, newer: null, older: null });
  const root = await show('/');
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(2));
  const [open, closed] = [...document.querySelectorAll('li')];
  expect(open?.textContent).toMatch(/^Card of Baker\. Saved on .*1970$/u);
  expect(closed?.textContent).toContain('Is hired. No longer open');
  expect(closed?.querySelector('a')).toBeNull();
  expect(closed?.querySelector('button')?.getAttribute('aria-label')).toBe('Remove Potter at Acme');
  await act(async () => root.unmount());
});

test('STJ-07 a later page whose last job was removed leads to the first page', async () => {
  const first = { items: [saved('one', 'Baker', true)], total: { count: 1, capped: false } };
  const cursors = { newer: null, older: null };
  call.mockImplementation((_path, input) =>
    Promise.resolve(
      (input as { after?: string }).after === undefined
        ? { ...first, ...cursors }
        : { ...first, items: [], ...cursors },
    ),
  );
  const root = await show('/?after=twenty');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Card of Baker'));
  await act(async () => root.unmount());
});
