// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ApplicationNotes } from './application-notes.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const note = (id: string) => ({ id, body: `Note ${id}`, at: new Date(0), author: 'Ana' });

test('CO-05 A11Y-02 the last older notes take the focus of the button that showed them', async () => {
  vi.spyOn(rpcLink, 'call').mockResolvedValue({ items: [note('1')], older: null });
  const application = { id: 'x', noteList: [note('2')], olderNotes: '2' } as OpenedApplication;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ApplicationNotes application={application} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = namedTexts('pipeline', 'dashboard', 'common', 'refusal', 'site');
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const older = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('notes-older'),
  );
  older?.focus();
  await act(async () => older?.click());
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Note 1')));
  expect(document.activeElement).toBe(document.querySelector('ul'));
  await act(async () => root.unmount());
});
