// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import compile from 'icu-minify/compile';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import pipeline from '#content/locales/en/pipeline.json' with { type: 'json' };
import refusals from '#content/locales/en/refusal.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { ViewMenu } from './view-menu.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// Compiled, so that the messages name the view.
const texts = flatTexts({ common, dashboard, pipeline, refusal: refusals }).map((areas) =>
  Object.fromEntries(
    Object.entries(areas).map(([area, flat]) => [
      area,
      Object.fromEntries(
        Object.entries(flat).map(([key, text]) => [key, compile(text) as unknown[]]),
      ),
    ]),
  ),
);
const query = 'status=under_review&sort=-match';
const view = { id: 'one', name: 'Reviewing', query };
const second = { id: 'two', name: 'Mine', query };
const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path) => {
  if (path.at(-1) === 'listViews') return { items: [view, second] };
  if (path.at(-1) === 'saveView' && refusal) throw Object.assign(new Error(), refusal);
  return view;
});
let refusal: object | null = null;
afterAll(() => call.mockRestore());

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=menuitemcheckbox]')]
      .find(({ textContent }) => textContent.includes(name))
      ?.click(),
  );

/** The menu of saved views, opened where both of them are shown. */
async function openMenu() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: ViewMenu,
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub initialEntries={[`/?${query}`]} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Reviewing')));
  const open = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  await act(async () => document.querySelector('button')?.dispatchEvent(open));
  return root;
}

test.each([
  ['restores a removed view', null, 'View “Reviewing” restored', undefined],
  [
    'leaves a view alone that was saved under its name',
    { code: 'VIEW_NAME_TAKEN', status: 409 },
    pipeline.views['not-restored'],
    refusals['view-name-taken'],
  ],
])('CO-05 Undo %s', async (_, refused, title, description) => {
  refusal = refused;
  call.mockClear();
  const root = await openMenu();
  await press('Remove');
  const told = await act(() =>
    vi.waitFor(() => {
      const found = standardToasts.read().find(({ isUndo }) => isUndo);
      expect(found?.title).toBe('View “Reviewing” removed');
      return found;
    }),
  );
  await act(async () => told?.action?.onAction());
  const sent = call.mock.calls.map(([path, input]) => [path.at(-1), input]);
  expect(sent).toContainEqual(['removeView', { viewId: 'one' }]);
  expect(sent.find(([name]) => name === 'saveView')).toEqual([
    'saveView',
    { name: 'Reviewing', query, isNew: true },
  ]);
  await act(() => vi.waitFor(() => expect(standardToasts.read().at(-1)).toMatchObject({ title })));
  expect(standardToasts.read().at(-1)?.description).toBe(description);
  await act(async () => root.unmount());
});

test('CO-05 a view with the same filters as another one can be removed too', async () => {
  refusal = null;
  call.mockClear();
  const root = await openMenu();
  await press('Remove “Mine”');
  await act(() =>
    vi.waitFor(() =>
      expect(call.mock.calls.map(([path, input]) => [path.at(-1), input])).toContainEqual([
        'removeView',
        { viewId: 'two' },
      ]),
    ),
  );
  await act(async () => root.unmount());
});
