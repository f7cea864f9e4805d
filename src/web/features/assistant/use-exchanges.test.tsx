// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useExchanges } from './use-exchanges.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Dialog() {
  useExchanges();
  return null;
}

test('CHAT-01 the conversation is loaded again after the student left the dashboard', async () => {
  const cache = new QueryClient();
  const key = api.assistant.listMessages.key();
  cache.setQueryData([...key, 'loaded before the last message'], {});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={[]}>
          <Dialog />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  expect(cache.getQueryCache().findAll({ queryKey: key })).toHaveLength(1);
  await act(async () => root.unmount());
  expect(cache.getQueryCache().findAll({ queryKey: key })).toEqual([]);
});
