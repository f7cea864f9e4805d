// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import FeedDialog from './feed-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    drive: {
      'feed.create': 'Create',
      'feed.none': 'None',
      'feed.title-text': 'Feed',
      'feed.text': '',
    },
    common: { unreachable: 'No connection', retry: 'Try again', close: 'Close' },
  },
];

test('PRAC-06 an address that could not be loaded is not offered to be created, and so replaced', async () => {
  const call = vi.spyOn(rpcLink, 'call').mockRejectedValue(new TypeError('offline'));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <FeedDialog open onClose={() => undefined} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('No connection')));
  expect(document.body.textContent).not.toContain('Create');
  await act(async () => root.unmount());
  call.mockRestore();
});
