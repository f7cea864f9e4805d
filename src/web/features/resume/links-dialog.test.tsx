// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import LinksDialog from './links-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const link = { hasPassword: false, views: 0, lastViewedAt: null, createdAt: new Date(0) };
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({
  items: [
    { ...link, id: 'a', path: '/r/a', expiresAt: new Date(0), isOver: true },
    { ...link, id: 'b', path: '/r/b', expiresAt: null, isOver: false },
  ],
});
afterAll(() => call.mockRestore());

test('RES-05 a link that has expired cannot be copied any more', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LinksDialog resumeId="r1" onClose={() => undefined} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={namedTexts('resume', 'common', 'dashboard')}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const copies = () =>
    [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'link.copy',
    );
  await vi.waitFor(() => expect(copies()).toHaveLength(2));
  expect(copies().map(({ disabled }) => disabled)).toEqual([true, false]);
  await act(async () => root.unmount());
});
