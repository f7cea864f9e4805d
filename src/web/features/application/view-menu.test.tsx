// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import pipeline from '#content/locales/en/pipeline.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { ViewMenu } from './view-menu.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const query = 'status=under_review&sort=-match';
const view = { id: 'one', name: 'Reviewing', query };
const call = vi
  .spyOn(rpcLink, 'call')
  .mockImplementation(async (path) => (path.at(-1) === 'listViews' ? { items: [view] } : view));
afterAll(() => call.mockRestore());

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=menuitemcheckbox]')]
      .find(({ textContent }) => textContent.includes(name))
      ?.click(),
  );

test('CO-05 a saved view that was removed is saved again by Undo', async () => {
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
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={flatTexts({ common, dashboard, pipeline })}
        >
          <Stub initialEntries={[`/?${query}`]} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Reviewing')));
  const open = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  await act(async () => document.querySelector('button')?.dispatchEvent(open));
  await press('Remove');
  const told = await act(() =>
    vi.waitFor(() => {
      const found = standardToasts.read().find(({ isUndo }) => isUndo);
      expect(found?.title).toBe(pipeline.views.removed);
      return found;
    }),
  );
  await act(async () => told?.action?.onAction());
  const sent = call.mock.calls.map(([path, input]) => [path.at(-1), input]);
  expect(sent).toContainEqual(['removeView', { viewId: 'one' }]);
  expect(sent.find(([name]) => name === 'saveView')).toEqual([
    'saveView',
    { name: 'Reviewing', query },
  ]);
  await act(async () => root.unmount());
});
