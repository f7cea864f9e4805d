// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ChatHistory } from './chat-history.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const message = (id: string) => ({ id, sender: 'user', writer: null, lines: [{ text: id }] });
// Not a mock of the module: test files share the modules of their process.
const call = vi
  .spyOn(rpcLink, 'call')
  .mockImplementation(async (_path, input) =>
    'after' in (input as object)
      ? { items: [message('earlier')], older: null }
      : { items: [message('newest')], older: 'more' },
  );
afterAll(() => call.mockRestore());

test('CHAT-01 the window shows the newest message once the history is there, and stays when earlier ones are added', async () => {
  const onLoaded = vi.fn<() => void>();
  const noop = () => undefined;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ChatHistory onEmpty={noop} onLoaded={onLoaded} onGo={noop} />,
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={[{ assistant: { earlier: 'Earlier', you: 'You' }, common: { label: '{label}:' } }]}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const arrived = (text: string) =>
    act(() => vi.waitFor(() => expect(document.body.textContent).toContain(text)));
  await arrived('newest');
  expect(onLoaded).toHaveBeenCalledTimes(1);
  await act(async () => document.querySelector('button')?.click());
  await arrived('earlier');
  expect(onLoaded).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
