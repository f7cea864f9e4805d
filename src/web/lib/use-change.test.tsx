// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { standardToasts } from '#web/ui/toast-store.ts';
import { TextsProvider } from './texts.tsx';
import { useChange } from './use-change.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [{ common: { unreachable: 'We couldn’t reach the server.' } }];

function Example({ call }: { call: (count: number) => Promise<string> }) {
  const { mutate } = useChange({
    call,
    changes: ['list'],
    done: (name, count) => `${name} saved ${count} times`,
    failed: (count) => `${count} not saved`,
  });
  return (
    <button type="button" onClick={() => mutate(2)}>
      Save
    </button>
  );
}

function List({ onLoad }: { onLoad: () => void }) {
  useQuery({ queryKey: ['list', 1], queryFn: () => Promise.resolve(onLoad()).then(() => null) });
  return null;
}

/** What the toast says after a press, and how often the list was loaded. */
async function press(call: (count: number) => Promise<string>) {
  let loads = 0;
  const onLoad = () => void (loads += 1);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Example call={call} />
          <List onLoad={onLoad} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  await act(async () => root.unmount());
  document.body.replaceChildren();
  const { title, description, tone } = standardToasts.read().at(-1) ?? {};
  return { title, description, tone, loads };
}

test('UX-04 a change that was made is said, and its queries are loaded again', async () => {
  expect(await press(() => Promise.resolve('Asha'))).toEqual({
    title: 'Asha saved 2 times',
    description: undefined,
    tone: 'success',
    loads: 2,
  });
});

test('UX-04 a change that failed is said with the reason, and its queries are loaded again', async () => {
  expect(await press(() => Promise.reject(new TypeError('offline')))).toEqual({
    title: '2 not saved',
    description: 'We couldn’t reach the server.',
    tone: 'danger',
    loads: 2,
  });
});
