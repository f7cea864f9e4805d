// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useBulkMoves } from './use-bulk-moves.ts';
import { type Selectable, useSelection } from './use-selection.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const rows: Selectable[] = ['Asha', 'Ben'].map((fullName) => ({
  id: fullName,
  fullName,
  postingTitle: 'Baker',
  status: 'pending',
  version: 1,
  moves: ['rejected'],
  stage: null,
  stages: [],
}));

/** Templates are not loaded. */
const idle = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

function Bar() {
  const selection = useSelection();
  const { set } = selection;
  useEffect(() => set(rows, true), [set]);
  return <BulkBar selection={selection} bulk={useBulkMoves()} say={() => undefined} />;
}

test('CO-05 rejecting several applications is confirmed by a button that says so', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Bar }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const areas = [
    'application',
    'pipeline',
    'template',
    'company',
    'common',
    'dashboard',
    'applications',
    'refusal',
  ];
  await act(async () =>
    root.render(
      <QueryClientProvider client={idle}>
        <TextsProvider locale="en" timeZone="UTC" texts={namedTexts(...areas)}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const press = (element: Element | null) =>
    act(async () => {
      element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  await press(document.querySelector('[aria-haspopup=menu]'));
  await press(document.querySelector('[role=menuitem]'));
  const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent);
  // The dialog is loaded when it opens.
  await act(() => vi.waitFor(() => expect(buttons()).toContain('reject.confirm-all')));
  await act(async () => root.unmount());
});
