// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { LooseNotes } from './loose-notes.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    dashboard: { next: 'Next', previous: 'Previous' },
    talent: {
      'notes.title': 'Notes',
      'notes.text': 'Without a student.',
      'notes.by': ['name'],
      'notes.remove': 'Delete',
      'notes.removed': 'Deleted',
      'notes.failed': 'Not deleted',
      former: 'Former colleague',
    },
  },
];
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());
afterEach(() => document.body.replaceChildren());

const press = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name,
  );
  expect(found).toBeDefined();
  return act(async () => found?.click());
};
const sees = (body: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).toContain(body);
  });

/** Two pages with a note each. */
async function show() {
  let notes = ['first', 'second'];
  call.mockImplementation(async (path, input) => {
    if (path.at(-1) === 'removeNote') {
      notes = notes.filter((id) => id !== (input as { noteId: string }).noteId);
      return { id: 'second' };
    }
    const isLater = (input as { after?: string }).after !== undefined;
    const shown = notes.filter((id) => isLater === (id === 'second'));
    return {
      items: shown.map((id) => ({
        id,
        body: `The ${id} note`,
        author: null,
        updatedAt: new Date(0),
      })),
      newer: isLater && shown.length > 0 ? 'start' : null,
      older: isLater || notes.length < 2 ? null : 'end',
      total: { count: notes.length, capped: false },
    };
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <LooseNotes />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await sees('The first note');
  return root;
}

test('CO-04 after the last note of a later page is deleted, the earlier ones are shown', async () => {
  const root = await show();
  await press('Next');
  await sees('The second note');
  await press('Delete');
  await sees('The first note');
  expect(document.body.textContent).not.toContain('The second note');
  await act(async () => root.unmount());
});

test('CO-04 a later page of notes leads back to the earlier ones', async () => {
  const root = await show();
  await press('Next');
  await sees('The second note');
  await press('Previous');
  await sees('The first note');
  expect(document.body.textContent).not.toContain('The second note');
  await act(async () => root.unmount());
});
