// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/shell.json' with { type: 'json' };
import type { Me } from '#contract/account.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { Bell } from './bell.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({
  common: { close: 'Close', label: 'Unread', unreachable: 'We couldn’t reach the server.' },
  shell: {
    bell: { ...words.bell, label: 'Notifications' },
    notification: { exported: words.notification.exported },
  },
});
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());
afterEach(() => document.body.replaceChildren());

test('DASH-02 UX-04 the bell says when notifications could not be marked as read', async () => {
  const item = {
    id: 'one',
    data: { kind: 'data.exported' },
    priority: 'normal',
    isRead: false,
    createdAt: new Date(0),
  };
  call.mockImplementation(async (path) => {
    if (path.at(-1) === 'markRead') throw new TypeError('offline');
    return { items: [item], unread: 1, newer: null, older: null };
  });
  const me = { kind: 'student', unread: 1 } as Me;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Bell me={me} />
          </TextsProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  const press = (name: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    expect(found).toBeDefined();
    return act(async () => found?.click());
  };
  await press('Notifications');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).toContain(words.bell['mark-all']);
  });
  await press(words.bell['mark-all']);
  await vi.waitFor(() =>
    expect(standardToasts.read().at(-1)).toMatchObject({
      title: words.bell['not-marked'],
      description: 'We couldn’t reach the server.',
      tone: 'danger',
    }),
  );
  await act(async () => root.unmount());
});
